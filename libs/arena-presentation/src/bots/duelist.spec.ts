import { LocalGame, Random, randomBot, type Bot, type Seat } from '#kernel';
import { type Command, type View } from '#arena/queries';
import { arena } from '../arena.js';
import { duelist } from './testing/at-the-table.js';

describe('The duelist plays whole games', () => {
  const players = { duelist, random: randomBot as Bot<View, Command> };

  /** The seat that wins, with these bots. */
  function winner(seed: string, bots: readonly (keyof typeof players)[], options = {}): Seat | null | undefined {
    const local = LocalGame.start(arena, { seed, options });
    local.playOut(
      bots.map((name) => players[name]),
      Random.from(seed),
    );
    return local.view(0).winner;
  }

  it('duelist beats random', () => {
    const wins = Array.from({ length: 10 }, (_, number) => {
      const seat = number % 2;
      return winner(`random-${number}`, seat === 0 ? ['duelist', 'random'] : ['random', 'duelist']) === seat;
    });
    expect(wins.filter(Boolean).length).toBeGreaterThanOrEqual(9);
  });

  it('builds a sealed deck and plays it', () => {
    expect(winner('sealed', ['duelist', 'duelist'], { decks: 'SEALED' })).not.toBeUndefined();
  });
});
