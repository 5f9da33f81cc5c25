import type { NewObligation } from '#event-store';
import { TELL_LEAGUE } from '#games';
import type { LeagueEvent, Season } from '#leagues';

/** The obligation of a league to count a report that no opponent has disputed. */
export type ReportObligationPayload = Readonly<{
  duty: 'report';
  season: number;
  gameId: string;
  /** Version of the league with the report: a later report is another one. */
  version: number;
  /** In milliseconds since 1970. */
  dueAt: number;
}>;

interface ReportObligation extends NewObligation {
  readonly payload: ReportObligationPayload;
}

/** The obligation that follows from a report. @param at when it was made, in milliseconds since 1970. */
export function reportDue(
  season: Season | undefined,
  { gameId }: Extract<LeagueEvent, { readonly type: 'resultReported' }>,
  { version, at }: { readonly version: number; readonly at: number },
): readonly ReportObligation[] {
  const { elsewhere } = season?.plan ?? {};
  if (!season || !elsewhere) return [];
  const dueAt = at + elsewhere.confirmWithin * 1_000;
  const payload = { duty: 'report', season: season.number, gameId, version, dueAt } as const;
  return [{ key: `league/report/${version}`, kind: TELL_LEAGUE, dueAt, payload }];
}
