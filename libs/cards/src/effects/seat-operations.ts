import type { Seat, Turn } from '#kernel';
import { otherSeat, playerOf } from '../table/players.js';
import { nothingToChoose, type OperationRules, type Use } from './operation-rules.js';

/** Gains and orders of a seat by an effect. */
type SeatEffectEvent =
  | { readonly type: 'stonesChanged'; readonly seat: Seat; readonly change: number }
  | { readonly type: 'firstClaimed' | 'settlementCalled'; readonly seat: Seat };

/** The turn of a command in which effects are for seats: a game's own, with more in its state and more events, is one. */
type SeatEffectTurn = Turn<{ readonly players: readonly { readonly stones: number }[] }, SeatEffectEvent>;

/** Nothing in a fight changes by it. */
type SeatOperation = OperationRules<SeatEffectTurn, never, false>;

/** The seat that an effect is for. */
export const seatFor = ({ effect, seat }: Pick<Use<unknown>, 'effect' | 'seat'>): Seat =>
  effect.target === 'ENEMY_SEAT' ? otherSeat(seat) : seat;

/** Gives or takes power stones, which never fall below 0 (CARD-17). */
const changeStones: SeatOperation = {
  targets: nothingToChoose,
  apply(turn, use) {
    const seat = seatFor(use);
    const change = Math.max(use.effect.value ?? 0, 0 - playerOf(turn.state, seat).stones);
    if (change !== 0) turn.emit({ type: 'stonesChanged', seat, change });
    return false;
  },
};

/** The seat orders something by playing it. */
const ordered = (type: 'firstClaimed' | 'settlementCalled'): SeatOperation => ({
  targets: nothingToChoose,
  apply(turn, { seat }) {
    turn.emit({ type, seat });
    return false;
  },
});

/** Gains and orders of a seat that are the same in every game (cards.md 5.5). */
export const seatOperations = {
  STONES: changeStones,
  FIRST: ordered('firstClaimed'),
  SKIP_TO_SETTLEMENT: ordered('settlementCalled'),
};
