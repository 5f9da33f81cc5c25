import { randomUUID } from 'node:crypto';
import type { Json } from '#kernel';
import type { StoredCommit, UnsealedCommit } from '../commit.js';
import { GENESIS_HASH } from '../hash-chain.js';

/** The head of a stream, as its writer sees it. */
export interface Tip {
  readonly version: number;
  readonly hash: string;
}

/** Before the first commit. */
export const START: Tip = { version: 0, hash: GENESIS_HASH };

/** The id of a new stream. */
export const newStreamId = (): string => randomUUID();

/** A commit of one event on a tip; `over` has the differences. */
export const sampleUnsealed = (
  streamId: string,
  tip: Tip = START,
  over: Partial<UnsealedCommit> = {},
): UnsealedCommit => ({
  streamId,
  commandId: randomUUID(),
  expectedVersion: tip.version,
  previousHash: tip.hash,
  actor: 'account-1',
  command: { type: 'placeBid', coins: 3 },
  at: 1_795_262_400_123,
  events: [sampleEvent(tip.version + 1)],
  ...over,
});

/** An event that says a number. */
export const sampleEvent = (n: Json) => ({ type: 'bidPlaced', schemaVersion: 1, data: { n } });

/** The versions of the events of some commits, in order. */
export const versionsOf = (commits: readonly StoredCommit[]): number[] =>
  commits.flatMap((commit) => commit.events.map((event) => event.version));
