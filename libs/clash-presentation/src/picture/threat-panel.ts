import { joined, label, like, line, paragraph, placed, stacked, tag, told, type Piece } from '#drawing';
import { onceFor } from '#kernel';
import { colors, comicPanel, heading, insideOf, styles, villainRows } from '#skirmish-presentation';
import { nodesOf } from '#skirmish/content/lint';
import { type FigureView, findVillainSheet, type Scenario } from '#clash/queries';
import { tableWords } from './picture-words.js';
import { lookOf, villainLook, type Showing } from './showing.js';

/** The villains of the scenario with their values and powers, their list of the end of the turn, and the progress track. */
export function threatPanel(showing: Showing, width: number): Piece[] {
  const { scenario, texts, view } = showing;
  const inner = insideOf(width);
  const villains = view.figures.filter(({ kind }) => kind === 'VILLAIN');
  const expected = scenario ? sheetsNamed(scenario) : new Set<string>();
  const parts = [...new Set(villains.map(({ sheetId }) => sheetId))].flatMap((sheetId) => {
    const figures = villains.filter((figure) => figure.sheetId === sheetId);
    const isHere = expected.has(sheetId) || figures.some(({ status }) => status !== 'RESERVE');
    return isHere ? sheetRows(showing, sheetId, figures, inner) : [];
  });
  const items = texts?.endOfTurn ?? [];
  if (items.length > 0) {
    parts.push(heading(showing, tableWords.endOfTurn, inner));
    items.forEach((item, index) => parts.push(listItem(told(showing, item), index, view.villainItem, inner)));
  }
  const isThreat = parts.length > 0;
  if (view.track) parts.push(track(showing, view.track, inner));
  if (parts.length === 0) return [];
  const title = told(showing, isThreat ? tableWords.threat : tableWords.progress);
  const number = isThreat && scenario?.threatSheet ? ` ${scenario.threatSheet.number}` : '';
  return [comicPanel(`${title}${number}`, stacked(parts, 8), width, '#5c2a70')];
}

/** The villain sheets of a scenario: those on the board, and those that may come. */
const sheetsNamed = onceFor((scenario: Scenario): ReadonlySet<string> => {
  const named = nodesOf(scenario).map(({ value }) => value['sheet']);
  return new Set(named.filter((sheet) => typeof sheet === 'string'));
});

function sheetRows(showing: Showing, sheetId: string, villains: readonly FigureView[], width: number): Piece[] {
  const [first, ...others] = villains;
  if (!first) return [];
  const { modifiers } = showing.view;
  const sheet = findVillainSheet(sheetId);
  return villainRows(showing, { look: lookOf(first), figures: [first, ...others], sheet, modifiers }, width);
}

function listItem(text: string, index: number, runs: number | undefined, width: number): Piece {
  const shown = paragraph(text, styles.small, width - 30, 3);
  const isNow = runs === index;
  const height = Math.max(20, shown.height + 2);
  const markup = joined(
    isNow
      ? tag('rect', { x: -6, y: -3, width: width + 12, height: height + 6, fill: colors.yellow, opacity: 0.6 })
      : undefined,
    tag('circle', { cx: 10, cy: 10, r: 9, fill: isNow ? colors.red : colors.ink }),
    line(String(index + 1), 10, 14, like(styles.small, { bold: true, color: '#ffffff', anchor: 'middle' }), 18),
    placed(28, (20 - 14) / 2 - 1, shown),
  );
  return { width, height, markup };
}

function track(
  showing: Showing,
  { at, length }: { readonly at: number; readonly length: number },
  width: number,
): Piece {
  const named = showing.texts?.track;
  const steps = new Set((named?.steps ?? []).map((step) => step.at));
  const cell = Math.min(34, (width - 4) / (length + 1));
  const cells = Array.from({ length: length + 1 }, (_, place) => {
    const color = place <= at ? '#5c2a70' : steps.has(place) || place === length ? colors.yellow : '#ffffff';
    return joined(
      tag('rect', {
        x: place * cell + 1,
        y: 22,
        width: cell - 2,
        height: 26,
        fill: color,
        stroke: colors.ink,
        'stroke-width': place === at ? 3 : 1.4,
      }),
      line(
        String(place),
        place * cell + cell / 2,
        40,
        like(styles.small, {
          bold: true,
          color: place <= at ? '#ffffff' : colors.ink,
          anchor: 'middle',
          size: Math.min(12, cell * 0.45),
        }),
        cell,
      ),
    );
  });
  const title = label(
    named ? told(showing, named.name) : '',
    like(styles.small, { bold: true, color: colors.red }),
    width,
  );
  return { width, height: 50, markup: joined(title.markup, ...cells) };
}

/** The figures of a super villain, by their sheet: who the headlines speak of. */
export const superVillainLook = ({ view }: Showing): ReturnType<typeof villainLook> | undefined => {
  const figure = view.figures.find(({ superVillain }) => superVillain);
  return figure && villainLook(figure.sheetId);
};
