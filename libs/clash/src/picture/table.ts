import {
  fitted,
  inRow,
  joined,
  label,
  like,
  line,
  moved,
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
import { boardGround, tileNames } from './board-ground.js';
import { boardEdges, boardFigures, boardThings } from './board-pieces.js';
import { boardTests } from './board-tests.js';
import { goalPanel } from './goal-panel.js';
import { heroPanel } from './hero-panel.js';
import { colors, styles } from './look.js';
import { endReasons, outcomes, phaseNames, tableWords } from './picture-words.js';
import { showingOf, type Showing } from './showing.js';
import { stakesPanel } from './stakes-panel.js';
import { threatPanel } from './threat-panel.js';

const WIDTH = 1640;
const MARGIN = 44;
const INNER = WIDTH - 2 * MARGIN;
const GAP = 26;
const BOARD_WIDTH = 1010;
const MOST_BOARD_HEIGHT = 1010;

/** The whole table of a game of Clash of Heroes, as its viewer sees it. */
export const table: Picture<View> = (view, locale, names) => {
  const showing = showingOf(view, locale, names);
  const sideWidth = INNER - BOARD_WIDTH - GAP;
  const side = stacked(
    [stakesPanel(showing, sideWidth), ...threatPanel(showing, sideWidth), ...goalPanel(showing, sideWidth)],
    16,
  );
  const whole = stacked([header(showing), inRow([board(showing), side], GAP), ...heroRows(showing)], GAP);
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

function board(showing: Showing): Piece {
  const { width: columns, height: rows } = showing.view.board;
  const size = Math.floor(Math.min((BOARD_WIDTH - 12) / Math.max(1, columns), MOST_BOARD_HEIGHT / Math.max(1, rows)));
  const [width, height] = [columns * size, rows * size];
  const left = (BOARD_WIDTH - width - 12) / 2;
  const side = size * tileSize;
  const tiles = showing.view.board.tiles.map(({ column, row }) => ({ x: column * side, y: row * side }));
  const markup = joined(
    ...tiles.map(({ x, y }) => tag('rect', { x: x + 6, y: y + 7, width: side, height: side, fill: colors.ink })),
    ...tiles.map(({ x, y }) =>
      tag('rect', { x, y, width: side, height: side, fill: 'none', stroke: colors.ink, 'stroke-width': 8 }),
    ),
    boardGround(showing, size),
    boardEdges(showing, size),
    boardThings(showing, size),
    boardTests(showing, size),
    boardFigures(showing, size),
    tileNames(showing, size),
  );
  return { width: BOARD_WIDTH, height: height + 14, markup: moved(left + 4, 4, markup) };
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
