import { readdir, readFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { packagePath } from '#platform';
import { answer, say } from '../output.js';
import { readWords } from '../read-words.js';
import { WrongUse } from '../wrong-use.js';
import { prefixesOf, readCatalogue, type Catalogue } from './catalogue.js';
import { coverageOf, summary, table, type Coverage } from './coverage.js';
import { titlesIn, type TestTitle } from './titles.js';

const root = dirname(packagePath(import.meta.url, 'package.json'));
const rules = join(root, 'docs', 'rules');
const testFolders = ['libs', 'test'].map((folder) => join(root, folder));

async function readCatalogues(): Promise<Catalogue[]> {
  const prefixes = prefixesOf(await readFile(join(rules, 'README.md'), 'utf8'));
  return Promise.all(
    [...prefixes].map(async ([ruleset, prefix]) =>
      readCatalogue(ruleset, prefix, await readFile(join(rules, `${ruleset}.md`), 'utf8')),
    ),
  );
}

async function readTitles(): Promise<TestTitle[]> {
  const listed = await Promise.all(
    testFolders.map(async (folder) => (await readdir(folder, { recursive: true })).map((path) => join(folder, path))),
  );
  const files = listed.flat().filter((path) => path.endsWith('spec.ts'));
  const titles = await Promise.all(
    files.map(async (file) => titlesIn(relative(root, file), await readFile(file, 'utf8'))),
  );
  return titles.flat();
}

/** True when a ruleset that is declared complete has ids without a test, or tests that name ids it does not have. */
const fallsShort = ({ catalogue, missing, unknown }: Coverage, complete: readonly string[]): boolean =>
  complete.includes(catalogue.ruleset) && missing.length + unknown.length > 0;

/** True when a ruleset that is declared as explained has a decision without a reason. */
const owesReasons = ({ catalogue }: Coverage, explained: readonly string[]): boolean =>
  explained.includes(catalogue.ruleset) && catalogue.unexplained.length > 0;

const readList = async (file: string): Promise<readonly string[]> =>
  JSON.parse(await readFile(join(rules, file), 'utf8')) as readonly string[];

/**
 * Prints the tests that name each rule of one ruleset, or the coverage of every ruleset. Returns 1 when a ruleset of
 * `docs/rules/complete.json` has ids without a test, or one of `docs/rules/explained.json` decisions without a
 * reason; 2 when the ruleset is not known.
 */
export async function rulesCoverage(words: readonly string[]): Promise<number> {
  const [ruleset, ...more] = readWords('rules-coverage', words).positionals;
  const catalogues = await readCatalogues();
  const asked = catalogues.filter((catalogue) => ruleset === undefined || catalogue.ruleset === ruleset);
  if (asked.length === 0 || more.length > 0)
    throw new WrongUse(
      'rules-coverage',
      `There is no ruleset "${String(ruleset)}". There are: ${catalogues.map((each) => each.ruleset).join(', ')}.`,
    );
  const titles = await readTitles();
  const [complete, explained] = await Promise.all([readList('complete.json'), readList('explained.json')]);
  const coverages = asked.map((catalogue) => coverageOf(catalogue, titles));
  for (const coverage of coverages) {
    if (ruleset !== undefined) say([...table(coverage), ''].join('\n'));
    const { catalogue, missing, unknown } = coverage;
    const { unexplained, ids } = catalogue;
    answer({ ruleset: catalogue.ruleset, ids: ids.length, missing, unknown, unexplained }, summary(coverage));
    if (fallsShort(coverage, complete)) say(`  declared complete, without a test: ${missing.join(', ')}`);
    if (owesReasons(coverage, explained)) say(`  decisions without a reason: ${unexplained.join(', ')}`);
  }
  return coverages.some((coverage) => fallsShort(coverage, complete) || owesReasons(coverage, explained)) ? 1 : 0;
}
