import type { Markup } from '#drawing';
import * as skirmish from '#skirmish-presentation';
import { boardScenery } from './scenery.js';
import type { Showing } from './showing.js';
import { groundsOf, tintsOf } from './zone-tints.js';

/** Tiles with their zones and scenery, and the spaces: orange ones hold something to do (CLASH-080). `size` is the side of a cell. */
export const boardGround = ({ view: { board } }: Showing, size: number): Markup =>
  skirmish.boardGround(
    {
      cells: groundsOf(board.tiles),
      tints: tintsOf(board.tiles),
      solid: skirmish.colors.solid,
      scenery: boardScenery(board.tiles, size),
      spaces: board.spaces.map(({ x, y, zone, interaction }) => ({
        x,
        y,
        zone,
        paint: interaction ? skirmish.interactionPaint : undefined,
      })),
    },
    size,
  );
