import { lapse, type Seat } from '#kernel';
import { enterStage } from '../flow/enter-stage.js';
import type { AutomaticStep, Evolvers } from '../flow/turn.js';
import { noMarks } from '../initial-state.js';
import type { State } from '../state.js';
import { playerOf, ruinsOf } from '../table/players.js';

/** State 32: the limit, or the next turn (ARENA-END-07). */
export const endSteps = {
  END_OF_TURN: {
    proceed(turn) {
      const { state } = turn;
      if (state.turn >= state.options.turnLimit) {
        turn.emit({ type: 'outcomeReached', reason: 'LIMIT', winner: ahead(state) });
        return;
      }
      turn.emit({ type: 'turnBegan', turn: state.turn + 1 });
      enterStage(turn, 'STOCK');
    },
  },
} satisfies Record<string, AutomaticStep>;

/** The seat with more victorious creatures, then with fewer own ruins; `null` for a draw (ARENA-END-07). */
function ahead(state: State): Seat | null {
  const victorious = playerOf(state, 0).victorious.length - playerOf(state, 1).victorious.length;
  const lead = victorious || ruinsOf(state, 1) - ruinsOf(state, 0);
  if (lead === 0) return null;
  return lead > 0 ? 0 : 1;
}

export const endEvolvers = {
  turnBegan(state, { turn }) {
    state.turn = turn;
    state.marks = noMarks();
    state.challengeBonuses = [];
    state.raid = null;
    state.decks = null;
    state.building = null;
    lapse(state.players, 'WINDOW', 'TURN');
  },
} satisfies Partial<Evolvers>;
