import type { CardId, StrongholdPosition } from '#cards';
import type { Seat } from '#kernel';
import type { Options } from '../options.js';
import type { Combat, Raid, State, TurnMarks } from '../state.js';
import type { Stage } from '../words.js';

/*
 * Cards are named by their library id, or by the id of a made card. In the game the first copy of a card has this id as
 * its own; a second copy of the same card is "id#2", a third "id#3", in the order of the set-up (seat 0 first).
 */

/** A card at a place: face down and without items unless told. Items lie face down. */
export type PlacedSetup =
  | CardId
  | {
      readonly card: CardId;
      readonly faceUp?: boolean;
      readonly items?: readonly (CardId | { readonly card: CardId; readonly faceUp: boolean })[];
      readonly seenBy?: readonly Seat[];
    };

type At<T> = Partial<Readonly<Record<StrongholdPosition, T>>>;

/** The cards of a seat, as a test wants them. Absent fields are harmless or empty. */
export interface SeatSetup {
  /** A made one when absent: vitality 25, influence 5, 6 stones, base draw 3. */
  readonly guardian?: CardId;
  /** The guardian's when absent. */
  readonly stones?: number;
  /** Printed strongholds; made ones with a bonus of 1 when absent. */
  readonly strongholds?: At<CardId>;
  readonly ruins?: readonly StrongholdPosition[];
  /** Not in play yet; all three are when absent. */
  readonly undeployed?: readonly StrongholdPosition[];
  readonly on?: At<PlacedSetup>;
  readonly under?: At<PlacedSetup>;
  readonly upgrades?: At<CardId>;
  readonly downgrades?: At<CardId>;
  /** The creature in the duel zone. */
  readonly arena?: PlacedSetup;
  /** Next card first; ten plain shields when absent. */
  readonly pile?: readonly CardId[];
  /** Absent: a shield of value 9 for seat 0, of value 3 for seat 1; `null`: none. */
  readonly dominant?: CardId | null;
  readonly hand?: readonly CardId[];
  readonly depot?: readonly CardId[];
  readonly pen?: readonly CardId[];
  readonly discard?: readonly CardId[];
  readonly standardBearer?: CardId;
  /** The captive is the other seat's card. */
  readonly prison?: { readonly shield: CardId; readonly captive: CardId };
  readonly victorious?: readonly CardId[];
  /** Ids of cards in this game that all players know to be where they are. */
  readonly known?: readonly string[];
}

/** A combat that is going on. Its creatures lie already where the seats have them, or come new. */
export interface CombatSetup extends Partial<Omit<Combat, 'fighters'>> {
  /** By seat: in a duel the creature is put into the duel zone, face up, when it lies nowhere. */
  readonly duellists?: readonly [CardId | null, CardId | null];
  /** By seat, in the order of joining. */
  readonly secondary?: readonly [readonly CardId[], readonly CardId[]];
  /** Creatures that are past their first confrontation. */
  readonly past?: readonly string[];
}

/** A game as a test wants it. */
export interface GameSetup {
  readonly options?: Partial<Options>;
  readonly turn?: number;
  /** Seat 0 when absent. */
  readonly active?: Seat;
  readonly lower?: Seat | null;
  /** Where the game stands; `ENLISTMENT` when absent. */
  readonly at?: Stage;
  /** The holder of priority in the open window; Active when absent, where `at` is a stage with a window. `null`: no window. */
  readonly holder?: Seat | null;
  /** Seats asked, where `at` is a sealed stage. */
  readonly asked?: readonly Seat[];
  readonly seats?: readonly [SeatSetup, SeatSetup];
  /** The terrain of the duel zone and its owner. */
  readonly terrain?: { readonly card: CardId; readonly owner: Seat };
  readonly combat?: CombatSetup;
  readonly raid?: Partial<Raid>;
  readonly marks?: Partial<TurnMarks>;
  /** Anything else. */
  readonly state?: Partial<State>;
}
