import { atSeat, spectator } from '#kernel';
import { pick, accepted, Table } from '#server/testing';
import { legalOf, viewOf, visibleEvents } from './visibility.js';

describe('What a viewer sees of a game', () => {
  it('is computed once for all who look at the same state, and apart for each viewer', async () => {
    const table = new Table();
    const gameId = await table.start({ seats: 2, seconds: null });
    const before = (await table.games.load(gameId))!;
    expect(viewOf(before, atSeat(0))).toBe(viewOf(before, atSeat(0)));
    expect(viewOf(before, atSeat(0))).not.toBe(viewOf(before, atSeat(1)));
    expect(legalOf(before, 0)).toBe(legalOf(before, 0));
    const { loaded } = accepted(await table.play(gameId, 0, pick(5)));
    expect(viewOf(loaded, atSeat(0))).not.toEqual(viewOf(before, atSeat(0)));
    expect(viewOf(before, atSeat(0))).toEqual(before.ruleset.view(before.game.state, atSeat(0)));
  });

  it('are the same redacted events for all viewers without a seat, and never those of a seat', async () => {
    const table = new Table();
    const gameId = await table.start({ seats: 2, seconds: null });
    const { loaded } = accepted(await table.play(gameId, 0, pick(5)));
    const commits = await table.store.read(gameId, { after: 4 });
    const [own] = visibleEvents(loaded, atSeat(0), commits);
    const [seen] = visibleEvents(loaded, spectator, commits);
    expect(own?.event).toHaveProperty('number', 5);
    expect(seen?.event).not.toHaveProperty('number');
    expect(visibleEvents(loaded, spectator, commits)[0]).toBe(seen);
    expect(visibleEvents(loaded, spectator, commits, { after: 5 })).toEqual([]);
    expect(visibleEvents(loaded, spectator, commits, { types: ['gameOpened'] })).toEqual([]);
  });
});
