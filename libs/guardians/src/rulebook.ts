import type { CardBook } from '#cards';
import { sealedKits } from '#cards/decks';
import { seats } from './board/spaces.js';
import { box } from './content/catalogue.js';

/** The answers of Guardians to the rules that games of cards share. */
export const rulebook: CardBook = {
  game: 'GUARDIANS',
  title: 'Guardians',
  paper: 'guardians.md',
  box,
  seats,
  rules: {
    deck: 'GUARD-015',
    shuffle: 'GUARD-021, GUARD-226',
    card: 'GUARD-226',
    window: 'GUARD-133',
    declaredPasses: 'GUARD-134',
    outcome: 'GUARD-210 to GUARD-216',
  },
  kit: sealedKits.GUARDIANS,
};
