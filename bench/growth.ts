import { randomBytes, randomUUID } from 'node:crypto';
import { PostgresEventStore } from '#event-store';
import { Games, MemorySeedVault, RulesetRegistry } from '#games';
import { createPool, migrate } from '#platform';
import { rulesets } from '../apps/rulesets.js';
import pg from 'pg';
import type { Bench, Row } from './bench.js';
import { benchDatabase } from './bench-database.js';
import { median } from './statistics.js';

const COMMANDS = 300;
const SMALL = { events: 100, games: 10 };
const LARGE = { events: 10_000, games: 10_000 };
const AT_ONCE = 16;

/** A service of games on a database. */
class House {
  private readonly pool: pg.Pool;
  private readonly games: Games;

  constructor(databaseUrl: string) {
    this.pool = createPool({ databaseUrl, max: AT_ONCE });
    this.games = new Games({
      store: new PostgresEventStore(this.pool),
      rulesets: new RulesetRegistry(rulesets),
      seeds: new MemorySeedVault(),
    });
  }

  async open(): Promise<string> {
    const commandId = randomUUID();
    const outcome = await this.games.open({ commandId, account: `host-${commandId}`, ruleset: 'lantern' });
    if (outcome.status !== 'accepted') throw new Error(outcome.status);
    return outcome.gameId;
  }

  /** Opens games until there are so many. */
  async fill(count: number): Promise<void> {
    let opened = 0;
    const work = async (): Promise<void> => {
      while (opened++ < count) await this.open();
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
  }

  /** A guest sits down in a game, or stands up again. */
  async move(gameId: string, number: number): Promise<void> {
    const request = { gameId, commandId: randomUUID(), account: 'guest' };
    const outcome = await (number % 2 === 0 ? this.games.join(request) : this.games.leave(request));
    if (outcome.status !== 'accepted') throw new Error(outcome.status);
  }

  /** A game that has had so many visits: an even number, so that no guest sits there. */
  async gameOf(visits: number): Promise<string> {
    const gameId = await this.open();
    for (let number = 0; number < visits; number += 1) await this.move(gameId, number);
    return gameId;
  }

  async close(): Promise<void> {
    await this.pool.end();
  }
}

/** Times two pieces of work in turn, so that a disturbance of one also disturbs the other: the medians, in milliseconds. */
async function inTurn(works: readonly ((number: number) => Promise<void>)[]): Promise<number[]> {
  const times = works.map((): number[] => []);
  for (let number = 0; number < 2 * COMMANDS; number += 1) {
    for (const [place, work] of works.entries()) {
      const began = performance.now();
      await work(number);
      if (number >= COMMANDS) times[place]?.push(performance.now() - began);
    }
  }
  return times.map(median);
}

const row = (what: string, [small = 0, large = 0]: readonly number[], than: string): Row => ({
  what,
  value: large,
  unit: 'ms',
  baseline: { what: than, value: small },
  aim: 'at most 1.2',
});

async function byEvents(url: string): Promise<Row> {
  const house = new House(url);
  const [short, long] = [await house.gameOf(SMALL.events), await house.gameOf(LARGE.events)];
  const times = await inTurn([short, long].map((gameId) => (number: number) => house.move(gameId, number)));
  await house.close();
  return row(`a command in a game of ${LARGE.events} events`, times, `of ${SMALL.events} events`);
}

async function byGames(url: string): Promise<Row> {
  const houses = [new House(await freshDatabase(url)), new House(await freshDatabase(url))] as const;
  await houses[0].fill(SMALL.games);
  await houses[1].fill(LARGE.games);
  const tables = await Promise.all(houses.map(async (house) => ({ house, gameId: await house.open() })));
  const times = await inTurn(
    tables.map(
      ({ house, gameId }) =>
        (number: number) =>
          house.move(gameId, number),
    ),
  );
  await Promise.all(houses.map((house) => house.close()));
  return row(`a command in a database of ${LARGE.games} games`, times, `of ${SMALL.games} games`);
}

/** Another database on the same server. */
async function freshDatabase(server: string): Promise<string> {
  const name = `bench_${randomBytes(6).toString('hex')}`;
  const owner = new pg.Client({ connectionString: server });
  await owner.connect();
  await owner.query(`CREATE DATABASE ${name}`);
  await owner.end();
  const url = new URL(server);
  url.pathname = `/${name}`;
  await migrate(url.toString());
  return url.toString();
}

/** Whether a command costs more the longer its game is, and the more games there are. */
export const growth: Bench = {
  name: 'growth',
  run: async () => {
    const database = await benchDatabase();
    try {
      return [await byEvents(database.url), await byGames(database.url)];
    } finally {
      await database.stop();
    }
  },
};
