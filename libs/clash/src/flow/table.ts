import type { Seat } from '#kernel';
import { box } from '../content/box.js';
import { standsOnBoard } from '../figures/figures.js';
import type { ClashSeat, Figure, FigureId, HeroState, State } from '../state.js';
import { sides, type Side } from '../words.js';

/** The opponents' side. */
export const otherSide = (side: Side): Side => (side === 'A' ? 'B' : 'A');

/** True when two sides play against each other; solo and co-op have one side. */
export const isVersus = (state: Pick<State, 'options'>): boolean => state.options.mode === 'VERSUS';

/** The sides that seats play, in order (CLASH-191). */
export const sidesInPlay = (state: Pick<State, 'options'>): readonly Side[] =>
  isVersus(state) ? sides : [state.options.startSide];

/** A seat. Throws a RangeError when there is none. */
export function clashSeat(state: State, seat: Seat): ClashSeat {
  const found = state.seats[seat];
  if (!found) throw new RangeError(`There is no seat ${seat}.`);
  return found;
}

/** The seats of a side, in order. */
export const seatsOf = (state: State, side: Side): readonly ClashSeat[] =>
  state.seats.filter((seat) => seat.side === side);

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

/** The seats for which something holds, in order; never one that has resigned (CLASH-257). */
export const seatsWhere = (state: State, holds: (seat: ClashSeat) => boolean): readonly Seat[] =>
  state.seats.filter((seat) => !seat.resigned && holds(seat)).map(({ seat }) => seat);

/** Puts heroes and figures in canonical order (CLASH-202). Changes the state. */
export function sortTable(state: State): void {
  state.heroes.sort((a, b) => a.seat - b.seat || Number(a.teamUp) - Number(b.teamUp));
  const heroPlace = (id: string | null): number => state.heroes.findIndex(({ heroId }) => heroId === id);
  const sheetPlace = (id: string): number => box.villainSheets.findIndex((sheet) => sheet.id === id);
  const keys = (figure: Figure): readonly number[] =>
    figure.kind === 'VILLAIN'
      ? [1, sheetPlace(figure.sheetId), figure.number]
      : [0, heroPlace(figure.ownerId ?? figure.id), Number(figure.kind === 'SIDEKICK')];
  state.figures.sort((a, b) => compareKeys(keys(a), keys(b)));
}

function compareKeys(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((key, place) => key !== b[place]);
  return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
}
