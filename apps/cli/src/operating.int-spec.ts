import { randomUUID } from 'node:crypto';
import { userInfo } from 'node:os';
import { Accounts, PostgresAccountStore } from '#accounts';
import { Operations, waitingOf } from '#games';
import { accepted } from '#server/testing';
import { openCommandLine, type CommandLine } from './testing/command-line.js';

describe('chronicler parked, park, resume, abandon and erase-name', () => {
  let line: CommandLine;
  let gameId: string;

  beforeAll(async () => {
    line = await openCommandLine();
    const opening = { commandId: randomUUID(), account: 'ann', ruleset: 'lantern' };
    ({ gameId } = accepted(await line.server.games.open(opening)));
  });
  afterAll(() => line.close());

  it('list the parked games, and park one until it is resumed', async () => {
    expect(await line.run('parked')).toEqual([0, 'No game is parked.\n']);
    const why = ['--reason', 'No one can move.', '--by', 'Ada'];
    expect(await line.run('park', gameId, ...why)).toEqual([0, expect.stringContaining('Parked.')]);
    expect(await line.run('park', gameId, ...why)).toEqual([0, 'It is already parked.\n']);
    expect(await line.run('parked')).toEqual([0, expect.stringMatching(`^${gameId}  20.*No one can move.\n1 parked.`)]);
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
    expect(await line.run('abandon', gameId, ...why)).toEqual([0, 'It is already over.\n']);
    expect((await line.server.games.load(gameId))?.game).toMatchObject({ phase: 'over' });
  });

  it('are recorded with author and reason, in a chain that verify checks', async () => {
    const [code, text] = await line.run('operations');
    const lines = text.trimEnd().split('\n');
    const done = ['parkGame', 'parkGame', 'resumeGame', 'resumeGame', 'parkGame', 'abandonGame', 'abandonGame'];
    expect([code, lines.at(-1)]).toEqual([0, `${done.length} done.`]);
    expect(lines.slice(0, -1).map((each) => each.split('  ')[2])).toEqual(done);
    expect(lines[0]).toMatch(new RegExp(`^20[\\d:.TZ-]+  Ada  parkGame  ${gameId}  No one can move\\.$`, 'u'));
    expect(lines[5]).toContain(`  ${userInfo().username}  abandonGame  `);
    expect(await line.run('verify', '--all')).toEqual([0, expect.any(String)]);
  });

  it('run one after the other, however many come at once', async () => {
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

  it('erase a name, and leave the account', async () => {
    const accounts = new PostgresAccountStore(line.server.pool);
    const made = await new Accounts(accounts, 'live').create('Mallory Malice');
    if (made.status !== 'created') throw new Error(made.status);
    const { id } = made.account;
    const name = `erased-${id.slice(-12)}`;
    expect(await line.run('erase-name', id, '--reason', 'They asked for it.', '--by', 'Ada')).toEqual([
      0,
      `It is called ${name} now.\n`,
    ]);
    expect(await accounts.accounts([id])).toMatchObject([{ id, name }]);
    expect((await line.run('operations'))[1]).toContain(`  Ada  eraseName  ${id}  They asked for it.\n`);
    const nobody = randomUUID();
    expect(await line.run('erase-name', nobody, '--reason', 'x')).toEqual([1, `There is no account ${nobody}.\n`]);
    expect(await line.run('erase-name', id)).toEqual([2, expect.stringContaining('Give the account and the reason')]);
  });

  it('give a step more time, and a seat to another account', async () => {
    const { games, pool } = line.server;
    const accounts = new Accounts(new PostgresAccountStore(pool), 'live');
    const made = await accounts.create('Substitute');
    if (made.status !== 'created') throw new Error(made.status);
    const { id } = made.account;
    const by = { account: 'ann' };
    const { gameId } = accepted(await games.open({ ...by, commandId: randomUUID(), ruleset: 'lantern' }));
    const why = ['--reason', 'The hall had no power.', '--by', 'Ada'];
    expect(await line.run('pardon', gameId, '--seconds', '60', ...why)).toEqual([0, 'The game is not running.\n']);
    accepted(await games.join({ ...by, gameId, commandId: randomUUID() }));
    accepted(await games.addBot({ ...by, gameId, commandId: randomUUID(), bot: 'random' }));
    const { loaded } = accepted(await games.start({ ...by, gameId, commandId: randomUUID() }));
    const due = waitingOf(loaded)!.due!;
    expect(await line.run('pardon', gameId, '--seconds', '60', ...why)).toEqual([0, 'The step has 60 seconds more.\n']);
    expect(waitingOf((await games.load(gameId))!)?.due).toBe(due + 60_000);
    const seat = ['--seat', '0', '--account'];
    const nobody = randomUUID();
    const before = await line.run('operations');
    expect(await line.run('replace', gameId, ...seat, nobody, ...why)).toEqual([1, `There is no account ${nobody}.\n`]);
    expect(await line.run('operations')).toEqual(before);
    expect(await line.run('replace', gameId, '--seat', '1', '--account', id, ...why)).toEqual([
      0,
      'Seat 2 is played by a bot: only people are replaced.\n',
    ]);
    expect(await line.run('replace', gameId, ...seat, id, ...why)).toEqual([0, 'Seat 0 is Substitute’s now.\n']);
    expect((await games.load(gameId))?.game.seats[0]).toMatchObject({ account: id });
    expect((await line.run('operations'))[1]).toContain(`  Ada  replacePlayer  ${gameId}  The hall had no power.\n`);
    const usage = expect.stringContaining('replace <game> --seat SEAT --account ACCOUNT --reason TEXT') as string;
    expect(await line.run('replace', gameId, ...seat, 'somebody', ...why)).toEqual([2, usage]);
    expect((await line.run('pardon', gameId, '--seconds', 'many', ...why))[0]).toBe(2);
  });

  it('need an existing game, and a reason', async () => {
    const usage = expect.stringContaining('Usage: npx chronicler park <game> --reason TEXT [--by NAME]\n') as string;
    for (const words of [[], [gameId], [gameId, '--reason', ''], [gameId, '--reason'], ['x', '--reason', 'y']])
      expect(await line.run('park', ...words)).toEqual([2, usage]);
    const nobody = randomUUID();
    expect(await line.run('abandon', nobody, '--reason', 'why not')).toEqual([1, `There is no game ${nobody}.\n`]);
  });
});
