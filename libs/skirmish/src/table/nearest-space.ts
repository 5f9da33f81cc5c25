import { cellOf, spaceDistance, type SpaceId } from '../cells/cells.js';
import type { Table } from '../rulebook.js';
import { boardOf, zonesBetween } from './board.js';
import { occupantOf } from '../figures/figures.js';

/** The free space nearest to a place: zone distance, space distance, canonical order (CLASH-229); itself when it is free. Never one outside zones (SKAROV-TILE-09). */
export function nearestFreeSpace(table: Table, place: SpaceId): SpaceId | undefined {
  let best: { readonly id: SpaceId; readonly zones: number; readonly cells: number } | undefined;
  for (const { id, firstZoneId } of boardOf(table).spaces) {
    if (occupantOf(table.state, id) || firstZoneId !== undefined) continue;
    const zones = zonesBetween(table, place, id);
    const cells = spaceDistance(cellOf(place), cellOf(id));
    if (!best || zones < best.zones || (zones === best.zones && cells < best.cells)) best = { id, zones, cells };
  }
  return best?.id;
}
