import type { Pictures } from '#kernel';
import type { View } from '#guilds/queries';
import { table } from './table.js';

/** The pictures of a game of Guilds. */
export const pictures: Pictures<View> = { table };
