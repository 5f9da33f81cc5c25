import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { prefixesOf, readCatalogue, type Catalogue } from './catalogue.js';
import { coverageOf, summary, table, type Coverage } from './coverage.js';
import { titlesIn, type TestTitle } from './titles.js';

const rules = join('docs', 'rules');
const testFolders = ['libs', 'test'];

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
  const titles = await Promise.all(files.map(async (file) => titlesIn(file, await readFile(file, 'utf8'))));
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

const print = (lines: readonly string[]): boolean => process.stdout.write(`${lines.join('\n')}\n`);

/**
 * Prints the tests that name each rule of one ruleset, or the coverage of every ruleset. Returns 1 when a ruleset of
 * `docs/rules/complete.json` has ids without a test, or one of `docs/rules/explained.json` decisions without a
 * reason; 2 when the ruleset is not known.
 */
export async function rulesCoverage([ruleset]: readonly string[]): Promise<number> {
  const catalogues = await readCatalogues();
  const asked = catalogues.filter((catalogue) => ruleset === undefined || catalogue.ruleset === ruleset);
  if (asked.length === 0) {
    print([
      `There is no ruleset "${String(ruleset)}". There are: ${catalogues.map((each) => each.ruleset).join(', ')}.`,
    ]);
    return 2;
  }
  const titles = await readTitles();
  const [complete, explained] = await Promise.all([readList('complete.json'), readList('explained.json')]);
  const coverages = asked.map((catalogue) => coverageOf(catalogue, titles));
  for (const coverage of coverages) {
    if (ruleset !== undefined) print([...table(coverage), '']);
    print([summary(coverage)]);
    if (fallsShort(coverage, complete)) print([`  declared complete, without a test: ${coverage.missing.join(', ')}`]);
    if (owesReasons(coverage, explained))
      print([`  decisions without a reason: ${coverage.catalogue.unexplained.join(', ')}`]);
  }
  return coverages.some((coverage) => fallsShort(coverage, complete) || owesReasons(coverage, explained)) ? 1 : 0;
}
