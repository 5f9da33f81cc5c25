import type { SeenEvent } from '#guardians/queries';
import { why } from './reasons.js';

const part = (card: string, value: number, rule: string) =>
  ({ sort: value > 0 ? 'BASE' : 'PLAYED', card, source: card, creature: card, effect: null, rule, value }) as const;
const compared = {
  type: 'matchupCompared',
  kind: 'PRIMARY',
  totals: [
    { seat: 0, total: 5, contributions: [part('T12', 9, 'GUARD-119'), part('P12', -4, 'GUARD-140')] },
    { seat: 1, total: 7, contributions: [part('P12', 7, 'GUARD-119')] },
  ],
  lowerWins: false,
  winner: 1,
  beaten: null,
  immune: [],
};
const reasonOf = (event: object) => why(event as SeenEvent, 'fr', ['Ada', 'Bo']);

describe('Why a match-up comes out as it does', () => {
  it('GUARD-119 shows the totals part by part, each by its rule', () => {
    expect(reasonOf(compared)?.parts.map(({ value, ruleId }) => [value, ruleId])).toEqual([
      ['+9', 'GUARD-119'],
      ['−4', 'GUARD-140'],
      ['5', null],
      ['+7', 'GUARD-119'],
      ['7', null],
    ]);
  });

  it('GUARD-120 GUARD-123 GUARD-154 names the rule of the comparison', () => {
    expect(reasonOf(compared)?.ruleId).toBe('GUARD-120');
    expect(reasonOf({ ...compared, kind: 'SECONDARY' })?.ruleId).toBe('GUARD-154');
    expect(reasonOf({ ...compared, immune: [0] })).toMatchObject({
      ruleId: 'GUARD-123',
      text: 'Le total le plus élevé gagne ; à totaux égaux, aucune créature n’est battue. Une créature immunisée n’est pas battue.',
    });
  });
});
