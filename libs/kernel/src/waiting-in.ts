import type { Game } from './game.js';
import type { AnyRules } from './rules.js';
import { waitsForRules, waitsForSeats, type Waiting } from './waiting.js';

/** The part of a game that decides what it waits for. */
export interface Waited extends Pick<Game, 'state'> {
  readonly takenBack?: number | undefined;
}

/**
 * The step or job that a running game waits for, by its rules, with ids that are never used again. After a take-back the rules come to
 * the same steps once more; their ids then say after which take-back (`3~1`), so that no late answer meets the wrong one.
 */
export function waitingIn(ruleset: Pick<AnyRules, 'waiting'>, { state, takenBack }: Waited): Waiting {
  const waiting: Waiting = ruleset.waiting(state);
  if (takenBack === undefined) return waiting;
  const named = (id: string): string => idAfter(id, takenBack);
  if (waitsForRules(waiting)) return { ...waiting, key: named(waiting.key) };
  if (!waitsForSeats(waiting)) return waiting;
  const { stepId, suspends } = waiting;
  return { ...waiting, stepId: named(stepId), ...(suspends ? { suspends: suspends.map(named) } : {}) };
}

/** The id of a step after so many take-backs. */
export const idAfter = (id: string, takenBack: number): string => `${id}~${takenBack}`;
