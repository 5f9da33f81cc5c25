import { LocalGame, Random, randomBot, type Bot } from '#kernel';
import type { Command, View } from '#skarov/queries';
import { aGame, given } from '#skarov/testing';
import { skarov } from '../skarov.js';
import { recruit } from './recruit.js';

type Player = Bot<View, Command>;
const small = { heroes: 2, scenarioId: 'light-showers' };

/** The winner of a game to its end. A command that is not legal throws. */
function winner(options: Readonly<Record<string, unknown>>, seed: string, heroes: Player, villains: Player): string {
  const game = LocalGame.start(skarov, { seed, options });
  game.playOut(
    game.state.seats.map(({ side }) => (side === 'OVERLORD' ? villains : heroes)),
    Random.from(seed),
  );
  return game.state.over?.winner ?? 'no side';
}

describe('The recruit as a bot', () => {
  it.each([
    { heroes: 1, scenarioId: 'light-showers' },
    { heroes: 3, scenarioId: 'spring-collection', turnLimit: 12 },
    { heroes: 2 },
  ])('SKAROV-GEN-10 plays %j to its end at every seat, with legal commands', (options) => {
    expect(['HEROES', 'OVERLORD']).toContain(winner(options, 'recruits', recruit, recruit));
  });

  it.each(['one', 'two', 'three'])('beats a side that does anything, on either side: game %s', (seed) => {
    expect(winner(small, seed, recruit, randomBot)).toBe('HEROES');
    expect(winner(small, seed, randomBot, recruit)).toBe('OVERLORD');
  });

  it('strikes what stands beside it before it goes on, where that is likely to hit', () => {
    const scene = given(
      aGame({
        at: 'activation',
        heroes: [{ id: 'super-nova', at: '0,3' }, {}],
        villains: [{ sheet: 'arachnoid', at: '1,3' }],
      }),
    );
    expect(recruit(scene.sight(0, Random.from('recruit')))).toMatchObject({ type: 'attack', targetId: 'arachnoid-1' });
  });
});
