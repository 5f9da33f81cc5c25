import { tileSize } from '#skirmish/cells';
import type { LaidPassage, LaidTile } from './base.js';
import { opensTo, roomOf, tileAt } from './rooms-laid.js';

/** An edge between two neighbouring tiles on which both have a passage: where a token may lie (SKAROV-BASE-04). */
export interface Connection {
  /** The name of the edge: `x,y,E` or `x,y,S`. */
  readonly edge: string;
  /** The tile to the left or above, and the one to the right or below. */
  readonly tiles: readonly [LaidTile, LaidTile];
  /** Whether one of them is the control room. */
  readonly atControl: boolean;
}

const middle = (tileSize - 1) / 2;
const last = tileSize - 1;

/** The connections of a base in canonical order: edges by y, then x, east before south. */
export function connectionsOf(tiles: readonly LaidTile[]): readonly Connection[] {
  const found = tiles.flatMap((tile) => {
    const { column, row } = tile;
    const [left, top] = [tileSize * column, tileSize * row];
    const right = tileAt(tiles, { column: column + 1, row });
    const below = tileAt(tiles, { column, row: row + 1 });
    return [
      ...(right && opensTo(tile, 'E') && opensTo(right, 'W')
        ? [{ x: left + last, y: top + middle, connection: connect(`${left + last},${top + middle},E`, tile, right) }]
        : []),
      ...(below && opensTo(tile, 'S') && opensTo(below, 'N')
        ? [{ x: left + middle, y: top + last, connection: connect(`${left + middle},${top + last},S`, tile, below) }]
        : []),
    ];
  });
  return found.sort((one, other) => one.y - other.y || one.x - other.x).map(({ connection }) => connection);
}

const connect = (edge: string, one: LaidTile, other: LaidTile): Connection => ({
  edge,
  tiles: [one, other],
  atControl: isControl(one) || isControl(other),
});

/** Whether a tile shows the control room. */
export const isControl = (tile: LaidTile): boolean => roomOf(tile).kind === 'CONTROL';

/** Which of the connections carry a token. */
export const passagesAmong = (
  connections: readonly Connection[],
  passages: readonly LaidPassage[],
): readonly Connection[] => {
  const laid = new Set(passages.map(({ edge }) => edge));
  return connections.filter(({ edge }) => laid.has(edge));
};

/**
 * The tiles that connections lead to from the entry tile, itself among them; the control room is entered, and crossed only
 * where that is said (SKAROV-BASE-05, SKAROV-BASE-06). None without an entry tile.
 */
export function reachedTiles(
  tiles: readonly LaidTile[],
  connections: readonly Connection[],
  { crossingControl = false } = {},
): ReadonlySet<LaidTile> {
  const reached = new Set(tiles.filter((tile) => roomOf(tile).kind === 'ENTRY').slice(0, 1));
  for (const tile of reached) {
    if (isControl(tile) && !crossingControl) continue;
    for (const { tiles: ends } of connections) {
      const [one, other] = ends;
      if (one === tile) reached.add(other);
      if (other === tile) reached.add(one);
    }
  }
  return reached;
}
