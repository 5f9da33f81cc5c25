import type { SeenEvent } from '#guilds/queries';
import { why } from './reasons.js';

const reasonOf = (event: object) => why(event as SeenEvent, 'en', ['Ada', 'Bo', 'Cy']);

describe('Why', () => {
  it('GUILD-107 GUILD-115 GUILD-119 GUILD-127 an attack does so much damage', () => {
    const roll = { attack: 7, defense: 4, dice: { faces: [2, 0, 3], rerolled: [] }, damage: 5 };
    const rules = ['groupAttacked', 'monsterAttacked', 'duelFought'].map((type) => reasonOf({ type, ...roll }));
    expect(rules.map((reason) => reason?.ruleId)).toEqual(['GUILD-107', 'GUILD-107', 'GUILD-107']);
    expect(rules.map((reason) => reason?.parts[0])).toEqual(
      ['GUILD-115', 'GUILD-119', 'GUILD-127'].map((ruleId) => ({ label: 'attack', value: '7', ruleId })),
    );
    expect(rules[0]?.parts.map(({ label, value }) => `${label}: ${value}`)).toEqual([
      'attack: 7',
      'defense: 4',
      '3 dice (2, 0, 3): 5 damage',
    ]);
  });

  it('GUILD-040 GUILD-041 GUILD-042 a lot goes to this seat, for this price', () => {
    const bids = [
      { seat: 1, amount: 4, valid: true },
      { seat: 2, amount: 9, valid: false },
      { seat: 0, amount: 2, valid: true },
    ];
    const reason = reasonOf({ type: 'lotSold', mageId: 'x', bids, winner: 1, price: 3 });
    expect(reason?.ruleId).toBe('GUILD-041');
    expect(reason?.parts).toEqual([
      { label: 'Bo', value: '4 rubies', ruleId: null },
      { label: 'Cy (void)', value: '9 rubies', ruleId: 'GUILD-040' },
      { label: 'Ada', value: '2 rubies', ruleId: null },
      { label: 'Bo pays', value: '3 rubies', ruleId: 'GUILD-042' },
    ]);
  });
});
