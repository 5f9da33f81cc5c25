import { localized, type Localized } from '#kernel';
import { buildBoard, type AttachedSpace } from './build-board.js';
import { beyond, isSameCell, spaceDistance, type Cell } from '../cells/cells.js';
import { meetsWall } from './lines.js';
import { edgeSchema, type TileFace } from './tile-face.js';

/** Something wrong with authored geometry, said for the author. */
export interface BoardProblem {
  /** Where in the record that was checked, such as `tiles.2.zones.b`. */
  readonly path: string;
  readonly message: Localized;
}

/**
 * The faults of the face of a tile as such (CLASH-080, CLASH-081, CLASH-218, CLASH-220), and with its spaces outside
 * zones (SKAROV-TILE-10); paths begin in the face.
 */
export const faceProblems = (face: TileFace, attached: readonly AttachedSpace[] = []): BoardProblem[] => [
  ...cellProblems(face, attached),
  ...attached.flatMap((space, place) => attachedProblems(face, attached, space, `attached.${place}`)),
  ...zoneProblems(face),
  ...nameProblems(face),
  ...featureProblems(face),
  ...twice(face.doors.map((door) => door.id)).map((id) => ({
    path: `doors.${id}`,
    message: localized(`Two doors of the face are called “${id}”.`, `Deux portes de la face s’appellent « ${id} ».`),
  })),
];

const places = [0, 1, 2, 3, 4].flatMap((y) => [0, 1, 2, 3, 4].map((x): Cell => ({ x, y })));
const mark = (rows: readonly string[], { x, y }: Cell): string => rows[y]?.[x] ?? '#';

const cellProblems = (face: TileFace, attached: readonly AttachedSpace[]): BoardProblem[] =>
  places.flatMap((at) => {
    if (attached.some((space) => isSameCell(space, at))) return [];
    const solid = mark(face.map, at) === '#';
    if (solid === (mark(face.zones, at) === '#')) return [];
    const message = solid
      ? localized('A solid cell lies in no zone.', 'Une case pleine n’est dans aucune zone.')
      : localized('Every cell that is not solid lies in a zone.', 'Toute case qui n’est pas pleine est dans une zone.');
    return [{ path: `zones.${at.y}.${at.x}`, message }];
  });

function attachedProblems(
  face: TileFace,
  all: readonly AttachedSpace[],
  space: AttachedSpace,
  path: string,
): BoardProblem[] {
  const board = buildBoard({ tiles: [{ face, column: 0, row: 0, turns: 0 }], border: 'OPEN' });
  const besides = edgeSchema.options.map((edge) => beyond({ x: space.x, y: space.y, edge }));
  const isWayOut = (cell: Cell): boolean =>
    mark(face.zones, cell) === space.zone &&
    board.spaceAt(cell) !== undefined &&
    !meetsWall(board, new Set(), space, cell);
  return [
    ...(mark(face.map, space) === 'o' && mark(face.zones, space) === '#'
      ? []
      : [
          {
            path,
            message: localized(
              'A space outside the zones is a normal space, drawn "#" among the zones.',
              'Un espace hors des zones est un espace normal, dessiné « # » parmi les zones.',
            ),
          },
        ]),
    ...(all.filter((other) => isSameCell(other, space)).length > 1
      ? [{ path, message: localized('The space is named twice.', 'L’espace est nommé deux fois.') }]
      : []),
    ...(besides.some(isWayOut)
      ? []
      : [
          {
            path,
            message: localized(
              `No space of zone “${space.zone}” lies beside it without a wall between.`,
              `Aucun espace de la zone « ${space.zone} » n’est à côté sans mur entre les deux.`,
            ),
          },
        ]),
  ];
}

function zoneProblems(face: TileFace): BoardProblem[] {
  const board = buildBoard({ tiles: [{ face, column: 0, row: 0, turns: 0 }], border: 'OPEN' });
  return board.zones.flatMap(({ id, cells, spaces }) => {
    const path = `zones.${id.slice(face.id.length + 1)}`;
    const found = new Set(cells.slice(0, 1));
    for (const cell of found) {
      for (const other of cells) {
        const beside = spaceDistance(cell, other) === 1 && (cell.x === other.x || cell.y === other.y);
        if (beside && !meetsWall(board, new Set(), cell, other)) found.add(other);
      }
    }
    return [
      ...(spaces.length < 2
        ? [
            {
              path,
              message: localized(
                `The zone has ${spaces.length} of the 2 spaces that it needs.`,
                `La zone a ${spaces.length} des 2 espaces qu’il lui faut.`,
              ),
            },
          ]
        : []),
      ...(found.size < cells.length
        ? [
            {
              path,
              message: localized(
                'Walls, doors or other zones cut the zone in pieces.',
                'Des murs, des portes ou d’autres zones coupent la zone en morceaux.',
              ),
            },
          ]
        : []),
    ];
  });
}

function nameProblems(face: TileFace): BoardProblem[] {
  const letters = new Set(places.map((at) => mark(face.zones, at)).filter((letter) => letter !== '#'));
  const named = face.zoneNames.map((name) => name.zone);
  const path = (letter: string): string => `zoneNames.${letter}`;
  return [
    ...[...letters]
      .filter((letter) => !named.includes(letter))
      .map((letter) => ({
        path: path(letter),
        message: localized('The zone has no name.', 'La zone n’a pas de nom.'),
      })),
    ...named
      .filter((letter) => !letters.has(letter))
      .map((letter) => ({
        path: path(letter),
        message: localized('The name belongs to no zone of the face.', 'Le nom n’est celui d’aucune zone de la face.'),
      })),
    ...twice(named).map((letter) => ({
      path: path(letter),
      message: localized('The zone has two names.', 'La zone a deux noms.'),
    })),
  ];
}

function featureProblems(face: TileFace): BoardProblem[] {
  const orange = places.filter((at) => mark(face.map, at) === 'i');
  const standing = (at: Cell): number => face.features.filter((feature) => isSameCell(feature, at)).length;
  return [
    ...face.features
      .filter((feature) => mark(face.map, feature) !== 'i')
      .map(({ id }) => ({
        path: `features.${id}`,
        message: localized(
          'A feature stands on an interaction space.',
          'Un élément se trouve sur un espace d’interaction.',
        ),
      })),
    ...orange
      .filter((at) => standing(at) !== 1)
      .map((at) => ({
        path: `map.${at.y}.${at.x}`,
        message: localized(
          `An interaction space has one feature; this one has ${standing(at)}.`,
          `Un espace d’interaction a un élément ; celui-ci en a ${standing(at)}.`,
        ),
      })),
    ...twice(face.features.map((feature) => feature.id)).map((id) => ({
      path: `features.${id}`,
      message: localized(
        `Two features of the face are called “${id}”.`,
        `Deux éléments de la face s’appellent « ${id} ».`,
      ),
    })),
  ];
}

/** The texts that stand in a list more than once, each once. */
export const twice = (texts: readonly string[]): string[] => [
  ...new Set(texts.filter((text, place) => texts.indexOf(text) !== place)),
];
