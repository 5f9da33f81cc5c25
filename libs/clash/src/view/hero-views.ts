import { heldCards, powerCardsOf } from '#skirmish/table';
import { shownOfHero } from '#skirmish/view';
import { isWoundCard } from '../content/catalogue.js';
import { deedSchema } from '../content/vocabulary.js';
import { book } from '../rulebook.js';
import type { HeroState, State } from '../state.js';
import { woundLimit } from '../wounds/outs.js';
import { isPlanning } from './planning.js';
import type { HeroView } from './view-schema.js';

/** The heroes as all players see them: of hidden cards only how many there are, of plans only that they lie (clash.md 6). */
export const heroViews = (state: State): HeroView[] => state.heroes.map((hero) => heroView(state, hero));

function heroView(state: State, hero: HeroState): HeroView {
  const { heroId, seat, side, rank, teamUp, choosesCards, plan, tokens, setAside } = hero;
  const held = heldCards(hero);
  const planning = isPlanning(state);
  return {
    heroId,
    seat,
    side,
    rank,
    teamUp,
    set: powerCardsOf(book, hero),
    choosesCards,
    hand: held.length,
    wounds: held.filter(isWoundCard).length,
    ...(teamUp ? {} : { woundLimit: woundLimit(state) }),
    planned: planning && plan !== null,
    tokensPlaced: planning && tokens !== null,
    tokens: planning ? [] : [...(tokens ?? [])],
    setAside: [...setAside],
    ...shownOfHero(hero, deedSchema.options),
  };
}
