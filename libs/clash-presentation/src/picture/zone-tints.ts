import { onceFor } from '#kernel';
import * as skirmish from '#skirmish-presentation';
import { type BoardView, findTileFace } from '#clash/queries';

/** The materials of the ground of a tile: lawns, stone, roofs, planks, each in several tints. */
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

const palette: skirmish.Palette = {
  of: (faceId) => grounds[groundOf[faceId] ?? 'stone'],
  all: Object.values(grounds).flat(),
};

/** The tiles as they lie, with their faces. */
export const drawnTiles = onceFor((tiles: BoardView['tiles']): readonly skirmish.DrawnTile[] =>
  tiles.map(({ face, column, row, turns }) => ({ faceId: face, column, row, turns, face: findTileFace(face) })),
);

/** Every cell of the tiles. */
export const groundsOf = (tiles: BoardView['tiles']): readonly skirmish.DrawnCell[] =>
  skirmish.groundsOf(drawnTiles(tiles));

/** A tint for each zone: of the ground of its tile, and another one than those of the zones beside it (CLASH-081). */
export const tintsOf = onceFor((tiles: BoardView['tiles']): ReadonlyMap<string, string> =>
  skirmish.tintsOf(groundsOf(tiles), palette),
);
