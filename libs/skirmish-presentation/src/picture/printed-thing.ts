import { moved, tag, type Markup } from '#drawing';
import type { Localized } from '#kernel';
import type { Telling } from './in-language.js';
import { colors } from './look.js';
import { INSIDE_OF_SHEET, namedText, printedSheet } from './printed-sheet.js';
import { CELL } from './shapes.js';

/** A thing on a board, as the box has it. */
export interface ThingOfTheBox {
  readonly name: Localized;
  readonly text?: Localized | undefined;
  /** The cells that it covers beside its own. */
  readonly footprint?: readonly { readonly x: number; readonly y: number }[];
  /** Its look, in cells of a hundred units. */
  readonly shape: Markup;
}

const GROUND = '#d9e2e4';

/** A thing alone: as it lies on the board, in the cells that it covers, and its text. */
export function printedThing(
  showing: Telling,
  { name, text, footprint = [], shape, subtitle }: ThingOfTheBox & { readonly subtitle: string },
): string {
  const cells = [{ x: 0, y: 0 }, ...footprint];
  const [left, top] = [Math.min(...cells.map(({ x }) => x)), Math.min(...cells.map(({ y }) => y))];
  const columns = Math.max(...cells.map(({ x }) => x)) - left + 1;
  const rows = Math.max(...cells.map(({ y }) => y)) - top + 1;
  const scale = Math.min(1.4, INSIDE_OF_SHEET / (columns * CELL));
  const ground = cells.map(({ x, y }) =>
    tag('rect', {
      x: x * CELL,
      y: y * CELL,
      width: CELL,
      height: CELL,
      fill: GROUND,
      stroke: '#9aa5a8',
      'stroke-width': 2,
    }),
  );
  const [width, height] = [columns * CELL * scale, rows * CELL * scale];
  const drawn = moved(
    (INSIDE_OF_SHEET - width) / 2,
    0,
    tag('g', { transform: `scale(${scale})` }, moved(-left * CELL, -top * CELL, tag('g', {}, ...ground, shape))),
  );
  return printedSheet(showing, {
    look: { name, color: colors.yellow, icon: 'target' },
    subtitle,
    rows: [
      { width: INSIDE_OF_SHEET, height, markup: drawn },
      ...(text === undefined ? [] : [namedText(showing, undefined, text)]),
    ],
  });
}
