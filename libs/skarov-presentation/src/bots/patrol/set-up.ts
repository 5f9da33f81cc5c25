import { best, commandsOf } from '#kernel';
import { passChance } from '#skirmish/dice';
import { sum, zonesBetween } from '#skirmish-presentation';
import { type Command, type FigureId, heroSheet, type Rank } from '#skarov/queries';
import type { Outlook } from '../outlook.js';

const RANKS: Readonly<Record<Rank, number>> = { ROOKIE: 0, HERO: 1, VETERAN: 2 };

/** The highest rank that is open, and a hero with the values that the others lack; of nearly equal ones one is drawn. */
export const chooseHero = (outlook: Outlook): Command | undefined =>
  best(commandsOf(outlook, 'chooseHero'), ({ heroId, rank }) => 10 * RANKS[rank] + worthOfHero(outlook, heroId, rank));

function worthOfHero({ view, random }: Outlook, heroId: FigureId, rank: Rank): number {
  const { attack, mind } = heroSheet(heroId, rank);
  const others = view.heroes.map((hero) => heroSheet(hero.heroId, hero.rank));
  /** The chance of one of them to pass an ordinary test. */
  const lacks = (which: 'attack' | 'mind', value: number): number =>
    Math.max(0, passChance(6, value) - Math.max(0, ...others.map((sheet) => passChance(6, sheet[which]))));
  return lacks('mind', mind) + lacks('attack', attack) + random.below(100) / 100;
}

/** The start space nearest to what has to be settled. */
export function placeHero(outlook: Outlook): Command | undefined {
  const { villainGround, view, rooms } = outlook;
  const aims = view.tests.filter(({ testId }) =>
    rooms.some(({ kind, tests }) => kind === 'OBJECTIVE' && tests.some(({ id }) => id === testId)),
  );
  return best(
    commandsOf(outlook, 'placeHero'),
    ({ spaceId }) =>
      -sum(aims.flatMap(({ spaces }) => spaces.slice(0, 1).map((aim) => zonesBetween(villainGround, spaceId, aim)))),
  );
}
