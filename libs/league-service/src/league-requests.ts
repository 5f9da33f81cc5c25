import type { LeagueRefusalCode, LoadedLeague } from '#leagues';
import type { Refusal } from '#kernel';
import type { Busy, CommandIdReused } from '#streams';
import type { Invalid, NotFound } from '#games';

/** Opens a league. The same account and command id always open the same one. */
export interface OpenLeagueRequest {
  /** A UUID made by the client. An accepted command gets the same answer under it for ever: a retry is safe. */
  readonly commandId: string;
  /** Id of the account that gives the command. */
  readonly account: string;
  /** Its name: 1 to 80 characters. */
  readonly name: string;
  /** Accounts that run it beside its opener. */
  readonly operators?: readonly string[] | undefined;
}

/** Gives a league a command. */
export interface LeagueRequest {
  readonly leagueId: string;
  readonly commandId: string;
  readonly account: string;
  /** When given, the command is carried out on exactly this version of the league, or answered with a conflict. */
  readonly expectedVersion?: number | undefined;
  /** A command of a league, with its `type`: any JSON, the schemas of leagues say what is well-formed. */
  readonly command: unknown;
}

/** The operator of the server says whether it vouches for a league. */
export interface VouchRequest {
  readonly leagueId: string;
  /** A UUID made by the client. */
  readonly commandId: string;
  /** The acting operator: an account, or a name that operators know each other by. */
  readonly operator: string;
  /** Why: all who see the league read it. */
  readonly reason: string;
  /** False revokes it. */
  readonly isVouched: boolean;
}

/** The command was carried out, now or when its id was first given. */
export interface LeagueAccepted {
  readonly status: 'accepted';
  /** The league at that very version. */
  readonly loaded: LoadedLeague;
  /** True when this is the answer that the command id was given before. */
  readonly replayed: boolean;
}

/** The league does not allow it; nothing happened. */
export interface LeagueRefused {
  readonly status: 'refused';
  readonly refusal: Refusal<LeagueRefusalCode>;
}

/** The league is not at the version that the command expected; nothing happened. */
export interface LeagueConflict {
  readonly status: 'conflict';
  readonly expectedVersion: number;
  /** The league where it stands. */
  readonly loaded: LoadedLeague;
}

/** The outcome of a command on a league: a value, never an exception. */
export type LeagueOutcome =
  LeagueAccepted | LeagueRefused | LeagueConflict | NotFound | CommandIdReused | Invalid | Busy;
