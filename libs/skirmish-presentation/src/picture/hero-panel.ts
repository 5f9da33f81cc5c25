import {
  amount,
  flowing,
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
  sheet,
  space,
  stacked,
  tag,
  told,
  withColon,
  type Piece,
} from '#drawing';
import type { FigureLook } from './figure-look.js';
import type { Telling } from './in-language.js';
import { characteristicColors, characteristicIcons, colors, styles } from './look.js';
import { cardSlip, type CardFace } from './power-card.js';
import { tableWords } from './table-words.js';

const PADDING = 14;
const HEAD = 62;

/** The values of a figure as they are now. */
interface FigureValues {
  readonly speed: number;
  readonly attack: number;
  readonly defense: number;
  readonly mind?: number | undefined;
  readonly health: number;
  readonly damage: number;
}

/** A hero beside its figure, as far as the viewer sees it. */
export interface HeroShown {
  readonly look: FigureLook;
  /** The line below its name: its player, its rank, and further words. */
  readonly subtitle: string;
  /** The color of its side. */
  readonly sideColor: string;
  readonly isOut: boolean;
  /** The actions that it has left while its activation runs. */
  readonly actions: number | undefined;
  readonly activated: boolean;
  readonly planned: boolean;
  /** Power cards and wound cards in hand. */
  readonly hand: number;
  readonly wounds: number;
  readonly woundLimit?: number | undefined;
  readonly values: FigureValues | undefined;
  /** The cards that lie before it, drawn for a width: those in play, then those of its plan. */
  readonly cards: (width: number) => readonly Piece[];
  /** Its cards in hand, where the viewer knows them. */
  readonly handCards: readonly CardFace[];
  /** Its mission; its flavor while it is not known. */
  readonly mission: string;
  readonly missionDone: boolean;
}

/** A hero beside its figure: its player, its possible acts, its cards in play, its mission. */
export function heroPanel(showing: Telling, hero: HeroShown, width: number, least = 0): Piece {
  const inner = width - 2 * PADDING;
  const { values } = hero;
  const inside = stacked(
    [...(values ? [valueRow(values, inner)] : []), cardRows(showing, hero, inner), missionRow(hero, inner)],
    10,
  );
  const height = Math.max(least, HEAD + inside.height + PADDING * 2);
  const { isOut, look, sideColor } = hero;
  const markup = joined(
    tag('rect', { x: 5, y: 6, width, height, fill: colors.ink, opacity: 0.85 }),
    sheet(width, height, { fill: isOut ? '#d9d4cb' : colors.panel, stroke: colors.ink, strokeWidth: 3, radius: 0 }),
    tag('rect', { x: 1.5, y: 1.5, width: width - 3, height: HEAD, fill: isOut ? '#8d8880' : look.color }),
    tag('rect', { x: 1.5, y: 1.5, width: 8, height: height - 3, fill: sideColor }),
    placed(0, 0, head(showing, hero, width)),
    placed(PADDING + 6, HEAD + PADDING, { ...inside, width: inner - 6 }),
  );
  return { width: width + 5, height: height + 6, markup };
}

function head(showing: Telling, hero: HeroShown, width: number): Piece {
  const { look, actions, subtitle } = hero;
  const ink = readableOn(look.color);
  const markup = joined(
    tag('circle', {
      cx: 46,
      cy: 32,
      r: 25,
      fill: actions === undefined ? colors.white : colors.yellow,
      stroke: colors.ink,
      'stroke-width': 2.5,
    }),
    icon(look.icon, 28, 14, 36, look.color),
    placed(82, 8, label(told(showing, look.name).toUpperCase(), like(styles.name, { color: ink }), width - 290)),
    placed(82, 36, label(subtitle, like(styles.body, { color: ink }), width - 250)),
    placed(width - 196, 9, status(showing, hero, 182)),
    placed(width - 196, 36, handRow(hero, ink, 182)),
  );
  return { width, height: HEAD, markup };
}

/** Its condition: out, active, done, planned. */
function status(showing: Telling, { isOut, actions, activated, planned }: HeroShown, width: number): Piece {
  const style = like(styles.small, { bold: true, color: colors.ink });
  const text = isOut
    ? told(showing, tableWords.out)
    : actions !== undefined
      ? showing.tell.count(actions, 'action', 'action')
      : activated
        ? told(showing, tableWords.activated)
        : planned
          ? told(showing, tableWords.planned)
          : undefined;
  if (text === undefined) return space(width, 0);
  const shown = pill(text, style, actions === undefined ? '#ffffff' : colors.yellow, isOut ? 'skull' : 'bolt');
  return { ...shown, width, markup: placed(width - shown.width, 0, shown) };
}

/** Cards in hand, wounds among them, discarded cards. */
function handRow({ hand, wounds, woundLimit }: HeroShown, ink: string, width: number): Piece {
  const limit = woundLimit === undefined ? '' : `/${woundLimit}`;
  const row = inRow(
    [amount('cards', String(hand), 18, ink, ink), amount('skull', `${wounds}${limit}`, 18, ink, ink)],
    14,
    'middle',
  );
  return { ...row, width, markup: placed(width - row.width, 0, row) };
}

function valueRow({ speed, attack, defense, mind = 0, health, damage }: FigureValues, width: number): Piece {
  const shown = [
    ['SPEED', speed],
    ['ATTACK', attack],
    ['DEFENSE', defense],
    ['MIND', mind],
  ] as const;
  const cells = shown.map(([name, value]): Piece => {
    const color = characteristicColors[name];
    return {
      width: 62,
      height: 28,
      markup: joined(
        tag('rect', { width: 62, height: 28, rx: 14, fill: '#ffffff', stroke: color, 'stroke-width': 2 }),
        icon(characteristicIcons[name], 8, 5, 18, color),
        line(String(value), 44, 20, like(styles.number, { anchor: 'middle' }), 34),
      ),
    };
  });
  const used = 4 * 62 + 3 * 8 + 16;
  const hearts = pips(health, damage, width - used - 10, {
    name: 'heart',
    size: 20,
    full: colors.red,
    empty: '#d8cdb8',
  });
  return inRow([...cells, space(8, 1), hearts], 8, 'middle');
}

function cardRows(showing: Telling, { cards, handCards }: HeroShown, width: number): Piece {
  const room = width - 6;
  const laid = cards((room - 10) / 2);
  const parts: Piece[] = [];
  if (laid.length > 0) parts.push(flowing(laid, room, 10));
  if (handCards.length > 0)
    parts.push(
      flowing(
        [
          label(withColon(showing, told(showing, tableWords.hand)), like(styles.small, { bold: true }), 52),
          ...handCards.map(cardSlip),
        ],
        room,
        6,
        'middle',
      ),
    );
  if (parts.length === 0)
    return label(told(showing, tableWords.noCards), like(styles.small, { italic: true, color: colors.faded }), room);
  return stacked(parts, 8);
}

function missionRow({ mission, missionDone }: HeroShown, width: number): Piece {
  const style = like(styles.small, { italic: true, color: missionDone ? colors.green : colors.faded });
  const shown = paragraph(mission, style, width - 34, 2);
  return {
    width,
    height: Math.max(18, shown.height),
    markup: joined(
      icon(missionDone ? 'star' : 'target', 0, 0, 17, missionDone ? '#d99a00' : colors.faded),
      placed(25, 1, shown),
    ),
  };
}
