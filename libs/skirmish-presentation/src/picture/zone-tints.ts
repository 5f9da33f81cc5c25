import { onceFor } from '#kernel';
import type { TileFace } from '#skirmish/board';
import { tileSize, turnedCell } from '#skirmish/cells';

/** A tile as it lies, with its face; `undefined` for a face that is not in the box. */
export interface DrawnTile {
  readonly faceId: string;
  readonly column: number;
  readonly row: number;
  /** Quarters clockwise. */
  readonly turns: number;
  readonly face: TileFace | undefined;
}

/** A cell of a tile as it lies, with the zone that its face prints there; none where the face prints none. */
export interface DrawnCell {
  readonly x: number;
  readonly y: number;
  /** `face/letter`, as in views. */
  readonly zone: string | undefined;
  readonly faceId: string;
}

/** The tints that zones may have: those of the ground of a face, the best first, and all that there are. */
export interface Palette {
  readonly of: (faceId: string) => readonly [string, ...string[]];
  readonly all: readonly string[];
}

/** Every cell of the tiles. */
export const groundsOf = onceFor((tiles: readonly DrawnTile[]): readonly DrawnCell[] =>
  tiles.flatMap(({ faceId, face, column, row, turns }) =>
    Array.from({ length: tileSize * tileSize }, (_, index): DrawnCell => {
      const [u, v] = [index % tileSize, Math.floor(index / tileSize)];
      const { x, y } = turnedCell({ x: u, y: v }, turns);
      const letter = face?.zones[v]?.[u] ?? 'a';
      const zone = letter === '#' ? undefined : `${faceId}/${letter}`;
      return { x: column * tileSize + x, y: row * tileSize + y, zone, faceId };
    }),
  ),
);

/** A tint for each zone: of the ground of its tile, and another one than those of the zones beside it. */
export function tintsOf(cells: readonly DrawnCell[], palette: Palette): ReadonlyMap<string, string> {
  const zoneAt = new Map(cells.map(({ x, y, zone }) => [`${x},${y}`, zone]));
  const tints = new Map<string, string>();
  for (const { zone, faceId } of cells) {
    if (zone === undefined || tints.has(zone)) continue;
    const beside = new Set(
      cells
        .filter((cell) => cell.zone === zone)
        .flatMap(({ x, y }) => around(x, y).map((key) => tints.get(zoneAt.get(key) ?? ''))),
    );
    const own = palette.of(faceId);
    tints.set(zone, [...own, ...palette.all].find((tint) => !beside.has(tint)) ?? own[0]);
  }
  return tints;
}

/** The eight cells around one. */
const around = (x: number, y: number): string[] =>
  [-1, 0, 1].flatMap((dy) => [-1, 0, 1].map((dx) => `${x + dx},${y + dy}`)).filter((key) => key !== `${x},${y}`);
