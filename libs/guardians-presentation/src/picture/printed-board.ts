import { masonry, walls } from '#cards-presentation';
import {
  inRow,
  joined,
  label,
  like,
  line,
  padded,
  picture,
  placed,
  seatColor,
  sheet,
  stacked,
  tag,
  type Piece,
} from '#drawing';
import type { Locale } from '#kernel';
import { content } from '#guardians/queries';
import { bareEarth } from './bare-earth.js';
import { colors, styles } from './look.js';

const [WIDTH, HEIGHT, GAP, EDGE] = [190, 130, 8, 28];

type Board = (typeof content.boards)[number];

/** The board with nothing on it, as SOUTH sees it, as an SVG document. */
export function printedBoard(id: string, locale: Locale): string {
  const board = content.boards.find((each) => each.id === id);
  if (!board) throw new RangeError(`There is no board ${id}.`);
  const columns = [...new Set(board.spaces.map(({ space }) => space.charAt(0)))];
  const rows = [...new Set(board.spaces.map(({ space }) => space.charAt(1)))].sort().reverse();
  const letters = padded(
    inRow(
      columns.map((column) => sign(column, WIDTH, EDGE)),
      GAP,
    ),
    EDGE,
    0,
  );
  const grid = rows.map((row) => {
    const lands = columns.flatMap((column) => board.spaces.filter(({ space }) => space === `${column}${row}`));
    return inRow([sign(row, EDGE, HEIGHT), inRow(lands.map(land), GAP), sign(row, EDGE, HEIGHT)]);
  });
  const whole = stacked([letters, ...grid, letters], GAP);
  const wood = sheet(whole.width, whole.height, {
    fill: colors.wood,
    stroke: colors.woodEdge,
    strokeWidth: 2,
    radius: 12,
  });
  const { width, height, markup } = padded({ ...whole, markup: joined(wood, whole.markup) }, 10);
  return picture({ width, height, title: board.name[locale], language: locale, definitions: masonry, body: markup });
}

const style = like(styles.heading, { size: 15, spacing: 0, anchor: 'middle' });

const sign = (text: string, width: number, height: number): Piece => ({
  width,
  height,
  markup: line(text, width / 2, height / 2 + 5, style, width),
});

/** Bare earth between the strongholds, or the walls of one in the color of its seat. */
function land({ space, stronghold }: Board['spaces'][number]): Piece {
  const name = placed(
    0,
    HEIGHT / 2 - 10,
    label(space, like(styles.heading, { size: 20, anchor: 'middle', color: '#241b10' }), WIDTH),
  );
  const ground =
    stronghold === null
      ? bareEarth(WIDTH, HEIGHT)
      : joined(
          walls({ width: WIDTH, height: HEIGHT, state: 'STANDING', aim: false }),
          tag('rect', { x: 0, y: HEIGHT - 10, width: WIDTH, height: 6, fill: seatColor(stronghold) }),
        );
  return { width: WIDTH, height: HEIGHT, markup: joined(ground, name) };
}
