import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, relative, resolve } from 'node:path';
import process from 'node:process';
import { strykerPlugins as own } from '@stryker-mutator/jest-runner';
import { keyOf, NOT_DRAWN } from './mutants.mjs';

const [jest] = own;

/** Lets the drawn mutants pass. */
function sampleChecker({ mutation }) {
  const chosen = new Set(mutation.chosen);
  const verdictOn = (mutant) =>
    chosen.has(keyOf({ ...mutant, fileName: relative(process.cwd(), mutant.fileName) }))
      ? { status: 'passed' }
      : { status: 'compileError', reason: NOT_DRAWN };
  return {
    init: async () => {},
    group: async (mutants) => [mutants.map(({ id }) => id)],
    check: async (mutants) => Object.fromEntries(mutants.map((mutant) => [mutant.id, verdictOn(mutant)])),
  };
}
sampleChecker.inject = ['options'];

/** Where the runner of the dry run gives the others the tests of each spec, and their times. */
const INDEX = 'tests-by-spec.json';

/**
 * Milliseconds of loading its spec that count for each test, beside its own. By the tests that cover a mutant Stryker says how
 * long it may take, and most of that is loading: a survivor would be taken for one that never ends.
 */
const LOADING = 200;

/**
 * How often a mutant may be reached in one spec, as a share of Stryker's limit: that is a hundred times as often as all specs reach
 * it, and an endless loop in a busy place would take an hour to be found.
 */
const ROUNDS = 1 / 50;

/**
 * Milliseconds that a test may take to be asked. Longer ones build bases or play games by the thousand: they notice mutants
 * by luck, and take half of the minutes of a survivor.
 */
const SLOW = 2_000;

/**
 * Stryker's own jest runner, one spec at a time: those that cover the mutant, until one notices. First those that stand
 * beside it, then those in a folder of the same name (the game's own chapter of shared code), then the others, the quickest first.
 * (Alone, Stryker would load every spec that imports the mutated file, for each mutant.)
 */
function coveringSpecsRunner(injector, { mutation }) {
  const inner = jest.factory(injector);
  return {
    init: () => inner.init(),
    capabilities: () => inner.capabilities(),
    dispose: async () => {},
    async dryRun(options) {
      // All specs, whether jest sees that they are related or not: it does not look through `#library`.
      const result = await inner.dryRun({ ...options, files: mutation.specs.map((spec) => resolve(spec)) });
      if (result.status !== 'complete') return result;
      writeFileSync(INDEX, JSON.stringify(testsBySpec(result.tests)));
      return { ...result, tests: result.tests.map((test) => ({ ...test, timeSpentMs: test.timeSpentMs + LOADING })) };
    },
    async mutantRun(options) {
      let nrOfTests = 0;
      const hitLimit = options.hitLimit && options.hitLimit * ROUNDS;
      for (const { spec, testFilter } of specsFor(options, mutation.specs)) {
        const result = await inner.mutantRun({ ...options, sandboxFileName: resolve(spec), testFilter, hitLimit });
        if (result.status !== 'survived') return result;
        nrOfTests += result.nrOfTests;
      }
      return { status: 'survived', nrOfTests };
    },
  };
}
coveringSpecsRunner.inject = ['$injector', 'options'];

function testsBySpec(tests) {
  const bySpec = {};
  for (const { id, fileName, timeSpentMs } of tests) {
    const of = (bySpec[relative(process.cwd(), fileName)] ??= { ids: [], ms: 0 });
    if (timeSpentMs > SLOW) continue;
    of.ids.push(id);
    of.ms += timeSpentMs;
  }
  return bySpec;
}

/** The specs that cover a mutant, each with the tests that do; all of them for one that no single test reaches first. */
function specsFor({ testFilter, sandboxFileName }, specs) {
  const bySpec = existsSync(INDEX) ? JSON.parse(readFileSync(INDEX, 'utf8')) : {};
  const wanted = testFilter && new Set(testFilter);
  const home = dirname(sandboxFileName);
  const distance = ({ spec }) => {
    const folder = dirname(resolve(spec));
    if (folder === home) return 0;
    return basename(folder) === basename(home) ? 1 : 2;
  };
  return specs
    .map((spec) => {
      const { ids = [], ms = 0 } = bySpec[spec] ?? {};
      return { spec, ms, testFilter: wanted ? ids.filter((id) => wanted.has(id)) : ids };
    })
    .filter((one) => one.testFilter.length > 0)
    .sort((one, other) => distance(one) - distance(other) || one.ms - other.ms);
}

/** The options of these plugins: which mutants were drawn, and the specs of the library. */
export const strykerValidationSchema = {
  type: 'object',
  properties: { mutation: { type: 'object', required: ['chosen', 'specs'] } },
};

export const strykerPlugins = [
  { kind: 'Checker', name: 'sample', factory: sampleChecker },
  { kind: jest.kind, name: 'covering-specs', factory: coveringSpecsRunner },
];
