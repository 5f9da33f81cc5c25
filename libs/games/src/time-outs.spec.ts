import { checkGame, unopenedGame, unreleased } from '#records';
import { accepted, pick, Table } from '#server/testing';
import { tally } from './testing/tally.js';

describe('A time-out', () => {
  it('is not stored before its deadline, when the clock comes to it while the job is met', async () => {
    let [time, step] = [1_000, 0];
    const table = new Table({ clock: () => (time += step) });
    const gameId = await table.start({ seats: 2, seconds: 60 });
    const [deadline] = await table.store.dueObligations(1, Number.MAX_SAFE_INTEGER);
    [time, step] = [deadline!.dueAt - 2, 1];
    for (let tries = 0; tries < 3; tries += 1) await table.games.meet({ gameId, key: deadline!.key });
    const commits = await table.store.read(gameId);
    expect(commits.at(-1)).toMatchObject({ command: { type: 'expireStep', seats: [0, 1] } });
    const seed = (await table.seeds.find(gameId))!;
    expect(checkGame(unopenedGame(gameId, unreleased(tally)), commits, seed)).toMatchObject({ ok: true });
  });

  it('is that of all seats that are late by then, where seats have banks: the server has no choice', async () => {
    const table = new Table();
    const request = { ruleset: 'tally', options: { seats: 2, seconds: 60 }, bank: { seconds: 10, increment: 0 } };
    const opened = await table.games.open({ commandId: crypto.randomUUID(), account: 'player-0', ...request });
    const { gameId } = accepted(opened);
    await table.fill(gameId, 2);
    table.now += 65_000;
    accepted(await table.play(gameId, 0, pick(1)));
    table.now += 60_000;
    await table.meetDue();
    const commits = await table.store.read(gameId);
    const seed = (await table.seeds.find(gameId))!;
    const unopened = unopenedGame(gameId, unreleased(tally));
    expect(checkGame(unopened, commits, seed)).toMatchObject({ ok: true });
  });
});
