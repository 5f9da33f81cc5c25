import type { Id } from '#kernel';
import { spaceIdOf, type Cell, type SpaceId } from '../cells/cells.js';
import { cellInGrid, type Grid } from './grid.js';

/** A zone: `faceId/letter`; empty for a space that belongs to none. */
export type ZoneId = Id<'zone'>;
/** A door: `faceId/doorId`, or the id of a passage. */
export type DoorId = Id<'door'>;

/** Names of doors that are open now. Doors that the set does not name are closed, against the print of their tile. */
export type OpenDoors = ReadonlySet<DoorId>;

/** A space: a cell on which one figure can stand (CLASH-080). */
export interface Space extends Cell {
  readonly id: SpaceId;
  readonly kind: 'NORMAL' | 'INTERACTION';
  readonly zoneId: ZoneId;
  /** Of a space without zone: the zone that a move from it enters first (SKAROV-TILE-10). No move leads back on it. */
  readonly firstZoneId?: ZoneId;
  readonly faceId: string;
  /** The piece of scenery on it, as its face calls it. */
  readonly featureId?: string;
}

/** A zone of a tile (CLASH-081, CLASH-220). */
export interface Zone {
  readonly id: ZoneId;
  readonly faceId: string;
  readonly name: { readonly en: string; readonly fr: string };
  /** Its spaces, in canonical order. */
  readonly spaces: readonly SpaceId[];
  /** Every cell of it, open cells too, in canonical order. */
  readonly cells: readonly Cell[];
}

/** A door, or another passage that can be shut (CLASH-085). */
export interface Door {
  readonly id: DoorId;
  /** The cells on its two sides; `a` is the first of them in canonical order. */
  readonly a: Cell;
  readonly b: Cell;
  /** Whether it is open at the start. */
  readonly open: boolean;
}

/** A piece of scenery that stands on an interaction space. */
export interface Feature {
  /** As its face calls it. */
  readonly id: string;
  readonly faceId: string;
  readonly spaceId: SpaceId;
}

/** The lists of a board, in canonical order: spaces by y, then x; the others by id. */
export interface BoardParts {
  readonly spaces: readonly Space[];
  readonly zones: readonly Zone[];
  readonly doors: readonly Door[];
  readonly features: readonly Feature[];
}

/**
 * The tiles as they lie, without anything that changes in play: figures and doors that are open are handed to each
 * question. Immutable; make one for each layout and keep it, as lines and distances are remembered with it.
 */
export class Board implements BoardParts {
  readonly spaces: readonly Space[];
  readonly zones: readonly Zone[];
  readonly doors: readonly Door[];
  readonly features: readonly Feature[];
  private readonly spaceById: ReadonlyMap<SpaceId, Space>;
  private readonly zoneById: ReadonlyMap<ZoneId, Zone>;
  private readonly doorById: ReadonlyMap<DoorId, Door>;

  constructor(
    parts: BoardParts,
    /** Cells and edges by index; for this library alone. */
    readonly grid: Grid,
  ) {
    this.spaces = parts.spaces;
    this.zones = parts.zones;
    this.doors = parts.doors;
    this.features = parts.features;
    this.spaceById = new Map(parts.spaces.map((space) => [space.id, space]));
    this.zoneById = new Map(parts.zones.map((zone) => [zone.id, zone]));
    this.doorById = new Map(parts.doors.map((door) => [door.id, door]));
  }

  /** Whether this names a space of the board. */
  hasSpace(id: SpaceId): boolean {
    return this.spaceById.has(id);
  }

  /** A space by its id. Throws a RangeError when there is none. */
  space(id: SpaceId): Space {
    return found(this.spaceById.get(id), 'space', id);
  }

  /** The space on a cell, if there is one. */
  spaceAt(cell: Cell): Space | undefined {
    return this.spaceById.get(spaceIdOf(cell));
  }

  /** Whether this names a zone of the board. */
  hasZone(id: ZoneId): boolean {
    return this.zoneById.has(id);
  }

  /** A zone by its id. Throws a RangeError when there is none. */
  zone(id: ZoneId): Zone {
    return found(this.zoneById.get(id), 'zone', id);
  }

  /** Whether this names a door of the board. */
  hasDoor(id: DoorId): boolean {
    return this.doorById.has(id);
  }

  /** A door by its id. Throws a RangeError when there is none. */
  door(id: DoorId): Door {
    return found(this.doorById.get(id), 'door', id);
  }

  /** Whether nothing passes this cell: scenery that fills it, or no tile at all (CLASH-218). */
  isSolid(cell: Cell): boolean {
    return cellInGrid(this.grid, cell) === 'SOLID';
  }

  /** Whether no figure can stand on this cell while sight and ways pass it (CLASH-218). */
  isOpenCell(cell: Cell): boolean {
    return cellInGrid(this.grid, cell) === 'OPEN';
  }
}

/** The doors that are open when the game starts. */
export const doorsOpenAtStart = (board: Board): OpenDoors =>
  new Set(board.doors.filter((door) => door.open).map((door) => door.id));

function found<T>(record: T | undefined, kind: string, id: string): T {
  if (record === undefined) throw new RangeError(`The board has no ${kind} "${id}".`);
  return record;
}
