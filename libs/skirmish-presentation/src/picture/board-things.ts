import { fitted, joined, line, tag, textWidth, written, type Markup, type TextStyle } from '#drawing';
import type { Cell, SpaceId } from '#skirmish';
import { cellOf, turnedOffset } from '#skirmish/cells';
import { square } from './board-ground.js';
import { colors, styles } from './look.js';
import { CELL } from './shapes.js';

/** An object or token as it lies. */
export interface Thing {
  readonly shape: Markup;
  readonly spaceId: SpaceId;
  readonly turns: number;
  /** Cells that it covers beside its own, before it is turned. */
  readonly offsets: readonly Cell[];
  readonly name: string;
}

/** The piece with its name; one of several cells with a frame around its own space, at which it is used. `size` is the side of a cell. */
export function thing({ shape, spaceId, turns, offsets, name }: Thing, size: number): Markup {
  const { x, y } = cellOf(spaceId);
  const turn = offsets.length === 0 ? ' translate(8 13) scale(0.84)' : ` rotate(${turns * 90} ${CELL / 2} ${CELL / 2})`;
  const transform = `translate(${written(x * size)} ${written(y * size)}) scale(${written(size / CELL)})${turn}`;
  const covered = [{ x: 0, y: 0 }, ...offsets.map((offset) => turnedOffset(offset, turns))];
  const inOneRow = covered.filter((cell) => cell.y === 0).map((cell) => cell.x);
  const [left, right] = [Math.min(...inOneRow), Math.max(...inOneRow)];
  const frame = {
    x: (x + square.x) * size,
    y: (y + square.y) * size,
    width: square.width * size,
    height: square.height * size,
  };
  return joined(
    tag('g', { transform }, shape),
    offsets.length === 0
      ? undefined
      : tag('rect', {
          ...frame,
          rx: size * 0.12,
          fill: 'none',
          stroke: '#ff9d1c',
          'stroke-width': 3.5,
          'stroke-dasharray': '9 5',
        }),
    plate(name, (x + (left + right + 1) / 2) * size, (y + 0.09) * size, (right - left + 1) * size - 4, size),
  );
}

/** The names of pieces, each with its number where there are several of its kind (`car-2` is “Car 2”). */
export const numbered = (
  { id, kindId }: { readonly id: string; readonly kindId: string },
  name: string,
  all: readonly { readonly kindId: string }[],
): string =>
  all.filter((piece) => piece.kindId === kindId).length === 1 ? name : `${name} ${/\d+$/.exec(id)?.[0] ?? ''}`;

/** A name on a white plate around its middle. */
function plate(name: string, cx: number, cy: number, most: number, size: number): Markup {
  const style: TextStyle = { ...styles.tiny, size: Math.max(8, size * 0.125), bold: true, anchor: 'middle' };
  const smaller = {
    ...style,
    size: Math.max(size * 0.085, Math.min(style.size, ((most - 6.5) / textWidth(name, style)) * style.size)),
  };
  const text = fitted(name, smaller, most - 6);
  const width = textWidth(text, smaller) + 6;
  const height = size * 0.17;
  return joined(
    tag('rect', {
      x: cx - width / 2,
      y: cy - height / 2,
      width,
      height,
      rx: 3,
      fill: '#ffffff',
      opacity: 0.88,
      stroke: colors.ink,
      'stroke-width': 1,
    }),
    line(text, cx, cy + smaller.size * 0.36, smaller, most - 6),
  );
}
