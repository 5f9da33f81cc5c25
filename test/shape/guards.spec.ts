import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cruise, type ICruiseOptions, type ICruiseResult } from 'dependency-cruiser';
import { lint } from './lint.js';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** A file of rules that asks what rules may not know, one thing a line. */
const impure = [
  "import { readFileSync } from 'node:fs';",
  'export const die = () => Math.random();',
  'export const now = () => Date.now();',
  'export const today = () => new Date();',
  'export const since = () => performance.now();',
  'export const id = () => crypto.randomUUID();',
  'export const pid = () => process.pid;',
  "export const clock = () => globalThis['Date'].now();",
  'export const order = (one: string, other: string) => one.localeCompare(other);',
  'export const shown = (count: number) => count.toLocaleString();',
  'export const collator = new Intl.Collator();',
  "export const text = () => readFileSync('/etc/hostname', 'utf8');",
];

describe('a folder of libs that nobody has heard of', () => {
  it('is held to what rules may do by the linter', async () => {
    const [rules, tests, server] = [
      'libs/foreign/src/rules.ts',
      'libs/foreign/src/rules.spec.ts',
      'libs/platform/src/rules.ts',
    ];
    const text = impure.join('\n');
    const refusals = await lint({ [rules]: text, [tests]: text, [server]: text });
    const found = (path: string | undefined): number[] =>
      refusals
        .filter((refusal) => refusal.path === path && refusal.rule.includes('no-restricted-'))
        .map(({ line }) => line)
        .sort((one, other) => one - other);
    expect(found(rules)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
    expect(found(tests)).toEqual([]);
    expect(found(server)).toEqual([]);
  });

  describe('on disk', () => {
    let folder: string;
    const write = (path: string, text: string): void => {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    };

    beforeAll(() => {
      folder = mkdtempSync(join(tmpdir(), 'guards-'));
      write('package.json', JSON.stringify({ type: 'module', imports: { '#*': './libs/*/src/index.ts' } }));
      write('tsconfig.json', JSON.stringify({ compilerOptions: { module: 'nodenext' } }));
      for (const name of ['kernel', 'skirmish', 'guilds', 'platform']) write(`libs/${name}/src/index.ts`, 'export {};');
      write('libs/foreign/src/sound.ts', "import '#kernel';\nimport '#skirmish';\n");
      write('libs/foreign/src/rules.ts', "import '#guilds';\nimport '#platform';\nimport 'node:fs';\n");
    });
    afterAll(() => rmSync(folder, { recursive: true }));

    it('is held to the arrows', async () => {
      const { forbidden, options } = createRequire(import.meta.url)(join(root, '.dependency-cruiser.cjs')) as {
        forbidden: NonNullable<ICruiseOptions['ruleSet']>['forbidden'];
        options: ICruiseOptions;
      };
      // The paths of this repository's own settings lead out of the folder.
      const own = { ...options, tsConfig: { fileName: join(folder, 'tsconfig.json') } };
      const { output } = await cruise(['libs/foreign'], {
        ...own,
        baseDir: folder,
        validate: true,
        ruleSet: { forbidden, options: own },
      } as ICruiseOptions);
      const broken = (output as ICruiseResult).summary.violations.map(
        ({ rule, from, to }) => `${from} -> ${to}: ${rule.name}`,
      );
      expect(broken.sort()).toEqual([
        'libs/foreign/src/rules.ts -> fs: rules-are-pure',
        'libs/foreign/src/rules.ts -> libs/guilds/src/index.ts: rules-know-the-kernel-only',
        'libs/foreign/src/rules.ts -> libs/platform/src/index.ts: rules-know-the-kernel-only',
      ]);
    });
  });
});
