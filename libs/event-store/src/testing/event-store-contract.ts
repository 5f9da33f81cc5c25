import { randomUUID } from 'node:crypto';
import { hashCommit, verifyChain } from '#records';
import { newStreamId, sampleEvent, versionsOf, type Tip } from '#records/testing';
import type { EventStore } from '../event-store.js';
import { describeFeed } from './feed-contract.js';
import { describeHalts } from './halts-contract.js';
import { describeObligations } from './obligations-contract.js';
import { appended, appendMany, sampleCommit } from './sample-commits.js';
import type { StoreUnderTest } from './store-under-test.js';

/** The contract of every event store: a jest suite. */
export function describeEventStore(name: string, setUp: () => Promise<StoreUnderTest>): void {
  describe(`${name} keeps the contract of an event store:`, () => {
    let tested: StoreUnderTest | undefined;
    let store: EventStore;
    let streamId: string;

    beforeAll(async () => {
      tested = await setUp();
      store = tested.store;
    });
    beforeEach(() => {
      streamId = newStreamId();
    });
    afterAll(() => tested?.stop());

    describe('append', () => {
      it('stores a commit and says the new version and hash', async () => {
        const commit = sampleCommit(streamId, undefined, { events: [sampleEvent(1), sampleEvent(2)] });
        const result = await store.append(commit);
        const [stored, ...others] = await store.read(streamId);
        expect(others).toEqual([]);
        expect(stored).toEqual({
          streamId,
          commandId: commit.commandId,
          firstVersion: 1,
          lastVersion: 2,
          actor: 'account-1',
          command: { type: 'placeBid', coins: 3 },
          at: 1_795_262_400_123,
          events: [
            { version: 1, ...sampleEvent(1) },
            { version: 2, ...sampleEvent(2) },
          ],
          hash: hashCommit('0'.repeat(64), stored!),
        });
        expect(result).toEqual({ status: 'ok', version: 2, hash: stored!.hash });
      });

      it('says what the head of the stream has become', async () => {
        const tip = await appendMany(store, streamId, 2);
        const header = { kind: 'game', subject: { name: 'lantern', version: '1.0' }, status: 'closed' } as const;
        const { hash } = await appended(store, sampleCommit(streamId, tip, { head: header }));
        expect(await store.head(streamId)).toEqual({ streamId, version: 3, lastHash: hash, ...header });
        expect(await store.head(newStreamId())).toBeUndefined();
      });

      it('says the heads of many streams at once, without missing ones', async () => {
        const other = newStreamId();
        await appendMany(store, streamId, 2);
        await appendMany(store, other, 1);
        const heads = await store.heads([other, newStreamId(), streamId, other]);
        expect([...heads.keys()].sort()).toEqual([streamId, other].sort());
        expect(heads.get(streamId)).toEqual(await store.head(streamId));
        expect(heads.get(other)).toEqual(await store.head(other));
        expect((await store.heads([])).size).toBe(0);
      });

      it('reads many streams at once, each after a version of its own', async () => {
        const [other, third] = [newStreamId(), newStreamId()];
        for (const [id, count] of [
          [streamId, 3],
          [other, 2],
          [third, 1],
        ] as const)
          await appendMany(store, id, count);
        const read = await store.readAll(
          new Map([
            [streamId, 1],
            [other, 0],
            [third, 1],
            [newStreamId(), 0],
          ]),
        );
        expect([...read.keys()].sort()).toEqual([streamId, other].sort());
        expect(read.get(streamId)).toEqual(await store.read(streamId, { after: 1 }));
        expect(read.get(other)).toEqual(await store.read(other));
        expect((await store.readAll(new Map())).size).toBe(0);
      });

      it('says where each of many streams goes on after a version and a time', async () => {
        const [other, third] = [newStreamId(), newStreamId()];
        const START = 1_700_000_000_000;
        let tip: Tip | undefined;
        for (const [at, count] of [
          [0, 1],
          [5, 2],
          [5, 1],
          [9, 2],
        ] as const) {
          const events = Array.from({ length: count }, (_, index) => sampleEvent(index));
          tip = await appended(store, sampleCommit(streamId, tip, { at: START + at, events }));
        }
        await appended(store, sampleCommit(other, undefined, { at: START }));
        const beyond = async (version: number, at: number): Promise<[number, number] | undefined> => {
          const found = await store.firstBeyond([{ streamId, version, at: START + at }]);
          const place = found.get(streamId);
          return place && [place.firstVersion, place.at - START];
        };
        expect(await beyond(0, -1)).toEqual([1, 0]);
        expect(await beyond(0, 0)).toEqual([2, 5]);
        expect(await beyond(0, 4)).toEqual([2, 5]);
        expect(await beyond(0, 5)).toEqual([5, 9]);
        expect(await beyond(0, 9)).toBeUndefined();
        expect(await beyond(3, 0)).toEqual([4, 5]);
        // A version within a commit: it is told with its commit.
        expect(await beyond(2, 0)).toEqual([2, 5]);
        expect(await beyond(4, 0)).toEqual([5, 9]);
        expect(await beyond(6, 0)).toBeUndefined();
        const moment = { version: 0, at: START };
        const all = await store.firstBeyond([streamId, other, third].map((id) => ({ ...moment, streamId: id })));
        expect([...all]).toEqual([[streamId, { firstVersion: 2, at: START + 5 }]]);
        expect((await store.firstBeyond([])).size).toBe(0);
      });

      it('gives data back as it was written: order of keys, odd numbers, odd characters', async () => {
        const data = {
          z: 1e21,
          a: -0.1,
          m: { '2': 'x', b: null, a: [1.5e-7, 'é\u0000\ud83d\ude00\ud800"\\'] },
          '': {},
        };
        await appended(store, sampleCommit(streamId, undefined, { command: data, events: [sampleEvent(data)] }));
        const commits = await store.read(streamId);
        expect(JSON.stringify(commits[0]!.events[0]!.data)).toBe(JSON.stringify({ n: data }));
        expect(JSON.stringify(commits[0]!.command)).toBe(JSON.stringify(data));
        expect(verifyChain(commits)).toMatchObject({ ok: true });
      });

      it('answers a stale version with the commits that were missed, and writes nothing', async () => {
        const tip = await appendMany(store, streamId, 1);
        await appendMany(store, streamId, 2, tip);
        const result = await store.append(sampleCommit(streamId, tip));
        expect(result).toMatchObject({ status: 'conflict', version: 3 });
        expect(result.status === 'conflict' && versionsOf(result.missed)).toEqual([2, 3]);
        expect(await store.read(streamId)).toHaveLength(3);
      });

      it('answers a second opening, and a version that is not reached yet, as conflicts', async () => {
        const tip = await appendMany(store, streamId, 1);
        expect(await store.append(sampleCommit(streamId))).toMatchObject({ status: 'conflict', version: 1 });
        const ahead = { ...tip, version: 5 };
        expect(await store.append(sampleCommit(streamId, ahead))).toEqual({
          status: 'conflict',
          version: 1,
          missed: [],
        });
        expect(await store.append(sampleCommit(newStreamId(), ahead))).toEqual({
          status: 'conflict',
          version: 0,
          missed: [],
        });
      });

      it('answers a command id that it knows with its first answer, at any version', async () => {
        const first = sampleCommit(streamId);
        const tip = await appended(store, first);
        const [stored] = await store.read(streamId);
        await appendMany(store, streamId, 2, tip);
        expect(await store.append(first)).toEqual({ status: 'replayed', commit: stored });
        expect(await store.append({ ...first, expectedVersion: 3 })).toEqual({ status: 'replayed', commit: stored });
        expect(await store.read(streamId)).toHaveLength(3);
      });

      it('knows a command id in its own stream only', async () => {
        const first = sampleCommit(streamId);
        await appended(store, first);
        expect(await store.append({ ...first, streamId: newStreamId() })).toMatchObject({ status: 'ok' });
      });

      it('takes nothing more once the stream is closed, but still replays', async () => {
        const last = sampleCommit(streamId, undefined, {
          head: { kind: 'game', subject: { name: 'lantern', version: '1.0' }, status: 'closed' },
        });
        const tip = await appended(store, last);
        expect(await store.append(sampleCommit(streamId, tip))).toEqual({ status: 'closed', version: 1 });
        expect(await store.append(sampleCommit(streamId))).toEqual({ status: 'closed', version: 1 });
        expect(await store.append(last)).toMatchObject({ status: 'replayed' });
      });

      it('refuses a commit that does not follow on the last hash', async () => {
        const tip = await appendMany(store, streamId, 1);
        const altered = sampleCommit(streamId, { ...tip, hash: 'f'.repeat(64) });
        await expect(store.append(altered)).rejects.toMatchObject({ name: 'ChainMismatch', streamId, version: 1 });
        expect(await store.read(streamId)).toHaveLength(1);
      });

      it.each([
        ['a stream id in upper case', { streamId: 'A0000000-0000-7000-8000-000000000000' }, /lower case/],
        ['an empty command id', { commandId: '' }, /visible ASCII/],
        ['a previous hash that is none', { previousHash: 'abc' }, /64 lower-case hex/],
        ['a broken version', { expectedVersion: 0.5 }, /whole number/],
        ['a time before 1970', { at: -1 }, /milliseconds/],
        ['no event', { events: [] }, /at least one event/],
      ])('throws on %s', async (_, over, message) => {
        await expect(store.append(sampleCommit(streamId, undefined, over))).rejects.toThrow(message);
      });

      it('stores one of two writers on one version', async () => {
        const tip = await appendMany(store, streamId, 1);
        const results = await Promise.all([1, 2, 3, 4].map(() => store.append(sampleCommit(streamId, tip))));
        expect(results.map((result) => result.status).sort()).toEqual(['conflict', 'conflict', 'conflict', 'ok']);
        expect(versionsOf(await store.read(streamId))).toEqual([1, 2]);
      });

      it('stores one of two openings of one stream', async () => {
        const results = await Promise.all([1, 2].map(() => store.append(sampleCommit(streamId))));
        expect(results.map((result) => result.status).sort()).toEqual(['conflict', 'ok']);
      });

      it('stores a command that is given many times at once a single time', async () => {
        const tip = await appendMany(store, streamId, 1);
        const commit = sampleCommit(streamId, tip);
        const results = await Promise.all(Array.from({ length: 10 }, () => store.append(commit)));
        expect(results.filter((result) => result.status === 'ok')).toHaveLength(1);
        expect(results.filter((result) => result.status === 'replayed')).toHaveLength(9);
        expect(versionsOf(await store.read(streamId))).toEqual([1, 2]);
      });
    });

    describe('reading', () => {
      it('gives the whole commits that hold a version of the range', async () => {
        let tip = await appendMany(store, streamId, 1);
        for (let i = 0; i < 3; i += 1) {
          tip = await appended(store, sampleCommit(streamId, tip, { events: [sampleEvent(i), sampleEvent(i)] }));
        }
        const read = async (range: object) => versionsOf(await store.read(streamId, range));
        expect(await read({})).toEqual([1, 2, 3, 4, 5, 6, 7]);
        expect(await read({ after: 3 })).toEqual([4, 5, 6, 7]);
        expect(await read({ after: 2 })).toEqual([2, 3, 4, 5, 6, 7]);
        expect(await read({ upTo: 4 })).toEqual([1, 2, 3, 4, 5]);
        expect(await read({ after: 3, upTo: 5 })).toEqual([4, 5]);
        expect(await read({ after: 7 })).toEqual([]);
        expect(await store.read(newStreamId())).toEqual([]);
      });

      it('finds the commit that answered a command', async () => {
        const commit = sampleCommit(streamId);
        await appended(store, commit);
        expect(await store.receipt(streamId, commit.commandId)).toEqual((await store.read(streamId))[0]);
        expect(await store.receipt(streamId, randomUUID())).toBeUndefined();
        expect(await store.receipt(newStreamId(), commit.commandId)).toBeUndefined();
      });

      it('gives a chain that verifies', async () => {
        const tip = await appendMany(store, streamId, 5);
        expect(verifyChain(await store.read(streamId))).toEqual({ ok: true, lastHash: tip.hash });
      });
    });

    describe('snapshots', () => {
      const tips: Tip[] = [];
      const snapshot = (version: number, subjectVersion = '1.0') => ({
        streamId,
        subjectVersion,
        version,
        hash: tips[version - 1]!.hash,
        state: { z: version, a: '\u0000' },
        seal: 'abc',
      });

      beforeEach(async () => {
        tips.length = 0;
        for (let version = 0; version < 5; version += 1) {
          tips.push(await appended(store, sampleCommit(streamId, tips.at(-1))));
        }
      });

      it('finds the newest of a rules version that is not beyond a version', async () => {
        for (const version of [2, 4, 3]) await store.saveSnapshot(snapshot(version));
        await store.saveSnapshot(snapshot(5, '1.1'));
        expect(await store.loadSnapshot(streamId, '1.0')).toEqual(snapshot(4));
        expect(await store.loadSnapshot(streamId, '1.0', 3)).toEqual(snapshot(3));
        expect(await store.loadSnapshot(streamId, '1.0', 1)).toBeUndefined();
        expect(await store.loadSnapshot(streamId, '2.0')).toBeUndefined();
      });

      it('finds those of many streams at once', async () => {
        for (const version of [2, 4]) await store.saveSnapshot(snapshot(version));
        await store.saveSnapshot({ ...snapshot(5), hash: 'a'.repeat(64) });
        const other = newStreamId();
        const tip = await appended(store, sampleCommit(other));
        const others = { ...snapshot(1, '1.1'), streamId: other, hash: tip.hash };
        await store.saveSnapshot(others);
        const wanted = [streamId, other, newStreamId()].map((id) => ({ streamId: id, subjectVersion: '1.0' }));
        expect(await store.loadSnapshots(wanted)).toEqual(new Map([[streamId, snapshot(4)]]));
        const newer = wanted.map((place) => ({ ...place, subjectVersion: '1.1' }));
        expect(await store.loadSnapshots(newer)).toEqual(new Map([[other, others]]));
        expect((await store.loadSnapshots([])).size).toBe(0);
      });

      it('keeps the last one of a version', async () => {
        await store.saveSnapshot(snapshot(2));
        await store.saveSnapshot({ ...snapshot(2), state: 'again' });
        expect(await store.loadSnapshot(streamId, '1.0')).toMatchObject({ state: 'again' });
      });

      it('passes over one of another history', async () => {
        await store.saveSnapshot(snapshot(2));
        await store.saveSnapshot({ ...snapshot(3), hash: 'a'.repeat(64) });
        await store.saveSnapshot({ ...snapshot(4), version: 6 });
        expect(await store.loadSnapshot(streamId, '1.0')).toEqual(snapshot(2));
      });
    });

    describeFeed(() => tested!);
    describeObligations(() => store);
    describeHalts(() => store);
  });
}
