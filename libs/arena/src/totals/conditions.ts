import type { CardKey, Effect } from '#cards';
import { appliesTo, existsIn, fits as fitsIn } from '#cards/engine';
import type { CreatureFilter } from '#cards/schema';
import type { Seat } from '#kernel';
import { sourceCard } from '../table/sources.js';
import type { State } from '../state.js';
import { fightAbout, fightOf } from './fights.js';

/** An effect with its card and seat: what asks whether it applies to a creature. */
export interface Asking {
  readonly seat: Seat;
  /** Id of the card in the game; of a guardian or stronghold the library id. */
  readonly source: CardKey;
  readonly effect: Effect;
}

/**
 * The creature that a card of the combat, or the seat of any other card, faces: the enemy duellist, without one the first
 * enemy secondary attacker (ARENA-OCB-04). `null` when there is none, and without a combat.
 */
export const opponentOf = (state: State, id: CardKey): CardKey | null => fightOf(state).opponentOf(id);

/** True when a creature fits a filter as it is now; what is granted or lost counts as far as it is at work (cards.md 4.3). */
export const fits = (state: State, filter: CreatureFilter, id: CardKey): boolean =>
  fitsIn(fightAbout(state, id), filter, id);

/**
 * True when an effect would do something to a creature now: it exists in Arena (CARD-10), the creature is one of its targets,
 * all conditions hold (cards.md 4.3), and the creature is not immune to its tag (CARD-11). Of an effect that chooses, any
 * creature of the right seat is one. First confrontations are not looked at: `receivers` names the creatures in one.
 */
export function applies(state: State, { seat, source, effect }: Asking, subject: CardKey): boolean {
  if (!existsIn('ARENA', effect)) return false;
  const card = sourceCard(state, source);
  const index = card.effects.indexOf(effect);
  return appliesTo(fightAbout(state, subject), { source, card, index, effect, seat }, subject);
}
