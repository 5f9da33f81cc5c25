import type { Seat } from '#kernel';
import type { Command } from '../commands.js';
import type { State } from '../state.js';

/** Every way to play a spell or hand item of the seat's hand in this state. */
export function* depotOffers(_state: State, _seat: Seat): Iterable<Command> {}

/** Every way to use an activated ability of the seat's cards in this state. */
export function* abilityOffers(_state: State, _seat: Seat): Iterable<Command> {}

/** True when the seat has an ability that it could use now, by public facts (arena.md 7.1). */
export const hasUsableAbility = (_state: State, _seat: Seat): boolean => false;
