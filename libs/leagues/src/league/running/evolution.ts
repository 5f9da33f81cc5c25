import type { LeagueEvent } from '../events.js';
import type { Season } from '../state.js';
import { withFinals } from './finals.js';
import { withAllowed, withForbidden } from './is-forbidden.js';
import { withoutPenalty, withPenalty } from './penalty-evolution.js';

const TYPES = [
  'penalized',
  'penaltyLifted',
  'pairingForbidden',
  'pairingAllowed',
  'finalsBegan',
  'roundNotPaired',
  'linedUp',
] as const;

type RunningEvent = Extract<LeagueEvent, { readonly type: (typeof TYPES)[number] }>;

/** Whether an event is about the running of a season as a whole. */
export const isRunningEvent = (event: LeagueEvent): event is RunningEvent =>
  (TYPES as readonly string[]).includes(event.type);

/** A season after such an event; the given one is not changed. */
export function afterRunning(season: Season, event: RunningEvent): Season {
  switch (event.type) {
    case 'penalized':
      return withPenalty(season, event);
    case 'penaltyLifted':
      return withoutPenalty(season, event);
    case 'pairingForbidden':
      return withForbidden(season, event);
    case 'pairingAllowed':
      return withAllowed(season, event);
    case 'finalsBegan':
      return withFinals(season, event);
    case 'roundNotPaired':
      return season;
    case 'linedUp':
      return withLineUp(season, event);
  }
}

const withLineUp = (
  season: Season,
  { player, members }: Extract<LeagueEvent, { readonly type: 'linedUp' }>,
): Season => ({
  ...season,
  entries: season.entries.map((entry) => (entry.player === player ? { ...entry, lineUp: members } : entry)),
});
