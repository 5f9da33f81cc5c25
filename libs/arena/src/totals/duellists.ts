import type { Seat } from '#kernel';
import type { Fighter, State } from '../state.js';

/** The duellist of a seat in the combat; `undefined` without one. */
export const duellistOf = ({ combat }: State, seat: Seat): Fighter | undefined =>
  combat?.fighters.find((fighter) => fighter.seat === seat && fighter.part === 'DUELLIST');

/** The creatures of a seat in the combat, its duellist first. */
export const fightersOf = ({ combat }: State, seat: Seat): Fighter[] =>
  combat?.fighters.filter((fighter) => fighter.seat === seat) ?? [];
