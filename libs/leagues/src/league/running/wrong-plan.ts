import type { Refusal } from '#kernel';
import type { Plan } from '../plan.js';
import { refuseLeague, type LeagueRefusalCode } from '../refusals.js';

/** Refuses a plan whose parts do not fit together. */
export function wrongPlan({ format, match, pairing }: Plan): Refusal<LeagueRefusalCode> | undefined {
  if (match && format.kind === 'TABLES') return refuseLeague('duelsOnly');
  if (pairing && (format.kind === 'LADDER' || format.kind === 'ARENA')) return refuseLeague('roundsOnly');
  return undefined;
}
