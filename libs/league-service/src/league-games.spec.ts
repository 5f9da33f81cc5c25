import { randomUUID } from 'node:crypto';
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
    deals: { of: () => undefined },
    sharedDeals: { isOver: () => Promise.resolve(true) },
    decks: { submittedBy: () => Promise.resolve(undefined), broughtTo: () => Promise.resolve(undefined) },
    clock: () => table.now,
    load: () => Promise.resolve(before),
    run: () => Promise.resolve({ status: 'refused', refusal: refuseLeague('leagueArchived') }),
  });
  await expect(archived.tell(gameId)).resolves.toBeUndefined();
});

it('seats of its games stay with their players, unless the plan of the season allows substitutes', async () => {
  const tried = async (plan?: object): Promise<unknown> => {
    const table = await league(2, plan);
    const [gameId = ''] = await table.pair();
    const account = (await table.games.load(gameId))!.game.seats[0]!.account as string;
    const outcome = await table.games.offerSeat({ gameId, commandId: randomUUID(), account });
    return outcome.status === 'refused' ? outcome.refusal.code : outcome.status;
  };
  expect([await tried(), await tried({ table: { substitutes: true } })]).toEqual(['noSubstitutes', 'accepted']);
});
