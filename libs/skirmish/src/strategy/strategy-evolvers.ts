import type { Rulebook } from '../rulebook.js';
import type { SkirmishEvolvers } from '../skirmish-evolvers.js';
import { heroOf } from '../figures/figures.js';
import { seatAt, seatsOf, sideOf } from '../table/seats.js';

type StrategyEvent =
  'turnStarted' | 'decksStacked' | 'heroPlanned' | 'planTakenBack' | 'orderProposed' | 'readyDeclared';

/** The beginning of a turn, and the changes by planning. */
export const strategyEvolvers = (book: Rulebook): SkirmishEvolvers<StrategyEvent> => ({
  turnStarted(state, { turn }) {
    Object.assign(state, { turn, phase: 'TURN_START', step: null });
    for (const seat of state.seats) Object.assign(seat, { ready: false, ...book.changesATurn });
  },
  decksStacked(state, { side, order }) {
    sideOf(state, side).deck = [...order];
  },
  heroPlanned(state, { heroId, plays }) {
    heroOf(state, heroId).plan = plays.map((play) => ({ ...play }));
  },
  planTakenBack(state, { seat, heroId }) {
    heroOf(state, heroId).plan = null;
    seatAt(state, seat).takeBacks -= 1;
  },
  orderProposed(state, { seat, side, order }) {
    sideOf(state, side).deck = [...order];
    seatAt(state, seat).proposals -= 1;
    for (const ally of seatsOf(state, side)) {
      if (ally.seat !== seat) ally.ready = false;
    }
  },
  readyDeclared(state, { seat }) {
    seatAt(state, seat).ready = true;
  },
});
