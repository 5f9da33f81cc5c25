import { randomUUID } from 'node:crypto';
import { jest } from '@jest/globals';
import { atSeat, spectator, type Viewer } from '#kernel';
import { LocalBus } from './local-bus.js';
import type { FollowedEvent } from './follow.js';
import { rematch } from '../rematch.js';
import { accepted, pick, Table } from '#server/testing';
import { FakeClock } from '#streams/testing';

/** Seconds, and milliseconds. */
const DELAY = 60;
const LATE = DELAY * 1_000;

/** A table with a delay for viewers without a seat, on a clock that the test moves. */
class LateTable {
  readonly time = new FakeClock();
  readonly bus = new LocalBus();
  readonly table = new Table({ clock: this.time.clock, alarm: this.time.alarm, bus: this.bus });
  gameId = '';
  /** The version before the start. */
  open = 0;

  async start(options: Record<string, unknown> = { seats: 2, rounds: 5 }, seats = 2): Promise<this> {
    const request = { commandId: randomUUID(), account: 'player-0', ruleset: 'tally', options };
    this.gameId = accepted(await this.table.games.open({ ...request, spectatorDelay: DELAY })).gameId;
    this.open = 1 + seats;
    await this.table.fill(this.gameId, seats);
    return this;
  }

  /** The game as an account may see it. */
  async versionFor(account: string | null): Promise<number> {
    const present = (await this.table.games.load(this.gameId))!;
    return (await this.table.games.seen(present, account)).loaded.game.version;
  }

  async version(): Promise<number> {
    return (await this.table.games.load(this.gameId))!.game.version;
  }

  async pick(seat: number, number = 1): Promise<void> {
    accepted(await this.table.play(this.gameId, seat, pick(number)));
  }
}

/** A follower, and what they were told so far. */
class Follower {
  readonly told: FollowedEvent[] = [];
  readonly end: Promise<void>;
  isOver = false;

  constructor(events: AsyncIterable<FollowedEvent>) {
    this.end = this.listen(events);
  }

  get versions(): number[] {
    return this.told.map(({ event }) => event.version);
  }

  private async listen(events: AsyncIterable<FollowedEvent>): Promise<void> {
    for await (const next of events) {
      expect(next.loaded.game.version).toBeGreaterThanOrEqual(next.event.version);
      this.told.push(next);
    }
    this.isOver = true;
  }
}

/** All pending work is done, as far as it can be without time going by. */
const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 5; turn += 1) await new Promise(setImmediate);
};

const upTo = (last: number): number[] => Array.from({ length: last }, (_, index) => index + 1);

describe('a table that shows its game late', () => {
  it('tells no outsider by a command id that the command was given', async () => {
    const late = await new LateTable().start();
    const commandId = randomUUID();
    accepted(await late.table.play(late.gameId, 0, pick(1), commandId));
    const { gameId } = late;
    const outsider = { gameId, commandId, account: 'outsider' };
    const answers = [
      await late.table.games.submit({ ...outsider, command: pick(1) }),
      await late.table.games.resign(outsider),
      await late.table.games.join({ ...outsider, seed: null }),
      await late.table.games.start(outsider),
    ];
    expect(answers.map(({ status }) => status)).toEqual(['forbidden', 'forbidden', 'refused', 'forbidden']);
  });

  it('shows the seats the present, and others the last whole commit that is old enough', async () => {
    const late = await new LateTable().start();
    const started = await late.version();
    expect(await late.versionFor('player-0')).toBe(started);
    expect([await late.versionFor('nobody'), await late.versionFor(null)]).toEqual([late.open, late.open]);
    late.time.advance(LATE - 1);
    expect(await late.versionFor(null)).toBe(late.open);
    late.time.advance(1);
    expect(await late.versionFor(null)).toBe(started);
    await late.pick(0);
    late.time.advance(10);
    await late.pick(1);
    const second = await late.version();
    late.time.advance(LATE - 10);
    expect(await late.versionFor(null)).toBe(started + 1);
    late.time.advance(9);
    expect(await late.versionFor(null)).toBe(started + 1);
    late.time.advance(1);
    expect(await late.versionFor(null)).toBe(second);
  });

  it('shows what comes before the start at once', async () => {
    const late = new LateTable();
    const request = { commandId: randomUUID(), account: 'player-0', ruleset: 'tally', options: { seats: 2 } };
    late.gameId = accepted(await late.table.games.open({ ...request, spectatorDelay: DELAY })).gameId;
    expect(await late.versionFor(null)).toBe(1);
    accepted(await late.table.games.join({ gameId: late.gameId, commandId: randomUUID(), account: 'player-1' }));
    expect(await late.versionFor(null)).toBe(2);
  });

  it('shows all of it as soon as it is over', async () => {
    const late = await new LateTable().start();
    accepted(await late.table.games.operate(late.gameId, { type: 'abandonGame' }));
    const { game } = (await late.table.games.load(late.gameId))!;
    expect(game.phase).toBe('over');
    expect(await late.versionFor(null)).toBe(game.version);
  });

  it('keeps to it in every read', async () => {
    const late = await new LateTable().start();
    await late.pick(0, 5);
    const { table, gameId } = late;
    const version = await late.version();
    const seen = async (viewer: Viewer): Promise<unknown[]> => {
      const page = await table.games.events(gameId, viewer, { after: 0, limit: 100 });
      const view = await table.games.view(gameId, viewer);
      const at = await table.games.view(gameId, viewer, version);
      return [
        page.status === 'found' && page.value.events.at(-1)?.version,
        view.status === 'found' && view.value,
        at.status,
      ];
    };
    expect(await seen(spectator)).toEqual([late.open, null, 'notFound']);
    expect(await seen(atSeat(0))).toEqual([version, expect.objectContaining({ own: 5 }), 'found']);
    expect(await table.games.waiting(gameId)).toEqual({ status: 'found', value: null });
  });

  it('tells no account without a seat at which version it is, for any version that it expects', async () => {
    const late = await new LateTable().start();
    await late.pick(0);
    const version = await late.version();
    const refused = { status: 'forbidden', reason: 'seesLate' };
    for (const expectedVersion of [1, version - 1, version, version + 1]) {
      const request = { gameId: late.gameId, account: 'nobody', expectedVersion };
      expect(await late.table.games.join({ ...request, commandId: randomUUID() })).toEqual(refused);
      expect(await late.table.games.validate({ ...request, command: pick(1) })).toEqual(refused);
    }
    expect(
      await late.table.games.submit({
        gameId: late.gameId,
        commandId: randomUUID(),
        account: 'player-1',
        command: pick(1),
        expectedVersion: version - 1,
      }),
    ).toMatchObject({ status: 'conflict', version });
  });

  it('gives followers every event when its time has passed, automatically, without a hole or a double', async () => {
    const late = await new LateTable().start();
    const { time, table } = late;
    const neighbour = table.neighbour({ clock: time.clock, alarm: time.alarm, bus: late.bus });
    const started = await late.version();
    const outside = new Follower(table.games.follow(late.gameId, spectator, 0));
    const elsewhere = new Follower(neighbour.games.follow(late.gameId, { kind: 'account', account: 'nobody' }, 2));
    const inside = new Follower(table.games.follow(late.gameId, { kind: 'account', account: 'player-1' }, 0));
    await settled();
    expect([outside.versions, elsewhere.versions, inside.versions]).toEqual([upTo(late.open), [3], upTo(started)]);
    time.advance(1_000);
    await late.pick(0);
    await settled();
    expect(inside.versions).toEqual(upTo(started + 1));
    expect(outside.versions).toEqual(upTo(late.open));
    time.advance(LATE - 1_000);
    await settled();
    expect(outside.versions).toEqual(upTo(started));
    expect(outside.told.at(-1)!.loaded.game.version).toBe(started);
    time.advance(999);
    await settled();
    expect(outside.versions).toEqual(upTo(started));
    time.advance(1);
    await settled();
    expect([outside.versions, elsewhere.versions]).toEqual([upTo(started + 1), upTo(started + 1).slice(2)]);
    // Events before the end are told with the end, in their order, though no time has passed.
    await late.pick(1);
    await settled();
    expect(outside.versions).toEqual(upTo(started + 1));
    accepted(await late.table.games.operate(late.gameId, { type: 'abandonGame' }));
    await Promise.all([outside.end, elsewhere.end, inside.end]);
    const last = await late.version();
    expect([outside.versions, inside.versions]).toEqual([upTo(last), upTo(last)]);
    expect(elsewhere.versions).toEqual(upTo(last).slice(2));
    expect(time.waiting).toBe(0);
  });

  it('goes on where a follower was, also where that is beyond what is shown', async () => {
    const late = await new LateTable().start();
    await late.pick(0);
    const version = await late.version();
    const ahead = new Follower(late.table.games.follow(late.gameId, spectator, version - 1));
    await settled();
    expect(ahead.versions).toEqual([]);
    late.time.advance(LATE);
    await settled();
    expect(ahead.versions).toEqual([version]);
  });

  it('asks the store once for all followers, and folds on from the state that it has', async () => {
    const late = await new LateTable().start({ seats: 2, rounds: 50 });
    const looks = jest.spyOn(late.table.store, 'firstBeyond');
    const followers = Array.from(
      { length: 20 },
      () => new Follower(late.table.games.follow(late.gameId, spectator, 0)),
    );
    await settled();
    expect(followers.map(({ versions }) => versions.length)).toEqual(Array.from({ length: 20 }, () => late.open));
    expect(looks).toHaveBeenCalledTimes(1);
    await late.pick(0);
    await settled();
    expect(looks).toHaveBeenCalledTimes(1);
    late.time.advance(LATE / 2);
    await late.pick(1);
    const reads = jest.spyOn(late.table.store, 'read');
    late.time.advance(LATE / 2);
    await settled();
    expect(looks).toHaveBeenCalledTimes(2);
    expect(reads.mock.calls.every(([, range]) => (range?.after ?? 0) >= late.open - 1)).toBe(true);
  });

  it('reads a page of such games with one look at the times of all of them', async () => {
    const lates = new LateTable();
    const gameIds: string[] = [];
    for (let game = 0; game < 4; game += 1) gameIds.push((await lates.start()).gameId);
    const looks = jest.spyOn(lates.table.store, 'firstBeyond');
    const present = await lates.table.games.loadAll(gameIds);
    const seen = await lates.table.games.seenAll(present, null);
    expect(seen.map(({ loaded }) => [loaded.gameId, loaded.game.version])).toEqual(
      gameIds.map((id) => [id, lates.open]),
    );
    expect(looks).toHaveBeenCalledTimes(1);
    expect((await lates.table.games.seenAll(present, 'player-1')).map(({ loaded }) => loaded)).toEqual(present);
  });

  it('is asked for in whole seconds up to an hour, and kept by a rematch', async () => {
    const late = await new LateTable().start();
    const { table } = late;
    const ask = (spectatorDelay: number): ReturnType<typeof table.games.open> =>
      table.games.open({ commandId: randomUUID(), account: 'player-0', ruleset: 'tally', spectatorDelay });
    for (const wrong of [-1, 0, 0.5, 3_601]) expect(await ask(wrong)).toMatchObject({ status: 'refused' });
    expect(accepted(await ask(3_600)).loaded.game.spectatorDelay).toBe(3_600);
    accepted(await table.games.operate(late.gameId, { type: 'abandonGame' }));
    const next = await rematch(table.games, { gameId: late.gameId, commandId: randomUUID(), account: 'player-1' });
    expect(accepted(next).loaded.game.spectatorDelay).toBe(DELAY);
  });
});
