import { pairingsOf, tableOf } from '#leagues';
import { meetObligation } from '#server';
import { league, type LeagueTable } from '#server/testing';

describe('a challenge on a ladder', () => {
  it('opens its game at once, and its winner climbs', async () => {
    const table = await league(3, { format: { kind: 'LADDER' } });
    const challenge = { type: 'challenge', season: 1, player: 'player-2', challenged: 'player-0' };
    expect(await table.code(challenge, { account: 'player-1' })).toBe('notAnOperator');
    await table.must(challenge, { account: 'player-2' });
    await table.meetDue();
    const [{ gameId } = { gameId: '' }] = pairingsOf(await table.season());
    expect((await table.games.load(gameId))!.game).toMatchObject({
      phase: 'running',
      seats: ['player-2', 'player-0'].map((account) => ({ account })),
    });
    await table.must({ type: 'forfeit', season: 1, gameId, absent: ['player-0'], reason: 'Left the hall.' });
    await table.meetDue();
    expect((await table.games.load(gameId))!.game.phase).toBe('over');
    expect(tableOf(await table.season()).map(({ player }) => player)).toEqual(['player-2', 'player-0', 'player-1']);
  });

  it('has a table for all players of the teams that meet', async () => {
    const table = await league(1, { format: { kind: 'LADDER' } });
    await table.enterTeam('Owls', ['player-7', 'player-8', 'player-9']);
    const challenge = { type: 'challenge', season: 1, player: 'Owls', challenged: 'player-0' };
    expect(await table.code(challenge, { account: 'player-9' })).toBe('wrongTable');
  });
});

describe('an arena', () => {
  const wait = async (table: LeagueTable, ...players: readonly string[]): Promise<void> => {
    for (const player of players) await table.must({ type: 'wait', season: 1, player }, { account: player });
  };
  const waiting = async (table: LeagueTable): Promise<string[]> =>
    (await table.season()).waiting.map(({ player }) => player);

  it('pairs those who wait some seconds after the first began to wait, and then owes them nothing', async () => {
    const table = await league(4, { format: { kind: 'ARENA', pairAfter: 20 } });
    await wait(table, 'player-0');
    table.now += 15_000;
    await wait(table, 'player-1', 'player-2', 'player-3');
    await table.must({ type: 'stopWaiting', season: 1, player: 'player-3' }, { account: 'player-3' });
    await table.meetDue();
    expect((await table.season()).rounds).toEqual([]);
    table.now += 5_000;
    await table.meetDue();
    const [{ gameId } = { gameId: '' }, ...more] = pairingsOf(await table.season());
    expect(more).toEqual([]);
    expect((await table.games.load(gameId))!.game.phase).toBe('running');
    expect(await waiting(table)).toHaveLength(1);
    const owed = (await table.store.dueObligations(20, Number.MAX_SAFE_INTEGER)).filter(({ key }) =>
      key.startsWith('league/pair/'),
    );
    expect(owed).toHaveLength(1);
  });

  it('waits for its time also when a job comes early, and pairs no player twice', async () => {
    const table = await league(2, { format: { kind: 'ARENA' } });
    await wait(table, 'player-0', 'player-1');
    const owed = await table.store.dueObligations(10, Number.MAX_SAFE_INTEGER);
    const [one, other] = owed.filter(({ key }) => key.startsWith('league/pair/'));
    expect(await meetObligation(table, one!)).toBe(10_000);
    table.now += 10_000;
    for (const obligation of [one!, one!, other!, other!])
      expect(await meetObligation(table, obligation)).toBeUndefined();
    expect((await table.season()).rounds).toHaveLength(1);
  });

  it('lets a player who is alone wait on, until another comes', async () => {
    const table = await league(2, { format: { kind: 'ARENA' } });
    await wait(table, 'player-0');
    table.now += 10_000;
    await table.meetDue();
    expect(await waiting(table)).toEqual(['player-0']);
    table.now += 60_000;
    await wait(table, 'player-1');
    table.now += 10_000;
    await table.meetDue();
    expect(await waiting(table)).toEqual([]);
    expect(pairingsOf(await table.season())).toHaveLength(1);
  });

  it('is paired by the server alone', async () => {
    const table = await league(2, { format: { kind: 'ARENA' } });
    await wait(table, 'player-0', 'player-1');
    expect(await table.code({ type: 'pairWaiting', season: 1 })).toBe('invalid');
  });
});
