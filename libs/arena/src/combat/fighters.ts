import type { InstanceId } from '#cards';
import type { Combat, Fighter, State } from '../state.js';

/** The combat that is going on. Throws an Error when there is none. */
export function combatOf({ combat }: State): Combat {
  if (!combat) throw new Error('There is no combat.');
  return combat;
}

/** The duellists that are still there, in the order in which the combat began: Active's first. */
export const duellists = (state: State): Fighter[] =>
  combatOf(state).fighters.filter(({ part }) => part === 'DUELLIST');

/** True when both seats have lost their duellist (ARENA-ALO-03, ARENA-ALO-05). */
export const bothGone = (state: State): boolean => duellists(state).length === 0;

/** True when a duellist has left the combat. */
export const oneGone = (state: State): boolean => duellists(state).length < 2;

/** True for a creature that is in the combat. */
export const fights = (state: State, id: InstanceId): boolean =>
  combatOf(state).fighters.some((fighter) => fighter.id === id);
