import { repeated, under } from '#skirmish/testing';
import { optionsSchema } from '../options.js';
import { scenarioOf } from '../table/scenario.js';
import { ranks, type Rank } from '../words.js';
import { box, cardsOfHero, findHero, heroById, heroSheet, missionById, powerCard, sidekick } from './catalogue.js';
import { heroSchema, sidekickSchema, type HeroSheet } from './schema.js';
import { deedSchema } from './vocabulary.js';

const { hero: heroes, sidekick: sidekicks } = box.printed;
const points = ({ speed, attack, defense, mind, health }: HeroSheet) => speed + attack + defense + mind + health;
const numbers = ['speed', 'attack', 'defense', 'mind', 'health'] as const;

describe('the heroes', () => {
  it.each(heroes)('$id is as the schema says', (hero) => {
    expect(heroSchema.parse(hero)).toEqual(hero);
  });

  it('CLASH-009 CLASH-010 are six, the four of the source first', () => {
    expect(heroes.map(({ id }) => id)).toEqual([
      'rage',
      'ultrawoman',
      'duchesse',
      'fahrenheit',
      'clockwise',
      'undertow',
    ]);
    expect(heroes.slice(0, 4).map(({ name }) => name.fr)).toEqual(['Rage', 'Ultrawoman', 'La Duchesse', 'Fahrenheit']);
  });

  it('have each an emblem, a color, a type and a name of their own', () => {
    expect(repeated(heroes.flatMap(({ emblem, color, type, name }) => [emblem, color, type.en, name.en]))).toEqual([]);
    const emblems = ['fist', 'star', 'crown', 'flame', 'bolt', 'eye', 'wave', 'gear'];
    for (const { emblem } of heroes) expect(emblems).toContain(emblem);
  });

  it.each(heroes)(
    'CLASH-068 CLASH-070 $id has a sheet a rank: Rookie a point lower, Veteran a point higher',
    (hero) => {
      const [rookie, ordinary, veteran] = ranks.map((rank) => points(heroSheet(hero.id, rank)));
      expect([rookie, ordinary, veteran]).toEqual([15, 16, 17]);
      for (const number of numbers) {
        const steps = ranks.map((rank: Rank) => hero.sheets[rank][number]);
        expect(steps).toEqual([...steps].sort((a, b) => a - b));
      }
    },
  );

  it.each(heroes)('CLASH-033 CLASH-034 $id keeps to what the dice can bear, at every rank', ({ sheets }) => {
    for (const { speed, attack, defense, mind, health } of Object.values(sheets)) {
      expect([2, 3, 4]).toContain(attack);
      expect([4, 5, 6]).toContain(defense);
      expect([1, 2, 3]).toContain(speed);
      expect(mind).toBeGreaterThanOrEqual(1);
      expect(mind).toBeLessThanOrEqual(5);
      expect([2, 3, 4]).toContain(health);
    }
  });

  it.each(heroes)('CLASH-040 $id has an innate power at every rank, for no action', ({ sheets }) => {
    for (const { innate } of Object.values(sheets)) {
      expect(['PERMANENT', 'REACTION']).toContain(innate.power.trigger);
    }
  });

  it.each(heroes)('CLASH-017 CLASH-205 $id has two missions, which can be told from deeds and the board', (hero) => {
    expect(hero.missions.map(({ id }) => id)).toEqual([`${hero.id}-mission-1`, `${hero.id}-mission-2`]);
    for (const { condition } of hero.missions) {
      expect(under(condition, 'deed').length).toBeGreaterThanOrEqual(1);
      for (const word of ['track', 'turn', 'passed', 'holds', 'doorOpen', 'tokens']) {
        expect(under(condition, word)).toEqual([]);
      }
    }
  });

  it('CLASH-207 have missions during the game and missions about its end', () => {
    const atEnd = heroes.flatMap(({ missions }) => missions).map((mission) => mission.atEnd);
    expect(atEnd).toContain(true);
    expect(atEnd).toContain(false);
  });

  it('CLASH-017 ask in their missions for every kind of deed', () => {
    const asked = heroes.flatMap(({ missions }) => under(missions, 'what'));
    for (const deed of deedSchema.options) expect(asked).toContain(deed);
  });

  it('CLASH-019 CLASH-183 have a headline for praise and one for discredit', () => {
    expect(repeated(heroes.flatMap(({ praise, discredit }) => [praise.en, discredit.en]))).toEqual([]);
  });
});

describe('the heroes of the examples', () => {
  it('CLASH-EX04 CLASH-EX05 CLASH-EX06 Rage: attack 3, speed 2 or more, mind 4 or less, techniques of +2 and +3', () => {
    for (const rank of ranks) {
      const { attack, speed, mind } = heroSheet('rage', rank);
      expect(attack).toBe(3);
      expect(speed).toBeGreaterThanOrEqual(2);
      expect(mind).toBeLessThanOrEqual(4);
    }
    const bonuses = cardsOfHero('rage', 'BASE').map(({ technique }) => technique?.attack);
    expect(bonuses).toEqual(expect.arrayContaining([2, 3]));
  });

  it('CLASH-EX07 Ultrawoman: attack 3 or more', () => {
    expect(heroSheet('ultrawoman', 'HERO').attack).toBeGreaterThanOrEqual(3);
  });

  it('CLASH-EX08 CLASH-EX13 La Duchesse: speed 2, mind 3 to 5', () => {
    for (const rank of ranks) {
      expect(heroSheet('duchesse', rank).speed).toBe(2);
      expect([3, 4, 5]).toContain(heroSheet('duchesse', rank).mind);
    }
  });

  it('CLASH-EX01 Fahrenheit: attack 3, and two cards that give +4', () => {
    expect(heroSheet('fahrenheit', 'HERO').attack).toBe(3);
    const bonuses = cardsOfHero('fahrenheit', 'BASE').map(({ technique }) => technique?.attack ?? 0);
    expect(bonuses.some((one, at) => bonuses.some((other, place) => place > at && one + other === 4))).toBe(true);
  });
});

describe('the sidekicks', () => {
  it.each(sidekicks)('CLASH-193 $id is as the schema says, weaker than a hero', (companion) => {
    expect(sidekickSchema.parse(companion)).toEqual(companion);
    const { speed, attack, defense, health } = companion;
    expect(speed + attack + defense + health).toBeLessThanOrEqual(12);
    expect(companion.innate?.power.trigger).toBe('PERMANENT');
  });

  it('CLASH-192 are three or more, as two may come along', () => {
    expect(sidekicks.length).toBeGreaterThanOrEqual(3);
    expect(repeated(sidekicks.map(({ id }) => id))).toEqual([]);
  });
});

describe('the lookups', () => {
  it('find every record by its id', () => {
    for (const hero of heroes) expect(heroById(hero.id)).toBe(hero);
    for (const card of box.printed.powerCard) expect(powerCard(card.id)).toBe(card);
    for (const companion of sidekicks) expect(sidekick(companion.id)).toBe(companion);
    for (const mission of heroes.flatMap(({ missions }) => missions)) expect(missionById(mission.id)).toBe(mission);
  });

  it('name an unknown id in a RangeError, or answer undefined', () => {
    expect(() => heroById('captain-nobody')).toThrow(new RangeError('There is no hero "captain-nobody" in the box.'));
    expect(() => powerCard('rage')).toThrow('There is no power card "rage" in the box.');
    expect(() => heroSheet('x', 'HERO')).toThrow(RangeError);
    expect(findHero('captain-nobody')).toBeUndefined();
  });

  it('CLASH-014 prefer the scenario that a game brings along', () => {
    const [printed] = box.printed.scenario;
    if (!printed) throw new Error('The box has no scenario.');
    const scenario = { ...printed, id: 'home-made' };
    expect(scenarioOf({ options: optionsSchema.parse({ scenarioId: printed.id }) })).toBe(printed);
    expect(scenarioOf({ options: { ...optionsSchema.parse({}), scenario } }).id).toBe('home-made');
  });

  it('give no record that a game could change', () => {
    expect(() => Object.assign(heroById('rage').sheets.HERO, { attack: 9 })).toThrow(TypeError);
  });

  it('use no id twice', () => {
    const ids = [...heroes, ...box.printed.powerCard, ...box.printed.woundText, ...sidekicks].map(({ id }) => id);
    expect(repeated(ids)).toEqual([]);
  });
});
