import type { Seat, Turn } from '#kernel';
import type { Command, CommandOf, CommandType } from '../commands.js';
import type { Event, EventOf, EventType } from '../events.js';
import type { Machine } from '../machine/machine.js';
import type { ClashRefusal } from '../refusals.js';
import type { State } from '../state.js';
import type { Step } from '../words.js';

/** The turn of one command of Clash. */
export type ClashTurn = Turn<State, Event>;

/** What a step that waits for seats is made of (clash.md 4). */
export interface StepRules {
  /** Seats that have still to answer, in order. Derived from public facts alone; nobody: the step is over. */
  asked(state: State): readonly Seat[];
  /** The answer at the deadline: a legal one, from what the seat itself may see (CLASH-261). */
  byDefault(state: State, seat: Seat): Command;
}

/** What a command is made of (clash.md 7). The refusals from `GAME_OVER` to `NOT_YOUR_TURN` are tested before `check`. */
export interface CommandRules<T extends CommandType> {
  /** The steps that take it. */
  readonly steps: readonly Step[];
  /** `UNKNOWN_ID`, then the refusals of its row in section 7, in that order. Called only while the step asks the seat. */
  check(state: State, command: CommandOf<T>, seat: Seat): ClashRefusal | undefined;
  /**
   * Every command of this type that may be legal now, in canonical form, each once, lazily; `legalCommands` leaves out
   * those that `check` refuses. Called only while the step asks the seat.
   */
  offers(state: State, seat: Seat): Iterable<CommandOf<T>>;
  /** True where `offers` has none that `check` would refuse: types with many commands, which need not be checked again. */
  readonly offersAreLegal?: true;
  /**
   * Emits the events of a command that `check` has let pass. `machine` is the machine of this commit with an empty
   * stack: push what has to run; `advance` runs it afterwards. The answer to a window takes the kept stack up again.
   */
  perform(turn: ClashTurn, command: CommandOf<T>, seat: Seat, machine: Machine): void;
}

/** The rules of some commands, by type. */
export type CommandTable<T extends CommandType = CommandType> = { readonly [K in T]: CommandRules<K> };

/** How some events change the state, by type. */
export type Evolvers<T extends EventType = EventType> = {
  readonly [K in T]: (state: State, event: EventOf<K>) => void;
};
