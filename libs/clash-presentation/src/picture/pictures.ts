import type { Pictures } from '#kernel';
import type { View } from '#clash/queries';
import { frontPage } from './front-page.js';
import { table } from './table.js';

/** The pictures of a game of Clash of Heroes: the table, and the front pages of both sides. */
export const pictures: Pictures<View> = {
  table,
  'front-page-a': frontPage('A'),
  'front-page-b': frontPage('B'),
};
