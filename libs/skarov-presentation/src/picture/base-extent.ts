import { tileSize } from '#skirmish/cells';
import { type Extent } from '#skirmish-presentation';
import { baseSeen, nextPieces } from './base-seen.js';
import type { Showing } from './showing.js';

/** The cells that the base takes, with the places where its next tile may lie; none before the first. */
export function extentOf({ view }: Showing): Extent {
  const places = [...view.board.tiles, ...nextPieces(view, baseSeen(view)).tiles];
  if (places.length === 0) return { left: 0, top: 0, columns: 0, rows: 0 };
  const [columns, rows] = [places.map(({ column }) => column), places.map(({ row }) => row)];
  const [left, top] = [Math.min(...columns), Math.min(...rows)];
  return {
    left: left * tileSize,
    top: top * tileSize,
    columns: (Math.max(...columns) - left + 1) * tileSize,
    rows: (Math.max(...rows) - top + 1) * tileSize,
  };
}
