import type { Refusal } from '#kernel';
import type { Plan } from '../plan.js';
import { refuseLeague, type LeagueRefusalCode } from '../refusals.js';

/** Refuses a plan whose parts do not fit together. */
export function wrongPlan({ format, match, pairing, finals, elsewhere }: Plan): Refusal<LeagueRefusalCode> | undefined {
  if (elsewhere && (match || finals?.match)) return refuseLeague('matchElsewhere');
  if (match && format.kind === 'TABLES') return refuseLeague('duelsOnly');
  if (pairing && (format.kind === 'LADDER' || format.kind === 'ARENA')) return refuseLeague('roundsOnly');
  const isBefore = format.kind === 'SWISS' || format.kind === 'ROUND_ROBIN' || format.kind === 'TABLES';
  if (finals && !isBefore) return refuseLeague('noFinals');
  return undefined;
}
