import { cellOf, spaceDistance } from '#skirmish';
import type { State } from '../state.js';
import type { SpaceId } from '../words.js';
import { boardOf, zonesBetween } from './board.js';
import { occupantOf } from './figures.js';

/** The free space nearest to a place: zone distance, space distance, canonical order (CLASH-229); itself when it is free. */
export function nearestFreeSpace(state: State, place: SpaceId): SpaceId | undefined {
  let best: { readonly id: SpaceId; readonly zones: number; readonly cells: number } | undefined;
  for (const { id } of boardOf(state).spaces) {
    if (occupantOf(state, id)) continue;
    const zones = zonesBetween(state, place, id);
    const cells = spaceDistance(cellOf(place), cellOf(id));
    if (!best || zones < best.zones || (zones === best.zones && cells < best.cells)) best = { id, zones, cells };
  }
  return best?.id;
}
