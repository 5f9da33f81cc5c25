import { joined, over, stacked, tag, type Piece } from '#drawing';
import { printed } from '../printed.js';
import type { PlayerView } from '../view/view-schema.js';
import { nameStrip } from './brief-card.js';
import { CARD } from './card-face.js';
import { faceOf } from './lying-card.js';
import { pictureWords } from './picture-words.js';
import { told, type Showing } from './showing.js';
import { caption, emptyPlace } from './stack.js';

/** The width of a prison. */
export const PRISON_WIDTH = 150;

/** The prison shield with the captive under it, right of the duel zone as its owner sits. */
export function prison(showing: Showing, { prisonShield, captive }: PlayerView): Piece {
  const title = caption(told(showing, pictureWords.prison), PRISON_WIDTH);
  const height = (PRISON_WIDTH / CARD.width) * CARD.height;
  const shield = prisonShield ? [nameStrip(showing, printed(prisonShield.cardId), PRISON_WIDTH)] : [];
  const inside = captive
    ? over(faceOf(showing, captive, PRISON_WIDTH), bars(PRISON_WIDTH, height))
    : emptyPlace(PRISON_WIDTH, height);
  return stacked([title, ...shield, inside], 4);
}

/** Iron before the picture of the captive; what is written on its card stays free. */
function bars(width: number, height: number) {
  const foot = height * 0.38;
  const upright = Array.from({ length: 6 }, (_, index) => {
    const x = 12 + (index * (width - 24)) / 5;
    return tag('rect', {
      x: x - 2.5,
      y: 3,
      width: 5,
      height: foot,
      rx: 2,
      fill: '#2b2d31',
      stroke: '#6d7178',
      'stroke-width': 0.8,
    });
  });
  const across = tag('rect', {
    x: 3,
    y: foot - 4,
    width: width - 6,
    height: 7,
    rx: 2,
    fill: '#2b2d31',
    stroke: '#6d7178',
    'stroke-width': 0.8,
  });
  return joined(...upright, across);
}
