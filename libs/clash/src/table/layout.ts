import type { Board, Cell, OpenDoors } from '#skirmish';
import { buildBoard, footprintOf } from '#skirmish/board';
import { cellOf } from '#skirmish/cells';
import { openDoorSet } from '#skirmish/table';
import { objectKind, tileFace, tokenKind } from '../content/catalogue.js';
import type { Scenario } from '../content/schema.js';
import type { BoardObject, State } from '../state.js';
import type { SpaceId } from '../words.js';
import { scenarioOf } from './scenario.js';

const boards = new Map<string, Board>();
const mostBoards = 50;
const boardsOfTiles = new WeakMap<Scenario['tiles'], Board>();

/** The board of a game (CLASH-217). One board for every layout, however many games and copies of states ask. */
export const boardOf = (state: Pick<State, 'options'>): Board => boardOfScenario(scenarioOf(state));

/** The board that the tiles of a scenario make. */
export function boardOfScenario({ tiles }: Pick<Scenario, 'tiles'>): Board {
  let board = boardsOfTiles.get(tiles);
  if (!board) boardsOfTiles.set(tiles, (board = boardOfLayout(tiles)));
  return board;
}

function boardOfLayout(tiles: Scenario['tiles']): Board {
  const key = JSON.stringify(tiles.map(({ face, column, row, turns }) => [face, column, row, turns]));
  const known = boards.get(key);
  if (known) return known;
  const board = buildBoard({
    tiles: tiles.map(({ face, ...place }) => ({ ...place, face: tileFace(face) })),
    border: 'OPEN',
  });
  if (boards.size >= mostBoards) boards.clear();
  boards.set(key, board);
  return board;
}

/** The doors that are open now (CLASH-219). */
export const openDoorsOf = (state: State): OpenDoors => openDoorSet(state);

/** The cells that an object covers, its own space first (CLASH-233). */
export const cellsOfObject = ({ kindId, spaceId, turns }: BoardObject): Cell[] =>
  footprintOf(cellOf(spaceId), objectKind(kindId).footprint, turns);

/** Ids of all cells that objects, and tokens with a space of their own, cover (CLASH-233, CLASH-238). */
export function coveredCells(state: State, except: string | null = null): Set<SpaceId> {
  const covered = new Set<SpaceId>();
  for (const object of state.objects) {
    if (object.id !== except) for (const { x, y } of cellsOfObject(object)) covered.add(`${x},${y}`);
  }
  for (const { id, kindId, spaceId } of state.tokens) {
    if (id !== except && tokenKind(kindId).hasSpace) covered.add(spaceId);
  }
  return covered;
}
