import type { NewObligation } from '#event-store';
import { TELL_LEAGUE } from '#games';
import { isSameJson } from '#kernel';
import { isComplete, type League, type Season } from '#leagues';

/** The obligation of a league to pair the next round of a season. */
export type RoundObligationPayload = Readonly<{
  duty: 'round';
  season: number;
  round: number;
  /** In milliseconds since 1970. */
  dueAt: number;
}>;

interface RoundObligation extends NewObligation {
  readonly payload: RoundObligationPayload;
}

/**
 * The obligations to pair next rounds that follow from a commit: on a timetable one for the time of each round, and
 * one whenever a round is complete, or changes when it already was, unless its successor has its time still to come.
 * A changed timetable has one of its own.
 * @param at when the commit was made, in milliseconds since 1970.
 */
export const roundsDueAfter = (before: League, after: League, at: number): readonly RoundObligation[] =>
  after.seasons.flatMap((season): readonly RoundObligation[] => {
    const prior = before.seasons.find(({ number }) => number === season.number);
    const isChanged = prior?.rounds !== season.rounds || !hasSameTimes(prior, season);
    const due = season.status === 'OPEN' && isChanged ? dueAfter(season, prior, at) : undefined;
    if (due === undefined) return [];
    const payload = { duty: 'round', season: season.number, round: season.rounds.length + 1, dueAt: due } as const;
    const key = `league/round/${season.number}/${after.version}`;
    return [{ key, kind: TELL_LEAGUE, dueAt: due, payload }];
  });

/** When the next round is to be paired; undefined where no event has changed that. */
function dueAfter(season: Season, prior: Season | undefined, at: number): number | undefined {
  const { pairing } = season.plan;
  if (!pairing) return undefined;
  const complete = isComplete(season);
  if (pairing.kind === 'WHEN_COMPLETE') return complete ? at + pairing.pause * 1_000 : undefined;
  const time = pairing.first + season.rounds.length * pairing.every * 1_000;
  const isNext = prior?.rounds.length !== season.rounds.length || !hasSameTimes(prior, season);
  // The first round has no other: its timetable may begin at once.
  if (time > at || season.rounds.length === 0) return isNext ? time : undefined;
  return complete ? at : undefined;
}

const hasSameTimes = ({ plan: before }: Season, { plan: after }: Season): boolean =>
  isSameJson(before.pairing ?? null, after.pairing ?? null);

/** Whether a round is still to be paired at this time: the first one only as long as the timetable says so. */
export function isStillDue(season: Season, { round, dueAt }: RoundObligationPayload): boolean {
  if (season.status !== 'OPEN' || season.rounds.length + 1 !== round) return false;
  const { pairing } = season.plan;
  // The first round fixes the plan.
  return round > 1 || (pairing?.kind === 'TIMETABLE' && pairing.first === dueAt);
}
