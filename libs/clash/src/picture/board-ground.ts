import { icon, joined, line, tag, told, type Markup } from '#drawing';
import { tileSize, turnedCell } from '#skirmish';
import { findTileFace } from '../content/catalogue.js';
import type { BoardView } from '../view/view-schema.js';
import { colors, styles } from './look.js';
import type { Showing } from './showing.js';

/** Tints of the zones of a tile, in turn. */
const tints = {
  OUTDOOR: ['#c9dbc4', '#d3dce4', '#d9e3b9', '#c2d8dc', '#dcd5c6', '#cbd9d2'],
  INDOOR: ['#ecd9b5', '#e6cdc0', '#e0d8ad', '#e9d0cf', '#d9d3bd', '#efe0c5'],
} as const;

/** A cell of a tile as it lies: what its face prints there. */
interface Ground {
  readonly x: number;
  readonly y: number;
  readonly sign: string;
  readonly zone: string;
  readonly color: string;
}

/** Tiles with their zones, the white lines between them, and the spaces. `size` is the side of a cell. */
export function boardGround(showing: Showing, size: number): Markup {
  const { board } = showing.view;
  const grounds = board.tiles.flatMap(groundsOf);
  const known = new Map(grounds.map((ground) => [`${ground.x},${ground.y}`, ground]));
  return joined(
    ...grounds.map(({ x, y, color }) =>
      tag('rect', { x: x * size, y: y * size, width: size + 0.5, height: size + 0.5, fill: color }),
    ),
    ...zoneLines(grounds, known, size),
    ...grounds.filter(({ sign }) => sign === '#').map(({ x, y }) => solidCell(x, y, size)),
    ...board.spaces.map(({ x, y, interaction }) => spaceMark(x, y, interaction, size)),
  );
}

function groundsOf({ face: faceId, column, row, turns }: BoardView['tiles'][number]): Ground[] {
  const face = findTileFace(faceId);
  const grounds: Ground[] = [];
  for (let v = 0; v < tileSize; v += 1) {
    for (let u = 0; u < tileSize; u += 1) {
      const { x, y } = turnedCell({ x: u, y: v }, turns);
      const letter = face?.zones[v]?.[u] ?? 'a';
      const palette = tints[face?.kind ?? 'OUTDOOR'];
      const index = [...new Set(face?.zones.join('').replaceAll('#', ''))].indexOf(letter);
      grounds.push({
        x: column * tileSize + x,
        y: row * tileSize + y,
        sign: face?.map[v]?.[u] ?? 'o',
        zone: `${faceId}:${column}:${row}:${letter}`,
        color: letter === '#' ? colors.solid : (palette[Math.max(0, index) % palette.length] ?? colors.street),
      });
    }
  }
  return grounds;
}

/** The white lines where one zone ends and another begins. */
function zoneLines(grounds: readonly Ground[], known: ReadonlyMap<string, Ground>, size: number): Markup[] {
  let path = '';
  for (const { x, y, zone } of grounds) {
    const east = known.get(`${x + 1},${y}`);
    const south = known.get(`${x},${y + 1}`);
    if (east && east.zone !== zone) path += `M${(x + 1) * size} ${y * size}v${size}`;
    if (south && south.zone !== zone) path += `M${x * size} ${(y + 1) * size}h${size}`;
  }
  return path === ''
    ? []
    : [tag('path', { d: path, stroke: colors.white, 'stroke-width': 3.5, 'stroke-linecap': 'round', fill: 'none' })];
}

/** A building, a statue: nobody stands there and nobody sees through. */
function solidCell(x: number, y: number, size: number): Markup {
  const [left, top] = [x * size, y * size];
  return joined(
    tag('rect', {
      x: left + 2,
      y: top + 2,
      width: size - 4,
      height: size - 4,
      rx: 3,
      fill: '#565b64',
      stroke: colors.ink,
      'stroke-width': 2,
    }),
    tag('path', {
      d: `M${left + 5} ${top + size - 5}L${left + size - 5} ${top + 5}M${left + 5} ${top + 5}L${left + size - 5} ${top + size - 5}`,
      stroke: '#7d838d',
      'stroke-width': 2,
    }),
  );
}

function spaceMark(x: number, y: number, interaction: boolean, size: number): Markup {
  const inset = size * 0.13;
  const side = size - 2 * inset;
  const box = { x: x * size + inset, y: y * size + inset, width: side, height: side, rx: size * 0.16 };
  const plain = tag('rect', {
    ...box,
    fill: '#ffffff',
    'fill-opacity': interaction ? 0.75 : 0.4,
    stroke: interaction ? '#b98200' : '#8b948f',
    'stroke-width': interaction ? 2.4 : 1,
  });
  if (!interaction) return plain;
  return joined(plain, icon('spark', x * size + size * 0.36, y * size + size * 0.36, size * 0.28, '#d99a00'));
}

/** The names of the tiles, each in its upper left corner, over everything that lies there. */
export const tileNames = (showing: Showing, size: number): Markup =>
  joined(...showing.view.board.tiles.map((tile) => tileName(showing, tile, size)));

function tileName(showing: Showing, { face: faceId, column, row }: BoardView['tiles'][number], size: number): Markup {
  const face = findTileFace(faceId);
  if (!face) return joined();
  const style = { ...styles.tiny, size: Math.max(8, size * 0.125), bold: true, color: '#ffffff' };
  const text = told(showing, face.name);
  const [x, y] = [column * tileSize * size + 5, row * tileSize * size + style.size + 1];
  const outline = tag(
    'g',
    { stroke: colors.ink, 'stroke-width': 2.8, 'stroke-linejoin': 'round' },
    line(text, x, y, style),
  );
  return joined(outline, line(text, x, y, style));
}
