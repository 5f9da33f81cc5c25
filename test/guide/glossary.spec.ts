import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './guide.js';

/** The names in the columns “code” of the glossary. */
function namesInCode(): string[] {
  const sections = readFileSync(join(root, 'docs/glossary.md'), 'utf8').split(/^## /m);
  return sections
    .filter((section) => section.includes('| code |'))
    .flatMap((section) => [...section.matchAll(/\| `(\w+)` \|$/gm)].map(([, name]) => name!));
}

const sources = ['apps', 'libs', 'migrations'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !/spec\.ts$|testing\//.test(path))
    .map((path) => readFileSync(join(root, folder, path), 'utf8')),
);

describe('docs/glossary.md', () => {
  it('names only what is in the code', () => {
    const names = namesInCode();
    expect(names.length).toBeGreaterThan(50);
    expect(names.filter((name) => !sources.some((text) => new RegExp(`\\b${name}\\b`).test(text)))).toEqual([]);
  });
});
