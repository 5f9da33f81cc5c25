import type { Pictures } from '#kernel';
import type { View } from '../view/view-schema.js';
import { table } from './table.js';

/** What can be drawn of a game of Guardians. */
export const pictures: Pictures<View> = { table };
