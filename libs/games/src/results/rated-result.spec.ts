import { randomUUID } from 'node:crypto';
import type { SeatPlan } from '#kernel';
import type { FormerHolder } from '#kernel/server';
import { leagueAsAccount } from '#leagues';
import type { LoadedGame } from '#records';
import { accepted, Table } from '#server/testing';
import { ratedResult } from './rated-result.js';

const table = new Table();

/** A game that its last seat resigns, and then the others. */
async function over(options: object = {}, bots = 0): Promise<LoadedGame> {
  const seats = (options as { seats?: number }).seats ?? 2;
  const gameId = await table.open({ rounds: 1, seconds: null, ...options });
  await table.fill(gameId, seats, bots);
  for (let seat = 0; seat < seats - bots; seat += 1)
    accepted(await table.games.resign({ gameId, commandId: randomUUID(), account: `player-${seat}` }));
  await table.meetDue();
  return (await table.games.load(gameId))!;
}

const withSides = (loaded: LoadedGame, sides: readonly (string | undefined)[]): LoadedGame => {
  const seats = sides.map((side, seat): SeatPlan => ({ seat, ...(side === undefined ? {} : { side }) }));
  return { ...loaded, ruleset: { ...loaded.ruleset, seats: () => ({ least: 2, seats }) } };
};

const placed = (loaded: LoadedGame, ranks: readonly number[]): LoadedGame => {
  const placings = ranks.map((rank, seat) => ({ seat, rank, points: 0, parts: [] }));
  return { ...loaded, game: { ...loaded.game, outcome: { reason: 'counted', placings } } };
};

const changed = (loaded: LoadedGame, game: Partial<LoadedGame['game']>): LoadedGame => ({
  ...loaded,
  game: { ...loaded.game, ...game },
});

describe('the rated result of a game', () => {
  it('is the rank of each seat where all play for themselves, at the moment when it ended', async () => {
    const loaded = placed(await over({ seats: 3 }), [2, 1, 2]);
    expect(ratedResult(loaded)).toEqual({
      gameId: loaded.gameId,
      ruleset: 'tally',
      at: loaded.at,
      sides: [
        { players: ['player-0'], rank: 2 },
        { players: ['player-1'], rank: 1 },
        { players: ['player-2'], rank: 2 },
      ],
    });
  });

  it('is the best rank of each side where seats play together', async () => {
    const loaded = placed(await over({ seats: 4 }), [3, 1, 2, 4]);
    expect(ratedResult(withSides(loaded, ['a', 'b', 'b', 'a']))?.sides).toEqual([
      { players: ['player-0', 'player-3'], rank: 3 },
      { players: ['player-1', 'player-2'], rank: 1 },
    ]);
    expect(ratedResult(withSides(loaded, ['a', 'b', 'b', undefined]))?.sides).toEqual([
      { players: ['player-0'], rank: 3 },
      { players: ['player-1', 'player-2'], rank: 1 },
      { players: ['player-3'], rank: 4 },
    ]);
  });

  it('leaves out free seats', async () => {
    const loaded = withSides(await over(), [undefined, undefined, undefined]);
    expect(ratedResult(loaded)?.sides).toHaveLength(2);
  });

  it.each<[string, () => Promise<LoadedGame>]>([
    ['all play on one side', async () => withSides(await over(), ['heroes', 'heroes'])],
    ['no one else plays', () => over({ seats: 1 })],
    ['a bot of the server plays', () => over({ seats: 3 }, 1)],
    ['it was given up', async () => changed(await over(), { outcome: { reason: 'abandoned', placings: [] } })],
    ['it is not over', async () => changed(await over(), { phase: 'running' })],
    ['it was by invitation', async () => changed(await over(), { invitation: 'a'.repeat(64) })],
    ['no list shows it', async () => changed(await over(), { unlisted: true })],
    [
      'an account sits on two sides',
      async () => {
        const loaded = await over();
        return changed(loaded, { seats: loaded.game.seats.map((holder) => ({ ...holder, account: 'player-0' })) });
      },
    ],
  ])('is nothing where %s', async (_, made) => {
    expect(ratedResult(await made())).toBeNull();
  });

  it('is the same for a game of a league, which is by invitation', async () => {
    const loaded = await over();
    const ofLeague = changed(loaded, { invitation: 'a'.repeat(64), openedBy: leagueAsAccount(randomUUID()) });
    expect(ratedResult(ofLeague)).not.toBeNull();
  });

  it('puts players who left behind all others, and does not count their substitutes', async () => {
    const loaded = placed(await over({ seats: 3 }), [1, 2, 3]);
    const handedOver = (formerly: readonly FormerHolder[], account: string | null, bot: string | null = null) =>
      changed(loaded, {
        seats: loaded.game.seats.map((holder) => (holder.seat === 0 ? { ...holder, account, bot, formerly } : holder)),
      });
    const left: FormerHolder = { account: 'player-0', bot: null, through: 9 };
    const behind = [
      { players: ['player-1'], rank: 2 },
      { players: ['player-2'], rank: 3 },
      { players: ['player-0'], rank: 4 },
    ];
    expect(ratedResult(handedOver([left], 'player-9'))?.sides).toEqual(behind);
    expect(ratedResult(handedOver([left], null, 'random'))?.sides).toEqual(behind);
    const back = [left, { account: null, bot: 'random', through: 12 }];
    expect(ratedResult(handedOver(back, 'player-0'))?.sides).toEqual(behind);
    expect(ratedResult(handedOver([{ ...left, byOperator: true }], 'player-9'))?.sides[0]).toEqual({
      players: ['player-9'],
      rank: 1,
    });
  });
});
