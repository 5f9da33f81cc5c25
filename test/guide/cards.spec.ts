import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './guide.js';

const guide = readFileSync(join(root, 'docs/guides/cards.md'), 'utf8');

/** The rows of the table of settings of each game, each as its cells. */
const rows = guide
  .slice(guide.indexOf('| here | Arena sets | Guardians sets |'))
  .split('\n\n', 1)
  .join()
  .split('\n')
  .slice(2)
  .map((row) => row.split(' | ').map((cell) => cell.replaceAll('|', '').trim()));

/** The source of rules and of their presentation, without tests. */
const sourceOf = (library: string): string =>
  [library, `${library}-presentation`]
    .map((name) => join(root, 'libs', name, 'src'))
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.ts') && !file.endsWith('.spec.ts'))
        .map((file) => readFileSync(join(folder, file), 'utf8')),
    )
    .join('\n');

/** What is imported as a whole chapter of the library. */
const chapters = (source: string): string =>
  [...source.matchAll(/\* as (?<chapter>\w+) from '#cards(?:\/[^']+)?';/gu)]
    .map(({ groups }) => groups!['chapter']!)
    .join('|');

/** Whether a game takes something from the library: by its name, or as a part of a chapter. */
const uses = (source: string, name: string): boolean =>
  new RegExp(
    `(?:import|export) [^;]*\\b${name}\\b[^;]* from '#cards(?:-presentation|/[^']+)?';|\\b(?:${chapters(source)})\\.${name}\\b`,
  ).test(source);

describe('The guide of cards', () => {
  const sources = { Arena: sourceOf('arena'), Guardians: sourceOf('guardians') };
  const shared = sourceOf('cards');

  it('has a table', () => {
    expect(rows.length).toBeGreaterThan(20);
    for (const row of rows) expect(row).toHaveLength(3);
  });

  it.each(rows)('names existing parts that are used, of %s', (here, arena, guardians) => {
    const names = [...here.matchAll(/`(?<name>\w+)`/gu)].map(({ groups }) => groups!['name']!);
    expect(names.length).toBeGreaterThan(0);
    for (const name of names) {
      expect([name, new RegExp(`export [^;]*\\b${name}\\b`).test(shared)]).toEqual([name, true]);
      const used = [sources.Arena, sources.Guardians].map((source) => uses(source, name));
      expect([name, ...used]).toEqual([name, ...[arena, guardians].map((cell) => !cell.startsWith('—'))]);
    }
  });
});
