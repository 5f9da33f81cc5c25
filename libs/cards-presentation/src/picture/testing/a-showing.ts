import { localized, type Locale } from '#kernel';
import type { CardGame } from '#cards';
import type { CardShowing } from '../card-showing.js';

/** The inputs of pictures of cards, with words that no game has. */
export const aShowing = (locale: Locale = 'en', game: CardGame = 'ARENA'): CardShowing => ({
  locale,
  game,
  draws: { mdl: localized('more', 'plus'), ldl: localized('less', 'moins'), luc: localized('luck', 'chance') },
});
