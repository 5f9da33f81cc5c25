/** What tie-breaks need to know of a season. */
export interface TieBreakRules {
  /**
   * `SWISS`: unplayed rounds count by FIDE's C.07, article 16. `FIXED`: pairings are fixed in advance, so that unplayed
   * ones count as played. `OPEN`: only played games count.
   */
  readonly unplayed: 'SWISS' | 'FIXED' | 'OPEN';
  /** Points of a win: the most that a missing game could have brought. */
  readonly win: number;
  /** Points of a draw. */
  readonly draw: number;
}
