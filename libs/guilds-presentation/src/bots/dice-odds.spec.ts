import { chanceOf, diceOf, meanDamage } from './dice-odds.js';

describe('The odds of combat dice', () => {
  it('GUILD-107 counts attack less defense as dice, and none below 0', () => {
    expect([diceOf(7, 4), diceOf(3, 3), diceOf(3, 4)]).toEqual([3, 0, 0]);
  });

  it('makes each face of a die equally likely', () => {
    expect([0, 1, 2, 3, 4].map((damage) => chanceOf(1, damage))).toEqual([1, 0.75, 0.5, 0.25, 0]);
    expect(meanDamage(3)).toBe(4.5);
  });

  it('adds dice up: 15 of 16 pairs do at least 1, one does 6', () => {
    expect(chanceOf(2, 1)).toBeCloseTo(15 / 16);
    expect(chanceOf(2, 6)).toBeCloseTo(1 / 16);
    expect(chanceOf(2, 7)).toBe(0);
  });

  it('knows that no damage is sure, and that no dice do none', () => {
    expect(chanceOf(0, 0)).toBe(1);
    expect(chanceOf(0, 1)).toBe(0);
  });

  it('takes any number of dice', () => {
    expect(chanceOf(500, 30)).toBeGreaterThan(0.99);
  });
});
