import pg from 'pg';
import type { StoredCommit } from '#records';
import type { NewCommit, NewObligation } from './event-store.js';

/** The answer of the function `append_commit`. */
export interface AppendRow {
  /** The place of the commit in the statement, from 0. */
  readonly place: number;
  readonly outcome: 'ok' | 'replayed' | 'conflict' | 'closed';
  readonly version: number;
}

/** SQLSTATE of `append_commit`: the version fits, the previous hash does not. */
export const CHAIN_MISMATCH = 'CH001';

/** SQLSTATE of an append to a halted stream. */
export const HALTED = 'CH002';

/**
 * Whether a commit itself can be the reason of an error: a chain that does not fit, data, a constraint, a
 * deadlock, a locked head, a limit of size. Everything else would happen to any commit.
 */
export const isOfOneCommit = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && /^(?:CH|22|23|40|54|55)/.test(error.code ?? '');

/** Whether a statement waited in vain for a lock. */
export const isLockTimeout = (error: unknown): boolean => error instanceof pg.DatabaseError && error.code === '55P03';

/** A commit that is to be appended, as it was asked for and as it will stand. */
export interface Append {
  readonly commit: NewCommit;
  readonly sealed: StoredCommit;
}

const PARAMETERS = 16;

const call = (place: number): string => {
  const parameters = Array.from({ length: PARAMETERS }, (_, index) => `$${place * PARAMETERS + index + 1}`);
  return `select ${place} as place, outcome, version from append_commit(${parameters.join(', ')})`;
};

/** For one statement alone: as a row of its own, whose place is that of no commit. */
const lockTimeout = (milliseconds: number): string =>
  `select -1 as place, set_config('lock_timeout', '${milliseconds}', true) as outcome, 0 as version`;

const texts = new Map<string, string>();

/**
 * The one statement that appends some commits, one after the other. One with commits to several streams waits no longer
 * than `patience` milliseconds for a lock. Prepared once a connection for each number of commits.
 */
export function appendQuery(appends: readonly Append[], patience: number): pg.QueryConfig {
  const isOfOneStream = appends.every(({ commit }) => commit.streamId === appends[0]?.commit.streamId);
  const name = `append-commit-${appends.length}${isOfOneStream ? '' : `-${patience}`}`;
  let text = texts.get(name);
  if (text === undefined) {
    const calls = appends.map((_, place) => call(place));
    text = [...(isOfOneStream ? [] : [lockTimeout(patience)]), ...calls].join(' union all ');
    texts.set(name, text);
  }
  return { name, text, values: appends.flatMap(valuesOf) };
}

function valuesOf({ commit, sealed }: Append): unknown[] {
  return [
    commit.streamId,
    commit.commandId,
    commit.expectedVersion,
    sealed.lastVersion,
    commit.previousHash,
    sealed.hash,
    commit.actor,
    commit.at,
    commit.head.kind,
    commit.head.subject.name,
    commit.head.subject.version,
    commit.head.status,
    JSON.stringify(commit.command),
    JSON.stringify(sealed.events),
    commit.settled.length > 0 ? commit.settled : null,
    commit.obligations.length > 0 ? JSON.stringify(commit.obligations.map(obligationRow)) : null,
  ];
}

/** The payload travels as text inside the JSON: so it arrives as it was written. */
const obligationRow = ({ key, kind, dueAt, payload }: NewObligation) => ({
  key,
  kind,
  due_at: dueAt,
  payload: JSON.stringify(payload),
});
