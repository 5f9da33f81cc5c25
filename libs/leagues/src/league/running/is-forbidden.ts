import type { LeagueEvent } from '../events.js';
import type { Season } from '../state.js';

/** Whether two participants are not to be paired, in either order. */
export const isForbidden = ({ forbidden = [] }: Pick<Season, 'forbidden'>, one: string, other: string): boolean =>
  forbidden.some(({ players }) => players.includes(one) && players.includes(other));

/** A season with one more pairing that must not be. */
export const withForbidden = (
  season: Season,
  { players, by, reason }: Extract<LeagueEvent, { readonly type: 'pairingForbidden' }>,
): Season => ({ ...season, forbidden: [...(season.forbidden ?? []), { players, by, reason }] });

/** A season in which two participants may be paired again. */
export const withAllowed = (
  season: Season,
  { players }: Extract<LeagueEvent, { readonly type: 'pairingAllowed' }>,
): Season => ({
  ...season,
  forbidden: (season.forbidden ?? []).filter((one) => !players.every((player) => one.players.includes(player))),
});
