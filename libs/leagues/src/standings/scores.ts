/** What one player got in one round, and against whom. */
export interface RoundScore {
  readonly round: number;
  /** Points of the round: of a duel 1, ½ or 0 for instance. */
  readonly points: number;
  /** Who was on the other side; empty for a bye or a forfeit, which tie-breaks do not count as played. */
  readonly against: readonly string[];
  /** What the game itself counted for the player, articles for instance; absent where none was played to an end. */
  readonly inGame?: number;
}

/** What everybody got, by player. */
export type Scores = ReadonlyMap<string, readonly RoundScore[]>;

/** The sum of a player's points. */
export const pointsOf = (scores: Scores, player: string): number =>
  (scores.get(player) ?? []).reduce((sum, { points }) => sum + points, 0);
