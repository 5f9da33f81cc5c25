import type { SpaceId } from '#skirmish';
import { compareCells, spaceIdOf } from '#skirmish/cells';
import type { LaidTile } from './base.js';
import { cellOn, roomOf } from './rooms-laid.js';

/** The green spaces of the entry tile, on which heroes begin, in canonical order (SKAROV-SETUP-04). */
export const startSpaces = (tiles: readonly LaidTile[]): readonly SpaceId[] =>
  tiles
    .filter((tile) => roomOf(tile).kind === 'ENTRY')
    .flatMap((tile) => roomOf(tile).green.map((cell) => cellOn(tile, cell)))
    .sort(compareCells)
    .map(spaceIdOf);

/** The violet spaces of the control room, each with the tile that it stands for, in canonical order (SKAROV-END-02). */
export const activationSpaces = (
  tiles: readonly LaidTile[],
): readonly { readonly spaceId: SpaceId; readonly tileNumber: number }[] =>
  tiles
    .flatMap((tile) => roomOf(tile).violet.map(({ tileNumber, ...cell }) => ({ tileNumber, ...cellOn(tile, cell) })))
    .sort(compareCells)
    .map(({ tileNumber, ...cell }) => ({ spaceId: spaceIdOf(cell), tileNumber }));

/** The resolution tokens that the rooms call for, tile by tile as they lie (SKAROV-BASE-10). */
export const openingTokens = (
  tiles: readonly LaidTile[],
): readonly { readonly kindId: string; readonly spaceId: SpaceId }[] =>
  tiles.flatMap((tile) =>
    roomOf(tile).tokens.map(({ kind, ...cell }) => ({ kindId: kind, spaceId: spaceIdOf(cellOn(tile, cell)) })),
  );

/** Where Skarov begins: on the violet space that stands for the control room itself (SKAROV-BASE-14). `undefined` without one. */
export function skarovsSpace(tiles: readonly LaidTile[]): SpaceId | undefined {
  const control = tiles.find((tile) => roomOf(tile).kind === 'CONTROL');
  const own = control && roomOf(control).tileNumber;
  return activationSpaces(tiles).find(({ tileNumber }) => tileNumber === own)?.spaceId;
}
