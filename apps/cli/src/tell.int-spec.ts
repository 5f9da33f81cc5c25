import { randomUUID } from 'node:crypto';
import { Accounts, PostgresAccountStore } from '#accounts';
import { accepted } from '#server/testing';
import { openCommandLine, type CommandLine } from './testing/command-line.js';

describe('chronicler tell', () => {
  let line: CommandLine;
  let gameId: string;
  let account: string;

  beforeAll(async () => {
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
  afterAll(() => line.close());

  /** Exit code and output. */
  const tell = (...words: string[]): Promise<readonly [number, string]> => line.run('tell', ...words);

  it('tells a running game as seen by a spectator, with details only on request', async () => {
    const story = 'Élise takes seat 1.\nBo takes seat 2.\nThe game starts with 2 seats.\n';
    expect(await tell(gameId)).toEqual([0, story]);
    expect(await tell(gameId, '--least', 'DETAIL')).toEqual([
      0,
      `A game of The Lantern Keepers is opened.\n${story}Élise is dealt a hand.\nBo is dealt a hand.\n`,
    ]);
  });

  it('tells a finished game in full, in the requested language', async () => {
    accepted(await line.server.games.resign({ gameId, commandId: randomUUID(), account }));
    const [code, text] = await tell(gameId, '--least', 'DETAIL', '--language', 'fr');
    expect(code).toBe(0);
    expect(text).toMatch(/^Élise reçoit les cartes \d+, \d+, \d+\.$/m);
    expect(await tell(gameId, '--language', 'fr', '--least', 'TURNING_POINT')).toEqual([
      0,
      'Élise abandonne.\nLa partie est finie : il ne reste qu’un gardien. 1. Bo, 0 point ; 2. Élise, 0 point.\n',
    ]);
  });

  it('reports that a game does not verify, and tells it', async () => {
    await line.server.pool.query(
      `insert into snapshots (game_id, rules_version, version, hash, state, seal)
      select game_id, '1', 2, last_hash, '{}', 'ab' from streams where game_id = $1`,
      [gameId],
    );
    const told = expect.stringContaining(`${gameId} does not verify: version 2: its snapshot is not what was sealed`);
    expect(await tell(gameId)).toEqual([1, told]);
  });

  it.each([[[]], [['one', 'two']], [['one', '--least', 'MUCH']], [['one', '--language', 'de']], [['one', '--loud']]])(
    'ends with 2 for invalid arguments: %j',
    async (words) => {
      expect(await tell(...words)).toEqual([2, expect.stringContaining('Usage: npx chronicler tell <game>')]);
    },
  );

  it('needs an existing game', async () => {
    const nobody = randomUUID();
    expect(await tell(nobody)).toEqual([1, `There is no game ${nobody}.\n`]);
  });
});
