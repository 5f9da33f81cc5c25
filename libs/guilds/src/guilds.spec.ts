import { isRefusal, LocalGame, Random, waitsForSeats } from '#kernel';
import { guilds } from './guilds.js';

describe('a whole random game', () => {
  it.each([2, 3, 4, 5])('of %i seats ends, and takes every command that it calls legal', (seats) => {
    const random = Random.from(`whole ${seats}`);
    const game = LocalGame.start(guilds, { seats, seed: `whole ${seats}` });
    for (;;) {
      game.runAutomaticSteps();
      const { waiting } = game;
      if (!waitsForSeats(waiting)) break;
      const seat = random.pick(waiting.seats);
      const legal = game.legal(seat);
      expect(legal.length).toBeLessThanOrEqual(2000);
      const decision = game.play(seat, random.pick(legal));
      expect(isRefusal(decision) && decision).toBe(false);
    }
    expect(game.game.phase).toBe('over');
  });
});
