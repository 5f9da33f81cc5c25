import type { Refusal } from '#kernel';
import type { CardBook } from '../card-book.js';
import type { CardsInGame } from '../hidden/instances.js';
import type { InstanceId } from '../ids.js';

/**
 * A refusal with what is printed on the card that it names (`printed`), for its sentence: `null` where the seat that is
 * refused does not see the face; of a card that is no copy in this game, what the library has.
 */
export function withFace<Code extends string>(
  { box }: Pick<CardBook, 'box'>,
  { cards }: CardsInGame,
  refusal: Refusal<Code>,
  sees: (id: InstanceId) => boolean,
): Refusal<Code> {
  const { card } = refusal.facts;
  if (typeof card !== 'string') return refusal;
  const instance = cards[card as InstanceId];
  const inBox = box.find.card(card)?.id ?? null;
  const printed = instance ? (sees(card) ? instance.cardId : null) : inBox;
  return { ...refusal, facts: { ...refusal.facts, printed } };
}
