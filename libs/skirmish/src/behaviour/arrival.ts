import type { ZoneId } from '../board/board.js';
import type { SpaceId } from '../cells/cells.js';
import type { FigureId } from '../content/words.js';
import type { Context } from '../machine/frames.js';
import type { Runner } from '../machine/runner.js';
import { zoneOfSpace } from '../table/board.js';
import { spaceOf } from '../figures/figures.js';

/** Notes that a figure has come into another zone, if it has (CLASH-244); `way`: the zones of a move, in order. */
export function noteArrival(
  runner: Runner,
  figureId: FigureId,
  from: SpaceId | null,
  context: Context,
  way?: readonly ZoneId[],
): void {
  const zone = zoneOfSpace(runner, spaceOf(runner.state, figureId));
  const arrived = from === null || zoneOfSpace(runner, from) !== zone;
  if (arrived) runner.happened({ kind: 'ARRIVED', figureId, zones: way ?? [zone] }, context);
}
