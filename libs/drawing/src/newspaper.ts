import { line } from './lettering.js';
import { joined, tag, type Markup } from './markup.js';
import { textWidth, wrapped } from './measure.js';
import { placed, type Piece } from './piece.js';
import { lineHeight, type TextStyle } from './text-style.js';

/** How a text is set in columns. Widths in user units. */
export interface Columns {
  readonly count: number;
  readonly width: number;
  readonly gap: number;
  /** A thin rule between columns, of this color. */
  readonly rule?: string;
}

/** A text in columns of one height, justified as in print: spaces grow, letters do not. */
export function inColumns(text: string, style: TextStyle, { count, width, gap, rule }: Columns): Piece {
  const each = (width - gap * (count - 1)) / count;
  const lines = wrapped(text, style, each);
  const perColumn = Math.max(1, Math.ceil(lines.length / count));
  const step = lineHeight(style);
  const height = Math.min(perColumn, lines.length) * step;
  const set = lines.map((text, index) => {
    const x = Math.floor(index / perColumn) * (each + gap);
    const y = (index % perColumn) * step + step * 0.74;
    const full = index < lines.length - 1;
    return line(text, x, y, full ? justified(text, style, each) : style, each);
  });
  const rules = rule === undefined ? [] : columnRules(Math.ceil(lines.length / perColumn) - 1, each, gap, height, rule);
  return { width, height, markup: joined(...rules, ...set) };
}

const columnRules = (count: number, each: number, gap: number, height: number, color: string): Markup[] =>
  Array.from({ length: Math.max(0, count) }, (_, index) =>
    tag('rect', { x: (index + 1) * (each + gap) - gap / 2 - 0.4, y: 2, width: 0.8, height: height - 4, fill: color }),
  );

/** A style that spreads the words of a line over the width, unless the line is too short to be spread. */
function justified(text: string, style: TextStyle, width: number): TextStyle {
  const spaces = text.split(/[ \u00A0]/).length - 1;
  const missing = width - textWidth(text, style);
  return spaces > 0 && missing > 0 && missing < width * 0.25 ? { ...style, wordSpacing: missing / spaces } : style;
}

/** A double rule, thick over thin, as under a masthead. */
export const doubleRule = (width: number, color: string): Piece => ({
  width,
  height: 7,
  markup: joined(
    tag('rect', { width, height: 3.5, fill: color }),
    tag('rect', { y: 5.5, width, height: 1, fill: color }),
  ),
});

/** A thin rule. */
export const thinRule = (width: number, color: string): Piece => ({
  width,
  height: 1,
  markup: tag('rect', { width, height: 0.8, fill: color }),
});

/** A picture in print: dots of one ink that grow toward the foot, with something in front of them. */
export function halftone(width: number, height: number, paper: string, ink: string, front: Markup): Piece {
  const step = 7;
  const dots: Markup[] = [];
  for (let row = 0; row * step < height - 2; row += 1) {
    const radius = 0.5 + (row * step * 2) / height;
    const shift = row % 2 === 0 ? 0 : step / 2;
    const y = row * step + step / 2;
    dots.push(
      tag('path', {
        d: `M${Math.round(shift + step / 2)} ${Math.round(y)}H${Math.round(width - 2)}`,
        stroke: ink,
        'stroke-width': Math.round(radius * 20) / 10,
        'stroke-linecap': 'round',
        'stroke-dasharray': `0 ${step}`,
      }),
    );
  }
  const frame = tag('rect', { width, height, fill: 'none', stroke: ink, 'stroke-width': 1.5 });
  return {
    width,
    height,
    markup: joined(tag('rect', { width, height, fill: paper }), tag('g', { opacity: 0.5 }, ...dots), front, frame),
  };
}

/** A box with a border, for what is not news. */
export const boxed = (piece: Piece, padding: number, color: string, dash?: string): Piece => {
  const [width, height] = [piece.width + 2 * padding, piece.height + 2 * padding];
  const border = tag('rect', {
    x: 0.75,
    y: 0.75,
    width: width - 1.5,
    height: height - 1.5,
    fill: 'none',
    stroke: color,
    'stroke-width': 1.5,
    'stroke-dasharray': dash,
  });
  return { width, height, markup: joined(border, placed(padding, padding, piece)) };
};
