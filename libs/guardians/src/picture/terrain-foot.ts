import { briefCard, nameStrip } from '#cards';
import type { Piece } from '#drawing';
import { printed } from '../content/catalogue.js';
import type { GroundView } from '../view/view-schema.js';
import { INSIDE } from './look.js';
import type { Showing } from './showing.js';

/** The terrain of a land with its text; of a card that lies face down for one its name, for who sees it (GUARD-195). */
export function terrainFoot(showing: Showing, { terrain }: GroundView): Piece | undefined {
  if (!terrain?.card) return undefined;
  const card = printed(terrain.card.cardId);
  return terrain.faceDown ? nameStrip(showing, card, INSIDE) : briefCard(showing, card, INSIDE);
}
