import type { Seat, Turn } from '#kernel';
import type { Command, CommandOf, CommandType } from '../commands.js';
import type { Event, EventOf, EventType } from '../events.js';
import type { ArenaRefusal } from '../refusals.js';
import type { State } from '../state.js';
import type { Step } from '../words.js';

/** The turn of one command of Arena. */
export type ArenaTurn = Turn<State, Event>;

/** What a step that may wait for seats is made of (arena.md 4). */
export interface StepRules {
  /**
   * Seats that have to decide now, from public facts alone (ARENA-ENG-02, section 7.1). Empty: the step goes on by itself.
   */
  asked(state: State): readonly Seat[];
  /**
   * Called while nobody is asked: passes for the seat that is not asked (ARENA-GEN-10), or does what the step does by
   * itself, and enters the next stage. Emits at least one event.
   */
  proceed(turn: ArenaTurn): void;
  /** What a seat does when its time runs out (ARENA-ENG-03). */
  byDefault(state: State, seat: Seat): Command;
}

/** A step in which nobody decides. */
export interface AutomaticStep {
  proceed(turn: ArenaTurn): void;
}

/** What a command is made of (arena.md 7). `GAME_OVER` to `ALREADY_COMMITTED` are tested before `check`. */
export interface CommandRules<T extends CommandType> {
  /** The steps that take it; absent: any, also from a seat that is not asked. */
  readonly steps?: readonly Step[];
  /** Every command of this type that may be legal, in canonical form; the legal ones are those that `check` lets pass. */
  offers(state: State, seat: Seat): Iterable<CommandOf<T>>;
  /** The refusals from `UNKNOWN_CARD` on, in the order of section 7. */
  check(state: State, command: CommandOf<T>, seat: Seat): ArenaRefusal | undefined;
  /** Emits the events of a command that `check` has let pass. What follows by itself is left to `advance`. */
  perform(turn: ArenaTurn, command: CommandOf<T>, seat: Seat): void;
}

/** The rules of some commands, by type. */
export type CommandTable<T extends CommandType = CommandType> = { readonly [K in T]: CommandRules<K> };

/** How some events change the state, by type. */
export type Evolvers<T extends EventType = EventType> = {
  readonly [K in T]: (state: State, event: EventOf<K>) => void;
};
