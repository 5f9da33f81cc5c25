import { localized } from '#kernel';
import type { Board, OpenDoors } from './board.js';
import { buildBoard, type Layout } from './build-board.js';
import { spaceIdOf, type SpaceId } from '../cells/cells.js';
import { faceProblems, twice, type BoardProblem } from './check-face.js';
import { zoneDistances } from './distances.js';

/** A board to be checked. */
export interface BoardPlan extends Layout {
  /** Start spaces by side, or by the name that they have in paths. */
  readonly starts: Readonly<Record<string, readonly SpaceId[]>>;
  /** Doors that can be opened in play, by a test or an effect. The others stay as they are printed. */
  readonly openable: ReadonlySet<string>;
}

/**
 * The faults of a board (CLASH-217 to CLASH-220 and the lint of clash.md 11), in the order of the plan: faces,
 * places of tiles, doors, start spaces, zones that cannot be reached. Empty when all is well.
 */
export function boardProblems(plan: BoardPlan): BoardProblem[] {
  const problems = [
    ...plan.tiles.flatMap(({ face, attached }, place) =>
      faceProblems(face, attached).map(({ path, message }) => ({ path: `tiles.${place}.${path}`, message })),
    ),
    ...placeProblems(plan),
  ];
  // Tiles on top of each other make no board of which more could be said.
  if (problems.some((problem) => problem.path === 'tiles')) return problems;
  const board = buildBoard(plan);
  return [...problems, ...doorProblems(board), ...startProblems(board, plan), ...wayProblems(board, plan)];
}

function placeProblems({ tiles }: BoardPlan): BoardProblem[] {
  const place = tiles.map((tile): SpaceId => spaceIdOf({ x: tile.column, y: tile.row }));
  const isAlone = (one: Layout['tiles'][number]): boolean =>
    !tiles.some((other) => Math.abs(one.column - other.column) + Math.abs(one.row - other.row) === 1);
  return [
    ...(tiles.length === 0
      ? [{ path: 'tiles', message: localized('A board has a tile at least.', 'Un plateau a au moins une tuile.') }]
      : []),
    ...twice(place).map((at) => ({
      path: 'tiles',
      message: localized(`Two tiles lie at column, row ${at}.`, `Deux tuiles sont à la colonne et à la ligne ${at}.`),
    })),
    ...twice(tiles.map((tile) => String(tile.face.tile))).map((tile) => ({
      path: 'tiles',
      message: localized(
        `Tile ${tile} is laid twice; its two faces are one tile.`,
        `La tuile ${tile} est posée deux fois ; ses deux faces sont une seule tuile.`,
      ),
    })),
    ...twice(tiles.map((tile) => tile.face.id)).map((id) => ({
      path: 'tiles',
      message: localized(`Face “${id}” is laid twice.`, `La face « ${id} » est posée deux fois.`),
    })),
    ...tiles.flatMap((tile, index) =>
      tiles.length > 1 && isAlone(tile)
        ? [
            {
              path: `tiles.${index}`,
              message: localized(
                'The tile shares a side with no other tile.',
                'La tuile ne touche aucune autre tuile par un côté.',
              ),
            },
          ]
        : [],
    ),
  ];
}

function doorProblems(board: Board): BoardProblem[] {
  const edge = (door: Board['doors'][number]): string => `${spaceIdOf(door.a)} and ${spaceIdOf(door.b)}`;
  return [
    ...board.doors.flatMap((door) =>
      [door.a, door.b]
        .filter((cell) => !board.spaceAt(cell))
        .map((cell) => ({
          path: `doors.${door.id}`,
          message: localized(
            `Cell ${spaceIdOf(cell)} beside the door is no space.`,
            `La case ${spaceIdOf(cell)}, à côté de la porte, n’est pas un espace.`,
          ),
        })),
    ),
    ...twice(board.doors.map(edge)).map((cells) => ({
      path: 'doors',
      message: localized(`Two doors lie between ${cells}.`, `Deux portes sont entre ${cells}.`),
    })),
  ];
}

function startProblems(board: Board, { starts }: BoardPlan): BoardProblem[] {
  const all = Object.entries(starts).flatMap(([side, ids]) =>
    ids.map((id, place) => ({ id, path: `starts.${side}.${place}` })),
  );
  const taken = new Set(twice(all.map((start) => start.id)));
  return all.flatMap(({ id, path }) => [
    ...(board.hasSpace(id)
      ? []
      : [{ path, message: localized(`${id} is no space of the board.`, `${id} n’est pas un espace du plateau.`) }]),
    ...(taken.has(id)
      ? [{ path, message: localized(`${id} is a start space twice.`, `${id} est deux fois un espace de départ.`) }]
      : []),
  ]);
}

/** Every zone can be reached from every start space, through the doors that are open or can be opened. */
function wayProblems(board: Board, { starts, openable }: BoardPlan): BoardProblem[] {
  const passable: OpenDoors = new Set(
    board.doors.filter((door) => door.open || openable.has(door.id)).map((door) => door.id),
  );
  return Object.entries(starts).flatMap(([side, ids]) =>
    ids.flatMap((id, place) => {
      const zoneId = board.hasSpace(id) ? board.space(id).zoneId : '';
      if (!board.hasZone(zoneId)) return [];
      const reached = zoneDistances(board, passable, zoneId);
      return board.zones
        .filter((zone) => !reached.has(zone.id))
        .map((zone) => ({
          path: `starts.${side}.${place}`,
          message: localized(
            `No way leads from ${id} to zone “${zone.id}”.`,
            `Aucun chemin ne mène de ${id} à la zone « ${zone.id} ».`,
          ),
        }));
    }),
  );
}
