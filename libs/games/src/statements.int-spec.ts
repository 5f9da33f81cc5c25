import { randomUUID } from 'node:crypto';
import { jest } from '@jest/globals';
import { PostgresEventStore } from '#event-store';
import { storeOnPostgres, until, type StoreOnPostgres } from '#event-store/testing';
import { spectator } from '#kernel';
import type { QueryConfig } from 'pg';
import type { Bus } from './following/bus.js';
import { LocalBus } from './following/local-bus.js';
import { accepted, pick, Table } from '#server/testing';

const SPECTATORS = 100;

describe('The database statements of games', () => {
  let database: StoreOnPostgres;
  let bus: Bus;
  let here: Table;
  let elsewhere: Table;
  const statements = { here: [] as string[], elsewhere: [] as string[] };

  /** Writes down the statements that go through a pool from now on. */
  function listen(pool: StoreOnPostgres['pool'], names: string[]): void {
    const query = pool.query.bind(pool);
    jest.spyOn(pool, 'query').mockImplementation(((config: QueryConfig) => {
      names.push(config.name ?? 'unnamed');
      return query(config);
    }) as never);
  }

  beforeAll(async () => {
    database = await storeOnPostgres();
    bus = new LocalBus();
    listen(database.pool, statements.here);
    listen(database.owner, statements.elsewhere);
    here = new Table({ store: database.store, bus });
    elsewhere = here.neighbour({ store: new PostgresEventStore(database.owner), bus });
  });
  afterAll(async () => {
    jest.restoreAllMocks();
    await database.stop();
  });

  const forgetStatements = (): void => {
    statements.here.length = 0;
    statements.elsewhere.length = 0;
  };

  /** So many follow a game; answers with the versions that each has seen, and how to end them. */
  function follow(table: Table, gameId: string, after: number, count: number) {
    const home = new AbortController();
    const seen = Array.from({ length: count }, (): number[] => []);
    const ended = seen.map(async (versions) => {
      const events = table.games.follow(gameId, spectator, after, home.signal);
      for await (const { event } of events) versions.push(event.version);
    });
    const leave = async (): Promise<void> => {
      home.abort();
      await Promise.all(ended);
    };
    return { seen, leave };
  }

  const haveSeen = (seen: readonly number[][], versions: readonly number[]): Promise<void> =>
    until(`all have seen ${versions.join(', ')}`, () => seen.every((one) => one.join() === versions.join()));

  it('is one statement for an accepted command on a warm game, with its answer and the game after it', async () => {
    const gameId = await here.start({ seats: 2, seconds: null });
    forgetStatements();
    const answer = accepted(await here.play(gameId, 0, pick(1)));
    expect(answer).toMatchObject({ version: 5, events: [{ version: 5 }], loaded: { game: { version: 5 } } });
    await new Promise((resolve) => setImmediate(resolve));
    expect(statements.here).toEqual(['append-commit-1']);
  });

  it('is nothing more for an event that this process has made, however many follow the game here', async () => {
    const gameId = await here.start({ seats: 2, seconds: null });
    const { seen, leave } = follow(here, gameId, 4, SPECTATORS);
    await until('the game is open', () => statements.here.includes('head'));
    accepted(await here.play(gameId, 0, pick(1)));
    await haveSeen(seen, [5]);
    forgetStatements();
    accepted(await here.play(gameId, 1, pick(2)));
    await haveSeen(seen, [5, 6]);
    expect(statements.here).toEqual(['append-commit-1']);
    await leave();
  });

  it('is one reading for an event of another process, whether one follows the game here or a hundred', async () => {
    for (const count of [1, SPECTATORS]) {
      const gameId = await here.start({ seats: 2, seconds: null });
      forgetStatements();
      const { seen, leave } = follow(elsewhere, gameId, 3, count);
      await haveSeen(seen, [4]);
      expect(statements.elsewhere.filter((name) => name === 'head')).toHaveLength(1);
      forgetStatements();
      accepted(await here.play(gameId, 0, pick(1)));
      await haveSeen(seen, [4, 5]);
      expect(statements.elsewhere).toEqual(['read']);
      accepted(await here.play(gameId, 1, pick(2)));
      await haveSeen(seen, [4, 5, 6]);
      expect(statements.elsewhere).toEqual(['read', 'read']);
      await leave();
    }
  });

  it('is a reading of its own for a follower that comes late and wants past events, without a hole', async () => {
    const gameId = await here.start({ seats: 2, rounds: 3, seconds: null });
    const first = follow(elsewhere, gameId, 4, 3);
    accepted(await here.play(gameId, 0, pick(1)));
    await haveSeen(first.seen, [5]);
    const late = follow(elsewhere, gameId, 0, 2);
    await haveSeen(late.seen, [1, 2, 3, 4, 5]);
    forgetStatements();
    accepted(await here.games.submit({ gameId, commandId: randomUUID(), account: 'player-1', command: pick(2) }));
    await haveSeen(first.seen, [5, 6]);
    await haveSeen(late.seen, [1, 2, 3, 4, 5, 6]);
    expect(statements.elsewhere).toEqual(['read']);
    await Promise.all([first.leave(), late.leave()]);
  });
});
