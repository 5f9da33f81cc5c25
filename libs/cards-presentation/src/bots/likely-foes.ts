import type { Card, CardBook, CardId, TerrainType } from '#cards';

/** A creature that an enemy may have, and how often it is to be expected. */
export interface Foe {
  readonly card: Card;
  readonly weight: number;
}

/** Copies of a creature that a deck is taken to hold. */
const COPIES = 2;

/**
 * The creatures that an enemy may send: those of its guardian's set, and others that have been seen; less of those that have
 * left the game (`gone`). All creatures there are when nothing tells more.
 */
export function likelyFoes(
  { box, game }: Pick<CardBook, 'box' | 'game'>,
  guardian: CardId | undefined,
  gone: readonly CardId[],
): Foe[] {
  const creatures = box.printed.card.filter(({ type, games }) => type === 'CREATURE' && games.includes(game));
  const set = guardian === undefined ? undefined : box.known.card(guardian).set;
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

/** How many cards of a guardian's set have a text that speaks for a terrain. */
export function friendsOf(
  { box }: Pick<CardBook, 'box'>,
  guardian: CardId | undefined,
  terrain: TerrainType | undefined,
): number {
  const set = guardian === undefined ? undefined : box.known.card(guardian).set;
  const likes = ({ effects }: Card): boolean =>
    effects.some(({ when }) => when?.terrain !== undefined && when.terrain === terrain);
  return box.printed.card.filter((card) => card.set === set && likes(card)).length;
}
