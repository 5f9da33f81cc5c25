import {
  fitted,
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
  pill,
  placed,
  stacked,
  tag,
  textWidth,
  told,
  type Piece,
} from '#drawing';
import type { Picture } from '#kernel';
import { tileSize } from '#skirmish';
import type { View } from '../view/view-schema.js';
import { boardGround } from './board-ground.js';
import { boardNames, coordinates, interactionNames } from './board-names.js';
import { boardEdges, boardFigures, boardThings } from './board-pieces.js';
import { boardTests } from './board-tests.js';
import { goalPanel } from './goal-panel.js';
import { heroPanel } from './hero-panel.js';
import { colors, styles } from './look.js';
import { endReasons, outcomes, phaseNames, tableWords } from './picture-words.js';
import { showingOf, type Showing } from './showing.js';
import { rulesPanel, trialsPanel } from './rules-panel.js';
import { stakesPanel } from './stakes-panel.js';
import { threatPanel } from './threat-panel.js';

const WIDTH = 1640;
const MARGIN = 44;
const INNER = WIDTH - 2 * MARGIN;
const GAP = 26;
/** Room for the numbers of rows and columns. */
const AXIS = 22;
/** Boards of more columns take the whole width; panels then stand below them. */
const MOST_COLUMNS_BESIDE = 10;
const BESIDE = 1010;

type PanelOf = (width: number) => Piece[];

/** The whole table of a game of Clash of Heroes, as its viewer sees it. */
export const table: Picture<View> = (view, locale, names) => {
  const showing = showingOf(view, locale, names);
  const panels: readonly PanelOf[] = [
    (room) => [stakesPanel(showing, room)],
    (room) => goalPanel(showing, room),
    (room) => threatPanel(showing, room),
    (room) => rulesPanel(showing, room),
  ];
  const isWide = view.board.width > MOST_COLUMNS_BESIDE;
  const laid = isWide ? belowBoard(showing, panels) : besideBoard(board(showing, BESIDE), panels);
  const whole = stacked([header(showing), ...laid, ...heroRows(showing), ...trialsPanel(showing, INNER)], GAP);
  const { width, height, markup } = padded(whole, MARGIN, MARGIN - 12);
  return picture({
    width,
    height,
    title: `${told(showing, tableWords.title)} — ${scenarioName(showing)}`,
    language: locale,
    definitions: dots,
    body: joined(
      tag('rect', { width, height, fill: colors.page }),
      tag('rect', { width, height, fill: 'url(#dots)' }),
      markup,
    ),
  });
};

/** The dots of cheap print. */
const dots = tag(
  'pattern',
  { id: 'dots', width: 12, height: 12, patternUnits: 'userSpaceOnUse', patternTransform: 'rotate(30)' },
  tag('circle', { cx: 6, cy: 6, r: 1.9, fill: colors.dots }),
);

const scenarioName = (showing: Showing): string => told(showing, showing.scenario?.name ?? tableWords.custom);

function header(showing: Showing): Piece {
  const title = told(showing, tableWords.title).toUpperCase();
  const titleWidth = textWidth(title, styles.title) + 8;
  const outline = tag(
    'g',
    { stroke: colors.ink, 'stroke-width': 9, 'stroke-linejoin': 'round' },
    line(title, 0, 46, styles.title),
  );
  const pills = statusPills(showing);
  const room = INNER - titleWidth - pills.width - 60;
  const name = label(scenarioName(showing), like(styles.name, { size: 24 }), room);
  const intro = showing.scenario ? told(showing, showing.scenario.intro) : '';
  return stacked(
    [
      {
        width: INNER,
        height: 60,
        markup: joined(
          outline,
          line(title, 0, 46, like(styles.title, { color: colors.yellow })),
          placed(titleWidth + 30, 16, name),
          placed(INNER - pills.width, 18, pills),
        ),
      },
      paragraph(intro, like(styles.body, { size: 14, italic: true, face: 'serif', color: colors.faded }), INNER, 2),
    ],
    6,
  );
}

function statusPills(showing: Showing): Piece {
  const { turn, turnLimit, phase, over } = showing.view;
  const style = like(styles.body, { size: 15, bold: true, color: '#ffffff' });
  const pills = [
    pill(
      `${told(showing, tableWords.turn)} ${turn} ${told(showing, tableWords.of)} ${turnLimit}`,
      style,
      colors.ink,
      'hourglass',
    ),
  ];
  if (over) {
    pills.push(
      pill(told(showing, outcomes[over.outcome]), like(style, { color: colors.ink }), colors.yellow, 'laurel'),
    );
    pills.push(pill(fitted(told(showing, endReasons[over.reason]), style, 300), style, colors.red));
  } else pills.push(pill(told(showing, phaseNames[phase]), style, colors.red, 'bolt'));
  return inRow(pills, 12);
}

/** The board with its numbers, in the middle of the width. */
function board(showing: Showing, room: number): Piece {
  const { width: columns, height: rows } = showing.view.board;
  const size = Math.floor((room - AXIS - 12) / Math.max(1, columns));
  const [width, height] = [columns * size, rows * size];
  const left = (room - width - AXIS - 12) / 2 + AXIS;
  const side = size * tileSize;
  const tiles = showing.view.board.tiles.map(({ column, row }) => ({ x: column * side, y: row * side }));
  const markup = joined(
    ...tiles.map(({ x, y }) => tag('rect', { x: x + 6, y: y + 7, width: side, height: side, fill: colors.ink })),
    ...tiles.map(({ x, y }) =>
      tag('rect', { x, y, width: side, height: side, fill: 'none', stroke: colors.ink, 'stroke-width': 8 }),
    ),
    boardGround(showing, size),
    boardEdges(showing, size),
    interactionNames(showing, size),
    boardNames(showing, size),
    boardThings(showing, size),
    boardFigures(showing, size),
    boardTests(showing, size),
    coordinates(showing, size),
  );
  return { width: room, height: height + AXIS + 14, markup: moved(left + 4, AXIS + 4, markup) };
}

/** The board over the whole width, first panels in its lower right corner where no tile lies, the others below it. */
function belowBoard(showing: Showing, panels: readonly PanelOf[]): Piece[] {
  const { tiles, width, height } = showing.view.board;
  const shown = board(showing, INNER);
  const isCovered = tiles.some(
    ({ column, row }) => (column + 1) * tileSize === width && (row + 1) * tileSize === height,
  );
  const side = ((INNER - AXIS - 12) / width) * tileSize - 2 * GAP;
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

/** The heroes of the sides: those of A on the left and those of B on the right, or all in two columns where one side plays. */
function heroRows(showing: Showing): Piece[] {
  const { heroes, sides } = showing.view;
  const half = (INNER - GAP) / 2 - 5;
  if (heroes.length === 0) {
    return [
      label(told(showing, tableWords.noHeroes), like(styles.name, { color: colors.faded, anchor: 'middle' }), INNER),
    ];
  }
  const [left, right] =
    sides.length > 1
      ? [heroes.filter(({ side }) => side === 'A'), heroes.filter(({ side }) => side === 'B')]
      : [heroes.filter((_, index) => index % 2 === 0), heroes.filter((_, index) => index % 2 === 1)];
  const rows: Piece[] = [];
  for (let index = 0; index < Math.max(left.length, right.length); index += 1) {
    const pair = [left[index], right[index]];
    const tallest = Math.max(...pair.map((hero) => (hero ? heroPanel(showing, hero, half).height - 6 : 0)));
    rows.push(
      inRow(
        pair.map((hero) =>
          hero ? heroPanel(showing, hero, half, tallest) : { width: half + 5, height: 0, markup: joined() },
        ),
        GAP - 5,
      ),
    );
  }
  return rows;
}
