import type { Seat } from '#kernel';
import type { CardId, SkirmishState } from '#skirmish';

/** An event card by the sheet of a villain (SKAROV-EVT-02). */
export interface SetEvent {
  cardId: CardId;
  sheetId: string;
  /** Turned face up before the reveal (SKAROV-STRAT-12). */
  shown: boolean;
}

/** An event that changes a rule for the figures of a sheet, to the end of the turn (SKAROV-EVT-08). */
export interface EventInForce {
  readonly cardId: CardId;
  readonly sheetId: string;
}

/** The cards of the overlord. */
export interface OverlordState {
  readonly seat: Seat;
  /** Secret of the overlord; its number is public. */
  hand: CardId[];
  /** Next card first; secret from all players. */
  pile: CardId[];
  discard: CardId[];
  /** By the sheets: face down until the reveal, then in force to the end of the turn (SKAROV-ACT-01, SKAROV-EVT-10). */
  set: SetEvent[];
  /** The events of this turn that change rules; their cards lie open or on the discard pile. Public. */
  inForce: EventInForce[];
  /** Those that were in the overlord's hand or lay by sheets when the pile was last formed: all players know that they are not in it. */
  heldAtShuffle: CardId[];
  /** Number of single cards that the overlord may still take back this turn (SKAROV-STRAT-14). */
  takeBacks: number;
}

/** The part of a game's state that the cards of the overlord need. */
export type WithOverlord = Pick<SkirmishState, 'figures'> & { overlord: OverlordState };

/** Single event cards that the overlord takes back in a turn (SKAROV-STRAT-14). */
export const EVENT_TAKE_BACKS = 8;

/** The cards before the first shuffle. */
export const noEvents = (seat: Seat): OverlordState => ({
  seat,
  hand: [],
  pile: [],
  discard: [],
  set: [],
  inForce: [],
  heldAtShuffle: [],
  takeBacks: EVENT_TAKE_BACKS,
});
