import { pairingsOf } from '#leagues';
import { league } from '#server/testing';
import { faultIn } from './testing/fault-in.js';

describe('a match of several games on a server', () => {
  it('opens one game after the other, and follows from its commands and games', async () => {
    const table = await league(2, { match: { kind: 'BEST_OF', games: 3 } });
    await table.pair();
    const match = async () => pairingsOf(await table.season())[0]!;
    for (let played = 1; (await match()).outcome === null; played += 1) {
      expect((await match()).games).toHaveLength(played);
      const { gameId, players } = (await match()).games!.at(-1)!;
      await table.playOut(gameId, (seat) => (players[seat] === 'player-0' ? 6 : 1));
      await table.meetDue();
    }
    const { games = [], outcome } = await match();
    expect(games.length).toBeGreaterThan(1);
    expect(games[1]!.players).toEqual(games[0]!.players.toReversed());
    const last = await table.games.load(games.at(-1)!.gameId);
    expect(outcome).toMatchObject({ kind: 'CONFIRMED', gameHash: last!.hash });
    expect(await faultIn(table, await table.store.read(table.leagueId))).toBeUndefined();
  });

  it('ends its running game when it is annulled by the id of another', async () => {
    const table = await league(2, { match: { kind: 'ALL_GAMES', games: 2 } });
    const [gameId = ''] = await table.pair();
    await table.playOut(gameId);
    await table.meetDue();
    await table.must({ type: 'annulResult', season: 1, gameId, reason: 'The wrong options.' });
    await table.meetDue();
    const [{ games = [] } = {}] = pairingsOf(await table.season());
    expect((await table.games.load(games[1]!.gameId))!.game).toMatchObject({ phase: 'over' });
    expect(await faultIn(table, await table.store.read(table.leagueId))).toBeUndefined();
  });

  it('of teams opens a game a board, seats the players of the line-up, and is decided with the last one', async () => {
    const table = await league(0, { match: { kind: 'BOARDS', boards: 2 } });
    await table.enterTeam('Owls', ['o1', 'o2', 'o3']);
    await table.enterTeam('Foxes', ['f1', 'f2']);
    await table.must({ type: 'lineUp', season: 1, player: 'Owls', members: ['o1', 'o3'] }, { account: 'o2' });
    await table.pair();
    const match = async () => pairingsOf(await table.season())[0]!;
    const { games = [] } = await match();
    const seated = games.map(async ({ gameId }) =>
      (await table.games.load(gameId))!.game.seats.map((one) => one.account),
    );
    expect(await Promise.all(seated)).toEqual([
      ['o1', 'f1'],
      ['f2', 'o3'],
    ]);
    for (const { gameId } of games) await table.playOut(gameId);
    await table.meetDue();
    const { outcome, games: played = [] } = await match();
    const won = played.flatMap((game) => game.outcome!.scores.filter(({ player }) => player === 'Owls'));
    expect(outcome).toMatchObject({ kind: 'CONFIRMED', gameHash: expect.any(String) as string });
    expect(outcome!.placed.find(({ player }) => player === 'Owls')!.points).toBe(won[0]!.points + won[1]!.points);
    expect(await faultIn(table, await table.store.read(table.leagueId))).toBeUndefined();
  });
});
