import { randomUUID } from 'node:crypto';
import {
  inTransaction,
  MemoryEventStore,
  Projector,
  type EventStore,
  type ProjectedCommit,
  type Projection,
} from '#event-store';
import { storeOnPostgres, type StoreOnPostgres } from '#event-store/testing';
import { RulesetRegistry } from '../rulesets/registry.js';
import { league, type LeagueTable, accepted, type Table } from '#server/testing';
import { saga } from '../testing/saga.js';
import { tally } from '../testing/tally.js';
import { COUNTED_START, type CountedChange, type CountedGames, type CountedPlace } from './counted-games.js';
import { gameResultsProjection } from './game-results-projection.js';
import { MemoryCountedGames } from './memory-counted-games.js';
import { PostgresCountedGames } from './postgres-counted-games.js';
import { RulesetRatings } from './ruleset-ratings.js';

const rulesets = new RulesetRegistry([tally, saga]);

/** Where games that count are kept, and how that is brought up to date. */
interface Kept {
  readonly store: EventStore;
  readonly counted: CountedGames;
  readonly catchUp: () => Promise<unknown>;
}

const stores: StoreOnPostgres[] = [];
afterAll(() => Promise.all(stores.map((one) => one.stop())));

async function onPostgres(): Promise<Kept & { readonly tested: StoreOnPostgres; readonly projection: Projection }> {
  const tested = await storeOnPostgres();
  stores.push(tested);
  const { pool, store } = tested;
  const projection = gameResultsProjection(rulesets);
  const projector = new Projector({ pool, store, projection });
  const catchUp = async (): Promise<void> => {
    await tested.publish();
    await projector.prepare();
    await projector.catchUp();
    expect((await projector.health()).parked).toEqual([]);
  };
  return { store, counted: new PostgresCountedGames(pool), catchUp, tested, projection };
}

function inMemory(): Promise<Kept> {
  const store = new MemoryEventStore();
  return Promise.resolve({ store, counted: new MemoryCountedGames(store, rulesets), catchUp: () => Promise.resolve() });
}

/** Every change so far, in pages of one. */
async function changesIn(counted: CountedGames): Promise<readonly CountedChange[]> {
  const changes: CountedChange[] = [];
  let place: CountedPlace = COUNTED_START;
  for (;;) {
    const page = await counted.after(place, 1);
    const [change] = page.changes;
    if (!change) return changes;
    changes.push(change);
    place = { generation: page.generation, change: change.change };
  }
}

const idsIn = (changes: readonly CountedChange[]): readonly string[] => changes.map(({ gameId }) => gameId);

/** A game outside leagues that `player-1` resigns, and then `player-0`. */
async function game(table: Table, opening: object = {}): Promise<string> {
  const options = { seats: 2, rounds: 1, seconds: null };
  const by = { commandId: randomUUID(), account: 'player-0' };
  const opened = accepted(await table.games.open({ ...by, ruleset: 'tally', options, ...opening }));
  const { gameId } = opened;
  const invitation = await table.games.invitation(opened.loaded);
  for (const account of ['player-0', 'player-1'])
    accepted(await table.games.join({ gameId, commandId: randomUUID(), account, invitation }));
  accepted(await table.games.start({ ...by, gameId, commandId: randomUUID() }));
  for (const account of ['player-1', 'player-0'])
    accepted(await table.games.resign({ gameId, commandId: randomUUID(), account }));
  await table.meetDue();
  return gameId;
}

/** The one game of the next round of the league, played to its end. */
async function nextGame(table: LeagueTable): Promise<string> {
  const [gameId = ''] = await table.pair();
  await table.playOut(gameId);
  await table.meetDue();
  return gameId;
}

describe.each<[string, () => Promise<Kept>]>([
  ['in PostgreSQL', onPostgres],
  ['in memory', inMemory],
])('The games that count for ratings, %s', (_, keep) => {
  let kept: Kept;
  let table: LeagueTable;
  beforeAll(async () => {
    kept = await keep();
    table = await league(2, { format: { kind: 'ROUND_ROBIN', twice: true } }, { store: kept.store });
  });

  it('are none before there are any', async () => {
    expect((await kept.counted.after(COUNTED_START, 10)).changes).toEqual([]);
  });

  it('are the public ones, once they are over', async () => {
    await table.start();
    await game(table, { byInvitation: true });
    await game(table, { unlisted: true });
    const gameId = await game(table);
    await kept.catchUp();
    expect(await changesIn(kept.counted)).toEqual([
      {
        gameId,
        change: 1,
        result: {
          gameId,
          ruleset: 'tally',
          at: (await table.games.load(gameId))!.at,
          sides: [
            { players: ['player-0'], rank: expect.any(Number) },
            { players: ['player-1'], rank: expect.any(Number) },
          ],
        },
      },
    ]);
  });

  it('are all games of a league that the operator of the server vouches for, and none of any other', async () => {
    const before = idsIn(await changesIn(kept.counted).then((all) => all.filter(({ result }) => result)));
    const other = await league(2, { format: { kind: 'ROUND_ROBIN' } }, { store: kept.store });
    const gameId = await nextGame(other);
    const scores = ['player-0', 'player-1'].map((player, points) => ({ player, points }));
    await other.must({ type: 'correctResult', season: 1, gameId, scores, reason: 'Because.' });
    const counting = async (): Promise<readonly string[]> => {
      await kept.catchUp();
      return idsIn((await changesIn(kept.counted)).filter(({ result }) => result));
    };
    expect(await counting()).toEqual(before);
    await other.vouch();
    expect(await counting()).toEqual([...before, gameId]);
    await other.vouch(false);
    expect(await counting()).toEqual(before);
  });

  it('are as their league counts them, at any time of its decision', async () => {
    await table.vouch();
    await kept.catchUp();
    const before = idsIn(await changesIn(kept.counted));
    const [first, second] = [await nextGame(table), await nextGame(table)];
    await kept.catchUp();
    expect(idsIn(await changesIn(kept.counted))).toEqual([...before, first, second]);
    const scores = [
      { player: 'player-0', points: 0 },
      { player: 'player-1', points: 1 },
    ];
    await table.must({ type: 'correctResult', season: 1, gameId: first, scores, reason: 'A bug.' });
    await table.must({ type: 'annulResult', season: 1, gameId: second, reason: 'A bug.' });
    await kept.catchUp();
    const changes = await changesIn(kept.counted);
    expect(idsIn(changes)).toEqual([...before, first, second]);
    expect(changes.at(-2)?.result?.sides).toEqual([
      { players: ['player-0'], rank: 2 },
      { players: ['player-1'], rank: 1 },
    ]);
    expect(changes.at(-1)?.result).toBeNull();
    expect(changes.at(-2)!.change).toBeGreaterThan(before.length + 2);
  });
});

describe('The games that count, in PostgreSQL', () => {
  it('come to the same ratings when the list is rebuilt, in any order of its streams', async () => {
    const { counted, catchUp, tested, projection } = await onPostgres();
    const table = await league(3, { format: { kind: 'ROUND_ROBIN' } }, { store: tested.store });
    await table.vouch();
    const games: string[] = [];
    for (let round = 0; round < 3; round += 1) games.push(await nextGame(table));
    await table.must({ type: 'annulResult', season: 1, gameId: games[0]!, reason: 'A bug.' });
    await catchUp();
    const ratings = new RulesetRatings(counted);
    const before = await ratings.of('tally');
    const rated = new Set(before.ratings.flatMap(({ player }) => before.explain(player).map(({ gameId }) => gameId)));
    expect([...rated].sort()).toEqual(games.slice(1).sort());
    const { generation } = await counted.after(COUNTED_START, 1);
    const { pool, store } = tested;
    await new Projector({ pool, store, projection: { ...projection, version: 99 }, batch: 1 }).prepare();
    expect((await counted.after(COUNTED_START, 1)).generation).toBeGreaterThan(generation);
    expect((await ratings.of('tally')).ratings).toEqual(before.ratings);
    expect((await new RulesetRatings(counted).of('tally')).ratings).toEqual(before.ratings);
  });

  it('keep what a league has decided, should the end of the game be told after it', async () => {
    const { tested, projection } = await onPostgres();
    const { pool, store } = tested;
    const table = await league(2, { format: { kind: 'ROUND_ROBIN' } }, { store });
    const gameId = await nextGame(table);
    await table.must({ type: 'annulResult', season: 1, gameId, reason: 'A bug.' });
    const told = async (streamId: string): Promise<ProjectedCommit[]> => {
      const header = (await store.head(streamId))!;
      return (await store.read(streamId)).map((commit) => ({ commit, header }));
    };
    await inTransaction(pool, async (db) => {
      const model = 'read_models.told_backwards';
      await db.query(projection.createTable(model));
      await projection.handle(await told(table.leagueId), { db, table: model, read: (id) => store.read(id) });
      await projection.handle(await told(gameId), { db, table: model, read: (id) => store.read(id) });
      const { rows } = await db.query(`select game_id, change, result from ${model}`);
      expect(rows).toEqual([{ game_id: gameId, change: '1', result: null }]);
    });
  });
});
