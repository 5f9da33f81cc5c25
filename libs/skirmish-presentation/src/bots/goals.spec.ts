import { hitChance, passChance } from '#skirmish/dice';
import { gainsOfBlows, gainsOfTries, worthsOfHits } from './goals.js';

describe('What a bot expects of its actions', () => {
  it('CLASH-145 SKAROV-ATK-05 counts hits as far as they do anything, and what each blow costs', () => {
    const chance = hitChance(3, 0, 3);
    const gains = gainsOfBlows({ chance, worths: worthsOfHits(1, () => 2), answer: 0.25 });
    expect(gains[1]).toBeCloseTo(2 * chance - 0.25, 9);
    expect(gains[2]).toBeCloseTo(2 * (1 - (1 - chance) ** 2) - 0.5, 9);
    const tougher = gainsOfBlows({ chance, worths: worthsOfHits(2, (taken) => 2 + taken), answer: 0 });
    expect(tougher[2]).toBeCloseTo(2 * 2 * chance * (1 - chance) + (2 + 3) * chance ** 2, 9);
  });

  it('SKAROV-TEST-05 prefers the characteristic that passes more often, with any tokens of failures', () => {
    const [better, worse] = [4, 3].map((value) => gainsOfTries(1, { dice: 5, value, tries: { eases: 'SUM' } }));
    for (const tries of [1, 2, 3]) expect(better?.[tries]).toBeGreaterThan(worse?.[tries] ?? Infinity);
    expect(better?.[1]).toBeGreaterThan(passChance(5, 4));
  });
});
