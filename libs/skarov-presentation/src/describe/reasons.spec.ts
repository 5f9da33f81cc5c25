import { why } from './reasons.js';

describe('Why', () => {
  it('SKAROV-ATK-03 SKAROV-ATK-04 SKAROV-TEST-03 totals come out as they do, by the rules of Skarov', () => {
    const roll = {
      type: 'attackRolled',
      attackerId: 'no',
      targetId: 'chi',
      combat: ['POW', '1'],
      power: [],
      rerolls: [['0']],
      successes: 2,
    };
    const rules = [
      roll,
      { type: 'attackResolved', attackerId: 'no', targetId: 'chi', successes: 2, defense: 4, hit: false },
      { type: 'testRolled', heroId: 'chi', faces: [2, 2], total: 5 },
    ].map((event) => why(event as Parameters<typeof why>[0], 'fr', []));
    expect(rules.map((reason) => reason?.ruleId)).toEqual(['SKAROV-ATK-03', 'SKAROV-ATK-04', 'SKAROV-TEST-03']);
    expect(rules.map((reason) => reason?.parts.map(({ value }) => value))).toEqual([
      ['+2', '0', '2'],
      ['2', '4'],
      ['+4', '+1', '5'],
    ]);
  });

  it('SKAROV-GEN-14 the rules chose where no seat is asked, and not where one chose', () => {
    const made = { type: 'choiceMade', source: 'x', optionId: 'chi' } as const;
    expect(why({ ...made, seat: null }, 'en', [])?.ruleId).toBe('SKAROV-GEN-14');
    expect(why({ ...made, seat: 1 }, 'en', [])).toBeUndefined();
  });
});
