import type { OpenDoors, SpaceId } from '#skirmish';
import { areCellsAdjacent, isLineClear, zoneDistances } from '#skirmish/board';
import { cellOf } from '#skirmish/cells';
import type { Standing } from '../outlook.js';
import { isControlOpen, isSkarov, type Outlook } from './outlook.js';

/** Stands for "no way leads there". */
const NO_WAY = 30;

/** The zone of a space; of a reinforcement space the one that a move from it enters first (SKAROV-TILE-10). */
export function zoneAt({ board }: Pick<Outlook, 'board'>, spaceId: SpaceId): string {
  const { zoneId, firstZoneId } = board.space(spaceId);
  return zoneId === '' ? (firstZoneId ?? '') : zoneId;
}

/** Whether a space lies outside the zones: a figure there holds none (SKAROV-TILE-10). */
const isOutside = ({ board }: Outlook, spaceId: SpaceId): boolean => board.space(spaceId).zoneId === '';

function steps(outlook: Outlook, doors: OpenDoors, from: SpaceId, to: SpaceId): number {
  const far = zoneDistances(outlook.board, doors, zoneAt(outlook, from)).get(zoneAt(outlook, to)) ?? NO_WAY;
  return far + (isOutside(outlook, from) ? 1 : 0);
}

/** Zones that a villain has to enter between two spaces; a large number where no way leads. */
export function stepsOfVillain(outlook: Outlook, villain: Standing, from: SpaceId, to: SpaceId): number {
  const locked = isSkarov(villain) && !isControlOpen(outlook);
  return steps(outlook, locked ? outlook.doors : outlook.villainDoors, from, to);
}

/** A closed door is a test or two for a hero. */
const CLOSED_DOOR = 3;

/** Zones that a hero has to enter between two spaces, a way through closed doors counted as longer. */
export function stepsOfHero(outlook: Outlook, from: SpaceId, to: SpaceId): number {
  const open = steps(outlook, outlook.doors, from, to);
  if (open < NO_WAY) return open;
  return Math.min(NO_WAY, steps(outlook, outlook.villainDoors, from, to) + CLOSED_DOOR);
}

/** Whether a melee attack reaches from one space to the other (SKAROV-LOS-01). */
export const isBeside = ({ board, doors }: Outlook, a: SpaceId, b: SpaceId): boolean =>
  a !== b && areCellsAdjacent(board, doors, cellOf(a), cellOf(b));

/** Whether a line is clear of walls, closed doors and the spaces named (SKAROV-LOS-02). */
export const sees = (outlook: Outlook, from: SpaceId, to: SpaceId, blockers: ReadonlySet<SpaceId>): boolean =>
  isLineClear(outlook.board, outlook.doors, cellOf(from), cellOf(to), ({ x, y }) => blockers.has(`${x},${y}`));
