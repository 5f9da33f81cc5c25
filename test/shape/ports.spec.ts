import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

const { imports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { imports: object };

/** The libraries with a door for each chapter. */
const libraries = Object.keys(imports).flatMap((name) => /^#(?<library>[a-z-]+)\/\*$/u.exec(name)?.[1] ?? []);

/** The most names of the index of a library, and of a chapter. */
const most = (file: string): number => (file === 'index.ts' ? 60 : 30);

const list = /export (?:type )?(?:\{(?<names>[^}]*)\}|\* as (?<all>\w+)) from '[^']+';/gu;

/** Whether a file has nothing but exports by name from other files. */
const isList = (text: string): boolean =>
  text
    .replace(list, '')
    .replace(/^\/\/.*$/gmu, '')
    .trim() === '';

const namesIn = (text: string): string[] =>
  [...text.matchAll(list)]
    .flatMap(({ groups }) => (groups!['names'] ?? groups!['all']!).split(','))
    .filter((name) => name.trim() !== '');

describe.each(libraries)('the port of %s', (library) => {
  const source = join(root, 'libs', library, 'src');
  const doors = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?:^|\/)index\.ts$/u.test(file) && !/(?:^|\/)testing\//u.test(file))
    .map((file) => [file, readFileSync(join(source, file), 'utf8')] as const);

  it('lists names alone, but for content', () => {
    expect(doors.length).toBeGreaterThan(10);
    expect(doors.filter(([file, text]) => !isList(text) && !file.startsWith('content/'))).toEqual([]);
  });

  it('is small, and so is each chapter', () => {
    const counts = doors.map(([file, text]) => [file, namesIn(text).length] as const);
    expect(counts.filter(([file, count]) => count > most(file))).toEqual([]);
  });
});
