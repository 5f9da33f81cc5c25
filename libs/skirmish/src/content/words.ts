import { idSchema as idOf, type Id } from '#kernel';
import { z } from 'zod';

export const ranks = ['ROOKIE', 'HERO', 'VETERAN'] as const;
/** Rank of a hero; each game describes it by its own rule. */
export type Rank = (typeof ranks)[number];

export const difficultySchema = z.enum(['EASY', 'NORMAL', 'HARD']).meta({ id: 'Difficulty' });
export type Difficulty = z.output<typeof difficultySchema>;

export const characteristics = ['SPEED', 'ATTACK', 'DEFENSE', 'MIND'] as const;
/** The characteristics that modifiers and tests speak of, in canonical order. */
export const characteristicSchema = z.enum(characteristics).meta({ id: 'Characteristic' });
export type Characteristic = z.output<typeof characteristicSchema>;

/** Where a card lies beside the sheet: special power left, secret technique right. */
export const cardSideSchema = z.enum(['LEFT', 'RIGHT']).meta({ id: 'CardSide' });
export type CardSide = z.output<typeof cardSideSchema>;

export const attackModeSchema = z.enum(['MELEE', 'RANGED']).meta({ id: 'AttackMode' });
export type AttackMode = z.output<typeof attackModeSchema>;

/** Ids of things without a kind of their own below, and of things that may be of several kinds. */
export const idSchema = z.string().min(1).max(80);

/** Id of a figure (`x-tina-1`). A hero has the id of its sheet. */
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

/** Id of a test. */
export type TestId = Id<'test'>;
export const testIdSchema = idOf<'test'>().min(1).max(80);

/** A test at its place: the id of its card, and the piece that it is at where there are several (`machine@token-2`). */
export type TestKey = Id<'testKey' | 'test'>;
export const testKeySchema = idOf<'testKey' | 'test'>().min(1).max(80);

/** Id of a personal mission. */
export type MissionId = Id<'mission'>;
export const missionIdSchema = idOf<'mission'>().min(1).max(80);

/** Id of an article at stake; praise and discredit have that of their hero. */
export type ArticleId = Id<'article' | 'figure'>;
export const articleIdSchema = idOf<'article' | 'figure'>().min(1).max(80);
