// `npm run mutants -- libs/guilds --sample 300 --seed 1`: changes the rules in many small ways, and says which changes no test notices.
import process from 'node:process';
import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';
import { drawn, excludedMutations, keyOf, mutantsOf } from './mutation/mutants.mjs';
import { report } from './mutation/report.mjs';
import { bundleOf, rulesUnder, specsOf } from './mutation/sources.mjs';

const usage =
  'Usage: npm run mutants -- libs/<library>[/src/<folder or file>] [--with libs/<game>] [--sample 300] [--seed 1] [--part 1/3] [--concurrency N]\n';

function request(words) {
  const { values, positionals } = parseArgs({
    args: words,
    allowPositionals: true,
    options: {
      with: { type: 'string', multiple: true, default: [] },
      sample: { type: 'string', default: '300' },
      seed: { type: 'string', default: '1' },
      part: { type: 'string', default: '1/1' },
      concurrency: { type: 'string' },
    },
  });
  const [path] = positionals;
  const library = /^libs\/[a-z]+/.exec(path ?? '')?.[0];
  const [part, parts] = values.part.split('/').map(Number);
  if (positionals.length !== 1 || !library || !(Number(values.sample) > 0) || !(part >= 1 && part <= parts))
    throw new TypeError(usage);
  // Code that a library shares among games is held by their specs too.
  return { ...values, path, library, tested: [library, ...values.with], part, parts };
}

/** The options of Stryker. Its sandbox stands where nothing is tracked, formatted or linted. */
const strykerOptions = ({ tested, concurrency }, files, chosen) => ({
  mutate: files,
  mutator: { excludedMutations },
  checkers: ['sample'],
  testRunner: 'covering-specs',
  plugins: ['@stryker-mutator/jest-runner', './scripts/mutation/plugins.mjs'],
  mutation: { chosen: chosen.map(keyOf), specs: tested.flatMap(specsOf).map(bundleOf) },
  buildCommand: ['node scripts/mutation/bundle-specs.mjs', ...tested].join(' '),
  jest: {
    configFile: 'jest.config.mjs',
    config: {
      roots: tested.map((library) => `<rootDir>/${library}`),
      testRegex: ['(?<!-)\\bspec\\.cjs$'],
      moduleFileExtensions: ['cjs', 'js', 'json'],
      moduleNameMapper: {},
      transform: {},
      globalSetup: undefined,
      // A mutant needs modules of its own in each suite.
      runtime: undefined,
      testEnvironment: 'node',
    },
  },
  coverageAnalysis: 'perTest',
  reporters: ['progress-append-only'],
  logLevel: 'warn',
  warnings: { slow: false },
  // Each spec that covers a mutant is started alone; endless loops are found by counting.
  timeoutMS: 120_000,
  // All specs of two libraries, counted by their coverage, on a machine that may have other work.
  dryRunTimeoutMinutes: 30,
  // The modules that jest keeps are let go of with the process.
  maxTestRunnerReuse: 40,
  tempDirName: '.chronicler/mutants',
  ignorePatterns: ['/dist', '/docs/pictures', '/coverage', '/.chronicler', '/test/golden'],
  allowConsoleColors: false,
  ...(concurrency === undefined ? {} : { concurrency: Number(concurrency) }),
});

const asked = request(process.argv.slice(2));
const files = rulesUnder(asked.library, asked.path);
const all = await mutantsOf(files);
// A sample may be tried in parts, one after the other: a run of hours that is broken off says nothing.
const chosen = drawn(all, Number(asked.sample), asked.seed).filter(
  (_, place) => place % asked.parts === asked.part - 1,
);
process.stderr.write(`${chosen.length} of ${all.length} mutants in ${files.length} files of ${asked.path}\n`);
const names = [...new Set(chosen.map(({ fileName }) => fileName))];
const results = await new Stryker(strykerOptions(asked, names, chosen)).runMutationTest();
process.stdout.write(report(results));
