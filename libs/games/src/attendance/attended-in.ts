import { leagueOf } from '#leagues';
import { foldGame, taggedOf, unopenedGame, type RulesetRelease, type StoredCommit } from '#records';
import { isGameEvent, type GameEvent } from '#kernel/server';
import type { AnyTagged, Seat } from '#kernel';
import { isRatable } from '../results/rated-table.js';
import type { SeatAttended } from './attended-games.js';

/** The events by which a seat is missed; a bot also takes over at the wish of the player. */
const MISSED = new Set(['seatTimedOut', 'seatOffered', 'botTookOver']);
const CHANGING_HANDS = new Set(['botTookOver', 'seatTakenOver', 'seatReplaced']);

/** How the player with whom a seat began was there; `null` for the player of a game that does not count. */
type Attended = Omit<SeatAttended, 'account'> & { readonly account: string | null };

/** The seats that may be missed in a commit. */
export const missedSeats = ({ events }: StoredCommit): readonly Seat[] =>
  events.flatMap(({ type, data }) => (MISSED.has(type) ? (data as { readonly seat: Seat }).seat : []));

/**
 * How the players with whom a game began were there up to these commits: those whose time ran out, and all others once the game is over.
 * Games do not count that are not rated, or that a league opened: it has penalties of its own. One that was given up counts for those whose time ran out.
 */
export function attendedIn(
  gameId: string,
  release: RulesetRelease,
  commits: readonly StoredCommit[],
): readonly Attended[] {
  const start = commits.findIndex(({ events }) => events.some(({ type }) => type === 'gameStarted'));
  if (start < 0) return [];
  const loaded = foldGame(unopenedGame(gameId, release), commits.slice(0, start + 1));
  const { seats } = loaded.game;
  const counts = isRatable(loaded) && leagueOf(loaded) === undefined && seats.every(({ bot }) => bot === null);
  const end = counts ? endOf(commits) : undefined;
  return seats.flatMap(({ seat, account }) => {
    const missedAt = missedIn(seat, commits);
    const at = missedAt ?? end;
    if (at === undefined) return [];
    return [{ gameId, seat, account: counts ? account : null, timedOut: missedAt !== undefined, at }];
  });
}

/** When a game ended that was not given up. */
function endOf(commits: readonly StoredCommit[]): number | undefined {
  const { events = [], at } = commits.at(-1) ?? {};
  const isOver = events.at(-1)?.type === 'seedRevealed' && events.every(({ type }) => type !== 'gameAbandoned');
  return isOver ? at : undefined;
}

/** When the first player of a seat was first missed. */
function missedIn(seat: Seat, commits: readonly StoredCommit[]): number | undefined {
  for (const { events, command, at } of commits) {
    for (const event of events.map(taggedOf)) {
      if (!isOf(event, seat)) continue;
      if (isMiss(event, command as { readonly type?: string })) return at;
      if (CHANGING_HANDS.has(event.type)) return undefined;
    }
  }
  return undefined;
}

const isOf = (event: AnyTagged, seat: Seat): event is GameEvent =>
  isGameEvent(event) && 'seat' in event && event.seat === seat;

const isMiss = (event: GameEvent, command: { readonly type?: string }): boolean =>
  event.type === 'seatTimedOut' ||
  (event.type === 'seatOffered' && event.absent === true) ||
  (event.type === 'botTookOver' && command.type !== 'handToBot');
