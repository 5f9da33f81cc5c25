// Holds prose to the style of the house: `npm run style`, or `npm run style -- docs` or `schema` for one of both.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { faultsOf, faultsOfSchema, rules } from './style/check.mjs';

process.chdir(dirname(dirname(fileURLToPath(import.meta.url))));
const read = (path) => readFileSync(path, 'utf8');

function docs() {
  const { noProse, pending, wordsOnly } = rules;
  return execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.md'], { encoding: 'utf8' })
    .split('\n')
    .filter((path) => path !== '' && !noProse.includes(path) && !pending.includes(path))
    .map((path) => [path, faultsOf(read(path), { wordsOnly: wordsOnly.some((folder) => path.startsWith(folder)) })]);
}

const targets = { docs, schema: () => [['schema.graphql', faultsOfSchema(read('schema.graphql'))]] };
const asked = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(targets);
const unknown = asked.filter((name) => !Object.hasOwn(targets, name));
if (unknown.length > 0) {
  process.stderr.write(`No such target: ${unknown.join(', ')}. There are ${Object.keys(targets).join(', ')}.\n`);
  process.exit(2);
}

for (const [path, faults] of asked.flatMap((name) => targets[name]())) {
  for (const { line, words, instead } of faults) process.stdout.write(`${path}:${line}: “${words}”: ${instead}\n`);
  if (faults.length > 0) process.exitCode = 1;
}
