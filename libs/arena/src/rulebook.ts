import type { CardBook } from '#cards';
import { box } from './content/catalogue.js';
import { seats } from './words.js';

/** What the rules that games of cards share ask Arena. */
export const rulebook: CardBook = {
  game: 'ARENA',
  title: 'Arena',
  box,
  seats,
  rules: { deck: 'ARENA-SET-05', window: 'ARENA-GEN-04', declaredPasses: 'ARENA-GEN-10' },
  kit: [],
};
