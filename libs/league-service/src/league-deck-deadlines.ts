import type { EventStore } from '#event-store';
import { withoutDeck, type LoadedLeague } from '#leagues';
import { SYSTEM } from '#records';
import type { Clock, ServerIds } from '#streams';
import { deadlineOf, type DeckObligationPayload } from './deck-obligations.js';
import type { LeagueCommandRequest } from './league-decider.js';
import type { LeagueOutcome } from './league-requests.js';

/** The dependencies of the deadlines for decks. */
interface LeagueDeckDeadlinesParts {
  readonly store: EventStore;
  readonly clock: Clock;
  readonly ids: ServerIds;
  readonly load: (leagueId: string) => Promise<LoadedLeague | undefined>;
  readonly run: (attempt: LeagueCommandRequest) => Promise<LeagueOutcome>;
}

/** Drops participants that have submitted no deck by the deadline. */
export class LeagueDeckDeadlines {
  constructor(private readonly parts: LeagueDeckDeadlinesParts) {}

  /** Drops them, unless the deadline was moved, or the season has begun. Answers with the milliseconds to wait when it came early. */
  async meet(
    leagueId: string,
    key: string,
    { season: number, dueAt }: DeckObligationPayload,
  ): Promise<number | undefined> {
    const { store, clock, ids, load, run } = this.parts;
    const wait = dueAt - clock();
    if (wait > 0) return wait;
    const season = (await load(leagueId))?.league.seasons.find((one) => one.number === number);
    const isDue = season?.status === 'OPEN' && season.rounds.length === 0 && deadlineOf(season) === dueAt;
    if (isDue && withoutDeck(season).length > 0) {
      const command = { type: 'dropWithoutDeck', season: number } as const;
      const drop = (commandId: string): Promise<LeagueOutcome> =>
        run({ streamId: leagueId, commandId, actor: SYSTEM, command });
      const outcome = await ids.giving(['obligation', leagueId, key], drop);
      if (outcome.status !== 'accepted' && outcome.status !== 'refused')
        throw new Error(`The deadline for decks of league ${leagueId} was answered with "${outcome.status}".`);
    }
    await store.settle(leagueId, key);
    return undefined;
  }
}
