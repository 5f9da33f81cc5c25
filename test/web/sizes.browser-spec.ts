import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { build } from '#platform/testing';

const folder = join('dist', 'web');

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
}

/** Kilobytes of compressed script that a page needs: of its entries, and of all that they import at once. */
function kilobytes(entries: readonly string[]): number {
  const manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as Readonly<Record<string, Chunk>>;
  const needed = new Set<string>();
  const take = (name: string): void => {
    const { file, imports = [] } = manifest[name]!;
    if (needed.has(file)) return;
    needed.add(file);
    imports.forEach(take);
  };
  entries.forEach(take);
  return [...needed].reduce((sum, file) => sum + statSync(join(folder, `${file}.gz`)).size, 0) / 1_000;
}

describe('The script that a browser loads', () => {
  beforeAll(build);

  it.each([
    ['home page', 60, []],
    ['table', 90, ['src/table/table-page.tsx']],
    ['replay', 90, ['src/replay/replay-page.tsx']],
    ['new table', 60, ['src/new-table/new-table-page.tsx']],
    ['season of a league', 60, ['src/leagues/season-page.tsx']],
    ['season for its organizers', 75, ['src/leagues/season-page.tsx', 'src/leagues/operator-panel.tsx']],
    ['deck', 60, ['src/decks/deck-page.tsx']],
    ['base', 60, ['src/bases/base-page.tsx']],
    ['page for operators', 60, ['src/operations/operations-page.tsx']],
    ['plots of that page', 90, ['src/operations/operations-page.tsx', 'src/operations/plot.tsx']],
    ['account', 60, ['src/account/account-page.tsx']],
  ])('for the %s has at most %i kB, compressed', (_page, limit, entries) => {
    expect(kilobytes(['index.html', ...entries])).toBeLessThan(limit);
  });
});
