import { nameStrip, CARD_SIZE, cardBack, caption, stack } from '#cards';
import { centered, over, placed, stacked, told, type Piece } from '#drawing';
import { printed } from '../content/catalogue.js';
import type { PlayerView } from '../view/view-schema.js';
import { faceOf } from './lying-card.js';
import { pictureWords } from './picture-words.js';
import type { Showing } from './showing.js';

/** The width of the piles. */
export const PILES_WIDTH = 150;
const DISCARDS_SHOWN = 3;

/** The draw pile with the dominant face up on it, and the discard pile with the names of its last cards. */
export function piles(showing: Showing, player: PlayerView): Piece {
  const { discard } = player;
  const last = discard.slice(-DISCARDS_SHOWN).reverse();
  const title = caption(`${told(showing, pictureWords.discard)} ${discard.length}`, PILES_WIDTH);
  const strips = last.map(({ cardId }) => nameStrip(showing, printed(cardId), PILES_WIDTH));
  return stacked([drawPile(showing, player), title, ...strips], 4);
}

/** The dominant is not counted with the pile below it. */
function drawPile(showing: Showing, { seat, pile, dominant }: PlayerView): Piece {
  const title = `${told(showing, pictureWords.pile)} ${pile}`;
  if (!dominant)
    return centered(stack({ seat, count: pile, title: told(showing, pictureWords.pile), width: 120 }), PILES_WIDTH);
  const width = PILES_WIDTH - 8;
  const face = faceOf(showing, dominant, width);
  const back = cardBack(seat, width);
  const layers = Math.min(2, pile);
  const lying = {
    width: PILES_WIDTH,
    height: (CARD_SIZE.height / CARD_SIZE.width) * width + 6,
    markup: placed(0, 0, back),
  };
  const whole = over(
    { ...lying, markup: placed(layers * 4, layers * 3, back) },
    ...(layers > 1 ? [placed(4, 3, back)] : []),
    face.markup,
  );
  return stacked([caption(`${title} + ${told(showing, pictureWords.dominant)}`, PILES_WIDTH), whole], 4);
}
