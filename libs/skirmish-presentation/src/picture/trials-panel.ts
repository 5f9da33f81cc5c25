import { amount, inRow, joined, label, like, paragraph, placed, stacked, told, type Piece } from '#drawing';
import type { Localized } from '#kernel';
import type { DrawnTest } from './board-tests.js';
import { columnsOf, inColumnsOf } from './columns.js';
import { comicPanel } from './comic-panel.js';
import type { Telling } from './in-language.js';
import { characteristicIcons, colors, styles } from './look.js';
import { heading, section } from './panel-entry.js';
import { tableWords } from './table-words.js';

interface Offer {
  readonly name: Localized;
  readonly text: Localized;
}

/** A test with what its card says. */
export interface TrialShown extends Offer, Omit<DrawnTest, 'spaces'> {
  readonly testId: string;
}

/** A special action with what its card says, and what it costs. */
export interface ActionShown extends Offer {
  readonly cost: number;
}

/** The tests and actions on the board: tests as hard as they are now, and special actions, with what comes of them. */
export function trialsPanel(
  showing: Telling,
  tests: readonly TrialShown[],
  actions: readonly ActionShown[],
  width: number,
): Piece[] {
  const { count, each } = columnsOf(width);
  const open = tests.filter(({ closed }) => !closed);
  const distinctTests = open.filter(
    ({ testId }, index) => open.findIndex((other) => other.testId === testId) === index,
  );
  const parts = [
    ...section(
      heading(showing, tableWords.tests, each),
      distinctTests.map((test) => trial(showing, test, each)),
    ),
    ...section(
      heading(showing, tableWords.specialActions, each),
      actions.map((action) => deed(showing, action, each)),
    ),
  ];
  if (parts.length === 0) return [];
  return [comicPanel(told(showing, tableWords.trials), inColumnsOf(parts, count), width, '#2f6f46')];
}

/** A test: its name with what it is tried with, and its text. */
function trial(showing: Telling, { name, text, offers }: TrialShown, width: number): Piece {
  const marks = inRow(
    offers.map(({ characteristic, difficulty }) =>
      amount(characteristicIcons[characteristic], String(difficulty), 14, colors.ink, colors.ink),
    ),
    8,
    'middle',
  );
  return offered(showing, name, text, marks, width);
}

/** A special action: its name with what it costs, and its text. */
const deed = (showing: Telling, { name, text, cost }: ActionShown, width: number): Piece =>
  offered(showing, name, text, amount('spark', String(cost), 14, colors.red, colors.ink), width);

function offered(showing: Telling, name: Localized, text: Localized, mark: Piece, width: number): Piece {
  const title = label(told(showing, name), like(styles.small, { bold: true }), width - mark.width - 10);
  const head: Piece = {
    width,
    height: 16,
    markup: joined(title.markup, placed(width - mark.width, 1, mark)),
  };
  return stacked([head, paragraph(told(showing, text), styles.small, width, 4)], 1);
}
