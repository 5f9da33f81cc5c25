/** Two who may be paired, and how good that would be. */
export interface Edge {
  readonly one: number;
  readonly other: number;
  readonly weight: bigint;
}
