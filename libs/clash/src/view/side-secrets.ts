import type { HeroState, State } from '../state.js';
import type { Side } from '../words.js';
import { isPlanning } from './held-cards.js';
import type { SideSecrets } from './view-schema.js';

/** What the seats of a side see of it and nobody else: hands, plans, tokens and the initiative deck (CLASH-109). */
export const sideSecrets = (state: State, side: Side): SideSecrets => ({
  side,
  deck: [...state.sides[side].deck],
  heroes: state.heroes.filter((hero) => hero.side === side).map((hero) => heroSecrets(state, hero)),
});

function heroSecrets(state: State, { heroId, hand, plan, tokens, notTaken }: HeroState): SideSecrets['heroes'][number] {
  const planned = new Set(plan?.map(({ cardId }) => cardId));
  return {
    heroId,
    hand: hand.filter((cardId) => !planned.has(cardId)),
    ...(plan === null ? {} : { plan: plan.map(({ cardId, side }) => ({ cardId, side })) }),
    ...(tokens === null || !isPlanning(state) ? {} : { tokens: [...tokens] }),
    notTaken: [...notTaken],
  };
}
