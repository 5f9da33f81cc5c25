import { briefCard, nameStrip, cardFace, CARD_SIZE, caption, emptyPlace, stack, scaled } from '#cards-presentation';
import { inRow, stacked, told, type Piece } from '#drawing';
import { type PlayerView, printed } from '#arena/queries';
import { cardIn } from './card-in-game.js';
import { pictureWords } from './picture-words.js';
import type { Showing } from './showing.js';

const CARD_WIDTH = 148;
const STACK_WIDTH = 70;

/** The guardian with what stands around it: pen and depot to its left, its standard bearer, victorious creatures under it. */
export function guardPost(showing: Showing, player: PlayerView): Piece {
  const { seat, pen, depot, standardBearer } = player;
  const stacks = inRow(
    [
      stack({ seat, count: pen, title: told(showing, pictureWords.pen), width: STACK_WIDTH, border: 'SINGLE' }),
      stack({ seat, count: depot, title: told(showing, pictureWords.depot), width: STACK_WIDTH, border: 'DOUBLE' }),
    ],
    10,
  );
  const bearer = standardBearer ? [briefCard(showing, cardIn(standardBearer), 2 * STACK_WIDTH + 10)] : [];
  return inRow([stacked([stacks, ...bearer], 12), guardian(showing, player)], 10);
}

function guardian(showing: Showing, { guardian: cardId, victorious }: PlayerView): Piece {
  const card = cardId === undefined ? undefined : { ...printed(cardId), instanceId: cardId };
  const face = card
    ? scaled(cardFace(showing, card), CARD_WIDTH / CARD_SIZE.width)
    : emptyPlace(CARD_WIDTH, (CARD_WIDTH / CARD_SIZE.width) * CARD_SIZE.height, told(showing, pictureWords.guardian));
  const strips = victorious.map((won) => nameStrip(showing, cardIn(won), CARD_WIDTH));
  const title = caption(`${told(showing, pictureWords.victorious)} ${victorious.length}`, CARD_WIDTH);
  return stacked([face, ...(strips.length > 0 ? [title, ...strips] : [])], 4);
}
