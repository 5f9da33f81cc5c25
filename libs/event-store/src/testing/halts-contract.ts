import { newStreamId, type Tip } from '#records/testing';
import type { EventStore, NewObligation } from '../event-store.js';
import { appended, sampleCommit } from './sample-commits.js';

const SOON = Date.parse('2100-01-01');
const owed: NewObligation = { key: 'step', kind: 'automatic', dueAt: SOON, payload: {} };

/** The part of the contract of an event store that is about streams that are halted: a jest suite. */
export function describeHalts(theStore: () => EventStore): void {
  describe('a halted stream', () => {
    let store: EventStore;
    let streamId: string;
    let tip: Tip;

    beforeEach(async () => {
      store = theStore();
      streamId = newStreamId();
      tip = await appended(store, sampleCommit(streamId, undefined, { obligations: [owed] }));
    });

    const due = async (): Promise<string[]> =>
      (await store.dueObligations(1_000, SOON)).filter((one) => one.streamId === streamId).map(({ key }) => key);

    it('takes no commit, and owes nothing, until it is taken up', async () => {
      expect(await store.suspend(streamId, 'the rules failed')).toBe(true);
      expect(await store.append(sampleCommit(streamId, tip))).toEqual({ status: 'halted' });
      expect((await store.head(streamId))?.version).toBe(tip.version);
      expect(await due()).toEqual([]);
      expect(await store.resume(streamId)).toBe(true);
      expect(await due()).toEqual(['step']);
      expect((await store.append(sampleCommit(streamId, tip))).status).toBe('ok');
    });

    it('still answers a known command, and a version that has passed', async () => {
      const known = sampleCommit(streamId, tip);
      await appended(store, known);
      await store.suspend(streamId, 'why');
      expect((await store.append(known)).status).toBe('replayed');
      expect((await store.append(sampleCommit(streamId, tip))).status).toBe('conflict');
    });

    it('holds up no other stream that is appended to at the same time', async () => {
      await store.suspend(streamId, 'why');
      const others = Array.from({ length: 5 }, () => store.append(sampleCommit(newStreamId())));
      const suspended = store.append(sampleCommit(streamId, tip));
      expect((await Promise.all([...others, suspended])).map(({ status }) => status)).toEqual([
        ...others.map(() => 'ok'),
        'halted',
      ]);
    });

    it('is halted once, and listed with why and since when', async () => {
      const among = [streamId, newStreamId()];
      expect(await store.suspendedAmong(among)).toEqual([]);
      await store.suspend(streamId, 'first');
      expect(await store.suspend(streamId, 'second')).toBe(false);
      const halt = { streamId, why: 'first', since: expect.any(Number) };
      expect(await store.suspendedAmong(among)).toEqual([halt]);
      expect((await store.suspendedStreams(1_000)).filter((one) => one.streamId === streamId)).toEqual([halt]);
      expect(await store.suspendedStreams(0)).toEqual([]);
      await store.resume(streamId);
      expect(await store.resume(streamId)).toBe(false);
      expect(await store.suspendedAmong(among)).toEqual([]);
    });

    it('follows from failures: they are counted, and forgotten when it is taken up', async () => {
      expect(await store.countFailure(streamId, 'step')).toBe(1);
      expect(await store.countFailure(streamId, 'step')).toBe(2);
      expect(await store.countFailure(streamId, 'unknown')).toBe(0);
      await store.suspend(streamId, 'why');
      await store.resume(streamId);
      expect(await store.countFailure(streamId, 'step')).toBe(1);
    });
  });
}
