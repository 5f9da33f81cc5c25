import { refuseLeague } from '#leagues';
import { league } from '#server/testing';
import { LeagueGames } from './league-games.js';

it('a result that reaches its league when that is archived is not told again and again', async () => {
  const table = await league(2);
  const [gameId = ''] = await table.pair();
  const before = await table.leagues.load(table.leagueId);
  await table.playOut(gameId);
  const { games, store } = table;
  const archived = new LeagueGames({
    games,
    store,
    decks: { broughtBy: () => Promise.resolve(undefined) },
    clock: () => table.now,
    load: () => Promise.resolve(before),
    run: () => Promise.resolve({ status: 'refused', refusal: refuseLeague('leagueArchived') }),
  });
  await expect(archived.tell(gameId)).resolves.toBeUndefined();
});
