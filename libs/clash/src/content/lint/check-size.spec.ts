import { ofDuel, ofPlan, ofRule, rule, rumblePlan, testCard, words } from '../testing/problems-of.js';
import type { Condition, Effect, Figures } from '../vocabulary.js';

describe('The size of a scenario', () => {
  it('CLASH-262 keeps lists, choices and nesting within bounds', () => {
    const tests = Array.from({ length: 41 }, (_, index) => testCard({ id: `test-${index}`, at: { space: '1,1' } }));
    expect(ofPlan({ tests })).toEqual(['plan.tests: There are 41 entries; 40 are allowed.']);
    const option = { text: words, do: [{ endGame: 'PAGES' as const }] };
    const choice = (options: number): Effect => ({
      choose: { seat: 'OWNER', options: Array.from({ length: options }, () => option) },
    });
    expect(ofRule(choice(150))).toEqual([]);
    expect(ofRule(choice(151))).toEqual(['rules[0].do[0].choose.options: There are 151 entries; 150 are allowed.']);
    let condition: Condition = { villainOut: true };
    for (let depth = 0; depth < 50; depth += 1) condition = { not: condition };
    expect(ofDuel({ rules: [{ ...rule({ endGame: 'PAGES' }), if: condition }] })).toEqual([
      expect.stringMatching(/^rules\[0\]\.if(\.not)+: This is nested too deeply\.$/),
    ]);
  });

  it('CLASH-262 keeps choices inside choices within bounds, and says where they are not', () => {
    const idle: Effect = { if: { condition: { atLeast: { what: { turn: true }, number: 99 } }, then: [] } };
    const heroes = { of: 'HEROES' } as const;
    const nested = (depth: number, copies = 1): Effect => {
      const inner = depth === 1 ? idle : nested(depth - 1, copies);
      return { each: { figures: heroes, do: Array.from({ length: copies }, () => inner) } };
    };
    const tooMuch = (path: string) =>
      expect.stringContaining(`${path}: Choices of figures inside one another`) as string;
    expect(ofRule(nested(2))).toEqual([]);
    expect(ofRule(nested(3))).toEqual([tooMuch('rules[0]')]);
    expect(ofRule(nested(10))).toEqual([tooMuch('rules[0]')]);
    expect(ofRule(nested(9, 2))).toEqual([tooMuch('rules[0]')]);
    const rules = Array.from({ length: 40 }, (_, index) => ({ ...rule(nested(10)), id: `bomb-${index}` }));
    expect(ofDuel({ rules })).toEqual(rules.map((_, index) => tooMuch(`rules[${index}]`)));
    const beside = (depth: number): Figures => (depth === 0 ? heroes : { of: 'HEROES', adjacentTo: beside(depth - 1) });
    const met = (depth: number): Condition => ({ atLeast: { what: { count: beside(depth) }, number: 1 } });
    expect(ofDuel({ rules: [{ ...rule({ endGame: 'PAGES' }), if: met(2) }] })).toEqual([]);
    expect(ofDuel({ rules: [{ ...rule({ endGame: 'PAGES' }), if: met(12) }] })).toEqual([tooMuch('rules[0]')]);
    expect(ofPlan({ victory: { ...rumblePlan.victory, other: met(12) } })).toEqual([tooMuch('plan.victory')]);
  });
});
