import { eventCardIds } from '../content/catalogue.js';
import { inEventOrder } from './event-order.js';
import type { OverlordEvolvers, OverlordTurn } from './overlord-turn.js';

/** All event cards are shuffled into one pile, and the overlord draws as many as there are heroes (SKAROV-SETUP-01, SKAROV-SETUP-03). */
export function dealEvents(turn: OverlordTurn, heroes: number): void {
  shuffle(turn, eventCardIds);
  drawEvents(turn, heroes);
}

/**
 * The overlord draws event cards. An empty pile is formed again from the discard pile, also in the middle of a draw; if both are
 * empty the rest is lost (SKAROV-EVT-11).
 */
export function drawEvents(turn: OverlordTurn, count: number): void {
  const { overlord } = turn.state;
  for (let left = count; left > 0;) {
    if (overlord.pile.length === 0) {
      if (overlord.discard.length === 0) return;
      shuffle(turn, overlord.discard);
    }
    const cardIds = overlord.pile.slice(0, left);
    turn.emit({ type: 'eventsDrawn', seat: overlord.seat, count: cardIds.length, cardIds });
    left -= cardIds.length;
  }
}

function shuffle(turn: OverlordTurn, cardIds: readonly string[]): void {
  turn.emit({ type: 'eventsShuffled', count: cardIds.length, cardIds: turn.random.shuffle(cardIds) });
}

/** The event cards by the sheets are turned up; one event, for any cards (SKAROV-ACT-01). */
export function revealEvents(turn: OverlordTurn): void {
  const { set } = turn.state.overlord;
  const sheetIds = [...new Set(set.map(({ sheetId }) => sheetId))];
  const sheets = sheetIds.map((sheetId) => ({
    sheetId,
    cardIds: set.filter((each) => each.sheetId === sheetId).map(({ cardId }) => cardId),
  }));
  turn.emit({ type: 'eventsRevealed', sheets });
}

/** The event cards by the sheets go to the discard pile at the end of the turn (SKAROV-EVT-10, SKAROV-END-06). */
export function discardSetEvents(turn: OverlordTurn): void {
  turn.emit({ type: 'setEventsDiscarded', cardIds: turn.state.overlord.set.map(({ cardId }) => cardId) });
}

export const eventDeckEvolvers = {
  eventsShuffled({ overlord }, { cardIds }) {
    overlord.pile = [...cardIds];
    overlord.discard = [];
    overlord.heldAtShuffle = inEventOrder([...overlord.hand, ...overlord.set.map(({ cardId }) => cardId)]);
  },
  eventsDrawn({ overlord }, { count, cardIds }) {
    overlord.pile = overlord.pile.slice(count);
    overlord.hand = inEventOrder([...overlord.hand, ...cardIds]);
  },
  eventsRevealed({ overlord }) {
    for (const each of overlord.set) each.shown = true;
  },
  setEventsDiscarded({ overlord }, { cardIds }) {
    overlord.set = [];
    overlord.discard.push(...cardIds);
  },
} satisfies Partial<OverlordEvolvers>;
