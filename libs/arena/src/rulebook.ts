import type { CardBook } from '#cards';
import { box } from './content/catalogue.js';
import { seats } from './words.js';

/** The answers of Arena to the rules that games of cards share. */
export const rulebook: CardBook = {
  game: 'ARENA',
  title: 'Arena',
  paper: 'arena.md',
  box,
  seats,
  rules: {
    deck: 'ARENA-SET-05',
    shuffle: 'ARENA-SET-03, ARENA-ENG-05',
    card: 'ARENA-ENG-07',
    window: 'ARENA-GEN-04',
    declaredPasses: 'ARENA-GEN-10',
    outcome: 'ARENA-END-09',
  },
  kit: [],
};
