import {
  areCellsAdjacent,
  buildBoard,
  cellOf,
  footprintOf,
  zoneDistance,
  type Board,
  type Cell,
  type OpenDoors,
} from '#skirmish';
import { objectKind, tileFace, tokenKind } from '../content/catalogue.js';
import type { Scenario } from '../content/schema.js';
import type { BoardObject, State } from '../state.js';
import type { FigureId, SpaceId } from '../words.js';
import { spaceOf } from './figures.js';
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

const doorSets = new WeakMap<string[], { readonly key: string; readonly doors: OpenDoors }>();

/** The doors that are open now (CLASH-219). */
export function openDoorsOf({ openDoors }: State): OpenDoors {
  const key = openDoors.join(' ');
  const known = doorSets.get(openDoors);
  if (known?.key === key) return known.doors;
  const doors = new Set(openDoors);
  doorSets.set(openDoors, { key, doors });
  return doors;
}

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

/** The zone of a space. */
export const zoneOfSpace = (state: State, spaceId: SpaceId): string => boardOf(state).space(spaceId).zoneId;

/** The zone that a figure stands in. */
export const zoneOf = (state: State, id: FigureId): string => zoneOfSpace(state, spaceOf(state, id));

/** Zone distance of two spaces; a large number where no way leads (CLASH-222). */
export function zonesBetween(state: State, a: SpaceId, b: SpaceId): number {
  const board = boardOf(state);
  const far = zoneDistance(board, openDoorsOf(state), board.space(a).zoneId, board.space(b).zoneId);
  return far === Infinity ? noWay : far;
}

/** Stands for the zone distance of places between which no way leads; farther than any way (CLASH-222). */
export const noWay = 99;

/** Whether two spaces are adjacent (CLASH-087). */
export const areSpacesAdjacent = (state: State, a: SpaceId, b: SpaceId): boolean =>
  areCellsAdjacent(boardOf(state), openDoorsOf(state), cellOf(a), cellOf(b));
