import type { Seat } from '#kernel';
import type { HeroState, State } from '../state.js';
import type { FigureId } from '../words.js';
import { standsOnBoard } from './figures.js';

/** True when the figure has left the game. */
export const isOut = (state: State, figureId: FigureId): boolean =>
  state.figures.some(({ id, status }) => id === figureId && status === 'OUT');

/** The heroes on the board, in canonical order. */
export const heroesInPlay = (state: State): readonly HeroState[] =>
  state.heroes.filter(({ heroId }) => standsOnBoard(state, heroId));

/** The heroes of a seat on the board, in canonical order. */
export const ownHeroesInPlay = (state: State, seat: Seat): readonly HeroState[] =>
  heroesInPlay(state).filter((hero) => hero.seat === seat);

/** The hero when he stands on the board and belongs to the seat. */
export const ownHeroInPlay = (state: State, seat: Seat, heroId: FigureId): HeroState | undefined =>
  ownHeroesInPlay(state, seat).find((hero) => hero.heroId === heroId);

/** The hero with whom a seat began: he alone advances in a campaign. Main heroes come before team-up heroes, the first one first. */
export const firstMainHero = (state: State, seat: Seat): HeroState | undefined =>
  state.heroes.find((hero) => hero.seat === seat && !hero.teamUp);
