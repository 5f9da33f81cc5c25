import { cardPictures } from '#cards-presentation';
import type { Pictures } from '#kernel';
import { printed, rulebook, type View } from '#arena/queries';
import { drawWords } from './picture-words.js';
import { table } from './table.js';

/** The pictures of a game of Arena. */
export const pictures: Pictures<View> = { table };

/** The cards, each alone. */
export const piecePictures = cardPictures({ game: rulebook.game, draws: drawWords }, printed);
