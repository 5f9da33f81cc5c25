import { leaders } from './catalogue.js';
import { elements } from './vocabulary.js';

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

describe('The leaders (guilds.md 11.1)', () => {
  it('are ten', () => {
    expect(leaders).toHaveLength(10);
  });

  it('have ten different powers, each of another mechanic', () => {
    expect(leaders.map((leader) => leader.power.length)).toEqual(leaders.map(() => 1));
    expect(new Set(leaders.map((leader) => leader.power[0]?.effect)).size).toBe(10);
  });

  it('use only mechanics that are marked for leaders', () => {
    const marked = [
      'gainRubies',
      'stealRubies',
      'drawItems',
      'healDamage',
      'returnFromCare',
      'activate',
      'extraDice',
      'shiftAlignment',
      'ignoreRequirement',
      'freshMages',
      'peekQuests',
      'revealSecondAction',
    ];
    for (const leader of leaders) expect(marked).toContain(leader.power[0]?.effect);
  });

  it('have an income of 0 to 3 and 0 to 5 points', () => {
    for (const leader of leaders) {
      expect([0, 1, 2, 3]).toContain(leader.income);
      expect([0, 1, 2, 3, 4, 5]).toContain(leader.victoryPoints);
    }
  });

  it.each(elements)('attack with 0 to 8 and defend with 3 to 8 in %s', (element) => {
    for (const leader of leaders) {
      expect(leader.attack[element]).toBeGreaterThanOrEqual(0);
      expect(leader.attack[element]).toBeLessThanOrEqual(8);
      expect(leader.defense[element]).toBeGreaterThanOrEqual(3);
      expect(leader.defense[element]).toBeLessThanOrEqual(8);
    }
  });

  it('GUILD-130 defend with at least 20 in all, because one damage beats a leader', () => {
    for (const leader of leaders) expect(sum(Object.values(leader.defense))).toBeGreaterThanOrEqual(20);
  });

  it('have fewer points the higher their income: on average, income by income', () => {
    const points = (income: number) => leaders.filter((leader) => leader.income === income).map((l) => l.victoryPoints);
    const means = [0, 1, 2, 3]
      .map(points)
      .filter((list) => list.length > 0)
      .map((list) => sum(list) / list.length);
    expect(means).toEqual([...means].sort((a, b) => b - a));
  });
});
