import type { Place } from '#guardians/queries';
import type { EventFormatter } from './event-formatter.js';

/** Where a path ends, and the spaces before: “the land b3 over the land b2”. */
export const way = (tell: EventFormatter, path: readonly Place[]): string => end(tell, path) + over(tell, path);

/** Where a path ends. */
export const end = (tell: EventFormatter, path: readonly Place[]): string => path.slice(-1).map(tell.place).join('');

/** The spaces before the end of a path; nothing where it has one step. */
const over = (tell: EventFormatter, path: readonly Place[]): string =>
  path.length < 2 ? '' : tell.say(` over ${between(tell, path)}`, `, en passant par ${between(tell, path)}`);

const between = (tell: EventFormatter, path: readonly Place[]): string =>
  tell.listed(path.slice(0, -1).map(tell.place), '');
