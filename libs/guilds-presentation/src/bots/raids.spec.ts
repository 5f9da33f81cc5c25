import { Random } from '#kernel';
import { aMage, aRaid } from '#guilds/testing';
import { fighterOf } from './fighters.js';
import { outlookOf } from './outlook.js';
import { raidOn } from './raids.js';

describe('the worth of a raid', () => {
  const strong = aMage({ attack: { fire: 30 } });
  const scene = (rubies: number) => aRaid({ attackers: [strong], defender: { rubies } });
  const worth = (rubies: number, prudence: number, mostLoot: number): number => {
    const outlook = outlookOf(scene(rubies).sight(0, Random.from('raid')), { prudence, mostLoot });
    return raidOn(outlook, outlook.rivals[0]!, [fighterOf(outlook.me, strong)]).worth;
  };

  it('grows with the rubies of the victim, up to the most loot of a temper', () => {
    expect(worth(40, 1, 25)).toBeGreaterThan(worth(20, 1, 25));
    expect(worth(10_000, 1, 25)).toBeLessThanOrEqual(25);
    expect(worth(10_000, 1, 1000)).toBeGreaterThan(25);
  });

  it('is lower for the prudent', () => {
    expect(worth(40, 0.8, 25)).toBeCloseTo(0.8 * worth(40, 1, 25));
  });
});
