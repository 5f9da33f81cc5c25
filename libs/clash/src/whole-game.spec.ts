import { isRefusal, LocalGame, Random, waitsForSeats } from '#kernel';
import { clash } from './clash.js';

/** A whole game by random legal commands. */
function played(options: Readonly<Record<string, unknown>>, seats: number, seed: string): LocalGame {
  const random = Random.from(`whole ${seed}`);
  const game = LocalGame.start(clash, { options, seats, seed });
  for (;;) {
    game.runAutomaticSteps();
    const { waiting } = game;
    if (!waitsForSeats(waiting)) return game;
    for (const asked of waiting.seats) expect(game.legal(asked).length).toBeLessThan(2_000);
    const seat = random.pick(waiting.seats);
    const legal = game.legal(seat);
    const decision = game.play(seat, random.pick(legal));
    expect(isRefusal(decision) && decision).toBe(false);
  }
}

describe('a whole random game', () => {
  it.each([
    ['rooftop-rumble', {}, 2],
    ['silent-hour', {}, 2],
    ['five-shadows', { seatsA: 2, seatsB: 1 }, 3],
    ['doll-parade', { seatsA: 3, seatsB: 3 }, 6],
    ['key-to-the-city', { seatsA: 2, seatsB: 2 }, 4],
    ['silent-hour', { mode: 'SOLO' }, 1],
    ['five-shadows', { mode: 'COOP', seatsA: 3, difficulty: 'NORMAL' }, 3],
    ['five-shadows', { mode: 'COOP', seatsA: 6, startSide: 'B' }, 6],
    ['doll-parade', { mode: 'COOP', seatsA: 2, startSide: 'B', campaign: { heroes: [] } }, 2],
  ])(
    'CLASH-262 of %s with %j ends, offers no seat 2,000 commands, and takes every one that it calls legal',
    (scenarioId, options, seats) => {
      const game = played({ scenarioId, ...options }, seats, `${scenarioId} ${seats}`);
      expect(game.game.phase).toBe('over');
    },
  );
});
