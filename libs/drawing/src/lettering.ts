import { fontStacks } from './fonts.js';
import { joined, tag, words, type Markup } from './markup.js';
import { fitted, textWidth, wrapped } from './measure.js';
import type { Piece } from './piece.js';
import { lineHeight, type TextStyle } from './text-style.js';

/** One line of text with its baseline at `y`. `length`, when given, is the width that the line is stretched to. */
export function line(text: string, x: number, y: number, style: TextStyle, length?: number): Markup {
  if (text === '') return '' as Markup;
  return tag(
    'text',
    {
      x,
      y,
      'font-family': style.face === 'sans' ? undefined : fontStacks[style.face],
      'font-size': style.size,
      'font-weight': style.bold === true ? 700 : undefined,
      'font-style': style.italic === true ? 'italic' : undefined,
      'letter-spacing': style.spacing,
      'text-anchor': style.anchor,
      fill: style.color,
      textLength: length,
    },
    words(text),
  );
}

/** One line that never leaves its width: shortened by “…”, as a piece as high as its line. */
export function label(text: string, style: TextStyle, width: number): Piece {
  const shown = fitted(text, style, width);
  const x = style.anchor === 'middle' ? width / 2 : style.anchor === 'end' ? width : 0;
  const height = lineHeight(style);
  return {
    width,
    height,
    markup: line(shown, x, height / 2 + (style.size * CAP) / 2, style, tight(shown, style, width)),
  };
}

/** Text broken into lines of this width. */
export function paragraph(text: string, style: TextStyle, width: number, most?: number): Piece {
  const step = lineHeight(style);
  const lines = wrapped(text, style, width, most);
  const x = style.anchor === 'middle' ? width / 2 : style.anchor === 'end' ? width : 0;
  const markup = joined(
    ...lines.map((text, index) =>
      line(text, x, index * step + step / 2 + (style.size * CAP) / 2, style, tight(text, style, width)),
    ),
  );
  return { width, height: lines.length * step, markup };
}

/** Height of a capital letter, as a part of the size. */
const CAP = 0.71;

/** A line that nearly fills its width is held to what was measured, should the reader's font be wider. */
function tight(text: string, style: TextStyle, width: number): number | undefined {
  const measured = textWidth(text, style);
  return measured > width * 0.985 && text.length > 6 ? measured : undefined;
}
