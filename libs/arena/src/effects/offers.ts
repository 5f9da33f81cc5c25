import type { Seat } from '#kernel';
import type { Command } from '../commands.js';
import { cardOf } from '../printed.js';
import type { State } from '../state.js';
import { abilityCards, abilityToUse, canUse } from './abilities.js';
import { playableHand } from './play-depot-card.js';
import { effectsNow } from './timing.js';
import { targetsFor } from './use-effects.js';

/** Every way to play a spell or hand item of the seat's hand in this state. */
export function* depotOffers(state: State, seat: Seat): Iterable<Command> {
  for (const cardId of playableHand(state, seat)) {
    const card = cardOf(state, cardId);
    if (card.type !== 'SPELL' && card.type !== 'ITEM_HAND') continue;
    for (const target of targetsFor(state, seat, effectsNow(state, card))) {
      yield { type: 'playDepotCard', cardId, target };
    }
  }
}

/** Every way to use an activated ability of the seat's cards in this state. */
export function* abilityOffers(state: State, seat: Seat): Iterable<Command> {
  for (const cardId of abilityCards(state, seat)) {
    const ability = abilityToUse(state, seat, cardId);
    if (!ability) continue;
    for (const target of targetsFor(state, seat, [ability])) yield { type: 'useAbility', cardId, target };
  }
}

/** True when the seat has an ability that it could use now, by public facts (arena.md 7.1). */
export function hasUsableAbility(state: State, seat: Seat): boolean {
  for (const cardId of abilityCards(state, seat)) if (canUse(state, seat, cardId)) return true;
  return false;
}
