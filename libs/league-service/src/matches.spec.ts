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
});
