import type { AnyTagged, Seat } from '#kernel';
import type { ConditionalEntry } from '#kernel/server';

/** An entry is given at most so often: a list never plays without an end. */
const MOST_TIMES = 100;

/** An entry of a stored list. */
export interface PlannedEntry extends ConditionalEntry {
  /** Its place as the list was stored, from 0: names it while others are used up. */
  readonly number: number;
  /** How often it was given. */
  readonly times: number;
}

/** Noted before a command is given, so that two processes never give it twice. */
export interface Claim {
  readonly number: number;
  readonly times: number;
  readonly command: AnyTagged;
  /** The version of the game on which the command is given, and on no other. */
  readonly version: number;
  readonly stepId: string;
}

/** The secret part of a list. */
export interface ConditionalPlan {
  /** The version of the game at which it was stored: conditions ask for events after it. */
  readonly since: number;
  /** When it was stored, in milliseconds since 1970. */
  readonly at: number;
  /** Seconds between the question and the command. */
  readonly pause: number;
  readonly entries: readonly PlannedEntry[];
  readonly claim: Claim | null;
}

/** The list of conditional commands of a seat. */
export interface ConditionalList {
  readonly listId: string;
  readonly gameId: string;
  readonly seat: Seat;
  /** The account that stored it. */
  readonly account: string;
  /** Grows with each change. */
  readonly revision: number;
  readonly plan: ConditionalPlan;
}

/** The plan after the command of its claim was given. */
export function afterGiving(plan: ConditionalPlan): ConditionalPlan {
  const entries = plan.entries
    .map((entry) => (entry.number === plan.claim?.number ? { ...entry, times: entry.times + 1 } : entry))
    .filter(({ repeat, times }) => times < (repeat ? MOST_TIMES : 1));
  return { ...plan, entries, claim: null };
}
