import type { SkirmishTurn, TableTurn } from '../skirmish-turn.js';
import type { Credit } from './context.js';
import type { AnyFrame, AttackFrame, Context, Frame, FrameOf, QueuedRule, TestFrame } from './frames.js';
import type { MachineEvent } from './machine-event.js';
import type { StepResult } from './step-result.js';

/**
 * The machine as the rules of frames see it: what they may ask of it and put on it. They import this alone; who runs
 * them, and what other frames do, is none of their business. `T`, `F` and `H` are what a game has beside: its own turn, further
 * frames and happenings.
 */
export interface Runner<
  T extends SkirmishTurn = SkirmishTurn,
  F extends AnyFrame = never,
  H extends { readonly kind: string } = never,
> extends TableTurn {
  readonly turn: T;
  /** The state as the events so far have made it. */
  readonly state: T['state'];
  /** Puts a frame on top: it runs next. */
  push(frame: Frame | F): void;
  /** Frames that run one after the other, the first one first. */
  pushAll(frames: readonly (Frame | F)[]): void;
  /**
   * The bottom of a command, list item or rule: what happens above it sets off reactions, and when everything above is
   * done there is a state check (CLASH-203, CLASH-226).
   */
  pushRoot(context: Context): void;
  /** The newest frame of a kind, for effects that change the running attack or test. */
  newest<K extends Frame['kind']>(kind: K): FrameOf<K> | undefined;
  /** The attack or test that a power answers: the newest on the stack. */
  newestRoll(): AttackFrame | TestFrame | undefined;
  /** A state check; what goes out or is won in it is put down to the context (CLASH-203, CLASH-246). */
  check(context: Context): void;
  /** Notes what reactions something sets off; inside a reaction it sets off none (CLASH-226). */
  happened(happening: MachineEvent | H, context: Context): void;
  /** How many reactions have been noted so far: an attack or test that begins now will answer those after them. */
  readonly noted: number;
  /** Takes the reactions noted since an attack or test began, to be answered now that it is over. */
  takeNoted(since: number): QueuedRule[];
}

/** One step of the newest frame, for each kind of frame. */
export type FrameRules<R, F extends AnyFrame> = {
  readonly [K in F['kind']]: (runner: R, frame: Extract<F, { kind: K }>) => StepResult;
};

/** The part of the machine that its game provides. */
export interface MachineRules<
  T extends SkirmishTurn = SkirmishTurn,
  F extends AnyFrame = never,
  H extends { readonly kind: string } = never,
> {
  readonly frames: FrameRules<Runner<T, F, H>, Frame | F>;
  /** Looks who is out and what is won, and puts it down to a credit. @returns what has happened in it, in order. */
  check(turn: T, credit: Credit): readonly (MachineEvent | H)[];
  /** The rules that something sets off, with what their words mean then. */
  rulesSetOff(turn: T, happening: MachineEvent | H, context: Context): readonly QueuedRule[];
}
