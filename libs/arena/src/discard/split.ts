import type { InstanceId } from '#cards';
import { borderOf } from '#cards/schema';
import type { Seat } from '#kernel';
import { enterStage } from '../flow/enter-stage.js';
import type { AutomaticStep, Evolvers } from '../flow/turn.js';
import { cardOf } from '../table/cards.js';
import type { State } from '../state.js';
import { inOrder, playerOf } from '../table/players.js';
import { enterArena } from '../entrance/entrance-steps.js';

/** Spells, corruptions and hand items go to the depot, the rest to the pen (ARENA-DSC-02, ARENA-DSC-03). */
const goesToDepot = (state: State, id: InstanceId): boolean => borderOf(cardOf(state, id).type) === 'DOUBLE';

function split(state: State, seat: Seat): { readonly depot: InstanceId[]; readonly pen: InstanceId[] } {
  const { hand } = playerOf(state, seat);
  return {
    depot: hand.filter((id) => goesToDepot(state, id)),
    pen: hand.filter((id) => !goesToDepot(state, id)),
  };
}

/** State 6 (ARENA-DSC-04). */
export const splitSteps = {
  SPLIT: {
    proceed(turn) {
      for (const seat of inOrder(turn.state)) {
        const { depot, pen } = split(turn.state, seat);
        turn.emit({ type: 'handSplit', seat, depot: depot.length, pen: pen.length });
      }
      if (turn.state.marks.skipToSettlement) enterStage(turn, 'EXIT_ARENA');
      else enterArena(turn);
    },
  },
} satisfies Record<string, AutomaticStep>;

export const splitEvolvers = {
  handSplit(state, { seat }) {
    const { depot, pen } = split(state, seat);
    const player = playerOf(state, seat);
    player.hand = [];
    player.depot.push(...depot);
    player.pen.push(...pen);
  },
} satisfies Partial<Evolvers>;
