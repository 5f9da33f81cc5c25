import { beyond, tileSize, turned, type EdgeOfCell } from '#skirmish/cells';
import { type BoardView, findRoom, roomOf } from '#skarov/queries';

/** The edge that an id such as `4,2,E` names: east or south of a cell. */
export function edgeOf(edgeId: string): EdgeOfCell {
  const [x, y, side] = edgeId.split(',');
  return { x: Number(x), y: Number(y), edge: side === 'E' ? 'E' : 'S' };
}

/** The walls: those that rooms print, and every edge between two rooms without a passage on it (SKAROV-BASE-04). */
export function wallsOf({ tiles, passages }: Pick<BoardView, 'tiles' | 'passages'>): EdgeOfCell[] {
  const known = tiles.filter(({ faceId }) => findRoom(faceId));
  const printed = known.flatMap((tile) =>
    roomOf(tile).face.walls.map((wall): EdgeOfCell => {
      const { x, y, edge } = turned(wall, tile.turns);
      return { x: tile.column * tileSize + x, y: tile.row * tileSize + y, edge };
    }),
  );
  const between = tiles.flatMap(({ column, row }) => {
    const [left, top] = [column * tileSize, row * tileSize];
    const last = tileSize - 1;
    return Array.from({ length: tileSize }, (_, step): EdgeOfCell[] => [
      { x: left + last, y: top + step, edge: 'E' },
      { x: left + step, y: top + last, edge: 'S' },
    ]).flat();
  });
  const open = new Set(passages.map(({ edge }) => edge));
  const isLaid = ({ x, y }: { readonly x: number; readonly y: number }): boolean =>
    tiles.some(({ column, row }) => Math.floor(x / tileSize) === column && Math.floor(y / tileSize) === row);
  return [...printed, ...between.filter((edge) => isLaid(beyond(edge)))].filter(
    ({ x, y, edge }) => !open.has(`${x},${y},${edge}`),
  );
}
