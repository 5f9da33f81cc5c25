import { Redis } from 'ioredis';
import type { Bench, Row } from './bench.js';
import { LanternTable } from './lantern-table.js';
import { startServers, type CpuTimes, type Servers } from './servers.js';
import { median } from './statistics.js';

const TABLES = 20;
const ROUNDS = 5;
const SECONDS = 6;

/** The figures of some seconds of work. */
interface Worked {
  readonly rate: number;
  /** Milliseconds of processor time for one. */
  readonly cpu: CpuTimes;
}

/** Works for some seconds, and counts the work and its cost. */
async function worked(servers: Servers, work: (goesOn: () => boolean) => Promise<number>): Promise<Worked> {
  const before = await servers.cpu();
  const began = performance.now();
  const until = began + SECONDS * 1_000;
  const done = await work(() => performance.now() < until);
  const seconds = (performance.now() - began) / 1_000;
  const after = await servers.cpu();
  const each = (part: keyof CpuTimes): number => ((after[part] - before[part]) * 1_000) / done;
  return { rate: done / seconds, cpu: { api: each('api'), worker: each('worker'), PostgreSQL: each('PostgreSQL') } };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

async function playedBy(tables: readonly LanternTable[], goesOn: () => boolean): Promise<number> {
  const before = sum(tables.map((table) => table.commands));
  await Promise.all(tables.map((table) => table.play(goesOn)));
  return sum(tables.map((table) => table.commands)) - before;
}

async function idledBy(tables: readonly LanternTable[], goesOn: () => boolean): Promise<number> {
  return sum(await Promise.all(tables.map((table) => table.idle(goesOn))));
}

async function measure(queue: string, redisUrl?: string): Promise<Row[]> {
  const servers = await startServers(redisUrl === undefined ? {} : { redisUrl });
  const tables: LanternTable[] = [];
  try {
    tables.push(...(await Promise.all(Array.from({ length: TABLES }, () => LanternTable.open(servers.url)))));
    const pairs: { readonly empty: Worked; readonly command: Worked }[] = [];
    for (let round = 0; round <= ROUNDS; round += 1) {
      const empty = await worked(servers, (goesOn) => idledBy(tables, goesOn));
      const command = await worked(servers, (goesOn) => playedBy(tables, goesOn));
      // The first round warms everything up.
      if (round > 0) pairs.push({ empty, command });
    }
    return rows(queue, pairs);
  } finally {
    await Promise.all(tables.map((table) => table.close()));
    await servers.stop();
  }
}

function rows(queue: string, pairs: readonly { readonly empty: Worked; readonly command: Worked }[]): Row[] {
  const rate = median(pairs.map(({ command }) => command.rate));
  const ratio = median(pairs.map(({ empty, command }) => command.rate / empty.rate));
  const cpu = (part: keyof CpuTimes): number => median(pairs.map(({ command }) => command.cpu[part]));
  const emptyCpu = median(pairs.map(({ empty }) => empty.cpu.api));
  const row = (part: keyof CpuTimes): Row => ({
    what: `${part}: CPU a command, queue in ${queue}`,
    value: cpu(part),
    unit: 'ms',
  });
  return [
    {
      what: `commands through GraphQL, ${TABLES} games, queue in ${queue}`,
      value: rate,
      unit: 'a second',
      baseline: { what: 'empty mutation', value: rate / ratio },
      aim: 'at least 0.5',
    },
    { ...row('api'), baseline: { what: 'empty mutation', value: emptyCpu } },
    row('worker'),
    row('PostgreSQL'),
    {
      what: `commands a CPU second, queue in ${queue}`,
      value: 1_000 / (cpu('api') + cpu('worker') + cpu('PostgreSQL')),
      unit: '',
    },
  ];
}

/** The Redis to measure with; `undefined` where none answers. */
async function reachableRedis(): Promise<string | undefined> {
  const url = process.env['REDIS_URL'] ?? 'redis://127.0.0.1:6379';
  const redis = new Redis(url, { lazyConnect: true, retryStrategy: () => null });
  redis.on('error', () => undefined);
  try {
    await redis.connect();
    return url;
  } catch {
    return undefined;
  } finally {
    redis.disconnect();
  }
}

/** Commands from end to end, on one API and one worker, each a process, over loopback. */
export const road: Bench = {
  name: 'road',
  run: async () => {
    const redisUrl = await reachableRedis();
    return [...(await measure('PostgreSQL')), ...(redisUrl === undefined ? [] : await measure('Redis', redisUrl))];
  },
};
