import * as cards from '#cards';
import { rulebook } from '../rulebook.js';
import type { PlayerView } from '../view/view-schema.js';

/** The creatures that the enemy may send, by its guardian and by those that have left the game. */
export const likelyFoes = ({ guardian, victorious, discard }: PlayerView): cards.Foe[] =>
  cards.likelyFoes(
    rulebook,
    guardian,
    [...victorious, ...discard].map(({ cardId }) => cardId),
  );
