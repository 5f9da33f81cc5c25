import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import { PostgresEventStore, type EventStore, type NewCommit } from '#event-store';
import { createPool } from '#platform';
import { GENESIS_HASH } from '#records';
import type { Bench, Row } from './bench.js';
import { benchDatabase } from './bench-database.js';
import { pgbenchRate } from './pgbench.js';
import { median } from './statistics.js';

const REPETITIONS = 5;
const SECONDS = 2;

/** How often a second `connections` writers, each with a connection to itself, get one thing done. */
export async function rate(connections: number, writer: () => () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  const until = began + SECONDS * 1_000;
  const counts = await Promise.all(Array.from({ length: connections }, () => countUntil(until, writer())));
  const seconds = (performance.now() - began) / 1_000;
  return counts.reduce((sum, count) => sum + count, 0) / seconds;
}

async function countUntil(until: number, work: () => Promise<unknown>): Promise<number> {
  let count = 0;
  for (; performance.now() < until; count += 1) await work();
  return count;
}

/** An event of the size that games have: about 300 bytes. */
const event = (n: number) => ({
  type: 'dieRolled',
  schemaVersion: 1,
  data: { n, faces: [3, 1, 4, 1, 5], reason: 'x'.repeat(180) },
});

function commitOn(streamId: string, version: number, previousHash: string, events: number): NewCommit {
  return {
    streamId,
    commandId: randomUUID(),
    expectedVersion: version,
    previousHash,
    actor: 'account-1',
    command: { type: 'play', seat: 1, command: { type: 'placeBid', rubies: 3 } },
    at: Date.now(),
    events: Array.from({ length: events }, (_, index) => event(version + index + 1)),
    obligations: [],
    settled: [],
    head: { kind: 'game', subject: { name: 'guilds', version: '1.0' }, status: 'running' },
  };
}

/** A writer with a stream of its own, as the players of one game are. */
export function storeWriter(
  store: Pick<EventStore, 'append'>,
  events: number,
  gameId: string = randomUUID(),
): () => Promise<void> {
  let tip = { version: 0, hash: GENESIS_HASH };
  return async () => {
    const result = await store.append(commitOn(gameId, tip.version, tip.hash, events));
    if (result.status !== 'ok') throw new Error(`The append was answered with "${result.status}".`);
    tip = result;
  };
}

/** The plain thing: one row, the same bytes, the same driver. */
function plainWriter(pool: Pool, events: number): () => Promise<unknown> {
  const gameId = randomUUID();
  let version = 0;
  return () => {
    const body = JSON.stringify(commitOn(gameId, version, GENESIS_HASH, events));
    version += events;
    return pool.query({ name: 'plain', text: 'INSERT INTO bench_plain (body) VALUES ($1)', values: [body] });
  };
}

async function measure(pool: Pool, connections: number, events: number): Promise<Row> {
  const store = new PostgresEventStore(pool);
  const pairs: { readonly plain: number; readonly stored: number }[] = [];
  for (let repetition = 0; repetition < REPETITIONS; repetition += 1) {
    const plain = await rate(connections, () => plainWriter(pool, events));
    const stored = await rate(connections, () => storeWriter(store, events));
    pairs.push({ plain, stored });
  }
  const stored = median(pairs.map((pair) => pair.stored));
  // The ratio is the median of the pairs' ratios: a disturbance of one measurement also disturbs its neighbour.
  const ratio = median(pairs.map((pair) => pair.stored / pair.plain));
  return {
    what: `commits of ${events} event${events === 1 ? '' : 's'}, ${connections} connection${connections === 1 ? '' : 's'}`,
    value: stored,
    unit: 'a second',
    baseline: { what: 'plain INSERT of the same bytes', value: stored / ratio },
    ...(connections === 16 && events === 1 ? { aim: 'at least 0.65' } : {}),
  };
}

/** Commits a second through the store, against plain one-row INSERTs of the same bytes through the same driver. */
export const append: Bench = {
  name: 'append',
  run: async () => {
    const database = await benchDatabase();
    const pools = new Map(
      [1, 16].map((connections) => [connections, createPool({ databaseUrl: database.url, max: connections })]),
    );
    try {
      await prepare(database.url);
      const rows: Row[] = [];
      for (const [connections, pool] of pools) {
        await rate(connections, () => plainWriter(pool, 1));
        for (const events of [1, 5]) rows.push(await measure(pool, connections, events));
      }
      return [...rows, ...(await pgbenchRate(database.url, SECONDS))];
    } finally {
      await Promise.all([...pools.values()].map((pool) => pool.end()));
      await database.stop();
    }
  },
};

async function prepare(databaseUrl: string): Promise<void> {
  const { default: pg } = await import('pg');
  const owner = new pg.Client({ connectionString: databaseUrl });
  await owner.connect();
  await owner.query('CREATE TABLE bench_plain (id bigserial PRIMARY KEY, body json NOT NULL)');
  await owner.query('GRANT INSERT ON bench_plain TO PUBLIC; GRANT USAGE ON bench_plain_id_seq TO PUBLIC');
  await owner.end();
}
