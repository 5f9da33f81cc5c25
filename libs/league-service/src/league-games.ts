import type { EventStore } from '#event-store';
import { isSameJson, waitsForSeats } from '#kernel';
import {
  joinBy,
  leagueAsAccount,
  leagueOf,
  placedIn,
  playedIn,
  seatBy,
  seatsOf,
  vacationOf,
  waitsForSeeds,
  type LoadedLeague,
  type Played,
  type SeatOfLeague,
  type Season,
} from '#leagues';
import { type LoadedGame, SYSTEM } from '#records';
import type { Clock } from '#streams';
import { type Games, type Outcome, type JoinRequest, RESULT_KEY, startObligations } from '#games';
import type { SeasonDecks } from './decks/season-decks.js';
import { done } from './done.js';
import type { LeagueCommandRequest } from './league-decider.js';
import type { GameObligationPayload } from './league-obligations.js';
import type { LeagueOutcome } from './league-requests.js';
import type { SeasonDeals } from './season-deals.js';
import type { SharedDeals } from './shared-deals.js';

/** The public reason of a forfeit by time. */
const NOTHING_PLAYED = 'Nothing was played by the deadline.';

/** The public reason of a forfeit for a seed that was promised and not given. */
const SEED_WITHHELD = 'The seed that was promised was not given.';

/** How long a game that could begin waits for missing players until it is looked at again, in milliseconds; a player who sits down wakes it. */
const OTHERS_PATIENCE = 60_000;

/** The dependencies of the games of leagues. */
interface LeagueGamesParts {
  readonly decks: Pick<SeasonDecks, 'submittedBy' | 'broughtTo'>;
  readonly deals: Pick<SeasonDeals, 'of'>;
  readonly sharedDeals: Pick<SharedDeals, 'isOver'>;
  readonly games: Games;
  readonly store: EventStore;
  readonly clock: Clock;
  readonly load: (leagueId: string) => Promise<LoadedLeague | undefined>;
  readonly run: (attempt: LeagueCommandRequest) => Promise<LeagueOutcome>;
}

/** The part of an event about seats that did not give their seeds. */
interface WithheldSeeds {
  readonly seats: readonly number[];
}

/** A pairing that is still played, and its league. */
interface PlayedThere extends Played {
  readonly leagueId: string;
}

/** Opens the games of leagues, finds no-shows, ends games that count for nothing, and records results. */
export class LeagueGames {
  constructor(private readonly parts: LeagueGamesParts) {}

  /** Meets an obligation of a league to a game. Answers with the milliseconds to wait when it came early. */
  async meet(leagueId: string, key: string, payload: GameObligationPayload): Promise<number | undefined> {
    const { gameId, duty } = payload;
    const played = await this.played(leagueId, gameId);
    if (duty === 'end') {
      // The end of a game reveals its deal.
      if (!(await this.parts.sharedDeals.isOver(leagueId, gameId))) return OTHERS_PATIENCE;
      if (!played) await this.end(gameId);
    } else if (played) {
      const wait = dueOf(duty, played) - this.parts.clock();
      if (wait > 0) return wait;
      if (duty === 'open') await this.open(played, payload.commandId ?? '');
      else if (duty === 'seat') await this.seatAll(played, payload.commandId ?? '');
      else if (await this.awaitsSeeds(gameId)) return OTHERS_PATIENCE;
      else {
        const away = await this.forfeit(played, key);
        if (away > 0) return away;
      }
    }
    await this.parts.store.settle(leagueId, key);
    return undefined;
  }

  /** A game that is over tells its league; a game that no league waits for is settled too. */
  async tell(gameId: string): Promise<undefined> {
    const { loaded, played } = await this.playedAs(gameId);
    const placed = loaded && played && placedIn(loaded, played);
    if (loaded && played && placed) {
      const command = {
        type: 'confirmResult',
        season: played.season.number,
        gameId,
        gameHash: loaded.hash,
        endedAt: loaded.at,
        placed,
      } as const;
      done(await this.run(played.leagueId, ['obligation', gameId, RESULT_KEY], command), gameId);
    } else if (loaded && played) await this.forfeitWithheld(loaded, played);
    await this.parts.store.settle(gameId, RESULT_KEY);
  }

  /** A player who promised a seed and withheld it has ended the game, and forfeits it: no one has to decide that. */
  private async forfeitWithheld({ gameId }: LoadedGame, { leagueId, season, pairing }: PlayedThere): Promise<void> {
    const last = (await this.parts.store.read(gameId)).at(-1);
    const withheld = last?.events.find(({ type }) => type === 'seedsWithheld')?.data as WithheldSeeds | undefined;
    if (!withheld) return;
    const late = seatsOf(season, pairing).filter(({ seat }) => withheld.seats.includes(seat));
    const absent = [...new Set(late.map(({ player }) => player))];
    const command = { type: 'forfeit', season: season.number, gameId, absent, reason: SEED_WITHHELD } as const;
    done(await this.run(leagueId, ['obligation', gameId, RESULT_KEY], command), gameId);
  }

  /** Whether the start of a game was called, and seeds are still to come: these have a deadline of their own. */
  private async awaitsSeeds(gameId: string): Promise<boolean> {
    const loaded = await this.parts.games.load(gameId);
    return loaded?.game.phase === 'open' && loaded.game.startCalled === true;
  }

  /**
   * A game with enough players to begin starts when no paired player is missing. Answers with the milliseconds to wait when one is.
   */
  async begin(gameId: string, key: string): Promise<number | undefined> {
    const { loaded, played } = await this.playedAs(gameId);
    if (loaded && played && startObligations(loaded).some((duty) => duty.key === key)) {
      if (missingFrom(loaded, seatsOf(played.season, played.pairing)).length > 0) return OTHERS_PATIENCE;
      await this.start(played.leagueId, gameId);
    }
    await this.parts.store.settle(gameId, key);
    return undefined;
  }

  /** A paired player joins the game, at their seat, with what they bring: where they have submitted a deck, that one alone. */
  async join({ gameId, account, seat, ...request }: JoinRequest): Promise<Outcome> {
    const { loaded, played } = await this.playedAs(gameId);
    const own = played && seatsOf(played.season, played.pairing).find((one) => one.account === account);
    if (!loaded || !played || !own) return { status: 'forbidden', reason: 'notInvited' };
    if (seat !== undefined && seat !== own.seat) return { status: 'forbidden', reason: 'notYourSeat' };
    const { decks, games } = this.parts;
    const submitted = await decks.submittedBy(played.season, account);
    if (submitted !== undefined && request.brought != null && !isSameJson(request.brought, submitted))
      return { status: 'forbidden', reason: 'deckSubmitted' };
    const invitation = await games.invitation(loaded);
    const bringing = submitted === undefined ? {} : { brought: await decks.broughtTo(played.season, own) };
    return games.join({ ...request, ...bringing, gameId, account, seat: own.seat, invitation });
  }

  /** A game, and the pairing that is played as it. */
  private async playedAs(
    gameId: string,
  ): Promise<{ loaded?: LoadedGame | undefined; played?: PlayedThere | undefined }> {
    const loaded = await this.parts.games.load(gameId);
    const leagueId = loaded && leagueOf(loaded);
    return { loaded, played: leagueId === undefined ? undefined : await this.played(leagueId, gameId) };
  }

  private async played(leagueId: string, gameId: string): Promise<PlayedThere | undefined> {
    const loaded = await this.parts.load(leagueId);
    const played = loaded && playedIn(loaded.league, gameId);
    return played && { leagueId, ...played };
  }

  /** Opens the game, seats all players, and starts it; steps that are done already are not repeated. */
  private async open(played: PlayedThere, commandId: string): Promise<void> {
    const { leagueId, season, pairing } = played;
    const { games } = this.parts;
    const { gameId } = pairing;
    const { ruleset, rulesVersion, options, table } = season.plan;
    const account = leagueAsAccount(leagueId);
    const { bank, spectatorDelay, seating, calendar, hiddenSeeds = false } = table;
    const vacation = table.vacation ?? season.plan.vacation;
    const noSubstitutes = table.substitutes !== true;
    const dealtFrom = this.parts.deals.of(leagueId, played);
    const terms = { options, bank, calendar, vacation, hiddenSeeds, noSubstitutes, byInvitation: true };
    const opening = { commandId, account, ruleset, rulesVersion, ...terms, dealtFrom };
    const opened = done(await games.open({ ...opening, ...(spectatorDelay > 0 ? { spectatorDelay } : {}) }), gameId);
    if (seating === 'AT_ONCE' && !waitsForSeeds(season)) await this.seatAll(played, commandId, loadedIn(opened));
    // It may have been decided meanwhile that it counts for nothing, when there was no game to end.
    if (!(await this.played(leagueId, gameId)) && (await this.parts.sharedDeals.isOver(leagueId, gameId)))
      await this.end(gameId);
  }

  private async seatAll(
    { leagueId, season, pairing }: PlayedThere,
    commandId: string,
    opened?: LoadedGame['game'],
  ): Promise<void> {
    const { games } = this.parts;
    const { gameId } = pairing;
    const account = leagueAsAccount(leagueId);
    let game = opened ?? (await games.load(gameId))?.game;
    for (const own of seatsOf(season, pairing)) {
      const { seat, account: player } = own;
      if (
        game?.phase !== 'open' ||
        game.startCalled ||
        game.seats.some((taken) => taken.seat === seat && taken.account === player)
      )
        continue;
      // A player who has stood up is seated again.
      const parts = ['seat', commandId, String(seat), String(game.version)];
      const brought = await this.parts.decks.broughtTo(season, own);
      const sit = (id: string): Promise<Outcome> =>
        games.seat({ gameId, commandId: id, account, seat, player, brought });
      game = loadedIn(done(await games.ids.giving(parts, sit), gameId)) ?? game;
    }
    await this.start(leagueId, gameId);
  }

  private async start(leagueId: string, gameId: string): Promise<void> {
    const account = leagueAsAccount(leagueId);
    const { games } = this.parts;
    done(await games.ids.giving(['start', gameId], (commandId) => games.start({ gameId, commandId, account })), gameId);
  }

  /**
   * The no-shows: players who have not sat down, and those for whom the game waits and who have not played at all. Those on vacation get
   * the whole time after it: answers with the milliseconds to wait for them alone.
   */
  private async forfeit({ leagueId, season, pairing }: PlayedThere, key: string): Promise<number> {
    const { gameId } = pairing;
    const loaded = await this.parts.games.load(gameId);
    if (!loaded) throw new Error(`Game ${gameId} of league ${leagueId} is not open yet.`);
    if (loaded.game.phase === 'over') return 0;
    const seats = seatsOf(season, pairing);
    const late = loaded.game.phase === 'open' ? missingFrom(loaded, seats) : await this.idleIn(loaded, seats, season);
    const waits = late.map((seat) => ({ ...seat, wait: this.waitFor(season, seat) }));
    const absent = pairing.players.filter((player) => waits.some((seat) => seat.player === player && seat.wait <= 0));
    if (absent.length === 0) return late.length === 0 ? 0 : Math.min(...waits.map(({ wait }) => wait));
    const command = { type: 'forfeit', season: season.number, gameId, absent, reason: NOTHING_PLAYED } as const;
    done(await this.run(leagueId, ['obligation', leagueId, key], command), gameId);
    return 0;
  }

  /** How long a player who is on vacation, or was until recently, may still stay away, in milliseconds; below 0 for no longer. */
  private waitFor(season: Season, { account }: SeatOfLeague): number {
    const until = vacationOf(season, account)?.until;
    return until === undefined ? 0 : joinBy(until, season.plan) - this.parts.clock();
  }

  /** The seats that a game waits for and that have not acted in it at all. A vacation of the season is no act in the game. */
  private async idleIn(
    { gameId, release, game }: LoadedGame,
    seats: readonly SeatOfLeague[],
    { plan }: Season,
  ): Promise<SeatOfLeague[]> {
    const waiting = release.kernel.waitingIn(release.ruleset, game);
    const asked = waitsForSeats(waiting) ? waiting.seats : [];
    const acts = (await this.parts.store.read(gameId)).filter(
      ({ events }) => !plan.vacation || events[0]?.type !== 'vacationTaken',
    );
    const active = new Set(acts.map(({ actor }) => actor));
    const isActive = (player: string): boolean =>
      seats.some((seat) => seat.player === player && active.has(seat.account));
    return seats.filter(({ seat, player }) => asked.includes(seat) && !isActive(player));
  }

  /** Ends a game that counts for nothing, without a winner. */
  private async end(gameId: string): Promise<void> {
    const { games } = this.parts;
    const loaded = await games.load(gameId);
    if (loaded && loaded.game.phase !== 'over') done(await games.operate(gameId, { type: 'abandonGame' }), gameId);
  }

  /** Gives a league a command of the server's. @param id from which texts its id derives. */
  private run(
    leagueId: string,
    id: readonly string[],
    command: LeagueCommandRequest['command'],
  ): Promise<LeagueOutcome> {
    const { games, run } = this.parts;
    return games.ids.giving(id, (commandId) => run({ streamId: leagueId, commandId, actor: SYSTEM, command }));
  }
}

/** When an obligation to a game that is still played is due, in milliseconds since 1970. */
function dueOf(duty: GameObligationPayload['duty'], { startsAt, season: { plan } }: PlayedThere): number {
  if (duty === 'absent') return joinBy(startsAt, plan);
  return duty === 'seat' ? seatBy(startsAt, plan) : startsAt;
}

/** The game after a command; `undefined` where that is no news. */
const loadedIn = (outcome: Outcome): LoadedGame['game'] | undefined =>
  outcome.status === 'accepted' && !outcome.replayed ? outcome.loaded.game : undefined;

/** Players who do not sit at their seats. */
const missingFrom = ({ game }: LoadedGame, seats: readonly SeatOfLeague[]): readonly SeatOfLeague[] =>
  seats.filter(({ seat, account }) => !game.seats.some((taken) => taken.seat === seat && taken.account === account));
