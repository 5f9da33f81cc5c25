/** A possible pair, and its weight. */
export interface Edge {
  readonly one: number;
  readonly other: number;
  readonly weight: bigint;
}
