import type { EventStore } from '#event-store';
import { pairingsOf, type LoadedLeague } from '#leagues';
import { SYSTEM } from '#records';
import type { Clock, ServerIds } from '#streams';
import type { LeagueCommandRequest } from './league-decider.js';
import type { LeagueOutcome } from './league-requests.js';
import type { ReportObligationPayload } from './report-obligations.js';

/** The dependencies of the reports of leagues. */
interface LeagueReportsParts {
  readonly store: EventStore;
  readonly clock: Clock;
  readonly ids: ServerIds;
  readonly load: (leagueId: string) => Promise<LoadedLeague | undefined>;
  readonly run: (attempt: LeagueCommandRequest) => Promise<LeagueOutcome>;
}

/** Counts reported results that no opponent has disputed in time. */
export class LeagueReports {
  constructor(private readonly parts: LeagueReportsParts) {}

  /** Confirms a report, unless it was answered or replaced. Answers with the milliseconds to wait when it came early. */
  async meet(
    leagueId: string,
    key: string,
    { season: number, gameId, version, dueAt }: ReportObligationPayload,
  ): Promise<number | undefined> {
    const { store, clock, ids, load, run } = this.parts;
    const wait = dueAt - clock();
    if (wait > 0) return wait;
    const season = (await load(leagueId))?.league.seasons.find((one) => one.number === number);
    const pairing = season && pairingsOf(season).find((one) => one.gameId === gameId);
    const isCurrent = pairing?.outcome === null && pairing.report?.version === version;
    if (season?.status === 'OPEN' && isCurrent && pairing.report.disputed === null) {
      const command = { type: 'confirmReport', season: number, gameId } as const;
      const confirm = (commandId: string): Promise<LeagueOutcome> =>
        run({ streamId: leagueId, commandId, actor: SYSTEM, command });
      const outcome = await ids.giving(['obligation', leagueId, key], confirm);
      if (outcome.status !== 'accepted' && outcome.status !== 'refused')
        throw new Error(`The report of game ${gameId} was answered with "${outcome.status}".`);
    }
    await store.settle(leagueId, key);
    return undefined;
  }
}
