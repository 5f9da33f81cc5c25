import type { LeagueEvent } from '../events.js';
import type { Season } from '../state.js';
import { groupEventSchemas } from './schemas.js';

type GroupEvent = Extract<LeagueEvent, { readonly type: keyof typeof groupEventSchemas }>;

/** Whether an event is about the groups of a season. */
export const isGroupEvent = (event: LeagueEvent): event is GroupEvent => Object.hasOwn(groupEventSchemas, event.type);

/** A season after such an event; the given one is not changed. */
export function afterGroups(season: Season, event: GroupEvent): Season {
  if (event.type === 'drawPromised') return { ...season, draw: { commitment: event.commitment, seed: null } };
  const { seed } = event;
  return {
    ...season,
    groups: event.groups.map(({ players }) => players),
    ...(season.draw && seed !== undefined ? { draw: { ...season.draw, seed } } : {}),
  };
}
