import type { Pictures } from '#kernel';
import type { View } from '#skarov/queries';
import { frontPage } from './front-page.js';
import { table } from './table.js';

/** The pictures of a game of Skarov: the table, and the front page as it would be printed now. */
export const pictures: Pictures<View> = {
  table,
  'front-page': frontPage,
};
