import type { CommandIdReused, Busy } from '#streams';
import type { AnyTagged, Localized, Refusal } from '#kernel';
import type { Explaining } from '#kernel/server';
import type { LoadedGame } from '#records';

/** An event as one viewer may see it: fields that are secret to the viewer are absent, its number never is. */
export interface SeenEvent {
  readonly gameId: string;
  /** Number of the event in its game, from 1, without a gap. */
  readonly version: number;
  /** When its commit was made, in milliseconds since 1970. */
  readonly at: number;
  readonly event: AnyTagged;
}

/** The command was carried out, now or when its id was first given. */
export interface Accepted {
  readonly status: 'accepted';
  readonly gameId: string;
  /** Version of the game after the command. */
  readonly version: number;
  /** The game right after the command; as it is now where the answer is an old one. */
  readonly loaded: LoadedGame;
  /** The events of the command, as its giver may see them. */
  readonly events: readonly SeenEvent[];
  /** How many commands of the ruleset were carried out: of a list the first ones; `null` for commands that are not the ruleset's. */
  readonly carriedOut: number | null;
  /** True when this is the answer that the command id was given before. */
  readonly replayed: boolean;
}

/** The rules do not allow it; nothing happened. `explain(presentation, refusal, locale)` makes it a sentence. */
export interface Refused {
  readonly status: 'refused';
  readonly refusal: Refusal;
  readonly presentation: Explaining;
}

/** The game is not at the version that the command expected; nothing happened. */
export interface Conflict {
  readonly status: 'conflict';
  readonly expectedVersion: number;
  /** Version of the game now. */
  readonly version: number;
  /** The game at that very version. */
  readonly loaded: LoadedGame;
  /** The events after the expected version, as the giver of the command may see them. */
  readonly missed: readonly SeenEvent[];
}

/**
 * The account may not do this: it holds no seat here, not that seat, the game is not its own, it sees the game with a delay, it plays
 * with the deck that it has submitted to the league, or it takes its vacation there.
 */
export interface Forbidden {
  readonly status: 'forbidden';
  readonly reason:
    | 'noSeat'
    | 'notYourSeat'
    | 'notTheOpener'
    | 'notInvited'
    | 'gameNotOver'
    | 'seesLate'
    | 'deckSubmitted'
    | 'vacationOfSeason';
}

/** There is no such game, no such version of it, no such campaign, no such league, or no such ruleset. */
export interface NotFound {
  readonly status: 'notFound';
  readonly what: 'game' | 'version' | 'campaign' | 'league' | 'ruleset';
}

/** The game is over and takes no further command. */
export interface Closed {
  readonly status: 'closed';
  readonly version: number;
  /** The game at that very version. */
  readonly loaded: LoadedGame;
}

/** The game is parked: it takes no command until its opener, or an operator, takes it up again. Nothing happened. */
export interface Suspended {
  readonly status: 'parked';
}

/** The request is malformed; nothing happened. */
export interface Invalid {
  readonly status: 'invalid';
  /** The fault, and what would be right. */
  readonly issue: Localized;
}

/** The obligation is not due yet; nothing happened. */
export interface Early {
  readonly status: 'early';
  /** Milliseconds until it is due, at least 1. */
  readonly wait: number;
}

/** The answer of the rules, or of the rights of the account, to a command on a game. */
export type GameAnswer = Forbidden | Invalid | Refused;

/** The outcome of a command: a value, never an exception. Exceptions are faults of the server. */
export type Outcome =
  Accepted | Refused | Conflict | Forbidden | NotFound | Closed | Suspended | CommandIdReused | Invalid | Busy;

/** The outcome of a dry run: that the command is legal now, or its answer. It never tells the dice. */
export type Validation = { readonly status: 'legal'; readonly version: number } | Exclude<Outcome, Accepted>;

/** The answer to a read. */
export type Found<T> = { readonly status: 'found'; readonly value: T } | Forbidden | NotFound;
