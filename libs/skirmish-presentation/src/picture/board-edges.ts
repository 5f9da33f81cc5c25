import { joined, ofRef, tag, type Markup } from '#drawing';
import type { CellEdge } from '#skirmish/board';
import type { EdgeOfCell } from '#skirmish/cells';
import { colors } from './look.js';

/** A door, or an airlock, as it lies on an edge. */
export interface DrawnDoor extends EdgeOfCell {
  readonly open: boolean;
  /** An airlock has two short leaves that never meet; a door has one. */
  readonly isAirlock?: boolean;
  /** The key of its ref, where commands name it. */
  readonly key?: string;
}

/** Walls in thick ink; doors as bars, closed across their edge or swung open. `size` is the side of a cell. */
export function boardEdges(walls: readonly EdgeOfCell[], doors: readonly DrawnDoor[], size: number): Markup {
  const paths = walls.map(({ x, y, edge }) => edgePath(x, y, edge, size)).join('');
  const wall =
    paths === ''
      ? undefined
      : tag('path', { d: paths, stroke: colors.ink, 'stroke-width': 6, 'stroke-linecap': 'square', fill: 'none' });
  return joined(wall, ...doors.map((door) => doorOn(door, size)));
}

function edgePath(x: number, y: number, edge: CellEdge, size: number): string {
  const [left, top] = [x * size, y * size];
  const paths: Readonly<Record<CellEdge, string>> = {
    N: `M${left} ${top}h${size}`,
    S: `M${left} ${top + size}h${size}`,
    W: `M${left} ${top}v${size}`,
    E: `M${left + size} ${top}v${size}`,
  };
  return paths[edge];
}

function doorOn({ x, y, edge, open, isAirlock = false, key }: DrawnDoor, size: number): Markup {
  const isVertical = edge === 'E' || edge === 'W';
  const ax = (x + (edge === 'E' ? 1 : 0)) * size;
  const ay = (y + (edge === 'S' ? 1 : 0)) * size;
  const post = size * 0.14;
  const [dx, dy] = isVertical ? [0, 1] : [1, 0];
  const jambs = `M${ax} ${ay}l${dx * post} ${dy * post}M${ax + dx * size} ${ay + dy * size}l${-dx * post} ${-dy * post}`;
  const swung = `M${ax + dx * post} ${ay + dy * post}l${isVertical ? size * 0.45 : size * 0.3} ${isVertical ? size * 0.3 : size * 0.45}`;
  const shut = `M${ax + dx * post} ${ay + dy * post}l${dx * (size - 2 * post)} ${dy * (size - 2 * post)}`;
  const short = size * 0.18;
  const apart = `M${ax + dx * post} ${ay + dy * post}l${dx * short} ${dy * short}M${ax + dx * (size - post)} ${ay + dy * (size - post)}l${-dx * short} ${-dy * short}`;
  const leaf = isAirlock ? apart : open ? swung : shut;
  const paint = isAirlock ? '#3fb5c9' : open ? '#6fbf73' : '#c5783a';
  const drawn = joined(
    tag('path', { d: jambs, stroke: colors.ink, 'stroke-width': 7, 'stroke-linecap': 'square' }),
    tag('path', { d: leaf, stroke: colors.ink, 'stroke-width': 7.5, 'stroke-linecap': 'round' }),
    tag('path', { d: leaf, stroke: paint, 'stroke-width': 4.5, 'stroke-linecap': 'round' }),
  );
  return key === undefined ? drawn : ofRef(key, drawn);
}
