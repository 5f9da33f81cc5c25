import type { Seat } from '#kernel';
import { mage } from '../content/catalogue.js';
import { BID_STEP } from '../content/constants.js';
import type { MageId } from '../content/ids.js';
import type { Evolvers, GuildsTurn } from '../flow/turn.js';
import type { State } from '../state.js';
import { meets } from '../table/alignment.js';
import { guildOf } from '../table/guilds-of-a-game.js';
import { addMage } from '../table/moves.js';
import { seatsInOrder } from '../table/seat-order.js';

interface Bid {
  readonly seat: Seat;
  readonly amount: number;
  readonly valid: boolean;
}

/** Resolves the lots one after the other in the order of the pile (GUILD-040 to GUILD-045). */
export function resolveLots(turn: GuildsTurn): void {
  turn.state.auction.lots.forEach((mageId, place) => {
    resolveLot(turn, mageId, bidsOn(turn.state, mageId, place));
  });
  turn.emit({ type: 'auctionClosed' });
}

function resolveLot(turn: GuildsTurn, mageId: MageId, bids: Bid[]): void {
  const [best, second] = bids.filter(({ valid }) => valid).sort((a, b) => b.amount - a.amount);
  if (!best) turn.emit({ type: 'lotUnsold', mageId, bids });
  else {
    const price = Math.min(best.amount, (second?.amount ?? 0) + BID_STEP);
    turn.emit({ type: 'lotSold', mageId, bids, winner: best.seat, price });
  }
}

/** The bids on a lot, from the first player on: the order that decides ties (GUILD-041). */
function bidsOn(state: State, mageId: MageId, place: number): Bid[] {
  return seatsInOrder(state).flatMap((seat) => {
    const amount = state.auction.answers[seat]?.[place]?.amount ?? 0;
    if (amount === 0) return [];
    const { alignment, rubies, effects } = guildOf(state, seat);
    const admitted = effects.freeBids || meets(alignment, mage(mageId).requirement);
    return [{ seat, amount, valid: admitted && rubies >= amount }];
  });
}

export const auctionEvolvers: Evolvers<
  'lotsOpened' | 'lotPassed' | 'bidPlaced' | 'lotSold' | 'lotUnsold' | 'auctionClosed'
> = {
  lotsOpened(state) {
    state.auction.answers = state.guilds.map(() => []);
  },
  lotPassed(state, { seat }) {
    state.auction.answers[seat]?.push({ amount: 0, passed: true });
  },
  bidPlaced(state, { seat, amount }) {
    state.auction.answers[seat]?.push({ amount, passed: false });
  },
  lotSold(state, { mageId, winner, price }) {
    guildOf(state, winner).rubies -= price;
    addMage(state, winner, mageId);
  },
  lotUnsold(state, { mageId }) {
    state.mages.removed.push(mageId);
  },
  auctionClosed(state) {
    state.auction = { lots: [], answers: state.guilds.map(() => []) };
  },
};
