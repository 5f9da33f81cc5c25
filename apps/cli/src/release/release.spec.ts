import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { openRulesets, releasesIn } from '#server';
import { tier } from '#kernel/testing';
import { rulesets } from '../../../rulesets.js';
import { heard } from '../testing/heard.js';
import { git, tagged } from '../testing/repository.js';
import { release } from './command.js';

/* In separate processes: the compiler cannot run inside jest, and a process serves the types of only one set of rulesets. */

const run = promisify(execFile);
/** Runs `chronicler release` in a package. @returns its output, on either stream. */
const releasing = (root: string, ...words: string[]): Promise<string> =>
  run(process.execPath, ['scripts/run.mjs', 'apps/cli', 'release', ...words], { cwd: root }).then(
    ({ stdout }) => stdout,
    (fault: unknown) => {
      const { code, stderr } = fault as { readonly code: number; readonly stderr: string };
      return `${code}: ${stderr}`;
    },
  );

/** A folder with only a release of Lantern, and the output of the command that wrote it. */
let released: string;
let said: string;
beforeAll(async () => {
  released = await mkdtemp(join(tmpdir(), 'released-'));
  await writeFile(join(released, 'index.json'), '{ "releases": [] }');
  said = await releasing('.', 'lantern', '--into', released);
});
afterAll(() => rm(released, { recursive: true }));

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'release-'));
  await cp(released, folder, { recursive: true });
});
afterEach(() => rm(folder, { recursive: true }));

/** The package in another folder. */
async function moved(): Promise<string> {
  const root = join(folder, 'elsewhere');
  await mkdir(root);
  for (const part of ['apps', 'libs', 'migrations', 'scripts', '.swcrc', 'package.json'])
    await cp(part, join(root, part), { recursive: true });
  await symlink(join(process.cwd(), 'node_modules'), join(root, 'node_modules'));
  return root;
}

describe('chronicler release', () => {
  it('freezes a ruleset in a module that plays it', async () => {
    expect(said).toMatch(/^Written: lantern-1\.\d\.mjs, \d+ bytes/u);
    const [made] = await releasesIn(folder);
    const release = await (await openRulesets(rulesets, 'released', folder)).release('lantern');
    expect(release).toMatchObject({ digest: made?.sha256, ruleset: { name: 'lantern', version: made?.version } });
  });

  // Compiles the whole package: not for each change.
  if (tier !== 'change')
    it('gives the same bytes in any folder', async () => {
      const made = await releasesIn(folder);
      const root = await moved();
      expect(await releasing(root, 'lantern', '--into', folder)).toContain('the working tree gives the same module');
      expect(await releasesIn(folder)).toEqual(made);
    }, 120_000);

  it('never changes a tagged module, and breaks no promise of the previous release', async () => {
    const [made] = await releasesIn(folder);
    const list = (version: string, sha256 = '0'.repeat(64)) =>
      writeFile(join(folder, 'index.json'), JSON.stringify({ releases: [{ ruleset: 'lantern', version, sha256 }] }));
    await tagged(folder, 'v0.2.0');
    await list(made!.version);
    const refused = /^1: .*the git tag v0\.2\.0 holds it: give it a new version\.\n$/su;
    expect(await releasing('.', 'lantern', '--into', folder)).toMatch(refused);
    await git(folder, 'tag', '--delete', 'v0.2.0');
    expect(await releasing('.', 'lantern', '--into', folder)).toContain('Written: ');
    expect(await releasesIn(folder)).toEqual([made]);

    const types = await readFile(join(folder, `lantern-${made!.version}.graphql`), 'utf8');
    /** A previous release with these types, whose rules bring these events to a later form. */
    const before = async (older: string, upcasts: readonly object[]): Promise<void> => {
      const module = `export const ruleset = ${JSON.stringify({ name: 'lantern', version: '1.999', upcasts })}; export const kernel = {};`;
      await writeFile(join(folder, 'lantern-1.999.mjs'), module);
      await writeFile(join(folder, 'lantern-1.999.graphql'), older);
      await list('1.999', createHash('sha256').update(module).digest('hex'));
    };
    await before(types.replace('type LanternKeeper {', 'type LanternKeeper {\n  mood: Int'), []);
    expect(await releasing('.', 'lantern', '--into', folder)).toMatch(/^1: .*LanternKeeper\.mood was removed\.\n$/su);
    expect(await releasesIn(folder)).toMatchObject([{ version: '1.999' }]);
    // A step of the previous release, too, brings no game of it to a new form.
    const windless = types.replace(/(type LanternStormBroke[^}]*)\n {2}winds: [^\n]*/u, '$1');
    await before(windless, [{ type: 'stormBroke', from: 1 }]);
    expect(await releasing('.', 'lantern', '--into', folder)).toMatch(/^1: .*LanternStormBroke\.winds is new/su);
    await before(windless, []);
    expect(await releasing('.', 'lantern', '--into', folder)).toContain('Written: ');
    await list('0.9');
    expect(await releasing('.', 'lantern', '--into', folder)).toContain('Written: ');
  });

  it.each([[[]], [['chess']], [['lantern', 'guilds']], [['lantern', '--out', 'folder']]])(
    'prints its usage: %j',
    async (words) => {
      const [code, text] = await heard(() => release(words));
      expect(code).toBe(2);
      expect(text).toMatch(/Usage: npx chronicler release RULESET/u);
    },
  );
});
