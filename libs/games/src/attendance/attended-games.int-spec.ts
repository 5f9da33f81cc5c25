import { randomUUID } from 'node:crypto';
import { MemoryEventStore, Projector, type EventStore } from '#event-store';
import { storeOnPostgres, type StoreOnPostgres } from '#event-store/testing';
import { accepted, league, pick, Table } from '#server/testing';
import { RulesetRegistry } from '../rulesets/registry.js';
import { saga } from '../testing/saga.js';
import { tally } from '../testing/tally.js';
import { attendanceProjection } from './attendance-projection.js';
import type { AttendedGames } from './attended-games.js';
import { MemoryAttendedGames } from './memory-attended-games.js';
import { PostgresAttendedGames } from './postgres-attended-games.js';

const rulesets = new RulesetRegistry([tally, saga]);
const stores: StoreOnPostgres[] = [];
afterAll(() => Promise.all(stores.map((one) => one.stop())));

interface Kept {
  readonly store: EventStore;
  readonly attended: AttendedGames;
  readonly catchUp: () => Promise<unknown>;
  readonly rebuild: () => Promise<unknown>;
}

async function onPostgres(): Promise<Kept> {
  const tested = await storeOnPostgres();
  stores.push(tested);
  const { pool, store } = tested;
  const projection = attendanceProjection(rulesets);
  const projector = new Projector({ pool, store, projection });
  const catchUp = async (): Promise<void> => {
    await tested.publish();
    await projector.prepare();
    await projector.catchUp();
    expect((await projector.health()).parked).toEqual([]);
  };
  const rebuild = () => new Projector({ pool, store, projection: { ...projection, version: 99 }, batch: 1 }).prepare();
  return { store, attended: new PostgresAttendedGames(pool), catchUp, rebuild };
}

function inMemory(): Promise<Kept> {
  const store = new MemoryEventStore();
  const nothing = () => Promise.resolve();
  return Promise.resolve({
    store,
    attended: new MemoryAttendedGames(store, rulesets),
    catchUp: nothing,
    rebuild: nothing,
  });
}

describe.each<[string, () => Promise<Kept>]>([
  ['in PostgreSQL', onPostgres],
  ['in memory', inMemory],
])('Rated games that accounts attended, %s', (_, keep) => {
  let kept: Kept;
  let table: Table;
  beforeEach(async () => {
    kept = await keep();
    table = new Table({ store: kept.store });
  });

  const latest = async (number: number): Promise<readonly object[]> => {
    await kept.catchUp();
    return kept.attended.latest(`player-${number}`, 20);
  };
  const by = (gameId: string, number: number) => ({ gameId, commandId: randomUUID(), account: `player-${number}` });
  const opened = async (settings: object = {}): Promise<string> => {
    const { gameId: _, ...request } = { ...by('', 0), ruleset: 'tally', options: { rounds: 2, seconds: 60 } };
    return accepted(await table.games.open({ ...request, ...settings })).gameId;
  };
  /** `player-1` is late in every round, and `player-0` in none. */
  const miss = async (gameId: string): Promise<void> => {
    for (let round = 1; round <= 2; round += 1) {
      accepted(await table.play(gameId, 0, pick(1)));
      table.now += 60_000;
      await table.meetDue();
    }
  };

  it('are told at the first time-out of a player, once, and at the end for all others', async () => {
    const gameId = await table.start({ rounds: 2, seconds: 60 });
    accepted(await table.play(gameId, 0, pick(1)));
    table.now += 60_000;
    const late = { account: 'player-1', timedOut: true, at: table.now };
    await table.meetDue();
    expect([await latest(0), await latest(1)]).toEqual([[], [late]]);
    accepted(await table.play(gameId, 0, pick(1)));
    table.now += 60_000;
    await table.meetDue();
    expect([await latest(0), await latest(1)]).toEqual([
      [{ account: 'player-0', timedOut: false, at: (await table.games.load(gameId))!.at }],
      [late],
    ]);
    await kept.rebuild();
    expect(await latest(1)).toEqual([late]);
  });

  it('are the latest ones, latest first', async () => {
    for (let game = 0; game < 3; game += 1) await miss(await table.start({ rounds: 2, seconds: 60 }));
    const times = (await latest(1)).map((one) => (one as { at: number }).at);
    expect(times).toEqual([...times].sort((one, other) => other - one));
    expect(await kept.attended.latest('player-1', 2)).toEqual((await latest(1)).slice(0, 2));
  });

  it.each<[string, () => Promise<void>]>([
    ['no list shows it', async () => startAndMiss(await opened({ unlisted: true }))],
    ['it can be undone', async () => startAndMiss(await opened({ undo: 'CONSENT' }))],
    ['a bot plays', async () => miss(await table.start({ seats: 3, rounds: 2, seconds: 60 }, 1))],
  ])('are none where %s', async (_why, play) => {
    await play();
    expect([await latest(0), await latest(1)]).toEqual([[], []]);
  });

  const startAndMiss = async (gameId: string): Promise<void> => {
    await table.fill(gameId, 2);
    await miss(gameId);
  };

  it('are none of leagues, which have penalties of their own', async () => {
    const ofLeague = await league(2, { options: { rounds: 1, seconds: 60 } }, { store: kept.store });
    await ofLeague.must({ type: 'pairRound', season: 1, round: 1 });
    await ofLeague.meetDue();
    ofLeague.now += 60_000;
    await ofLeague.meetDue();
    expect([await latest(0), await latest(1)]).toEqual([[], []]);
  });

  it('count a bot that takes over for an absent player, and not one to which the player hands over', async () => {
    const absent = await opened({ options: { rounds: 2, seconds: null }, leavers: { after: 60, bot: 'random' } });
    await table.fill(absent, 2);
    accepted(await table.play(absent, 0, pick(1)));
    table.now += 60_000;
    await table.meetDue();
    expect(await latest(1)).toMatchObject([{ timedOut: true }]);
    const handed = await table.start({ rounds: 2, seconds: null });
    accepted(await table.games.consent({ ...by(handed, 0), act: { type: 'handToBot', bot: 'random' } }));
    accepted(await table.games.resign(by(handed, 1)));
    await table.meetDue();
    expect(await latest(0)).not.toContainEqual(expect.objectContaining({ timedOut: true }));
  });

  it('count a game that was given up for those alone whose time ran out', async () => {
    const gameId = await table.start({ rounds: 9, seconds: 60 });
    await miss(gameId);
    accepted(await table.games.operate(gameId, { type: 'abandonGame' }));
    expect([await latest(0), await latest(1)]).toEqual([[], [expect.objectContaining({ timedOut: true })]]);
  });
});
