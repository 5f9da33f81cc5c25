import * as kernel from '#kernel';
import type { Json, Seat } from '#kernel';
import type { SkirmishCommand, SkirmishCommandOf, SkirmishCommandType } from './commands.js';
import type { Runner } from './machine/runner.js';
import type { SkirmishCode, SkirmishRefusal } from './refusals.js';
import type { RuleKey } from './rule-keys.js';
import type { Rulebook } from './rulebook.js';
import type { SkirmishTurn } from './skirmish-turn.js';
import type { SkirmishState } from './state.js';

/** The machine of a commit as commands see it: what they push runs afterwards; an answer takes up what was interrupted. */
export interface CommitMachine extends Runner {
  /** Takes up what an open window has interrupted, with the answer; `null`: unanswered. */
  resume(answer: string | null): void;
}

/** The parts of a shared command; a game says in which of its steps it is given. */
export interface SkirmishCommandRules<
  C extends SkirmishCommand,
  Step extends string = string,
> extends kernel.CommandTerms<SkirmishState, C, Step, SkirmishCode> {
  readonly steps: readonly Step[];
  /** Emits the events of a command that `check` has let pass, and pushes what has to run. */
  perform(turn: SkirmishTurn, command: C, seat: Seat, machine: CommitMachine): void;
}

/** The rules of some shared commands, by type. */
export type SkirmishCommandTable<T extends SkirmishCommandType, Step extends string = string> = {
  readonly [K in T]: SkirmishCommandRules<SkirmishCommandOf<K>, Step>;
};

/** A refusal under a rule of the game. */
export const refused = (
  book: Pick<Rulebook, 'rule'>,
  rule: RuleKey,
  code: SkirmishCode,
  facts: Readonly<Record<string, Json>> = {},
): SkirmishRefusal => kernel.refuse(book.rule(rule), code, facts);
