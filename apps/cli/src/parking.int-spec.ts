import { randomBytes, randomUUID } from 'node:crypto';
import process from 'node:process';
import { jest } from '@jest/globals';
import { scratchDatabase, type ScratchDatabase } from '#event-store/testing';
import { openGamesServer, type GamesServer } from '#games';
import { accepted } from '#games/testing';
import { migrateQueues } from '#platform';
import { commands } from './commands.js';

describe('chronicler parked, park, resume and abandon', () => {
  const environment = process.env;
  let database: ScratchDatabase;
  let server: GamesServer;
  let gameId: string;
  let said = '';

  beforeAll(async () => {
    database = await scratchDatabase();
    const seedKey = randomBytes(32);
    process.env = { ...environment, DATABASE_URL: database.loginUrl, SEED_KEY: seedKey.toString('hex') };
    delete process.env['REDIS_URL'];
    await migrateQueues({ databaseUrl: database.loginUrl, migrationDatabaseUrl: database.url });
    server = await openGamesServer({ databaseUrl: database.loginUrl, seedKey, report: () => undefined });
    const opening = { commandId: randomUUID(), account: 'ann', ruleset: 'lantern' };
    ({ gameId } = accepted(await server.games.open(opening)));
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
  async function run(name: string, ...words: string[]): Promise<readonly [number, string]> {
    said = '';
    return [await commands[name]!.run(words), said];
  }

  it('say which games are parked, and park one until it is taken up again', async () => {
    expect(await run('parked')).toEqual([0, 'No game is parked.\n']);
    expect(await run('park', gameId)).toEqual([0, expect.stringContaining('Parked.')]);
    expect(await run('park', gameId)).toEqual([0, 'It is parked already.\n']);
    expect(await run('parked')).toEqual([
      0,
      expect.stringMatching(`^${gameId}  20.*An operator parked it.\n1 parked.`),
    ]);
    const joining = { gameId, commandId: randomUUID(), account: 'ann' };
    expect(await server.games.join(joining)).toEqual({ status: 'parked' });
    expect(await run('resume', gameId)).toEqual([0, 'Taken up again.\n']);
    expect(await run('resume', gameId)).toEqual([0, 'It is not parked.\n']);
    accepted(await server.games.join(joining));
  });

  it('abandon a game, parked or not, once', async () => {
    await run('park', gameId);
    expect(await run('abandon', gameId)).toEqual([0, 'Abandoned.\n']);
    expect(await run('abandon', gameId)).toEqual([0, 'It is over already.\n']);
    expect((await server.games.load(gameId))?.game).toMatchObject({ phase: 'over' });
  });

  it('want a game that there is', async () => {
    expect(await run('park')).toEqual([2, 'Say which game: npm run chronicler -- park <gameId>\n']);
    const nobody = randomUUID();
    expect(await run('abandon', nobody)).toEqual([1, `There is no game ${nobody}.\n`]);
  });
});
