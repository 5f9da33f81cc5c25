import type { Seat } from '#kernel';
import type { FigureId } from '../content/words.js';
import type { SkirmishState } from '../state.js';
import { standsOnBoard } from './figures.js';

/** True when the figure has left the game. */
export const isOut = (state: SkirmishState, figureId: FigureId): boolean =>
  state.figures.some(({ id, status }) => id === figureId && status === 'OUT');

/** The heroes on the board, in canonical order. */
export const heroesInPlay = <S extends SkirmishState>(state: S): readonly S['heroes'][number][] =>
  state.heroes.filter(({ heroId }) => standsOnBoard(state, heroId));

/** The heroes of a seat on the board, in canonical order. */
export const ownHeroesInPlay = <S extends SkirmishState>(state: S, seat: Seat): readonly S['heroes'][number][] =>
  heroesInPlay(state).filter((hero) => hero.seat === seat);

/** The hero when it stands on the board and belongs to the seat. */
export const ownHeroInPlay = <S extends SkirmishState>(
  state: S,
  seat: Seat,
  heroId: FigureId,
): S['heroes'][number] | undefined => ownHeroesInPlay(state, seat).find((hero) => hero.heroId === heroId);
