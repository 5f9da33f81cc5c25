import type { Seat } from '#kernel';
import type { ArenaTurn, Evolvers } from '../flow/turn.js';
import { cardOf } from '../table/cards.js';
import type { State } from '../state.js';
import { otherSeat, playerOf } from '../table/players.js';

/** The result of the dominants: the Active seat and the seat with the lower one; `'TIE'` for equal values; `null` without dominants. */
type Comparison = { readonly active: Seat; readonly lower: Seat } | 'TIE' | null;

/** The value of a seat's dominant, also of one that was left (`LEAVE_DOMINANT`); `null` when it had none. */
function valueOf(state: State, seat: Seat): number | null {
  const { dominant } = playerOf(state, seat);
  return (
    state.marks.dominantLeft[seat === 0 ? 0 : 1] ??
    (dominant === null ? null : (cardOf(state, dominant).dominantValue ?? 0))
  );
}

/** Compares the dominants; a seat without one had the lower (ARENA-DOM-02, ARENA-END-06). */
export function compareDominants(state: State): Comparison {
  const [first, second] = [valueOf(state, 0), valueOf(state, 1)];
  if (first === null && second === null) return null;
  if (first === second) return 'TIE';
  const active: Seat = (first ?? -1) > (second ?? -1) ? 0 : 1;
  return { active, lower: otherSeat(active) };
}

/** Names Active. */
export const nameActive = (turn: ArenaTurn, seat: Seat, lower: Seat | null): void =>
  turn.emit({ type: 'activeNamed', seat, lower });

/** After the enlistment: by dominants that were redrawn, then by the last `FIRST` (arena.md 8.4, cards.md 5.5). */
export function renameActive(turn: ArenaTurn): void {
  const { dominantRedrawn, first } = turn.state.marks;
  const compared = dominantRedrawn ? compareDominants(turn.state) : null;
  if (compared !== null && compared !== 'TIE') nameActive(turn, compared.active, compared.lower);
  if (first !== null && first !== turn.state.active) nameActive(turn, first, turn.state.lower);
}

export const activeEvolvers = {
  activeNamed(state, { seat, lower }) {
    state.active = seat;
    state.lower = lower;
  },
} satisfies Partial<Evolvers>;
