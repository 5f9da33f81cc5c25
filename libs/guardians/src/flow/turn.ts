import type * as flow from '#cards/flow';
import type * as kernel from '#kernel';
import type { Command, CommandOf, CommandType } from '../commands.js';
import type { Event, EventOf, EventType } from '../events.js';
import type { RefusalCode } from '../refusals.js';
import type { State } from '../state.js';
import type { Step } from '../words.js';

/** The turn of one command of Guardians. */
export type GuardiansTurn = kernel.Turn<State, Event>;

/** A step in which no seat decides. */
export type AutomaticStep = flow.AutomaticStep<GuardiansTurn>;

/** The parts of a step that may wait for seats (guardians.md 4); it passes for a seat that is not asked (GUARD-133). */
export type StepRules = flow.StepRules<GuardiansTurn, Command>;

/** The step that waits. */
export type OpenStep = kernel.OpenStep<Step, StepRules>;

/** The parts of a command (guardians.md 7). `GAME_OVER` to `ALREADY_COMMITTED` are tested before `check`. */
export type CommandRules<T extends CommandType> = kernel.CommandRules<GuardiansTurn, CommandOf<T>, Step, RefusalCode>;

/** The rules of some commands, by type. */
export type CommandTable<T extends CommandType = CommandType> = kernel.CommandTable<
  GuardiansTurn,
  CommandOf<T>,
  Step,
  RefusalCode
>;

/** How some events change the state, by type. */
export type Evolvers<T extends EventType = EventType> = kernel.Evolvers<State, EventOf<T>>;
