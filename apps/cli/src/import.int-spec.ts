import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { signerOf, verifierKeyOf } from '#audit';
import { importGame, transcriptSigner } from '#games';
import { accepted } from '#server/testing';
import { auditor } from '#kernel';
import { sha256Of } from '#kernel/server';
import { readServerConfiguration } from '#platform';
import { openCommandLine, type CommandLine } from './testing/command-line.js';

describe('chronicler export --all, and import on another server', () => {
  let folder: string;
  let key: string;
  let files: readonly string[];
  let here: CommandLine;
  let ended: readonly string[];

  /** Games on one server, of which one still runs; then another server, with a database of its own. */
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'import-'));
    const there = await openCommandLine();
    try {
      key = verifierKeyOf(transcriptSigner(readServerConfiguration(process.env)));
      const { games } = there.server;
      const by = () => ({ commandId: randomUUID(), account: randomUUID() });
      const open = async (ruleset: string): Promise<{ readonly gameId: string; readonly account: string }> => {
        const request = by();
        const { gameId } = accepted(await games.open({ ...request, ruleset }));
        return { gameId, account: request.account };
      };
      const played = await open('lantern');
      accepted(await games.join({ ...played, commandId: randomUUID() }));
      accepted(await games.addBot({ ...played, commandId: randomUUID(), bot: 'random' }));
      accepted(await games.start({ ...played, commandId: randomUUID() }));
      accepted(await games.resign({ ...played, commandId: randomUUID() }));
      const abandoned = [await open('guilds'), await open('arena')];
      for (const game of abandoned) accepted(await games.abandon({ ...game, commandId: randomUUID() }));
      await open('lantern');
      ended = [played, ...abandoned].map(({ gameId }) => gameId);
      expect(await there.run('export', '--all', '--out', folder)).toEqual([
        0,
        '3 games, 0 campaigns and 0 leagues exported\n',
      ]);
    } finally {
      await there.close();
    }
    files = ended.map((gameId) => join(folder, `${gameId}.chronicle.ndjson`));
    here = await openCommandLine();
  });
  afterAll(async () => {
    await here.close();
    await rm(folder, { recursive: true });
  });

  it('writes every game that is over, and no other', async () => {
    expect((await readdir(folder)).sort()).toEqual(ended.map((gameId) => `${gameId}.chronicle.ndjson`).sort());
  });

  it('imports games of trusted servers, whole, each once, and in the order in which they ended', async () => {
    const two = files.slice(0, 2);
    const says = (what: string) => two.map((file, at) => `${file}: ${what.replace('ID', ended[at]!)}\n`).join('');
    expect(await here.run('import', ...two.toReversed(), '--key', key)).toEqual([0, says('imported as game ID')]);
    expect(await here.run('import', ...two, '--key', key)).toEqual([0, says('game ID already exists')]);
    for (const [at, gameId] of ended.slice(0, 2).entries()) {
      const [code, text] = await here.run('export', gameId);
      expect(code).toBe(0);
      // The same to the last byte, except for the signature.
      const commits = (lines: string) => lines.split('\n').filter((line) => line.startsWith('{"commit"'));
      expect(commits(text)).toEqual(commits(await readFile(files[at]!, 'utf8')));
      expect(await here.run('verify', gameId)).toEqual([0, expect.any(String)]);
      const loaded = await here.server.games.load(gameId);
      expect([loaded?.game.phase, await here.server.store.head(gameId)]).toMatchObject(['over', { status: 'closed' }]);
      expect(await here.server.games.events(gameId, auditor, { after: 0, limit: 5 })).toMatchObject({
        status: 'found',
      });
    }
  });

  it('imports nothing that is not sound, nothing of strangers, and no other game with an existing id', async () => {
    const [file, other] = files;
    const stranger = verifierKeyOf(signerOf('elsewhere.example', sha256Of('elsewhere')));
    expect(await here.run('import', file!, '--key', stranger)).toEqual([
      1,
      expect.stringContaining('the signature is not trusted'),
    ]);
    const text = await readFile(other!, 'utf8');
    const edited = join(folder, 'edited');
    await writeFile(edited, text.replace(/"openedBy":"[^"]+"/u, '"openedBy":"me"'));
    expect(await here.run('import', edited, '--key', key)).toEqual([1, expect.stringContaining('line 2, version 1')]);
    const { store, seeds, games } = here.server;
    const archive = { store, seeds, rulesets: games.rulesets };
    const exchanged = text.replaceAll(ended[1]!, ended[0]!);
    await expect(importGame(archive, [Buffer.from(exchanged)])).rejects.toThrow(`Another game ${ended[0]} is here`);
  });

  it('continues after an interruption', async () => {
    const { store, seeds, games } = here.server;
    const archive = { seeds, rulesets: games.rulesets };
    const file = [await readFile(files[2]!)];
    let left = 1;
    const append: typeof store.append = (commit) => {
      left -= 1;
      if (left < 0) throw new Error('The connection is gone.');
      return store.append(commit);
    };
    await expect(importGame({ ...archive, store: { append } }, file)).rejects.toThrow('is gone');
    expect(await store.head(ended[2]!)).toMatchObject({ status: 'open' });
    expect(await importGame({ ...archive, store }, file)).toEqual({ gameId: ended[2], isNew: true });
    expect(await store.head(ended[2]!)).toMatchObject({ status: 'closed' });
  });

  it.each([
    ['import'],
    ['import', 'file'],
    ['import', '--key', 'x'],
    ['import', 'file', '--key'],
    ['export', '--all'],
    ['export', 'x', '--all', '--out', 'y'],
  ])('end with 2 for invalid arguments: %s %s %s', async (...words) => {
    const [name, ...more] = words as [string, ...string[]];
    expect(await here.run(name, ...more)).toEqual([2, expect.stringContaining(`Usage: npx chronicler ${name}`)]);
  });
});
