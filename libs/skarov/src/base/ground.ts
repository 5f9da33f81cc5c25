import { onceFor } from '#kernel';
import type { Cell, SpaceId } from '#skirmish';
import { compareCells, isSameCell, spaceIdOf } from '#skirmish/cells';
import type { LaidTile } from './base.js';
import type { Room } from '../content/schema.js';
import { layoutMemory } from './layout-memory.js';
import { cellOn, roomOf } from './rooms-laid.js';

/** A space of a base, as far as its building asks. */
export interface Ground extends Cell {
  readonly spaceId: SpaceId;
  readonly faceId: string;
  /** Of a reinforcement space: from how many heroes on it is usable (SKAROV-TILE-06); `null` on any other. */
  readonly mark: number | null;
  /** Whether a lieutenant may begin here (SKAROV-BASE-13). */
  readonly forLieutenants: boolean;
}

/** The spaces of the tiles that lie, in canonical order. */
interface Grounds {
  readonly byId: ReadonlyMap<SpaceId, Ground>;
  readonly reinforcement: readonly Ground[];
  readonly forLieutenants: readonly Ground[];
}

const known = layoutMemory(({ tiles }): Grounds => {
  const all = tiles.flatMap(groundOfTile).sort(compareCells);
  return {
    byId: new Map(all.map((ground) => [ground.spaceId, ground])),
    reinforcement: all.filter(({ mark }) => mark !== null),
    forLieutenants: all.filter((ground) => ground.forLieutenants),
  };
});

const groundsOf = (tiles: readonly LaidTile[]): Grounds => known({ tiles, passages: [] });

/** A space of the tiles that lie; `undefined` when it is none. */
export const groundAt = (tiles: readonly LaidTile[], spaceId: SpaceId): Ground | undefined =>
  groundsOf(tiles).byId.get(spaceId);

/** The spaces on which a lieutenant may begin, in canonical order (SKAROV-BASE-13). */
export const groundForLieutenants = (tiles: readonly LaidTile[]): readonly Ground[] => groundsOf(tiles).forLieutenants;

const groundOfTile = (tile: LaidTile): Ground[] =>
  groundOfRoom(roomOf(tile)).map(({ x, y, ...ground }): Ground => {
    const cell = cellOn(tile, { x, y });
    return { ...cell, spaceId: spaceIdOf(cell), ...ground };
  });

/** The spaces of a room by its own cells. */
const groundOfRoom = onceFor((room: Room): readonly Omit<Ground, 'spaceId'>[] => {
  const { face, kind, green, violet, reinforcement, tileNumber } = room;
  const ofSkarov = violet.find((space) => kind === 'CONTROL' && space.tileNumber === tileNumber);
  return face.map.flatMap((row, y) =>
    Array.from(row).flatMap((drawn, x) => {
      if (drawn !== 'o' && drawn !== 'i') return [];
      const isHere = (cell: Cell): boolean => isSameCell(cell, { x, y });
      const mark = reinforcement.find(isHere)?.mark ?? null;
      const forLieutenants = mark === null && !green.some(isHere) && !(ofSkarov && isHere(ofSkarov));
      return [{ x, y, faceId: face.id, mark, forLieutenants }];
    }),
  );
});

/**
 * Whether minions may be put on a space with this mark: it is not above the number of heroes, which counts as two at least
 * (SKAROV-TILE-06, SKAROV-TILE-07).
 */
export const isUsable = (mark: number | null, heroes: number): boolean => mark !== null && mark <= Math.max(2, heroes);

/** The reinforcement spaces that are usable with this number of heroes, in canonical order. */
export const usableSpaces = (tiles: readonly LaidTile[], heroes: number): readonly SpaceId[] =>
  groundsOf(tiles)
    .reinforcement.filter(({ mark }) => isUsable(mark, heroes))
    .map(({ spaceId }) => spaceId);
