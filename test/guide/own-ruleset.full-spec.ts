import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { build } from '#platform/testing';
import { Page, root } from './guide.js';
import { shells, typedInto } from './shell.js';

const page = new Page('docs/guides/write-a-ruleset.md');

/** npm asks no registry: all that the package depends on lies in the clone. Its warnings are no complaints. */
const npm = {
  npm_config_offline: 'true',
  npm_config_audit: 'false',
  npm_config_fund: 'false',
  npm_config_loglevel: 'error',
};

describe.each(shells)('A game of your own, typed into %s in an empty folder outside the repository,', (shell) => {
  let folder: string;
  const env = { ...npm, CHRONICLER: root, PORT: '0' };

  beforeAll(async () => {
    await build();
    folder = await realpath(await mkdtemp(join(tmpdir(), 'own-ruleset-')));
    // PostgreSQL runs as another user where the tests run as root.
    await chmod(folder, 0o755);
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('is written, and keeps the laws', async () => {
    const printed = await typedInto(shell, [['new', page.block('new')]], { cwd: folder, env });
    expect(printed.get('new')).toContain('All 29 laws hold.');
  });

  it('is served, played and drawn, and released', async () => {
    const server = spawn(shell, ['-c', page.block('start')], {
      cwd: folder,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    try {
      const url = await addressOf(server);
      const printed = await typedInto(shell, [['play', page.block('play')]], { cwd: folder, env: { URL: url } });
      expect(printed.get('play')).toMatch(/^\d+\ndeveloper rolls a [1-6]\.\n/u);
      expect(await readFile(join(folder, 'table.svg'), 'utf8')).toContain('</svg>');
    } finally {
      process.kill(-server.pid!, 'SIGTERM');
      await once(server, 'close');
    }
    const printed = await typedInto(shell, [['release', 'npm run release']], { cwd: folder, env });
    expect(printed.get('release')).toMatch(/Written: ferry-1\.0\.mjs/u);
  });
});

/** The address that a server prints when it is ready. Throws an Error when it ends before. */
async function addressOf(server: ChildProcess): Promise<string> {
  let printed = '';
  for (const stream of [server.stdout!, server.stderr!]) stream.on('data', (data) => (printed += String(data)));
  for (;;) {
    const [, url] = /GraphQL +(http:\/\/[\d.:]+)\/graphql/u.exec(printed) ?? [];
    if (url !== undefined) return url;
    if (server.exitCode !== null) throw new Error(`The server ended. It printed:\n${printed}`);
    await Promise.race([once(server.stdout!, 'data'), once(server, 'exit')]);
  }
}

describe('docs/guides/write-a-ruleset.md', () => {
  it('has no other block', () => {
    expect(page.left('sh')).toEqual([]);
  });
});
