import type { CardGame } from '../words.js';
import type { Card } from './card-fields.js';

/**
 * The most influence that a creature takes in a round: what its text says, or else its base vitality. In Guardians no text raises
 * it above the base (GUARD-138); in Arena one does (ARENA-INF-05).
 */
export function influenceCapOf(game: CardGame, { influenceCap, vitality = 0 }: Card): number {
  const cap = influenceCap ?? vitality;
  return game === 'GUARDIANS' ? Math.min(cap, vitality) : cap;
}

/** The cap that a card states in a game; `undefined` where it is the base vitality. */
export function ownInfluenceCap(game: CardGame, card: Card): number | undefined {
  const cap = influenceCapOf(game, card);
  return card.influenceCap === undefined || cap === card.vitality ? undefined : cap;
}
