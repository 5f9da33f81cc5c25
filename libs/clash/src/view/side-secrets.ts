import { ownCards } from '#skirmish/view';
import type { HeroState, State } from '../state.js';
import type { Side } from '../words.js';
import { isPlanning } from './planning.js';
import type { SideSecrets } from './view-schema.js';

/** The secrets of a side, for its seats only: hands, plans, tokens and the initiative deck (CLASH-109). */
export const sideSecrets = (state: State, side: Side): SideSecrets => ({
  side,
  deck: [...state.sides[side].deck],
  heroes: state.heroes.filter((hero) => hero.side === side).map((hero) => heroSecrets(state, hero)),
});

function heroSecrets(state: State, hero: HeroState): SideSecrets['heroes'][number] {
  const { tokens, notTaken } = hero;
  return {
    ...ownCards(hero),
    ...(tokens === null || !isPlanning(state) ? {} : { tokens: [...tokens] }),
    notTaken: [...notTaken],
  };
}
