import { randomUUID } from 'node:crypto';
import { PostgresEventStore } from '#event-store';
import { createPool } from '#platform';
import { GENESIS_HASH } from '#records';
import pg from 'pg';
import { rate, storeWriter } from './append.js';
import type { Bench } from './bench.js';
import { benchDatabase, type BenchDatabase } from './bench-database.js';
import { median } from './statistics.js';

const REPETITIONS = 9;
const WRITERS = 16;

/** Streams that go on at the same time; each writer appends to its share in turn. */
const STREAMS = 2_000;

/** What a finished stream has: the size of a game of Guilds or Clash. */
const COMMITS = 100;
const EVENTS = 3;

/** Finished streams that are played at the same time: so their commits stand mixed, as games leave them. */
const LOT = 500;

/** Events stored before the measurement. */
const SHALLOW = 1_000_000;
const DEEP = 20_000_000;

/** One lot of finished streams: each row of `append`, copied. */
const FILL = `with lot as (insert into streams (game_id, version, last_hash, status, ruleset, rules_version, kind, subject)
    select gen_random_uuid(), ${COMMITS * EVENTS}, '${GENESIS_HASH}', 'closed', 'guilds', '1.0', 'game', 'guilds'
    from generate_series(1, ${LOT}) returning game_id),
  like_this as materialized (select * from commits where game_id = $1 and last_version = ${EVENTS})
  insert into commits (game_id, at, first_version, last_version, command_id, actor, hash, command, events)
  select lot.game_id, c.at + n, ${EVENTS} * n - ${EVENTS - 1}, ${EVENTS} * n, gen_random_uuid()::text, c.actor,
    md5(lot.game_id::text || n) || md5(n || lot.game_id::text), c.command, c.events
  from generate_series(1, ${COMMITS}) as n, lot, like_this c order by n`;

/** A database with so many events of finished streams. */
async function filled(name: string, events: number): Promise<BenchDatabase> {
  const database = await benchDatabase({ max_wal_size: '8GB' }, name);
  const pool = createPool({ databaseUrl: database.url, max: 1 });
  const owner = new pg.Client({ connectionString: database.url });
  await owner.connect();
  try {
    const model = await modelOf(new PostgresEventStore(pool));
    await owner.query('set synchronous_commit = off');
    const lots = Math.ceil(events / (LOT * COMMITS * EVENTS));
    for (let lot = 0; lot < lots; lot += 1) await owner.query(FILL, [model]);
    // Statistics and hints are there before the measurement, as in a database that has grown over months.
    await owner.query('vacuum analyze commits');
    await owner.query('vacuum analyze streams');
    await owner.query('checkpoint');
  } finally {
    await owner.end();
    await pool.end();
  }
  return database;
}

/** A stream with one commit, whose row is copied. @returns its id. */
async function modelOf(store: PostgresEventStore): Promise<string> {
  const streamId = randomUUID();
  await storeWriter(store, EVENTS, streamId)();
  return streamId;
}

/** Appends of 16 writers, each in turn to its streams, in a second. */
function appendsTo(store: PostgresEventStore): () => Promise<number> {
  const perWriter = STREAMS / WRITERS;
  const writers = Array.from({ length: WRITERS }, () =>
    Array.from({ length: perWriter }, () => storeWriter(store, EVENTS)),
  );
  return () => {
    let next = 0;
    return rate(WRITERS, () => {
      const streams = writers[next++ % WRITERS] ?? [];
      let turn = 0;
      return async () => streams[turn++ % perWriter]?.();
    });
  };
}

/** Whether an append costs more, the more events there are. Needs 9 GB of disk. */
export const depth: Bench = {
  name: 'depth',
  run: async () => {
    const databases = [await filled('bench-shallow', SHALLOW), await filled('bench-deep', DEEP)];
    const pools = databases.map(({ url }) => createPool({ databaseUrl: url, max: WRITERS }));
    try {
      const [shallow, deep] = pools.map((pool) => appendsTo(new PostgresEventStore(pool)));
      if (!shallow || !deep) throw new Error('There are two databases.');
      for (const warmUp of [shallow, deep]) await warmUp();
      const pairs: { readonly shallow: number; readonly deep: number }[] = [];
      for (let repetition = 0; repetition < REPETITIONS; repetition += 1)
        pairs.push({ shallow: await shallow(), deep: await deep() });
      const value = 1_000 / median(pairs.map((pair) => pair.deep));
      const ratio = median(pairs.map((pair) => pair.shallow / pair.deep));
      return [
        {
          what: 'an append of 3 events into 20 million, 16 connections and 2,000 streams',
          value,
          unit: 'ms',
          baseline: { what: 'into 1 million', value: value / ratio },
          aim: 'at most 1.2',
        },
      ];
    } finally {
      await Promise.all(pools.map((pool) => pool.end()));
      for (const database of databases) await database.stop();
    }
  },
};
