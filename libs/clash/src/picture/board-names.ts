import { fitted, joined, line, sizeFor, tag, textWidth, told, type Markup, type TextStyle } from '#drawing';
import { cellOf, footprintOf, tileSize } from '#skirmish';
import { findObjectKind, findTileFace } from '../content/catalogue.js';
import type { BoardView, View } from '../view/view-schema.js';
import { caption } from './captions.js';
import { colors, styles } from './look.js';
import type { Showing } from './showing.js';
import { groundsOf, type Ground } from './zone-tints.js';

/** The strip at the top of a cell in which names stand, as a part of its side. */
const STRIP = 0.19;

const zoneStyle: TextStyle = { ...styles.tiny, bold: true, italic: true, color: '#3c4a55' };
const tileStyle: TextStyle = { ...styles.tiny, bold: true, color: colors.white };

/** Columns and rows beside the board, counted from 0: a space is called after both, “6,0”. `size` is the side of a cell. */
export function coordinates({ view: { board } }: Showing, size: number): Markup {
  const style: TextStyle = { ...styles.tiny, size: 12, bold: true, color: colors.faded, anchor: 'middle' };
  const columns = Array.from({ length: board.width }, (_, x) => line(String(x), (x + 0.5) * size, -9, style, size));
  const rows = Array.from({ length: board.height }, (_, y) => line(String(y), -15, (y + 0.5) * size + 4, style, 20));
  return joined(...columns, ...rows);
}

/** The names of tiles and zones, in the strips over the spaces. */
export function boardNames(showing: Showing, size: number): Markup {
  const { tiles } = showing.view.board;
  const taken = new Set<string>();
  const pieces = new Set([
    ...showing.view.objects.flatMap(cellsOf),
    ...showing.view.tokens.map(({ spaceId }) => spaceId),
  ]);
  const spaces = new Set(showing.view.board.spaces.map(({ spaceId }) => spaceId));
  const names = tiles.map((tile) => tileName(showing, tile, size, taken, pieces));
  const zones = new Map<string, Ground[]>();
  for (const cell of groundsOf(tiles))
    if (cell.zone !== undefined) zones.set(cell.zone, [...(zones.get(cell.zone) ?? []), cell]);
  const isFree = ({ x, y }: Ground): boolean => !taken.has(`${x},${y}`);
  const isBare = (cell: Ground): boolean => {
    const key = `${cell.x},${cell.y}`;
    return isFree(cell) && spaces.has(key) && !pieces.has(key);
  };
  return joined(
    ...names,
    ...[...zones].map(([zone, cells]) => {
      const bare = cells.filter(isBare);
      return zoneName(showing, zone, bare.length > 0 ? bare : cells.filter(isFree), size);
    }),
  );
}

/** The cells that an object covers, as far as its kind is known (CLASH-233). */
const cellsOf = ({ kindId, spaceId, turns }: View['objects'][number]): string[] =>
  footprintOf(cellOf(spaceId), findObjectKind(kindId)?.footprint ?? [], turns).map(({ x, y }) => `${x},${y}`);

/** A dark plate in the first row of the tile, before the first cells without a piece; its cells are taken. */
function tileName(
  showing: Showing,
  { face: faceId, column, row }: BoardView['tiles'][number],
  size: number,
  taken: Set<string>,
  pieces: ReadonlySet<string>,
): Markup {
  const face = findTileFace(faceId);
  if (!face) return joined();
  const style = { ...tileStyle, size: size * 0.125 };
  const text = fitted(told(showing, face.name), style, size * 2.9);
  const width = textWidth(text, style) + size * 0.14;
  const cells = Math.ceil(width / size);
  const y = row * tileSize;
  const starts = Array.from({ length: tileSize - cells + 1 }, (_, place) => column * tileSize + place);
  const keysFrom = (start: number): string[] => Array.from({ length: cells }, (_, cell) => `${start + cell},${y}`);
  const x = starts.find((start) => !keysFrom(start).some((key) => pieces.has(key))) ?? column * tileSize;
  for (const key of keysFrom(x)) taken.add(key);
  return joined(
    tag('rect', { x: x * size, y: y * size, width, height: size * 0.18, fill: colors.ink, opacity: 0.85 }),
    line(text, x * size + size * 0.07, y * size + size * 0.135, style),
  );
}

/** The name of a zone over the longest row of these cells of it, the uppermost of them. */
function zoneName(showing: Showing, zone: string, cells: readonly Ground[], size: number): Markup {
  const [faceId = '', letter = ''] = zone.split('/');
  const name = findTileFace(faceId)?.zoneNames.find((each) => each.zone === letter);
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
function longestRun(cells: readonly Ground[]): readonly Ground[] {
  const runs: Ground[][] = [];
  for (const cell of [...cells].sort((a, b) => a.y - b.y || a.x - b.x)) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (run && last?.y === cell.y && last.x === cell.x - 1) run.push(cell);
    else runs.push([cell]);
  }
  return runs.reduce<readonly Ground[]>((best, run) => (run.length > best.length ? run : best), []);
}

/** What stands on the interaction spaces, by name; what lies there has its own caption. */
export function interactionNames(showing: Showing, size: number): Markup {
  const { interactions } = showing.view.board;
  const covered = new Set(showing.view.tokens.map(({ spaceId }) => spaceId));
  const cells = new Map(showing.view.board.spaces.map((space) => [space.spaceId, space]));
  return joined(
    ...interactions.map(({ spaceId, name, pieceId }) => {
      const cell = cells.get(spaceId);
      if (pieceId !== undefined || covered.has(spaceId) || !cell) return undefined;
      const room = { cx: (cell.x + 0.5) * size, cy: (cell.y + 0.52) * size, width: size * 0.74 };
      return caption(told(showing, name), room, size, '#8a4f00');
    }),
  );
}
