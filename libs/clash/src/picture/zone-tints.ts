import { onceFor } from '#kernel';
import { tileSize, turnedCell } from '#skirmish';
import { findTileFace } from '../content/catalogue.js';
import type { BoardView } from '../view/view-schema.js';

/** A cell of a tile as it lies, with the zone that its face prints there; none where it is solid. */
export interface Ground {
  readonly x: number;
  readonly y: number;
  /** `face/letter`, as in the view; `undefined` for a solid cell. */
  readonly zone: string | undefined;
  readonly face: string;
}

/** What the ground of a tile is made of: lawns, stone, roofs, planks, each in several tints. */
const grounds = {
  lawn: ['#cfe0b4', '#aecb93', '#e4e8bf', '#bcd3b4', '#97b985'],
  stone: ['#d3cfc5', '#b7c5d1', '#ece2cb', '#a3b0ba', '#c9b89f'],
  roof: ['#dcbfa8', '#bfa598', '#ead6ba', '#cdb9c0', '#b59a86'],
  planks: ['#dfcba2', '#bcd0d6', '#c7ad7f', '#a2bcc6', '#ebdfbd'],
} as const;

const groundOf: Readonly<Record<string, keyof typeof grounds>> = {
  '1b': 'lawn',
  '4a': 'lawn',
  '6a': 'lawn',
  '3a': 'roof',
  '5b': 'roof',
  '2b': 'planks',
  '3b': 'planks',
};

/** Every cell of the tiles. */
export const groundsOf = onceFor((tiles: BoardView['tiles']): readonly Ground[] =>
  tiles.flatMap(({ face: faceId, column, row, turns }) => {
    const face = findTileFace(faceId);
    return Array.from({ length: tileSize * tileSize }, (_, index): Ground => {
      const [u, v] = [index % tileSize, Math.floor(index / tileSize)];
      const { x, y } = turnedCell({ x: u, y: v }, turns);
      const letter = face?.zones[v]?.[u] ?? 'a';
      const zone = letter === '#' ? undefined : `${faceId}/${letter}`;
      return { x: column * tileSize + x, y: row * tileSize + y, zone, face: faceId };
    });
  }),
);

/** A tint for each zone: of the ground of its tile, and another one than those of the zones beside it (CLASH-081). */
export const tintsOf = onceFor((tiles: BoardView['tiles']): ReadonlyMap<string, string> => {
  const cells = groundsOf(tiles);
  const zoneAt = new Map(cells.map(({ x, y, zone }) => [`${x},${y}`, zone]));
  const tints = new Map<string, string>();
  for (const { zone, face } of cells) {
    if (zone === undefined || tints.has(zone)) continue;
    const beside = new Set(
      cells
        .filter((cell) => cell.zone === zone)
        .flatMap(({ x, y }) => around(x, y).map((key) => tints.get(zoneAt.get(key) ?? ''))),
    );
    const own = grounds[groundOf[face] ?? 'stone'];
    const all = [...own, ...Object.values(grounds).flat()];
    tints.set(zone, all.find((tint) => !beside.has(tint)) ?? own[0]);
  }
  return tints;
});

/** The eight cells around one. */
const around = (x: number, y: number): string[] =>
  [-1, 0, 1].flatMap((dy) => [-1, 0, 1].map((dx) => `${x + dx},${y + dy}`)).filter((key) => key !== `${x},${y}`);
