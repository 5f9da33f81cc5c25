import type { Refusal } from '#kernel';
import { wrongDeal } from '../deals.js';
import type { Plan } from '../plan.js';
import { statesPoints } from '../point-system.js';
import { refuseLeague, type LeagueRefusalCode } from '../refusals.js';
import { wrongVacation } from '../vacations/decide.js';
import { wrongBoards } from './boards.js';
import { wrongStart } from './wrong-start.js';

/** Refuses a plan whose parts do not fit together, or whose timetable does not begin from now on. */
export function wrongPlan(plan: Plan, at: number): Refusal<LeagueRefusalCode> | undefined {
  const { format, match, finals } = plan;
  if (!statesPoints(plan)) return refuseLeague('pointsUnstated');
  if (match && format.kind === 'TABLES') return refuseLeague('duelsOnly');
  const isBefore = format.kind === 'SWISS' || format.kind === 'ROUND_ROBIN' || format.kind === 'TABLES';
  if (finals && !isBefore) return refuseLeague('noFinals');
  return (
    wrongElsewhere(plan) ??
    wrongBoards(plan) ??
    wrongGroups(plan) ??
    wrongDeal(plan) ??
    wrongVacation(plan) ??
    wrongTimes(plan, at)
  );
}

function wrongElsewhere({ match, finals, elsewhere, decks }: Plan): Refusal<LeagueRefusalCode> | undefined {
  if (!elsewhere) return undefined;
  if (match || finals?.match) return refuseLeague('matchElsewhere');
  return decks ? refuseLeague('decksElsewhere') : undefined;
}

function wrongGroups({ format, groups, finals }: Plan): Refusal<LeagueRefusalCode> | undefined {
  if (!groups) return undefined;
  const isWithin = format.kind === 'SWISS' || format.kind === 'ROUND_ROBIN';
  return isWithin && (finals?.top ?? Infinity) >= groups.count ? undefined : refuseLeague('noGroups');
}

function wrongTimes({ format, pairing }: Plan, at: number): Refusal<LeagueRefusalCode> | undefined {
  if (pairing && (format.kind === 'LADDER' || format.kind === 'ARENA')) return refuseLeague('roundsOnly');
  return pairing?.kind === 'TIMETABLE' ? wrongStart(pairing.first, at) : undefined;
}
