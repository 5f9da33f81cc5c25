import type * as kernel from '#kernel';
import type { Command, CommandOf, CommandType } from '../commands.js';
import type { Event, EventOf, EventType } from '../events.js';
import type { Machine } from '../machine/runner.js';
import type { RefusalCode } from '../refusals.js';
import type { State } from '../state.js';
import type { Step } from '../words.js';

/** The turn of one command of Skarov. */
export type SkarovTurn = kernel.Turn<State, Event>;

/** The parts of a step that waits for seats (skarov.md 4). */
export type StepRules = kernel.StepRules<State, Command>;

/** A step that is open: its name, its occurrence and who is still asked. */
export type OpenStep = kernel.OpenStep<Step, StepRules>;

/**
 * The parts of a command (skarov.md 7.1). The refusals from `GAME_OVER` to `NOT_YOUR_TURN` are tested before `check`,
 * which gives `UNKNOWN_ID` and then those of its row, in that order.
 */
export interface CommandRules<C extends Command = Command> extends kernel.CommandTerms<State, C, Step, RefusalCode> {
  /** `ONLY`: the overlord alone gives it, be it waited for or not. `TOO`: the overlord may give it, besides those who are asked. */
  readonly overlord?: 'ONLY' | 'TOO';
  /**
   * Emits the events of a command that `check` has let pass. `machine` is the machine of this commit with an empty
   * stack: push what has to run; `advance` runs it afterwards. The answer to a window takes the kept stack up again.
   */
  perform(turn: SkarovTurn, command: C, seat: kernel.Seat, machine: Machine): void;
}

/** The rules of some commands, by type. */
export type CommandTable<T extends CommandType = CommandType> = { readonly [K in T]: CommandRules<CommandOf<K>> };

/** How some events change the state, by type. */
export type Evolvers<T extends EventType = EventType> = kernel.Evolvers<State, EventOf<T>>;
