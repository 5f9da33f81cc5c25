import { randomUUID as id } from 'node:crypto';
import { rematchId } from '#records';
import { rematch, type RematchRequest } from './rematch.js';
import { accepted, Table } from '#server/testing';

const OPTIONS = { seats: 3, seconds: 30 };

/** A game of player-0, player-1 and a bot, given up by both players. */
async function over(table: Table, how: { byInvitation?: boolean; unlisted?: boolean } = {}): Promise<string> {
  const opening = { commandId: id(), account: 'player-0', ruleset: 'tally', options: OPTIONS, ...how };
  const { gameId, loaded } = accepted(await table.games.open(opening));
  const invitation = await table.games.invitation(loaded);
  for (const seat of [0, 1]) {
    accepted(await table.games.join({ gameId, commandId: id(), account: `player-${seat}`, seat, invitation }));
  }
  accepted(await table.games.addBot({ gameId, commandId: id(), account: 'player-0', bot: 'random', seat: 2 }));
  accepted(await table.games.start({ gameId, commandId: id(), account: 'player-0' }));
  for (const seat of [0, 1]) accepted(await table.games.resign({ gameId, commandId: id(), account: `player-${seat}` }));
  if ((await table.games.load(gameId))!.game.phase !== 'over')
    accepted(await table.games.abandon({ gameId, commandId: id(), account: 'player-0' }));
  return gameId;
}

describe('a rematch', () => {
  const again = (table: Table, gameId: string, seat: number, more: Partial<RematchRequest> = {}) =>
    rematch(table.games, { gameId, commandId: id(), account: `player-${seat}`, ...more });
  const holders = async (table: Table, gameId: string) =>
    (await table.games.load(gameId))!.game.seats.map(({ seat, account, bot }) => [seat, account ?? bot]);

  it('has the options, the bots and the seats of the game that it follows, whichever player asks first', async () => {
    const table = new Table();
    const gameId = await over(table);
    const first = accepted(await again(table, gameId, 1));
    expect(first.gameId).toBe(rematchId(gameId));
    expect(first.loaded.game).toMatchObject({ phase: 'open', openedBy: 'player-1', rematchOf: gameId });
    expect(first.loaded.game.options).toMatchObject(OPTIONS);
    expect(accepted(await again(table, gameId, 0)).gameId).toBe(first.gameId);
    expect(await holders(table, first.gameId)).toEqual([
      [0, 'player-0'],
      [1, 'player-1'],
      [2, 'random'],
    ]);
  });

  it('gives another seat where one is named, and the one that is there when two ask at once', async () => {
    const table = new Table();
    const gameId = await over(table);
    const both = await Promise.all([again(table, gameId, 0, { seat: 1 }), again(table, gameId, 1, { seat: 0 })]);
    expect(new Set(both.map((each) => accepted(each).gameId))).toEqual(new Set([rematchId(gameId)]));
    expect(await holders(table, rematchId(gameId))).toEqual([
      [0, 'player-1'],
      [1, 'player-0'],
      [2, 'random'],
    ]);
  });

  it('is finished by a retry under the same command id, and done once', async () => {
    const table = new Table();
    const gameId = await over(table);
    const commandId = id();
    const first = accepted(await again(table, gameId, 0, { commandId }));
    const second = accepted(await again(table.neighbour(), gameId, 0, { commandId }));
    expect([second.replayed, second.version]).toEqual([true, first.version]);
  });

  it('is as open to others as the game was, and to its players', async () => {
    const table = new Table();
    const gameId = await over(table, { byInvitation: true, unlisted: true });
    const { loaded } = accepted(await again(table, gameId, 0));
    expect(loaded.game).toMatchObject({ invitation: expect.any(String), unlisted: true });
    const stranger = { gameId: loaded.gameId, commandId: id(), account: 'stranger' };
    expect(await table.games.join(stranger)).toMatchObject({ status: 'forbidden', reason: 'notInvited' });
    accepted(await again(table, gameId, 1));
  });

  it('is for the players of the game, after the end', async () => {
    const table = new Table();
    const gameId = await over(table);
    expect(await again(table, gameId, 7)).toEqual({ status: 'forbidden', reason: 'noSeat' });
    expect(await again(table, id(), 0)).toEqual({ status: 'notFound', what: 'game' });
    const running = await table.start();
    expect(await again(table, running, 0)).toMatchObject({ refusal: { code: 'notOver' } });
    expect(await table.games.load(rematchId(running))).toBeUndefined();
  });
});
