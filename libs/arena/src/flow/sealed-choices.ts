import type { Seat } from '#kernel';
import type { Choice, State } from '../state.js';

/** Seats of the open sealed stage that have not chosen yet (ARENA-GEN-05). */
export const stillChoosing = ({ sealed }: State): Seat[] =>
  (sealed?.asked ?? []).filter((seat) => choicesOf({ sealed }, seat).length === 0);

/** The choices of a seat in the open sealed stage. */
export const choicesOf = ({ sealed }: Pick<State, 'sealed'>, seat: Seat): readonly Choice[] =>
  sealed?.choices[seat] ?? [];

/** Records a choice. Changes the state. */
export function recordChoice(state: State, seat: Seat, choice: Choice): void {
  if (!state.sealed) throw new Error('There is nothing to choose.');
  state.sealed.choices[seat] = [...choicesOf(state, seat), choice];
}
