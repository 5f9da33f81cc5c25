import { LocalGame, Random } from '#kernel';
import { clash } from '../clash.js';
import { botWords } from './bot-words.js';
import { captain } from './captain.js';
import { understudy } from './understudy.js';

const GAMES = 10;

/** How many of some games a bot wins against another, on each side in turn. */
function wins(bot: typeof captain, other: typeof captain): number {
  return Array.from({ length: GAMES }, (_, game) => {
    const seat = game % 2;
    const local = LocalGame.start(clash, { seed: `levels ${game}`, seats: 2 });
    local.playOut(
      [0, 1].map((each) => (each === seat ? bot : other)),
      Random.from(`levels ${game}`),
    );
    return local.game.outcome?.placings.find((placing) => placing.seat === seat)?.rank === 1;
  }).filter(Boolean).length;
}

describe('The understudy', () => {
  it.each([
    [{ scenarioId: 'key-to-the-city', seatsA: 2, seatsB: 1 }, 3],
    [{ scenarioId: 'five-shadows', mode: 'COOP', seatsA: 2 }, 2],
  ])('CLASH-262 plays %j with %i seats to its end, with legal commands', (options, seats) => {
    const local = LocalGame.start(clash, { seed: 'understudies', seats, options });
    local.playOut(
      Array.from({ length: seats }, () => understudy),
      Random.from('understudies'),
    );
    expect(local.game.phase).toBe('over');
  });

  it('is the easier one: the captain beats it', () => {
    expect(wins(captain, understudy)).toBeGreaterThanOrEqual(7);
  });

  it('has words like every bot but the one that plays by chance', () => {
    expect(['random', ...Object.keys(botWords)]).toEqual(expect.arrayContaining(Object.keys(clash.bots)));
  });
});
