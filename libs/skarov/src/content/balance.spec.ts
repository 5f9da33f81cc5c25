import { hitChance } from '#skirmish/dice';
import { heroes, powerCards } from './heroes/index.js';
import type { VillainSheet } from './schema.js';
import { villainSheets } from './villains/index.js';

/** Combat dice that the power of a sheet takes from its attackers. */
const takenBy = ({ powers }: VillainSheet): number =>
  powers
    .flatMap(({ power }) => power.modifiers ?? [])
    .filter(({ who, against }) => who.of === 'ENEMIES' && against !== undefined)
    .reduce((sum, { combat = 0 }) => sum + combat, 0);

/** How often in a hundred attacks a hero of hero rank hits a villain with so many power dice. */
const chance = (attack: number, power: number, villain: VillainSheet): number =>
  100 * hitChance(attack + takenBy(villain), power, villain.defense);

const robots = villainSheets.filter(({ rank }) => rank === 'MINION');
const others = villainSheets.filter(({ rank }) => rank !== 'MINION');
/** The two best attack techniques that a hero has among the cards of every deck. */
const bestPair = (heroId: string): number =>
  powerCards
    .filter((card) => card.heroId === heroId && card.set === 'BASE')
    .map(({ technique }) => technique?.attack ?? 0)
    .sort((one, other) => other - one)
    .slice(0, 2)
    .reduce((sum, bonus) => sum + bonus, 0);

describe.each(heroes.map((hero) => [hero.id, hero.sheets.HERO.attack] as const))(
  'Techniques decide the fights of %s (11.2)',
  (id, attack) => {
    it.each(robots.map((robot) => [robot.id, robot] as const))('against %s one card of +2 is enough', (_, robot) => {
      expect(chance(attack, 0, robot)).toBeLessThan(70);
      expect(chance(attack, 2, robot)).toBeGreaterThan(45);
      expect(chance(attack, 2, robot) - chance(attack, 0, robot)).toBeGreaterThan(20);
    });

    it.each(others.map((villain) => [villain.id, villain] as const))('against %s it takes two', (_, villain) => {
      expect(chance(attack, 0, villain)).toBeLessThan(20);
      expect(chance(attack, bestPair(id), villain)).toBeGreaterThan(65);
    });
  },
);

describe.each(villainSheets.map((villain) => [villain.id, villain] as const))(
  'Event cards decide the attacks of %s (11.2)',
  (_, villain) => {
    it.each(heroes.map((hero) => [hero.id, hero.sheets.HERO] as const))(
      'on %s: seldom without one, often with +2',
      (_hero, sheet) => {
        expect(100 * hitChance(villain.attack, 0, sheet.defense)).toBeLessThan(40);
        expect(100 * hitChance(villain.attack, 2, sheet.defense)).toBeGreaterThan(40);
      },
    );
  },
);
