import { briefCard, nameStrip } from '#cards-presentation';
import type { Piece } from '#drawing';
import { type GroundView } from '#guardians/queries';
import { cardIn } from './card-in-game.js';
import { INSIDE } from './look.js';
import type { Showing } from './showing.js';

/** The terrain of a land with its text; of a card that lies face down for one its name, for who sees it (GUARD-195). */
export function terrainFoot(showing: Showing, { terrain }: GroundView): Piece | undefined {
  if (!terrain?.card) return undefined;
  const card = cardIn(terrain.card);
  return terrain.faceDown ? nameStrip(showing, card, INSIDE) : briefCard(showing, card, INSIDE);
}
