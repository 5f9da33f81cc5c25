import {
  inRow,
  joined,
  label,
  like,
  line,
  moved,
  over,
  padded,
  paragraph,
  picture,
  placed,
  stacked,
  tag,
  textWidth,
  type Markup,
  type Piece,
} from '#drawing';
import type { Locale } from '#kernel';
import { tileSize } from '#skirmish/cells';
import { coordinates, type Extent } from './board-names.js';
import { colors, styles } from './look.js';
import type { DrawnTile } from './zone-tints.js';

const WIDTH = 1640;
const MARGIN = 44;
/** How wide the table is within its margins. */
export const INNER = WIDTH - 2 * MARGIN;
/** The gap between pieces of the table. */
const GAP = 26;
/** Room for the numbers of rows and columns. */
const AXIS = 22;
/** Boards of more columns take the whole width; panels then stand below them. */
const MOST_COLUMNS_BESIDE = 10;
const BESIDE = 1010;

/** Draws panels in the width that is given to them; none where there is nothing to show. */
type PanelOf = (width: number) => Piece[];

/** The board of a table. */
export interface BoardShown {
  readonly extent: Extent;
  readonly tiles: readonly DrawnTile[];
  /** Its cells are drawn smaller where it would be higher than this, or they larger. */
  readonly most?: { readonly height: number; readonly cell: number };
  /** Everything on it; `size` is the side of a cell, and cells lie where their own numbers say. */
  readonly draw: (size: number) => Markup;
}

/** The table of a game with figures. */
export interface ComicTable {
  readonly locale: Locale;
  /** The game. */
  readonly title: string;
  /** The title of the adventure. */
  readonly name: string;
  readonly intro: string;
  /** Where the game stands. */
  readonly status: Piece;
  readonly board: BoardShown;
  /** Beside the board where there is room, else below it. */
  readonly panels: readonly PanelOf[];
  /** Below them, over the whole width (`INNER`). */
  readonly rows: readonly Piece[];
}

/** The picture of a table: title, board, panels and rows, on cheap print. */
export function comicTable(shown: ComicTable): string {
  const { title, name, locale, board, panels, rows } = shown;
  const isWide = board.extent.columns > MOST_COLUMNS_BESIDE;
  const laid = isWide ? belowBoard(board, panels) : besideBoard(boardPiece(board, BESIDE), panels);
  const { width, height, markup } = padded(stacked([header(shown), ...laid, ...rows], GAP), MARGIN, MARGIN - 12);
  return picture({
    width,
    height,
    title: `${title} — ${name}`,
    language: locale,
    definitions: dots,
    body: joined(
      tag('rect', { width, height, fill: colors.page }),
      tag('rect', { width, height, fill: 'url(#dots)' }),
      markup,
    ),
  });
}

/** The dots of cheap print. */
const dots = tag(
  'pattern',
  { id: 'dots', width: 12, height: 12, patternUnits: 'userSpaceOnUse', patternTransform: 'rotate(30)' },
  tag('circle', { cx: 6, cy: 6, r: 1.9, fill: colors.dots }),
);

/** How far slanted letters that open upwards lean out of their own width at the end of a title. */
const LEANING = 8;

function header({ title: game, name, intro, status }: ComicTable): Piece {
  const title = game.toUpperCase();
  const titleWidth = textWidth(title, styles.title) + 8;
  const titleRoom = textWidth(title, styles.title) + (/[VWY]$/.test(title) ? LEANING : 0);
  const outline = tag(
    'g',
    { stroke: colors.ink, 'stroke-width': 9, 'stroke-linejoin': 'round' },
    line(title, 0, 46, styles.title, titleRoom),
  );
  const room = INNER - titleWidth - status.width - 60;
  return stacked(
    [
      {
        width: INNER,
        height: 60,
        markup: joined(
          outline,
          line(title, 0, 46, like(styles.title, { color: colors.yellow }), titleRoom),
          placed(titleWidth + 30, 16, label(name, like(styles.name, { size: 24 }), room)),
          placed(INNER - status.width, 18, status),
        ),
      },
      paragraph(intro, like(styles.body, { size: 14, italic: true, face: 'serif', color: colors.faded }), INNER, 2),
    ],
    6,
  );
}

/** The board with its numbers, in the middle of the width. */
function boardPiece({ extent, tiles, most, draw }: BoardShown, room: number): Piece {
  const { left: first, top, columns, rows } = extent;
  const byWidth = (room - AXIS - 12) / Math.max(1, columns);
  const size = Math.floor(most ? Math.min(byWidth, most.cell, most.height / Math.max(1, rows)) : byWidth);
  const [width, height] = [columns * size, rows * size];
  const left = (room - width - AXIS - 12) / 2 + AXIS;
  const side = size * tileSize;
  const corners = tiles.map(({ column, row }) => ({ x: column * side, y: row * side }));
  const markup = joined(
    ...corners.map(({ x, y }) => tag('rect', { x: x + 6, y: y + 7, width: side, height: side, fill: colors.ink })),
    ...corners.map(({ x, y }) =>
      tag('rect', { x, y, width: side, height: side, fill: 'none', stroke: colors.ink, 'stroke-width': 8 }),
    ),
    draw(size),
    coordinates(extent, size),
  );
  return {
    width: room,
    height: height + AXIS + 14,
    markup: moved(left + 4 - first * size, AXIS + 4 - top * size, markup),
  };
}

/** The board over the whole width, first panels in its lower right corner where no tile lies, the others below it. */
function belowBoard(board: BoardShown, panels: readonly PanelOf[]): Piece[] {
  const { left, top, columns, rows } = board.extent;
  const shown = boardPiece(board, INNER);
  const isCovered = board.tiles.some(
    ({ column, row }) => (column + 1) * tileSize === left + columns && (row + 1) * tileSize === top + rows,
  );
  const side = ((INNER - AXIS - 12) / columns) * tileSize - 2 * GAP;
  const inCorner: Piece[] = [];
  const below = [...panels];
  while (!isCovered && below[0] && stacked([...inCorner, ...below[0](side)], 16).height <= side)
    inCorner.push(...(below.shift()?.(side) ?? []));
  const corner = placed(INNER - side - GAP, shown.height - side - GAP, stacked(inCorner, 16));
  return [over(shown, corner), inColumns(below)];
}

/** Panels in up to three columns, each where there is most room. */
function inColumns(panels: readonly PanelOf[]): Piece {
  const count = Math.max(1, Math.min(3, panels.filter((panel) => panel(INNER).length > 0).length));
  const width = (INNER - (count - 1) * GAP) / count;
  const columns = Array.from({ length: count }, (): Piece[] => []);
  for (const panel of panels.flatMap((panel) => panel(width))) shortest(columns).push(panel);
  return inRow(
    columns.map((column) => ({ ...stacked(column, 16), width })),
    GAP,
  );
}

const shortest = (columns: readonly Piece[][]): Piece[] =>
  columns.reduce((best, column) => (stacked(column, 16).height < stacked(best, 16).height ? column : best));

/** Panels beside the board as long as there is room, the others below in two columns. */
function besideBoard(shown: Piece, panels: readonly PanelOf[]): Piece[] {
  const width = INNER - BESIDE - GAP;
  const beside: Piece[] = [];
  const below: PanelOf[] = [];
  for (const panel of panels) {
    const drawn = panel(width);
    if (below.length === 0 && stacked([...beside, ...drawn], 16).height <= shown.height + 20) beside.push(...drawn);
    else below.push(panel);
  }
  const row = inRow([shown, { ...stacked(beside, 16), width }], GAP);
  return below.length === 0 ? [row] : [row, inColumns(below)];
}

/** Draws a panel, at least so high. */
export type PanelDrawn = (width: number, least?: number) => Piece;

/** Panels of figures in two columns, those beside each other of one height. */
export function inPairs(left: readonly PanelDrawn[], right: readonly PanelDrawn[]): Piece[] {
  const half = (INNER - GAP) / 2 - 5;
  return Array.from({ length: Math.max(left.length, right.length) }, (_, index) => {
    const pair = [left[index], right[index]];
    const tallest = Math.max(...pair.map((draw) => (draw ? draw(half).height - 6 : 0)));
    return inRow(
      pair.map((draw) => (draw ? draw(half, tallest) : { width: half + 5, height: 0, markup: joined() })),
      GAP - 5,
    );
  });
}
