import type { SpaceId } from '../board/cells.js';
import type { FigureId, PieceId } from '../content/words.js';
import type { Table } from '../rulebook.js';
import { hasAbility } from './abilities.js';
import { isClearFor, whatStopsFor, type SightStop, type Unhindered } from './lines.js';

/** Whether a figure has a clear line between two spaces, with what its powers let it see through (CLASH-223). */
export const sees = (
  table: Table,
  figureId: FigureId,
  from: SpaceId,
  to: SpaceId,
  objectId: PieceId | null = null,
): boolean => isClearFor(table, figureId, from, to, withItsEyes(table, figureId, objectId));

/** What it meets first where it has no clear line (SKAROV-LOS-08). */
export const whatHides = (
  table: Table,
  figureId: FigureId,
  from: SpaceId,
  to: SpaceId,
  objectId: PieceId | null = null,
): SightStop | undefined => whatStopsFor(table, figureId, from, to, withItsEyes(table, figureId, objectId));

const withItsEyes = (table: Table, figureId: FigureId, objectId: PieceId | null): Unhindered => ({
  objectId,
  throughEnemies: hasAbility(table, figureId, 'SEE_THROUGH_ENEMIES'),
});
