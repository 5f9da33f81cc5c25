import type { SpaceId } from '#skirmish';
import type { BaseState } from './base-state.js';
import { lieutenantSheets, minionSheets } from './supply.js';
import { groundAt, groundForLieutenants, usableSpaces } from './ground.js';
import { objectiveTiles } from './rooms-laid.js';

/** Whether a minion or lieutenant stands on a space. */
export const isTaken = ({ minions, lieutenants }: BaseState, spaceId: SpaceId): boolean =>
  minions.some(({ space }) => space === spaceId) || lieutenants.some(({ space }) => space === spaceId);

/** The sheets of minions of which a figure is left, in order. */
export const minionsLeft = ({ minions }: BaseState): readonly string[] =>
  minionSheets()
    .filter(({ id, figures }) => minions.filter(({ sheet }) => sheet === id).length < figures)
    .map(({ id }) => id);

/** The usable reinforcement spaces that are free, in canonical order (SKAROV-BASE-09). */
export function freeReinforcementSpaces({ tiles, heroes, minions }: BaseState): readonly SpaceId[] {
  const taken = new Set(minions.map(({ space }) => space));
  return usableSpaces(tiles, heroes).filter((spaceId) => !taken.has(spaceId));
}

/** The lieutenants who stand nowhere yet, in order. */
export const lieutenantsLeft = ({ lieutenants }: BaseState): readonly string[] =>
  lieutenantSheets()
    .map(({ id }) => id)
    .filter((id) => !lieutenants.some(({ sheet }) => sheet === id));

/** The faces of the tiles on which a lieutenant stands (SKAROV-BASE-11). */
export function facesWithLieutenant({ tiles, lieutenants }: BaseState): ReadonlySet<string | undefined> {
  return new Set(lieutenants.map(({ space }) => groundAt(tiles, space)?.faceId));
}

/** The faces of the objective rooms that have no lieutenant yet (SKAROV-BASE-12). */
export function openObjectives(base: BaseState): readonly string[] {
  const withOne = facesWithLieutenant(base);
  return objectiveTiles(base.tiles)
    .map(({ faceId }) => faceId)
    .filter((faceId) => !withOne.has(faceId));
}

/** The spaces on which the next lieutenant may begin, in canonical order (SKAROV-BASE-11 to -13). */
export function lieutenantSpaces(base: BaseState): readonly SpaceId[] {
  const withOne = facesWithLieutenant(base);
  const objectives = openObjectives(base);
  return groundForLieutenants(base.tiles)
    .filter(({ faceId }) => !withOne.has(faceId))
    .filter(({ faceId }) => objectives.length === 0 || objectives.includes(faceId))
    .map(({ spaceId }) => spaceId)
    .filter((spaceId) => !isTaken(base, spaceId));
}
