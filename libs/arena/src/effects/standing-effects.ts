import type { Seat } from '#kernel';
import type { ArenaTurn } from '../flow/step-rules.js';

/** Creatures that nothing holds under a stronghold any more go to their pen (ARENA-ENL-12). */
export function upgradeHolds(_turn: ArenaTurn, _seat: Seat): void {
  // Filled by the effects.
}
