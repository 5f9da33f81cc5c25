import type { LaidPassage, LaidTile, Posted } from '../content/base-schema.js';

export { laidTileSchema, type LaidPassage, type LaidTile, type Posted } from '../content/base-schema.js';

/** Tokens in the box (SKAROV-BASE-04). */
export const mostPassages = { DOOR: 9, AIRLOCK: 5 } as const;

/** How many tiles a base has (SKAROV-BASE-01). */
export const leastTiles = 3;
export const mostTiles = 9;

/** Four reinforcement spaces in each of nine rooms (skarov.md 11.4). */
export const mostMinions = 36;

/** The laid part of a base. */
export interface Layout {
  readonly tiles: readonly LaidTile[];
  readonly passages: readonly LaidPassage[];
}

/**
 * The parts that a scenario or a base fixes: its tiles, with passages or without, which the overlord then lays. Minions and
 * lieutenants that it does not name are asked for (SKAROV-BASE-17, SKAROV-BASE-18).
 */
export interface FixedBase {
  readonly tiles: readonly LaidTile[];
  readonly passages?: readonly LaidPassage[] | undefined;
  readonly minions?: readonly Posted[] | undefined;
  readonly lieutenants?: readonly Posted[] | undefined;
}
