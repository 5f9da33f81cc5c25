import type { ScenarioPlan } from '../schema.js';
import { ofDuel, ofPlan, ofThreat, rule, rumblePlan, silentSheet, words } from '../testing/problems-of.js';
import type { Condition } from '../vocabulary.js';

describe('The ends of a scenario', () => {
  it('CLASH-082 asks for no more figures in a zone than it has spaces', () => {
    const stage = (number: number): Condition => ({
      atLeast: { what: { count: { of: 'HEROES', inZone: { zone: '6a/d' } } }, number },
    });
    const won = (number: number): string[] =>
      ofPlan({ victory: { ...rumblePlan.victory, other: { or: [stage(number), stage(1)] } } });
    expect(won(2)).toEqual([]);
    expect(won(3)).toEqual(['plan.victory.other.or[0]: The zone “6a/d” has 2 spaces, and never holds 3 figures.']);
  });

  it('CLASH-198 CLASH-224 has, with a threat sheet, two articles, a villain who is there, and something that it wants', () => {
    expect(ofThreat({ articles: silentSheet.articles.slice(0, 1) })).toEqual([
      'threatSheet.articles: A threat sheet puts exactly two articles at stake, not 1.',
    ]);
    expect(ofThreat({ figures: silentSheet.figures.slice(1) })).toContain(
      'threatSheet.superVillain: The super villain stands nowhere at the start, and would be out at once.',
    );
    expect(ofThreat({ superVillain: { sheet: 'x-tina', figures: [1, 2] } })).toEqual([
      'threatSheet.superVillain.figures: The sheet “x-tina” has no figure 2.',
    ]);
    const { villain: _, ...without } = silentSheet.victory;
    expect(ofThreat({ victory: { ...without, atTurnLimit: 'PAGES' } }, { rules: [] })).toEqual([
      'threatSheet.victory: The villain has no objective: nothing lets it win.',
    ]);
  });

  it('CLASH-004 CLASH-098 has a villain’s objective that can be met and can be prevented', () => {
    const goal = (number: number, start = 0): string[] =>
      ofThreat({
        victory: { ...silentSheet.victory, villain: { atLeast: { what: { track: true }, number } } },
        track: { name: words, length: 10, start, steps: [] },
      });
    expect(goal(10)).toEqual([]);
    expect(goal(11)).toEqual(['threatSheet.victory.villain: The track ends at 10, and never reaches 11.']);
    expect(goal(4, 4)).toEqual(['threatSheet.victory.villain: This holds from the start, and no side can prevent it.']);
    const wants = (villain: Condition): string[] => ofThreat({ victory: { ...silentSheet.victory, villain } });
    const machines = { what: { tokens: 'sonic-machine' } };
    const held = ['threatSheet.victory.villain: This holds from the start, and no side can prevent it.'];
    expect(wants({ atLeast: { ...machines, number: 2 } })).toEqual(held);
    expect(wants({ atLeast: { ...machines, number: 3 } })).toEqual([]);
    expect(wants({ atMost: { what: { heroesOut: 'A' }, number: 0 } })).toEqual(held);
    expect(wants({ not: { villainOut: true } })).toEqual(held);
    expect(wants({ atLeast: { what: { count: { of: 'SHEET', sheet: 'no-dalie' } }, number: 2 } })).toEqual(held);
    const sighted: Condition = { atLeast: { what: { count: { of: 'HEROES' } }, number: 2 } };
    expect(wants(sighted)).toEqual([]);
    expect(wants({ or: [sighted, { not: { doorOpen: '2b/freight-door' } }] })).toEqual([
      'threatSheet.victory.villain.or[1].not.doorOpen: There is no door “2b/freight-door” on this board.',
      ...held,
    ]);
    expect(wants({ and: [sighted, { atLeast: { what: { turn: true }, number: 1 } }] })).toEqual([]);
  });

  it('CLASH-180 CLASH-255 has articles that either side can win', () => {
    const article = (condition: Condition | undefined): string[] => {
      const [large, medium] = rumblePlan.articles as [
        ScenarioPlan['articles'][number],
        ScenarioPlan['articles'][number],
      ];
      const { condition: _, ...bare } = medium;
      return ofPlan({ articles: [large, condition ? { ...bare, condition } : bare] });
    };
    const passed = (test: string, number: number): Condition => ({
      atLeast: { what: { passed: { test, side: 'SIDE' } }, number },
    });
    expect(article(undefined)).toEqual([
      'plan.articles[1]: No side can win this article: it has no condition, and there is no super villain.',
    ]);
    expect(article({ atLeast: { what: { heroesOut: 'A' }, number: 1 } })).toEqual([
      'plan.articles[1].condition.atLeast.what: Only one side can win this article; speak of SIDE and OTHER instead.',
    ]);
    expect(article({ and: [passed('spotlight', 2), passed('fuse-box', 2)] })).toEqual([
      'plan.articles[1].condition.and[1]: The test “fuse-box” can be passed 1 time only.',
    ]);
    expect(article(passed('spotlight', 9))).toEqual([]);
    const again = {
      ...rumblePlan,
      articles: [rumblePlan.articles[0], { ...rumblePlan.articles[1], condition: passed('fuse-box', 2) }],
    };
    expect(ofDuel({ plan: again as ScenarioPlan, rules: [rule({ openTest: { test: 'fuse-box' } })] })).toEqual([]);
    const awards = rule({ award: { article: 'lights-out', side: 'OWN' } });
    const { condition: _, ...bare } = rumblePlan.articles[1] as ScenarioPlan['articles'][number];
    expect(
      ofDuel({ plan: { ...rumblePlan, articles: [rumblePlan.articles[0] as typeof bare, bare] }, rules: [awards] }),
    ).toEqual([]);
  });
});
