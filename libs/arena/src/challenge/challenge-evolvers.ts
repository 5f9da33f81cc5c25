import type { Seat } from '#kernel';
import type { Evolvers } from '../flow/turn.js';
import type { State } from '../state.js';
import { playerOf } from '../table/players.js';

/** How challenges change the state. */
export const challengeEvolvers = {
  challengeMade(state, { seat, stones }) {
    playerOf(state, seat).stones -= stones;
    state.challenge = { seat, stones };
    state.marks.challenged.push(seat);
  },
  challengeCancelled: endChallenge,
  challengeDecided: endChallenge,
} satisfies Partial<Evolvers>;

function endChallenge(state: State): void {
  state.challenge = null;
  state.challengeBonuses = [];
}

/** Passes in `CHALLENGE`: what the seat has played for its challenge is lost with it (ARENA-CHA-08). Changes the state. */
export function forgoChallenge(state: State, seat: Seat): void {
  state.marks.challenged.push(seat);
  state.challengeBonuses = state.challengeBonuses.filter((bonus) => bonus.seat !== seat);
}
