import { repeated, under } from '#skirmish/testing';
import { heroes, powerCards } from './heroes/index.js';
import { heroSchema, type Hero } from './schema.js';

type HeroSheet = Hero['sheets']['HERO'];

const ranks = ['ROOKIE', 'HERO', 'VETERAN'] as const;
const numbers = ['speed', 'attack', 'defense', 'mind', 'health'] as const;
const points = (sheet: HeroSheet): number => numbers.reduce((sum, number) => sum + sheet[number], 0);
const sheetOf = (id: string, rank: (typeof ranks)[number] = 'HERO'): HeroSheet => {
  const hero = heroes.find((each) => each.id === id);
  if (!hero) throw new Error(`There is no hero ${id}.`);
  return hero.sheets[rank];
};
/** Whether a card, or two cards, of a hero give this attack bonus. */
const mayAdd = (id: string, bonus: number): boolean => {
  const bonuses = powerCards
    .filter(({ heroId, set }) => heroId === id && set === 'BASE')
    .map(({ technique }) => technique?.attack ?? 0);
  return bonuses.some((one, at) => one === bonus || bonuses.slice(at + 1).some((other) => one + other === bonus));
};

describe('The heroes of the Liberty Patrol', () => {
  it('SKAROV-GEN-02 SKAROV-RANK-03 are four, with a sheet for each rank', () => {
    expect(heroes.map(({ name }) => name.en)).toEqual(['Sgt Freedom', 'Super Nova', 'GoldenBoy', 'Adam Spell']);
    for (const hero of heroes) expect(heroSchema.parse(hero)).toEqual(hero);
  });

  it.each(heroes)('SKAROV-RANK-01 $id: no value falls from rookie to veteran, and the sum of all grows', (hero) => {
    const [rookie, ordinary, veteran] = ranks.map((rank) => points(hero.sheets[rank]));
    expect([rookie, ordinary, veteran]).toEqual([17, 18, 19]);
    for (const number of numbers) {
      const steps = ranks.map((rank) => hero.sheets[rank][number]);
      expect(steps).toEqual([...steps].sort((a, b) => a - b));
    }
  });

  it.each(heroes)('SKAROV-SHEET-03 $id keeps to what the dice can bear, at every rank', ({ sheets }) => {
    for (const { speed, attack, defense, mind, health } of Object.values(sheets)) {
      expect([2, 3, 4]).toContain(attack);
      expect([3, 4, 5]).toContain(defense);
      expect([2, 3]).toContain(speed);
      expect([3, 4, 5, 6]).toContain(mind);
      expect([3, 4]).toContain(health);
    }
  });

  it('SKAROV-EX-01 SKAROV-EX-09 Sgt Freedom has speed 2, and mind 5 as a hero', () => {
    for (const rank of ranks) expect(sheetOf('sgt-freedom', rank).speed).toBe(2);
    expect(sheetOf('sgt-freedom').mind).toBe(5);
  });

  it('SKAROV-EX-08 Super Nova has attack 4 and a technique of +2', () => {
    expect(sheetOf('super-nova').attack).toBe(4);
    expect(mayAdd('super-nova', 2)).toBe(true);
  });

  it('SKAROV-EX-10 SKAROV-EX-15 GoldenBoy has attack 3, crosses 2 zones, may add 2, and steps on after a hit', () => {
    const { attack, speed, innate } = sheetOf('golden-boy');
    expect(attack).toBe(3);
    expect(speed).toBeGreaterThanOrEqual(2);
    expect(mayAdd('golden-boy', 2)).toBe(true);
    expect(innate.power).toEqual({
      trigger: 'REACTION',
      reaction: { moment: 'AFTER_HIT', to: 'ATTACK_BY', figures: { of: 'SELF' } },
      do: [{ step: { who: { of: 'SELF' } } }],
    });
  });

  it.each(heroes)('SKAROV-SHEET-07 $id has a sheet power at every rank that costs no action', ({ sheets }) => {
    for (const { innate } of Object.values(sheets)) expect(['PERMANENT', 'REACTION']).toContain(innate.power.trigger);
    expect(repeated(Object.values(sheets).map(({ innate }) => innate.text.en))).toEqual([]);
  });

  it.each(heroes)('SKAROV-MISS-01 $id has two missions, told from deeds that heroes of this game do', (hero) => {
    expect(hero.missions.map(({ id }) => id)).toEqual([`${hero.id}-mission-1`, `${hero.id}-mission-2`]);
    for (const { condition } of hero.missions) {
      const deeds = under(condition, 'what').filter((what) => typeof what === 'string');
      expect(deeds.length).toBeGreaterThanOrEqual(1);
      for (const word of ['turn', 'passed', 'holds', 'doorOpen', 'tokens']) expect(under(condition, word)).toEqual([]);
    }
  });

  it('SKAROV-MISS-04 have missions of the game and missions of its end', () => {
    const atEnd = heroes.flatMap(({ missions }) => missions).map((mission) => mission.atEnd);
    expect(new Set(atEnd)).toEqual(new Set([true, false]));
  });

  it('have each a type, headlines and a name of their own', () => {
    const own = heroes.flatMap(({ type, name, praise, discredit }) => [type.en, name.en, praise.en, discredit.en]);
    expect(repeated(own)).toEqual([]);
  });
});
