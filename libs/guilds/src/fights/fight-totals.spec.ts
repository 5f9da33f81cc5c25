import { fighter } from '../content/catalogue.js';
import { aGame, aMage, anObject } from '../testing/index.js';
import { totalOf } from './fight-totals.js';

describe('The value of a mage in one element', () => {
  const mage = aMage();
  const of = (
    effect: 'attackBonus' | 'defenseBonus',
    value: 'attack' | 'defense',
    element: 'fire' | 'air',
    timing: 'passive' | 'guildCombat' = 'passive',
  ): number => {
    const worn = anObject({ timing, effects: [{ effect, element: 'fire', amount: 2 }] });
    const state = aGame({ guilds: [{ mages: [mage], objects: [{ id: worn, mageId: mage }] }, {}] });
    return totalOf(state, 0, mage, value, element) - fighter(mage)[value][element];
  };

  it('GUILD-108 what an object adds to attack it does not add to defense, nor the other way round', () => {
    expect([of('attackBonus', 'attack', 'fire'), of('attackBonus', 'defense', 'fire')]).toEqual([2, 0]);
    expect([of('defenseBonus', 'defense', 'fire'), of('defenseBonus', 'attack', 'fire')]).toEqual([2, 0]);
  });

  it('GUILD-108 what an object adds in one element it adds in no other', () => {
    expect(of('attackBonus', 'attack', 'air')).toBe(0);
  });

  it('GUILD-108 what works only when it is used adds nothing by being carried', () => {
    expect(of('attackBonus', 'attack', 'fire', 'guildCombat')).toBe(0);
  });
});
