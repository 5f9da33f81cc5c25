import { randomUUID } from 'node:crypto';
import type { Json } from '#kernel';
import type { EventStore, NewCommit, StoredCommit } from '../event-store.js';
import { GENESIS_HASH } from '../hash-chain.js';

/** Where a stream stands, as whoever appends to it sees it. */
export interface Tip {
  readonly version: number;
  readonly hash: string;
}

/** Before the first commit. */
export const START: Tip = { version: 0, hash: GENESIS_HASH };

/** The id of a new stream. */
export const newStreamId = (): string => randomUUID();

/** A commit of one event on a tip; `over` says what is different. */
export const sampleCommit = (streamId: string, tip: Tip = START, over: Partial<NewCommit> = {}): NewCommit => ({
  streamId,
  commandId: randomUUID(),
  expectedVersion: tip.version,
  previousHash: tip.hash,
  actor: 'account-1',
  command: { type: 'placeBid', coins: 3 },
  at: 1_795_262_400_123,
  events: [sampleEvent(tip.version + 1)],
  obligations: [],
  settled: [],
  head: { kind: 'game', subject: { name: 'lantern', version: '1.0' }, status: 'running' },
  ...over,
});

/** An event that says a number. */
export const sampleEvent = (n: Json) => ({ type: 'bidPlaced', schemaVersion: 1, data: { n } });

/** Appends a commit that nothing stands against; answers with the new tip. */
export async function appended(store: EventStore, commit: NewCommit): Promise<Tip> {
  const result = await store.append(commit);
  if (result.status !== 'ok') throw new Error(`Expected the commit to be stored, but it is "${result.status}".`);
  return { version: result.version, hash: result.hash };
}

/** Appends `count` commits of one event; answers with the tip after the last. */
export async function appendMany(store: EventStore, streamId: string, count: number, from: Tip = START): Promise<Tip> {
  let tip = from;
  for (let i = 0; i < count; i += 1) tip = await appended(store, sampleCommit(streamId, tip));
  return tip;
}

/** The versions of the events of some commits, in order. */
export const versionsOf = (commits: readonly StoredCommit[]): number[] =>
  commits.flatMap((commit) => commit.events.map((event) => event.version));
