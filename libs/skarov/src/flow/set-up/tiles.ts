import type { CellEdge } from '#skirmish/board';
import { mostTiles, type LaidTile } from '../../base/base.js';
import type { WithBase } from '../../base/base-state.js';
import { box } from '../../content/catalogue.js';
import type { Room } from '../../content/schema.js';
import { allRooms, entryAtStart, lieutenantSheets } from '../../base/supply.js';
import { isControl } from '../../base/connections.js';
import { hasRoom, objectiveTiles, opensTo, roomOf, tileAt } from '../../base/rooms-laid.js';
import { refuse, type BuildRefusal } from '../../refusals.js';
import { asksOverlord } from './asks-overlord.js';
import type { BuildCommandTable, BuildEvolvers, BuildStepRules } from './build-turn.js';

type Place = Pick<LaidTile, 'column' | 'row'>;
type PlaceTile = LaidTile & { readonly type: 'placeTile' };

/** Rooms that a base has once (SKAROV-BASE-02). */
const onlyOnce: readonly Room['kind'][] = ['ENTRY', 'CONTROL'];

const isUsed = (tiles: readonly LaidTile[], room: Room): boolean =>
  tiles.some((tile) => roomOf(tile).tileNumber === room.tileNumber) ||
  (onlyOnce.includes(room.kind) && hasRoom(tiles, room.kind));

const beside = [
  { column: 0, row: -1, side: 'N', back: 'S' },
  { column: -1, row: 0, side: 'W', back: 'E' },
  { column: 1, row: 0, side: 'E', back: 'W' },
  { column: 0, row: 1, side: 'S', back: 'N' },
] as const;

/** The face on which the entry tile may still be turned over: before anything else is laid, once (SKAROV-BASE-15). */
function otherEntry({ tiles }: Pick<WithBase['base'], 'tiles'>): Room | undefined {
  const [entry, ...others] = tiles;
  if (entry?.faceId !== entryAtStart().faceId || others.length > 0) return undefined;
  const { tileNumber, id } = roomOf(entry);
  return allRooms().find((room) => room.tileNumber === tileNumber && room.id !== id && room.kind === 'ENTRY');
}

/** Whether a command turns the entry tile over, in its place. */
const turnsEntryOver = (base: WithBase['base'], { faceId, column, row, turns }: LaidTile): boolean =>
  otherEntry(base)?.id === faceId && column === 0 && row === 0 && turns === 0;

/** The sides on which a tile that is not the control room waits with a passage (SKAROV-BASE-03, -06, -15). */
const openSides = (tiles: readonly LaidTile[], { column, row }: Place): readonly CellEdge[] =>
  beside
    .filter((step) => {
      const other = tileAt(tiles, { column: column + step.column, row: row + step.row });
      return other !== undefined && !isControl(other) && opensTo(other, step.back);
    })
    .map(({ side }) => side);

/** Whether a control room and an objective room lie or can still be had once this room is laid (SKAROV-BASE-15). */
function leavesRooms(tiles: readonly LaidTile[], room: Room): boolean {
  const free = allRooms().filter((other) => other.tileNumber !== room.tileNumber && !isUsed(tiles, other));
  const numbers = (kind: Room['kind']): readonly number[] =>
    free.filter((other) => other.kind === kind).map(({ tileNumber }) => tileNumber);
  const lies = (kind: Room['kind']): boolean => room.kind === kind || hasRoom(tiles, kind);
  const missing = (['CONTROL', 'OBJECTIVE'] as const).filter((kind) => !lies(kind));
  if (tiles.length + 1 + missing.length > mostTiles) return false;
  // Two that are missing need two tiles: one tile with both of them on its faces is not enough.
  return missing.every((kind) => numbers(kind).length > 0) && new Set(missing.flatMap(numbers)).size >= missing.length;
}

/** The free places beside the tiles that lie, but for the control room, in canonical order. */
function openPlaces(tiles: readonly LaidTile[]): readonly Place[] {
  const places = tiles
    .filter((tile) => !isControl(tile))
    .flatMap((tile) => beside.map(({ column, row }) => ({ column: tile.column + column, row: tile.row + row })))
    .filter((place) => !tileAt(tiles, place));
  return places
    .filter(({ column, row }, at) => places.findIndex((place) => place.column === column && place.row === row) === at)
    .sort((one, other) => one.row - other.row || one.column - other.column);
}

/** The tiles that may be laid now: the entry on its other face, then by room, by row and column, by quarters. */
export function* tileOffers({ base }: WithBase, wanted: (room: Room) => boolean = () => true): Iterable<PlaceTile> {
  const { tiles } = base;
  if (tiles.length >= mostTiles) return;
  const other = otherEntry(base);
  if (other && wanted(other)) yield { type: 'placeTile', faceId: other.id, column: 0, row: 0, turns: 0 };
  const places = openPlaces(tiles).map((place) => ({ ...place, sides: openSides(tiles, place) }));
  for (const room of allRooms()) {
    if (!wanted(room) || refusedRoom(tiles, room)) continue;
    for (const { column, row, sides } of places) {
      for (let turns = 0; turns < 4; turns += 1) {
        const tile = { type: 'placeTile', faceId: room.id, column, row, turns } as const;
        if (sides.some((side) => opensTo(tile, side))) yield tile;
      }
    }
  }
}

/** The faults of a room in any place: its tile is used, others are still needed, or it is one too many. */
function refusedRoom(tiles: readonly LaidTile[], room: Room): BuildRefusal | undefined {
  if (isUsed(tiles, room)) return refuse('TILE-01', 'TILE_USED', { tile: room.tileNumber });
  if (!leavesRooms(tiles, room)) return refuse('BASE-15', 'ROOM_STILL_NEEDED');
  const most = lieutenantSheets().length;
  return room.kind === 'OBJECTIVE' && objectiveTiles(tiles).length >= most
    ? refuse('BASE-12', 'TOO_MANY_OBJECTIVES', { most })
    : undefined;
}

const roomsMissing = (tiles: readonly LaidTile[]): boolean =>
  !hasRoom(tiles, 'CONTROL') || !hasRoom(tiles, 'OBJECTIVE');

const first = <T>(list: Iterable<T>): T | undefined => {
  for (const each of list) return each;
  return undefined;
};

export const tileSteps = {
  'setup.tiles': {
    asked: asksOverlord('setup.tiles'),
    byDefault(state) {
      const { tiles } = state.base;
      const needed = (['CONTROL', 'OBJECTIVE'] as const).find((kind) => !hasRoom(tiles, kind));
      const offer = needed && first(tileOffers(state, ({ kind }) => kind === needed));
      return offer ?? { type: 'finishTiles' };
    },
  },
} satisfies Record<string, BuildStepRules>;

export const tileCommands = {
  placeTile: {
    steps: ['setup.tiles'],
    offersAreLegal: true,
    offers: (state) => tileOffers(state),
    check({ base }, { faceId, column, row, turns }) {
      const { tiles } = base;
      const room = box.find.room(faceId);
      if (!room) return refuse('TILE-01', 'UNKNOWN_ID', { id: faceId });
      if (turnsEntryOver(base, { faceId, column, row, turns })) return undefined;
      const refusal = refusedRoom(tiles, room);
      if (refusal?.code === 'TILE_USED') return refusal;
      if (tileAt(tiles, { column, row })) return refuse('BASE-03', 'CELL_TAKEN');
      const sides = openSides(tiles, { column, row });
      return sides.some((side) => opensTo({ faceId, turns }, side)) ? refusal : notConnectable(tiles, { column, row });
    },
    perform(turn, { faceId, column, row, turns }) {
      turn.emit({ type: 'tilePlaced', faceId, column, row, turns, byRule: false });
    },
  },
  finishTiles: {
    steps: ['setup.tiles'],
    offers: () => [{ type: 'finishTiles' }],
    check: ({ base: { tiles } }) => (roomsMissing(tiles) ? refuse('BASE-02', 'ROOMS_MISSING') : undefined),
    perform(turn) {
      turn.emit({ type: 'tilesFinished', byRule: false });
    },
  },
} satisfies Partial<BuildCommandTable>;

/** Beside the control room alone it is SKAROV-BASE-06 that a tile breaks, elsewhere SKAROV-BASE-03. */
function notConnectable(tiles: readonly LaidTile[], { column, row }: Place): BuildRefusal {
  const near = beside.flatMap((step) => tileAt(tiles, { column: column + step.column, row: row + step.row }) ?? []);
  return refuse(near.length > 0 && near.every(isControl) ? 'BASE-06' : 'BASE-03', 'NOT_CONNECTABLE');
}

export const tileEvolvers = {
  tilePlaced({ base }, { faceId, column, row, turns, byRule }) {
    const under = base.tiles.findIndex((tile) => tile.column === column && tile.row === row);
    base.tiles.splice(under < 0 ? base.tiles.length : under, 1, { faceId, column, row, turns });
    if (!byRule) base.moves.push('TILE');
  },
  tilesFinished({ base }, { byRule }) {
    base.tilesDone = true;
    if (!byRule) base.moves.push('ALL_TILES');
  },
} satisfies Partial<BuildEvolvers>;
