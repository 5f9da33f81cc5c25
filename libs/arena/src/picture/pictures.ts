import { cardPictures } from '#cards';
import type { Pictures } from '#kernel';
import { printed } from '../content/catalogue.js';
import { rulebook } from '../rulebook.js';
import type { View } from '../view/view-schema.js';
import { drawWords } from './picture-words.js';
import { table } from './table.js';

/** The pictures of a game of Arena. */
export const pictures: Pictures<View> = { table };

/** The cards, each alone. */
export const piecePictures = cardPictures({ game: rulebook.game, draws: drawWords }, printed);
