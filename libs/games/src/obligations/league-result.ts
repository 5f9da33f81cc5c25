import type { NewObligation } from '#event-store';
import { leagueNamed, leagueOf } from '#leagues';
import type { LoadedGame } from '#records';
/** Kind of the obligation, of a game that is over, to be written down in its league; and of all that a league owes. */
export const TELL_LEAGUE = 'league';

/** The key, in a game, of the obligation to write it down in its league: a game has one such. */
export const RESULT_KEY = 'league/result';

/** The key, in a game, of the obligation to close it: a game has one such. */
export const CLOSE_KEY = 'league/close';

/** The obligation of a game that is played out, whose deal other tables play: that its league closes it with the last of them. */
export function closeObligations({ game, at }: LoadedGame): readonly LeagueResultObligation[] {
  const leagueId = leagueNamed(game.openedBy);
  return leagueId === undefined ? [] : [{ key: CLOSE_KEY, kind: TELL_LEAGUE, dueAt: at, payload: { leagueId } }];
}

/** Begins the keys of obligations that seats follow the vacations of their season. */
const VACATION_KEY = 'league/vacation/';

/** Whether a key, in a game or in a league, is of an obligation that seats follow the vacations of their season. */
export const isVacationKey = (key: string): boolean => key.startsWith(VACATION_KEY);

/** The obligation of a game of a league that asks seats for something in time: the clocks of those on vacation stand still. */
export function vacationObligations({ game, at }: LoadedGame, stepId: string): readonly LeagueResultObligation[] {
  const leagueId = leagueNamed(game.openedBy);
  return leagueId === undefined || !game.vacations
    ? []
    : [{ key: VACATION_KEY + stepId, kind: TELL_LEAGUE, dueAt: at, payload: { leagueId } }];
}

/** The obligations of a game to its league. */
export interface LeagueResultObligation extends NewObligation {
  readonly kind: typeof TELL_LEAGUE;
  readonly payload: { readonly leagueId: string };
}

/** The obligation of a finished game of a league: that the league hears of it. */
export function resultObligations(over: LoadedGame): readonly LeagueResultObligation[] {
  const leagueId = leagueOf(over);
  if (leagueId === undefined) return [];
  return [{ key: RESULT_KEY, kind: TELL_LEAGUE, dueAt: over.at, payload: { leagueId } }];
}

/** The obligation of an open game of a league once it could begin: that the league starts it, if no player is missing. */
export function startObligations({ ruleset, game, at }: LoadedGame): readonly LeagueResultObligation[] {
  const leagueId = leagueNamed(game.openedBy);
  if (leagueId === undefined || game.seats.length < ruleset.seats(game.options).least) return [];
  return [{ key: `league/start/${game.version}`, kind: TELL_LEAGUE, dueAt: at, payload: { leagueId } }];
}
