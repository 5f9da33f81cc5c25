import { jest } from '@jest/globals';
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { accepted, pick, Table } from '../testing/table.js';
import { tally } from '#games/testing';
import { openReleases, openRulesets } from './open-rulesets.js';
import { RulesetRegistry } from '#games';
import { fileOfRelease, releasesIn, type Release } from './releases.js';
import type { AnyRuleset } from '#kernel';

/** Rulesets whose presentations show what is released here. */
const rulesets: readonly AnyRuleset[] = [{ ...tally, name: 'toy' }, { ...tally, name: 'other' }, tally];

let folder: string;
beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), 'releases-'))));
afterEach(() => rm(folder, { recursive: true }));

/** A module that says how often it was run. */
const code = (name: string, version: string): string => `
  globalThis.runs = { ...globalThis.runs, '${name} ${version}': (globalThis.runs?.['${name} ${version}'] ?? 0) + 1 };
  export const ruleset = { name: '${name}', version: '${version}' };
  export const kernel = { from: '${version}' };
`;

/** How often the module of a release was run. */
const runs = (release: string): number =>
  (globalThis as unknown as { readonly runs?: Readonly<Record<string, number>> }).runs?.[release] ?? 0;

/** Writes releases of “toy” and the list of them. */
async function write(versions: readonly string[], changes: Partial<Release> = {}): Promise<void> {
  const releases = await Promise.all(
    versions.map(async (version) => {
      const release = { ruleset: 'toy', version, sha256: '', ...changes };
      const text = code('toy', version);
      await writeFile(join(folder, fileOfRelease(release)), text);
      return { ...release, sha256: changes.sha256 ?? createHash('sha256').update(text).digest('hex') };
    }),
  );
  await writeFile(join(folder, 'index.json'), JSON.stringify({ releases }));
}

describe('Releases', () => {
  it('are played in their newest version; an older one is loaded when it is asked for, and once', async () => {
    await write(['1.8', '1.9', '1.10']);
    const registry = await openRulesets(rulesets, 'released', folder);
    expect(registry.find('toy')?.version).toBe('1.10');
    expect([runs('toy 1.8'), runs('toy 1.9'), runs('toy 1.10')]).toEqual([0, 0, 1]);
    const [one, again] = await Promise.all([registry.release('toy', '1.8'), registry.release('toy', '1.8')]);
    expect(one).toMatchObject({ ruleset: { version: '1.8' }, kernel: { from: '1.8' } });
    expect(again).toBe(one);
    expect(runs('toy 1.8')).toBe(1);
    expect(await registry.pinned({ name: 'toy', version: '1.10' })).toMatchObject({ kernel: { from: '1.10' } });
    expect(await registry.release('toy', '1.7')).toBeUndefined();
    await expect(registry.pinned({ name: 'toy', version: '1.7' })).rejects.toThrow('no ruleset "toy" 1.7');
  });

  it('are loaded one by one where no games are opened', async () => {
    await write(['7.0', '7.1']);
    const registry = await openReleases(rulesets, folder);
    expect(runs('toy 7.1')).toBe(0);
    expect(await registry.release('toy', '7.1')).toMatchObject({ kernel: { from: '7.1' } });
    expect([runs('toy 7.0'), runs('toy 7.1')]).toEqual([0, 1]);
    expect(await registry.release('toy')).toBeUndefined();
    expect(await registry.release('tally')).toMatchObject({ digest: null });
  });

  it('have the digest of their bytes', async () => {
    await write(['2.0']);
    const bytes = await readFile(join(folder, 'toy-2.0.mjs'));
    const release = await (await openRulesets(rulesets, 'released', folder)).release('toy');
    expect(release?.digest).toBe(createHash('sha256').update(bytes).digest('hex'));
  });

  it('do not run when they are not what was released, or another ruleset', async () => {
    await write(['3.0'], { sha256: '0'.repeat(64) });
    await expect(openRulesets(rulesets, 'released', folder)).rejects.toThrow('toy-3.0.mjs is not what was released');
    expect(runs('toy 3.0')).toBe(0);
    await write(['3.1']);
    await writeFile(join(folder, 'toy-3.1.mjs'), `${code('toy', '3.1')} `);
    await expect(openRulesets(rulesets, 'released', folder)).rejects.toThrow('toy-3.1.mjs is not what was released');
    expect(runs('toy 3.1')).toBe(0);
    await write(['3.2'], { ruleset: 'other' });
    await expect(openRulesets(rulesets, 'released', folder)).rejects.toThrow('other-3.2.mjs holds toy 3.2.');
  });

  it('do not run when a package that they import is not the one that they were made with', async () => {
    const text = 'export const made = 1;';
    const vendored = `vendor/made-${createHash('sha256').update(text).digest('hex')}.mjs`;
    await mkdir(join(folder, 'vendor'));
    const module = `import { made } from "./${vendored}";\n${code('toy', '8.0')}`;
    const sha256 = createHash('sha256').update(module).digest('hex');
    await write(['8.0'], { sha256 });
    await writeFile(join(folder, 'toy-8.0.mjs'), module);
    await writeFile(join(folder, vendored), `${text} `);
    await expect(openRulesets(rulesets, 'released', folder)).rejects.toThrow(`${vendored} is not what was released`);
    expect(runs('toy 8.0')).toBe(0);
    await writeFile(join(folder, vendored), text);
    expect((await openRulesets(rulesets, 'released', folder)).find('toy')?.version).toBe('8.0');
  });

  it('are tried again after they could not be read', async () => {
    await write(['4.0', '4.1']);
    const file = join(folder, 'toy-4.0.mjs');
    const text = await readFile(file, 'utf8');
    const registry = await openRulesets(rulesets, 'released', folder);
    await rm(file);
    await expect(registry.release('toy', '4.0')).rejects.toThrow('ENOENT');
    await writeFile(file, text);
    expect(await registry.release('toy', '4.0')).toMatchObject({ ruleset: { version: '4.0' } });
  });

  it('are named in a list that says what is wrong with it', async () => {
    const list = join(folder, 'index.json');
    await writeFile(list, '{ "releases": [{ "ruleset": "toy", "version": "one" }] }');
    await expect(releasesIn(folder)).rejects.toThrow(`${list} is not a list of releases`);
    await write(['5.0', '5.0']);
    await expect(releasesIn(folder)).rejects.toThrow('names toy-5.0.mjs twice');
  });

  it('leave a ruleset without any as it is in the working tree', async () => {
    await write(['6.0']);
    const registry = await openRulesets(rulesets, 'released', folder);
    expect(registry.find('tally')).toBe(tally);
    expect(await registry.release('tally')).toMatchObject({ digest: null });
  });
});

describe('A game', () => {
  const released = { ruleset: tally, digest: 'a'.repeat(64) };

  /** Plays the ruleset of tests as if it were released. */
  async function on(digest: string | null): Promise<RulesetRegistry> {
    const registry = new RulesetRegistry([tally]);
    const release = await registry.pinned(tally);
    jest.spyOn(registry, 'release').mockResolvedValue({ ...release, digest });
    return registry;
  }

  it('says on which release it was opened, and that it was opened on none', async () => {
    const table = new Table({ rulesets: await on(released.digest) });
    const game = await table.games.load(await table.open());
    expect(game?.game.rulesDigest).toBe(released.digest);
    const other = new Table();
    expect((await other.games.load(await other.open()))?.game.rulesDigest).toBeNull();
  });

  it('goes on with the release that it was opened on, and with no other', async () => {
    const table = new Table({ rulesets: await on(released.digest) });
    const gameId = await table.start();
    const same = table.neighbour({ rulesets: await on(released.digest) });
    accepted(await same.play(gameId, 0, pick(2)));
    const other = table.neighbour({ rulesets: await on('b'.repeat(64)) });
    await expect(other.games.load(gameId)).rejects.toThrow(`It was opened on the rules ${released.digest}`);
    const worked = table.neighbour({ rulesets: await on(null) });
    await expect(worked.games.load(gameId)).rejects.toThrow('those at hand are not released');
  });
});
