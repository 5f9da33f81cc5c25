import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { Accounts, PostgresAccountStore } from '#accounts';
import { signerOf, verifierKeyOf } from '#audit';
import { clash } from '#clash-presentation';
import { meetObligation } from '#server';
import { transcriptSigner } from '#games';
import { accepted } from '#server/testing';
import { sha256Of } from '#kernel/server';
import { lantern } from '#lantern-presentation';
import { readServerConfiguration } from '#platform';
import { openCommandLine, type CommandLine } from './testing/command-line.js';

describe('chronicler export, and verify of its files', () => {
  let line: CommandLine;
  let folder: string;
  let gameId: string;
  let account: string;
  const fileOf = (name: string): string => join(folder, name);

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'transcripts-'));
    line = await openCommandLine();
    const { games, pool } = line.server;
    const accounts = new Accounts(new PostgresAccountStore(pool), 'test');
    const [made, other] = [await accounts.create('Élise'), await accounts.create('Bo')];
    if (made.status !== 'created' || other.status !== 'created') throw new Error(made.status);
    account = made.account.id;
    ({ gameId } = accepted(await games.open({ commandId: randomUUID(), account, ruleset: 'lantern' })));
    accepted(await games.join({ gameId, commandId: randomUUID(), account }));
    // Two people: no bot moves meanwhile.
    accepted(await games.join({ gameId, commandId: randomUUID(), account: other.account.id }));
    accepted(await games.start({ gameId, commandId: randomUUID(), account }));
  });
  afterAll(async () => {
    await line.close();
    await rm(folder, { recursive: true });
  });

  it('needs an existing game that is over: before that its seed is secret', async () => {
    const nobody = randomUUID();
    expect(await line.run('export', nobody)).toEqual([1, `There is no game ${nobody}, no campaign, and no league.\n`]);
    expect(await line.run('export', 'nothing')).toEqual([2, expect.stringContaining('"nothing" is no id')]);
    await expect(line.run('export', gameId)).rejects.toThrow(`Game ${gameId} is not over`);
  });

  it('writes a file that is sound without its database', async () => {
    accepted(await line.server.games.resign({ gameId, commandId: randomUUID(), account }));
    expect(await line.run('export', gameId, '--out', fileOf('game'))).toEqual([0, '']);
    const [code, text] = await line.run('export', gameId);
    expect([code, text]).toEqual([0, await readFile(fileOf('game'), 'utf8')]);
    expect(text).toContain('"name":"Élise"');

    const key = verifierKeyOf(transcriptSigner(readServerConfiguration(process.env)));
    const says = `sound: game ${gameId} of lantern ${lantern.version}, 5 commits, 10 events, signed by ${key}`;
    const { DATABASE_URL, ...without } = process.env;
    process.env = without;
    try {
      expect(await line.run('verify', fileOf('game'), '--key', key)).toEqual([0, `${fileOf('game')}: ${says}\n`]);
      expect(await line.run('verify', fileOf('game'))).toEqual([
        0,
        `${fileOf('game')}: ${says}, which is not trusted yet: name it with --key\n`,
      ]);
    } finally {
      process.env['DATABASE_URL'] = DATABASE_URL;
    }
  });

  it('overwrites nothing, and leaves out names on request', async () => {
    await expect(line.run('export', gameId, '--out', fileOf('game'))).rejects.toThrow(
      `${fileOf('game')} exists, and export overwrites nothing`,
    );
    const [code, text] = await line.run('export', gameId, '--without-names');
    expect(code).toBe(0);
    expect(text).not.toContain('Élise');
    await writeFile(fileOf('nameless'), text);
    expect(await line.run('verify', fileOf('nameless'))).toEqual([0, expect.stringContaining(': sound: ')]);
  });

  it('writes a campaign, which is checked against the given files of its games', async () => {
    const { campaigns, games } = line.server;
    const opened = await campaigns.open({ commandId: randomUUID(), account, ruleset: 'clash', name: 'The long way' });
    if (opened.status !== 'accepted') throw new Error(opened.status);
    const { campaignId } = opened.loaded;
    const adventure = async () =>
      accepted(await campaigns.openAdventure({ campaignId, commandId: randomUUID(), account })).gameId;
    const ended = await adventure();
    accepted(await games.operate(ended, { type: 'abandonGame' }));
    await adventure();
    expect(await line.run('export', campaignId, '--out', fileOf('campaign'))).toEqual([0, '']);
    expect(await line.run('export', ended, '--out', fileOf('adventure'))).toEqual([0, '']);
    const says = `sound: campaign ${campaignId} of clash ${clash.version}, 4 commits, 0 games`;
    expect(await line.run('verify', fileOf('campaign'), fileOf('adventure'))).toEqual([
      0,
      expect.stringContaining(`${fileOf('campaign')}: ${says}, signed by`),
    ]);
    expect(await line.run('verify', fileOf('campaign'))).toEqual([
      0,
      expect.stringContaining(`${says}, 1 ended as it states: name their files as well, signed by`),
    ]);
    expect(await line.run('verify', campaignId)).toEqual([0, '1 checked, 0 faults.\n']);
    const key = verifierKeyOf(transcriptSigner(readServerConfiguration(process.env)));
    const elsewhere = await openCommandLine();
    try {
      const files = [fileOf('campaign'), fileOf('adventure')];
      expect(await elsewhere.run('import', ...files, '--key', key)).toEqual([
        0,
        `${fileOf('adventure')}: imported as game ${ended}\n${fileOf('campaign')}: imported as campaign ${campaignId}\n`,
      ]);
      expect(await elsewhere.run('verify', '--all')).toEqual([0, '2 checked, 0 faults.\n']);
    } finally {
      await elsewhere.close();
    }
  });

  it('writes a league, which is checked against the given files of its games', async () => {
    const { leagues, games, store, clock } = line.server;
    const meetDue = async (): Promise<void> => {
      for (
        let due = await store.dueObligations(100, clock());
        due.length > 0;
        due = await store.dueObligations(100, clock())
      )
        for (const obligation of due) await meetObligation(line.server, obligation);
    };
    const opened = await leagues.open({ commandId: randomUUID(), account, name: 'Lantern League' });
    if (opened.status !== 'accepted') throw new Error(opened.status);
    const { leagueId } = opened.loaded;
    const give = async (command: object, by = account) => {
      const outcome = await leagues.give({ leagueId, commandId: randomUUID(), account: by, command });
      if (outcome.status !== 'accepted') throw new Error(JSON.stringify(outcome));
      return outcome.loaded.league.seasons[0]!;
    };
    const plan = { ruleset: 'lantern', format: { kind: 'ROUND_ROBIN' }, table: { hiddenSeeds: false } };
    await give({ type: 'openSeason', name: 'One', plan });
    const other = randomUUID();
    for (const player of [account, other]) await give({ type: 'enter', season: 1, player, members: [player] }, player);
    const { rounds } = await give({ type: 'pairRound', season: 1, round: 1 });
    const played = rounds[0]!.pairings[0]!.gameId;
    await meetDue();
    for (const loser of [other, account])
      await games.resign({ gameId: played, commandId: randomUUID(), account: loser });
    await meetDue();
    expect(await line.run('export', leagueId, '--out', fileOf('league'))).toEqual([0, '']);
    expect(await line.run('export', played, '--out', fileOf('played'))).toEqual([0, '']);
    const says = `sound: league ${leagueId}, 6 commits, 1 games`;
    expect(await line.run('verify', fileOf('league'), fileOf('played'))).toEqual([
      0,
      expect.stringContaining(`${fileOf('league')}: ${says}, signed by`),
    ]);
    expect(await line.run('verify', fileOf('league'))).toEqual([
      0,
      expect.stringContaining(`${says}, 1 ended as it states: name their files as well, signed by`),
    ]);
    expect(await line.run('verify', leagueId)).toEqual([0, '1 checked, 0 faults.\n']);
    const key = verifierKeyOf(transcriptSigner(readServerConfiguration(process.env)));
    expect(await line.run('import', fileOf('league'), '--key', key)).toEqual([
      1,
      `${fileOf('league')}: a league cannot be imported: it is run where it was opened\n`,
    ]);
  });

  it('reports the fault of each file, and ends with 1', async () => {
    const sound = await readFile(fileOf('game'), 'utf8');
    await writeFile(fileOf('edited'), sound.replace('"type":"resign"', '"type":"abandonGame"'));
    const stranger = verifierKeyOf(signerOf('elsewhere.example', sha256Of('elsewhere')));
    const [code, text] = await line.run('verify', fileOf('edited'), fileOf('game'), fileOf('none'));
    expect([code, text.split('\n')]).toEqual([
      1,
      [
        `${fileOf('edited')}: line 6, version 7: the commit is not what was hashed`,
        expect.stringContaining(': sound: '),
        expect.stringContaining('ENOENT'),
        '',
      ],
    ]);
    expect(await line.run('verify', fileOf('game'), '--key', stranger)).toEqual([
      1,
      expect.stringContaining(
        'line 1: the signature is not trusted (at header.key, expected a key that is trusted, found ',
      ),
    ]);
  });

  it.each([
    ['export'],
    ['export', 'one', 'two'],
    ['export', 'one', '--loud'],
    ['verify', '--all', '--key', 'x'],
    ['verify', '--out', 'x'],
  ])('end with 2 for invalid arguments: %s %s %s', async (...words) => {
    const [name, ...more] = words as [string, ...string[]];
    expect(await line.run(name, ...more)).toEqual([2, expect.stringContaining(`Usage: npx chronicler ${name}`)]);
  });
});
