import { skarov } from '#skarov';
import type { Bench, Row } from './bench.js';
import { quantile } from './statistics.js';

const TIMES = 200;

const minions = Array.from({ length: 36 }, (_, at) => ({ sheet: 'x'.repeat(80), space: `${at},${at}` }));
/** Nine rooms in a row with something wrong at nearly every entry. */
const largest = {
  tiles: Array.from({ length: 9 }, (_, at) => ({ faceId: `t${at + 1}b`, column: 0, row: at, turns: 3 })),
  passages: Array.from({ length: 14 }, (_, at) => ({ edge: `2,${5 * at + 4},S`, kind: 'DOOR' })),
  minions,
  lieutenants: minions.slice(0, 4),
};
const many = Array.from({ length: 200_000 }, (_, at) => ({ sheet: 'android', space: `${at},0` }));
/** What nobody can have drawn up: its lists are far too long. */
const absurd = { tiles: many, passages: many, minions: many, lieutenants: many };

/** Milliseconds of processor time that something takes, many times over, once it is warm. */
function timesOf(work: () => void): readonly number[] {
  for (let warm = 0; warm < TIMES; warm += 1) work();
  return Array.from({ length: TIMES }, () => {
    const before = process.cpuUsage().user;
    work();
    return (process.cpuUsage().user - before) / 1_000;
  });
}

const row = (what: string, record: object): Row => ({
  what: `all faults of ${what}, 99th percentile of processor time`,
  value: quantile(
    timesOf(() => void skarov.bases?.faults(record as never)),
    0.99,
  ),
  unit: 'ms',
  aim: 'below 50 ms',
});

function measure(): readonly Row[] {
  const text = JSON.stringify(largest);
  const reading = timesOf(() => void JSON.parse(text));
  const baseline = { what: 'the same read from JSON', value: quantile(reading, 0.99) };
  return [{ ...row('the largest base', largest), baseline }, row('lists of 200,000 entries', absurd)];
}

/** How long somebody waits who is told what is wrong with a base of his own. */
export const skarovFaults: Bench = {
  name: 'skarov-faults',
  run: () => Promise.resolve(measure()),
};
