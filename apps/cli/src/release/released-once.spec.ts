import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tagged } from '../testing/repository.js';
import { refusal, tagsHolding } from './released-once.js';

const made = { ruleset: 'toy', version: '1.1', sha256: 'a'.repeat(64) };
const draft = { ...made, sha256: 'b'.repeat(64) };
const before = { ...made, version: '1.0' };

describe('A version of a ruleset', () => {
  it('can be written again while no git tag holds it', () => {
    expect(refusal(made, [], [])).toBeUndefined();
    expect(refusal(made, [before, draft], [])).toBeUndefined();
  });

  it('is never written again once a tag holds it, even if it is missing in the list', () => {
    const says = 'toy 1.1 is released, the git tag v0.2.0 holds it: give it a new version.';
    expect(refusal(made, [before, draft], ['v0.2.0', 'v0.3.0'])).toBe(says);
    expect(refusal(made, [before], ['v0.2.0'])).toBe(says);
  });

  it('is not written again without git to confirm that it is unreleased', () => {
    expect(refusal(made, [before], undefined)).toBeUndefined();
    expect(refusal(made, [before, draft], undefined)).toMatch(/^toy 1\.1 is already listed, and without git/u);
  });
});

describe('The tags that hold a module', () => {
  let root: string;
  let folder: string;
  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'tags-'));
    folder = join(root, 'rulesets');
    await mkdir(folder);
  });
  afterEach(() => rm(root, { recursive: true }));

  it('are those of the repository of its folder, even if the module has changed since', async () => {
    expect(await tagsHolding(folder, 'toy-1.1.mjs')).toBeUndefined();
    await tagged(root, 'v0.1.0');
    await writeFile(join(folder, 'toy-1.1.mjs'), 'export {};');
    await writeFile(join(root, 'toy-1.2.mjs'), 'export {};');
    expect(await tagsHolding(folder, 'toy-1.1.mjs')).toEqual([]);
    for (const tag of ['v0.2.0', 'v0.3.0']) await tagged(root, tag);
    await rm(join(folder, 'toy-1.1.mjs'));
    expect(await tagsHolding(folder, 'toy-1.1.mjs')).toEqual(['v0.2.0', 'v0.3.0']);
    expect(await tagsHolding(folder, 'toy-1.2.mjs')).toEqual([]);
  });
});
