import type { Card, Effect } from '#cards';
import { library } from '#cards/content';
import { effectsIn } from '#cards/engine';
import type { State } from '../state.js';
import { positions } from '../table/players.js';
import type { Space } from '../words.js';
import { aGame } from './a-game.js';
import type { SeatSetup, StackSetup } from './game-setup.js';
import { given } from './scene.js';

/*
 * The parts of the largest positions that cards of the library can come to: a draw pile of 106 cards, of which five are
 * copies of one (guardians.md 7.2).
 */

/** The most cards of a draw pile (CARD-42). */
export const PILE = 106;

const COPIES = 5;
const LIMIT = 30;

const spaceVitality = ({ redVitality, vitality = 0 }: Card): number => redVitality ?? vitality;

/** As many copies of a card as a deck may hold (CARD-43). */
export const five = (id: string): string[] => Array.from({ length: COPIES }, () => id);

/** The cards of a type that Guardians allows. */
export const ofType = (type: Card['type']): Card[] =>
  Object.values(library).filter((card) => card.type === type && card.games.includes('GUARDIANS'));

/** All creatures, five of each: those first that count least for the limit of a space, of which most lie together. */
export const smallestCreatures = (): string[] =>
  ofType('CREATURE')
    .sort((one, other) => spaceVitality(one) - spaceVitality(other))
    .flatMap(({ id }) => five(id));

/** As many of the cards, in their order, as one space holds; they are taken away from the list. */
export function takeStack(from: string[]): string[] {
  let [left, count] = [LIMIT, 0];
  for (const id of from) {
    left -= spaceVitality(library[id]!);
    if (left < 0) break;
    count += 1;
  }
  return from.splice(0, count);
}

/** Stacks that hold as many creatures of the list as they can. */
export const fullStacks = (
  on: readonly Space[],
  from: string[],
  more: StackSetup = {},
): Partial<Record<Space, StackSetup>> =>
  Object.fromEntries(on.map((space) => [space, { ...more, creatures: takeStack(from) }]));

/** A terrain of the seat on each of these lands: the first of the library. */
export const terrainsOn = (...on: readonly Space[]): Partial<Record<Space, string>> =>
  Object.fromEntries(on.map((space) => [space, ofType('TERRAIN')[0]!.id]));

/** The six disputed lands. */
export const lands = ['a2', 'b2', 'c2', 'a3', 'b3', 'c3'] as const;

const says = (card: Card, fits: (effect: Effect) => boolean): boolean =>
  effectsIn('GUARDIANS', card).some(({ effect }) => fits(effect));

/** Upgrades that hold a creature, at both strongholds where they may be. */
function towers(): SeatSetup['works'] & object {
  const { id } = ofType('UPGRADE').find((card) => says(card, ({ op }) => op === 'HOLD'))!;
  return { LEFT: { card: id }, RIGHT: { card: id } };
}

/** The effects that name a stack, a terrain, an upgrade or a creature that was discarded (cards.md 4.4). */
const namesSomething = ({ op, what }: Effect): boolean =>
  ['LOOK', 'REVEAL', 'AMBUSH', 'RECOVER'].includes(op) || (op === 'DISCARD' && what !== 'STANDARD_BEARER');

/** Cards that name something before a placement. */
const namingCards = (): Card[] =>
  [...ofType('SPELL'), ...ofType('ITEM_HAND')].filter((card) =>
    says(
      card,
      (effect) =>
        namesSomething(effect) &&
        (effect.timing ?? card.timing ?? []).some((one) => one === 'ORGANIZE' || one === 'ANY'),
    ),
  );

/** A placement in which every item may still go to every creature: SOUTH has put as many on its strongholds as they hold. */
export function largestPlacement(): State {
  const left = smallestCreatures();
  const items = ofType('ITEM_CREATURE').flatMap(({ id }) => five(id));
  const laid = positions.map((stronghold) => ({ stronghold, cards: takeStack(left) }));
  const placed = laid.flatMap(({ cards }) => cards);
  const influential = left.filter((id) => library[id]!.influenceValue !== undefined);
  const others = [...influential, ...left].slice(0, PILE - items.length - placed.length);
  const south: SeatSetup = { hand: [...placed, ...items, ...others], works: towers() };
  let scene = given(aGame({ seats: [south, {}] }));
  for (const { stronghold, cards } of laid) {
    for (const card of cards) {
      const isCopy = ({ cardId }: { readonly cardId: string }): boolean => scene.state.cards[cardId]?.cardId === card;
      const { cardId } = scene.legal(0, 'placeOnStronghold').find(isCopy)!;
      scene = scene.when(0, { type: 'placeOnStronghold', cardId, stronghold });
    }
  }
  return scene.state;
}

/** The window before a placement: SOUTH holds all cards that name something, and there is something to name everywhere. */
export function largestWindow(): State {
  const hand = namingCards().flatMap(({ id }) => five(id));
  const south: SeatSetup = {
    guardian: ofType('GUARDIAN').find((card) => says(card, namesSomething))!.id,
    stones: 99,
    hand,
    discard: smallestCreatures().slice(0, PILE - hand.length),
    terrains: terrainsOn(...lands),
    works: towers(),
  };
  const garrisons = fullStacks(['a4', 'b4', 'c4'], smallestCreatures(), { shield: null });
  const north: SeatSetup = { stacks: { ...fullStacks(lands, smallestCreatures()), ...garrisons }, works: towers() };
  return aGame({ at: 'I_B_PLAYS', seats: [south, north] });
}
