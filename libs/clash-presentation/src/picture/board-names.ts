import type { Markup } from '#drawing';
import { footprintOf } from '#skirmish/board';
import { cellOf } from '#skirmish/cells';
import * as skirmish from '#skirmish-presentation';
import { findObjectKind, type View } from '#clash/queries';
import type { Showing } from './showing.js';
import { drawnTiles } from './zone-tints.js';

/** The names of tiles and zones, in the strips over the spaces. `size` is the side of a cell. */
export const boardNames = (showing: Showing, size: number): Markup => {
  const { board, objects, tokens } = showing.view;
  const covered = new Set([...objects.flatMap(cellsOf), ...tokens.map(({ spaceId }) => spaceId)]);
  const spaces = new Set(board.spaces.map(({ spaceId }) => spaceId));
  return skirmish.boardNames(showing, { tiles: drawnTiles(board.tiles), spaces, covered }, size);
};

/** The cells that an object covers, as far as its kind is known (CLASH-233). */
const cellsOf = ({ kindId, spaceId, turns }: View['objects'][number]): string[] =>
  footprintOf(cellOf(spaceId), findObjectKind(kindId)?.footprint ?? [], turns).map(({ x, y }) => `${x},${y}`);

/** The things on the interaction spaces, by name; pieces there have their own captions. */
export function interactionNames(showing: Showing, size: number): Markup {
  const { board, tokens } = showing.view;
  const covered = new Set(tokens.map(({ spaceId }) => spaceId));
  const spaces = new Set(board.spaces.map(({ spaceId }) => spaceId));
  const named = board.interactions
    .filter(({ spaceId, pieceId }) => pieceId === undefined && !covered.has(spaceId) && spaces.has(spaceId))
    .map(({ spaceId, name }) => ({ spaceId, name, color: '#8a4f00' }));
  return skirmish.spaceNames(showing, named, size);
}
