import type { Seat } from '#kernel';
import type { Figure, HeroState, State } from '../state.js';
import type { FigureId, SpaceId } from '../words.js';

/** The figure with this id, or `undefined`: for ids that come from a seat. */
export const findFigure = (state: State, id: string): Figure | undefined =>
  state.figures.find((figure) => figure.id === id);

/** The figure with this id. Throws a RangeError for an id that names none. */
export function figureOf(state: State, id: FigureId): Figure {
  const figure = findFigure(state, id);
  if (!figure) throw new RangeError(`There is no figure "${id}" in this game.`);
  return figure;
}

/** The hero with this id, or `undefined` for a villain, a sidekick, or nobody of this game. */
export const findHeroState = (state: State, id: string): HeroState | undefined =>
  state.heroes.find(({ heroId }) => heroId === id);

/** The hero with this id. Throws a RangeError for an id that names none. */
export function heroOf(state: State, id: FigureId): HeroState {
  const hero = findHeroState(state, id);
  if (!hero) throw new RangeError(`There is no hero "${id}" in this game.`);
  return hero;
}

/** Everybody on the board, in canonical order (CLASH-202). */
export const figuresInPlay = (state: State): Figure[] => state.figures.filter(isInPlay);

/** Whether a figure stands on the board. */
export const isInPlay = ({ status, spaceId }: Figure): boolean => status === 'IN_PLAY' && spaceId !== null;

/** Whether an id names a figure that stands on the board. */
export function standsOnBoard(state: State, id: FigureId | null): id is FigureId {
  const figure = id === null ? undefined : findFigure(state, id);
  return figure !== undefined && isInPlay(figure);
}

/** Who stands on a space, if anybody (CLASH-082). */
export const occupantOf = (state: State, spaceId: SpaceId): Figure | undefined =>
  state.figures.find((figure) => figure.spaceId === spaceId && figure.status === 'IN_PLAY');

/** The space of a figure on the board. Throws a RangeError for one that stands nowhere. */
export function spaceOf(state: State, id: FigureId): SpaceId {
  const { spaceId } = figureOf(state, id);
  if (spaceId === null) throw new RangeError(`"${id}" stands nowhere.`);
  return spaceId;
}

/** The hero that a figure is or belongs to; `undefined` for villains. */
export function heroBehind(state: State, id: FigureId): HeroState | undefined {
  const figure = findFigure(state, id);
  return figure && findHeroState(state, figure.ownerId ?? figure.id);
}

/** The seat that decides for a figure: its hero's, unless that seat has resigned; null: nobody is asked. */
export function seatOf(state: State, id: FigureId): Seat | null {
  const hero = heroBehind(state, id);
  if (!hero) return null;
  const seat = state.seats[hero.seat];
  return seat && !seat.resigned ? seat.seat : null;
}

/** The super villain's figures on the board (CLASH-224). */
export const superVillains = (state: State): Figure[] =>
  state.figures.filter((figure) => figure.superVillain && isInPlay(figure));

/** Whether the super villain is out of action: the sheet names one, and none of his figures is on the board (CLASH-224). */
export const isVillainOut = (state: State): boolean => superVillains(state).length === 0;
