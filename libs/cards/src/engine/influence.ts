import type { Card } from '../schema/card-fields.js';

/** The most influence that a creature takes in a round: its base vitality, or what its text says (cards.md 3). */
export const influenceCapOf = ({ influenceCap, vitality }: Card): number => influenceCap ?? vitality ?? 0;

/** The part of an offer that reaches a creature with some influence already; the rest is lost. Never below 0. */
export const influenceTaken = (card: Card, received: number, offered: number): number =>
  Math.max(0, Math.min(offered, influenceCapOf(card) - received));
