import type { OpenDoors } from '../board/board.js';
import type { SkirmishState } from '../state.js';

const sets = new WeakMap<string[], { readonly key: string; readonly doors: OpenDoors }>();

/** The doors that a state lists as open, as the board asks for them; one set for as long as the list is the same. */
export function openDoorSet({ openDoors }: Pick<SkirmishState, 'openDoors'>): OpenDoors {
  const key = openDoors.join(' ');
  const known = sets.get(openDoors);
  if (known?.key === key) return known.doors;
  const doors = new Set(openDoors);
  sets.set(openDoors, { key, doors });
  return doors;
}
