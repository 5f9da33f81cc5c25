import { icon, type IconName } from './icons.js';
import { line } from './lettering.js';
import { joined, tag, type Markup } from './markup.js';
import { fitted, textWidth } from './measure.js';
import { readableOn } from './palette.js';
import type { Piece } from './piece.js';
import type { TextStyle } from './text-style.js';

const digits = (size: number, color: string): TextStyle => ({ face: 'sans', size, color, bold: true });

/** Where a circle is: its middle, and how far it reaches. */
export interface Circle {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** A round token with a short text in it. */
export function disc({ x, y, radius }: Circle, text: string, fill: string, stroke = '#ffffff'): Markup {
  const size = radius * (text.length > 2 ? 0.8 : 1.1);
  return joined(
    tag('circle', { cx: x, cy: y, r: radius, fill, stroke, 'stroke-width': Math.max(1, radius / 9) }),
    line(text, x, y + size * 0.36, { ...digits(size, readableOn(fill)), anchor: 'middle' }, radius * 1.9),
  );
}

/** An icon with a number after it, as wide as both. */
export function amount(name: IconName, text: string, size: number, iconColor: string, textColor: string): Piece {
  const style = digits(size * 0.86, textColor);
  const width = size + 4 + textWidth(text, style);
  const markup = joined(icon(name, 0, 0, size, iconColor), line(text, size + 4, size / 2 + style.size * 0.36, style));
  return { width, height: size, markup };
}

/** A pill with a short text, and an icon before it; never wider than `most`. */
export function pill(said: string, style: TextStyle, fill: string, named?: IconName, most?: number): Piece {
  const height = style.size * 1.75;
  const iconSize = style.size * 1.15;
  const before = named === undefined ? 0 : iconSize + style.size * 0.4;
  const around = before + height * 0.95;
  const text = most === undefined ? said : fitted(said, style, most - around);
  const width = textWidth(text, style) + around;
  const markup = joined(
    tag('rect', { width, height, rx: height / 2, fill }),
    named === undefined ? undefined : icon(named, height * 0.42, (height - iconSize) / 2, iconSize, style.color),
    line(text, height * 0.47 + before, height / 2 + style.size * 0.36, style),
  );
  return { width, height, markup };
}

/** A row of marks of which some are spent: health and its damage, say. Marks shrink to stay within the width. */
export function pips(count: number, spent: number, width: number, look: PipLook): Piece {
  const step = Math.min(look.size + 2, width / Math.max(1, count));
  const size = Math.min(look.size, step - 1);
  const marks = Array.from({ length: count }, (_, index) =>
    icon(look.name, index * step, 0, size, index < count - spent ? look.full : look.empty),
  );
  return { width, height: size, markup: joined(...marks) };
}

/** How pips look. */
export interface PipLook {
  readonly name: IconName;
  readonly size: number;
  readonly full: string;
  readonly empty: string;
}
