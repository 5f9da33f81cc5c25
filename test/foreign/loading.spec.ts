import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { foreignRulesets, judgedRulesets, servedRulesets, workingRulesets } from '../../apps/rulesets.js';

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'foreign-rulesets-')));
afterAll(() => rmSync(folder, { recursive: true }));

const functions =
  `seats initialState setUp decide resigned evolve waiting legalCommands defaultCommand view resample score
  describe commandTexts`.split(/\s+/u);

/** A module with a ruleset that has every member, and plays nothing. */
const code = (name: string, version = '1.0'): string => `
  const nothing = () => undefined;
  export const ruleset = {
    name: '${name}', version: '${version}', schemas: { events: {} }, refusals: {}, refusalMessages: {}, bots: {},
    title: { en: 'A game', fr: 'Un jeu' }, ${functions.map((one) => `${one}: nothing`).join(', ')},
  };`;

function write(path: string, text: string): string {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  return file;
}

/** A package of a game; gives its folder. */
function packageOf(name: string, manifest: object, file = 'index.js'): string {
  write(`${name}/package.json`, JSON.stringify({ name, type: 'module', ...manifest }));
  write(`${name}/${file}`, code(name));
  return join(folder, name);
}

/** The message of the error that loading modules ends with. */
const fault = (...rulesetModules: readonly string[]): Promise<string> =>
  foreignRulesets({ rulesetModules }).then(
    () => 'no fault',
    (error: unknown) => (error as Error).message,
  );

describe('Rulesets of other packages', () => {
  it('are found by the file, by the folder of the package, and by its name', async () => {
    const file = write('alone.mjs', code('alone'));
    const main = packageOf('bymain', { main: 'lib/main.js' }, 'lib/main.js');
    const exported = packageOf(
      'byexports',
      { exports: { '.': { types: './x.d.ts', import: './main.js' } } },
      'main.js',
    );
    const plain = packageOf('byindex', {});
    const found = await workingRulesets({ rulesetModules: [file, main, exported, plain] });
    expect(found.slice(-4).map(({ name }) => name)).toEqual(['alone', 'bymain', 'byexports', 'byindex']);
    expect(found[0]?.name).toBe('guilds');
    const before = process.cwd();
    mkdirSync(join(folder, 'node_modules/@someone'), { recursive: true });
    symlinkSync(plain, join(folder, 'node_modules/@someone/game'));
    process.chdir(folder);
    try {
      const [one] = await foreignRulesets({ rulesetModules: ['@someone/game'] });
      expect(one?.ruleset.name).toBe('byindex');
    } finally {
      process.chdir(before);
    }
  });

  it('are named where there is no module, or one that cannot be loaded', async () => {
    expect(await fault('@someone/absent')).toBe('RULESETS: there is no package "@someone/absent" here. Install it.');
    expect(await fault(join(folder, 'absent'))).toBe(`RULESETS: there is no ${join(folder, 'absent')}.`);
    mkdirSync(join(folder, 'bare'));
    expect(await fault(join(folder, 'bare'))).toContain('is a folder without package.json');
    const unbuilt = dirname(write('unbuilt/package.json', '{ "main": "dist/index.js" }'));
    expect(await fault(unbuilt)).toContain('A package in TypeScript must be built first.');
    expect(await fault(dirname(write('odd/package.json', '{')))).toContain('package.json cannot be read');
    expect(await fault(write('broken.mjs', `import 'nowhere-at-all';`))).toMatch(/cannot be loaded: .*nowhere-at-all/s);
  });

  it('are refused without the export, or where they are not whole', async () => {
    expect(await fault(write('none.mjs', 'export const game = {};'))).toContain('exports no "ruleset"');
    const half = await fault(
      write('half.mjs', `export const ruleset = { name: 'half', version: '1.0', schemas: {} };`),
    );
    expect(half).toContain('The ruleset "half" is not whole');
    expect(half).toContain('it has no "decide"');
  });

  it('are refused under a name that is taken, or that types of the API begin with', async () => {
    expect(await fault(write('guilds.mjs', code('guilds')))).toContain('there is one of that name');
    const twins = [write('one.mjs', code('twin')), write('two.mjs', code('twin'))];
    expect(await fault(...twins)).toBe(`RULESETS: ${twins[1]} is a ruleset "twin", and there is one of that name.`);
    expect(await fault(write('game.mjs', code('game')))).toContain('types of the API begin with that word');
    expect(await fault(write('capital.mjs', code('Capital')))).toContain('must be one word of lower-case letters');
  });

  it('are played as they stand, without a digest, unless the package has releases', async () => {
    const plain = packageOf('unreleased', {});
    const registry = await servedRulesets({ rules: 'released', rulesetModules: [plain] });
    expect(await registry.release('unreleased')).toMatchObject({ digest: null });
    expect(await registry.release('lantern')).toMatchObject({ digest: expect.any(String) });
  });

  it('have releases of their own, which are verified and have digests as built-in ones have', async () => {
    const game = packageOf('released', {});
    const module = `${code('released', '0.9')}\nexport const kernel = {};`;
    const sha256 = createHash('sha256').update(module).digest('hex');
    write('released/rulesets/released-0.9.mjs', module);
    write(
      'released/rulesets/index.json',
      JSON.stringify({ releases: [{ ruleset: 'released', version: '0.9', sha256 }] }),
    );
    const named = { rulesetModules: [game] };
    expect(await (await servedRulesets({ rules: 'released', ...named })).release('released')).toMatchObject({
      digest: sha256,
      ruleset: { version: '0.9' },
    });
    const worked = await servedRulesets({ rules: 'working-tree', ...named });
    expect(await worked.release('released')).toMatchObject({ digest: null, ruleset: { version: '1.0' } });
    expect(await worked.release('released', '0.9')).toMatchObject({ digest: sha256 });
    expect(await (await judgedRulesets(named)).release('released', '0.9')).toMatchObject({ digest: sha256 });
    write('released/rulesets/released-0.9.mjs', `${module}\n`);
    await expect(servedRulesets({ rules: 'released', ...named })).rejects.toThrow('is not what was released');
  });
});
