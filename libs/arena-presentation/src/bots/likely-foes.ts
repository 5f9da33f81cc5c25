import * as cards from '#cards-presentation';
import { type PlayerView, rulebook } from '#arena/queries';

/** The creatures that the enemy may send, by its guardian and by those that have left the game. */
export const likelyFoes = ({ guardian, victorious, discard }: PlayerView): cards.Foe[] =>
  cards.likelyFoes(
    rulebook,
    guardian,
    [...victorious, ...discard].map(({ cardId }) => cardId),
  );
