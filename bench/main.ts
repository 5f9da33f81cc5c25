import { cpus } from 'node:os';
import { append } from './append.js';
import { backgammonGames } from './backgammon.js';
import type { Bench } from './bench.js';
import { depth } from './depth.js';
import { foldGuilds } from './fold.js';
import { growth } from './growth.js';
import { guardiansLargest } from './guardians-largest.js';
import { idle } from './idle.js';
import { leagues } from './leagues.js';
import { clashLegal, guardiansLegal, skarovLegal } from './legal.js';
import { neighbour } from './neighbour.js';
import { news } from './news.js';
import { nodes } from './nodes.js';
import { randomGames } from './random-games.js';
import { road } from './road.js';
import { skarovFaults } from './skarov-faults.js';
import { skarovLargest } from './skarov-largest.js';
import { startup } from './startup.js';
import { markdownTable } from './table.js';
import { verify } from './verify.js';

const benches: readonly Bench[] = [
  append,
  nodes,
  depth,
  foldGuilds,
  randomGames,
  backgammonGames,
  clashLegal,
  skarovLegal,
  guardiansLegal,
  skarovFaults,
  skarovLargest,
  guardiansLargest,
  road,
  news,
  neighbour,
  growth,
  idle,
  verify,
  leagues,
  startup,
];

const words = process.argv.slice(2);
const asked = benches.filter(({ name }) => words.length === 0 || words.includes(name));
if (asked.length === 0) {
  process.stderr.write(`There is no such bench; there are: ${benches.map(({ name }) => name).join(', ')}.\n`);
  process.exit(2);
}

const measured = [];
for (const { name, run } of asked) {
  process.stderr.write(`${name}…\n`);
  measured.push({ name, rows: await run() });
}
const [cpu] = cpus();
const machine = `${cpus().length} × ${cpu?.model ?? 'unknown processor'}, Node ${process.version}`;
process.stdout.write(`${new Date().toISOString().slice(0, 10)}, ${machine}\n\n${markdownTable(measured)}\n`);
