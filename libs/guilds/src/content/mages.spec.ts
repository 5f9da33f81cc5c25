import { mages } from './catalogue.js';
import type { Mage } from './schema.js';
import { elements, type Element, type ElementValues, type Side } from './vocabulary.js';

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
const all = (values: ElementValues) => Object.values(values);
const total = (mage: Mage) => sum([...all(mage.attack), ...all(mage.defense)]);
const ofCategory = (category: number) => mages.filter((mage) => mage.category === category);
const ofSide = (category: number, side: Side) => ofCategory(category).filter((mage) => mage.requirement?.side === side);
const isBest = (mage: Mage, element: Element) => mage.attack[element] === Math.max(...all(mage.attack));

const limits = [
  { category: 1, price: [2, 5], value: 6, health: [3, 5], total: [12, 18], points: [0, 0] },
  { category: 2, price: [4, 7], value: 8, health: [4, 6], total: [18, 24], points: [3, 5] },
  { category: 3, price: [6, 10], value: 10, health: [5, 8], total: [24, 32], points: [7, 13] },
] as const;

const expectWithin = (number: number, [least, most]: readonly [number, number]) => {
  expect(number).toBeGreaterThanOrEqual(least);
  expect(number).toBeLessThanOrEqual(most);
};

describe('The mages (guilds.md 11.1)', () => {
  it('are thirty, all different', () => {
    expect(mages).toHaveLength(30);
    const numbers = mages.map(({ category, requirement, attack, defense, health, price }) =>
      JSON.stringify([category, requirement, attack, defense, health, price]),
    );
    expect(new Set(numbers).size).toBe(30);
  });

  it.each(limits)('GUILD-009 are ten of category $category, within its limits', (limit) => {
    const cards = ofCategory(limit.category);
    expect(cards).toHaveLength(10);
    for (const mage of cards) {
      expectWithin(mage.price, limit.price);
      expectWithin(mage.health, limit.health);
      expectWithin(total(mage), limit.total);
      expectWithin(mage.victoryPoints, limit.points);
      for (const value of [...all(mage.attack), ...all(mage.defense)]) expectWithin(value, [0, limit.value]);
    }
  });

  it('GUILD-009 of category 1 have no requirement', () => {
    for (const mage of ofCategory(1)) expect(mage.requirement).toBeUndefined();
  });

  it.each(elements)('of category 1 have at least two that are best in %s', (element) => {
    expect(ofCategory(1).filter((mage) => isBest(mage, element)).length).toBeGreaterThanOrEqual(2);
  });

  it('GUILD-009 of category 2 ask for a side: five for Light, five for Darkness', () => {
    for (const mage of ofCategory(2)) expect(mage.requirement?.distance).toBe(1);
    expect(ofSide(2, 'light')).toHaveLength(5);
    expect(ofSide(2, 'darkness')).toHaveLength(5);
  });

  it('GUILD-009 of category 3 ask for 3 to 7 steps, the same ones on both sides', () => {
    for (const side of ['light', 'darkness'] as const) {
      const steps = ofSide(3, side).map((mage) => mage.requirement?.distance);
      expect(steps.sort()).toEqual([3, 4, 5, 6, 7]);
    }
  });

  it('of category 3 have more points the more they ask', () => {
    for (const side of ['light', 'darkness'] as const) {
      const byThreshold = ofSide(3, side).sort(
        (a, b) => (a.requirement?.distance ?? 0) - (b.requirement?.distance ?? 0),
      );
      const points = byThreshold.map((mage) => mage.victoryPoints);
      expect(points).toEqual([...points].sort((a, b) => a - b));
      expect(points[0]).toBeLessThan(points[4]!);
    }
  });

  it.each([2, 3])('of category %i cost, pay and fight as much in Light as in Darkness', (category) => {
    const sums = (side: Side) => {
      const cards = ofSide(category, side);
      return [cards.map(({ price }) => price), cards.map(({ victoryPoints }) => victoryPoints), cards.map(total)].map(
        sum,
      );
    };
    expect(sums('light')).toEqual(sums('darkness'));
  });

  it('fight in at least 28 ways, their elements aside', () => {
    const shapes = mages.map((mage) =>
      JSON.stringify([all(mage.attack).sort(), all(mage.defense).sort(), mage.health]),
    );
    expect(new Set(shapes).size).toBeGreaterThanOrEqual(28);
  });
});
