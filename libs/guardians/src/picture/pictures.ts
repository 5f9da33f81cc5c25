import { cardPictures } from '#cards';
import type { PiecePictures, Pictures } from '#kernel';
import { printed } from '../content/catalogue.js';
import { rulebook } from '../rulebook.js';
import type { View } from '../view/view-schema.js';
import { drawWords } from './picture-words.js';
import { printedBoard } from './printed-board.js';
import { table } from './table.js';

/** The pictures of a game of Guardians. */
export const pictures: Pictures<View> = { table };

/** The cards and the board, each alone. */
export const piecePictures: PiecePictures = {
  ...cardPictures({ game: rulebook.game, draws: drawWords }, printed),
  boards: printedBoard,
};
