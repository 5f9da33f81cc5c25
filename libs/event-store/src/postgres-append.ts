import pg from 'pg';
import type { StoredCommit } from '#records';
import type { NewCommit, NewObligation } from './event-store.js';

/** What the function `append_commit` answers. */
export interface AppendRow {
  /** Which commit of the statement, from 0. */
  readonly place: number;
  readonly outcome: 'ok' | 'replayed' | 'conflict' | 'closed';
  readonly version: number;
}

/** SQLSTATE of `append_commit`: the version fits, the previous hash does not. */
export const CHAIN_MISMATCH = 'CH001';

/** SQLSTATE of an append to a halted stream. */
export const HALTED = 'CH002';

/**
 * Whether what a commit says or meets can be the reason of an error: a chain that does not fit, data, a constraint, a
 * deadlock, a head that somebody holds, a limit of size. Everything else would happen to any commit.
 */
export const isOfOneCommit = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && /^(?:CH|22|23|40|54|55)/.test(error.code ?? '');

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

const texts = new Map<number, string>();

/** One statement for so many commits, done one after the other. */
function textFor(commits: number): string {
  const known = texts.get(commits);
  if (known !== undefined) return known;
  const text = Array.from({ length: commits }, (_, place) => call(place)).join(' union all ');
  texts.set(commits, text);
  return text;
}

/** The one statement that appends some commits. Prepared once a connection for each number of commits. */
export const appendQuery = (appends: readonly Append[]): pg.QueryConfig => ({
  name: `append-commit-${appends.length}`,
  text: textFor(appends.length),
  values: appends.flatMap(valuesOf),
});

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
