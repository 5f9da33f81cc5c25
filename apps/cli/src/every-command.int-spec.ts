import { createHash, randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { Accounts, PostgresAccountStore } from '#accounts';
import { consistencyText, leafHash, signCheckpoint, signerOf, verifierKeyOf } from '#audit';
import { until } from '#event-store/testing';
import { globalId } from '#streams';
import { signedBy } from '#server';
import { transcriptSigner } from '#games';
import { accepted } from '#server/testing';
import { sha256Of } from '#kernel/server';
import { lantern } from '#lantern-presentation';
import { readServerConfiguration } from '#platform';
import { freePort } from '#platform/testing';
import { newSecret, signatureHeaders } from '#webhooks';
import { commandNames, manual, type CommandName } from './manual/index.js';
import type { Page } from './manual/page.js';
import { builtInRules, bundle } from './release/bundle.js';
import { openCommandLine, type CommandLine } from './testing/command-line.js';

/** Why an operation is done. */
const WHY = ['--reason', 'A test asks for it.'];
const LAWS = ['apps/cli/src/new/template', '--games', '1', '--law', '1'];

describe('Every command of chronicler', () => {
  let line: CommandLine;
  let folder: string;
  let key: string;
  let ids: Readonly<Record<'game' | 'parked' | 'league' | 'account', string>>;
  const file = (name: string): string => join(folder, name);
  const secret = newSecret();
  const logSigner = signerOf('test.example', sha256Of('the key of the tests'));

  beforeAll(async () => {
    line = await openCommandLine();
    folder = await mkdtemp(join(tmpdir(), 'every-command-'));
    const { games, leagues, pool } = line.server;
    const made = await new Accounts(new PostgresAccountStore(pool), 'test').create('Ada');
    const opened = await leagues.open({ commandId: randomUUID(), account: 'host', name: 'Lights' });
    if (made.status !== 'created' || opened.status !== 'accepted') throw new Error(`${made.status}, ${opened.status}`);
    const { leagueId } = opened.loaded;
    const account = made.account.id;
    const open = async (): Promise<string> =>
      accepted(await games.open({ commandId: randomUUID(), account, ruleset: 'lantern' })).gameId;
    const gameId = await open();
    for (const act of [games.join.bind(games), games.addBot.bind(games), games.start.bind(games)])
      accepted(await act({ gameId, commandId: randomUUID(), account, bot: 'random' }));
    const format = { kind: 'ROUND_ROBIN' };
    const plan = { ruleset: 'lantern', options: {}, format, tieBreaks: ['WINS'], table: { hiddenSeeds: false } };
    const command = { type: 'openSeason', name: 'One', plan };
    expect(await leagues.give({ leagueId, commandId: randomUUID(), account: 'host', command })).toMatchObject({
      status: 'accepted',
    });
    ids = {
      game: globalId('Game', gameId),
      parked: globalId('Game', await open()),
      league: globalId('League', leagueId),
      account: globalId('Account', account),
    };
    key = verifierKeyOf(transcriptSigner(readServerConfiguration(process.env)));
    const root = leafHash(Buffer.from('an entry'));
    const checkpoint = signCheckpoint(logSigner, { size: 1, root });
    await writeFile(file('checkpoint'), checkpoint);
    await writeFile(file('growth'), consistencyText({ from: 1, proof: [], checkpoint }));
  });
  afterAll(async () => {
    await line.close();
    await rm(folder, { recursive: true });
  });

  /** How each command is run, in this order: some need what others have done. */
  const table: Readonly<Record<CommandName, () => readonly string[] | Promise<readonly string[]>>> = {
    migrate: () => [],
    nodes: () => [],
    pardon: () => [ids.game, '--seconds', '60', ...WHY],
    replace: () => [ids.game, '--seat', '0', '--account', ids.account, ...WHY],
    park: () => [ids.parked, ...WHY],
    parked: () => [],
    resume: () => [ids.parked, ...WHY],
    abandon: () => [ids.game, ...WHY],
    tell: () => [ids.game],
    export: () => [ids.game, '--out', file('game')],
    verify: () => [file('game')],
    replay: () => [file('game')],
    import: () => [file('game'), '--key', key],
    certificate: async () => {
      const { transcripts } = signedBy(readServerConfiguration(process.env), line.server);
      const id = Buffer.from(ids.game, 'base64url').toString('utf8').slice('Game:'.length);
      const loaded = await line.server.games.load(id);
      await writeFile(file('certificate'), transcripts.certificate(loaded!, { names: [] }));
      return [file('certificate'), '--key', key];
    },
    log: () => ['growth', file('checkpoint'), file('growth'), '--key', verifierKeyOf(logSigner)],
    listen: async () => {
      const port = await freePort();
      const body = JSON.stringify({ type: 'league.ping' });
      const headers = signatureHeaders({ id: 'msg_1', at: Date.now(), body }, [secret]);
      void until('it listens', () =>
        fetch(`http://127.0.0.1:${port}`, { method: 'POST', headers: { ...headers }, body }).then(
          ({ status }) => status === 204,
          () => false,
        ),
      );
      return ['--secret', secret, '--port', String(port), '--count', '1'];
    },
    vouch: () => [ids.league, ...WHY],
    'revoke-vouch': () => [ids.league, ...WHY],
    season: async () => {
      await line.run('export', ids.league, '--out', file('league'));
      return [file('league')];
    },
    pairings: async () => {
      const [, report] = await line.printed('pairings', 'generate');
      await writeFile(file('report'), report);
      return ['check', file('report')];
    },
    'erase-name': () => [ids.account, ...WHY],
    operations: () => [],
    'repair-log': () => [],
    'rotate-seeds': () => [],
    archive: () => ['--before', '2026-01-01'],
    restore: () => ['--all'],
    simulate: () => ['lantern', '--games', '1'],
    'rules-coverage': () => ['lantern'],
    author: () => LAWS,
    laws: () => LAWS,
    new: () => ['ferry', '--into', file('ferry')],
    schema: () => ['--into', folder],
    release: async () => {
      const { code } = await bundle(builtInRules(process.cwd(), 'lantern'), lantern);
      const made = {
        ruleset: 'lantern',
        version: lantern.version,
        sha256: createHash('sha256').update(code).digest('hex'),
      };
      await writeFile(file('index.json'), JSON.stringify({ releases: [made] }));
      return ['lantern', '--into', folder];
    },
  };

  it.each(Object.entries(table))('%s writes lines of its documented shape', async (name, words) => {
    const [code, text] = await line.printed(name, ...(await words()), '--json');
    expect([code, text]).toEqual([0, expect.stringContaining('{')]);
    const { line: shape }: Page = manual[name as CommandName];
    for (const each of text.trimEnd().split('\n')) expect(() => shape.parse(JSON.parse(each))).not.toThrow();
  });

  it.each(commandNames)('%s has a page, and refuses an unknown option with the nearest name', async (name) => {
    const { options, about, example }: Page = manual[name];
    const [code, text] = await line.run(name, '--help');
    expect([code, text]).toEqual([0, expect.stringMatching(new RegExp(`^Usage: npx chronicler ${name}\\b`, 'u'))]);
    for (const part of [...about, ...Object.keys(options).map((option) => `--${option}`), '--json', example])
      expect(text).toContain(part);
    const page = JSON.parse((await line.run(name, '--help', '--json'))[1]) as object;
    expect(page).toMatchObject({ name, line: { type: 'object' } });
    const [option = 'help'] = Object.keys(options);
    const wrong = await line.run(name, `--${option}x`);
    expect(wrong).toEqual([2, expect.stringContaining(`There is no option --${option}x. The nearest is --${option}.`)]);
  });

  it('is in the list, and an unknown one is refused with the nearest name', async () => {
    const [, text] = await line.run('help');
    for (const name of commandNames) expect(text).toContain(`  ${name.padEnd(15)} ${manual[name].about[0]}\n`);
    expect(await line.run('verfy')).toEqual([
      2,
      expect.stringMatching(/^There is no command verfy\. The nearest is verify\./u),
    ]);
  });

  it('says what an id is instead of what it asks for', async () => {
    expect(await line.run('park', ids.league, ...WHY)).toEqual([
      2,
      expect.stringContaining(`${ids.league} is the id of another kind: league. Wanted: game.`),
    ]);
    expect(await line.run('tell', 'chess')).toEqual([2, expect.stringContaining('"chess" is no id (game)')]);
  });
});
