import { joined, mixed, tag, type Markup } from '#drawing';
import type { BoardView } from '../view/view-schema.js';
import { colors } from './look.js';
import { boardScenery } from './scenery.js';
import type { Showing } from './showing.js';
import { groundsOf, tintsOf } from './zone-tints.js';

/** Where the square of a space lies in its cell, as parts of its side: below the strip in which names stand. */
export const SQUARE = { x: 0.1, y: 0.2, width: 0.8, height: 0.73 } as const;

/** Tiles with their zones, the white lines between them, their scenery, and the spaces. `size` is the side of a cell. */
export function boardGround({ view: { board } }: Showing, size: number): Markup {
  const cells = groundsOf(board.tiles);
  const tints = tintsOf(board.tiles);
  return joined(
    ...cells.map(({ x, y, zone }) =>
      tag('rect', {
        x: x * size,
        y: y * size,
        width: size + 0.5,
        height: size + 0.5,
        fill: (zone === undefined ? undefined : tints.get(zone)) ?? colors.solid,
      }),
    ),
    boardScenery(board.tiles, size),
    zoneLines(board, size),
    ...board.spaces.map((space) => square(space, tints.get(space.zone) ?? colors.street, size)),
  );
}

/** The white lines where one zone ends and another begins. */
function zoneLines({ tiles }: BoardView, size: number): Markup {
  const cells = groundsOf(tiles);
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

/** A space where somebody may stand: blue ones are normal, orange ones hold something to do (CLASH-080). */
function square({ x, y, interaction }: BoardView['spaces'][number], tint: string, size: number): Markup {
  return tag('rect', {
    x: (x + SQUARE.x) * size,
    y: (y + SQUARE.y) * size,
    width: SQUARE.width * size,
    height: SQUARE.height * size,
    rx: size * 0.12,
    fill: interaction ? '#ffe3b0' : mixed(tint, '#f4fbff', 0.55),
    stroke: interaction ? '#d07a00' : '#6d8aa3',
    'stroke-width': interaction ? 3 : 1.3,
  });
}
