import { amount, inRow, joined, label, like, paragraph, placed, stacked, told, type Piece } from '#drawing';
import type { Localized } from '#kernel';
import type { TestView, View } from '../view/view-schema.js';
import { comicPanel, insideOf } from './comic-panel.js';
import { characteristicIcons, colors, styles } from './look.js';
import { entry, heading, section } from './panel-entry.js';
import { tableWords } from './picture-words.js';
import type { Showing } from './showing.js';

/**
 * The rules in force beside those of the box: special rules of the scenario, reactions of villain and scenario, and what the
 * steps of the track do. Nothing for a scenario that is not in the box, whose rules its options alone know.
 */
export function rulesPanel(showing: Showing, width: number): Piece[] {
  const { scenario } = showing;
  const inner = insideOf(width);
  const plan = scenario?.threatSheet ?? scenario?.plan;
  const texts = (rules: readonly { readonly text: Localized }[] | undefined): Piece[] =>
    (rules ?? []).map(({ text }) => entry(showing, text, 'bolt', inner));
  const steps = (plan?.track?.steps ?? []).map(({ at, text }) =>
    entry(showing, { en: `At ${at}: ${text.en}`, fr: `À ${at} : ${text.fr}` }, 'hourglass', inner),
  );
  const parts = [
    ...section(heading(showing, tableWords.specialRules, inner), texts(scenario?.rules)),
    ...section(heading(showing, tableWords.villainReactions, inner), texts(scenario?.threatSheet?.villainReactions)),
    ...section(
      heading(showing, tableWords.scenarioReactions, inner),
      texts(distinct(scenario?.threatSheet?.scenarioReactions)),
    ),
    ...section(
      plan?.track ? heading(showing, plan.track.name, inner) : heading(showing, tableWords.rules, inner),
      steps,
    ),
  ];
  return parts.length === 0 ? [] : [comicPanel(told(showing, tableWords.rules), stacked(parts, 7), width, colors.blue)];
}

/** Rules that say the same once: two machines have one text. */
const distinct = <T extends { readonly text: Localized }>(rules: readonly T[] | undefined): T[] =>
  (rules ?? []).filter(({ text }, index, all) => all.findIndex((other) => other.text.en === text.en) === index);

/** What may be tried on the board: tests as hard as they are now, and special actions, with what comes of them. */
export function trialsPanel(showing: Showing, width: number): Piece[] {
  const { tests, specialActions } = showing.view;
  const count = Math.max(1, Math.floor(width / LEAST_COLUMN));
  const each = (insideOf(width) - (count - 1) * COLUMN_GAP) / count;
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
      specialActions.map((action) => deed(showing, action, each)),
    ),
  ];
  if (parts.length === 0) return [];
  return [comicPanel(told(showing, tableWords.trials), inColumnsOf(parts, count), width, '#2f6f46')];
}

const LEAST_COLUMN = 430;
const COLUMN_GAP = 24;

/** Pieces one after the other in so many columns of about one height. */
function inColumnsOf(pieces: readonly Piece[], count: number): Piece {
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

/** A test: its name with what it is tried with, and its text. */
function trial(showing: Showing, { name, text, offers }: TestView, width: number): Piece {
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
const deed = (showing: Showing, { name, text, cost }: View['specialActions'][number], width: number): Piece =>
  offered(showing, name, text, amount('spark', String(cost), 14, colors.red, colors.ink), width);

function offered(showing: Showing, name: Localized, text: Localized, mark: Piece, width: number): Piece {
  const title = label(told(showing, name), like(styles.small, { bold: true }), width - mark.width - 10);
  const head: Piece = {
    width,
    height: 16,
    markup: joined(title.markup, placed(width - mark.width, 1, mark)),
  };
  return stacked([head, paragraph(told(showing, text), styles.small, width, 4)], 1);
}
