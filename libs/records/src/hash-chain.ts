import { canonicalJson } from '#kernel';
import { hexOf, sha256Of } from '#kernel/server';
import type { StoredCommit, UnsealedCommit } from './commit.js';
import { unhashedRecordOf } from './commit-record.js';

/** The hash before the first commit of a stream. */
export const GENESIS_HASH = '0'.repeat(64);

/** The first break of a chain. */
export interface ChainBreak {
  readonly streamId: string;
  /** First version of the first commit that does not fit. */
  readonly version: number;
  readonly commandId: string;
  /** `hash`: the commit was changed after it was hashed, or is not the one that followed. `version`: commits or events are missing, doubled or out of order. */
  readonly reason: 'hash' | 'version';
}

/** The result of a check of a chain: the hash of the last commit, or the first break. */
export type ChainCheck =
  { readonly ok: true; readonly lastHash: string } | { readonly ok: false; readonly broken: ChainBreak };

/**
 * Hash of a commit: SHA-256 over the previous hash (its 64 hex digits as text) followed by the canonical JSON (RFC 8785)
 * of its record without the hash. Lower-case hex.
 */
export const hashCommit = (previousHash: string, commit: Omit<StoredCommit, 'hash'>): string =>
  hexOf(sha256Of(previousHash + canonicalJson(unhashedRecordOf(commit))));

/** Whether a commit is the one that was made on a hash, and is as it was hashed. */
export const isMadeOn = (previousHash: string, commit: StoredCommit): boolean =>
  hashCommit(previousHash, commit) === commit.hash;

/** The commit as it will stand in its stream: events numbered, hash computed. */
export function sealCommit(commit: UnsealedCommit): StoredCommit {
  const { streamId, commandId, expectedVersion, previousHash, actor, command, at } = commit;
  const firstVersion = expectedVersion + 1;
  const lastVersion = expectedVersion + commit.events.length;
  const events = commit.events.map(({ type, schemaVersion, data }, index) => ({
    version: firstVersion + index,
    type,
    schemaVersion,
    data,
  }));
  const unhashed = { streamId, commandId, firstVersion, lastVersion, actor, command, at, events };
  return { ...unhashed, hash: hashCommit(previousHash, unhashed) };
}

/**
 * Checks that commits follow one another without a gap and that each has its hash; finds the first that does not.
 * `before` is where the commits start: by default the beginning of the stream.
 */
export function verifyChain(
  commits: readonly StoredCommit[],
  before: { readonly version: number; readonly hash: string } = { version: 0, hash: GENESIS_HASH },
): ChainCheck {
  let { version, hash } = before;
  for (const commit of commits) {
    const reason = !followsOn(version, commit) ? 'version' : isMadeOn(hash, commit) ? undefined : 'hash';
    if (reason) return { ok: false, broken: breakAt(commit, reason) };
    version = commit.lastVersion;
    hash = commit.hash;
  }
  return { ok: true, lastHash: hash };
}

const followsOn = (version: number, commit: StoredCommit): boolean =>
  commit.firstVersion === version + 1 &&
  commit.lastVersion === version + commit.events.length &&
  commit.events.every((event, index) => event.version === commit.firstVersion + index);

const breakAt = (commit: StoredCommit, reason: ChainBreak['reason']): ChainBreak => ({
  streamId: commit.streamId,
  version: commit.firstVersion,
  commandId: commit.commandId,
  reason,
});
