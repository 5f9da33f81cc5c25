import { beginning } from '#skirmish/content';
import { localized } from '#kernel';
import { laidTileSchema, leastTiles, mostTiles, type LaidTile } from './base.js';
import { box } from '../content/catalogue.js';
import type { Room } from '../content/schema.js';
import { roomName } from './room-names.js';
import { lieutenantSheets } from './supply.js';
import { fault, faultIf, shortened, type BaseFault, type FaultPath } from './fault.js';

/** The faults of the tiles of a base as they lie: their number, their rooms and their places (SKAROV-BASE-01 to -03, -12). */
export const tileFaults = (tiles: readonly LaidTile[]): BaseFault[] => [
  ...(tiles.length < leastTiles
    ? [
        fault(
          'TOO_FEW_TILES',
          'BASE-01',
          ['tiles'],
          localized(
            `A base has ${leastTiles} to ${mostTiles} tiles; this one has ${tiles.length}.`,
            `Une base a de ${leastTiles} à ${mostTiles} tuiles ; celle-ci en a ${tiles.length}.`,
          ),
          { tiles: tiles.length, least: leastTiles, most: mostTiles },
        ),
      ]
    : []),
  ...tiles.flatMap((tile, index) => placeFaults(tiles, tile, index)),
  ...roomFaults(tiles.flatMap((tile) => box.find.room(tile.faceId) ?? [])),
  ...objectiveFaults(tiles),
];

const placeSchema = laidTileSchema.omit({ faceId: true });

/** Whether column, row and turns are whole numbers within what a base can have. */
export const isPlace = ({ column, row, turns }: LaidTile): boolean =>
  placeSchema.safeParse({ column, row, turns }).success;

function placeFaults(tiles: readonly LaidTile[], tile: LaidTile, index: number): BaseFault[] {
  const path = ['tiles', index];
  const { column, row } = tile;
  const room = roomName(tile.faceId);
  const under = tiles.slice(0, index).find((other) => other.column === column && other.row === row);
  const covered = roomName(under?.faceId ?? '');
  return [
    ...faceFaults(tiles.slice(0, index), tile, path),
    ...faultIf(
      !isPlace(tile),
      'PLACE_OUT_OF_RANGE',
      'BASE-03',
      path,
      localized(
        'Columns and rows are whole numbers from −9 to 9, turns from 0 to 3.',
        'Les colonnes et les lignes sont des nombres entiers de −9 à 9, les quarts de tour de 0 à 3.',
      ),
    ),
    ...faultIf(
      under !== undefined,
      'CELL_TAKEN',
      'BASE-03',
      path,
      localized(
        `${beginning(covered.en)} and ${room.en} lie in the same place.`,
        `${beginning(covered.fr)} et ${room.fr} sont à la même place.`,
      ),
      { column, row },
    ),
    ...faultIf(
      !tiles.some((other) => Math.abs(other.column - column) + Math.abs(other.row - row) === 1),
      'NOT_CONNECTABLE',
      'BASE-03',
      path,
      localized(
        `${beginning(room.en)} shares an edge with no other tile.`,
        `${beginning(room.fr)} n’a de bord commun avec aucune autre tuile.`,
      ),
    ),
  ];
}

function faceFaults(before: readonly LaidTile[], { faceId }: LaidTile, path: FaultPath): BaseFault[] {
  const room = box.find.room(faceId);
  if (!room) {
    const name = shortened(faceId);
    return [
      fault(
        'UNKNOWN_ID',
        'TILE-01',
        [...path, 'faceId'],
        localized(`There is no room “${name}” in the box.`, `Il n’y a pas de salle « ${name} » dans la boîte.`),
        { id: name },
      ),
    ];
  }
  const { tileNumber } = room;
  return faultIf(
    before.some((other) => box.find.room(other.faceId)?.tileNumber === tileNumber),
    'TILE_USED',
    'TILE-01',
    path,
    localized(
      `Tile ${tileNumber} lies twice; its two faces are one tile.`,
      `La tuile ${tileNumber} est posée deux fois ; ses deux faces sont une seule tuile.`,
    ),
    { tile: tileNumber },
  );
}

/** The rooms of which a base has one, as authors call them. */
const needed = [
  ['ENTRY', 'The entry tile', 'La tuile Entry'],
  ['CONTROL', 'The control room', 'La salle de contrôle'],
] as const;

function roomFaults(rooms: readonly Room[]): BaseFault[] {
  const count = (kind: Room['kind']): number => rooms.filter((room) => room.kind === kind).length;
  return [
    ...needed
      .filter(([kind]) => count(kind) !== 1)
      .map(([kind, en, fr]) =>
        fault(
          count(kind) === 0 ? 'ROOMS_MISSING' : 'ROOM_TWICE',
          'BASE-02',
          ['tiles'],
          localized(
            `${en} lies once; here it lies ${count(kind)} times.`,
            `${fr} est posée une fois ; ici, ${count(kind)} fois.`,
          ),
          { kind, rooms: count(kind) },
        ),
      ),
    ...(count('OBJECTIVE') === 0
      ? [
          fault(
            'ROOMS_MISSING',
            'BASE-02',
            ['tiles'],
            localized('A base has an objective room.', 'Une base a une salle d’objectif.'),
            { kind: 'OBJECTIVE', rooms: 0 },
          ),
        ]
      : []),
  ];
}

function objectiveFaults(tiles: readonly LaidTile[]): BaseFault[] {
  const most = lieutenantSheets().length;
  return tiles
    .map((tile, index) => ({ index, room: box.find.room(tile.faceId) }))
    .filter(({ room }) => room?.kind === 'OBJECTIVE')
    .slice(most)
    .map(({ index }) =>
      fault(
        'TOO_MANY_OBJECTIVES',
        'BASE-12',
        ['tiles', index],
        localized(
          `A base has ${most} objective rooms at most, one for each lieutenant.`,
          `Une base a au plus ${most} salles d’objectif, une par lieutenant.`,
        ),
        { most },
      ),
    );
}
