import type { Board } from '#skirmish';
import { compareCells, tileSize, turned, type EdgeOfCell } from '#skirmish/cells';
import type { Localized } from '#kernel';
import { findReferenceCard, tileFace, tokenKind } from '../content/catalogue.js';
import type { Scenario } from '../content/schema.js';
import type { State } from '../state.js';
import type { DoorId } from '../words.js';
import { boardOf } from '../table/layout.js';
import { scenarioOf } from '../table/scenario.js';
import { interactionViews } from './interaction-views.js';
import type { BoardView } from './view-schema.js';

/** The board as it lies, with doors and interaction spaces as they are now (CLASH-217, CLASH-219, CLASH-234). */
export function boardView(state: State): BoardView {
  const board = boardOf(state);
  const { tiles } = scenarioOf(state);
  const interactive = new Set([
    ...state.objects.map(({ spaceId }) => spaceId),
    ...state.tokens.filter(({ kindId }) => tokenKind(kindId).hasSpace).map(({ spaceId }) => spaceId),
  ]);
  return {
    width: tileSize * (1 + Math.max(...tiles.map(({ column }) => column))),
    height: tileSize * (1 + Math.max(...tiles.map(({ row }) => row))),
    tiles: tiles.map(({ face, column, row, turns }) => ({ face, column, row, turns })),
    spaces: board.spaces.map(({ id, x, y, zoneId, kind }) => ({
      spaceId: id,
      x,
      y,
      zone: zoneId,
      interaction: kind === 'INTERACTION' || interactive.has(id),
    })),
    doors: board.doors.map(({ id, a, b }) => ({
      doorId: id,
      x: a.x,
      y: a.y,
      edge: b.x > a.x ? 'E' : 'S',
      open: state.openDoors.includes(id),
      ...named(doorName(id)),
    })),
    walls: wallsOf(board, tiles),
    interactions: interactionViews(state),
  };
}

const named = (name: Localized | undefined): { name?: Localized } => (name === undefined ? {} : { name });

/** The name of a door, as the card of its face has it. */
function doorName(doorId: DoorId): Localized | undefined {
  const [face = '', id] = doorId.split('/');
  return findReferenceCard(face)?.doors.find((door) => door.id === id)?.name;
}

/** The walls that the tiles print, each once, without those where a door is (CLASH-219). */
function wallsOf(board: Board, tiles: Scenario['tiles']): BoardView['walls'] {
  const doors = new Set(board.doors.map(({ a, b }) => keyOf({ x: a.x, y: a.y, edge: b.x > a.x ? 'E' : 'S' })));
  const printed = tiles.flatMap(({ face, column, row, turns }) =>
    tileFace(face).walls.map((wall) => {
      const { x, y, edge } = turned(wall, turns);
      return uniform({ x: column * tileSize + x, y: row * tileSize + y, edge });
    }),
  );
  const walls = new Map(printed.map((wall) => [keyOf(wall), wall]));
  return [...walls.values()]
    .filter((wall) => !doors.has(keyOf(wall)))
    .sort((a, b) => compareCells(a, b) || (a.edge < b.edge ? -1 : 1));
}

/** The same edge as the east or south side of the cell before it; on the rim of the board it stays as it is. */
function uniform({ x, y, edge }: EdgeOfCell): EdgeOfCell {
  if (edge === 'W' && x > 0) return { x: x - 1, y, edge: 'E' };
  if (edge === 'N' && y > 0) return { x, y: y - 1, edge: 'S' };
  return { x, y, edge };
}

const keyOf = ({ x, y, edge }: EdgeOfCell): string => `${x},${y},${edge}`;
