import { discardPile, drawPile, PILES_WIDTH } from '#cards-presentation';
import { stacked, type Piece } from '#drawing';
import type { PlayerView } from '#arena/queries';
import type { Showing } from './showing.js';

const DISCARDS_SHOWN = 3;

/** The draw pile with the dominant face up on it, and the discard pile with the names of its last cards. */
export const piles = (showing: Showing, player: PlayerView): Piece =>
  stacked([drawPile(showing, player), ...discardPile(showing, player.discard, DISCARDS_SHOWN, PILES_WIDTH)], 4);
