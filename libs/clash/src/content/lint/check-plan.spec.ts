import { rooftopRumble } from '../scenarios/rooftop-rumble.js';
import type { SpecialAction, TestCard } from '../schema.js';
import { ofDuel, ofPlan, ofRule, ofThreat, rule, rumblePlan, testCard, words } from '../testing/problems-of.js';
import type { SheetRule } from '../vocabulary.js';

const action = (at: SpecialAction['at']): SpecialAction => ({
  id: 'deed',
  name: words,
  text: words,
  at,
  cost: 1,
  do: [{ heal: { who: { of: 'SELF' }, points: 1 } }],
});

describe('The plan of a scenario', () => {
  it('CLASH-083 CLASH-268 names scenery of its tiles, and tests of their cards, and nothing else', () => {
    expect(ofPlan({ specialActions: [action({ feature: '3a/searchlight' })] })).toEqual([]);
    expect(ofPlan({ specialActions: [action({ feature: '4b/vault' })] })).toEqual([
      'plan.specialActions[0].at.feature: There is no piece of scenery on this board “4b/vault”.',
    ]);
    expect(ofRule({ closeTest: { test: 'dazzle' } }, { openTest: { test: 'stair-door' } })).toEqual([]);
    expect(ofRule({ closeTest: { test: 'lemonade' } })).toEqual([
      'rules[0].do[0].closeTest.test: There is no test in this scenario “lemonade”.',
    ]);
    const said = testCard({ id: 'signal', at: { feature: '3a/searchlight' } });
    expect(
      ofDuel({
        plan: { ...rumblePlan, tests: [...rumblePlan.tests, said] },
        rules: [rule({ closeTest: { test: 'dazzle' } })],
      }),
    ).toEqual(['rules[0].do[0].closeTest.test: There is no test in this scenario “dazzle”.']);
  });

  it('CLASH-231 has each id once', () => {
    const [first] = rooftopRumble.rules;
    expect(ofDuel({ rules: [first, first] as SheetRule[] })).toEqual([
      ': Two rules, items, special actions or tests are called “gusts”.',
    ]);
    expect(ofPlan({ articles: rumblePlan.articles.map((article) => ({ ...article, id: 'news' })) })).toContain(
      'plan.articles: Two articles are called “news”.',
    );
    expect(ofPlan({ tests: [...rumblePlan.tests, testCard({ id: 'made@home', at: { space: '1,1' } })] })).toEqual([
      'plan.tests[2].id: The id of a test has no “@”.',
    ]);
  });

  it('CLASH-083 CLASH-156 has tests on interaction spaces, on pieces, or on doors', () => {
    const also = (changes: Partial<TestCard>): string[] => ofPlan({ tests: [...rumblePlan.tests, testCard(changes)] });
    expect(also({ at: { space: '1,1' } })).toEqual([]);
    expect(also({ at: { space: '7,1' } })).toEqual([]);
    expect(also({ at: { space: '1,0' } })).toEqual([]);
    expect(also({ at: { space: '0,0' } })).toEqual([
      'plan.tests[2].at.space: 0,0 is no interaction space, and nothing that makes it one lies there.',
    ]);
    expect(also({})).toEqual(['plan.tests[2]: A test has a place, or a door that it opens, and not both.']);
    expect(also({ at: { space: '1,1' }, door: '6a/stair-door' })).toEqual(
      expect.arrayContaining([
        'plan.tests[2]: A test has a place, or a door that it opens, and not both.',
        'plan.tests[2].onSuccess: The test stands on the door “6a/stair-door” and does not open it.',
      ]),
    );
    const mind = { characteristic: 'MIND' as const, difficulty: 3 };
    expect(also({ at: { space: '1,1' }, offers: [mind, mind] })).toEqual([
      'plan.tests[2].offers: MIND is offered twice.',
    ]);
  });

  it('CLASH-230 has a track whose steps lie on it and do not move it', () => {
    const step = {
      at: 3,
      text: words,
      do: [{ if: { condition: { doorOpen: '6a/stair-door' }, then: [{ track: { by: 1 } }] } }],
    };
    const track = { name: words, length: 2, start: 3, steps: [step] };
    expect(ofPlan({ track })).toEqual([
      'plan.track.start: The track ends at 2.',
      'plan.track.steps[0].at: The track ends at 2.',
      'plan.track.steps[0].do[0].if.then[0]: A step of the track does not move the track.',
    ]);
  });

  it('CLASH-084 CLASH-079 ties a threat to tiles that lie there, and allies no super villain, and no sheet twice', () => {
    expect(ofThreat({ tiles: ['4a'] })).toEqual([]);
    expect(ofThreat({ tiles: ['4a', '3a'] })).toEqual([
      'threatSheet.tiles[1]: The threat sheet is tied to “3a”, which does not lie on the board.',
    ]);
    const allied = (...sheets: string[]): string[] =>
      ofThreat({}, { alliances: sheets.map((sheet) => ({ sheet, side: 'A' as const })) });
    expect(allied('no-dalie')).toEqual([]);
    expect(allied('x-tina')).toEqual(['alliances[0].sheet: The super villain is no side’s ally.']);
    expect(allied('no-dalie', 'no-dalie')).toEqual(['alliances: The sheet “no-dalie” is allied twice.']);
    expect(allied('emissary')).toEqual(['alliances[0].sheet: No figure of “emissary” ever comes into play.']);
  });
});
