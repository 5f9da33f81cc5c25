import { fitted, inRow, joined, like, pill, told, type Markup, type Piece } from '#drawing';
import type { Picture } from '#kernel';
import {
  boardEdges,
  boardTests,
  colors,
  comicTable,
  heroRows,
  INNER,
  styles,
  trialsPanel,
} from '#skirmish-presentation';
import type { HeroView, View } from '#clash/queries';
import { boardGround } from './board-ground.js';
import { boardNames, interactionNames } from './board-names.js';
import { boardFigures, boardThings } from './board-pieces.js';
import { goalPanel } from './goal-panel.js';
import { heroPanel } from './hero-panel.js';
import { endReasons, outcomes, phaseNames, tableWords } from './picture-words.js';
import { showingOf, type Showing } from './showing.js';
import { rulesPanel } from './rules-panel.js';
import { stakesPanel } from './stakes-panel.js';
import { threatPanel } from './threat-panel.js';
import { drawnTiles } from './zone-tints.js';

/** The whole table of a game of Clash of Heroes, as its viewer sees it. */
export const table: Picture<View> = (view, locale, names) => {
  const showing = showingOf(view, locale, names);
  const { board, tests, specialActions } = view;
  return comicTable({
    locale,
    title: told(showing, tableWords.title),
    name: told(showing, showing.texts?.name ?? tableWords.custom),
    intro: showing.texts ? told(showing, showing.texts.intro) : '',
    status: statusPills(showing),
    board: {
      extent: { left: 0, top: 0, columns: board.width, rows: board.height },
      tiles: drawnTiles(board.tiles),
      draw: (size) => drawnBoard(showing, size),
    },
    panels: [
      (room) => [stakesPanel(showing, room)],
      (room) => goalPanel(showing, room),
      (room) => threatPanel(showing, room),
      (room) => rulesPanel(showing, room),
    ],
    rows: [...heroesOf(showing), ...trialsPanel(showing, tests, specialActions, INNER)],
  });
};

function statusPills(showing: Showing): Piece {
  const { turn, turnLimit, phase, result: over } = showing.view;
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

function drawnBoard(showing: Showing, size: number): Markup {
  const { board, tests, specialActions } = showing.view;
  const doors = new Map(board.doors.map((door) => [door.doorId, door]));
  return joined(
    boardGround(showing, size),
    boardEdges(board.walls, board.doors, size),
    interactionNames(showing, size),
    boardNames(showing, size),
    boardThings(showing, size),
    boardFigures(showing, size),
    boardTests({ tests, actions: specialActions, doors }, size),
  );
}

/** The heroes of the sides: those of A on the left and those of B on the right, or all in two columns where one side plays. */
function heroesOf(showing: Showing): Piece[] {
  const { heroes, sides } = showing.view;
  const isOfA = ({ side }: HeroView): boolean => side === 'A';
  return heroRows(showing, heroes, (...panel) => heroPanel(showing, ...panel), sides.length > 1 ? isOfA : undefined);
}
