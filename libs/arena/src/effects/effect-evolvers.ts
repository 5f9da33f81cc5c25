import { combatOf } from '../combat/fighters.js';
import type { Evolvers } from '../flow/turn.js';
import type { State } from '../state.js';
import { leave } from '../table/leave.js';
import { at, otherSeat, playerOf } from '../table/players.js';
import { depotEvolvers } from './depot-commands.js';
import { abilityEvolvers } from './ability-commands.js';

/** Effects that come into force in a combat or challenge, and end there. */
const forceEvolvers = {
  effectApplied(state, { seat, key, source, effect, target, lasts, command }) {
    const combat = combatOf(state);
    combat.inForce.push({
      key,
      seat,
      source: source.instanceId,
      effect,
      target: target?.instanceId ?? null,
      lasts,
      command,
    });
    combat.effectsMade += 1;
  },
  commandsCancelled: (state, { keys }) => end(state, keys),
  effectCancelled: (state, { key }) => end(state, [key]),
  influenceReversed(state, { receiver }) {
    for (const support of combatOf(state).supports) {
      if (support.kind === 'GUARDIAN' && support.receiver === receiver.instanceId) support.reversed = true;
    }
  },
  savePaid(state, { seat }) {
    combatOf(state).saved.push(seat);
  },
  duelChanged(state) {
    combatOf(state).engaged = true;
  },
  challengeBonusGiven(state, { seat, source, effect }) {
    state.challengeBonuses.push({ seat, source: source.instanceId, effect });
  },
} satisfies Partial<Evolvers>;

function end(state: State, keys: readonly string[]): void {
  const combat = combatOf(state);
  combat.inForce = combat.inForce.filter(({ key }) => !keys.includes(key));
}

const nothing = (): void => undefined;

/** Strikes, looks, gains and orders. */
const deedEvolvers = {
  textTriggered: nothing,
  areaStruck(state, { seat, cards }) {
    for (const { instanceId: id } of cards) {
      leave(state, id);
      playerOf(state, otherSeat(seat)).discard.push(id);
    }
  },
  cardLookedAt(state, { seat, place }) {
    at(state, otherSeat(seat), place)?.seenBy.push(seat);
  },
  creaturesDeclared: nothing,
  stonesChanged(state, { seat, change }) {
    playerOf(state, seat).stones += change;
  },
  firstClaimed(state, { seat }) {
    state.marks.first = seat;
  },
  dominantRedrawn(state) {
    state.marks.dominantRedrawn = true;
  },
  dominantLeft(state, { seat, card, value }) {
    leave(state, card.instanceId);
    playerOf(state, seat).discard.push(card.instanceId);
    state.marks.dominantLeft[seat] = value;
  },
  settlementCalled(state) {
    state.marks.skipToSettlement = true;
  },
} satisfies Partial<Evolvers>;

/** How cards and abilities change the state. */
export const effectEvolvers = { ...depotEvolvers, ...abilityEvolvers, ...forceEvolvers, ...deedEvolvers };
