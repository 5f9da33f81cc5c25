import { newStreamId } from '#records/testing';
import type { EventStore, NewObligation } from '../event-store.js';
import { appended, appendMany, sampleCommit } from './sample-commits.js';

const SOON = Date.parse('2100-01-01');

const obligation = (key: string, dueAt: number): NewObligation => ({
  key,
  kind: 'deadline',
  dueAt,
  payload: { stepId: 's1', note: 'nul \u0000, half a pair \ud800' },
});

/** The part of the contract of an event store that is about obligations: a jest suite. */
export function describeObligations(theStore: () => EventStore): void {
  describe('obligations', () => {
    let store: EventStore;
    let streamId: string;

    beforeEach(() => {
      store = theStore();
      streamId = newStreamId();
    });

    const due = async (by?: number) =>
      (await store.dueObligations(1000, by)).filter((one) => one.streamId === streamId).map((one) => one.key);

    it('are due from their time on, soonest first, and give back their data', async () => {
      const obligations = [obligation('later', SOON + 2), obligation('first', SOON), obligation('second', SOON + 1)];
      await appended(store, sampleCommit(streamId, undefined, { obligations }));
      expect(await due(SOON - 1)).toEqual([]);
      expect(await due(SOON + 1)).toEqual(['first', 'second']);
      expect(await due(SOON + 2)).toEqual(['first', 'second', 'later']);
      const listed = await store.dueObligations(1000, SOON);
      expect(listed.find((one) => one.streamId === streamId)).toEqual({
        streamId,
        streamKind: 'game',
        ...obligation('first', SOON),
      });
    });

    it('are due by the clock of the store when no time is given', async () => {
      const obligations = [obligation('past', Date.now() - 60_000), obligation('future', Date.now() + 3_600_000)];
      await appended(store, sampleCommit(streamId, undefined, { obligations }));
      expect(await due()).toEqual(['past']);
    });

    it('come in pages', async () => {
      const obligations = [1, 2, 3].map((n) => obligation(`k${n}`, n));
      await appended(store, sampleCommit(streamId, undefined, { obligations }));
      expect((await store.dueObligations(2, 3)).map((one) => one.key)).toEqual(['k1', 'k2']);
      await Promise.all(obligations.map(({ key }) => store.settle(streamId, key)));
    });

    it('are gone when a commit settles them, or a caller does', async () => {
      const obligations = [obligation('auction', SOON), obligation('deadline', SOON), obligation('bot', SOON)];
      const tip = await appended(store, sampleCommit(streamId, undefined, { obligations }));
      await appended(store, sampleCommit(streamId, tip, { settled: ['auction', 'unknown'] }));
      expect((await due(SOON)).sort()).toEqual(['bot', 'deadline']);
      await store.settle(streamId, 'bot');
      await store.settle(newStreamId(), 'deadline');
      expect(await due(SOON)).toEqual(['deadline']);
    });

    it('are written once a key, also after a caller has settled them', async () => {
      const tip = await appended(store, sampleCommit(streamId, undefined, { obligations: [obligation('k', SOON)] }));
      const next = await appended(store, sampleCommit(streamId, tip, { obligations: [obligation('k', SOON + 9)] }));
      expect(await due(SOON)).toEqual(['k']);
      await store.settle(streamId, 'k');
      await appended(store, sampleCommit(streamId, next, { obligations: [obligation('k', SOON)] }));
      expect(await due(SOON)).toEqual([]);
    });

    it('are not written by a commit that is refused', async () => {
      const commit = { obligations: [obligation('never', SOON)] };
      const tip = await appendMany(store, streamId, 1);
      expect((await store.append(sampleCommit(streamId, { ...tip, version: 7 }, commit))).status).toBe('conflict');
      expect(await due(SOON)).toEqual([]);
    });
  });
}
