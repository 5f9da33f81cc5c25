import type * as flow from '#cards/flow';
import type * as kernel from '#kernel';
import type { Command, CommandOf, CommandType } from '../commands.js';
import type { Event, EventOf, EventType } from '../events.js';
import type { RefusalCode } from '../refusals.js';
import type { State } from '../state.js';
import type { Step } from '../words.js';

/** The turn of one command of Arena. */
export type ArenaTurn = kernel.Turn<State, Event>;

/** A step in which no seat decides. */
export type AutomaticStep = flow.AutomaticStep<ArenaTurn>;

/** The parts of a step that may wait for seats (arena.md 4, ARENA-ENG-02); it passes for a seat that is not asked (ARENA-GEN-10). */
export type StepRules = flow.StepRules<ArenaTurn, Command>;

/** The step that waits. */
export type OpenStep = kernel.OpenStep<Step, StepRules>;

/** The parts of a command (arena.md 7). `GAME_OVER` to `ALREADY_COMMITTED` are tested before `check`. */
export type CommandRules<T extends CommandType> = kernel.CommandRules<ArenaTurn, CommandOf<T>, Step, RefusalCode>;

/** The rules of some commands, by type. */
export type CommandTable<T extends CommandType = CommandType> = kernel.CommandTable<
  ArenaTurn,
  CommandOf<T>,
  Step,
  RefusalCode
>;

/** How some events change the state, by type. */
export type Evolvers<T extends EventType = EventType> = kernel.Evolvers<State, EventOf<T>>;
