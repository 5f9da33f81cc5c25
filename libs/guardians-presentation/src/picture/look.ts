import { cardColors } from '#cards-presentation';

export { cardStyles as styles } from '#cards-presentation';

/** Colors of the table: a blue evening cloth, a board of dark wood, bronze for what matters. */
export const colors = {
  ...cardColors,
  cloth: '#27394a',
  clothEdge: '#0d141b',
  wood: '#33261a',
  woodEdge: '#6d5233',
  bare: '#857a5c',
  bareLine: '#6c6248',
  night: '#11151b',
  dark: '#2b2f38',
} as const;

/** The width of a space of the board, and what lies between two. */
export const SPACE = 428;
export const SPACE_GAP = 10;
/** The width of what stands in a space. */
export const SPACE_PADDING = 12;
export const INSIDE = SPACE - 2 * SPACE_PADDING;
