import { cardPictures } from '#cards-presentation';
import type { PiecePictures, Pictures } from '#kernel';
import { printed, rulebook, type View } from '#guardians/queries';
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
