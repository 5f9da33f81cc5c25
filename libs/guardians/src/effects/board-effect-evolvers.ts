import type { Evolvers } from '../flow/turn.js';
import { makeKnown } from '../table/known.js';
import { leave } from '../table/leave.js';
import { putInPen } from '../table/pen.js';
import { playerOf } from '../table/players.js';
import { stackAt } from '../table/stacks.js';

/** Gains, knowledge and orders of seats. */
const seatEffectEvolvers = {
  stonesChanged(state, { seat, change }) {
    playerOf(state, seat).stones += change;
  },
  stackLookedAt: () => undefined,
  firstClaimed(state, { seat }) {
    state.marks.claimedFirst = seat;
  },
  dominantPutUnder(state, { seat, card }) {
    const player = playerOf(state, seat);
    leave(state, card.instanceId);
    player.pile.push(card.instanceId);
    player.known.push(card.instanceId);
  },
  dominantLeft(state, { seat, card, value }) {
    leave(state, card.instanceId);
    playerOf(state, seat).discard.push(card.instanceId);
    state.borrowed = state.borrowed.filter((one) => one !== seat);
    state.marks.dominantLeft[seat] = value;
  },
  settlementCalled(state) {
    state.marks.skipToSettlement = true;
  },
  extraStepGranted(state, { seat }) {
    state.marks.extraSteps.push(seat);
  },
} satisfies Partial<Evolvers>;

/** Effects on cards on the table. */
const tableEffectEvolvers = {
  creaturesRevealed(state, { seat, creatures }) {
    makeKnown(state, seat, creatures);
  },
  bearerSilenced(state, { seat }) {
    state.marks.plainBearers.push(seat);
  },
  worksDiscarded(state, { seat, card }) {
    leave(state, card.instanceId);
    playerOf(state, seat).discard.push(card.instanceId);
  },
  heldReturned(state, { seat, card }) {
    putInPen(state, seat, card.instanceId, false);
  },
  heldJoined(state, { seat, space, card }) {
    leave(state, card.instanceId);
    stackAt(state, seat, space)?.creatures.push({ id: card.instanceId, item: null });
    makeKnown(state, seat, [{ card }]);
  },
  creatureRecovered(state, { seat, card }) {
    putInPen(state, seat, card.instanceId);
  },
  flightStopped(state) {
    const last = state.plays.at(-1);
    if (last) last.cancelled = true;
  },
} satisfies Partial<Evolvers>;

/** Effects outside the combats. */
export const boardEffectEvolvers = { ...seatEffectEvolvers, ...tableEffectEvolvers };
