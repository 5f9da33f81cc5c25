import type * as kernel from '#kernel';
import type { EventRefusalCode } from '../refusals.js';
import type { WithOverlord } from './overlord-state.js';
import type { EventCommand, OverlordEvent } from './overlord-words.js';

/** The turn of one command, as the cards of the overlord see it. */
export type OverlordTurn = kernel.Turn<WithOverlord, OverlordEvent>;

/** The steps in which event cards are set (skarov.md 4). */
export type PlanningStep = 'strategy' | 'strategy.lastWord';

/**
 * The rules of the commands that set event cards, by type. The refusals from `GAME_OVER` to `NOT_YOUR_TURN` are tested before
 * `check`, which gives `UNKNOWN_ID` and then those of its row in section 7.1, in that order.
 */
export type EventCommandTable<T extends EventCommand['type'] = EventCommand['type']> = kernel.CommandTable<
  OverlordTurn,
  Extract<EventCommand, { readonly type: T }>,
  PlanningStep,
  EventRefusalCode
>;

/** How some events change the cards of the overlord, by type. */
export type OverlordEvolvers<T extends OverlordEvent['type'] = OverlordEvent['type']> = kernel.Evolvers<
  WithOverlord,
  Extract<OverlordEvent, { readonly type: T }>
>;
