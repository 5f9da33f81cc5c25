import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isReleased } from '../releases/released.js';
import {
  allowedInRoot,
  foldersOfAll,
  foldersOfAnyPresentation,
  foldersOfLarge,
  foldersOfLargePresentation,
  games,
  rootOfAll,
  rootOfLarge,
  rootOfLargePresentation,
  rootOfPresentation,
  words,
  wordsOfPresentation,
} from './shape.js';
import { rulesets } from '../../apps/rulesets.js';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The names in a folder: of folders with a slash, of files without `.ts`; of specs nothing. */
const namesIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !name.endsWith('.spec.ts'))
    .map((entry) => (entry.isDirectory() ? `${entry.name}/` : entry.name.replace(/\.ts$/, '')));

/** Every file below some folders of the repository, by its path from the root. */
const filesBelow = (...folders: string[]): string[] =>
  folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
      .map(({ parentPath, name }) => join(parentPath, name).slice(root.length)),
  );

const read = (path: string): string => readFileSync(join(root, path), 'utf8');

/** Whether a file exports something under this name. */
const exports = (text: string, name: string): boolean =>
  new RegExp(`^export (?:const|class|(?:async )?function\\*?) ${name}\\b`, 'm').test(text);

it('every released ruleset of the server has a shape', () => {
  expect(rulesets.filter(isReleased).filter(({ name }) => !Object.hasOwn(games, name))).toEqual([]);
  expect(rulesets.map(({ name }) => name)).toEqual(expect.arrayContaining(Object.keys(games)));
});

describe.each(Object.entries(games))('the shape of %s', (game, { large, own = [], chapters }) => {
  const source = join(root, 'libs', game, 'src');
  const required = [game, ...rootOfAll, ...(large ? rootOfLarge : [])];
  const fixed = large ? foldersOfLarge : { ...foldersOfLarge, ...foldersOfAll };
  const names = namesIn(source);
  const files = names.filter((name) => !name.endsWith('/'));
  const folders = names.filter((name) => name.endsWith('/')).map((name) => name.slice(0, -1));

  it('has the files in its root that every game of its size has, and hardly any beside', () => {
    expect(files).toEqual(expect.arrayContaining(required));
    expect(files.filter((name) => ![...required, ...allowedInRoot, ...own].includes(name))).toEqual([]);
    expect(existsSync(join(root, 'libs', game, 'README.md'))).toBe(true);
  });

  it('has specs in its root only for what stands there, and for the game as a whole', () => {
    const specs = readdirSync(source).filter((name) => name.endsWith('.spec.ts'));
    const whole = ['whole-game.spec.ts', `${game}.laws.spec.ts`];
    expect(specs.filter((name) => !whole.includes(name) && !files.includes(name.replace('.spec.ts', '')))).toEqual([]);
  });

  it('has the folders that mean the same in all games, with the same files for the same things', () => {
    for (const [folder, { required: inFolder, optional }] of Object.entries(large ? foldersOfLarge : foldersOfAll)) {
      if (optional && !folders.includes(folder)) continue;
      expect(folders).toContain(folder);
      const there = namesIn(join(source, folder)).map((name) => name.replace(/\/$/, ''));
      expect([folder, there]).toEqual([folder, expect.arrayContaining([...inFolder])]);
    }
  });

  it('has else only folders that are chapters of its rules', () => {
    const expected = [...Object.keys(fixed), ...Object.keys(chapters)];
    expect(folders.filter((folder) => !expected.includes(folder))).toEqual([]);
    expect(Object.keys(chapters).filter((chapter) => !folders.includes(chapter))).toEqual([]);
    const rules = large ? read(`docs/rules/${game}.md`) : '';
    const headings = [...rules.matchAll(/^#+ (.+)$/gm)].map(([, heading]) => heading);
    expect(Object.values(chapters).filter((heading) => !headings.includes(heading))).toEqual([]);
  });

  it('uses one word for one thing', () => {
    expect(strangeWords(source, words)).toEqual([]);
    expect(readFileSync(join(source, 'index.ts'), 'utf8')).toContain(`${game} }`);
  });
});

/** The files of a library that lack an export by which every game calls the same thing. */
const strangeWords = (source: string, expected: typeof words): string[] =>
  Object.entries(expected).flatMap(([file, exported]) => {
    const path = join(source, file);
    if (!existsSync(path)) return [];
    return exported.filter((name) => !exports(readFileSync(path, 'utf8'), name)).map((name) => `${file}: ${name}`);
  });

describe.each(Object.entries(games))('the shape of the presentation of %s', (game, { large }) => {
  const source = join(root, 'libs', `${game}-presentation`, 'src');
  const required = [game, ...rootOfPresentation, ...(large ? rootOfLargePresentation : [])];
  const known = large ? foldersOfLargePresentation : foldersOfAnyPresentation;
  const names = namesIn(source);
  const folders = names.filter((name) => name.endsWith('/')).map((name) => name.slice(0, -1));

  it('has the files and folders of every presentation, and none beside', () => {
    expect(names.filter((name) => !name.endsWith('/')).sort()).toEqual([...required].sort());
    expect(folders.filter((folder) => !Object.hasOwn(known, folder))).toEqual([]);
    for (const [folder, { required: inFolder, optional }] of Object.entries(known)) {
      if (optional && !folders.includes(folder)) continue;
      const there = namesIn(join(source, folder)).map((name) => name.replace(/\/$/, ''));
      expect([folder, there]).toEqual([folder, expect.arrayContaining([...inFolder])]);
    }
    expect(existsSync(join(root, 'libs', `${game}-presentation`, 'README.md'))).toBe(true);
  });

  it('uses one word for one thing', () => {
    expect(strangeWords(source, wordsOfPresentation)).toEqual([]);
    expect(readFileSync(join(source, 'index.ts'), 'utf8')).toContain(`${game} }`);
  });
});

describe('tests of rules', () => {
  /** Threads that play games of their own load the suite that started them. */
  const inThreads = 'libs/kernel/src/testing/apart/';
  const tests = filesBelow('libs', 'test', 'apps').filter(
    (path) => /\.(?:e2e-|int-)?spec\.ts$/.test(path) || (path.includes('/testing/') && !path.startsWith(inThreads)),
  );

  it('import what they test as everybody does: no module is mocked, none is loaded by hand', () => {
    // Spelled apart, so that this file does not find itself.
    const byHand = new RegExp(['unstable_' + 'mockModule', 'await ' + 'import\\('].join('|'));
    expect(tests.length).toBeGreaterThan(200);
    expect(tests.filter((path) => byHand.test(read(path)))).toEqual([]);
  });
});
