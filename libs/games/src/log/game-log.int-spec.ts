import { randomUUID } from 'node:crypto';
import { isConsistent, openCheckpoint, provenEntry, provenGrowth, signerOf, type LogEntry } from '#audit';
import { FeedTicker, MemoryEventStore, Projector, type EventStore } from '#event-store';
import { storeOnPostgres, type StoreOnPostgres } from '#event-store/testing';
import { sha256Of } from '#kernel/server';
import { Games } from '../games.js';
import { MemorySeedVault } from '../seeds/memory-seed-vault.js';
import { RulesetRegistry } from '../rulesets/registry.js';
import { accepted } from '#server/testing';
import { tally } from '../testing/tally.js';
import { gameLogProjection } from './game-log-projection.js';
import { GameLog } from './game-log.js';
import type { LogNodes } from './log-nodes.js';
import { MemoryLogNodes } from './memory-log-nodes.js';
import { PostgresLogNodes } from './postgres-log-nodes.js';

const signer = signerOf('log.example', sha256Of('the key of a log'));

/** Opens a game and gives it up. */
async function ended(store: EventStore): Promise<LogEntry> {
  const games = new Games({ store, seeds: new MemorySeedVault(), rulesets: new RulesetRegistry([tally]) });
  const by = () => ({ commandId: randomUUID(), account: 'ann' });
  const { gameId } = accepted(await games.open({ ...by(), ruleset: 'tally' }));
  accepted(await games.abandon({ ...by(), gameId }));
  return { gameId, hash: (await games.load(gameId))!.hash };
}

/** Where the log is kept, and how it is brought up to date. */
interface Kept {
  readonly store: EventStore;
  readonly nodes: LogNodes;
  readonly catchUp: () => Promise<unknown>;
}

let tested: StoreOnPostgres;
beforeAll(async () => void (tested = await storeOnPostgres()));
afterAll(() => tested.stop());

async function onPostgres(): Promise<Kept> {
  const { pool, store } = tested;
  const projector = new Projector({ pool, store, projection: gameLogProjection });
  await projector.prepare();
  const ticker = new FeedTicker({ pool });
  return { store, nodes: new PostgresLogNodes(pool), catchUp: () => ticker.tick().then(() => projector.catchUp()) };
}

function inMemory(): Promise<Kept> {
  const store = new MemoryEventStore();
  return Promise.resolve({ store, nodes: new MemoryLogNodes(store), catchUp: () => Promise.resolve() });
}

describe.each<[string, () => Promise<Kept>]>([
  ['in PostgreSQL', onPostgres],
  ['in memory', inMemory],
])('The log of games that are over, %s', (_, keep) => {
  it('proves of each game that it is in it, and of each head that it contains those before', async () => {
    const { store, nodes, catchUp } = await keep();
    const log = new GameLog(nodes, signer);
    await catchUp();
    const began = await log.size();
    const games: LogEntry[] = [];
    const heads = [openCheckpoint(await log.checkpoint(began), [signer])];
    for (const more of [1, 3, 2]) {
      for (let count = 0; count < more; count += 1) games.push(await ended(store));
      await catchUp();
      const size = await log.size();
      expect(size).toBe(began + games.length);
      heads.push(openCheckpoint(await log.checkpoint(size), [signer]));
      const places = await Promise.all(
        games.map(async (game) => provenEntry(game, (await log.inclusion(game, size))!, [signer]).index),
      );
      expect(places).toEqual(games.map((__, place) => began + place));
      for (const before of heads)
        expect(provenGrowth(before, await log.consistency(before.size, size), [signer]).size).toBe(size);
    }
    expect(isConsistent(heads[1]!, heads[2]!, [])).toBe(false);
    expect(await log.leaves(began, 4)).toHaveLength(4);
    expect(await log.leaves(began + 5, 10)).toHaveLength(1);
    expect(await log.leaves(began + 100, 10)).toEqual([]);
  });

  it('lists its games in the order of their entries, from any of them on', async () => {
    const { store, nodes, catchUp } = await keep();
    const log = new GameLog(nodes, signer);
    await catchUp();
    const began = await log.listed();
    const games = [await ended(store), await ended(store), await ended(store)];
    await catchUp();
    expect(await log.listed()).toBe(began + 3);
    const listed = games.map(({ gameId }, place) => ({ entry: began + place, gameId }));
    expect(await log.games(began, 10)).toEqual(listed);
    expect(await log.games(began + 1, 1)).toEqual([listed[1]]);
    expect(await log.games(began + 3, 10)).toEqual([]);
  });

  it('knows no game that is not over, or that ended otherwise, and no head that it never had', async () => {
    const { store, nodes, catchUp } = await keep();
    const log = new GameLog(nodes, signer);
    const game = await ended(store);
    await catchUp();
    const size = await log.size();
    expect(await log.inclusion({ ...game, hash: 'a'.repeat(64) }, size)).toBeUndefined();
    expect(await log.inclusion(game, size - 1)).toBeUndefined();
    await expect(log.checkpoint(size + 1)).rejects.toThrow(RangeError);
    await expect(log.consistency(size + 1, size)).rejects.toThrow(RangeError);
  });
});

describe('The log in PostgreSQL', () => {
  it('keeps every game in its place when the list of its entries is rebuilt', async () => {
    const { store, nodes, catchUp } = await onPostgres();
    const log = new GameLog(nodes, signer);
    const games = [await ended(store), await ended(store)];
    await catchUp();
    const size = await log.size();
    const before = await log.checkpoint(size);
    const { pool } = tested;
    await new Projector({ pool, store, projection: { ...gameLogProjection, version: 99 } }).prepare();
    expect(await log.size()).toBe(size);
    expect(await log.checkpoint(size)).toBe(before);
    const { rows } = await pool.query<{ entry: string }>(
      'select entry from read_models.game_log where game_id = any ($1::uuid[]) order by entry',
      [games.map(({ gameId }) => gameId)],
    );
    expect(rows.map(({ entry }) => Number(entry))).toEqual([size - 2, size - 1]);
  });

  it.each(['update log_nodes set index = index + 1', 'delete from log_nodes', 'truncate log_nodes'])(
    'is not changed: %s',
    async (sql) => {
      await expect(tested.pool.query(sql)).rejects.toMatchObject({ code: '42501' });
      await expect(tested.owner.query(sql)).rejects.toMatchObject({ code: '23001' });
    },
  );
});
