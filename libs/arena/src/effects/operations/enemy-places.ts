import type { Seat } from '#kernel';
import type { Target } from '../../commands.js';
import type { Placed, State } from '../../state.js';
import { at, otherSeat, placeOf, places } from '../../table/players.js';
import { sees } from '../../table/faces.js';
import type { Place } from '../../words.js';

/** ON and UNDER strongholds. */
export const atStrongholds: readonly Place[] = places.filter((place) => place !== 'DUEL_ZONE');

/**
 * The face-down cards of the enemy at some places, each in canonical form: by place, or by id when the seat has looked at it
 * (ARENA-GEN-14, ARENA-ENG-01).
 */
export function* faceDownCards(state: State, seat: Seat, where: readonly Place[]): Iterable<Target> {
  for (const place of where) {
    const placed = at(state, otherSeat(seat), place);
    if (!placed || placed.faceUp) continue;
    yield sees(state, seat, placed.id) ? { cardId: placed.id } : { place };
  }
}

/** Where such a card lies. Throws an Error when the target names none: legal targets do. */
export function placeNamed(state: State, seat: Seat, target: Target | null): { place: Place; placed: Placed } {
  const enemy = otherSeat(seat);
  const place = target?.place ?? (target?.cardId === undefined ? undefined : placeOf(state, target.cardId)?.place);
  const placed = place && at(state, enemy, place);
  if (!place || !placed) throw new Error('The target names no card of the enemy.');
  return { place, placed };
}

/** The target as all players may know it: a card that lies face down is named by its place alone (ARENA-ENG-05). */
export function publicTarget(state: State, target: Target | null): Target | null {
  const found = target?.cardId === undefined ? undefined : placeOf(state, target.cardId);
  const inCombat = state.combat?.fighters.some(({ id }) => id === target?.cardId) ?? false;
  return found && !found.placed.faceUp && !inCombat ? { place: found.place } : target;
}
