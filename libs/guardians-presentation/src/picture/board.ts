import { inRow, joined, like, line, padded, sheet, space, stacked, type Piece } from '#drawing';
import type { GroundView } from '#guardians/queries';
import { colors, SPACE, SPACE_GAP, styles } from './look.js';
import type { Showing } from './showing.js';
import { heightOf, insideOf, spaceAround } from './space.js';

const COLUMNS = ['a', 'b', 'c'];
const ROWS = ['1', '2', '3', '4'];
const LETTERS = 22;

/** How far the columns are from the edges of the board. */
export const BOARD_EDGE = 26;

/** The twelve spaces, the own row below; nothing before the strongholds are laid. */
export function board(showing: Showing, width: number): Piece[] {
  const { view, near } = showing;
  if (view.players.every(({ strongholds }) => strongholds.length === 0)) return [];
  // SOUTH sees a1 at its left hand, NORTH c4.
  const rows = near === 0 ? [...ROWS].reverse() : ROWS;
  const columns = near === 0 ? COLUMNS : [...COLUMNS].reverse();
  const letters = lettersOf(columns, width);
  const whole = stacked([letters, ...rows.map((row) => rowOf(showing, row, columns)), letters], 6);
  const { height } = whole;
  const wood = sheet(width, height, { fill: colors.wood, stroke: colors.woodEdge, strokeWidth: 2, radius: 12 });
  return [{ width, height, markup: joined(wood, whole.markup) }];
}

/** A row between its numbers, all of its spaces as high as the highest. */
function rowOf(showing: Showing, row: string, columns: readonly string[]): Piece {
  const grounds = columns.flatMap((column) => showing.view.grounds.filter((one) => one.space === `${column}${row}`));
  const insides = grounds.map((ground): [GroundView, ReturnType<typeof insideOf>] => [
    ground,
    insideOf(showing, ground),
  ]);
  const height = Math.max(...insides.map(([ground, inside]) => heightOf(ground, inside)));
  const spaces = insides.map(([ground, inside]) => spaceAround(showing, ground, inside, height));
  const number = numbered(row, height);
  return inRow([number, inRow(spaces, SPACE_GAP), number]);
}

const style = like(styles.heading, { size: 15, spacing: 0, anchor: 'middle' });

const numbered = (row: string, height: number): Piece => ({
  width: BOARD_EDGE,
  height,
  markup: line(row, BOARD_EDGE / 2, height / 2 + 5, style, BOARD_EDGE),
});

function lettersOf(columns: readonly string[], width: number): Piece {
  const row = inRow(
    columns.map((column) => ({ ...space(SPACE, LETTERS), markup: line(column, SPACE / 2, 16, style, SPACE) })),
    SPACE_GAP,
  );
  return { ...padded(row, BOARD_EDGE, 0), width };
}
