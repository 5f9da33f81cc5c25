import type { ZoneId } from '../board/board.js';
import type { SpaceId } from '../cells/cells.js';
import type { Effect } from '../content/vocabulary/language.js';
import type { AttackMode, Characteristic, FigureId, PieceId, PowerId, TestId, TestKey } from '../content/words.js';
import type { RolledDie } from '../dice/dice.js';
import type { Side } from '../state.js';

/*
 * The machine inside a command is a stack of frames, newest last (docs/decisions/0008). A frame is plain data: when a
 * window opens in the middle of an attack, the whole stack stands in the event that opens it, and the answer goes on from there.
 * Nothing secret may stand in a frame.
 */

/** Why an automatic choice fell as it did: the candidates, best first (CLASH-232). */
export interface Weighed {
  rule: string;
  candidates: { candidateId: string; keys: number[] }[];
  drawn: boolean;
}

/** The figures and pieces that an effect refers to. */
export interface Context {
  /** Card, sheet, rule or item that does it. */
  sourceId: string;
  /** SELF. */
  selfId: FigureId | null;
  /** CAUSE. */
  causeId: FigureId | null;
  /** TARGET. */
  targetId: FigureId | null;
  /** CHOSEN. */
  chosenId: FigureId | null;
  /** The token, object or door that was tested or used. */
  pieceId: PieceId | null;
  /** Side credited with damage (CLASH-246); null: none. */
  creditSide: Side | null;
  creditHeroId: FigureId | null;
  /** True inside a reaction of a villain or scenario: what happens there sets no other one off (CLASH-226). */
  inReaction: boolean;
  /** True inside an attack or power that was granted: no power that grants an attack answers it (CLASH-213). */
  granted: boolean;
  /** True inside a power that answers an attack or test: it opens no further reaction window (CLASH-211). */
  silent: boolean;
}

/** The effects of one source, done one after the other. */
export interface EffectsFrame<E = Effect> {
  kind: 'effects';
  context: Context;
  /** The remaining effects, next first. */
  effects: E[];
  /** Figures that have still to do the first effect, next first; null: not worked out yet. */
  todo: string[] | null;
  /** An answer that has come for the first effect (`choose`, `chooseFigure`, `moveFreely`, …). */
  answer: string | null;
}

/** Stages of CLASH-245, in order. */
export type AttackStage =
  | 'DECLARED'
  | 'BEFORE_ROLL'
  | 'ROLL'
  | 'AFTER_ROLL'
  | 'COMPARE'
  | 'BEFORE_DAMAGE'
  | 'DAMAGE'
  | 'PUSH'
  | 'AFTER_HIT'
  | 'AFTER_ATTACK'
  | 'REACTIONS'
  | 'DONE';

/** An attack, stage after stage. */
export interface AttackFrame {
  kind: 'attack';
  stage: AttackStage;
  context: Context;
  attackerId: FigureId;
  targetId: FigureId;
  mode: AttackMode;
  /** Ranged without a power, as an effect or an object says. */
  rangedGiven: boolean;
  /** A power has replaced the target: reach is not checked again. */
  redirected: boolean;
  /** Dice beside those of characteristics and cards (object, effect, reaction). */
  combat: number;
  power: number;
  defense: number;
  damage: number;
  prevented: number;
  /** Steps of push left; a villain has those of its sheet (CLASH-153). */
  push: number;
  /** Object used as the weapon. */
  weaponId: PieceId | null;
  /** Why the target was chosen, until it is told (CLASH-232). */
  weighed: Weighed | null;
  dice: RolledDie[];
  /** Successes that powers add or take off. */
  change: number;
  successes: number;
  hit: boolean;
  missed: boolean;
  /** Powers already offered in this stage, `figureId/powerId`. */
  offered: string[];
  /** Reactions noted before it began: they wait for what it is a part of. */
  noted: number;
  answer: string | null;
}

/** A characteristic test. */
export interface TestFrame {
  kind: 'test';
  stage: 'ATTEMPT' | 'AFTER_ROLL' | 'COMPARE' | 'REACTIONS' | 'DONE';
  context: Context;
  testKey: TestKey;
  testId: TestId;
  heroId: FigureId;
  characteristic: Characteristic;
  /** Use of an object that begins with this test, where the game has objects; null: a test on its card. */
  object: { objectId: PieceId; use: 'CLASSIC' | 'AGGRESSIVE'; targetId: FigureId | null } | null;
  afar: boolean;
  value: number;
  faces: number[];
  change: number;
  sure: boolean;
  passed: boolean;
  offered: string[];
  noted: number;
  answer: string | null;
}

/** A rule of a sheet or scenario that something has set off. */
export interface QueuedRule {
  ruleId: string;
  context: Context;
}

/**
 * Reactions of villain and scenario, in the order in which they were set off (CLASH-226). The one at the bottom of a
 * command, item or rule `collects`: what happens above it is noted in it, and answered when nothing lies above.
 */
export interface ReactionsFrame {
  kind: 'reactions';
  context: Context;
  collects: boolean;
  queue: QueuedRule[];
}

/** The rest of a move that has been stopped on its way, until what lies there is resolved (SKAROV-TILE-13). */
export interface WalkFrame {
  kind: 'walk';
  context: Context;
  figureId: FigureId;
  /** Where the move ends. */
  to: SpaceId;
  /** The zones that it still enters, in order. */
  zones: ZoneId[];
  /** Where the figure stands now; a figure that stands elsewhere goes no further. */
  stands: SpaceId;
}

/** Powers that do something at the reveal, in order. */
export interface RevealFrame {
  kind: 'reveal';
  powers: { figureId: FigureId; powerId: PowerId }[];
}

/** The kinds of frames that every game has. */
export type Frame = EffectsFrame | AttackFrame | TestFrame | ReactionsFrame | RevealFrame | WalkFrame;

/** A frame of one kind. */
export type FrameOf<K extends Frame['kind']> = Extract<Frame, { kind: K }>;

/** A frame of any game. */
export interface AnyFrame {
  kind: string;
}
