import { pairingsOf } from '#leagues';
import { league } from '#server/testing';
import { faultIn } from './testing/fault-in.js';

it('A report counts when no opponent disputes it in time, and a league opens no game that is played elsewhere', async () => {
  const table = await league(4, { elsewhere: { confirmWithin: 3_600 } });
  await table.pair();
  const [one, other] = pairingsOf(await table.season());
  for (const { gameId, players } of [one!, other!]) {
    expect(await table.games.load(gameId)).toBeUndefined();
    const placed = players.map((player, place) => ({ player, rank: place + 1 }));
    await table.must({ type: 'reportResult', season: 1, gameId, placed }, { account: players[1]! });
  }
  const { gameId, players } = other!;
  await table.must({ type: 'disputeReport', season: 1, gameId, reason: 'I won.' }, { account: players[0]! });
  table.now += 3_599_999;
  await table.meetDue();
  expect(pairingsOf(await table.season())[0]!.outcome).toBeNull();
  table.now += 1;
  await table.meetDue();
  const outcomes = pairingsOf(await table.season()).map(({ outcome }) => outcome);
  expect(outcomes).toMatchObject([{ kind: 'CONFIRMED', gameHash: null, endedAt: table.now }, null]);
  expect(await faultIn(table, await table.store.read(table.leagueId))).toBeUndefined();
});
