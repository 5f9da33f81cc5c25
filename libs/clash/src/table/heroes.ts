import type { Seat } from '#kernel';
import type { HeroState, State } from '../state.js';

export { heroesInPlay, isOut, ownHeroesInPlay, ownHeroInPlay } from '#skirmish/figures';

/** The first hero of a seat: it alone advances in a campaign. Main heroes come before team-up heroes, the first one first. */
export const firstMainHero = (state: State, seat: Seat): HeroState | undefined =>
  state.heroes.find((hero) => hero.seat === seat && !hero.teamUp);
