import type { Seat } from '#kernel';
import type { Space } from '../words.js';
import { disputedLands, facedBy, strongholdAt } from './spaces.js';

/** The cards that decide the control of a space; all players see them. */
export interface Claims {
  /** The owner of the shield there. */
  readonly shieldOf: Seat | null;
  /** The owner of the terrain there, face down or not. */
  readonly terrainOf: Seat | null;
}

/**
 * The seat that controls a space (GUARD-197 to GUARD-200): whose shield stands there; without one, of a land the owner of its
 * terrain, else the seat that it faces; of a stronghold, standing or ruin, its owner.
 */
export function controllerOf(space: Space, { shieldOf, terrainOf }: Claims): Seat {
  const owner = strongholdAt(space)?.seat ?? terrainOf ?? facedBy(space);
  const controller = shieldOf ?? owner;
  if (controller === null) throw new Error(`No seat controls ${space}.`);
  return controller;
}

/** How many of the six disputed lands a seat controls: what LDL and MDL look at, and what wins with six (GUARD-032, GUARD-212). */
export const landsControlled = (seat: Seat, claims: (space: Space) => Claims): number =>
  disputedLands.filter((space) => controllerOf(space, claims(space)) === seat).length;
