import type { Localized } from '#kernel';
import type { HappeningKind } from '../kinds.js';

/**
 * What a message says of a game: public facts alone. It has no state, no event and no view, so that nothing hidden can get into a message.
 */
export interface GameFact {
  readonly kind: Extract<HappeningKind, 'YOUR_TURN' | 'TIME_RUNS_OUT' | 'GAME_OVER' | 'PROPOSAL' | 'SEAT_OFFERED'>;
  readonly gameId: string;
  /** The title of the ruleset. */
  readonly title: Localized;
  /** The names of the others at the table. */
  readonly others: readonly string[];
  /** When the time of the account runs out, in milliseconds since 1970; `null` without a deadline. */
  readonly deadline: number | null;
}

/** What a message says of a league: public facts alone. */
export interface LeagueFact {
  readonly kind: Extract<HappeningKind, 'PAIRED' | 'INVITED'>;
  readonly leagueId: string;
  readonly league: string;
  readonly season: string;
  /** Of a pairing. */
  readonly round: number | null;
  /** The opponents of a pairing. */
  readonly others: readonly string[];
  /** When the game of a pairing is opened, in milliseconds since 1970. */
  readonly startsAt: number | null;
}

/** What a message says. */
export type Fact = GameFact | LeagueFact;
