import type { InstanceId } from '#cards';
import type { Seat } from '#kernel';
import { triggerDiscarded } from '../effects/discarded-texts.js';
import type { EventOf } from '../events.js';
import type { GuardiansTurn } from '../flow/turn.js';
import type { State } from '../state.js';
import type { Space } from '../words.js';
import { ownerOf } from './cards.js';
import { creatureOf } from './creatures.js';
import { shownCard, shownCards } from './faces.js';
import type { Why } from './movement-events.js';
import { inOrder, playerOf } from './players.js';
import { stackAt } from './stacks.js';

/*
 * Every movement of creatures out of play: one event for each owner, the first active seat’s first (GUARD-229). What they
 * carry is discarded (GUARD-142).
 */

/** Creatures go to their owners’ discard piles, and what they say about that happens (cards.md 4.2). */
export function discard(turn: GuardiansTurn, cards: readonly InstanceId[], why: Why): void {
  move(turn, 'cardsDiscarded', cards, why);
  triggerDiscarded(turn, cards);
}

/** Creatures return to their owners’ pens (GUARD-109, GUARD-171). */
export const sendToPen = (turn: GuardiansTurn, cards: readonly InstanceId[], why: Why): void =>
  move(turn, 'cardsSentToPen', cards, why);

/** Creatures go under their owners’ draw piles, the last named lowest. */
export const putUnderPile = (turn: GuardiansTurn, cards: readonly InstanceId[], why: Why): void =>
  move(turn, 'cardsPutUnder', cards, why);

type Movement = EventOf<'cardsDiscarded' | 'cardsSentToPen' | 'cardsPutUnder'>;

function move(turn: GuardiansTurn, type: Movement['type'], cards: readonly InstanceId[], why: Why): void {
  for (const seat of inOrder(turn.state)) {
    const own = cards.filter((id) => ownerOf(turn.state, id) === seat);
    if (own.length === 0) continue;
    const { state } = turn;
    const moved: Movement = {
      type,
      seat,
      why,
      cards: shownCards(state, own),
      items: shownCards(state, itemsOn(state, own)),
    };
    turn.emit(moved);
  }
}

const itemsOn = (state: State, cards: readonly InstanceId[]): InstanceId[] =>
  cards.map((id) => creatureOf(state, id)?.item ?? null).filter((item) => item !== null);

/** The most shields that a seat may lose; with the last of them it has lost (GUARD-211). */
const MOST_SHIELDS_LOST = 5;

/** A shield is destroyed, and counts (GUARD-164). Whether the game is over by it: `endIfShieldsLost`. */
export const destroyShield = (turn: GuardiansTurn, seat: Seat, space: Space, id: InstanceId, why: Why): void =>
  turn.emit({ type: 'shieldDestroyed', seat, space, card: shownCard(turn.state, id), why });

/** A shield over no creature goes to its owner’s pen and does not count (GUARD-172). Nothing happens where it has one left. */
export function sendEmptyShieldHome(turn: GuardiansTurn, seat: Seat, space: Space): void {
  const { shield = null, creatures = [] } = stackAt(turn.state, seat, space) ?? {};
  if (shield === null || creatures.length > 0) return;
  turn.emit({ type: 'shieldSentToPen', seat, space, card: shownCard(turn.state, shield) });
}

/**
 * The seat that has destroyed five shields of the other has won; if both have, the one that has the space fought over (GUARD-211, GUARD-214).
 * @param ahead who wins where both seats have lost their fifth; `null`: neither is ahead.
 */
export function endIfShieldsLost(turn: GuardiansTurn, ahead: () => Seat | null): void {
  const beaten = [0, 1].filter((seat) => playerOf(turn.state, seat).shieldsLost >= MOST_SHIELDS_LOST);
  if (beaten.length === 0) return;
  const winner = beaten.length === 2 ? ahead() : 1 - (beaten[0] ?? 0);
  turn.emit({ type: 'outcomeReached', reason: 'SHIELDS', winner });
}
