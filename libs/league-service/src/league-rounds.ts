import type { EventStore } from '#event-store';
import type { LoadedLeague } from '#leagues';
import { SYSTEM } from '#records';
import type { Clock, ServerIds } from '#streams';
import type { LeagueCommandRequest } from './league-decider.js';
import type { LeagueOutcome } from './league-requests.js';
import { isStillDue, type RoundObligationPayload } from './round-obligations.js';

/** The dependencies of the rounds of leagues. */
interface LeagueRoundsParts {
  readonly store: EventStore;
  readonly clock: Clock;
  readonly ids: ServerIds;
  readonly load: (leagueId: string) => Promise<LoadedLeague | undefined>;
  readonly run: (attempt: LeagueCommandRequest) => Promise<LeagueOutcome>;
}

/** Pairs the rounds of seasons that are not paired by hand. */
export class LeagueRounds {
  constructor(private readonly parts: LeagueRoundsParts) {}

  /**
   * Pairs a round that is due, unless it was paired meanwhile, or has another time by now. Answers with the milliseconds
   * to wait when it came early.
   */
  async meet(leagueId: string, key: string, owed: RoundObligationPayload): Promise<number | undefined> {
    const { season: number, round, dueAt } = owed;
    const { store, clock, ids, load, run } = this.parts;
    const wait = dueAt - clock();
    if (wait > 0) return wait;
    const season = (await load(leagueId))?.league.seasons.find((one) => one.number === number);
    if (season && isStillDue(season, owed)) {
      const command = { type: 'pairNext', season: number, round } as const;
      const pair = (commandId: string): Promise<LeagueOutcome> =>
        run({ streamId: leagueId, commandId, actor: SYSTEM, command });
      const outcome = await ids.giving(['obligation', leagueId, key], pair);
      if (outcome.status !== 'accepted' && outcome.status !== 'refused')
        throw new Error(`Round ${round} of league ${leagueId} was answered with "${outcome.status}".`);
    }
    await store.settle(leagueId, key);
    return undefined;
  }
}
