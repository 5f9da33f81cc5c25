import { abilityMark } from '#cards/effects';
import type { Evolvers } from '../flow/turn.js';
import type { State } from '../state.js';
import { leave } from '../table/leave.js';
import { playerOf } from '../table/players.js';
import type { Play } from './play.js';

/** Something was done that waits for an answer. Changes the state. */
export function putPlay(state: State, play: Play): void {
  state.plays.push(play);
  state.playsMade += 1;
}

/** The last act has counted, or not. Changes the state. */
export const takePlay = (state: State): Play | undefined => state.plays.pop();

/** How cards are played, answered and spent. */
export const effectEvolvers = {
  depotCardPlayed(state, { seat, card, effects, target, cost }) {
    leave(state, card.instanceId);
    playerOf(state, seat).discard.push(card.instanceId);
    playerOf(state, seat).stones -= cost;
    state.marks.played.push(card.instanceId);
    putPlay(state, { kind: 'CARD', seat, card: card.instanceId, effects, target, cancelled: false });
  },
  leftUnanswered: () => undefined,
  playResolved(state) {
    takePlay(state);
  },
  playCancelled(state) {
    const last = state.plays.at(-1);
    if (last) last.cancelled = true;
  },
  abilityUsed(state, { seat, source, effect, cost }) {
    playerOf(state, seat).stones -= cost;
    state.marks.abilities.push(abilityMark(seat, source.instanceId, effect));
  },
  textTriggered: () => undefined,
} satisfies Partial<Evolvers>;
