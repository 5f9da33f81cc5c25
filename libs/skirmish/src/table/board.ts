import type { Board, OpenDoors } from '../board/board.js';
import { cellOf, type SpaceId } from '../cells/cells.js';
import { zoneDistance } from '../board/distances.js';
import { areCellsAdjacent } from '../board/lines.js';
import type { FigureId } from '../content/words.js';
import type { Table } from '../rulebook.js';
import { spaceOf } from '../figures/figures.js';

/** The board of a game. */
export const boardOf = ({ book, state }: Table): Board => book.boardOf(state);

/** The doors that are open now (CLASH-219). */
export const openDoorsOf = ({ book, state }: Table): OpenDoors => book.openDoorsOf(state);

/** Ids of all cells that pieces cover, one of them left out; a new set (CLASH-233, CLASH-238). */
export const coveredCells = ({ book, state }: Table, exceptId: string | null = null): Set<SpaceId> =>
  book.coveredCells(state, exceptId);

/** The zone of a space; empty for a space outside zones. */
export const zoneOfSpace = (table: Table, spaceId: SpaceId): string => boardOf(table).space(spaceId).zoneId;

/** The zone that a figure stands in. */
export const zoneOf = (table: Table, id: FigureId): string => zoneOfSpace(table, spaceOf(table.state, id));

/** The zone of a space as a place, which is its spaces; none around a space outside zones (SKAROV-TILE-10). */
export function zoneAround(table: Table, spaceId: SpaceId): SpaceId[][] {
  const zoneId = zoneOfSpace(table, spaceId);
  return zoneId === '' ? [] : [[...boardOf(table).zone(zoneId).spaces]];
}

/**
 * Zone distance of two spaces; a large number where no way leads (CLASH-222). A space outside zones lies one zone before
 * the one that a move from it enters first. `doors`: those that count as open.
 */
export function zonesBetween(table: Table, a: SpaceId, b: SpaceId, doors: OpenDoors = openDoorsOf(table)): number {
  if (a === b) return 0;
  const board = boardOf(table);
  const [from, to] = [board.space(a), board.space(b)];
  const [fromZone, toZone] = [from.zoneId || from.firstZoneId, to.zoneId || to.firstZoneId];
  if (fromZone === undefined || toZone === undefined) return noWay;
  const far = zoneDistance(board, doors, fromZone, toZone);
  return far === Infinity ? noWay : far + Number(from.zoneId === '') + Number(to.zoneId === '');
}

/** Stands for the zone distance of places between which no way leads; farther than any way (CLASH-222). */
export const noWay = 99;

/** Whether two spaces are adjacent (CLASH-087). */
export const areSpacesAdjacent = (table: Table, a: SpaceId, b: SpaceId): boolean =>
  areCellsAdjacent(boardOf(table), openDoorsOf(table), cellOf(a), cellOf(b));
