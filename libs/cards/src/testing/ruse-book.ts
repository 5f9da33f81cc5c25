import { catalogueOf } from '#kernel';
import type { CardBook } from '../card-book.js';
import { cards } from '../content/index.js';

/**
 * The book of a game for tests alone: three seats, the cards as Guardians reads them, a kit of two shields. Rules are
 * called `RUSE-` and what they are about.
 */
export const ruseBook: CardBook = {
  game: 'GUARDIANS',
  title: 'Ruse',
  paper: 'ruse.md',
  box: catalogueOf({ card: cards }),
  seats: [0, 1, 2],
  rules: {
    deck: 'RUSE-DECK',
    shuffle: 'RUSE-SHUFFLE',
    card: 'RUSE-CARD',
    window: 'RUSE-WINDOW',
    declaredPasses: 'RUSE-AHEAD',
    outcome: 'RUSE-END',
  },
  kit: ['L24-7', 'L24-8'],
};
