import type { Seat } from '#kernel';
import { landsControlled } from '../board/control.js';
import { disputedLands, seats } from '../board/spaces.js';
import { enterStage } from '../flow/enter-stage.js';
import type { AutomaticStep, GuardiansTurn } from '../flow/turn.js';
import type { State } from '../state.js';
import { claimsOn } from '../table/claims.js';
import { playerOf } from '../table/players.js';

const landsOf = (state: State, seat: Seat): number => landsControlled(seat, (space) => claimsOn(state, space));

/** The seat that has more of something than the other; `null` where they have as much. */
const whoHasMore = (of: (seat: Seat) => number): Seat | null => (of(0) === of(1) ? null : of(0) > of(1) ? 0 : 1);

/** Step III.C: the six lands, the last turn, or the next one (GUARD-212, GUARD-213, GUARD-216). */
export const endOfTurnSteps = {
  III_C_CHECK: {
    proceed(turn) {
      const { state } = turn;
      const holder = seats.find((seat) => landsOf(state, seat) === disputedLands.length);
      if (holder !== undefined) turn.emit({ type: 'outcomeReached', reason: 'LANDS', winner: holder });
      else if (state.turn >= state.options.turnLimit) endAtLimit(turn);
      else beginNextTurn(turn);
    },
  },
} satisfies Record<string, AutomaticStep>;

/** Fewer own shields destroyed, then more lands; else neither has won (GUARD-216). */
function endAtLimit(turn: GuardiansTurn): void {
  const { state } = turn;
  const winner = whoHasMore((seat) => -playerOf(state, seat).shieldsLost) ?? whoHasMore((seat) => landsOf(state, seat));
  turn.emit({ type: 'outcomeReached', reason: 'LIMIT', winner });
}

function beginNextTurn(turn: GuardiansTurn): void {
  turn.emit({ type: 'shieldsUnturned' });
  turn.emit({ type: 'turnBegan', turn: turn.state.turn + 1 });
  enterStage(turn, 'I_A_DRAW');
}
