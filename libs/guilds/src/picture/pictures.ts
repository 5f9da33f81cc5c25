import type { Pictures } from '#kernel';
import type { View } from '../view/view-schema.js';
import { table } from './table.js';

/** The pictures of a game of Guilds. */
export const pictures: Pictures<View> = { table };
