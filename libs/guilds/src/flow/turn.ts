import type { Seat, Turn } from '#kernel';
import type { Command, CommandOf, CommandType } from '../commands.js';
import type { Event, EventOf, EventType } from '../events.js';
import type { GuildsRefusal } from '../refusals.js';
import type { State } from '../state.js';
import type { Step } from '../words.js';

/** The turn of one command of Guilds. */
export type GuildsTurn = Turn<State, Event>;

/** What a state that waits for seats is made of (guilds.md 4). */
export interface StepRules {
  /**
   * Seats that have still to answer, from the first player clockwise. Derived from the state alone and from public
   * facts alone: once nobody is left the state is closed (GUILD-192).
   */
  asked(state: State): readonly Seat[];
  /** The answer at the deadline: a legal one, from what the seat itself may see (GUILD-167). */
  byDefault(state: State, seat: Seat): Command;
  /** True when a seat with one possible answer and no ready card is passed (GUILD-169). */
  passable(state: State): boolean;
  /** Answers that public facts give by themselves while the state is open; true when it has emitted something. */
  settle?(turn: GuildsTurn): boolean;
}

/** What a command is made of (guilds.md 7). `gameOver` to `notYourDecision` are tested before `check`. */
export interface CommandRules<T extends CommandType> {
  /** The states that take it; absent: it is bound to none. */
  readonly steps?: readonly Step[];
  /** Every command of this type that may be legal, in canonical form; the legal ones are those that `check` lets pass. */
  offers(state: State, seat: Seat): Iterable<CommandOf<T>>;
  /** The refusals from `unknownCard` on, in the order of section 7. */
  check(state: State, command: CommandOf<T>, seat: Seat): GuildsRefusal | undefined;
  /** Emits the events of a command that `check` has let pass. What follows by itself is left to `advance`. */
  perform(turn: GuildsTurn, command: CommandOf<T>, seat: Seat): void;
}

/** The rules of some commands, by type. */
export type CommandTable<T extends CommandType = CommandType> = { readonly [K in T]: CommandRules<K> };

/** How some events change the state, by type. */
export type Evolvers<T extends EventType = EventType> = {
  readonly [K in T]: (state: State, event: EventOf<K>) => void;
};

/** One of the six actions. */
export interface ActionRules {
  /**
   * Called while the action is being resolved and nobody is asked: does what comes next by itself, opens the next
   * state, or ends the action. Emits at least one event.
   */
  proceed(turn: GuildsTurn): void;
}
