import type { Card } from '../schema/card-fields.js';
import { influenceCapOf } from '../schema/influence-cap.js';
import type { CardGame } from '../words.js';

/** The part of an offer that reaches a creature with some influence already; the rest is lost. Never below 0. */
export const influenceTaken = (game: CardGame, card: Card, received: number, offered: number): number =>
  Math.max(0, Math.min(offered, influenceCapOf(game, card) - received));
