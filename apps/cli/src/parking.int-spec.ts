import { randomUUID } from 'node:crypto';
import { userInfo } from 'node:os';
import { Operations } from '#games';
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
    const why = ['--reason', 'Nobody can move.', '--by', 'Ada'];
    expect(await line.run('park', gameId, ...why)).toEqual([0, expect.stringContaining('Parked.')]);
    expect(await line.run('park', gameId, ...why)).toEqual([0, 'It is parked already.\n']);
    expect(await line.run('parked')).toEqual([0, expect.stringMatching(`^${gameId}  20.*Nobody can move.\n1 parked.`)]);
    const joining = { gameId, commandId: randomUUID(), account: 'ann' };
    expect(await line.server.games.join(joining)).toEqual({ status: 'parked' });
    expect(await line.run('resume', gameId, ...why)).toEqual([0, 'Taken up again.\n']);
    expect(await line.run('resume', gameId, ...why)).toEqual([0, 'It is not parked.\n']);
    accepted(await line.server.games.join(joining));
  });

  it('abandon a game, parked or not, once', async () => {
    const why = ['--reason', 'Its players asked for it.'];
    await line.run('park', gameId, ...why);
    expect(await line.run('abandon', gameId, ...why)).toEqual([0, 'Abandoned.\n']);
    expect(await line.run('abandon', gameId, ...why)).toEqual([0, 'It is over already.\n']);
    expect((await line.server.games.load(gameId))?.game).toMatchObject({ phase: 'over' });
  });

  it('are written down, by whom and why, in a chain that verify checks', async () => {
    const [code, text] = await line.run('operations');
    const lines = text.trimEnd().split('\n');
    const done = ['parkGame', 'parkGame', 'resumeGame', 'resumeGame', 'parkGame', 'abandonGame', 'abandonGame'];
    expect([code, lines.at(-1)]).toEqual([0, `${done.length} done.`]);
    expect(lines.slice(0, -1).map((each) => each.split('  ')[2])).toEqual(done);
    expect(lines[0]).toMatch(new RegExp(`^20[\\d:.TZ-]+  Ada  parkGame  ${gameId}  Nobody can move\\.$`, 'u'));
    expect(lines[5]).toContain(`  ${userInfo().username}  abandonGame  `);
    expect(await line.run('verify', '--all')).toEqual([0, expect.any(String)]);
  });

  it('take place one after the other, however many come at once', async () => {
    const { store, clock } = line.server;
    const operations = new Operations(store, clock);
    const all = Array.from({ length: 5 }, (_, number) => ({
      action: 'parkGame' as const,
      gameId,
      by: 'Ada',
      reason: `number ${number}`,
    }));
    await Promise.all(all.map((operation) => operations.record(operation)));
    const written = [];
    for await (const { version, reason } of operations.all()) written.push([version, reason]);
    expect(written.map(([version]) => version)).toEqual(written.map((_, place) => place + 1));
    expect(
      written
        .slice(-5)
        .map(([, reason]) => reason)
        .sort(),
    ).toEqual(all.map(({ reason }) => reason));
    await expect(operations.record({ ...all[0]!, reason: '' })).rejects.toThrow('reason');
  });

  it('want a game that there is, and a reason', async () => {
    const usage = 'Say which game, and why: npm run chronicler -- park <gameId> --reason TEXT [--by NAME]\n';
    for (const words of [[], [gameId], [gameId, '--reason', ''], [gameId, '--reason'], ['x', '--reason', 'y']])
      expect(await line.run('park', ...words)).toEqual([2, usage]);
    const nobody = randomUUID();
    expect(await line.run('abandon', nobody, '--reason', 'why not')).toEqual([1, `There is no game ${nobody}.\n`]);
  });
});
