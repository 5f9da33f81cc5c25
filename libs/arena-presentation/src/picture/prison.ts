import { nameStrip, CARD_SIZE, caption, emptyPlace } from '#cards-presentation';
import { joined, over, stacked, tag, told, type Markup, type Piece } from '#drawing';
import { type PlayerView } from '#arena/queries';
import { cardIn } from './card-in-game.js';
import { faceOf } from './lying-card.js';
import { pictureWords } from './picture-words.js';
import type { Showing } from './showing.js';

/** The width of a prison. */
export const PRISON_WIDTH = 150;

/** The prison shield with the captive under it, right of the duel zone as its owner sits. */
export function prison(showing: Showing, { prisonShield, captive }: PlayerView): Piece {
  const title = caption(told(showing, pictureWords.prison), PRISON_WIDTH);
  const height = (PRISON_WIDTH / CARD_SIZE.width) * CARD_SIZE.height;
  const shield = prisonShield ? [nameStrip(showing, cardIn(prisonShield), PRISON_WIDTH)] : [];
  const inside = captive
    ? over(faceOf(showing, captive, PRISON_WIDTH), bars(PRISON_WIDTH, height))
    : emptyPlace(PRISON_WIDTH, height);
  return stacked([title, ...shield, inside], 4);
}

/** Iron before the middle of the captive's picture: its numbers stay free. */
function bars(width: number, height: number): Markup {
  const [left, right, foot] = [width * 0.36, width * 0.7, height * 0.36];
  const iron = { rx: 2, fill: '#2b2d31', stroke: '#8a8f98', 'stroke-width': 0.8 };
  const upright = Array.from({ length: 4 }, (_, index) =>
    tag('rect', { x: left + 3 + (index * (right - left - 11)) / 3, y: 2, width: 5, height: foot, ...iron }),
  );
  const rails = [9, foot - 10].map((y) => tag('rect', { x: left, y, width: right - left, height: 5, ...iron }));
  return joined(...upright, ...rails);
}
