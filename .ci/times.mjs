// Prints the CPU time of suites, names those that take twice their share of before, are new or gone, and keeps the figures
// of each tier (TEST_TIER) in .ci/times.json. The file in git has those to compare with.
//   node .ci/times.mjs FILE [--slowest N]     FILE has a line of JSON a suite, as test/runner/environment.mjs writes it
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import { URL } from 'node:url';
import { parseArgs } from 'node:util';
import { doubled, movedBetween, timesIn } from '../test/runner/suite-times.mjs';

const kept = new URL('times.json', import.meta.url);
const { positionals, values } = parseArgs({ allowPositionals: true, options: { slowest: { type: 'string' } } });
const times = timesIn(readFileSync(positionals[0], 'utf8'));
const tier = process.env.TEST_TIER;
const keptTimes = existsSync(kept) ? JSON.parse(readFileSync(kept, 'utf8')) : {};

const line = (seconds, text) => process.stdout.write(`${seconds.toFixed(1).padStart(9)} ${text}\n`);
process.stdout.write('CPU seconds by suite, children included\n');
for (const [suite, cpu] of Object.entries(times).slice(0, Number(values.slowest ?? Infinity))) line(cpu, suite);
line(
  Object.values(times).reduce((sum, cpu) => sum + cpu, 0),
  `in ${Object.keys(times).length} suites`,
);
const before = keptTimes[tier] ?? times;
const { gone, added } = movedBetween(before, times);
for (const suite of gone) process.stdout.write(`GONE: ${suite}, ${before[suite].toFixed(1)} s before\n`);
for (const suite of added) process.stdout.write(`NEW: ${suite}, ${times[suite].toFixed(1)} s\n`);
for (const { suite, share, was } of doubled(before, times)) {
  process.stdout.write(`DOUBLED: ${suite} takes ${percent(share)} of all, and took ${percent(was)}\n`);
}
writeFileSync(kept, `${JSON.stringify({ ...keptTimes, [tier]: times }, null, 2)}\n`);

function percent(share) {
  return `${(share * 100).toFixed(2)} %`;
}
