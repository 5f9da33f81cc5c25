import { idSchema as idOf, type Id } from '#kernel';
import type { DoorId, SpaceId, ZoneId } from '#skirmish';
import { z } from 'zod';

export type { DoorId, SpaceId, ZoneId };

/** The two sides of heroes; solo and co-op have one of them (CLASH-011, CLASH-191). */
export const sides = ['A', 'B'] as const;
export const sideSchema = z.enum(sides).meta({ id: 'Side', description: 'A side of heroes.' });
export type Side = z.output<typeof sideSchema>;

export const modes = ['VERSUS', 'SOLO', 'COOP'] as const;
export const modeSchema = z.enum(modes).meta({ id: 'Mode' });

export const ranks = ['ROOKIE', 'HERO', 'VETERAN'] as const;
export const rankSchema = z.enum(ranks).meta({ id: 'Rank', description: 'Rank of a hero (CLASH-068).' });
export type Rank = z.output<typeof rankSchema>;

/** How much harder villains are in solo and co-op: their defense (CLASH-196). */
export const difficulties = ['EASY', 'NORMAL', 'HARD'] as const;
export const difficultySchema = z.enum(difficulties).meta({ id: 'Difficulty' });
export type Difficulty = z.output<typeof difficultySchema>;

export const characteristics = ['SPEED', 'ATTACK', 'DEFENSE', 'MIND'] as const;
/** The characteristics that modifiers, tests and team-up tokens speak of, in canonical order (CLASH-027). */
export const characteristicSchema = z.enum(characteristics).meta({ id: 'Characteristic' });
export type Characteristic = z.output<typeof characteristicSchema>;

/** Where a card lies beside the sheet: special power left, secret technique right (CLASH-044). */
export const cardSideSchema = z.enum(['LEFT', 'RIGHT']).meta({ id: 'CardSide' });
export type CardSide = z.output<typeof cardSideSchema>;

export const attackModeSchema = z.enum(['MELEE', 'RANGED']).meta({ id: 'AttackMode' });
export type AttackMode = z.output<typeof attackModeSchema>;

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

/** Who has won (CLASH-256). */
export const outcomeSchema = z.enum(['SIDE_A', 'SIDE_B', 'DRAW', 'VILLAIN']).meta({ id: 'Outcome' });
export type Outcome = z.output<typeof outcomeSchema>;

/** Why the game has ended. */
export const endReasonSchema = z
  .enum(['OBJECTIVE', 'VILLAIN_OBJECTIVE', 'SHEET', 'NO_HERO', 'TURN_LIMIT', 'RESIGNATION', 'VICTORY'])
  .meta({ id: 'EndReason' });
export type EndReason = z.output<typeof endReasonSchema>;

export const seatSchema = z.int().min(0).max(5).meta({ description: 'A seat, from 0.' });
export const countSchema = z.int().min(0).max(999);

/** Ids of whatever has no kind of its own below, and of things that may be of several kinds. */
export const idSchema = z.string().min(1).max(80);

/** Id of a hero, sidekick or villain figure (`x-tina-1`). A hero, and a sidekick, has the id of its sheet. */
export type FigureId = Id<'figure'>;
export const figureIdSchema = idOf<'figure'>().min(1).max(80);

/** A space of the board: its cell, as `x,y`. */
export const spaceIdSchema = idOf<'space'>().max(9).meta({ description: 'A space of the board, as "x,y".' });

/** Id of a power card, or of a wound card in play (`wound:7`). */
export type CardId = Id<'card'>;
export const cardIdSchema = idOf<'card'>().min(1).max(80);

/** Id of a power: that of its card, or the one that its sheet gives it. */
export type PowerId = Id<'power' | 'card'>;
export const powerIdSchema = idOf<'power' | 'card'>().min(1).max(80);

/** Id of an object or token on the board (`relay-4`). */
export type PieceId = Id<'piece'>;
export const pieceIdSchema = idOf<'piece'>().min(1).max(80);

/** Id of a test card. */
export type TestId = Id<'test'>;
export const testIdSchema = idOf<'test'>().min(1).max(80);

/** A test at its place: the id of its card, and the piece that it is at where there are several (`machine@token-2`). */
export type TestKey = Id<'testKey' | 'test'>;
export const testKeySchema = idOf<'testKey' | 'test'>().min(1).max(80);

/** Id of a personal mission. */
export type MissionId = Id<'mission'>;
export const missionIdSchema = idOf<'mission'>().min(1).max(80);

/** Id of an article of the sheet; praise and discredit have that of their hero. */
export type ArticleId = Id<'article' | 'figure'>;
export const articleIdSchema = idOf<'article' | 'figure'>().min(1).max(80);
