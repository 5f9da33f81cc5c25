import { stackOf } from './fonts.js';
import { joined, nothing, tag, words, type Markup } from './markup.js';
import { fitted, isLettered, textWidth, wrapped } from './measure.js';
import type { Piece } from './piece.js';
import { lineHeight, type TextStyle } from './text-style.js';

/**
 * One line of text with its baseline at `y`. It says how much room it has, from its `x` or around it as its anchor
 * says: what was measured, when `room` is absent. Where another font could need more than that, the line is held.
 */
export function line(text: string, x: number, y: number, style: TextStyle, room = textWidth(text, style)): Markup {
  if (text === '') return nothing;
  const held = heldTo(text, style, room);
  return tag(
    'text',
    {
      x,
      y,
      'font-family': style.face === 'sans' ? undefined : stackOf(style.face),
      'font-size': style.size,
      'font-weight': style.bold === true ? 700 : undefined,
      'font-style': style.italic === true ? 'italic' : undefined,
      'letter-spacing': style.spacing,
      'word-spacing': style.wordSpacing,
      'text-anchor': style.anchor,
      fill: style.color,
      textLength: held,
      lengthAdjust: held === undefined ? undefined : 'spacingAndGlyphs',
      'data-room': held === room ? undefined : room,
    },
    words(text),
  );
}

/** One line that never leaves its width: shortened by “…”, as a piece as high as its line. */
export function label(text: string, style: TextStyle, width: number): Piece {
  const height = lineHeight(style);
  const baseline = height / 2 + (style.size * CAP) / 2;
  return {
    width,
    height,
    markup: line(fitted(text, style, width), startOf(style, width), baseline, style, width),
  };
}

/** Text broken into lines of this width. */
export function paragraph(text: string, style: TextStyle, width: number, most?: number): Piece {
  const step = lineHeight(style);
  const lines = wrapped(text, style, width, most);
  const markup = joined(
    ...lines.map((text, index) =>
      line(text, startOf(style, width), index * step + step / 2 + (style.size * CAP) / 2, style, width),
    ),
  );
  return { width, height: lines.length * step, markup };
}

/** Height of a capital letter, as a part of the size. */
const CAP = 0.71;

/** How much wider a font may be that a system has instead of the picture's own: DejaVu Serif is, in bold italics. */
const WIDER = 1.45;

const startOf = ({ anchor }: TextStyle, width: number): number =>
  anchor === 'middle' ? width / 2 : anchor === 'end' ? width : 0;

/** The length that a line is held to, if another font could take it out of its room. */
function heldTo(text: string, style: TextStyle, room: number): number | undefined {
  const measured = textWidth(text, style);
  return measured * WIDER > room || !isLettered(text, style) ? Math.min(measured, room) : undefined;
}
