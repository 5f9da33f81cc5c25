import { ownPushes, possibleAttacks, pushSpaces } from '#skirmish/attacking';
import { attackDiceOf, characteristic, figuresInPlay } from '#skirmish/figures';
import { reachOf } from '#skirmish/table';
import { trialTerms } from '#skirmish/trials';
import { objectsIn } from '#skirmish/testing';
import type { EventType } from '../../events.js';
import { CardTable, type CardTableSetup } from '../../testing/card-table.js';
import type { Effect } from '../vocabulary.js';

/** The faces of the dice, again and again. */
export const seeds = Array.from({ length: 10 }, (_, place) => `seed ${place}`);

/** The events that words make. */
const toldBy: Partial<Record<string, EventType>> = {
  attack: 'attackDeclared',
  damage: 'damageDealt',
  heal: 'figureHealed',
  modify: 'modifierLaid',
  move: 'figureMoved',
  moveFreely: 'figureMoved',
  step: 'figureMoved',
  swap: 'figuresSwapped',
  push: 'figurePushed',
  spawn: 'figurePlaced',
  remove: 'pieceRemoved',
  drawWound: 'woundDrawn',
  giveAction: 'actionsChanged',
  loseAction: 'actionsChanged',
  discardCard: 'cardDiscarded',
  redirectAttack: 'attackRedirected',
  preventDamage: 'damagePrevented',
  addDamage: 'damageDealt',
  roll: 'dieRolled',
  drawEvents: 'eventsDrawn',
  discardEvents: 'eventDiscarded',
};

/** The events that show that effects have done what their words say, words within choices too. */
export const wantedOf = (effects: readonly Effect[] = []): EventType[] => [
  ...new Set(objectsIn(effects).flatMap((record) => Object.keys(record).flatMap((word) => toldBy[word] ?? []))),
];

/** The types of what has happened on some tables. */
export const typesOf = (tables: readonly CardTable[]): string[] => [
  ...new Set(tables.flatMap(({ events }) => events.map(({ type }) => type))),
];

/** The visible differences: values, dice, ways, attacks and pushes of all figures, and the dice of tests. */
export function signature(table: CardTable): string {
  const standing = figuresInPlay(table.state).map(({ id, kind }) => ({ id, isHero: kind === 'HERO' }));
  return JSON.stringify(
    standing.map(({ id, isHero }) => [
      (['SPEED', 'ATTACK', 'DEFENSE'] as const).map((which) => characteristic(table, id, which)),
      standing.map((other) => attackDiceOf(table, id, other.id)),
      [...reachOf(table, id).keys()],
      [possibleAttacks(table, id), pushSpaces(table, id), ownPushes(table, id)],
      isHero && [characteristic(table, id, 'MIND'), trialTerms(table, id, 'bell@bell-1', 'MIND')],
    ]),
  );
}

/** The effects of a used reaction power: the types of events from then on, and whether a result was another for it. */
export interface Reacted {
  readonly types: readonly string[];
  readonly altered: boolean;
}

/** Lets all figures attack and ring the bell, with a reaction power used in every offer, and without. */
export function reacted(plain: readonly CardTableSetup[], powerId: string): Reacted {
  const setups = plain.map((setup) => ({ ...setup, attack: 2 }));
  const types = new Set<string>();
  let altered = false;
  for (const setup of setups) {
    for (const seed of seeds) {
      const declined = deeds(setup, seed, 'nothing');
      deeds(setup, seed, powerId).forEach((table, place) => {
        const at = table.events.findIndex((event) => event.type === 'powerUsed' && event.powerId === powerId);
        if (at < 0) return;
        for (const { type } of table.events.slice(at)) types.add(type);
        altered ||= resultsOf(table) !== (declined[place] && resultsOf(declined[place]));
      });
    }
  }
  return { types: [...types], altered };
}

/** Every attack of one on another, and every test, each on a table of its own. */
function deeds(setup: CardTableSetup, seed: string, use: string): CardTable[] {
  const fresh = (): CardTable => new CardTable(setup, seed);
  const heroes = setup.heroes.map(({ id }) => id);
  const villains = setup.villains.map(({ id }) => id);
  return [
    ...villains.flatMap((villain) => heroes.map((hero) => fresh().attack(villain, hero, { use }))),
    ...heroes.flatMap((hero) => [
      ...villains.map((villain) => fresh().attack(hero, villain, { use })),
      fresh().ring(hero, 'MIND', { use }),
    ]),
  ];
}

const resultsOf = ({ events }: CardTable): string =>
  JSON.stringify(
    events.filter(({ type }) =>
      ['attackRolled', 'attackResolved', 'attackVoid', 'testResolved', 'rollChanged', 'damageDealt'].includes(type),
    ),
  );
