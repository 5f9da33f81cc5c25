import { randomUUID } from 'node:crypto';
import { accepted } from '#games/testing';
import { openCommandLine, type CommandLine } from './testing/command-line.js';

describe('chronicler parked, park, resume and abandon', () => {
  let line: CommandLine;
  let gameId: string;

  beforeAll(async () => {
    line = await openCommandLine();
    const opening = { commandId: randomUUID(), account: 'ann', ruleset: 'lantern' };
    ({ gameId } = accepted(await line.server.games.open(opening)));
  });
  afterAll(() => line.close());

  it('say which games are parked, and park one until it is taken up again', async () => {
    expect(await line.run('parked')).toEqual([0, 'No game is parked.\n']);
    expect(await line.run('park', gameId)).toEqual([0, expect.stringContaining('Parked.')]);
    expect(await line.run('park', gameId)).toEqual([0, 'It is parked already.\n']);
    expect(await line.run('parked')).toEqual([
      0,
      expect.stringMatching(`^${gameId}  20.*An operator parked it.\n1 parked.`),
    ]);
    const joining = { gameId, commandId: randomUUID(), account: 'ann' };
    expect(await line.server.games.join(joining)).toEqual({ status: 'parked' });
    expect(await line.run('resume', gameId)).toEqual([0, 'Taken up again.\n']);
    expect(await line.run('resume', gameId)).toEqual([0, 'It is not parked.\n']);
    accepted(await line.server.games.join(joining));
  });

  it('abandon a game, parked or not, once', async () => {
    await line.run('park', gameId);
    expect(await line.run('abandon', gameId)).toEqual([0, 'Abandoned.\n']);
    expect(await line.run('abandon', gameId)).toEqual([0, 'It is over already.\n']);
    expect((await line.server.games.load(gameId))?.game).toMatchObject({ phase: 'over' });
  });

  it('want a game that there is', async () => {
    expect(await line.run('park')).toEqual([2, 'Say which game: npm run chronicler -- park <gameId>\n']);
    const nobody = randomUUID();
    expect(await line.run('abandon', nobody)).toEqual([1, `There is no game ${nobody}.\n`]);
  });
});
