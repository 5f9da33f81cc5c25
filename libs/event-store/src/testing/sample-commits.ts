import { sampleUnsealed, START, type Tip } from '#records/testing';
import type { EventStore, NewCommit } from '../event-store.js';

/** A commit of one event on a tip, as a store takes it; `over` has the differences. */
export const sampleCommit = (streamId: string, tip: Tip = START, over: Partial<NewCommit> = {}): NewCommit => ({
  ...sampleUnsealed(streamId, tip, over),
  obligations: [],
  settled: [],
  head: { kind: 'game', subject: { name: 'lantern', version: '1.0' }, status: 'running' },
  ...over,
});

/** Appends a commit that fits; answers with the new tip. */
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
