import { onceFor, type Seat } from '#kernel';
import type { SpaceId } from '../cells/cells.js';
import type { FigureId } from '../content/words.js';
import type { Table } from '../rulebook.js';
import type { Figure, SkirmishState } from '../state.js';

type WithFigures = Pick<SkirmishState, 'figures'>;

/** A figure as the state of a game has it. */
type FigureIn<S extends WithFigures> = S['figures'][number];

/** A hero as the state of a game has it. */
type HeroIn<S extends SkirmishState> = S['heroes'][number];

/** Where figures stand in their list, as far as they have been looked for: nothing is asked as often. */
const placesIn = onceFor((_figures: readonly Figure[]) => new Map<string, number>());

/** The figure with this id, or `undefined`: for ids that come from a seat. */
export function findFigure<S extends SkirmishState>({ figures }: S, id: string): FigureIn<S> | undefined {
  const places = placesIn(figures);
  const known = figures[places.get(id) ?? -1];
  // The list may have changed where it lies.
  if (known?.id === id) return known;
  const place = figures.findIndex((figure) => figure.id === id);
  if (place >= 0) places.set(id, place);
  return figures[place];
}

/** The figure with this id. Throws a RangeError for an id that names none. */
export function figureOf<S extends SkirmishState>(state: S, id: FigureId): FigureIn<S> {
  const figure = findFigure(state, id);
  if (!figure) throw new RangeError(`There is no figure "${id}" in this game.`);
  return figure;
}

/** The hero with this id, or `undefined` for a villain, a sidekick, or an id that is not in this game. */
export const findHeroState = <S extends SkirmishState>(state: S, id: string): HeroIn<S> | undefined =>
  state.heroes.find(({ heroId }) => heroId === id);

/** The hero with this id. Throws a RangeError for an id that names none. */
export function heroOf<S extends SkirmishState>(state: S, id: FigureId): HeroIn<S> {
  const hero = findHeroState(state, id);
  if (!hero) throw new RangeError(`There is no hero "${id}" in this game.`);
  return hero;
}

/** All figures on the board, in canonical order (CLASH-202). */
export const figuresInPlay = <S extends WithFigures>(state: S): FigureIn<S>[] => state.figures.filter(isInPlay);

/** Whether a figure stands on the board. */
export const isInPlay = ({ status, spaceId }: Pick<Figure, 'status' | 'spaceId'>): boolean =>
  status === 'IN_PLAY' && spaceId !== null;

/** Whether an id names a figure that stands on the board. */
export function standsOnBoard(state: SkirmishState, id: FigureId | null): id is FigureId {
  const figure = id === null ? undefined : findFigure(state, id);
  return figure !== undefined && isInPlay(figure);
}

/** The figure on a space, if there is one (CLASH-082). */
export const occupantOf = <S extends SkirmishState>(state: S, spaceId: SpaceId): FigureIn<S> | undefined =>
  state.figures.find((figure) => figure.spaceId === spaceId && figure.status === 'IN_PLAY');

/** The space of a figure on the board. Throws a RangeError for one that stands nowhere. */
export function spaceOf(state: SkirmishState, id: FigureId): SpaceId {
  const { spaceId } = figureOf(state, id);
  if (spaceId === null) throw new RangeError(`"${id}" stands nowhere.`);
  return spaceId;
}

/** The hero that a figure is or belongs to; `undefined` for villains. */
export function heroBehind<S extends SkirmishState>(state: S, id: FigureId): HeroIn<S> | undefined {
  const figure = findFigure(state, id);
  return figure && findHeroState(state, figure.ownerId ?? figure.id);
}

/** The seat of the hero that a figure is or belongs to, unless it has resigned; null: no seat is asked. */
export function seatOfHero(state: SkirmishState, id: FigureId): Seat | null {
  const hero = heroBehind(state, id);
  if (!hero) return null;
  const seat = state.seats[hero.seat];
  return seat && !seat.resigned ? seat.seat : null;
}

/** The seat that decides for a figure, as its game says; null: no seat is asked, or there is no such figure. */
export function seatOf({ book, state }: Table, id: FigureId): Seat | null {
  const figure = findFigure(state, id);
  return figure ? book.seatOf(state, figure) : null;
}

/** The super villain's figures on the board (CLASH-224). */
export const superVillains = <S extends SkirmishState>(state: S): FigureIn<S>[] =>
  state.figures.filter((figure) => figure.superVillain && isInPlay(figure));

/** Whether the super villain is out of action: the game has one, and none of its figures is on the board (CLASH-224). */
export const isVillainOut = (state: SkirmishState): boolean => superVillains(state).length === 0;
