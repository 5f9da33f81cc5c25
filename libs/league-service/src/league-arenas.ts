import type { EventStore } from '#event-store';
import type { LoadedLeague } from '#leagues';
import { SYSTEM } from '#records';
import type { Clock, ServerIds } from '#streams';
import type { LeagueCommandRequest } from './league-decider.js';
import { pairsAt, type PairingObligationPayload } from './league-obligations.js';
import type { LeagueOutcome } from './league-requests.js';

/** The dependencies of the arenas of leagues. */
interface LeagueArenasParts {
  readonly store: EventStore;
  readonly clock: Clock;
  readonly ids: ServerIds;
  readonly load: (leagueId: string) => Promise<LoadedLeague | undefined>;
  readonly run: (attempt: LeagueCommandRequest) => Promise<LeagueOutcome>;
}

/** Pairs the players who wait in arenas. */
export class LeagueArenas {
  constructor(private readonly parts: LeagueArenasParts) {}

  /**
   * Pairs a player who has waited long enough with all who wait at that moment; one who was paired meanwhile, or has stopped, is owed nothing.
   * Answers with the milliseconds to wait when it came early.
   */
  async meet(
    leagueId: string,
    key: string,
    { season: number, version }: PairingObligationPayload,
  ): Promise<number | undefined> {
    const { store, clock, ids, load, run } = this.parts;
    const loaded = await load(leagueId);
    const season = loaded?.league.seasons.find((one) => one.number === number);
    const waiting = season?.waiting.find((one) => one.version === version);
    if (season?.status === 'OPEN' && waiting) {
      const wait = pairsAt(season, waiting) - clock();
      if (wait > 0) return wait;
      const command = { type: 'pairWaiting', season: number } as const;
      const pair = (commandId: string): Promise<LeagueOutcome> =>
        run({ streamId: leagueId, commandId, actor: SYSTEM, command });
      const outcome = await ids.giving(['obligation', leagueId, key], pair);
      // A player who is alone waits on: the next one to come is owed a pairing of their own.
      if (outcome.status !== 'accepted' && outcome.status !== 'refused')
        throw new Error(`The arena of league ${leagueId} was answered with "${outcome.status}".`);
    }
    await store.settle(leagueId, key);
    return undefined;
  }
}
