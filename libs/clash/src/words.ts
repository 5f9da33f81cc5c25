import { ranks } from '#skirmish';
import { z } from 'zod';

export {
  articleIdSchema,
  attackModeSchema,
  cardIdSchema,
  characteristics,
  characteristicSchema,
  difficultySchema,
  figureIdSchema,
  idSchema,
  pieceIdSchema,
  spaceIdSchema,
  testIdSchema,
  testKeySchema,
  type ArticleId,
  type CardId,
  type CardSide,
  type Characteristic,
  type DoorId,
  type FigureId,
  type MissionId,
  type PieceId,
  type PowerId,
  type Rank,
  type SpaceId,
  type TestId,
} from '#skirmish';
export { countSchema } from '#skirmish/view';

/** The two sides of heroes; solo and co-op have one of them (CLASH-011, CLASH-191). */
export const sides = ['A', 'B'] as const;
export const sideSchema = z.enum(sides).meta({ id: 'Side', description: 'A side of heroes.' });
export type Side = z.output<typeof sideSchema>;

export const modes = ['VERSUS', 'SOLO', 'COOP'] as const;
export const modeSchema = z.enum(modes).meta({ id: 'Mode' });

export const rankSchema = z.enum(ranks).meta({ id: 'Rank', description: 'Rank of a hero (CLASH-068).' });

export { ranks };

export const objectUseSchema = z.enum(['CLASSIC', 'AGGRESSIVE']).meta({ id: 'ObjectUse' });
export type ObjectUse = z.output<typeof objectUseSchema>;

/** The two newspapers (CLASH-016). */
export const newspapers = ['GUARDIANS_CHRONICLES', 'MERCURY_HERALD'] as const;
export const newspaperSchema = z.enum(newspapers).meta({ id: 'Newspaper' });
export type Newspaper = z.output<typeof newspaperSchema>;

export const articleSizeSchema = z.enum(['LARGE', 'MEDIUM', 'SMALL']).meta({ id: 'ArticleSize' });
export type ArticleSize = z.output<typeof articleSizeSchema>;

/** Every step that waits for seats (clash.md 4). */
export const stepSchema = z
  .enum([
    'setup.consent',
    'setup.heroes',
    'setup.teamUp',
    'setup.cards',
    'setup.sidekicks',
    'setup.newspapers',
    'setup.placement',
    'strategy',
    'activation.hero',
    'window.reaction',
    'window.push',
    'window.choice',
    'endOfTurn.promotion',
    'advancement',
  ])
  .meta({ id: 'Step' });
export type Step = z.output<typeof stepSchema>;

/** The winner (CLASH-256). */
export const outcomeSchema = z.enum(['SIDE_A', 'SIDE_B', 'DRAW', 'VILLAIN']).meta({ id: 'Outcome' });
export type Outcome = z.output<typeof outcomeSchema>;

/** The reason for the end of the game. */
export const endReasonSchema = z
  .enum(['OBJECTIVE', 'VILLAIN_OBJECTIVE', 'SHEET', 'NO_HERO', 'TURN_LIMIT', 'RESIGNATION', 'VICTORY'])
  .meta({ id: 'EndReason' });
export type EndReason = z.output<typeof endReasonSchema>;

export const seatSchema = z.int().min(0).max(5).meta({ description: 'A seat, from 0.' });
