import type { Result } from '#leagues';

/** A game, as ratings count it now. */
export interface CountedGame {
  readonly gameId: string;
  /** Its result; null where it counts no more. */
  readonly result: Result | null;
}

/** A game where its way of counting last changed. */
export interface CountedChange extends CountedGame {
  /** Numbers of changes only grow, without a hole that is filled later. */
  readonly change: number;
}

/** The place up to which the changes of a list were read. A rebuilt list is another generation: it is read from its start. */
export interface CountedPlace {
  readonly generation: number;
  readonly change: number;
}

/** Before the first change of any list. */
export const COUNTED_START: CountedPlace = { generation: 0, change: 0 };

/** A stretch of the changes, and its list. */
export interface CountedPage {
  readonly generation: number;
  readonly changes: readonly CountedChange[];
}

/** The games that count for ratings, each once, where it last changed. */
export interface CountedGames {
  /** At most `limit` changes after a place, in their order; those of another generation than the place's from the start. */
  after(place: CountedPlace, limit: number): Promise<CountedPage>;
}
