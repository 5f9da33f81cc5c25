import {
  amount,
  icon,
  inRow,
  joined,
  label,
  like,
  line,
  paragraph,
  pill,
  pips,
  placed,
  readableOn,
  signed,
  stacked,
  tag,
  told,
  type Piece,
} from '#drawing';
import { both, onceFor, type Localized } from '#kernel';
import { findVillainSheet } from '../content/catalogue.js';
import { nodesOf } from '../content/lint/walk.js';
import type { Scenario } from '../content/schema.js';
import type { FigureView, View } from '../view/view-schema.js';
import { comicPanel, insideOf } from './comic-panel.js';
import { characteristicIcons, colors, styles } from './look.js';
import { entry, heading } from './panel-entry.js';
import { tableWords } from './picture-words.js';
import { lookOf, villainLook, type Showing } from './showing.js';

/** The villains of the scenario with their values and powers, their list of the end of the turn, and the progress track. */
export function threatPanel(showing: Showing, width: number): Piece[] {
  const { scenario, view } = showing;
  const inner = insideOf(width);
  const villains = view.figures.filter(({ kind }) => kind === 'VILLAIN');
  const expected = scenario ? sheetsNamed(scenario) : new Set<string>();
  const parts = [...new Set(villains.map(({ sheetId }) => sheetId))].flatMap((sheetId) => {
    const figures = villains.filter((figure) => figure.sheetId === sheetId);
    const isHere = expected.has(sheetId) || figures.some(({ status }) => status !== 'RESERVE');
    return isHere ? sheetRows(showing, figures, inner) : [];
  });
  const items = scenario?.threatSheet?.endOfTurn ?? [];
  if (items.length > 0) {
    parts.push(heading(showing, tableWords.endOfTurn, inner));
    items.forEach((item, index) => parts.push(listItem(told(showing, item.text), index, view.villainItem, inner)));
  }
  const isThreat = parts.length > 0;
  if (view.track) parts.push(track(showing, view.track, inner));
  if (parts.length === 0) return [];
  const title = told(showing, isThreat ? tableWords.threat : tableWords.progress);
  const number = isThreat && scenario?.threatSheet ? ` ${scenario.threatSheet.number}` : '';
  return [comicPanel(`${title}${number}`, stacked(parts, 8), width, '#5c2a70')];
}

/** The villain sheets that a scenario speaks of: whoever stands there, or may come. */
const sheetsNamed = onceFor((scenario: Scenario): ReadonlySet<string> => {
  const named = [...nodesOf(scenario)].map(({ value }) => value['sheet']);
  return new Set(named.filter((sheet) => typeof sheet === 'string'));
});

/** A sheet of villains: one line of values, why they are not as printed, and its powers. */
function sheetRows(showing: Showing, figures: readonly FigureView[], width: number): Piece[] {
  const [first] = figures;
  if (!first) return [];
  const sheet = findVillainSheet(first.sheetId);
  const best = figures.find(({ status }) => status === 'IN_PLAY') ?? first;
  const why = changesOf(showing, best);
  return [
    sheetRow(showing, figures, width),
    ...(why === '' ? [] : [paragraph(why, like(styles.small, { bold: true, color: '#5c2a70' }), width, 2)]),
    ...(sheet?.powers ?? []).map(({ text }) => entry(showing, text, 'star', width)),
  ];
}

const valueNames = {
  speed: both('Speed', 'Vitesse'),
  attack: both('Attack', 'Attaque'),
  defense: both('Defense', 'Défense'),
} as const;

/** “Defense 7 instead of 5: +2 this turn”: why values are not what the sheet prints. */
function changesOf(showing: Showing, figure: FigureView): string {
  const sheet = findVillainSheet(figure.sheetId);
  if (!sheet || figure.status !== 'IN_PLAY') return '';
  const { say } = showing.tell;
  const told = (['speed', 'attack', 'defense'] as const).flatMap((value) => {
    const change = figure[value] - sheet[value];
    if (change === 0) return [];
    const laid = showing.view.modifiers.filter(
      ({ figureId, characteristic }) => figureId === figure.figureId && characteristic === value.toUpperCase(),
    );
    const rest = change - laid.reduce((sum, { by }) => sum + by, 0);
    const reasons = [
      ...laid.map(({ by, until }) => `${signed(by)} ${untilWords[until][showing.locale]}`),
      ...(rest === 0
        ? []
        : [say(`${signed(rest)} by powers and difficulty`, `${signed(rest)} par pouvoirs et difficulté`)]),
    ];
    const name = valueNames[value][showing.locale];
    return [
      say(
        `${name} ${figure[value]} instead of ${sheet[value]}: ${reasons.join(', ')}`,
        `${name} ${figure[value]} au lieu de ${sheet[value]} : ${reasons.join(', ')}`,
      ),
    ];
  });
  return told.join(' · ');
}

const untilWords: Readonly<Record<View['modifiers'][number]['until'], Localized>> = {
  ACTIVATION: both('for this activation', 'pour cette activation'),
  TURN: both('this turn', 'ce tour'),
  GAME: both('for the game', 'pour la partie'),
};

/** One line of values, and how many figures of the sheet are about. */
function sheetRow(showing: Showing, figures: readonly FigureView[], width: number): Piece {
  const [first] = figures;
  if (!first) return { width, height: 0, markup: joined() };
  const look = lookOf(first);
  const sheetOf = findVillainSheet(first.sheetId);
  const standing = figures.filter(({ status }) => status === 'IN_PLAY');
  const best = standing[0] ?? first;
  const numbers = inRow(
    [
      amount(characteristicIcons.SPEED, String(best.speed), 16, '#2f7d4f', colors.ink),
      amount(characteristicIcons.ATTACK, String(best.attack), 16, colors.red, colors.ink),
      amount(characteristicIcons.DEFENSE, String(best.defense), 16, colors.blue, colors.ink),
    ],
    12,
    'middle',
  );
  const name = label(told(showing, look.name), like(styles.name, { size: 17 }), width - 230);
  const type = label(
    sheetOf ? told(showing, sheetOf.type) : '',
    like(styles.small, { color: colors.faded, italic: true }),
    width - 230,
  );
  const isOut = standing.length === 0;
  const life =
    figures.length === 1
      ? pips(best.health, best.damage, 150, { name: 'heart', size: 17, full: colors.red, empty: '#d8cdb8' })
      : count(standing.length, look.color);
  return {
    width,
    height: 50,
    markup: tag(
      'g',
      { opacity: isOut ? 0.45 : undefined },
      joined(
        tag('circle', { cx: 24, cy: 25, r: 22, fill: look.color, stroke: colors.ink, 'stroke-width': 2.5 }),
        icon(isOut ? 'skull' : look.icon, 9, 10, 30, readableOn(look.color)),
        placed(58, 2, name),
        placed(58, 28, type),
        placed(width - 156, 3, numbers),
        placed(width - 156, 28, life),
      ),
    ),
  };
}

const count = (standing: number, color: string): Piece =>
  pill(`× ${standing}`, like(styles.small, { bold: true, color: readableOn(color) }), color);

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
  const { scenario } = showing;
  const named = scenario?.threatSheet?.track ?? scenario?.plan?.track;
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
