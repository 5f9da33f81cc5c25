import type { Seat } from '#kernel';
import { arrive } from '../combat/begin-combat.js';
import type { GuardiansTurn } from '../flow/turn.js';
import { optionOf } from '../reinforcing/sources.js';
import type { Place, Space } from '../words.js';

/** The shield that was turned goes its way, and meets what is at its end. Throws an Error for no path. */
export function carryOut(turn: GuardiansTurn, seat: Seat, path: readonly Place[], flown: boolean): void {
  const from = optionOf(turn.state);
  const to = path.at(-1);
  if (to === undefined) throw new Error('A move has at least one step.');
  turn.emit({ type: 'shieldMoved', seat, from, to, path: [...path], flown });
  // A guardian is no part of a path but its end (GUARD-181).
  arrive(turn, seat, to, [from, ...(path.slice(0, -1) as Space[])]);
}
