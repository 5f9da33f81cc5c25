import type { Seat } from '#kernel';

/** How an account was there in a rated game. */
export interface AttendedGame {
  readonly account: string;
  /** Whether its time ran out. */
  readonly timedOut: boolean;
  /** When its time first ran out, or else when the game ended; milliseconds since 1970. */
  readonly at: number;
}

/** The same, with its place. */
export interface SeatAttended extends AttendedGame {
  readonly gameId: string;
  readonly seat: Seat;
}

/** How accounts were there in their rated games. */
export interface AttendedGames {
  /** Those of an account, latest first. A moment behind the games. */
  latest(account: string, limit: number): Promise<readonly AttendedGame[]>;
}
