import { fitted, joined, line, sizeFor, tag, textWidth, told, type Markup, type TextStyle } from '#drawing';
import type { Localized } from '#kernel';
import type { SpaceId } from '#skirmish';
import { cellOf, tileSize } from '#skirmish/cells';
import { caption } from './captions.js';
import type { Telling } from './in-language.js';
import { colors, styles } from './look.js';
import { groundsOf, type DrawnTile, type DrawnCell } from './zone-tints.js';

/** The strip at the top of a cell in which names stand, as a part of its side. */
const STRIP = 0.19;

const zoneStyle: TextStyle = { ...styles.tiny, bold: true, italic: true, color: '#3c4a55' };
const tileStyle: TextStyle = { ...styles.tiny, bold: true, color: colors.white };

/** The cells that a board takes: its upper left one, and how many there are in each direction. */
export interface Extent {
  readonly left: number;
  readonly top: number;
  readonly columns: number;
  readonly rows: number;
}

/** Columns and rows beside the board: a space is called after both, “6,0”. `size` is the side of a cell. */
export function coordinates({ left, top, columns, rows }: Extent, size: number): Markup {
  const style: TextStyle = { ...styles.tiny, size: 12, bold: true, color: colors.faded, anchor: 'middle' };
  const over = Array.from({ length: columns }, (_, column) =>
    line(numbered(left + column), (left + column + 0.5) * size, top * size - 9, style, size),
  );
  const beside = Array.from({ length: rows }, (_, row) =>
    line(numbered(top + row), left * size - 15, (top + row + 0.5) * size + 4, style, top + row < 0 ? 26 : 20),
  );
  return joined(...over, ...beside);
}

const numbered = (cell: number): string => (cell < 0 ? `−${-cell}` : String(cell));

/** The things on a board, as far as names have to make room for them. */
export interface NameParts {
  readonly tiles: readonly DrawnTile[];
  /** The spaces; names of zones stand on others only where no space is free. */
  readonly spaces: ReadonlySet<SpaceId>;
  /** The spaces that are covered. */
  readonly covered: ReadonlySet<SpaceId>;
}

/** The names of tiles and zones, in the strips over the spaces. */
export function boardNames(showing: Telling, { tiles, spaces, covered }: NameParts, size: number): Markup {
  const taken = new Set<string>();
  const names = tiles.map((tile) => tileName(showing, tile, size, taken, covered));
  const zones = new Map<string, DrawnCell[]>();
  for (const cell of groundsOf(tiles))
    if (cell.zone !== undefined) zones.set(cell.zone, [...(zones.get(cell.zone) ?? []), cell]);
  const isFree = ({ x, y }: DrawnCell): boolean => !taken.has(`${x},${y}`);
  const isBare = (cell: DrawnCell): boolean => {
    const key = `${cell.x},${cell.y}`;
    return isFree(cell) && spaces.has(key) && !covered.has(key);
  };
  return joined(
    ...names,
    ...[...zones].map(([zone, cells]) => {
      const bare = cells.filter(isBare);
      return zoneName(showing, zoneNameOf(tiles, zone), bare.length > 0 ? bare : cells.filter(isFree), size);
    }),
  );
}

/** A dark plate in the first row of the tile, before the first cells without a piece; its cells are taken. */
function tileName(
  showing: Telling,
  { face, column, row }: DrawnTile,
  size: number,
  taken: Set<string>,
  covered: ReadonlySet<string>,
): Markup {
  if (!face) return joined();
  const style = { ...tileStyle, size: size * 0.125 };
  const text = fitted(told(showing, face.name), style, size * 2.9);
  const width = textWidth(text, style) + size * 0.14;
  const cells = Math.ceil(width / size);
  const y = row * tileSize;
  const starts = Array.from({ length: tileSize - cells + 1 }, (_, place) => column * tileSize + place);
  const keysFrom = (start: number): string[] => Array.from({ length: cells }, (_, cell) => `${start + cell},${y}`);
  const x = starts.find((start) => !keysFrom(start).some((key) => covered.has(key))) ?? column * tileSize;
  for (const key of keysFrom(x)) taken.add(key);
  return joined(
    tag('rect', { x: x * size, y: y * size, width, height: size * 0.18, fill: colors.ink, opacity: 0.85 }),
    line(text, x * size + size * 0.07, y * size + size * 0.135, style),
  );
}

function zoneNameOf(tiles: readonly DrawnTile[], zone: string): Localized | undefined {
  const [faceId, letter] = zone.split('/');
  return tiles.find((tile) => tile.faceId === faceId)?.face?.zoneNames.find((name) => name.zone === letter);
}

/** The name of a zone over the longest row of these cells of it, the uppermost of them. */
function zoneName(showing: Telling, name: Localized | undefined, cells: readonly DrawnCell[], size: number): Markup {
  const run = longestRun(cells);
  const [first] = run;
  if (!name || !first) return joined();
  const room = run.length * size - size * 0.12;
  const most = { ...zoneStyle, size: size * 0.15 };
  const style = { ...most, size: sizeFor(told(showing, name), most, room, { least: size * 0.1, lines: 1 }) };
  const text = fitted(told(showing, name), style, room);
  return line(text, first.x * size + size * 0.08, (first.y + STRIP) * size - size * 0.045, style, room);
}

/** The longest run of cells beside each other in one row, the uppermost where there are several. */
function longestRun(cells: readonly DrawnCell[]): readonly DrawnCell[] {
  const runs: DrawnCell[][] = [];
  for (const cell of [...cells].sort((a, b) => a.y - b.y || a.x - b.x)) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (run && last?.y === cell.y && last.x === cell.x - 1) run.push(cell);
    else runs.push([cell]);
  }
  return runs.reduce<readonly DrawnCell[]>((best, run) => (run.length > best.length ? run : best), []);
}

/** Something that stands on a space and has a name. */
export interface NamedSpace {
  readonly spaceId: SpaceId;
  readonly name: Localized;
  readonly color: string;
}

/** The things on spaces, by name, in the middle of them. */
export const spaceNames = (showing: Telling, named: readonly NamedSpace[], size: number): Markup =>
  joined(
    ...named.map(({ spaceId, name, color }) => {
      const { x, y } = cellOf(spaceId);
      const room = { cx: (x + 0.5) * size, cy: (y + 0.52) * size, width: size * 0.74 };
      return caption(told(showing, name), room, size, color);
    }),
  );
