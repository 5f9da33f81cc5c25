import type { EventStore } from '#event-store';
import { waitsForSeats } from '#kernel';
import { leagueAsAccount, leagueOf, placedIn, playedIn, seatsOf, type LoadedLeague, type Played } from '#leagues';
import type { LoadedGame } from '#records';
import { SYSTEM } from '../attempt.js';
import type { Clock } from '../clock.js';
import { derivedId, obligationCommandId } from '../derived-id.js';
import type { Games } from '../games.js';
import type { Outcome } from '../outcome.js';
import type { LeagueAttempt } from './league-decider.js';
import { RESULT_KEY, type GameDuty } from './league-duties.js';
import type { LeagueOutcome } from './league-requests.js';

/** What everybody reads of who forfeits by time. */
const NOTHING_PLAYED = 'Nothing was played by the deadline.';

/** What the games of leagues take. */
interface LeagueGamesParts {
  readonly games: Games;
  readonly store: EventStore;
  readonly clock: Clock;
  readonly load: (leagueId: string) => Promise<LoadedLeague | undefined>;
  readonly run: (attempt: LeagueAttempt) => Promise<LeagueOutcome>;
}

/** A pairing that is still played, and of which league. */
interface PlayedThere extends Played {
  readonly leagueId: string;
}

/** Opens the games of leagues, sees who does not come, ends what counts for nothing, and writes results down. */
export class LeagueGames {
  constructor(private readonly parts: LeagueGamesParts) {}

  /** Does what a league owes to a game. Answers with the milliseconds to wait when it came early. */
  async meet(leagueId: string, key: string, payload: GameDuty): Promise<number | undefined> {
    const { gameId, duty } = payload;
    const played = await this.played(leagueId, gameId);
    if (duty === 'end') {
      if (!played) await this.end(gameId);
    } else if (played) {
      const dueAt = played.startsAt + (duty === 'absent' ? played.season.plan.joinWithin * 1_000 : 0);
      const wait = dueAt - this.parts.clock();
      if (wait > 0) return wait;
      if (duty === 'open') await this.open(played, payload.commandId ?? '');
      else await this.forfeit(played, key);
    }
    await this.parts.store.settle(leagueId, key);
    return undefined;
  }

  /** A game that is over tells its league; what no league waits for is settled too. */
  async tell(gameId: string): Promise<undefined> {
    const loaded = await this.parts.games.load(gameId);
    const leagueId = loaded && leagueOf(loaded);
    const played = leagueId === undefined ? undefined : await this.played(leagueId, gameId);
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
      done(await this.run(played.leagueId, obligationCommandId(gameId, RESULT_KEY), command), gameId);
    }
    await this.parts.store.settle(gameId, RESULT_KEY);
  }

  private async played(leagueId: string, gameId: string): Promise<PlayedThere | undefined> {
    const loaded = await this.parts.load(leagueId);
    const played = loaded && playedIn(loaded.league, gameId);
    return played && { leagueId, ...played };
  }

  /** Opens the game, seats everybody, and starts it; whatever of that is done already is not done again. */
  private async open({ leagueId, season, pairing }: PlayedThere, commandId: string): Promise<void> {
    const { games } = this.parts;
    const { gameId } = pairing;
    const { ruleset, rulesVersion, options, table } = season.plan;
    const account = leagueAsAccount(leagueId);
    const { bank, spectatorDelay } = table;
    const opening = { commandId, account, ruleset, rulesVersion, options, bank, byInvitation: true };
    const opened = done(await games.open({ ...opening, ...(spectatorDelay > 0 ? { spectatorDelay } : {}) }), gameId);
    let game = loadedIn(opened) ?? (await games.load(gameId))?.game;
    for (const { seat, account: player } of seatsOf(season, pairing)) {
      if (game?.phase !== 'open' || game.seats.some((taken) => taken.seat === seat && taken.account === player))
        continue;
      // Who has stood up again is seated anew.
      const own = derivedId('seat', commandId, String(seat), String(game.version));
      game = loadedIn(done(await games.seat({ gameId, commandId: own, account, seat, player }), gameId)) ?? game;
    }
    done(await games.start({ gameId, commandId: derivedId('start', commandId), account }), gameId);
    // Somebody may have decided meanwhile that it counts for nothing, and found no game to end.
    if (!(await this.played(leagueId, gameId))) await this.end(gameId);
  }

  /** Those for whom the game waits, and who have not played at all, have not come. */
  private async forfeit({ leagueId, season, pairing }: PlayedThere, key: string): Promise<void> {
    const { gameId } = pairing;
    const loaded = await this.parts.games.load(gameId);
    if (!loaded) throw new Error(`Game ${gameId} of league ${leagueId} is not open yet.`);
    if (loaded.game.phase === 'over') return;
    const { kernel, ruleset } = loaded.edition;
    const waiting = kernel.waitingIn(ruleset, loaded.game);
    const asked = waitsForSeats(waiting) ? waiting.seats : [];
    const active = new Set((await this.parts.store.read(gameId)).map(({ actor }) => actor));
    const seats = seatsOf(season, pairing);
    const absent = pairing.players.filter((player) => {
      const own = seats.filter((seat) => seat.player === player);
      return own.some(({ seat }) => asked.includes(seat)) && !own.some(({ account }) => active.has(account));
    });
    if (absent.length === 0) return;
    const command = { type: 'forfeit', season: season.number, gameId, absent, reason: NOTHING_PLAYED } as const;
    done(await this.run(leagueId, obligationCommandId(leagueId, key), command), gameId);
  }

  /** Ends a game that counts for nothing, without a winner. */
  private async end(gameId: string): Promise<void> {
    const { games } = this.parts;
    const loaded = await games.load(gameId);
    if (loaded && loaded.game.phase !== 'over') done(await games.operate(gameId, { type: 'abandonGame' }), gameId);
  }

  private run(leagueId: string, commandId: string, command: LeagueAttempt['command']): Promise<LeagueOutcome> {
    return this.parts.run({ streamId: leagueId, commandId, actor: SYSTEM, command });
  }
}

/** The game after a command; `undefined` where that is no news. */
const loadedIn = (outcome: Outcome): LoadedGame['game'] | undefined =>
  outcome.status === 'accepted' && !outcome.replayed ? outcome.loaded.game : undefined;

/** What has become pointless is done; what somebody else was in the way of is tried again. */
function done<Given extends Outcome | LeagueOutcome>(outcome: Given, gameId: string): Given {
  const isFault = !['accepted', 'closed'].includes(outcome.status) && !isTooLate(outcome);
  if (isFault) throw new Error(`Game ${gameId} of a league was answered with "${outcome.status}".`);
  return outcome;
}

const TOO_LATE = new Set(['alreadyDecided', 'seasonClosed', 'alreadyStarted']);

const isTooLate = (outcome: Outcome | LeagueOutcome): boolean =>
  outcome.status === 'refused' && TOO_LATE.has(outcome.refusal.code);
