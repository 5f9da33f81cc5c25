import type { Card, CardId } from '#cards';
import { box, printed } from '../content/catalogue.js';
import type { PlayerView } from '../view/view-schema.js';

/** A creature that the enemy may have, and how often it is to be expected. */
export interface Foe {
  readonly card: Card;
  readonly weight: number;
}

/** Copies of a creature that a deck is taken to hold. */
const COPIES = 2;

const creatures = box.printed.card.filter(({ type, games }) => type === 'CREATURE' && games.includes('ARENA'));

/**
 * What creatures the enemy may send: those of its guardian's set, and others that have been seen; less of those that have
 * left the game. All creatures there are when nothing tells more.
 */
export function likelyFoes(enemy: PlayerView): Foe[] {
  const set = enemy.guardian === undefined ? undefined : printed(enemy.guardian).set;
  const gone = [...enemy.victorious, ...enemy.discard].map(({ cardId }) => cardId);
  const away = (id: CardId): number => gone.filter((one) => one === id).length;
  const found = creatures.filter(({ id, set: its }) => its === set || away(id) > 0);
  return (found.length > 0 ? found : creatures).map((card) => ({
    card,
    weight: Math.max(card.set === set ? COPIES - away(card.id) : 0, 0.25),
  }));
}

/** The mean of something over what the enemy may have. */
export function meanOver(foes: readonly Foe[], value: (card: Card) => number): number {
  let [sum, weights] = [0, 0];
  for (const { card, weight } of foes) {
    sum += weight * value(card);
    weights += weight;
  }
  return weights === 0 ? 0 : sum / weights;
}
