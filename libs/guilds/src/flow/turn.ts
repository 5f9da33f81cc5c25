import type * as kernel from '#kernel';
import type { Command, CommandOf, CommandType } from '../commands.js';
import type { Event, EventOf, EventType } from '../events.js';
import type { RefusalCode } from '../refusals.js';
import type { State } from '../state.js';
import type { Step } from '../words.js';

/** The turn of one command of Guilds. */
export type GuildsTurn = kernel.Turn<State, Event>;

/** The parts of a command (guilds.md 7). `gameOver` to `notYourDecision` are tested before `check`. */
export type CommandRules<T extends CommandType = CommandType> = kernel.CommandRules<
  GuildsTurn,
  CommandOf<T>,
  Step,
  RefusalCode
>;

/** The rules of some commands, by type. */
export type CommandTable<T extends CommandType = CommandType> = kernel.CommandTable<
  GuildsTurn,
  CommandOf<T>,
  Step,
  RefusalCode
>;

/** How some events change the state, by type. */
export type Evolvers<T extends EventType = EventType> = kernel.Evolvers<State, EventOf<T>>;

/** The parts of a step (guilds.md 4). Once no seat is left to ask it is closed (GUILD-192). */
export interface StepRules extends kernel.StepRules<State, Command> {
  /** True when a seat with one possible answer and no ready card is passed (GUILD-169). */
  passable(state: State): boolean;
  /** Answers that public facts alone give while the step is open; true when it has emitted something. */
  settle?(turn: GuildsTurn): boolean;
}

/** The step that is open, with its rules and who is still asked. */
export type OpenStep = kernel.OpenStep<Step, StepRules>;

/** One of the six actions. */
export interface ActionRules {
  /**
   * Called while the action is being resolved and no seat is asked: takes the next step automatically, opens the next
   * step, or ends the action. Emits at least one event.
   */
  proceed(turn: GuildsTurn): void;
}
