import type { LayoutFragment, SkarovPassageKind, SkarovRoomsQuery } from '../generated/operations.js';

/** A base as it is built. */
export type Layout = LayoutFragment;
export type LaidTile = Layout['tiles'][number];

/** What the box has for bases. */
export type SkarovBox = Extract<
  NonNullable<NonNullable<SkarovRoomsQuery['ruleset']>['content']>,
  { readonly __typename: 'SkarovContent' }
>;
type Room = SkarovBox['rooms'][number];

/** The rooms of the box, by the ids of their faces. */
export type Rooms = ReadonlyMap<string, Room>;

/** A place for a tile, in tiles. */
export interface Place {
  readonly column: number;
  readonly row: number;
}

/** An edge between two rooms that open to each other, where a door or an airlock may lie. */
export interface Connection {
  readonly edge: string;
  /** The side of the first tile on which it is. */
  readonly side: 'E' | 'S';
  readonly tiles: readonly [LaidTile, LaidTile];
}

/** A space of a base, by its name in the rules: "x,y". */
export interface Space {
  readonly space: string;
  readonly faceId: string;
  /** Of a reinforcement space: from how many heroes on it is used. */
  readonly mark: number | undefined;
}

/** A tile has so many cells on a side (section 11.4 of the rules). */
const SIZE = 5;
const MIDDLE = 2;
const sides = ['N', 'E', 'S', 'W'];

/** The names of the sides of a tile after quarter turns clockwise. */
const opensTo = ({ faceId, turns }: LaidTile, side: string, rooms: Rooms): boolean =>
  rooms.get(faceId)?.exits.some((exit) => sides[(sides.indexOf(exit) + turns) % 4] === side) ?? false;

const isAt = (tile: Place, { column, row }: Place): boolean => tile.column === column && tile.row === row;

/** The tile at a place, if one lies there. */
export const tileAt = (tiles: readonly LaidTile[], place: Place): LaidTile | undefined =>
  tiles.find((tile) => isAt(tile, place));

/** Where doors and airlocks may lie. */
export function connectionsOf({ tiles }: Layout, rooms: Rooms): readonly Connection[] {
  return tiles.flatMap((tile) => {
    const { column, row } = tile;
    const [left, top] = [SIZE * column, SIZE * row];
    const east = tileAt(tiles, { column: column + 1, row });
    const south = tileAt(tiles, { column, row: row + 1 });
    const found: Connection[] = [];
    if (east && opensTo(tile, 'E', rooms) && opensTo(east, 'W', rooms))
      found.push({ edge: `${String(left + SIZE - 1)},${String(top + MIDDLE)},E`, side: 'E', tiles: [tile, east] });
    if (south && opensTo(tile, 'S', rooms) && opensTo(south, 'N', rooms))
      found.push({ edge: `${String(left + MIDDLE)},${String(top + SIZE - 1)},S`, side: 'S', tiles: [tile, south] });
    return found;
  });
}

/** A cell of a tile as a space of the base. */
function spaceOn({ column, row, turns }: LaidTile, cell: { readonly x: number; readonly y: number }): string {
  let { x, y } = cell;
  for (let left = turns; left > 0; left -= 1) [x, y] = [SIZE - 1 - y, x];
  return `${String(SIZE * column + x)},${String(SIZE * row + y)}`;
}

/** The spaces on which minions begin. */
export const reinforcementSpaces = ({ tiles }: Layout, rooms: Rooms): readonly Space[] =>
  tiles.flatMap((tile) =>
    (rooms.get(tile.faceId)?.reinforcement ?? []).map((cell) => ({
      space: spaceOn(tile, cell),
      faceId: tile.faceId,
      mark: cell.mark,
    })),
  );

/** The spaces on which lieutenants may begin: those of figures that are for neither minions nor heroes. */
export function lieutenantSpaces({ tiles }: Layout, rooms: Rooms): readonly Space[] {
  return tiles.flatMap((tile) => {
    const room = rooms.get(tile.faceId);
    const taken = [...(room?.reinforcement ?? []), ...(room?.green ?? [])];
    return (room?.face.map ?? []).flatMap((line, y) =>
      Array.from(line).flatMap((drawn, x) => {
        const isFree = (drawn === 'o' || drawn === 'i') && !taken.some((cell) => cell.x === x && cell.y === y);
        return isFree ? [{ space: spaceOn(tile, { x, y }), faceId: tile.faceId, mark: undefined }] : [];
      }),
    );
  });
}

/** A base with other tiles. What lay where nothing can lie any more is gone. */
export function withTiles(layout: Layout, tiles: readonly LaidTile[], rooms: Rooms): Layout {
  const next = { ...layout, tiles };
  const edges = new Set(connectionsOf(next, rooms).map(({ edge }) => edge));
  const posts = new Set(reinforcementSpaces(next, rooms).map(({ space }) => space));
  const starts = new Set(lieutenantSpaces(next, rooms).map(({ space }) => space));
  return {
    ...next,
    passages: layout.passages.filter(({ edge }) => edges.has(edge)),
    minions: layout.minions.filter(({ space }) => posts.has(space)),
    lieutenants: layout.lieutenants.filter(({ space }) => starts.has(space)),
  };
}

/** A base with a door, an airlock or a wall on an edge. */
export const withPassage = (layout: Layout, edge: string, kind: SkarovPassageKind | undefined): Layout => ({
  ...layout,
  passages: [...layout.passages.filter((one) => one.edge !== edge), ...(kind ? [{ edge, kind }] : [])],
});

/** A base with a minion of a sheet, or none, on a space. */
export const withMinion = (layout: Layout, space: string, sheet: string): Layout => ({
  ...layout,
  minions: [...layout.minions.filter((one) => one.space !== space), ...(sheet === '' ? [] : [{ sheet, space }])],
});

/** A base in which a lieutenant begins on a space, or nowhere. */
export const withLieutenant = (layout: Layout, sheet: string, space: string): Layout => ({
  ...layout,
  lieutenants: [
    ...layout.lieutenants.filter((one) => one.sheet !== sheet),
    ...(space === '' ? [] : [{ sheet, space }]),
  ],
});

/** The free places beside the tiles that lie; the first one where none does. */
export function freePlaces(tiles: readonly LaidTile[]): readonly Place[] {
  if (tiles.length === 0) return [{ column: 0, row: 0 }];
  const beside = tiles.flatMap(({ column, row }) => [
    { column: column - 1, row },
    { column: column + 1, row },
    { column, row: row - 1 },
    { column, row: row + 1 },
  ]);
  return beside.filter((place, at) => !tileAt(tiles, place) && beside.findIndex((other) => isAt(other, place)) === at);
}

/** A new base: the room in which heroes come in, as the game lays it. */
export const startOf = ({ rooms }: SkarovBox): Layout => ({
  difficulty: 'NORMAL',
  tiles: rooms
    .filter(({ kind }) => kind === 'ENTRY')
    .slice(0, 1)
    .map(({ id }) => ({ faceId: id, column: 0, row: 0, turns: 0 })),
  passages: [],
  minions: [],
  lieutenants: [],
});
