import type { Refusal } from '#kernel';
import { refuseLeague, type LeagueRefusalCode } from '../refusals.js';

/** The furthest start of a round, in milliseconds from now: a year. */
const FURTHEST_START = 366 * 86_400_000;

/** A round starts from now on: in the past its players could not come any more. */
export function wrongStart(startsAt: number, at: number): Refusal<LeagueRefusalCode> | undefined {
  if (startsAt < at) return refuseLeague('startsInThePast');
  return startsAt > at + FURTHEST_START ? refuseLeague('startsTooLate') : undefined;
}
