import type { Random, Seat } from '#kernel';
import * as brought from '#cards/brought';
import * as hidden from '#cards/hidden';
import { rulebook } from '../rulebook.js';
import type { State } from '../state.js';
import { playerOf, positions } from '../table/players.js';
import { hiddenSlots, itemSlots } from './hidden-slots.js';

/**
 * Deals a seat's cards again among the places that the viewer (`own`, or none) cannot look into; of another seat no one knows
 * either which cards it has brought. Every place keeps a card of a sort that may lie there. Changes the state.
 */
export function resampleDeal(world: State, seat: Seat, own: Seat | null, random: Random): void {
  const isOwn = seat === own;
  if (isOwn) {
    hidden.resampleDeal(hiddenSlots(world, seat, true, own), random);
    return;
  }
  const slots = () => [...hiddenSlots(world, seat, false, own), ...itemSlots(world, seat)];
  hidden.resampleDeal(slots(), random);
  brought.drawOtherCards(rulebook, world, seat, slots(), random);
  redrawUndeployed(world, seat, random);
}

/** Which strongholds another seat has still to deploy is not known but from an open list (CARD-49): any of the library for that position. */
function redrawUndeployed(world: State, seat: Seat, random: Random): void {
  const { strongholds, starter } = playerOf(world, seat);
  if (!strongholds || starter !== null) return;
  for (const position of positions) {
    const stronghold = strongholds[position];
    if (stronghold.deployed) continue;
    strongholds[position] = { ...stronghold, card: random.pick(brought.strongholdsFor(rulebook, position)) };
  }
}
