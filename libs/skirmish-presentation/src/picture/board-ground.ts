import { joined, mixed, ofRef, tag, type Markup } from '#drawing';
import { refKey } from '#kernel';
import type { Cell } from '#skirmish';
import { spaceIdOf } from '#skirmish/cells';
import { colors } from './look.js';
import type { DrawnCell } from './zone-tints.js';

/** Where the square of a space lies in its cell, as parts of its side: below the strip in which names stand. */
export const square = { x: 0.1, y: 0.2, width: 0.8, height: 0.73 } as const;

/** How the square of a space is painted. */
export interface SpacePaint {
  readonly fill: string;
  readonly stroke: string;
  readonly width: number;
}

/** A space to draw: painted like any other of its zone where it has no paint of its own. */
export interface DrawnSpace extends Cell {
  readonly zone: string | undefined;
  readonly paint?: SpacePaint | undefined;
}

/** The lowest layer of a board. */
export interface GroundParts {
  readonly cells: readonly DrawnCell[];
  /** The tint of each zone. */
  readonly tints: ReadonlyMap<string, string>;
  /** The color of cells without zone. */
  readonly solid: string;
  /** The scenery on cells that are no spaces. */
  readonly scenery: Markup;
  readonly spaces: readonly DrawnSpace[];
}

/** A space that holds something to do: orange (CLASH-080, SKAROV-TILE-03). */
export const interactionPaint: SpacePaint = { fill: '#ffe3b0', stroke: '#d07a00', width: 3 };

/** Tiles with their zones, the white lines between them, their scenery, and the spaces. `size` is the side of a cell. */
export const boardGround = ({ cells, tints, solid, scenery, spaces }: GroundParts, size: number): Markup =>
  joined(
    ...cells.map(({ x, y, zone }) =>
      tag('rect', {
        x: x * size,
        y: y * size,
        width: size + 0.5,
        height: size + 0.5,
        fill: (zone === undefined ? undefined : tints.get(zone)) ?? solid,
      }),
    ),
    scenery,
    zoneLines(cells, size),
    ...spaces.map((space) => squareOf(space, tints.get(space.zone ?? '') ?? colors.street, size)),
  );

/** The white lines where one zone ends and another begins. */
function zoneLines(cells: readonly DrawnCell[], size: number): Markup {
  const known = new Map(cells.map((cell) => [`${cell.x},${cell.y}`, cell]));
  let d = '';
  for (const { x, y, zone } of cells) {
    const east = known.get(`${x + 1},${y}`);
    const south = known.get(`${x},${y + 1}`);
    if (east && east.zone !== zone) d += `M${(x + 1) * size} ${y * size}v${size}`;
    if (south && south.zone !== zone) d += `M${x * size} ${(y + 1) * size}h${size}`;
  }
  if (d === '') return joined();
  return tag('path', { d, stroke: colors.white, 'stroke-width': 4, 'stroke-linecap': 'round', fill: 'none' });
}

/** A space where a figure may stand. */
function squareOf({ x, y, paint }: DrawnSpace, tint: string, size: number): Markup {
  const { fill, stroke, width } = paint ?? { fill: mixed(tint, '#f4fbff', 0.55), stroke: '#6d8aa3', width: 1.3 };
  const drawn = tag('rect', {
    x: (x + square.x) * size,
    y: (y + square.y) * size,
    width: square.width * size,
    height: square.height * size,
    rx: size * 0.12,
    fill,
    stroke,
    'stroke-width': width,
  });
  return ofRef(refKey('space', spaceIdOf({ x, y })), drawn);
}
