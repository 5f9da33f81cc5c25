import { enterStage } from '../flow/enter-stage.js';
import type { ArenaTurn, AutomaticStep, Evolvers } from '../flow/turn.js';
import { pickUp } from '../stock/hands.js';
import type { Combat, Placed, State } from '../state.js';
import { inOrder, otherSeat, strongholdOf } from '../table/players.js';
import type { CombatKind } from '../words.js';

/**
 * The creatures in the duel zone meet, or those ON the two targeted strongholds (ARENA-ENT-03, ARENA-RAI-08).
 * Throws an Error when one of the two is missing.
 */
export function beginCombat(turn: ArenaTurn, kind: CombatKind): void {
  const { raid, active } = turn.state;
  const stronghold = kind === 'RAID' ? (raid?.targets[active] ?? null) : null;
  turn.emit({ type: 'combatBegun', kind, stronghold });
  enterStage(turn, 'PRIMARY_HAND');
}

/** State 8: unused depot cards make the combat hand (ARENA-PRI-01). */
export const primaryHand: AutomaticStep = {
  proceed(turn) {
    pickUp(turn, 'DEPOT');
    enterStage(turn, 'PRIMARY_REVEAL');
  },
};

export const beginningEvolvers = {
  combatBegun(state, { kind, stronghold }) {
    state.combat = newCombat(state, kind, stronghold);
  },
} satisfies Partial<Evolvers>;

function newCombat(state: State, kind: CombatKind, stronghold: Combat['stronghold']): Combat {
  return {
    kind,
    stronghold,
    round: 'PRIMARY',
    fighters: inOrder(state).map((seat) => {
      const { id } = kind === 'DUEL' ? inDuelZone(state, seat) : onTargetedStronghold(state, seat);
      return { id, seat, part: 'DUELLIST', fresh: true };
    }),
    gone: [],
    supports: [],
    inForce: [],
    effectsMade: 0,
    shields: [],
    engaged: false,
    voided: [],
    saved: [],
    appearance: null,
  };
}

const inDuelZone = (state: State, seat: number): Placed => found(state.arena[seat]);

/** Defence and raider of a seat are one: the card ON the stronghold that the enemy targets (ARENA-RAI-07). */
function onTargetedStronghold(state: State, seat: number): Placed {
  const position = state.raid?.targets[otherSeat(seat)];
  return found(position && strongholdOf(state, seat, position).on);
}

function found(placed: Placed | null | undefined): Placed {
  if (!placed) throw new Error('A combat takes two creatures.');
  return placed;
}
