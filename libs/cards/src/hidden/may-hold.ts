import type { Seat } from '#kernel';
import type { StarterName } from '../decks/starter-decks.js';
import type { InstanceId } from '../ids.js';
import { playerOf } from '../table/players.js';
import type { CardsInGame } from './instances.js';

/** The part of a state that says which cards a seat may hold. */
interface Holding extends CardsInGame {
  readonly players: readonly {
    /** The starter deck that it plays; its list lies open. */
    readonly starter: StarterName | null;
    readonly discard: readonly InstanceId[];
  }[];
}

/**
 * Whether a seat may hold a card of some sort, as far as all can know: of a starter deck, one that does not lie in the
 * discard pile; of any other deck, always (CARD-49).
 */
export function mayHold(state: Holding, seat: Seat, isWanted: (id: InstanceId) => boolean): boolean {
  const { starter, discard } = playerOf(state, seat);
  if (starter === null) return true;
  return Object.entries(state.cards).some(([id, { owner }]) => owner === seat && isWanted(id) && !discard.includes(id));
}
