import type { CardId, StrongholdPosition } from '#cards';
import type { Seat } from '#kernel';
import type { Space, Stage } from '../words.js';

/** A creature of a stack, with its item or without. */
export type CreatureSetup = CardId | { readonly card: CardId; readonly item: CardId };

/** A stack: creatures, a creature of 5 when it is not said; an army unless `shield` is null. */
export interface StackSetup {
  readonly shield?: CardId | null;
  readonly creatures?: readonly CreatureSetup[];
  readonly turned?: boolean;
}

/** The cards of a seat, where a test names them. */
export interface SeatSetup {
  readonly guardian?: CardId;
  readonly stones?: number;
  readonly hand?: readonly CardId[];
  readonly depot?: readonly CardId[];
  readonly pen?: readonly CardId[];
  /** Ten shields when absent. */
  readonly pile?: readonly CardId[];
  readonly discard?: readonly CardId[];
  readonly dominant?: CardId;
  readonly stacks?: Readonly<Partial<Record<Space, StackSetup>>>;
  /** Terrains of the seat. */
  readonly terrains?: Readonly<Partial<Record<Space, CardId>>>;
  /** Cards of its strongholds; without more said they give 1. */
  readonly strongholds?: Readonly<Partial<Record<StrongholdPosition, CardId>>>;
  readonly ruins?: readonly StrongholdPosition[];
  readonly under?: Readonly<Partial<Record<StrongholdPosition, CardId>>>;
  /** At its strongholds: an own upgrade, or the other seat’s downgrade. */
  readonly works?: Readonly<Partial<Record<StrongholdPosition, { readonly card: CardId; readonly owner?: Seat }>>>;
  /** In the upgrades at its strongholds. */
  readonly held?: Readonly<Partial<Record<StrongholdPosition, CardId>>>;
  readonly shieldsLost?: number;
}

/** Where a game stands in a test. */
export interface GameSetup {
  readonly at?: Stage;
  readonly turn?: number;
  /** The first active seat, and the one whose turn it is. */
  readonly first?: Seat;
  readonly lower?: Seat | null;
  readonly options?: object;
  /** The seats of a sealed step; both when it is one. */
  readonly asked?: readonly Seat[];
  readonly seats?: readonly [SeatSetup, SeatSetup];
}
