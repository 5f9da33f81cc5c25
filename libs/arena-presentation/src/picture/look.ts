import { cardColors } from '#cards-presentation';

export { cardStyles as styles } from '#cards-presentation';

/** Colors of the table: a dark green cloth, an arena of sand, bronze for what matters. */
export const colors = {
  ...cardColors,
  cloth: '#1d3029',
  clothEdge: '#0e1714',
  sand: '#dcc08a',
  sandEdge: '#b4925a',
  stone: '#8d8577',
} as const;
