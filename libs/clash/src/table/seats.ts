import type { State } from '../state.js';
import { sides, type Side } from '../words.js';

export { seatAt as clashSeat, seatsOf, seatsWhere } from '#skirmish/table';

/** The opponents' side. */
export const otherSide = (side: Side): Side => (side === 'A' ? 'B' : 'A');

/** True when two sides play against each other; solo and co-op have one side. */
export const isVersus = (state: Pick<State, 'options'>): boolean => state.options.mode === 'VERSUS';

/** The sides that seats play, in order (CLASH-191). */
export const sidesInPlay = (state: Pick<State, 'options'>): readonly Side[] =>
  isVersus(state) ? sides : [state.options.startSide];

/** The side with this name, which shared rules have named. Throws a RangeError for any other name. */
export function asSide(name: string): Side {
  const side = sides.find((each) => each === name);
  if (!side) throw new RangeError(`There is no side "${name}".`);
  return side;
}
