import type { Board, OpenDoors, ZoneId } from './board.js';
import { doorwaysOf, isClosed, type Doorways } from './doorways.js';
import { walkableIndex, WALL, type Grid } from './grid.js';

/**
 * The zones adjacent to a zone, by id: some cell edge between them carries neither a wall nor a closed door
 * (CLASH-086); a corner is not enough (CLASH-220). Throws a RangeError when there is no such zone.
 */
export function neighbourZones(board: Board, openDoors: OpenDoors, zoneId: ZoneId): readonly ZoneId[] {
  const { id } = board.zone(zoneId);
  return zoneGraph(board, openDoors).get(id) ?? [];
}

/** The zones adjacent to each zone (CLASH-086). */
export function zoneGraph(board: Board, openDoors: OpenDoors): ReadonlyMap<ZoneId, readonly ZoneId[]> {
  const doorways = doorwaysOf(board, openDoors);
  return (doorways.zones ??= workOutGraph(board, doorways));
}

/**
 * Zone distances from a zone: the fewest steps from adjacent zone to adjacent zone; figures do not count (CLASH-222).
 * Nearest first; zones that no way leads to are left out. Throws a RangeError when there is no such zone.
 */
export function zoneDistances(board: Board, openDoors: OpenDoors, zoneId: ZoneId): ReadonlyMap<ZoneId, number> {
  const { distances } = doorwaysOf(board, openDoors);
  const before = distances.get(zoneId);
  if (before) return before;
  const graph = zoneGraph(board, openDoors);
  const steps = new Map([[board.zone(zoneId).id, 0]]);
  for (const [id, far] of steps) {
    for (const next of graph.get(id) ?? []) if (!steps.has(next)) steps.set(next, far + 1);
  }
  distances.set(zoneId, steps);
  return steps;
}

/** The zone distance of two zones; Infinity without a way, which is farther than any way (CLASH-222). */
export const zoneDistance = (board: Board, openDoors: OpenDoors, from: ZoneId, to: ZoneId): number =>
  zoneDistances(board, openDoors, from).get(to) ?? Infinity;

function workOutGraph({ grid, zones }: Board, doorways: Doorways): Map<ZoneId, readonly ZoneId[]> {
  const neighbours = zones.map(() => new Set<number>());
  const join = (one: number, other: number, edge: number): void => {
    if (isClosed(edge, doorways) || one < 0 || other < 0 || one === other) return;
    neighbours[one]?.add(other);
    neighbours[other]?.add(one);
  };
  for (const cell of grid.walkable) {
    const [column, row] = [cell.x - grid.left, cell.y - grid.top];
    const zone = zoneOfCell(grid, cell.x, cell.y);
    join(zone, zoneOfCell(grid, cell.x - 1, cell.y), grid.upright[row * (grid.width + 1) + column] ?? WALL);
    join(zone, zoneOfCell(grid, cell.x, cell.y - 1), grid.level[row * grid.width + column] ?? WALL);
  }
  return new Map(
    zones.map((zone, place) => [
      zone.id,
      zones.filter((_, other) => neighbours[place]?.has(other) === true).map((neighbour) => neighbour.id),
    ]),
  );
}

function zoneOfCell(grid: Grid, x: number, y: number): number {
  const index = walkableIndex(grid, { x, y });
  return index < 0 ? -1 : (grid.zoneOf[index] ?? -1);
}
