import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cards } from '../content/index.js';

const libs = fileURLToPath(new URL('../../../', import.meta.url));
const isRule = (path: string): boolean =>
  path.endsWith('.ts') && !path.endsWith('.spec.ts') && !path.split(/[/\\]/).includes('testing');
const sourcesIn = (folder: string): string[] =>
  readdirSync(join(libs, folder), { recursive: true, encoding: 'utf8' })
    .filter(isRule)
    .map((path) => join(libs, folder, path));

describe('CARD-19 the engine knows operations, never cards', () => {
  it('no rule names a card', () => {
    const names = cards.flatMap(({ id, name }) => [`'${id}'`, name.en, name.fr]);
    const shared = ['engine', 'brought', 'flow', 'hidden', 'totals'].map((folder) => `cards/src/${folder}`);
    const libraries = ['arena', 'guardians', 'cards-presentation', 'arena-presentation', 'guardians-presentation'];
    const sources = [...shared, ...libraries.map((library) => `${library}/src`)].flatMap(sourcesIn);
    const named = sources.flatMap((path) => {
      const text = readFileSync(path, 'utf8');
      return names.filter((name) => text.includes(name)).map((name) => `${path}: ${name}`);
    });
    expect(sources.length).toBeGreaterThan(20);
    expect(named).toEqual([]);
  });
});
