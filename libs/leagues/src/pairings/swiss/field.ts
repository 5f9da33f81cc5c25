import type { Standing } from './entrant.js';

/** A pair. */
export type Pair = readonly [Standing, Standing];

/** The input of a pairing: all remaining players, and whether one of them is to have no opponent. */
export interface Field {
  /** All remaining players, by rank. */
  readonly players: readonly Standing[];
  readonly mayMeet: (one: Standing, other: Standing) => boolean;
  /** Whether a player may be the one without an opponent; null where all have one. */
  readonly mayHaveBye: ((standing: Standing) => boolean) | null;
}
