/** A deck of a season. */
export interface SubmittedDeck {
  readonly player: string;
  /** The account that plays it. */
  readonly account: string;
  readonly commitment: string;
  /** The deck, once it is shown to all; null before. */
  readonly open: { readonly salt: string; readonly content: string } | null;
}
