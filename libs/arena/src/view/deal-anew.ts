import type { Random, Seat } from '#kernel';
import type { CardId, InstanceId, StrongholdPosition } from '#cards';
import { box } from '../content/catalogue.js';
import type { State } from '../state.js';
import { playerOf, positions } from '../table/players.js';
import { hiddenSlots, itemSlots, type HiddenSlot } from './hidden-slots.js';

/**
 * Deals a seat's cards again among the places that the viewer (`own`, or nobody) cannot look into. Every place keeps a card
 * of a sort that may lie there. Changes the state.
 */
export function dealAnew(world: State, seat: Seat, own: Seat | null, random: Random): void {
  const isOwn = seat === own;
  const slots = hiddenSlots(world, seat, isOwn, own);
  if (!isOwn) slots.push(...itemSlots(world, seat));
  const dealt = exchange(slots, random);
  slots.forEach((slot, place) => slot.lay(dealt[place] ?? slot.id));
  if (!isOwn) redrawUndeployed(world, seat, random);
}

/** Swaps the cards of two places, many times, wherever each may lie in the other's place. */
function exchange(slots: readonly HiddenSlot[], random: Random): InstanceId[] {
  const cards = slots.map(({ id }) => id);
  for (let place = cards.length - 1; place > 0; place -= 1) swap(slots, cards, place, random.below(place + 1));
  // Places that take few sorts of cards are tried once more, each with a place drawn at random.
  slots.forEach((_, place) => swap(slots, cards, place, random.below(slots.length)));
  return cards;
}

function swap(slots: readonly HiddenSlot[], cards: InstanceId[], one: number, other: number): void {
  const [first, second] = [cards[one], cards[other]];
  if (first === undefined || second === undefined) return;
  if (!slots[one]?.fits(second) || !slots[other]?.fits(first)) return;
  cards[one] = second;
  cards[other] = first;
}

/** Which strongholds another seat has still to deploy is not known: any of the library for that position. */
function redrawUndeployed(world: State, seat: Seat, random: Random): void {
  const { strongholds } = playerOf(world, seat);
  if (!strongholds) return;
  for (const position of positions) {
    const stronghold = strongholds[position];
    if (stronghold.deployed) continue;
    strongholds[position] = { ...stronghold, card: random.pick(strongholdsFor(position)) };
  }
}

const strongholds = box.derived(({ card }) => card.filter(({ type }) => type === 'STRONGHOLD'));

/** Ids of the library's strongholds for a position. */
export const strongholdsFor = (position: StrongholdPosition): CardId[] =>
  strongholds()
    .filter((card) => card.position === position)
    .map(({ id }) => id);
