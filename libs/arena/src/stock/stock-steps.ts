import type { Seat } from '#kernel';
import { enterStage } from '../flow/enter-stage.js';
import type { AutomaticStep } from '../flow/turn.js';
import { printed } from '../content/catalogue.js';
import type { State } from '../state.js';
import { ownerOf } from '../table/cards.js';
import { guardianIdOf, inOrder } from '../table/players.js';
import { drawCards } from './draw.js';
import { takeReserve } from './hands.js';

/** How many cards a seat draws at the stock; never fewer than one (ARENA-STK-01, ARENA-STK-03, ARENA-STK-04). */
export function stockOf(state: State, seat: Seat): number {
  const { baseDraw = 0, ldl = 0, mdl = 0, luc = 0 } = printed(guardianIdOf(state, seat));
  const land = state.terrain === null ? 0 : ownerOf(state, state.terrain) === seat ? mdl : ldl;
  const dominant = state.lower === seat ? luc : 0;
  return Math.max(1, baseDraw + land + dominant);
}

/** States 1 and 2. */
export const stockSteps = {
  STOCK: {
    proceed(turn) {
      // ARENA-STK-02: not on turn 1.
      if (turn.state.turn > 1) {
        for (const seat of inOrder(turn.state)) drawCards(turn, seat, stockOf(turn.state, seat), 'STOCK');
      }
      enterStage(turn, 'RESERVE');
    },
  },
  RESERVE: {
    proceed(turn) {
      takeReserve(turn);
      enterStage(turn, 'DOMINANT');
    },
  },
} satisfies Record<string, AutomaticStep>;
