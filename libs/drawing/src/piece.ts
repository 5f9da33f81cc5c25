import { joined, moved, nothing, ofRef, tag, type Markup } from './markup.js';

/** Something drawn, with the room that it takes; its own corner is at 0, 0. */
export interface Piece {
  readonly width: number;
  readonly height: number;
  readonly markup: Markup;
}

/** Room with nothing in it. */
export const space = (width: number, height: number): Piece => ({ width, height, markup: nothing });

/** A piece somewhere else. */
export const placed = (x: number, y: number, piece: Piece): Markup => moved(x, y, piece.markup);

/** The same, found in the picture by the key of its ref: what a player selects to name it in a command. */
export const withRef = (key: string, piece: Piece): Piece => ({ ...piece, markup: ofRef(key, piece.markup) });

/** Pieces below each other. */
export function stacked(pieces: readonly Piece[], gap = 0): Piece {
  let y = 0;
  const drawn: Markup[] = [];
  for (const piece of pieces) {
    drawn.push(placed(0, y, piece));
    y += piece.height + gap;
  }
  const width = Math.max(0, ...pieces.map((piece) => piece.width));
  return { width, height: Math.max(0, y - gap), markup: joined(...drawn) };
}

/** Pieces beside each other. */
export function inRow(pieces: readonly Piece[], gap = 0, align: 'top' | 'middle' = 'top'): Piece {
  const height = Math.max(0, ...pieces.map((piece) => piece.height));
  let x = 0;
  const drawn: Markup[] = [];
  for (const piece of pieces) {
    drawn.push(placed(x, align === 'middle' ? (height - piece.height) / 2 : 0, piece));
    x += piece.width + gap;
  }
  return { width: Math.max(0, x - gap), height, markup: joined(...drawn) };
}

/** Pieces beside each other, in as many rows as it takes to stay within the width. */
export function flowing(pieces: readonly Piece[], width: number, gap: number, align: 'top' | 'middle' = 'top'): Piece {
  const rows: Piece[][] = [];
  let used = 0;
  for (const piece of pieces) {
    const row = rows.at(-1);
    if (row && used + gap + piece.width <= width + 0.01) {
      row.push(piece);
      used += gap + piece.width;
    } else {
      rows.push([piece]);
      used = piece.width;
    }
  }
  return {
    ...stacked(
      rows.map((row) => inRow(row, gap, align)),
      gap,
    ),
    width,
  };
}

/** A piece with room around it. */
export function padded(piece: Piece, left: number, top = left, right = left, bottom = top): Piece {
  return {
    width: piece.width + left + right,
    height: piece.height + top + bottom,
    markup: placed(left, top, piece),
  };
}

/** A piece in the middle of a wider one. */
export const centered = (piece: Piece, width: number): Piece => ({
  width,
  height: piece.height,
  markup: placed((width - piece.width) / 2, 0, piece),
});

/** One piece over another, from the same corner. */
export const over = (under: Piece, ...upper: readonly Markup[]): Piece => ({
  ...under,
  markup: joined(under.markup, ...upper),
});

/** How a sheet is painted. */
export interface SheetStyle {
  readonly fill: string;
  readonly stroke?: string;
  readonly strokeWidth?: number;
  readonly radius?: number;
  /** Dashes of the outline, as SVG writes them. */
  readonly dash?: string;
  readonly opacity?: number;
  /** Throws a soft shadow on the table. */
  readonly shadow?: boolean;
}

/** A rectangle with rounded corners, and its shadow. */
export function sheet(width: number, height: number, style: SheetStyle): Markup {
  const { fill, stroke, strokeWidth = 1, radius = 8, dash, opacity, shadow = false } = style;
  const inset = stroke === undefined ? 0 : strokeWidth / 2;
  const box = { x: inset, y: inset, width: width - 2 * inset, height: height - 2 * inset, rx: radius };
  const under = { ...box, x: inset + 1, y: inset + 3, fill: '#000', opacity: 0.28 };
  const outline = { stroke, 'stroke-width': stroke === undefined ? undefined : strokeWidth, 'stroke-dasharray': dash };
  return joined(shadow ? tag('rect', under) : undefined, tag('rect', { ...box, fill, ...outline, opacity }));
}

/** A piece on a sheet of its own, with padding; at least as high as `least`. */
export function onSheet(piece: Piece, padding: number, style: SheetStyle, least = 0): Piece {
  const inner = padded(piece, padding);
  const height = Math.max(inner.height, least);
  return { width: inner.width, height, markup: joined(sheet(inner.width, height, style), inner.markup) };
}
