import type { Seat } from '#kernel';
import { item } from '../content/catalogue.js';
import type { ItemId } from '../content/ids.js';
import type { Timing } from '../content/vocabulary.js';
import type { State } from '../state.js';
import { guildOf } from '../table/guilds-of-a-game.js';
import type { Step } from '../words.js';

const campaignSteps: readonly Step[] = ['quest.plan', 'quest.element', 'quest.counterTarget'];

/** True when an item with this timing may be played by the seat while `step` waits (GUILD-186). */
export function fits(state: State, seat: Seat, timing: Timing, step: Step): boolean {
  if (step === 'effect.pick' || step === 'effect.order' || state.turn === 0) return false;
  if (step === 'combat.cards') return timing === 'guildCombat';
  switch (timing) {
    case 'anytime':
      return true;
    case 'ownAction':
      return state.resolution?.seat === seat;
    case 'campaign':
      return campaignSteps.includes(step) && state.fight?.kind === 'campaign' && state.fight.seat === seat;
    case 'auction':
      return step === 'auction.bid';
    case 'guildCombat':
    case 'passive':
      return false;
  }
}

/** How often an object may be used; 0 for one that is always on, and for a spell. */
const usesPerTurn = (itemId: ItemId): number => {
  const card = item(itemId);
  return card.kind === 'object' && card.timing !== 'passive' ? card.usesPerTurn : 0;
};

/** True when an object has been used as often as its card says in this turn (GUILD-153). */
export const isUsedUp = (state: State, objectId: ItemId): boolean =>
  (state.uses[objectId] ?? 0) >= usesPerTurn(objectId);

/**
 * True when the seat has a ready card while `step` waits: any spell in hand, or an object with a used effect
 * whose timing fits and which is not used up. Public (GUILD-185).
 */
export function hasReadyCard(state: State, seat: Seat, step: Step): boolean {
  const { spells, objects } = guildOf(state, seat);
  return (
    spells.length > 0 || objects.some(({ id }) => fits(state, seat, item(id).timing, step) && !isUsedUp(state, id))
  );
}
