import type { Seat } from '#kernel';
import { landsControlled } from '../board/control.js';
import { printed } from '../content/catalogue.js';
import type { State } from '../state.js';
import { claimsOn } from '../table/claims.js';
import { otherSeat, playerOf } from '../table/players.js';

/**
 * How many cards a seat draws in I.A: the base draw of its guardian, with LDL for fewer disputed lands than the other seat, MDL
 * for more, and LUC for the lower dominant of the turn before; never below 1 (GUARD-030, GUARD-032 to GUARD-035).
 */
export function allowanceOf(state: State, seat: Seat): number {
  const { guardian } = playerOf(state, seat);
  if (guardian === null) throw new Error('The guardians are not on the table yet.');
  const { baseDraw = 0, ldl = 0, mdl = 0, luc = 0 } = printed(guardian);
  const lands = (of: Seat): number => landsControlled(of, (space) => claimsOn(state, space));
  const more = lands(seat) - lands(otherSeat(seat));
  const forLands = more < 0 ? ldl : more > 0 ? mdl : 0;
  return Math.max(1, baseDraw + forLands + (state.lower === seat ? luc : 0));
}
