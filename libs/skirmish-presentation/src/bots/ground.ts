import type { Board, OpenDoors, SpaceId, ZoneId } from '#skirmish';
import { adjacentSpaces, areCellsAdjacent, isLineClear, zoneDistance } from '#skirmish/board';
import { cellOf } from '#skirmish/cells';

/** The board for one figure: the doors that are open to it, and the cells that always block its lines. */
export interface Ground {
  readonly board: Board;
  readonly doors: OpenDoors;
  /** Cells of objects, and of tokens that block like objects (CLASH-233, CLASH-238). */
  readonly covered: ReadonlySet<SpaceId>;
}

/** Stands for "no way leads there". */
const NO_WAY = 30;

/** The zone of a space; empty for a space outside zones (SKAROV-TILE-10). */
export const zoneAt = ({ board }: Ground, spaceId: SpaceId): ZoneId => board.space(spaceId).zoneId;

/** The first zone of a move from a space: its own, or the one that it is attached to (SKAROV-MOVE-11). */
const firstZone = ({ board }: Ground, spaceId: SpaceId): ZoneId => {
  const { zoneId, firstZoneId } = board.space(spaceId);
  return firstZoneId ?? zoneId;
};

/** Zone distance of two spaces (CLASH-222); a large number where no way leads. */
export const zonesBetween = (ground: Ground, a: SpaceId, b: SpaceId): number =>
  Math.min(NO_WAY, zoneDistance(ground.board, ground.doors, firstZone(ground, a), firstZone(ground, b)));

/** Whether a melee attack reaches from one space to the other (CLASH-087, CLASH-136). */
export const isBeside = ({ board, doors }: Ground, a: SpaceId, b: SpaceId): boolean =>
  areCellsAdjacent(board, doors, cellOf(a), cellOf(b));

/** The spaces beside a space (CLASH-087). */
export const spacesBeside = ({ board, doors }: Ground, spaceId: SpaceId): readonly SpaceId[] =>
  adjacentSpaces(board, doors, spaceId);

/** Whether a line is clear of walls, of covered cells and of the figures named (CLASH-223). */
export const hasLine = (ground: Ground, from: SpaceId, to: SpaceId, blockers: ReadonlySet<SpaceId>): boolean =>
  isLineClear(ground.board, ground.doors, cellOf(from), cellOf(to), ({ x, y }) => {
    const id = `${x},${y}`;
    return blockers.has(id) || ground.covered.has(id);
  });
