import { hitChance, passChance } from '#skirmish/dice';

const percent = (chance: number): number => Math.round(100 * chance);

describe('chances of 11.2, from the dice', () => {
  it.each([
    [3, 0, 3, 44],
    [3, 0, 4, 16],
    [4, 0, 4, 39],
    [4, 0, 5, 16],
    [2, 2, 4, 71],
    [3, 2, 4, 84],
    [4, 2, 6, 60],
    [4, 0, 6, 5],
  ])('SKAROV-DICE-02 SKAROV-ATK-03 %i combat and %i power dice against defense %i: %i percent', (...terms) => {
    const [combat, power, defense, expected] = terms;
    expect(percent(hitChance(combat, power, defense))).toBe(expected);
  });

  it.each([
    [3, 32],
    [4, 53],
    [5, 74],
  ])('SKAROV-DICE-02 SKAROV-DOOR-01 a door of 5 dice against %i: %i percent', (value, expected) => {
    expect(percent(passChance(5, value))).toBe(expected);
  });

  it.each([
    [0, 27],
    [1, 51],
    [2, 74],
    [3, 90],
  ])('SKAROV-TEST-03 SKAROV-TEST-05 a missile, mind 5, three heroes, %i tokens: %i percent', (tokens, expected) => {
    expect(percent(passChance(4, 5 - 3 + tokens))).toBe(expected);
  });

  it('SKAROV-VEC-58 SKAROV-TEST-08 four and five tokens: 97 and 99.6 percent; six, or three without the symbol, and it is sure', () => {
    const chances = [4, 5, 6].map((tokens) => Math.round(1000 * passChance(4, 5 - 3 + tokens)) / 10);
    expect([Math.round(chances[0]!), ...chances.slice(1)]).toEqual([97, 99.6, 100]);
    expect([passChance(4, 5 + 2) < 1, passChance(4, 5 + 3)]).toEqual([true, 1]);
  });
});
