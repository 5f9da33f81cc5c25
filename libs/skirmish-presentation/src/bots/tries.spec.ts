import { passChance } from '#skirmish/dice';
import { passesIn } from './tries.js';

describe('The odds of a bot', () => {
  it('CLASH-159 CLASH-165 count on a die less after a failure, but not in direct tests', () => {
    const expected = passChance(4, 3) + (1 - passChance(4, 3)) * passChance(3, 3);
    expect(passesIn(2, 4, 3, { eases: 'DICE' })).toBeCloseTo(expected, 9);
    expect(passesIn(2, 4, 3, {})).toBeCloseTo(1 - (1 - passChance(4, 3)) ** 2, 9);
    expect(passesIn(2, 1, 2, { afresh: { dice: 1, value: 2 } })).toBe(2);
  });

  it('SKAROV-TEST-05 SKAROV-TEST-07 count on a total that is 1 lower after a failure, and on a fresh test after a success', () => {
    const [first, eased] = [passChance(4, 3), passChance(4, 4)];
    expect(passesIn(2, 4, 3, { eases: 'SUM' })).toBeCloseTo(first + (1 - first) * eased, 9);
    const again = passChance(4, 2);
    expect(passesIn(2, 4, 3, { eases: 'SUM', afresh: { dice: 4, value: 2 } })).toBeCloseTo(
      first * (1 + again) + (1 - first) * eased,
      9,
    );
  });
});
