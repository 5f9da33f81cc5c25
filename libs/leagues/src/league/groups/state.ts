/** The groups of a season, each with its participants. */
export type Groups = readonly (readonly string[])[];

/** The seed of a draw: its promise, and the seed once it is told. */
export interface Draw {
  readonly commitment: string;
  readonly seed: string | null;
}

/** What the server knows of a draw: its promise, and its seed. */
export interface DrawFacts {
  readonly commitment?: string | undefined;
  readonly seed?: string | undefined;
}
