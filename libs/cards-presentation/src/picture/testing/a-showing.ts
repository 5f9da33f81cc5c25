import { both, type Locale } from '#kernel';
import type { CardGame } from '#cards/queries';
import type { CardShowing } from '../card-showing.js';

/** What pictures of cards are drawn from, with words that no game has. */
export const aShowing = (locale: Locale = 'en', game: CardGame = 'ARENA'): CardShowing => ({
  locale,
  game,
  draws: { mdl: both('more', 'plus'), ldl: both('less', 'moins'), luc: both('luck', 'chance') },
});
