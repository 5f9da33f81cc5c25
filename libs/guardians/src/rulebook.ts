import { sealedKits, type CardBook } from '#cards';
import { seats } from './board/spaces.js';
import { box } from './content/catalogue.js';

/** What the rules that games of cards share ask Guardians. */
export const rulebook: CardBook = {
  game: 'GUARDIANS',
  title: 'Guardians',
  box,
  seats,
  rules: { deck: 'GUARD-015', window: 'GUARD-133', declaredPasses: 'GUARD-134' },
  kit: sealedKits.GUARDIANS,
};
