import { content, items } from './catalogue.js';
import { SPELL_PRICE } from './constants.js';
import type { Effect, EffectOf } from './effects.js';
import type { ObjectCard } from './schema.js';
import { elements, type Timing } from './vocabulary.js';

const { objects, spells } = content;
const isFightBonus = (effect: Effect): effect is EffectOf<'attackBonus' | 'defenseBonus'> =>
  effect.effect === 'attackBonus' || effect.effect === 'defenseBonus';
const used = objects.filter((object) => object.timing !== 'passive');
const passive = objects.filter((object) => object.timing === 'passive');
const fightBonuses = passive.filter((object) => object.effects.some(isFightBonus));
const withTiming = (timing: Timing) => spells.filter((spell) => spell.timing === timing);
const bonusesOf = (object: ObjectCard) => object.effects.filter(isFightBonus);

describe('The items (guilds.md 11.1)', () => {
  it('GUILD-016 are thirty: twenty objects and ten spells', () => {
    expect(objects).toHaveLength(20);
    expect(spells).toHaveLength(10);
    expect(items).toHaveLength(30);
  });

  it('have one effect each where they are played, so that the choices of a card are few (GUILD-196)', () => {
    for (const item of [...used, ...spells]) expect(item.effects).toHaveLength(1);
  });

  it('use every timing of GUILD-150', () => {
    expect(new Set(items.map((item) => item.timing))).toEqual(
      new Set(['anytime', 'ownAction', 'campaign', 'guildCombat', 'auction', 'passive']),
    );
  });
});

describe('The objects (guilds.md 11.1)', () => {
  it('GUILD-149 are at least ten passive fight bonuses', () => {
    expect(fightBonuses.length).toBeGreaterThanOrEqual(10);
  });

  it.each(elements)('raise attack and defense in %s at least once each', (element) => {
    for (const effect of ['attackBonus', 'defenseBonus'] as const) {
      const raising = fightBonuses
        .flatMap(bonusesOf)
        .filter((bonus) => bonus.effect === effect && bonus.element === element);
      expect(raising.length).toBeGreaterThanOrEqual(1);
    }
  });

  it('differ in what they do, all of them', () => {
    const done = items.map(({ timing, effects }) => JSON.stringify([timing, effects]));
    expect(new Set(done).size).toBe(items.length);
  });

  it('have at least six with an effect that is used', () => {
    expect(used.length).toBeGreaterThanOrEqual(6);
  });

  it('GUILD-153 that are used are used once a turn at least, and never without limit', () => {
    for (const object of used) expect(object.usesPerTurn).toBeGreaterThanOrEqual(1);
    for (const object of passive) expect(object.usesPerTurn).toBe(0);
  });

  it('cost 1 to 8 rubies and are worth -5 to 8 points: at least three below 0, at least five above', () => {
    for (const { price, victoryPoints } of objects) {
      expect(price).toBeGreaterThanOrEqual(1);
      expect(price).toBeLessThanOrEqual(8);
      expect(victoryPoints).toBeGreaterThanOrEqual(-5);
      expect(victoryPoints).toBeLessThanOrEqual(8);
    }
    expect(objects.filter((object) => object.victoryPoints < 0).length).toBeGreaterThanOrEqual(3);
    expect(objects.filter((object) => object.victoryPoints > 0).length).toBeGreaterThanOrEqual(5);
  });

  it('pay for a strong effect with negative points: a bonus in every element, an income, safe rubies', () => {
    const isStrong = (effect: Effect) =>
      (isFightBonus(effect) && effect.element === 'all') ||
      effect.effect === 'extraIncome' ||
      (effect.effect === 'guardBooty' && effect.guards === 'rubies');
    const strong = passive.filter((object) => object.effects.some(isStrong));
    expect(strong).toHaveLength(4);
    for (const object of strong) expect(object.victoryPoints).toBeLessThan(0);
  });
});

describe('The spells (guilds.md 11.1)', () => {
  it('GUILD-189 have one price', () => {
    for (const spell of spells) expect(spell.price).toBe(SPELL_PRICE);
  });

  it('GUILD-150 use every timing but passive', () => {
    expect(new Set(spells.map((spell) => spell.timing))).toEqual(
      new Set(['anytime', 'ownAction', 'campaign', 'guildCombat', 'auction']),
    );
  });

  it('have at least three for guild combats, two for campaigns and two for any time', () => {
    expect(withTiming('guildCombat').length).toBeGreaterThanOrEqual(3);
    expect(withTiming('campaign').length).toBeGreaterThanOrEqual(2);
    expect(withTiming('anytime').length).toBeGreaterThanOrEqual(2);
  });
});
