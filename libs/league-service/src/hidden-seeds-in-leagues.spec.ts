import { randomUUID } from 'node:crypto';
import { bytesOf, commitmentTo } from '#kernel/server';
import { pairingsOf } from '#leagues';
import { meetObligation } from '#server';
import { league, type LeagueTable } from '#server/testing';

const MINUTE = 60_000;
const promise = (account: string): string => commitmentTo(bytesOf(`seed of ${account}`));
const join = (table: LeagueTable, gameId: string, account: string) =>
  table.leagues.join({ gameId, commandId: randomUUID(), account, seedCommitment: promise(account) });
const give = (table: LeagueTable, gameId: string, account: string) =>
  table.games.giveSeed({ gameId, commandId: randomUUID(), account, seed: `seed of ${account}` });
const gameOf = async (table: LeagueTable, gameId: string) => (await table.games.load(gameId))!.game;
const hidden = (players = 2, plan: object = {}): Promise<LeagueTable> =>
  league(players, { table: { hiddenSeeds: undefined }, joinWithin: 600, ...plan });

describe('a season of a league', () => {
  let table: LeagueTable;
  let gameId: string;
  let players: readonly string[];
  beforeEach(async () => {
    table = await hidden();
    [gameId = ''] = await table.pair();
    players = pairingsOf(await table.season())[0]!.players;
  });

  it('hides seeds unless it says otherwise', async () => {
    expect((await table.season()).plan.table.hiddenSeeds).toBe(true);
    expect(await gameOf(table, gameId)).toMatchObject({ phase: 'open', hiddenSeeds: true, seats: [] });
    expect((await (await league(0)).season()).plan.table.hiddenSeeds).toBe(false);
  });

  it('starts a game as soon as all have sat down and given their seeds', async () => {
    for (const account of players) expect(await join(table, gameId, account)).toMatchObject({ status: 'accepted' });
    await table.meetDue();
    expect(await gameOf(table, gameId)).toMatchObject({ phase: 'open', startCalled: true });
    for (const account of players) expect(await give(table, gameId, account)).toMatchObject({ status: 'accepted' });
    expect(await gameOf(table, gameId)).toMatchObject({
      phase: 'running',
      seats: players.map((account, seat) => ({ seat, account, seed: `seed of ${account}` })),
    });
  });

  it('seats players who have not sat down after a minute without a seed, and the game says so', async () => {
    await join(table, gameId, players[1]!);
    table.now += MINUTE - 1;
    await table.meetDue();
    expect((await gameOf(table, gameId)).seats).toHaveLength(1);
    table.now += 1;
    await table.meetDue();
    expect(await gameOf(table, gameId)).toMatchObject({ phase: 'open', startCalled: true });
    await give(table, gameId, players[1]!);
    const { phase, seats } = await gameOf(table, gameId);
    expect(phase).toBe('running');
    expect(seats.map(({ seed, seedCommitment }) => [seed, seedCommitment])).toEqual([
      [null, undefined],
      [`seed of ${players[1]}`, promise(players[1]!)],
    ]);
  });

  it('starts without seeds where no player sits down, and plays to its end', async () => {
    table.now += MINUTE;
    await table.playOut(gameId);
    expect(pairingsOf(await table.season())[0]?.outcome?.kind).toBe('CONFIRMED');
  });

  it('counts a game that ends over a withheld seed as forfeited by the player who withheld it', async () => {
    for (const account of players) await join(table, gameId, account);
    await table.meetDue();
    await give(table, gameId, players[0]!);
    table.now += 2 * MINUTE;
    await table.meetDue();
    expect(pairingsOf(await table.season())[0]?.outcome).toMatchObject({
      kind: 'FORFEITED',
      scores: [
        { player: players[0], points: 1 },
        { player: players[1], points: 0 },
      ],
    });
  });

  it('has no forfeit by time while seeds are still to come', async () => {
    const quick = await hidden(2, { joinWithin: 60 });
    const [id = ''] = await quick.pair();
    const [first = ''] = pairingsOf(await quick.season())[0]!.players;
    quick.now += 29_000;
    await join(quick, id, first);
    quick.now += 1_000;
    await quick.meetDue();
    quick.now += 30_000;
    const due = await quick.store.dueObligations(10, quick.now);
    expect(due.map(({ key }) => key)).toEqual([`league/absent/${id}`]);
    expect(await meetObligation(quick, due[0]!)).toBe(MINUTE);
    expect(await gameOf(quick, id)).toMatchObject({ phase: 'open', startCalled: true });
    expect(pairingsOf(await quick.season())[0]?.outcome).toBeNull();
    await give(quick, id, first);
    expect((await gameOf(quick, id)).phase).toBe('running');
  });
});
