import type { Random } from '#kernel';
import { eventCard } from '../content/catalogue.js';
import { inEventOrder } from '../overlord/event-order.js';
import type { State } from '../state.js';

const hasTechnique = (cardId: string): boolean => eventCard(cardId).technique !== undefined;

/**
 * Deals the event cards that the overlord hides again among the hand, the places by sheets, and the pile: numbers and
 * sheets stay, and only cards with a technique lie by a sheet (SKAROV-EVT-02). Cards held when the pile was last formed again from
 * the discard pile are not in it: all who watched know that (SKAROV-EVT-11). A question that offers the hand offers the
 * new one. Changes the state.
 */
export function resampleEvents({ overlord, window }: State, random: Random): void {
  const faceDown = overlord.set.filter(({ shown }) => !shown);
  const { hand, pile, heldAtShuffle } = overlord;
  const isHeld = (cardId: string): boolean => heldAtShuffle.includes(cardId);
  const mixed = random.shuffle([...pile, ...hand, ...faceDown.map(({ cardId }) => cardId)]);
  const laid = resampleLaid(
    mixed,
    faceDown.length,
    mixed.filter((cardId) => !isHeld(cardId)).length - pile.length,
    isHeld,
  );
  faceDown.forEach((each, place) => {
    each.cardId = laid[place] ?? each.cardId;
  });
  const rest = mixed.filter((cardId) => !laid.includes(cardId));
  const sure = rest.filter(isHeld);
  const others = rest.filter((cardId) => !isHeld(cardId));
  overlord.hand = inEventOrder([...sure, ...others.slice(0, hand.length - sure.length)]);
  overlord.pile = others.slice(hand.length - sure.length);
  if (window?.kind !== 'choice' || window.seat !== overlord.seat) return;
  for (const option of window.options) {
    if (option.kind === 'CARD') option.optionId = overlord.hand[hand.indexOf(option.optionId)] ?? option.optionId;
  }
}

/** The first cards that may lie by sheets, no more of those drawn since the shuffle than there are outside the pile. */
function resampleLaid(
  mixed: readonly string[],
  count: number,
  mostDrawn: number,
  isHeld: (cardId: string) => boolean,
): string[] {
  const laid: string[] = [];
  let drawn = 0;
  for (const cardId of mixed.filter(hasTechnique)) {
    if (laid.length === count) break;
    if (!isHeld(cardId) && drawn === mostDrawn) continue;
    if (!isHeld(cardId)) drawn += 1;
    laid.push(cardId);
  }
  return laid;
}
