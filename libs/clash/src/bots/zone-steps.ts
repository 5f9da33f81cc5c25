import { onceFor } from '#kernel';
import { neighbourZones } from '#skirmish';
import type { Ground } from './ground.js';

/** The zones adjacent to each zone, worked out once for a ground (CLASH-086). */
export const neighboursOf = onceFor(
  ({ board, doors }: Ground): ReadonlyMap<string, readonly string[]> =>
    new Map(board.zones.map(({ id }) => [id, neighbourZones(board, doors, id)])),
);
