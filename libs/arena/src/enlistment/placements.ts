import type { InstanceId, StrongholdPosition } from '#cards';
import type { Seat } from '#kernel';
import { mayLieUnder } from '../effects/standing-effects.js';
import type { CommandTable, Evolvers } from '../flow/turn.js';
import { refuse, type ArenaRefusal } from '../refusals.js';
import type { Placed, State } from '../state.js';
import { refusedHandCard } from '../table/card-checks.js';
import { leave } from '../table/leave.js';
import { playerOf, positions, strongholdOf } from '../table/players.js';
import { shownCard } from '../table/faces.js';
import { garrisonTypes, isCreature, isGarrison } from '../table/sorts.js';
import { forgetInHand } from './knowledge.js';

/** Where a stronghold takes one card each, and the rule that says so. */
const slots = { on: 'ENL-02', under: 'ENL-04', upgrade: 'ENL-06', downgrade: 'ENL-06' } as const;
type Slot = keyof typeof slots;

/** `NOT_DEPLOYED`, `RUIN`, `SLOT_OCCUPIED`: whether a slot of a stronghold takes a card (ARENA-ENL-02, ARENA-ENL-04). */
export function refusedSlot(
  state: State,
  seat: Seat,
  position: StrongholdPosition,
  slot: Slot,
): ArenaRefusal | undefined {
  return refusedStronghold(state, seat, position) ?? refusedOccupied(state, seat, position, slot);
}

/** `NOT_DEPLOYED`, `RUIN`. */
export function refusedStronghold(state: State, seat: Seat, position: StrongholdPosition): ArenaRefusal | undefined {
  const { deployed, ruin } = strongholdOf(state, seat, position);
  if (!deployed) return refuse('SET-02', 'NOT_DEPLOYED');
  return ruin ? refuse('RAI-17', 'RUIN') : undefined;
}

/** `SLOT_OCCUPIED`. */
export const refusedOccupied = (
  state: State,
  seat: Seat,
  position: StrongholdPosition,
  slot: Slot,
): ArenaRefusal | undefined =>
  strongholdOf(state, seat, position)[slot] === null ? undefined : refuse(slots[slot], 'SLOT_OCCUPIED');

/** Cards laid face down at strongholds in the enlistment (ARENA-ENL-02, ARENA-ENL-04). */
export const placementCommands = {
  placeOnStronghold: {
    steps: ['ENLISTMENT'],
    *offers(state, seat) {
      for (const cardId of playerOf(state, seat).hand) {
        if (!isGarrison(state, cardId)) continue;
        for (const stronghold of positions) yield { type: 'placeOnStronghold', cardId, stronghold };
      }
    },
    check: (state, { cardId, stronghold }, seat) =>
      refusedHandCard(state, seat, cardId, garrisonTypes) ?? refusedSlot(state, seat, stronghold, 'on'),
    perform(turn, { cardId, stronghold }, seat) {
      turn.emit({ type: 'cardPlacedOn', seat, stronghold, card: shownCard(turn.state, cardId) });
    },
  },
  placeUnderStronghold: {
    steps: ['ENLISTMENT'],
    *offers(state, seat) {
      for (const cardId of playerOf(state, seat).hand) {
        if (!isCreature(state, cardId)) continue;
        for (const stronghold of positions) yield { type: 'placeUnderStronghold', cardId, stronghold };
      }
    },
    check: (state, { cardId, stronghold }, seat) =>
      refusedHandCard(state, seat, cardId, ['CREATURE']) ??
      refusedSlot(state, seat, stronghold, 'under') ??
      (mayLieUnder(state, seat, stronghold, cardId)
        ? undefined
        : refuse('ENL-04', 'NO_STRONGHOLD_ABILITY', { card: cardId })),
    perform(turn, { cardId, stronghold }, seat) {
      turn.emit({ type: 'cardPlacedUnder', seat, stronghold, card: shownCard(turn.state, cardId) });
    },
  },
} satisfies Partial<CommandTable>;

const faceDown = (id: InstanceId): Placed => ({ id, faceUp: false, items: [], seenBy: [] });

export const placementEvolvers = {
  cardPlacedOn(state, { seat, stronghold, card }) {
    forgetInHand(state, seat, (id) => isGarrison(state, id));
    leave(state, card.instanceId);
    strongholdOf(state, seat, stronghold).on = faceDown(card.instanceId);
  },
  cardPlacedUnder(state, { seat, stronghold, card }) {
    forgetInHand(state, seat, (id) => isCreature(state, id) && mayLieUnder(state, seat, stronghold, id));
    leave(state, card.instanceId);
    strongholdOf(state, seat, stronghold).under = faceDown(card.instanceId);
  },
} satisfies Partial<Evolvers>;
