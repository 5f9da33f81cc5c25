import { onceFor } from '#kernel';
import type { ZoneId } from '../board/board.js';
import { neighbourZones } from '../board/distances.js';
import type { Ground } from './ground.js';

/** The zones adjacent to each zone, worked out once for a ground (CLASH-086). */
export const neighboursOf = onceFor(
  ({ board, doors }: Ground): ReadonlyMap<ZoneId, readonly ZoneId[]> =>
    new Map(board.zones.map(({ id }) => [id, neighbourZones(board, doors, id)])),
);
