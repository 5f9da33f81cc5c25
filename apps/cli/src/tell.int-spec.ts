import { randomBytes, randomUUID } from 'node:crypto';
import process from 'node:process';
import { jest } from '@jest/globals';
import { Accounts, PostgresAccountStore } from '#accounts';
import { scratchDatabase, type ScratchDatabase } from '#event-store/testing';
import { openGamesServer, type GamesServer } from '#games';
import { accepted } from '#games/testing';
import { migrateQueues } from '#platform';
import { commands } from './commands.js';

describe('chronicler tell', () => {
  const environment = process.env;
  let database: ScratchDatabase;
  let server: GamesServer;
  let gameId: string;
  let account: string;
  let said = '';

  beforeAll(async () => {
    database = await scratchDatabase();
    const seedKey = randomBytes(32);
    process.env = { ...environment, DATABASE_URL: database.loginUrl, SEED_KEY: seedKey.toString('hex') };
    delete process.env['REDIS_URL'];
    await migrateQueues({ databaseUrl: database.loginUrl, migrationDatabaseUrl: database.url });
    server = await openGamesServer({ databaseUrl: database.loginUrl, seedKey, report: () => undefined });
    const made = await new Accounts(new PostgresAccountStore(server.pool), 'test').create('Élise');
    if (made.status !== 'created') throw new Error(made.status);
    account = made.account.id;
    const { games } = server;
    ({ gameId } = accepted(await games.open({ commandId: randomUUID(), account, ruleset: 'lantern' })));
    accepted(await games.join({ gameId, commandId: randomUUID(), account }));
    accepted(await games.addBot({ gameId, commandId: randomUUID(), account, bot: 'random' }));
    accepted(await games.start({ gameId, commandId: randomUUID(), account }));
    for (const stream of [process.stdout, process.stderr]) {
      jest.spyOn(stream, 'write').mockImplementation((text) => {
        said += String(text);
        return true;
      });
    }
  });
  afterAll(async () => {
    jest.restoreAllMocks();
    process.env = environment;
    await server.close();
    await database.drop();
  });

  /** Exit code and what was said. */
  async function run(...words: string[]): Promise<readonly [number, string]> {
    said = '';
    return [await commands['tell']!.run(words), said];
  }

  it('tells a game that is played as a spectator sees it, details only where they are wanted', async () => {
    const story = 'Élise takes seat 1.\nThe bot random takes seat 2.\nThe game starts with 2 seats.\n';
    expect(await run(gameId)).toEqual([0, story]);
    expect(await run(gameId, '--least', 'DETAIL')).toEqual([
      0,
      `A game of The Lantern Keepers is opened.\n${story}Élise is dealt a hand.\nrandom (2) is dealt a hand.\n`,
    ]);
  });

  it('tells a game that is over in full, in the language that is asked for', async () => {
    accepted(await server.games.resign({ gameId, commandId: randomUUID(), account }));
    const [code, text] = await run(gameId, '--least', 'DETAIL', '--language', 'fr');
    expect(code).toBe(0);
    expect(text).toMatch(/^Élise reçoit les cartes \d, \d, \d\.$/m);
    expect(await run(gameId, '--language', 'fr', '--least', 'TURNING_POINT')).toEqual([
      0,
      'Élise abandonne.\nLa partie est finie : il ne reste qu’un gardien. 1. random (2), 0 point ; 2. Élise, 0 point.\n',
    ]);
  });

  it.each([[[]], [['one', 'two']], [['one', '--least', 'MUCH']], [['one', '--language', 'de']], [['one', '--loud']]])(
    'ends with 2 at words that make no sense: %j',
    async (words) => {
      expect(await run(...words)).toEqual([2, expect.stringContaining('Usage: npm run chronicler -- tell <gameId>')]);
    },
  );

  it('wants a game that there is', async () => {
    const nobody = randomUUID();
    expect(await run(nobody)).toEqual([1, `There is no game ${nobody}.\n`]);
  });
});
