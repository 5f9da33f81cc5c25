import { fontOf } from './fonts.js';
import type { TextStyle } from './text-style.js';

/** How wide a text is in the letters that the picture carries. They are not kerned: a text is as wide as its letters. */
export function textWidth(text: string, style: TextStyle): number {
  const { size, spacing = 0, wordSpacing = 0 } = style;
  const font = fontOf(style);
  let width = 0;
  for (const letter of text) {
    width += (font.advanceOf(letter) ?? strangeWidth(letter)) * size + spacing;
    if (letter === ' ' || letter === '\u00A0') width += wordSpacing;
  }
  return width;
}

/** True when the picture carries every letter of the text. */
export function isLettered(text: string, style: TextStyle): boolean {
  const font = fontOf(style);
  return Array.from(text).every((letter) => font.placeOf(letter) !== undefined);
}

/** About how wide a letter is that the picture does not carry, as a part of the size. */
function strangeWidth(letter: string): number {
  if (/[\p{M}\p{Cf}]/u.test(letter)) return 0;
  // Joined letters are narrow; a line that is held to more stretches their tails out of its room.
  if (/\p{Script=Arabic}/u.test(letter)) return 0.5;
  return (letter.codePointAt(0) ?? 0) > 0x2e80 ? 1 : 0.7;
}

/** The text, or as much of it as fits the width, with “…” after it. */
export function fitted(text: string, style: TextStyle, width: number): string {
  if (textWidth(text, style) <= width) return text;
  const characters = Array.from(text);
  while (characters.length > 1) {
    characters.pop();
    const shorter = `${characters.join('').trimEnd()}…`;
    if (textWidth(shorter, style) <= width) return shorter;
  }
  return '…';
}

/**
 * The text in lines of at most this width, broken between words; a word that is too long is cut. The last line that
 * `most` allows ends with “…” when there was more. Narrow spaces of French before punctuation do not break.
 */
export function wrapped(text: string, style: TextStyle, width: number, most = Number.POSITIVE_INFINITY): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of unbroken(text).split(' ').filter(Boolean)) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line === '' || textWidth(longer, style) <= width) {
      line = longer;
      continue;
    }
    lines.push(line);
    line = word;
  }
  if (line !== '') lines.push(line);
  const kept = lines.slice(0, most).map((whole) => fitted(whole, style, width));
  const last = kept.at(-1);
  if (lines.length > most && last !== undefined) kept[kept.length - 1] = shortened(last, style, width);
  return kept;
}

/** The greatest size, between two, at which the text takes at most so many lines of this width. */
export function sizeFor(text: string, style: TextStyle, width: number, limits: SizeLimits): number {
  for (let { size } = style; size > limits.least; size -= 0.5) {
    const lines = wrapped(text, { ...style, size }, width);
    if (lines.length <= limits.lines && lines.every((line) => !line.endsWith('…') || text.endsWith('…'))) return size;
  }
  return limits.least;
}

/** Fewest units that a size may have, and most lines that a text may take. */
export interface SizeLimits {
  readonly least: number;
  readonly lines: number;
}

const shortened = (line: string, style: TextStyle, width: number): string =>
  line.endsWith('…') ? line : fitted(`${line} …`, style, width).replace(/[\s.,;:]*…$/, '…');

/** French sets a space before these signs, and inside its quotation marks: no line begins or ends there. */
const unbroken = (text: string): string =>
  text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ (?=[;:!?»])/g, '\u00A0')
    .replaceAll('« ', '«\u00A0');
