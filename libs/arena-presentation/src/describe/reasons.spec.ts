import type { SeenEvent } from '#arena/queries';
import { why } from './reasons.js';

const part = (sort: 'BASE' | 'INFLUENCE' | 'ANNULLED', card: string, value: number, rule: string) =>
  ({ sort, card, source: card, creature: card, effect: null, rule, value }) as const;
const compared = {
  type: 'roundCompared',
  round: 'PRIMARY',
  totals: [
    {
      seat: 0,
      total: 12,
      contributions: [part('BASE', 'L08', 7, 'ARENA-MOD-04'), part('INFLUENCE', 'L05', 5, 'ARENA-INF-05')],
    },
    {
      seat: 1,
      total: 0,
      contributions: [part('BASE', 'L05', 9, 'ARENA-MOD-04'), part('ANNULLED', 'L08', -9, 'ARENA-FLY-01')],
    },
  ],
  lowerWins: false,
  winner: 0,
  voided: [],
} as const satisfies Readonly<Record<string, unknown>>;
const reasonOf = (event: object) => why(event as SeenEvent, 'en', ['Ada', 'Bo']);

describe('Why a round comes out as it does', () => {
  it('ARENA-PRI-06 shows the totals part by part, each by its rule', () => {
    const { parts } = reasonOf(compared)!;
    expect(parts.map(({ value, ruleId }) => [value, ruleId])).toEqual([
      ['+7', 'ARENA-MOD-04'],
      ['+5', 'ARENA-INF-05'],
      ['12', null],
      ['+9', 'ARENA-MOD-04'],
      ['−9', 'ARENA-FLY-01'],
      ['0', null],
    ]);
    expect(parts[0]?.label).toMatch(/^Ada: .+ \(base\)$/);
    expect(parts[5]?.label).toBe('Bo: in all');
  });

  it('ARENA-SEC-06 ARENA-SEC-08 names the rule of the comparison', () => {
    expect(reasonOf(compared)?.ruleId).toBe('ARENA-PRI-06');
    expect(reasonOf({ ...compared, round: 'SECONDARY' })?.ruleId).toBe('ARENA-SEC-06');
    expect(reasonOf({ ...compared, lowerWins: true })).toMatchObject({
      ruleId: 'ARENA-SEC-08',
      text: 'A command turns the comparison round: the lower total wins.',
    });
  });

  it('ARENA-ALO-02 ARENA-ALO-03 ARENA-ALO-05 ARENA-SEC-07 names the rule where nothing is compared', () => {
    const decided = (round: string, reason: string) =>
      reasonOf({ type: 'roundDecided', round, winner: null, why: reason })?.ruleId;
    expect([
      decided('PRIMARY', 'ALONE'),
      decided('PRIMARY', 'NOBODY_LEFT'),
      decided('SECONDARY', 'NOBODY_LEFT'),
      decided('SECONDARY', 'PRIMARY_STANDS'),
    ]).toEqual(['ARENA-ALO-02', 'ARENA-ALO-03', 'ARENA-ALO-05', 'ARENA-SEC-07']);
  });

  it('ARENA-CHA-05 ARENA-CHA-06 weighs a captive against the guardian', () => {
    const challenge = {
      type: 'challengeDecided',
      seat: 0,
      total: 7,
      contributions: [part('BASE', 'L08', 7, 'ARENA-CHA-07')],
      vitality: 9,
    };
    expect(reasonOf({ ...challenge, won: true })?.ruleId).toBe('ARENA-CHA-05');
    expect(reasonOf({ ...challenge, won: false })).toMatchObject({
      ruleId: 'ARENA-CHA-06',
      text: 'The captive wins with a total above the vitality of the guardian, 9.',
    });
  });
});
