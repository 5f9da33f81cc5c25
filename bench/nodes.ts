import { NodeReach, NodesEventStore, PostgresEventStore, type EventStore, type FeedSource } from '#event-store';
import { ALL_SLICES, createPool, readSlices } from '#platform';
import type { Pool } from 'pg';
import { rate, storeWriter } from './append.js';
import type { Bench } from './bench.js';
import { benchDatabase, type BenchDatabase } from './bench-database.js';
import { cpuSeconds } from './cpu-time.js';
import { median } from './statistics.js';

const REPETITIONS = 5;

/** Writers at a time, for each database. */
const WRITERS = 16;

/** Both halves of the slices, or all in the first. */
const placements = [[ALL_SLICES], ['0-511', '512-1023'].map((text) => readSlices(text) ?? [])] as const;

/** The store of a server whose streams are placed on these databases. */
function storeOver(pools: readonly Pool[]): EventStore {
  const [only] = pools;
  if (only && pools.length === 1) return new PostgresEventStore(only);
  const nodes = pools.map((pool, place) => {
    const source = `node${place}` as FeedSource;
    const slices = placements[1][place] ?? [];
    return { source, slices, store: new PostgresEventStore(pool), reach: new NodeReach(source) };
  });
  return new NodesEventStore(nodes, (fault) => {
    throw fault;
  });
}

/** Appends for a second of processor time of each of some databases: what they serve where each has processors of its own. */
async function perSecond(databases: readonly BenchDatabase[], store: EventStore): Promise<number> {
  const used = (): Promise<readonly number[]> => Promise.all(databases.map(({ pid }) => cpuSeconds(pid)));
  const before = await used();
  let count = 0;
  await rate(WRITERS * databases.length, () => {
    const write = storeWriter(store, 1);
    return async () => {
      await write();
      count += 1;
    };
  });
  const after = await used();
  const seconds = after.reduce((sum, each, place) => sum + each - (before[place] ?? 0), 0);
  return (count * databases.length) / seconds;
}

/** How much more two databases append than one, for their processor time, in turn on the same machine. */
export const nodes: Bench = {
  name: 'nodes',
  run: async () => {
    const databases = [await benchDatabase(), await benchDatabase({}, 'bench-node1')] as const;
    const pools = databases.map(({ url }) => createPool({ databaseUrl: url, max: WRITERS }));
    try {
      const [one, two] = [storeOver(pools.slice(0, 1)), storeOver(pools)];
      await perSecond(databases, two);
      const pairs: { readonly one: number; readonly two: number }[] = [];
      for (let repetition = 0; repetition < REPETITIONS; repetition += 1) {
        const alone = await perSecond(databases.slice(0, 1), one);
        pairs.push({ one: alone, two: await perSecond(databases, two) });
      }
      const value = median(pairs.map((pair) => pair.two));
      const ratio = median(pairs.map((pair) => pair.two / pair.one));
      const what = 'appends to two databases, for a processor second of each';
      return [
        {
          what,
          value,
          unit: 'a second',
          baseline: { what: 'one database', value: value / ratio },
          aim: 'at least 1.9',
        },
      ];
    } finally {
      await Promise.all(pools.map((pool) => pool.end()));
      for (const database of databases) await database.stop();
    }
  },
};
