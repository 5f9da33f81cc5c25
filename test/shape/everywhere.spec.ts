import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { games } from './shape.js';
import { rulesets } from '../../apps/rulesets.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

const all = rulesets.map(({ name }) => name);
const large = all.filter((name) => games[name]?.large);

/** The rulesets of these that a text names. */
const namedIn = (text: string, names: readonly string[]): string[] =>
  names.filter((name) => new RegExp(`(?<![a-z])${name}(?![a-z])`, 'i').test(text));

const lackingIn = (text: string, names: readonly string[]): string[] =>
  names.filter((name) => !namedIn(text, names).includes(name));

/** Lists written by hand of every ruleset. */
const ofAll = [
  'README.md',
  'docs/architecture.md',
  'docs/performance.md',
  'docs/rules/README.md',
  'test/golden/plans/index.ts',
  'test/rest/rule-ids.ts',
  'test/texts/sentences.spec.ts',
  'test/texts/stories.spec.ts',
];

/** Lists written by hand of every ruleset but the one to learn from. */
const ofLarge = [
  'docs/guides/pictures.md',
  'docs/mutants.md',
  'docs/rules/complete.json',
  'docs/rules/explained.json',
  'test/pictures/checked-in.ts',
  'test/pictures/tables.ts',
];

describe.each([...ofAll.map((path) => [path, all] as const), ...ofLarge.map((path) => [path, large] as const)])(
  '%s',
  (path, names) => {
    it('names every ruleset', () => {
      expect(lackingIn(read(path), names)).toEqual([]);
    });
  },
);

it.each(all)('%s has rules, and golden games', (name) => {
  expect([`docs/rules/${name}.md`, `test/golden/${name}`].filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

it.each(large)('%s has laws at full size, and a balance', (name) => {
  const paths = [`test/laws/${name}.spec.ts`, `docs/balance/${name}.md`];
  expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

/** Asks for each operation where a ruleset has it. */
const named = ['rest/every-operation.e2e-spec.ts'];

it('a test that names almost all rulesets takes them from the registry, or names them all', () => {
  const files = readdirSync(join(root, 'test'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts'))
    .map((path) => [path, read(join('test', path))] as const);
  const almost = files.filter(
    ([, text]) =>
      namedIn(text, large).length === large.length - 1 && !/\brulesets\b[^;]*apps\/rulesets\.js'/.test(text),
  );
  expect(almost.map(([path]) => path)).toEqual(named);
});
