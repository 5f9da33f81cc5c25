import type { Refusal } from '#kernel';
import type { Asking } from './asking.js';
import type { Plan } from './plan.js';
import { refuseLeague, type LeagueRefusalCode } from './refusals.js';
import type { Season } from './state.js';

/**
 * Refuses duplicate deals where they would not be the same, or become known too early: games that begin one after the other, or are
 * played elsewhere; seeds and seats of the players' own choice.
 */
export function wrongDeal({
  deal,
  format: { kind },
  match,
  finals,
  elsewhere,
  table,
}: Plan): Refusal<LeagueRefusalCode> | undefined {
  if (deal !== 'DUPLICATE') return undefined;
  const isOneByOne = kind === 'LADDER' || kind === 'ARENA' || match !== undefined || finals?.match !== undefined;
  const isOwn = table.seating === 'BY_PLAYERS' || table.substitutes === true || table.hiddenSeeds === true;
  return isOneByOne || elsewhere || isOwn ? refuseLeague('noDuplicate') : undefined;
}

/** The promise of the deal of a round, which the server makes: a stored round without it is forged. */
export function promisedDeal(
  { plan }: Season,
  { deal }: Asking,
): Refusal<LeagueRefusalCode> | { readonly deal?: string } {
  if (plan.deal !== 'DUPLICATE') return {};
  return deal === undefined ? refuseLeague('dealLost') : { deal };
}
