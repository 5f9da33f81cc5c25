import type { Card } from '../../schema/card-fields.js';
import type { CardGame } from '../../words.js';
import { effectsIn, type NumberedEffect } from '../effects-in.js';

/**
 * The text that saves a beaten creature from the discard pile for this many power stones (`SAVE`, cards.md 5.3); `undefined` where
 * nothing does, or too few stones are there (CARD-17).
 */
export const affordableSave = (game: CardGame, card: Card, stones: number): NumberedEffect | undefined =>
  effectsIn(game, card, 'BEATEN').find(({ effect: { op, cost = 0 } }) => op === 'SAVE' && cost <= stones);
