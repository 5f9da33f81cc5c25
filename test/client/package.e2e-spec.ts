import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startTestApi, type TestApi } from '../../apps/api/src/testing/index.js';
import { blocksOf, Page, root } from '../guide/guide.js';
import { InstalledClient } from './installed-client.js';
import { withWorker } from './with-worker.js';

describe('The package of the client', () => {
  let api: TestApi;
  let installed: InstalledClient;

  beforeAll(async () => {
    api = withWorker(await startTestApi());
    installed = InstalledClient.install();
  }, 120_000);
  afterAll(async () => {
    installed.remove();
    await api.close();
    expect(api.faults).toEqual([]);
  });

  it('has programs, types, a page and a license, and nothing else', () => {
    const { files } = installed;
    expect(files.filter((file) => !/^dist\/.+(\.js|\.d\.ts)$/.test(file)).sort()).toEqual([
      'LICENSE',
      'README.md',
      'package.json',
    ]);
    expect(files).toEqual(expect.arrayContaining(['dist/index.js', 'dist/index.d.ts', 'dist/generated/operations.js']));
    expect(files.filter((file) => /spec|testing/.test(file))).toEqual([]);
  });

  it('depends only on graphql-ws, and has the license of the server', () => {
    const own = JSON.parse(readFileSync(join(root, 'packages/client/package.json'), 'utf8')) as object;
    expect(own).toMatchObject({ license: 'MIT', dependencies: { 'graphql-ws': expect.any(String) } });
    expect(Object.keys((own as { dependencies: object }).dependencies)).toEqual(['graphql-ws']);
    expect(own).not.toHaveProperty('private');
    const license = (folder: string): string => readFileSync(join(root, folder, 'LICENSE'), 'utf8');
    expect(license('packages/client')).toBe(license('.'));
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
    expect(installed.compile('bot.ts')).toEqual([]);
    const { code, out, complaints } = await installed.run(process.execPath, 'bot.js', { CHRONICLER_URL: api.url });
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
  }, 120_000);

  const guide = new Page('docs/guides/a-bot-in-twenty-lines.md');
  const expectPlayed = (out: string): void => {
    const lines = out.trim().split('\n');
    expect(lines.slice(-2)).toEqual(Array(2).fill(expect.stringMatching(/^Seat \d: rank \d$/)));
    expect(lines.slice(0, -2)).toEqual(lines.slice(0, -2).map(() => expect.stringMatching(/^I play \{"lantern": ?\{/)));
    expect(lines.length).toBeGreaterThan(3);
  };

  it('plays a whole game with the bot of the guide', async () => {
    installed.write('bot.ts', guide.block('bot.ts'));
    expect(installed.compile('bot.ts')).toEqual([]);
    const { code, out, complaints } = await installed.run(process.execPath, 'bot.js', { CHRONICLER_URL: api.url });
    expect([code, complaints]).toEqual([0, '']);
    expectPlayed(out);
  }, 120_000);

  it('is not needed: a bot in Python plays with Python’s own modules', async () => {
    installed.write('bot.py', guide.block('bot.py'));
    const { code, out, complaints } = await installed.run('python3', 'bot.py', { CHRONICLER_URL: api.url });
    expect([code, complaints]).toEqual([0, '']);
    expectPlayed(out);
  }, 120_000);

  it('has run every block of the guide', () => {
    expect(guide.left('ts', 'python')).toEqual([]);
  });
});
