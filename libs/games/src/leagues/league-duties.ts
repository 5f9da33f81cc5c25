import type { NewObligation } from '#event-store';
import { type League, type LeagueEvent } from '#leagues';
import type { LoadedGame } from '#records';
import { leagueOf, openingCommandId } from './league-ids.js';

/** Kind of the obligation, of a game that is over, to be written down in its league; and of all that a league owes. */
export const TELL_LEAGUE = 'league';

/** The key, in a game, of the obligation to write it down in its league: a game has one such. */
export const RESULT_KEY = 'league/result';

/** What a finished game of a league owes. */
export interface ResultDuty extends NewObligation {
  readonly kind: typeof TELL_LEAGUE;
  readonly payload: { readonly leagueId: string };
}

/** What a finished game of a league owes: that the league hears of it. */
export function resultDuties(over: LoadedGame): readonly ResultDuty[] {
  const leagueId = leagueOf(over);
  if (leagueId === undefined) return [];
  return [{ key: RESULT_KEY, kind: TELL_LEAGUE, dueAt: over.at, payload: { leagueId } }];
}

/** What a league owes: to open a game, to see who has not come to it, and to end one that counts for nothing. */
export interface LeagueDuty extends NewObligation {
  readonly payload: {
    readonly duty: 'open' | 'absent' | 'end';
    readonly gameId: string;
    /** With which command id the game is opened; the id of the game follows from it. */
    readonly commandId?: string;
  };
}

/** The key of what a league owes to a game. */
export const keyOf = (duty: LeagueDuty['payload']['duty'], gameId: string): string => `league/${duty}/${gameId}`;

const dutyOf = (payload: LeagueDuty['payload'], dueAt: number): LeagueDuty => ({
  key: keyOf(payload.duty, payload.gameId),
  kind: TELL_LEAGUE,
  dueAt,
  payload,
});

/** What a commit of a league brings about, and the keys of what it meets or makes pointless. */
interface Owed {
  readonly obligations: readonly LeagueDuty[];
  readonly settled: readonly string[];
}

/**
 * What follows from the events of a commit.
 * @param before the league as it was. @param commandId that of the commit. @param at when it was made.
 */
export function owedAfter(
  before: League,
  events: readonly LeagueEvent[],
  { commandId, at }: { readonly commandId: string; readonly at: number },
): Owed {
  const owed = events.map((event): Owed => {
    switch (event.type) {
      case 'roundPaired':
        return afterPairing(before, event, commandId, at);
      case 'resultConfirmed':
        return { obligations: [], settled: [keyOf('absent', event.gameId)] };
      case 'resultForfeited':
      case 'resultAnnulled':
        return ending([event.gameId], at);
      default:
        return { obligations: [], settled: [] };
    }
  });
  return {
    obligations: owed.flatMap(({ obligations }) => obligations),
    settled: owed.flatMap(({ settled }) => settled),
  };
}

/** A round that is paired anew ends the games that it was. */
function afterPairing(
  { seasons }: League,
  event: Extract<LeagueEvent, { readonly type: 'roundPaired' }>,
  pairedBy: string,
  at: number,
): Owed {
  const season = seasons.find(({ number }) => number === event.season);
  const patience = (season?.plan.joinWithin ?? 0) * 1_000;
  const before = season?.rounds[event.round - 1]?.pairings.map(({ gameId }) => gameId) ?? [];
  const { obligations, settled } = ending(before, at);
  const owed = event.pairings.flatMap(({ gameId }, place) => [
    dutyOf({ duty: 'open', gameId, commandId: openingCommandId(pairedBy, place) }, event.startsAt),
    dutyOf({ duty: 'absent', gameId }, event.startsAt + patience),
  ]);
  return { obligations: [...obligations, ...owed], settled };
}

const ending = (gameIds: readonly string[], at: number): Owed => ({
  obligations: gameIds.map((gameId) => dutyOf({ duty: 'end', gameId }, at)),
  settled: gameIds.flatMap((gameId) => [keyOf('open', gameId), keyOf('absent', gameId)]),
});
