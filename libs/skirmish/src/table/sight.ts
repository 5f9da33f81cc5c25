import { cellOf, type SpaceId } from '../cells/cells.js';
import type { FigureId, PieceId } from '../content/words.js';
import type { Table } from '../rulebook.js';
import { hasAbility } from '../figures/abilities.js';
import { isClearFor, whatStopsFor, type SightStop, type Unhindered } from './lines.js';

/** Whether a figure has a clear line between two spaces, with what its powers let it see through (CLASH-223). */
export const sees = (
  table: Table,
  figureId: FigureId,
  from: SpaceId,
  to: SpaceId,
  objectId: PieceId | null = null,
): boolean => isClearFor(table, figureId, from, to, withItsEyes(table, figureId, objectId));

/** The first obstacle where it has no clear line (SKAROV-LOS-08). */
export const whatHides = (
  table: Table,
  figureId: FigureId,
  from: SpaceId,
  to: SpaceId,
  objectId: PieceId | null = null,
): SightStop | undefined => whatStopsFor(table, figureId, from, to, withItsEyes(table, figureId, objectId));

/**
 * The first obstacle on its line to the nearest of several spaces, of which it sees none. A door is faced from both of its sides:
 * the nearer one is on the side of the looking figure, where the door itself is not in the way (SKAROV-LOS-08).
 */
export function whatHidesAll(
  table: Table,
  figureId: FigureId,
  from: SpaceId,
  spaces: readonly SpaceId[],
  objectId: PieceId | null = null,
): SightStop | undefined {
  const here = cellOf(from);
  const farOff = (spaceId: SpaceId): number => {
    const { x, y } = cellOf(spaceId);
    return (x - here.x) ** 2 + (y - here.y) ** 2;
  };
  const [nearest = from] = spaces.toSorted((one, other) => farOff(one) - farOff(other));
  return whatHides(table, figureId, from, nearest, objectId);
}

const withItsEyes = (table: Table, figureId: FigureId, objectId: PieceId | null): Unhindered => ({
  objectId,
  throughEnemies: hasAbility(table, figureId, 'SEE_THROUGH_ENEMIES'),
});
