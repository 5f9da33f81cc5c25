import { z } from 'zod';

/** The two sides of heroes; solo and co-op have one of them (CLASH-011, CLASH-191). */
export const sides = ['A', 'B'] as const;
export const sideSchema = z.enum(sides).meta({ id: 'Side', description: 'A side of heroes.' });
export type Side = z.output<typeof sideSchema>;

export const modes = ['VERSUS', 'SOLO', 'COOP'] as const;
export const modeSchema = z.enum(modes).meta({ id: 'Mode' });
export type Mode = z.output<typeof modeSchema>;

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
export const idSchema = z.string().min(1).max(80);
export const countSchema = z.int().min(0).max(999);
