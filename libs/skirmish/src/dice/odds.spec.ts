import { Random } from '#kernel';
import { rollAttack, rollTest } from './dice.js';
import { hitChance, passChance } from './odds.js';

describe('The odds of attacks and tests', () => {
  it('are exact where they can be counted by hand', () => {
    expect(hitChance(1, 0, 1)).toBeCloseTo(4 / 6, 9);
    expect(hitChance(0, 1, 2)).toBeCloseTo(2 / 6 + (1 / 6) * (5 / 6), 6);
    expect(hitChance(0, 0, 1)).toBe(0);
    expect(passChance(1, 0)).toBeCloseTo(3 / 8, 9);
    expect(passChance(2, 4)).toBe(1);
  });

  it('CLASH-147 agree with rolls of the dice, POW dice rolled on', () => {
    const random = Random.from('odds');
    const rolls = 4000;
    const hits = Array.from({ length: rolls }, () => rollAttack(random, 3, 2).successes).filter((sum) => sum >= 5);
    expect(Math.abs(hits.length / rolls - hitChance(3, 2, 5))).toBeLessThan(0.03);
    const passes = Array.from({ length: rolls }, () => rollTest(random, 6)).filter(
      (faces) => faces.reduce((sum, face) => sum + face, 0) <= 4,
    );
    expect(Math.abs(passes.length / rolls - passChance(6, 4))).toBeLessThan(0.03);
  });
});
