import { joined, tag, type Attribute, type Markup } from '#drawing';
import { colors } from './look.js';

/** Shapes are drawn in cells of a hundred units and laid on the board by their caller. */
export const CELL = 100;

type More = Readonly<Record<string, Attribute>>;

/** A box with an inked outline. */
// oxlint-disable-next-line max-params -- a box is four numbers, as in SVG; names would hide the drawings
export const slab = (x: number, y: number, width: number, height: number, fill: string, more: More = {}): Markup =>
  tag('rect', { x, y, width, height, fill, stroke: colors.ink, 'stroke-width': 3, ...more });

/** A box without an outline. */
// oxlint-disable-next-line max-params -- as above
export const patch = (x: number, y: number, width: number, height: number, fill: string, more: More = {}): Markup =>
  tag('rect', { x, y, width, height, fill, ...more });

/** A round thing with an inked outline. */
export const ball = (cx: number, cy: number, r: number, fill: string, more: More = {}): Markup =>
  tag('circle', { cx, cy, r, fill, stroke: colors.ink, 'stroke-width': 3, ...more });

/** A filled shape with an inked outline. */
export const shape = (d: string, fill: string, more: More = {}): Markup =>
  tag('path', { d, fill, stroke: colors.ink, 'stroke-width': 3, 'stroke-linejoin': 'round', ...more });

/** A stroke of the pen. */
export const stroke = (d: string, color: string, width = 4, more: More = {}): Markup =>
  tag('path', { d, fill: 'none', stroke: color, 'stroke-width': width, 'stroke-linecap': 'round', ...more });

/** Draws scenery over so many units, from its upper left corner. */
export type DrawsOver = (width: number, height: number) => Markup;

/** So many of one kind, each by its number from 0. */
export const many = (count: number, one: (index: number) => Markup): Markup =>
  joined(...Array.from({ length: count }, (_, index) => one(index)));

/** A crate: the default drawing of a thing on the board. */
export const crate = joined(
  slab(16, 22, 68, 62, '#8a6a3f', { rx: 6 }),
  stroke('M16 22l68 62M84 22l-68 62', '#5e4526', 4),
);
