import type { CardSide } from '#skirmish';
import { nodesOf } from '#skirmish/content/lint';
import { plansOf, type PlannableCard } from '#skirmish/strategy';
import { box, cardsOfHero, eventCardIds, woundCard, woundCardIds } from './catalogue.js';
import { content } from './content-schema.js';
import type { PowerCard, Room } from './schema.js';

const { hero, room, scenario, villainSheet } = box.printed;

/** No step offers a seat as many commands (SKAROV-GEN-11). */
const limit = 2000;
const mostHeroes = hero.length;
const tileNumbers = [...new Set(room.map(({ tileNumber }) => tileNumber))];

/** The sum over all tiles of what the fuller of two faces has. */
const overTiles = (count: (room: Room) => number): number =>
  tileNumbers
    .map((tile) => Math.max(...room.filter(({ tileNumber }) => tileNumber === tile).map(count)))
    .reduce((sum, most) => sum + most, 0);

const spaces = overTiles(({ face }) => face.map.join('').replaceAll(/[^oi]/g, '').length);
const figuresOf = (rank: string): number =>
  villainSheet.filter((sheet) => sheet.rank === rank).reduce((sum, { figures }) => sum + figures, 0);
const minionKinds = villainSheet.filter(({ rank }) => rank === 'MINION').length;
const villains = figuresOf('MINION') + figuresOf('LIEUTENANT') + figuresOf('MASTER');
const orders = [1, 2, 3, 4].slice(0, mostHeroes).reduce((product, factor) => product * factor, 1) - 1;

/** The largest entries of a step that this box can bring about, with the bound of skarov.md 7.3. */
const steps: readonly (readonly [string, number, number])[] = [
  ['setup.scenario', scenario.length + 3, 30],
  ['setup.heroes, hero', hero.flatMap(({ sheets }) => Object.keys(sheets)).length, 12],
  ['setup.heroes, overlord', mostHeroes * 2, 8],
  ['setup.tiles', Math.max(...tileNumbers.map((_, index) => tilePlaces(index + 1))) + 2, 402],
  ['setup.passages', commonEdges(tileNumbers.length) * 2 + 2, 26],
  ['setup.minions', overTiles(({ reinforcement }) => reinforcement.length) * minionKinds + 1, 109],
  ['setup.lieutenants', figuresOf('LIEUTENANT') * spaces + 1, 901],
  ['strategy, hero', Math.max(...hero.map(({ id }) => mostPlans(id))) + orders + 1, 243],
  ['strategy, overlord', eventCardIds.length * villainSheet.length + 2 * mostHeroes + 1, 170],
  ['activation', activationEntries(), 500],
  ['windows', Math.max(spaces, villains + mostHeroes, mostOptions()) + 1, 226],
];

/** Places for another tile beside `laid` ones: each face of the others, turned four ways, at each free cell beside. */
function tilePlaces(laid: number): number {
  return (tileNumbers.length - laid) * 2 * 4 * (2 * laid + 2);
}

/** The most edges that tiles can share: those of a square. */
function commonEdges(tiles: number): number {
  return Math.floor(2 * tiles - 2 * Math.sqrt(tiles));
}

/** Plans from the largest hand: the ten cards of a Veteran and any two wound cards. */
function mostPlans(heroId: string): number {
  const cards = cardsOfHero(heroId, 'BASE', 'WEAKNESS', 'VETERAN').map(plannable);
  const wounds = (['LEFT', 'RIGHT'] as const).flatMap((side) =>
    woundCardIds.filter((id) => woundCard(id).side === side).slice(0, 2),
  );
  return Math.max(
    ...wounds.flatMap((one, place) =>
      wounds.slice(place + 1).map((other) => plansOf([...cards, ...[one, other].map(wound)]).length),
    ),
  );
}

function plannable({ id, special, technique }: PowerCard): PlannableCard {
  const sides: CardSide[] = [...(special ? (['LEFT'] as const) : []), ...(technique ? (['RIGHT'] as const) : [])];
  return { cardId: id, sides, isPower: true };
}

function wound(cardId: string): PlannableCard {
  return { cardId, sides: [woundCard(cardId).side], isPower: false };
}

/** Spaces to move to, villains to attack in two modes, doors and tests by two characteristics, figures, events, powers. */
function activationEntries(): number {
  const tests = overTiles((one) => one.tests.reduce((sum, { offers }) => sum + offers.length * placesOf(one), 0));
  const powers = Math.max(...villainSheet.map((sheet) => sheet.powers.length), 3);
  return spaces + villains * 2 + 9 * 2 + tests + 10 + eventCardIds.length + powers;
}

/** A test at tokens stands at each of them. */
function placesOf({ tokens }: Room): number {
  return Math.max(1, tokens.length);
}

/** The longest list of options of any text. */
function mostOptions(): number {
  const lists = nodesOf(content).flatMap(({ value }) => (Array.isArray(value['options']) ? [value['options']] : []));
  return Math.max(...lists.map(({ length }) => length));
}

describe('what a step may offer, worked out from the box (skarov.md 7.3):', () => {
  it.each(steps)('SKAROV-GEN-11 %s has %i entries, at most %i', (_, entries, bound) => {
    expect(entries).toBeLessThanOrEqual(bound);
    expect(entries).toBeLessThan(limit);
  });

  it('SKAROV-GEN-09 a choice of a text is one option of a list of 226 at most', () => {
    expect(mostOptions()).toBeLessThanOrEqual(225);
  });

  it('SKAROV-CARD-03 every card of a hero and every wound card has a side that it may lie on', () => {
    expect(box.printed.powerCard.filter((card) => plannable(card).sides.length === 0)).toEqual([]);
  });

  it.each(hero.map(({ id }) => id))(
    'SKAROV-CARD-08 SKAROV-CARD-04 any last power card of %s can be set, alone or with a wound',
    (id) => {
      for (const card of cardsOfHero(id)) {
        expect(plansOf([plannable(card)]).length).toBeGreaterThan(0);
        expect(plansOf([plannable(card), wound('wound:1'), wound('wound:20')]).length).toBeGreaterThan(0);
      }
    },
  );
});
