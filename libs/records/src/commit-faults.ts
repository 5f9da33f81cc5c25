import { isSameJson } from '#kernel';
import type { NewEvent, StoredCommit } from './commit.js';
import { verifyChain } from './hash-chain.js';

/** The fault of a stored commit, and its first version. */
export interface CommitFault {
  readonly version: number;
  /**
   * `version`, `hash`: the chain is broken. `rules`: the game was opened on another release than the one at hand. `refused`: the rules refuse the command. `events`: they make other events of it.
   * `order`: they make the same events, whose keys stand in another order. `command`: it is not in the form in which commands are stored.
   * `actor`: its actor may not give it. `time`: it was made too early. `id`: the game has another id than its opening gives it.
   */
  readonly reason: 'version' | 'hash' | 'rules' | 'refused' | 'events' | 'order' | 'command' | 'actor' | 'time' | 'id';
  /** The expected value, where it is known: the refusal, the command, the events. */
  readonly expected?: unknown;
}

/** A check that found a fault. */
export interface Faulty {
  readonly ok: false;
  readonly fault: CommitFault;
}

/** Tells the fault of a commit. */
export const faultsOf =
  ({ firstVersion: version }: StoredCommit) =>
  (reason: CommitFault['reason'], expected?: unknown): Faulty => ({
    ok: false,
    fault: { version, reason, ...(expected === undefined ? {} : { expected }) },
  });

/** The fault in the place of a commit in its chain; `undefined` where it follows. @param before the end of the chain until then. */
export function chainFault(
  commit: StoredCommit,
  before: { readonly version: number; readonly hash: string },
): Faulty | undefined {
  const chain = verifyChain([commit], before);
  return chain.ok ? undefined : faultsOf(commit)(chain.broken.reason);
}

type Told = Pick<NewEvent, 'type' | 'data'>;

/** Whether events in today's form are the same, at any place. */
export const areSameEvents = (some: readonly Told[], others: readonly Told[]): boolean =>
  some.length === others.length &&
  some.every(({ type, data }, place) => type === others[place]?.type && isSameJson(data, others[place].data));
