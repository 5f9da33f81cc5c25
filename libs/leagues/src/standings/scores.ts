/** The points of one player in one round, with the opponents. */
export interface RoundScore {
  readonly round: number;
  /** Points of the round: of a duel 1, ½ or 0 for instance. */
  readonly points: number;
  /** The opponents; empty for a bye or a forfeit, which tie-breaks do not count as played. */
  readonly against: readonly string[];
  /** The player's points in the game itself, such as articles; absent where none was played to its end. */
  readonly inGame?: number;
}

/** The scores of all players. */
export type Scores = ReadonlyMap<string, readonly RoundScore[]>;

/** The sum of a player's points. */
export const pointsOf = (scores: Scores, player: string): number =>
  (scores.get(player) ?? []).reduce((sum, { points }) => sum + points, 0);
