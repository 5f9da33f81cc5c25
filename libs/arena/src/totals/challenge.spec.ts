import { aCreature, aGame, aGuardian, aHandItem, aShield, aStandardBearer } from '../testing/index.js';
import { challengeTotal } from './total.js';

const shield = aShield();
const inPrison = (captive: string, more: object = {}, state: object = {}) =>
  aGame({
    seats: [{ guardian: aGuardian({ influenceValue: 4 }), prison: { shield, captive }, ...more }, {}],
    state,
  });
const against = { opponent: { guardian: true } } as const;

describe('ARENA-CHA-07 the total of a captive', () => {
  it('is 0 of nothing without a captive', () => {
    expect(challengeTotal(aGame(), 0, 2)).toEqual({ total: 0, contributions: [] });
  });

  it('D30 is base and influence: 10, or 7 and 4', () => {
    expect(challengeTotal(inPrison(aCreature({ vitality: 10 })), 0, 0).total).toBe(10);
    const captive = aCreature({ vitality: 7, influenceable: true });
    expect(challengeTotal(inPrison(captive), 0, 1)).toEqual({
      total: 11,
      contributions: [
        {
          sort: 'BASE',
          card: captive,
          source: captive,
          creature: captive,
          effect: null,
          rule: 'ARENA-CHA-07',
          value: 7,
        },
        expect.objectContaining({ sort: 'INFLUENCE', creature: captive, rule: 'ARENA-CHA-03', value: 4 }),
      ],
    });
  });

  it('ARENA-CHA-03 keeps to the cap, and gives nothing to one that is not influenceable', () => {
    const capped = aCreature({ vitality: 7, influenceable: true, influenceCap: 6 });
    expect(challengeTotal(inPrison(capped), 0, 2).total).toBe(13);
    expect(challengeTotal(inPrison(aCreature({ vitality: 7 })), 0, 2).total).toBe(7);
  });

  it('ARENA-CHA-09 counts its texts against a guardian for its captor, and no other text', () => {
    const breaker = aCreature({
      vitality: 13,
      offColorBonus: 5,
      redVitality: 20,
      effects: [
        { op: 'VITALITY', value: 5, when: against },
        { op: 'VITALITY', value: 3, when: { place: 'ENEMY_STRONGHOLD' } },
        { op: 'VITALITY', value: 7 },
      ],
    });
    expect(challengeTotal(inPrison(breaker), 0, 0).total).toBe(18);
  });

  it('ARENA-STD-01 no standard bearer; the guardian where its text speaks of it', () => {
    const standardBearer = aStandardBearer({ effects: [{ op: 'VITALITY', value: 4 }] });
    const guardian = aGuardian({ effects: [{ op: 'VITALITY', value: 2, when: against }] });
    expect(challengeTotal(inPrison(aCreature(), { standardBearer, guardian }), 0, 0).total).toBe(7);
  });

  it('ARENA-CHA-08 counts what the seat has played for the challenge', () => {
    const beam = aHandItem({
      effects: [
        { op: 'VITALITY', value: 9, target: 'OWN_ALL', when: { place: 'ENEMY_STRONGHOLD' } },
        { op: 'VITALITY', value: 5, target: 'OWN_ALL', when: against },
      ],
    });
    const bonus = (seat: number) => [0, 1].map((effect) => ({ seat, source: beam, effect }));
    const total = (seat: number) =>
      challengeTotal(inPrison(aCreature(), { discard: [beam] }, { challengeBonuses: bonus(seat) }), 0, 0).total;
    expect([total(0), total(1)]).toEqual([10, 5]);
  });

  it('is 0 of nothing without a captive', () => {
    expect(challengeTotal(aGame(), 0, 1)).toEqual({ total: 0, contributions: [] });
  });
});
