import { both, type Locale } from '#kernel';
import type { CardGame } from '#cards';
import type { CardShowing } from '../card-showing.js';

/** The inputs of pictures of cards, with words that no game has. */
export const aShowing = (locale: Locale = 'en', game: CardGame = 'ARENA'): CardShowing => ({
  locale,
  game,
  draws: { mdl: both('more', 'plus'), ldl: both('less', 'moins'), luc: both('luck', 'chance') },
});
