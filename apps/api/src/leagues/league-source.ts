import type { LoadedLeague, LeagueEvent, Season } from '#leagues';
import type { RejectedAnswer } from '../games/command-answer.js';

/** The source of the fields of a league. */
export interface LeagueSource {
  readonly kind: 'League';
  readonly loaded: LoadedLeague;
}

/** A league, as it is or was. */
export const leagueSourceOf = (loaded: LoadedLeague): LeagueSource => ({ kind: 'League', loaded });

/** The source of the fields of a season. */
export interface SeasonSource {
  /** Its league, as it is or was. */
  readonly loaded: LoadedLeague;
  readonly season: Season;
}

/** An event of a league. */
export interface LeagueEventSource {
  readonly version: number;
  readonly at: number;
  readonly event: LeagueEvent;
}

/** The command on a league was carried out, now or when its id was first given. */
export interface AcceptedLeagueAnswer {
  readonly kind: 'LeagueAccepted';
  readonly league: LeagueSource;
  readonly version: number;
  /** The command id was answered before; nothing happened now. */
  readonly replayed: boolean;
}

/** The league is not at the version that the command expected. */
export interface LeagueConflictAnswer {
  readonly kind: 'LeagueConflict';
  readonly expectedVersion: number;
  readonly actualVersion: number;
}

/** The result of a command on a league. */
export type LeagueAnswer = AcceptedLeagueAnswer | LeagueConflictAnswer | RejectedAnswer;
