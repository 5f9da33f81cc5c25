import { cardFaceOf, type CardFace, type Telling } from '#skirmish-presentation';
import { type CardId, findPowerCard, findWoundCard, isWoundCard } from '#skarov/queries';

/** The name and texts of a card of a hero; nothing is known of a card that is not in the box. */
export function cardFace(showing: Telling, cardId: CardId): CardFace {
  const isWound = isWoundCard(cardId);
  return cardFaceOf(showing, cardId, isWound ? findWoundCard(cardId) : findPowerCard(cardId), isWound);
}
