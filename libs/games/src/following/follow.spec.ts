import { randomUUID } from 'node:crypto';
import { jest } from '@jest/globals';
import { until } from '#event-store/testing';
import { atSeat, auditor, spectator } from '#kernel';
import type { Bus } from './bus.js';
import { LocalBus } from './local-bus.js';
import type { FollowedEvent } from './follow.js';
import type { SeenEvent } from '../outcome.js';
import { accepted, pick, Table } from '#server/testing';

const upTo = (last: number): number[] => Array.from({ length: last }, (_, index) => index + 1);

async function collect(events: AsyncIterable<FollowedEvent>, most = Infinity): Promise<SeenEvent[]> {
  const all: SeenEvent[] = [];
  for await (const { event, loaded } of events) {
    expect(loaded.game.version).toBeGreaterThanOrEqual(event.version);
    all.push(event);
    if (all.length >= most) break;
  }
  return all;
}

describe('following a game', () => {
  it('replays missed events, goes on live, and ends with the game', async () => {
    const table = new Table();
    const gameId = await table.start({ seats: 3, rounds: 5 }, 3);
    const fromTheStart = collect(table.games.follow(gameId, spectator, 0));
    const fromTheMiddle = collect(table.games.follow(gameId, spectator, 4));
    await table.meetDue();
    const { version } = (await table.store.head(gameId))!;
    expect((await fromTheStart).map((event) => event.version)).toEqual(upTo(version));
    expect((await fromTheMiddle).map((event) => event.version)).toEqual(upTo(version).slice(4));
    expect(await collect(table.games.follow(gameId, spectator, version))).toEqual([]);
    expect(await collect(table.games.follow(randomUUID(), spectator, 0))).toEqual([]);
  });

  it('has no hole and no double while many append and others start to follow', async () => {
    const bus = new LocalBus();
    const table = new Table({ bus });
    const gameId = await table.start({ seats: 6, rounds: 8, seconds: null });
    const processes = [table, table.neighbour({ bus }), table.neighbour({ bus })];
    const followers: Promise<SeenEvent[]>[] = [];
    for (let round = 1; round <= 8; round += 1) {
      const after = (await table.store.head(gameId))!.version - (round % 3);
      for (const process of processes) followers.push(collect(process.games.follow(gameId, spectator, after)));
      await Promise.all([0, 1, 2, 3, 4, 5].map((seat) => processes[seat % 3]!.play(gameId, seat, pick(1))));
      await table.meetDue();
    }
    const last = (await table.store.head(gameId))!.version;
    for (const follower of followers) {
      const versions = (await follower).map((event) => event.version);
      expect(versions).toEqual(upTo(last).slice(versions[0]! - 1));
    }
  });

  it('shows each viewer what it may see, and the number of every event', async () => {
    const table = new Table();
    const gameId = await table.start({ seats: 2 });
    accepted(await table.play(gameId, 0, pick(5)));
    const seenAs = async (viewer: Parameters<typeof table.games.follow>[1]): Promise<SeenEvent> =>
      (await collect(table.games.follow(gameId, viewer, 4), 1))[0]!;
    expect(await seenAs(atSeat(0))).toMatchObject({ version: 5, event: { seat: 0, number: 5 } });
    expect((await seenAs(atSeat(1))).event).toEqual({ type: 'numberPicked', seat: 0 });
    expect((await seenAs({ kind: 'account', account: 'player-0' })).event).toHaveProperty('number', 5);
    await expect(seenAs(auditor)).rejects.toThrow('finished games only');
  });

  it('sees with the eyes of a seat as soon as the account has one', async () => {
    const table = new Table();
    const gameId = await table.open({ seats: 1 });
    const followed = collect(table.games.follow(gameId, { kind: 'account', account: 'player-0' }, 0), 4);
    accepted(await table.games.join({ gameId, commandId: randomUUID(), account: 'player-0' }));
    accepted(await table.games.start({ gameId, commandId: randomUUID(), account: 'player-0' }));
    accepted(await table.play(gameId, 0, pick(6)));
    expect((await followed).at(-1)?.event).toEqual({ type: 'numberPicked', seat: 0, number: 6 });
  });

  it('asks the store when no news come', async () => {
    const table = new Table({ bus: deaf, timeout: 20 });
    const gameId = await table.start({ seats: 2 });
    const followed = collect(table.games.follow(gameId, spectator, 4), 1);
    accepted(await table.play(gameId, 0, pick(1)));
    expect((await followed).map((event) => event.version)).toEqual([5]);
  });

  it('looks again when news may have been lost, at all games together', async () => {
    const bus = new LocalBus();
    const table = new Table({ bus, timeout: 3_600_000 });
    const silent = table.neighbour({ bus: deaf });
    const games = [await silent.start({ seats: 2 }), await silent.start({ seats: 2 })];
    const followed = games.map((gameId) => collect(table.games.follow(gameId, spectator, 3), 2));
    await new Promise(setImmediate);
    for (const gameId of games) accepted(await silent.play(gameId, 0, pick(1)));
    const looks = jest.spyOn(table.store, 'heads');
    bus.gap();
    for (const events of followed) expect((await events).map((event) => event.version)).toEqual([4, 5]);
    expect(looks).toHaveBeenCalledTimes(1);
    bus.gap();
    expect(looks).toHaveBeenCalledTimes(1);
  });

  it('takes up news of another process at any moment', async () => {
    const MOMENTS = 16;
    const bus = new LocalBus();
    const table = new Table({ bus, timeout: 60_000 });
    const silent = table.neighbour({ bus: deaf });
    for (let moment = 0; moment < MOMENTS; moment += 1) {
      const gameId = await silent.start({ seats: 2, rounds: 5 });
      const followed = collect(table.games.follow(gameId, spectator, 4), 2);
      await new Promise(setImmediate);
      // What the other process has committed is in the store version by version, and the second is told as the first is read.
      accepted(await silent.play(gameId, 0, pick(1)));
      accepted(await silent.play(gameId, 1, pick(2)));
      const read = table.store.read.bind(table.store);
      let stored = 5;
      const reading = jest
        .spyOn(table.store, 'read')
        .mockImplementation(async (streamId, { after = 0, upTo = Infinity } = {}) => {
          const commits = await read(streamId, { after, upTo: Math.min(upTo, stored) });
          void microtasks(moment).then(() => {
            stored = 6;
            return bus.tell({ gameId, version: 6 });
          });
          return commits;
        });
      await bus.tell({ gameId, version: 5 });
      expect((await followed).map((event) => event.version)).toEqual([5, 6]);
      reading.mockRestore();
    }
  });

  it('ends when no one listens any more', async () => {
    const bus = new LocalBus();
    const table = new Table({ bus });
    const gameId = await table.start({ seats: 2 });
    const nobody = new AbortController();
    const listening = jest.spyOn(bus, 'listen');
    const followed = collect(table.games.follow(gameId, spectator, 4, nobody.signal));
    await until('it follows', () => listening.mock.calls.length > 0);
    nobody.abort();
    expect(await followed).toEqual([]);
  });
});

async function microtasks(count: number): Promise<void> {
  for (let passed = 0; passed < count; passed += 1) await Promise.resolve();
}

const deaf: Bus = {
  tell: () => Promise.resolve(),
  listen: () => () => undefined,
  tellOfCommit: () => Promise.resolve(),
  tellOfAccount: () => Promise.resolve(),
  onCommit: () => () => undefined,
  onAccount: () => () => undefined,
  onGap: () => () => undefined,
  close: () => Promise.resolve(),
};
