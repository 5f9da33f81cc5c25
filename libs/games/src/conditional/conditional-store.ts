import type { Seat } from '#kernel';
import type { ConditionalList, ConditionalPlan } from './conditional-list.js';

/** A list that rests is looked at again after so many milliseconds, in case that a process has missed it. */
export const RESTING = 60_000;

/** A list with a claim is looked at again after so many milliseconds, in case that its process has ended. */
export const CLAIMED = 10_000;

/** Keeps the lists of conditional commands, encrypted: one for a seat of a game. */
export interface ConditionalStore {
  /** Keeps a list in place of that of its seat. */
  keep(list: Omit<ConditionalList, 'revision'>): Promise<void>;
  /** All lists of these games. Throws when one cannot be decrypted. */
  of(gameIds: readonly string[]): Promise<readonly ConditionalList[]>;
  /** Changes the plan of a list; `undefined` when another process has changed the list meanwhile, or it is gone. */
  change(list: ConditionalList, plan: ConditionalPlan): Promise<ConditionalList | undefined>;
  /** Removes a list; one that has replaced it stays. */
  drop(listId: string): Promise<void>;
  /** Removes the list of a seat. */
  revoke(gameId: string, seat: Seat): Promise<void>;
  /** Lists whose time for a look has come, at most so many. Each is given to one process. */
  take(most: number): Promise<readonly ConditionalList[]>;
}
