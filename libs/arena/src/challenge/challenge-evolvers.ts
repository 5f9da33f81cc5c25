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
