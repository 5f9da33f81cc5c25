import type { EventStore, Obligation } from '#event-store';
import { takeVacation, type Games, type Outcome, type TakeVacationRequest } from '#games';
import { daysToFollow, leagueOf, playedIn, seatsOf, vacationOf, type LoadedLeague, type Played } from '#leagues';
import type { LoadedGame } from '#records';
import type { Clock } from '#streams';
import type { GameObligationPayload } from './league-obligations.js';

/** The dependencies of vacations. */
interface LeagueVacationsParts {
  readonly games: Games;
  readonly store: EventStore;
  readonly clock: Clock;
  readonly load: (leagueId: string) => Promise<LoadedLeague | undefined>;
}

/** What a game answers where nothing has to stand still now: it owes this again when it next asks a seat that has time. */
const NOT_NOW = new Set(['clockStandsStill', 'paused', 'notRunning', 'alreadyResigned']);

/** Lets the clocks of players who are on vacation from their season stand still in its games. */
export class LeagueVacations {
  constructor(private readonly parts: LeagueVacationsParts) {}

  /** Meets the obligation of a league or of a game that the seats of a game follow the vacations of its season. */
  async meet(owed: Pick<Obligation, 'streamId' | 'key' | 'payload'>): Promise<undefined> {
    const { games, store } = this.parts;
    const { gameId = owed.streamId } = owed.payload as Partial<GameObligationPayload>;
    const loaded = await games.load(gameId);
    const played = loaded && (await this.playedAs(loaded));
    if (loaded && played && !(await this.follow(loaded, played))) return this.meet(owed);
    await store.settle(owed.streamId, owed.key);
    return undefined;
  }

  /** Takes days of vacation of one game: in a season that gives them for all its games, they are taken there. */
  async take(request: TakeVacationRequest): Promise<Outcome> {
    const { games } = this.parts;
    const loaded = await games.load(request.gameId);
    const played = loaded && (await this.playedAs(loaded));
    return played?.season.plan.vacation
      ? { status: 'forbidden', reason: 'vacationOfSeason' }
      : takeVacation(games, request);
  }

  private async playedAs(loaded: LoadedGame): Promise<Played | undefined> {
    const leagueId = leagueOf(loaded);
    const league = leagueId === undefined ? undefined : await this.parts.load(leagueId);
    return league && playedIn(league.league, loaded.gameId);
  }

  /**
   * The command is that of the player, who has asked for it in the season. Its id tells one vacation from the next. False where the game
   * has moved on meanwhile.
   */
  private async follow(loaded: LoadedGame, { season, pairing }: Played): Promise<boolean> {
    const { games, clock } = this.parts;
    const { gameId } = loaded;
    let { version: expectedVersion } = loaded.game;
    for (const one of seatsOf(season, pairing)) {
      const { account, seat } = one;
      const days = daysToFollow(season, one, loaded, clock());
      if (days === 0) continue;
      const id = ['vacation', gameId, String(seat), String(vacationOf(season, account)?.until)];
      const outcome = await games.ids.giving(id, (commandId) =>
        takeVacation(games, { gameId, commandId, account, days, expectedVersion }),
      );
      if (outcome.status === 'conflict') return false;
      if (outcome.status === 'accepted') expectedVersion = outcome.loaded.game.version;
      else if (outcome.status !== 'closed' && !(outcome.status === 'refused' && NOT_NOW.has(outcome.refusal.code)))
        throw new Error(`The vacation of a season was answered by game ${gameId} with "${outcome.status}".`);
    }
    return true;
  }
}
