import { LocalGame, Random, type Bot } from '#kernel';
import type { Command, View } from '#guilds/queries';
import { guilds } from '../guilds.js';
import { clerk } from './clerk.js';
import { mayAttempt } from './campaigns.js';
import { available } from './fighters.js';
import { outlookOf } from './outlook.js';
import { steward } from './steward.js';

/** A whole game between these, with their points by seat. */
function pointsOf(bots: readonly Bot<View, Command>[], seed: string): number[] {
  const local = LocalGame.start(guilds, { seed, seats: bots.length, options: { questCount: 10 } });
  local.playOut([...bots], Random.from(seed));
  const placings = local.game.outcome?.placings ?? [];
  return bots.map((_, seat) => placings.find((placing) => placing.seat === seat)?.points ?? 0);
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

describe('The clerk, an easy bot', () => {
  it('chooses Quests first only where the quest that lies open may be attempted, and always there', () => {
    let open = 0;
    const watched: Bot<View, Command> = (sight) => {
      const command = clerk(sight);
      if (command.type !== 'chooseFirstAction') return command;
      const { quest, me } = outlookOf(sight, { prudence: 0, mostLoot: 1 });
      const may = quest !== undefined && mayAttempt(quest, me.alignment, available(me).length);
      expect(command.action === 'quests').toBe(may);
      if (may) open += 1;
      return command;
    };
    pointsOf([watched, watched, watched], 'clerks');
    expect(open).toBeGreaterThan(5);
  });

  it('beats bots that do anything, and is beaten by stewards', () => {
    const seeds = [1, 2, 3, 4].map((game) => `clerk-${game}`);
    const margins = seeds.map((seed) => {
      const [easy = 0, random = 0] = pointsOf([clerk, guilds.bots.random!], seed);
      return easy - random;
    });
    expect(Math.min(...margins)).toBeGreaterThan(0);
    const points = seeds.map((seed) => pointsOf([clerk, steward, steward], seed));
    expect(sum(points.map(([easy = 0]) => 2 * easy))).toBeLessThan(sum(points.map(([, a = 0, b = 0]) => a + b)));
  });
});
