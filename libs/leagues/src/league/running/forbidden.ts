import type { Refusal } from '#kernel';
import type { Asking, CommandOf, LeagueDecision } from '../asking.js';
import { refuseLeague, type LeagueRefusalCode } from '../refusals.js';
import { formatOf, type Season } from '../state.js';
import { isForbidden } from './is-forbidden.js';

/** Two participants are not to be paired; in a format that can choose others. */
export function forbidPairing(season: Season, command: CommandOf<'forbidPairing'>, { by }: Asking): LeagueDecision {
  const { players, reason } = command;
  if (isScheduleFixed(season)) return refuseLeague('scheduleIsFixed');
  const [one = '', other = ''] = players;
  const stranger = players.find((player) => !season.entries.some((entry) => entry.player === player));
  if (stranger !== undefined) return refuseLeague('notEntered', { player: stranger });
  if (one === other) return refuseLeague('pairedTwice', { player: one });
  if (isForbidden(season, one, other)) return refuseLeague('alreadyForbidden');
  return { events: [{ type: 'pairingForbidden', season: season.number, players, by, reason }] };
}

/** Two participants may be paired again. */
export function allowPairing(season: Season, command: CommandOf<'allowPairing'>, { by }: Asking): LeagueDecision {
  const { players, reason } = command;
  const [one = '', other = ''] = players;
  if (!isForbidden(season, one, other)) return refuseLeague('notForbidden');
  return { events: [{ type: 'pairingAllowed', season: season.number, players, by, reason }] };
}

/** Whether opponents follow from entries and results, so that none can be chosen. */
function isScheduleFixed(season: Season): boolean {
  const { kind } = formatOf(season);
  return kind === 'ROUND_ROBIN' || kind === 'KNOCK_OUT' || kind === 'DOUBLE_ELIMINATION';
}

/** Refuses pairings of participants who are not to be paired, in a format that can choose others. */
export function forbiddenIn(
  season: Season,
  pairings: readonly { readonly players: readonly string[] }[],
): Refusal<LeagueRefusalCode> | undefined {
  if (!season.forbidden || isScheduleFixed(season)) return undefined;
  for (const { players } of pairings)
    for (const [place, one] of players.entries()) {
      const other = players.slice(place + 1).find((each) => isForbidden(season, one, each));
      if (other !== undefined) return refuseLeague('pairingForbidden', { player: one, other });
    }
  return undefined;
}
