/** How a round came about for a player. */
export type RoundKind =
  /** A game that was played to its end and counts. */
  | 'PLAYED'
  /** The opponent did not appear. */
  | 'WALKOVER'
  /** The player did not appear. */
  | 'NO_SHOW'
  /** The pairing left the player over. */
  | 'BYE'
  /** The player did not take part: a bye on request, a round before the entry or after the withdrawal. */
  | 'ABSENCE'
  /** The game counts for nothing. */
  | 'ANNULLED';

/** A player's record in one round. */
export interface RoundScore {
  readonly round: number;
  readonly kind: RoundKind;
  /** Points of the round: of a duel 1, ½ or 0 for instance. */
  readonly points: number;
  /** The others of the pairing, whether or not it was played; empty without a pairing. */
  readonly against: readonly string[];
  /** The player's seat in the pairing, from 0; null without a pairing. */
  readonly seat: number | null;
  /** Whether it is worth as much as a win, with or without a game. */
  readonly isWin: boolean;
  /** The player's points in the game itself, such as articles; undefined where none was played to its end. */
  readonly inGame?: number | undefined;
}

/** The records of all players: one per round, in order. */
export type Scores = ReadonlyMap<string, readonly RoundScore[]>;

/** The sum of a player's points. */
export const pointsOf = (scores: Scores, player: string): number =>
  (scores.get(player) ?? []).reduce((sum, { points }) => sum + points, 0);
