import { onceFor } from '#kernel';
import * as skirmish from '#skirmish-presentation';
import { type BoardView, findRoom, type Room } from '#skarov/queries';

/** Floors by what rooms are for: stone at the entry, violet where Skarov sits, red lead, warnings, steel. */
const floors = {
  ENTRY: ['#cfdcc4', '#b4c9ae', '#e2e6cf', '#a3bda6', '#c9d3b0'],
  CONTROL: ['#d6cbe0', '#bfb0d0', '#e6dcec', '#aea0c2', '#cfc2d0'],
  OBJECTIVE: ['#e6cfc4', '#d3b3a6', '#f0dfd0', '#c9a79d', '#dcc0ac'],
  TRAP: ['#e4d9b4', '#d0c294', '#efe6c8', '#c3b486', '#dacb9f'],
  PLAIN: ['#cdd5da', '#b3c1ca', '#e0e5e4', '#a4b3bd', '#c2c8c6'],
} as const satisfies Readonly<Record<Room['kind'], readonly string[]>>;

const palette: skirmish.Palette = {
  of: (faceId) => floors[findRoom(faceId)?.kind ?? 'PLAIN'],
  all: Object.values(floors).flat(),
};

/** The tiles as they lie, with their faces. */
export const drawnTiles = onceFor((tiles: BoardView['tiles']): readonly skirmish.DrawnTile[] =>
  tiles.map((tile) => ({ ...tile, face: findRoom(tile.faceId)?.face })),
);

/** A tint for each zone: of the floor of its room, and another one than those of the zones beside it (SKAROV-TILE-05). */
export const tintsOf = onceFor((tiles: BoardView['tiles']): ReadonlyMap<string, string> =>
  skirmish.tintsOf(skirmish.groundsOf(drawnTiles(tiles)), palette),
);
