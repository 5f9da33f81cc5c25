import { inRow, stacked, type Piece } from '#drawing';
import { insideOf } from './comic-panel.js';

const LEAST_COLUMN = 430;
const COLUMN_GAP = 24;

/** How many columns of text there are in a panel of this width, and how wide each is. */
export function columnsOf(width: number): { readonly count: number; readonly each: number } {
  const count = Math.max(1, Math.floor(width / LEAST_COLUMN));
  return { count, each: (insideOf(width) - (count - 1) * COLUMN_GAP) / count };
}

/** Pieces one after the other in so many columns of about one height. */
export function inColumnsOf(pieces: readonly Piece[], count: number): Piece {
  const share = stacked(pieces, 7).height / count;
  const columns: Piece[][] = Array.from({ length: count }, () => []);
  let at = 0;
  for (const piece of pieces) {
    const column = columns[at] ?? [];
    column.push(piece);
    if (stacked(column, 7).height >= share - 12 && at < count - 1) at += 1;
  }
  return inRow(
    columns.map((column) => stacked(column, 7)),
    COLUMN_GAP,
  );
}
