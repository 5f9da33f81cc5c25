import type { CardId, CardSide } from '../content/words.js';
import type { Play } from '../state.js';

/** A card in hand, as far as planning looks at it. */
export interface PlannableCard {
  readonly cardId: CardId;
  /** The sides on which it may lie, in canonical order (CLASH-047, CLASH-113). */
  readonly sides: readonly CardSide[];
  /** Power cards, the weakness card too; wound cards are none (CLASH-049). */
  readonly isPower: boolean;
}

/** The most cards that are played on a hero a turn (CLASH-048). */
export const mostPlays = 2;

/**
 * Every legal plan from a hand: one or two cards, at least one of them a power card (CLASH-048, CLASH-049, CLASH-113).
 * The hand is in canonical order; so are the cards of a plan and the plans: single cards first, then pairs by their
 * first card.
 */
export function plansOf(hand: readonly PlannableCard[]): Play[][] {
  const plays = hand.map((card) => card.sides.map((side): Play => ({ cardId: card.cardId, side })));
  const singles = hand.flatMap((card, place) => (card.isPower ? (plays[place] ?? []).map((play) => [play]) : []));
  const pairs = hand.flatMap((card, place) =>
    (plays[place] ?? []).flatMap((first) =>
      hand.flatMap((other, later) =>
        later > place && (card.isPower || other.isPower) ? (plays[later] ?? []).map((second) => [first, second]) : [],
      ),
    ),
  );
  return [...singles, ...pairs];
}
