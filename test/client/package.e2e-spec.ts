import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { startTestApi, type TestApi } from '../../apps/api/src/testing/index.js';
import { blocksOf, Page, root } from '../guide/guide.js';
import { InstalledPackages } from '../packages/installed-packages.js';
import { withWorker } from './with-worker.js';

describe('The package of the client', () => {
  let api: TestApi;
  let installed: InstalledPackages;

  beforeAll(async () => {
    api = withWorker(await startTestApi());
    installed = InstalledPackages.install('client');
  });
  afterAll(async () => {
    installed.remove();
    await api.close();
    expect(api.faults).toEqual([]);
  });

  it('has programs, types, maps and pages, and nothing else', () => {
    const { files, manifest } = installed.package('client');
    expect(files.filter((file) => !/^dist\/index\.(c?js|d\.c?ts)(\.map)?$/.test(file)).sort()).toEqual([
      'CHANGELOG.md',
      'LICENSE',
      'README.md',
      'package.json',
    ]);
    expect(Object.keys(manifest.dependencies!)).toEqual(['graphql-ws']);
  });

  it('has a page whose links work from the page of a package', () => {
    const links = [...readFileSync(join(root, 'packages/client/README.md'), 'utf8').matchAll(/\]\(([^)]*)\)/g)];
    expect(links.map(([, target]) => target).filter((target) => !/^https:\/\//.test(target!))).toEqual([]);
  });

  it('has the types that derive from the schema', () => {
    execFileSync(process.execPath, ['scripts/client-types.mjs', '--check'], { cwd: root });
  });

  it('plays a whole game with the twenty lines of its page, unchanged', async () => {
    const bot = blocksOf('packages/client/README.md').get('bot.ts')!;
    expect(bot.split('\n').filter(Boolean).length).toBeLessThanOrEqual(20);
    installed.write('bot.ts', bot);
    expect(installed.compile(['bot.ts'])).toEqual([]);
    const { code, out, complaints } = await installed.run(process.execPath, ['bot.js'], { CHRONICLER_URL: api.url });
    expect([code, complaints]).toEqual([0, '']);
    const lines = out.trim().split('\n');
    const told = lines.filter((line) => /^\d+ /.test(line)).map((line) => Number(line.split(' ')[0]));
    expect(told).toEqual(told.map((_, at) => at + 1));
    expect(told.length).toBeGreaterThan(8);
    expect(lines.slice(-3)).toEqual([
      expect.stringMatching(/^Seat \d: rank \d$/),
      expect.stringMatching(/^Seat \d: rank \d$/),
      'The seed is the one that was promised.',
    ]);
  });

  const guide = new Page('docs/guides/a-bot-in-twenty-lines.md');
  const expectPlayed = (out: string): void => {
    const lines = out.trim().split('\n');
    expect(lines.slice(-2)).toEqual(Array(2).fill(expect.stringMatching(/^Seat \d: rank \d$/)));
    expect(lines.slice(0, -2)).toEqual(lines.slice(0, -2).map(() => expect.stringMatching(/^I play \{"lantern": ?\{/)));
    expect(lines.length).toBeGreaterThan(3);
  };

  it('plays a whole game with the bot of the guide, with the commands of the guide', async () => {
    const [install, run] = guide.block('run-bot').trim().split('\n');
    const { tarball, manifest } = installed.package('client');
    expect(install).toBe('npm install "$(npm pack --silent ../chronicler/packages/client)" graphql ws tsx');
    expect([basename(tarball), Object.keys(manifest.peerDependencies!)]).toEqual([
      `chronicler-client-${manifest.version}.tgz`,
      ['graphql', 'ws'],
    ]);
    installed.write('bot.mts', guide.block('bot.mts'));
    expect(installed.compile(['bot.mts'])).toEqual([]);
    const [program, ...words] = run!.split(' ');
    const { code, out, complaints } = await installed.run(program!, words, { CHRONICLER_URL: api.url });
    expect([code, complaints]).toEqual([0, '']);
    expectPlayed(out);
  });

  it.each(['node16', 'node10'] as const)('plays from a CommonJS program that is compiled under %s', async (how) => {
    installed.write(`${how}/package.json`, '{}');
    const [imports, ...program] = guide.block('bot.mts').split('\n');
    installed.write(`${how}/bot.ts`, `${imports}\nvoid (async () => {\n${program.join('\n')}\n})();\n`);
    expect(installed.compile([`${how}/bot.ts`], how)).toEqual([]);
    const { code, out, complaints } = await installed.run(process.execPath, [`${how}/bot.js`], {
      CHRONICLER_URL: api.url,
    });
    expect([code, complaints]).toEqual([0, '']);
    expectPlayed(out);
  });

  it('knows the views, events and choices of a ruleset by its name', async () => {
    installed.write('typed.ts', guide.block('typed.ts'));
    expect(installed.compile(['typed.ts'])).toEqual([]);
    const { code, out, complaints } = await installed.run(process.execPath, ['typed.js'], { CHRONICLER_URL: api.url });
    expect([code, complaints]).toEqual([0, '']);
    expect(out).toMatch(/^Storm 1: Put \d+ measures? of oil under the lantern$/m);
    expect(out).toMatch(/^The wind is [1-6]\.$/m);
    const wrong = guide
      .block('typed.ts')
      .replace('view?.storm', 'view?.stormy')
      .replace('payloadJson.wind', 'payloadJson.winter');
    installed.write('wrong.ts', wrong);
    expect(installed.compile(['wrong.ts'])).toEqual([
      expect.stringContaining("'winter' does not exist"),
      expect.stringContaining("'stormy' does not exist"),
    ]);
  });

  it('is not needed: a bot in Python plays with Python’s own modules', async () => {
    installed.write('bot.py', guide.block('bot.py'));
    const { code, out, complaints } = await installed.run('python3', ['bot.py'], { CHRONICLER_URL: api.url });
    expect([code, complaints]).toEqual([0, '']);
    expectPlayed(out);
  });

  it('has run every block of the guide', () => {
    expect(guide.left('ts', 'sh', 'python')).toEqual([]);
  });
});
