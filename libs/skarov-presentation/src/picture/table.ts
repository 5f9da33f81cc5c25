import { fitted, inRow, like, pill, told, type Piece } from '#drawing';
import type { Picture } from '#kernel';
import { colors, comicTable, heroRows, INNER, styles, trialsPanel } from '#skirmish-presentation';
import { stepNames } from '../describe/step-names.js';
import { LAST_TURN, type TestView, type View } from '#skarov/queries';
import { extentOf } from './base-extent.js';
import { drawnBase } from './base-layers.js';
import { buildPanel } from './build-panel.js';
import { heroPanel } from './hero-panel.js';
import { sideColor } from './look.js';
import { objectivesPanel } from './objectives-panel.js';
import { overlordPanel } from './overlord-panel.js';
import { endReasons, phaseNames, tableWords, winners } from './picture-words.js';
import { rulesPanel } from './rules-panel.js';
import { showingOf, type Showing } from './showing.js';
import { villainsPanel } from './villains-panel.js';
import { drawnTiles } from './zone-tints.js';

/** How high the base is drawn, more while there are places around it, and how large its cells: rooms may lie below each other. */
const MOST_HEIGHT = 1540;
const MOST_HEIGHT_GROWING = 2200;
const MOST_CELL = 108;

/** The whole table of a game of Skarov, as its viewer sees it; the base too while it grows. */
export const table: Picture<View> = (view, locale, names) => {
  const showing = showingOf(view, locale, names);
  const { adventure } = view;
  const chosen = adventure ? tableWords.ownBase : tableWords.notChosen;
  return comicTable({
    locale,
    title: told(showing, tableWords.title),
    name: told(showing, showing.scenario?.name ?? chosen),
    intro: showing.scenario ? told(showing, showing.scenario.intro) : '',
    status: statusPills(showing),
    board: {
      extent: extentOf(showing),
      tiles: drawnTiles(view.board.tiles),
      most: { height: view.board.tilesDone ? MOST_HEIGHT : MOST_HEIGHT_GROWING, cell: MOST_CELL },
      draw: (size) => drawnBase(showing, size),
    },
    panels: [
      (room) => buildPanel(showing, room),
      (room) => objectivesPanel(showing, room),
      (room) => overlordPanel(showing, room),
      (room) => villainsPanel(showing, room),
      (room) => rulesPanel(showing, room),
    ],
    rows: [
      ...heroRows(showing, view.heroes, (...panel) => heroPanel(showing, ...panel)),
      ...trialsPanel(showing, testsOnce(view), [], INNER),
    ],
  });
};

/** The tests, those of doors that are as hard as each other as one. */
const testsOnce = ({ tests }: View): TestView[] =>
  tests.map((test) =>
    test.door === undefined
      ? test
      : {
          ...test,
          testId: test.offers.map(({ characteristic, difficulty }) => `${characteristic} ${difficulty}`).join(),
        },
  );

function statusPills(showing: Showing): Piece {
  const { turn, turnLimit, phase, step, result: over } = showing.view;
  const style = like(styles.body, { size: 15, bold: true, color: '#ffffff' });
  const last = turnLimit === LAST_TURN ? '' : ` ${told(showing, tableWords.of)} ${turnLimit}`;
  const turns = `${told(showing, tableWords.turn)} ${turn}${last}`;
  const pills = [pill(turns, style, colors.ink, 'hourglass')];
  if (over) {
    pills.push(pill(told(showing, winners[over.winner]), style, sideColor(over.winner), 'laurel'));
    pills.push(pill(fitted(told(showing, endReasons[over.reason]), style, 300), style, colors.red));
  } else pills.push(pill(told(showing, step ? stepNames[step] : phaseNames[phase]), style, colors.red, 'bolt'));
  return inRow(pills, 12);
}
