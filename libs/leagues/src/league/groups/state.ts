/** The groups of a season, each with its participants. */
export type Groups = readonly (readonly string[])[];

/** The seed of a draw: its promise, and the seed once it is told. */
export interface Draw {
  readonly commitment: string;
  readonly seed: string | null;
}
