import { ranks } from '#skirmish';
import { z } from 'zod';

export {
  cardIdSchema,
  cardSideSchema,
  characteristicSchema,
  figureIdSchema,
  idSchema,
  ranks,
  type CardId,
  type Difficulty,
  type FigureId,
  type Rank,
  type SpaceId,
} from '#skirmish';

/** The two sides (SKAROV-GEN-01, SKAROV-GEN-04). */
export const sides = ['HEROES', 'OVERLORD'] as const;
export const sideSchema = z
  .enum(sides)
  .meta({ id: 'Side', description: 'The heroes, or the overlord with all villains and traps (SKAROV-GEN-04).' });
export type Side = z.output<typeof sideSchema>;

/** The purpose of a room (SKAROV-TILE-02). */
export const roomKindSchema = z.enum(['ENTRY', 'CONTROL', 'OBJECTIVE', 'TRAP', 'PLAIN']).meta({ id: 'RoomKind' });

/** The passage on an edge between two rooms (SKAROV-BASE-04, SKAROV-BASE-08). */
export const passageKindSchema = z.enum(['DOOR', 'AIRLOCK']).meta({ id: 'PassageKind' });

/** A tile of the box: 1 to 9. */
export const tileNumberSchema = z.int().min(1).max(9).meta({ description: 'A tile, by its number.' });

/** Id of a room: the face of a tile, `t3a`. */
export const faceIdSchema = z
  .string()
  .min(1)
  .max(80)
  .meta({ description: 'A room, by the id of its face, such as "t3a".' });

/** An edge between two rooms, and the passage or door on it: `x,y,E` east of a cell, `x,y,S` south of it. */
export const edgeIdSchema = z
  .string()
  .regex(/^-?\d{1,3},-?\d{1,3},[ES]$/)
  .meta({ description: 'An edge of the base: "x,y,E" east of a cell, "x,y,S" south of it.' });

export const rankSchema = z.enum(ranks).meta({ id: 'Rank', description: 'Rank of a hero (SKAROV-RANK-01).' });

/** Every step that waits for seats (skarov.md 4). */
export const stepSchema = z
  .enum([
    'setup.scenario',
    'setup.heroes',
    'setup.tiles',
    'setup.passages',
    'setup.minions',
    'setup.lieutenants',
    'setup.review',
    'setup.placement',
    'strategy',
    'strategy.lastWord',
    'activation.hero',
    'activation.choice',
    'activation.villain',
    'endOfTurn.room',
    'advancement',
    'window.reaction',
    'window.push',
    'window.choice',
  ])
  .meta({ id: 'Step' });
export type Step = z.output<typeof stepSchema>;

/** Why the game has ended (SKAROV-GEN-03, SKAROV-GEN-13). */
export const endReasonSchema = z
  .enum(['NO_HERO', 'SKAROV_OUT', 'ESCAPE', 'TURN_LIMIT', 'RESIGNATION'])
  .meta({ id: 'EndReason' });
export type EndReason = z.output<typeof endReasonSchema>;

export const seatSchema = z.int().min(0).max(4).meta({ description: 'A seat, from 0.' });

/** No game goes on after this turn, with or without a limit of its own: every game ends (SKAROV-GEN-07). */
export const LAST_TURN = 60;
