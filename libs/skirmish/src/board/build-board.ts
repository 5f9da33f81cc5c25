import { Board, type Door, type Feature, type Space, type Zone, type ZoneId } from './board.js';
import {
  beyond,
  compareCells,
  spaceIdOf,
  tileSize,
  turned,
  turnedCell,
  type Cell,
  type EdgeOfCell,
} from '../cells/cells.js';
import { edgeIndex, FIRST_DOOR, NOTHING, WALL, type CellKind, type Grid } from './grid.js';
import type { TileFace } from './tile-face.js';

/** A face of a tile as it lies: at a place of the grid of tiles, turned clockwise by quarters (CLASH-217). */
export interface PlacedTile {
  readonly face: TileFace;
  readonly column: number;
  readonly row: number;
  readonly turns: number;
  /** Its spaces that lie outside zones; none where nothing is said. */
  readonly attached?: readonly AttachedSpace[];
}

/** A space of a face that lies in no zone, drawn \`#\` among the zones, and the zone that a move from it enters first. */
export interface AttachedSpace extends Cell {
  /** The letter of the zone. */
  readonly zone: string;
}

/** A way through an edge that no face prints: a door token or an airlock between two rooms (SKAROV 11.4). */
export interface Passage extends EdgeOfCell {
  readonly id: string;
  /** An airlock is a gap for ever, a door may be shut. */
  readonly kind: 'DOOR' | 'AIRLOCK';
  readonly open: boolean;
}

export interface Layout {
  readonly tiles: readonly PlacedTile[];
  /** The edge between two tiles where their faces print nothing: a way (Clash) or a wall (Skarov). */
  readonly border: 'OPEN' | 'WALL';
  readonly passages?: readonly Passage[];
}

interface LaidCell extends Cell {
  readonly kind: CellKind;
  readonly interaction: boolean;
  readonly faceId: string;
  /** Empty: no zone. */
  readonly zoneId: ZoneId;
  readonly firstZoneId: ZoneId | undefined;
  readonly featureId: string | undefined;
}

/**
 * Lays tiles (CLASH-217 to CLASH-220). Solid cells have walls on their four edges, and everything off the board is
 * solid; an edge has a wall if either face prints one, and where a door is printed the door counts. It takes any
 * layout and checks nothing: `boardProblems` says what is wrong with one.
 */
export function buildBoard(layout: Layout): Board {
  const cells = layout.tiles.flatMap(cellsOfTile).sort(compareCells);
  const walkable = cells.filter((cell) => cell.kind !== 'SOLID');
  const standing = walkable.filter((cell) => cell.kind === 'SPACE');
  const zones = zonesOf(layout, walkable);
  const doors = doorsOf(layout);
  const bounds = boundsOf(cells);
  const { upright, level } = edgesOf(layout, cells, doors, bounds);
  const walkableAt = new Int16Array(bounds.width * bounds.height).fill(-1);
  walkable.forEach((cell, index) => {
    walkableAt[(cell.y - bounds.top) * bounds.width + cell.x - bounds.left] = index;
  });
  const zonePlaces = new Map(zones.map((zone, place) => [zone.id, place]));
  const spacePlaces = new Map(standing.map((cell, place) => [cell, place]));
  const grid: Grid = {
    ...bounds,
    walkableAt,
    walkable: walkable.map(({ x, y }) => ({ x, y })),
    spaceOf: Int16Array.from(walkable, (cell) => spacePlaces.get(cell) ?? -1),
    zoneOf: Int16Array.from(walkable, (cell) => zonePlaces.get(cell.zoneId) ?? -1),
    upright,
    level,
  };
  return new Board(
    {
      spaces: standing.map(spaceOf),
      zones,
      doors: doors.map(({ id, a, b, open }) => ({ id, a, b, open })),
      features: featuresOf(standing),
    },
    grid,
  );
}

/** A place of a tile on the board, once the tile lies there. */
const laid = (tile: PlacedTile, place: EdgeOfCell): EdgeOfCell => {
  const { x, y, edge } = turned(place, tile.turns);
  return { x: tile.column * tileSize + x, y: tile.row * tileSize + y, edge };
};

function cellsOfTile(tile: PlacedTile): LaidCell[] {
  const { face, attached = [] } = tile;
  return face.map.flatMap((row, v) =>
    Array.from(row, (mark, u): LaidCell => {
      const at = turnedCell({ x: u, y: v }, tile.turns);
      const letter = face.zones[v]?.[u] ?? '#';
      const first = letter === '#' ? attached.find((space) => space.x === u && space.y === v) : undefined;
      return {
        x: tile.column * tileSize + at.x,
        y: tile.row * tileSize + at.y,
        kind: mark === '#' ? 'SOLID' : mark === '.' ? 'OPEN' : 'SPACE',
        interaction: mark === 'i',
        faceId: face.id,
        zoneId: letter === '#' ? '' : `${face.id}/${letter}`,
        firstZoneId: first && `${face.id}/${first.zone}`,
        featureId: face.features.find((feature) => feature.x === u && feature.y === v)?.id,
      };
    }),
  );
}

const spaceOf = (cell: LaidCell): Space => ({
  id: spaceIdOf(cell),
  x: cell.x,
  y: cell.y,
  kind: cell.interaction ? 'INTERACTION' : 'NORMAL',
  zoneId: cell.zoneId,
  ...(cell.firstZoneId === undefined ? {} : { firstZoneId: cell.firstZoneId }),
  faceId: cell.faceId,
  ...(cell.featureId === undefined ? {} : { featureId: cell.featureId }),
});

function zonesOf({ tiles }: Layout, walkable: readonly LaidCell[]): Zone[] {
  const ids = [...new Set(walkable.map((cell) => cell.zoneId))].filter((id) => id !== '').sort(byText);
  return ids.map((id): Zone => {
    const cells = walkable.filter((cell) => cell.zoneId === id);
    const faceId = cells[0]?.faceId ?? '';
    const letter = id.slice(faceId.length + 1);
    const face = tiles.find((tile) => tile.face.id === faceId)?.face;
    const { en, fr } = face?.zoneNames.find((name) => name.zone === letter) ?? { en: letter, fr: letter };
    return {
      id,
      faceId,
      name: { en, fr },
      spaces: cells.filter((cell) => cell.kind === 'SPACE').map(spaceIdOf),
      cells: cells.map(({ x, y }) => ({ x, y })),
    };
  });
}

const featuresOf = (standing: readonly LaidCell[]): Feature[] =>
  standing
    .flatMap((cell) =>
      cell.featureId === undefined ? [] : [{ id: cell.featureId, faceId: cell.faceId, spaceId: spaceIdOf(cell) }],
    )
    .sort((one, other) => byText(one.faceId, other.faceId) || byText(one.id, other.id));

interface DoorOnEdge extends Door {
  readonly at: EdgeOfCell;
}

function doorsOf({ tiles, passages = [] }: Layout): DoorOnEdge[] {
  const printed = tiles.flatMap((tile) =>
    tile.face.doors.map((door) => ({ id: `${tile.face.id}/${door.id}`, open: door.open, at: laid(tile, door) })),
  );
  const doors = passages.filter((passage) => passage.kind === 'DOOR').map(({ id, open, ...at }) => ({ id, open, at }));
  return [...printed, ...doors]
    .map(({ id, open, at }): DoorOnEdge => {
      const [a, b] = [{ x: at.x, y: at.y }, beyond(at)].sort(compareCells) as [Cell, Cell];
      return { id, a, b, open, at };
    })
    .sort((one, other) => byText(one.id, other.id));
}

type Bounds = Pick<Grid, 'left' | 'top' | 'width' | 'height'>;

function boundsOf(cells: readonly Cell[]): Bounds {
  if (cells.length === 0) return { left: 0, top: 0, width: 0, height: 0 };
  const [xs, ys] = [cells.map((cell) => cell.x), cells.map((cell) => cell.y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { left, top, width: Math.max(...xs) - left + 1, height: Math.max(...ys) - top + 1 };
}

/** Later marks count: borders, printed walls, then what opens them, and the walls of solid cells above all. */
function edgesOf(
  layout: Layout,
  cells: readonly LaidCell[],
  doors: readonly DoorOnEdge[],
  bounds: Bounds,
): Pick<Grid, 'upright' | 'level'> {
  const upright = new Int16Array((bounds.width + 1) * bounds.height);
  const level = new Int16Array(bounds.width * (bounds.height + 1));
  const mark = (edge: EdgeOfCell, what: number): void => {
    const place = edgeIndex(bounds, edge);
    (place.upright ? upright : level)[place.index] = what;
  };
  if (layout.border === 'WALL') for (const edge of cells.flatMap(sidesOnTileBorder)) mark(edge, WALL);
  for (const tile of layout.tiles) for (const wall of tile.face.walls) mark(laid(tile, wall), WALL);
  doors.forEach((door, place) => mark(door.at, FIRST_DOOR + place));
  for (const passage of layout.passages ?? []) if (passage.kind === 'AIRLOCK') mark(passage, NOTHING);
  const notSolid = new Set(cells.filter((cell) => cell.kind !== 'SOLID').map(spaceIdOf));
  for (let y = bounds.top; y < bounds.top + bounds.height; y += 1) {
    for (let x = bounds.left; x < bounds.left + bounds.width; x += 1) {
      for (const side of sidesOf({ x, y })) {
        if (!notSolid.has(spaceIdOf({ x, y })) || !notSolid.has(spaceIdOf(beyond(side)))) mark(side, WALL);
      }
    }
  }
  return { upright, level };
}

const sidesOf = ({ x, y }: Cell): EdgeOfCell[] => (['N', 'E', 'S', 'W'] as const).map((edge) => ({ x, y, edge }));

const tileOf = (cell: Cell): string => `${Math.floor(cell.x / tileSize)},${Math.floor(cell.y / tileSize)}`;

const sidesOnTileBorder = (cell: Cell): EdgeOfCell[] =>
  sidesOf(cell).filter((side) => tileOf(cell) !== tileOf(beyond(side)));

const byText = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);
