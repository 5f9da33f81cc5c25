import type { InstanceId } from '#cards';
import type { Seat } from '#kernel';
import { triggerDiscarded } from '../effects/discarded-texts.js';
import { heldBy, releaseHeld } from '../effects/standing-effects.js';
import type { EventOf } from '../events.js';
import type { Why } from '../events/movement-events.js';
import type { ArenaTurn } from '../flow/turn.js';
import type { State } from '../state.js';
import { ownerOf } from './cards.js';
import { inOrder, placeOf } from './players.js';
import { settle } from './settle.js';
import { shownCards } from './faces.js';

/*
 * Every movement of cards out of hand and play. Each is one event for each owner, Active's first, and then what follows
 * from it: items, prison shields, victory (ARENA-GEN-09). The game may be over afterwards: callers look.
 */

/** Cards go to their owners' discard piles, with their items (ARENA-GEN-07, ARENA-GEN-08). */
export function discard(turn: ArenaTurn, cards: readonly InstanceId[], why: Why): void {
  const fromPlay = cards.filter((id) => isInPlay(turn.state, id)).flatMap((id) => [id, ...itemsOn(turn.state, id)]);
  const unheld = heldBy(turn.state, cards);
  move(turn, 'cardsDiscarded', cards, why);
  triggerDiscarded(turn, fromPlay);
  releaseHeld(turn, unheld);
  settle(turn);
}

/** Creatures or shields return to their owners' pens; items on them are discarded (ARENA-COR-03). */
export function sendToPen(turn: ArenaTurn, cards: readonly InstanceId[], why: Why): void {
  move(turn, 'cardsSentToPen', cards, why);
  settle(turn);
}

/** Cards go under their owners' draw piles, the last named lowest; items on them are discarded (ARENA-GEN-07). */
export function putUnderPile(turn: ArenaTurn, cards: readonly InstanceId[], why: Why): void {
  move(turn, 'cardsPutUnder', cards, why);
  settle(turn);
}

type Movement = EventOf<'cardsDiscarded' | 'cardsSentToPen' | 'cardsPutUnder'>;

function move(turn: ArenaTurn, type: Movement['type'], cards: readonly InstanceId[], why: Why): void {
  for (const seat of inOrder(turn.state)) {
    const own = cards.filter((id) => ownerOf(turn.state, id) === seat);
    if (own.length === 0) continue;
    const items = own.flatMap((id) => itemsOn(turn.state, id));
    const { state } = turn;
    const moved: Movement = { type, seat, why, cards: shownCards(state, own), items: shownCards(state, items) };
    turn.emit(moved);
  }
}

const itemsOn = (state: State, id: InstanceId): InstanceId[] =>
  placeOf(state, id)?.placed.items.map((item) => item.id) ?? [];

/** On the table, and not in a hand or a pile. */
export function isInPlay(state: State, id: InstanceId): boolean {
  const { hand, depot, pen, pile, discard: discarded } = piles(state, ownerOf(state, id));
  return ![hand, depot, pen, pile, discarded].some((cards) => cards.includes(id));
}

const piles = (state: State, seat: Seat) => state.players[seat] ?? state.players[0];
