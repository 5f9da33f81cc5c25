import {
  amount,
  icon,
  inRow,
  joined,
  label,
  like,
  padded,
  paragraph,
  picture,
  pips,
  placed,
  readableOn,
  sheet,
  stacked,
  tag,
  told,
  type Piece,
} from '#drawing';
import type { Localized } from '#kernel';
import type { Characteristic } from '#skirmish';
import type { FigureLook } from './figure-look.js';
import type { Telling } from './in-language.js';
import { characteristicColors, characteristicIcons, colors, styles } from './look.js';

const WIDTH = 460;
const MARGIN = 12;
const PADDING = 18;
const HEAD = 68;

/** How wide what stands on a printed sheet may be. */
export const INSIDE_OF_SHEET = WIDTH - 2 * PADDING;

/** A sheet or a card of the box as it is printed. */
export interface PrintedSheet {
  readonly look: FigureLook;
  /** Said small below the name. */
  readonly subtitle: string;
  /** The drawing in the place of the emblem, 44 units wide and high. */
  readonly emblem?: Piece | undefined;
  /** Below each other, as wide as `INSIDE_OF_SHEET` at most. */
  readonly rows: readonly Piece[];
}

/** A sheet alone, as an SVG document: its name on a colored head, and its text below. */
export function printedSheet(showing: Telling, { look, subtitle, emblem, rows }: PrintedSheet): string {
  const title = told(showing, look.name);
  const inside = stacked(rows, 9);
  const height = HEAD + inside.height + 2 * PADDING - 4;
  const ink = readableOn(look.color);
  const markup = joined(
    tag('rect', { x: 5, y: 6, width: WIDTH, height, fill: colors.ink, opacity: 0.85 }),
    sheet(WIDTH, height, { fill: colors.panel, stroke: colors.ink, strokeWidth: 3, radius: 0 }),
    tag('rect', { x: 1.5, y: 1.5, width: WIDTH - 3, height: HEAD, fill: look.color }),
    placed(16, 6, emblem === undefined ? emblemOf(look) : onDisc(emblem)),
    placed(88, 10, label(title.toUpperCase(), like(styles.name, { color: ink, size: 23 }), WIDTH - 106)),
    placed(88, 41, label(subtitle, like(styles.body, { color: ink, italic: true }), WIDTH - 106)),
    placed(PADDING, HEAD + PADDING - 4, inside),
  );
  const alone = padded({ width: WIDTH + 5, height: height + 6, markup }, MARGIN);
  return picture({ width: alone.width, height: alone.height, title, language: showing.locale, body: alone.markup });
}

const EMBLEM = 58;

const disc = tag('circle', {
  cx: EMBLEM / 2,
  cy: EMBLEM / 2,
  r: EMBLEM / 2 - 2,
  fill: colors.white,
  stroke: colors.ink,
  'stroke-width': 2.5,
});

const emblemOf = ({ icon: name, color }: FigureLook): Piece => ({
  width: EMBLEM,
  height: EMBLEM,
  markup: joined(disc, icon(name, 11, 11, 36, color)),
});

const onDisc = (emblem: Piece): Piece => ({
  width: EMBLEM,
  height: EMBLEM,
  markup: joined(disc, placed((EMBLEM - emblem.width) / 2, (EMBLEM - emblem.height) / 2, emblem)),
});

/** The values that a sheet prints. */
export interface PrintedValues {
  readonly speed: number;
  readonly attack: number;
  readonly defense: number;
  readonly mind?: number | undefined;
  readonly health: number;
}

/** One line of values, and a heart for each point of health. */
export function valuesRow({ speed, attack, defense, mind, health }: PrintedValues): Piece {
  const shown: readonly (readonly [Characteristic, number | undefined])[] = [
    ['SPEED', speed],
    ['ATTACK', attack],
    ['DEFENSE', defense],
    ['MIND', mind],
  ];
  const values = shown.flatMap(([name, value]) =>
    value === undefined
      ? []
      : [amount(characteristicIcons[name], String(value), 20, characteristicColors[name], colors.ink)],
  );
  const hearts = pips(health, 0, 150, { name: 'heart', size: 19, full: colors.red, empty: '#d8cdb8' });
  return inRow([...values, { ...hearts, width: Math.min(150, health * 21) }], 20, 'middle');
}

/** A text with its name in bold before it, over the whole width of the sheet. */
export function namedText(showing: Telling, name: Localized | undefined, text: Localized): Piece {
  const said = paragraph(told(showing, text), styles.body, INSIDE_OF_SHEET);
  if (name === undefined) return said;
  return stacked([label(told(showing, name), like(styles.body, { bold: true }), INSIDE_OF_SHEET), said], 2);
}

/** A heading over the parts that follow: what they are, on a band. */
export function band(showing: Telling, title: Localized, color: string): Piece {
  const style = like(styles.small, { bold: true, color: readableOn(color), spacing: 0.6 });
  const text = label(told(showing, title).toUpperCase(), style, INSIDE_OF_SHEET - 16);
  return {
    width: INSIDE_OF_SHEET,
    height: 22,
    markup: joined(
      tag('rect', { width: INSIDE_OF_SHEET, height: 22, fill: color }),
      placed(8, (22 - text.height) / 2, text),
    ),
  };
}

/** The flavor of a sheet. */
export const winkOf = (showing: Telling, text: Localized): Piece =>
  paragraph(told(showing, text), like(styles.body, { italic: true, color: colors.faded }), INSIDE_OF_SHEET);
