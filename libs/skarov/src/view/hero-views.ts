import { heldCards, powerCardsOf } from '#skirmish/table';
import { shownOfHero } from '#skirmish/view';
import { isWoundCard } from '../content/catalogue.js';
import { deedSchema } from '../content/vocabulary.js';
import { book } from '../rulebook.js';
import type { HeroState, State } from '../state.js';
import { compareCards } from '../table/card-order.js';
import type { HeroView } from './view-schema.js';

/** The heroes as all players see them: of hidden cards only how many there are, of plans only where cards lie (skarov.md 6). */
export const heroViews = (state: State): HeroView[] => state.heroes.map(heroView);

function heroView(hero: HeroState): HeroView {
  const { heroId, seat, rank, plan, setAside } = hero;
  const held = heldCards(hero);
  const wounds = held.filter(isWoundCard).length;
  return {
    heroId,
    seat,
    rank,
    deck: powerCardsOf(book, hero),
    setAside: [...setAside],
    hand: held.length - wounds,
    wounds,
    ...(plan === null ? {} : { planned: laidCards(hero) }),
    ...shownOfHero(hero, deedSchema.options),
  };
}

/** The cards that lie by a sheet: those that lie face up, then the sides of the others. Their order tells nothing. */
function laidCards({ plan, shown }: HeroState): NonNullable<HeroView['planned']> {
  const plays = plan ?? [];
  const faceUp = plays.filter(({ cardId }) => shown.includes(cardId));
  const faceDown = plays.filter(({ cardId }) => !shown.includes(cardId));
  return [
    ...faceUp.sort((a, b) => compareCards(a.cardId, b.cardId)).map(({ cardId, side }) => ({ side, cardId })),
    ...faceDown
      .map(({ side }) => side)
      .sort()
      .map((side) => ({ side })),
  ];
}
