import type { ClashTurn, Evolvers } from '../flow/turn.js';
import { machineOf } from '../frame-rules.js';
import type { Machine } from '../machine/runner.js';
import { beginVillainList, runVillainList } from '../threat-sheets/items.js';
import { pushMoment } from '../threat-sheets/moments.js';

/** The villain's end of turn begins; without a threat sheet, or with the super villain out, it is skipped (CLASH-092, CLASH-225). */
export function beginVillainPhase(turn: ClashTurn, machine: Machine): void {
  beginVillainList(turn);
  pushTurnEnd(turn, machine);
}

/** The job: goes on with the list until it is done or a seat is asked. */
export function runVillainTurn(turn: ClashTurn): Machine {
  const machine = machineOf(turn);
  runVillainList(turn, machine);
  pushTurnEnd(turn, machine);
  return machine;
}

/** With the list over, the scenario's rules about the end of a turn follow (clash.md 8). */
function pushTurnEnd({ state }: ClashTurn, machine: Machine): void {
  const done = state.phase === 'VILLAIN' && state.villainItem === null && state.window === null;
  if (done) pushMoment(machine, { turnEnd: true });
}

export const villainPhaseEvolvers = {
  villainListBegun(state) {
    Object.assign(state, { phase: 'VILLAIN', villainItem: 0 });
  },
  villainListEnded(state) {
    Object.assign(state, { phase: 'VILLAIN', villainItem: null });
  },
} satisfies Partial<Evolvers>;
