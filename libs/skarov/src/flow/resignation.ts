import type { Seat } from '#kernel';
import { standsOnBoard } from '#skirmish/figures';
import { afterResignation } from '#skirmish/flow';
import { seatAt, seatsOf } from '#skirmish/table';
import { endGame } from '../end-of-game/end-game.js';
import { putOutOfAction, stateCheck } from '../end-of-game/state-check.js';
import { machineOf } from '../frame-rules.js';
import type { MachineEvent } from '../machine/machine-event.js';
import type { Machine } from '../machine/runner.js';
import type { State } from '../state.js';
import type { Evolvers, SkarovTurn } from './turn.js';

/**
 * A seat resigns: its hero goes out of action at once. With the last seat of a side that side has given up (SKAROV-GEN-13).
 * @returns the machine of this commit, with what goes on.
 */
export function resign(turn: SkarovTurn, seat: Seat): Machine {
  const { state } = turn;
  turn.emit({ type: 'heroesWithdrawn', seat });
  const machine = machineOf(turn);
  if (state.over) return machine;
  const { mainHero, side } = seatAt(state, seat);
  const fallen: MachineEvent[] = [];
  if (mainHero !== null && state.phase !== 'SETUP' && standsOnBoard(state, mainHero)) {
    putOutOfAction(turn, mainHero, 'RESIGNED');
    fallen.push({ kind: 'OUT', figureId: mainHero });
  }
  if (seatsOf(state, side).every(({ resigned }) => resigned)) endGame(turn, 'RESIGNATION');
  else fallen.push(...stateCheck(turn));
  afterResignation(machine, seat, fallen);
  return machine;
}

/** Before the heroes stand a seat that resigns counts as no hero any more: no hero is disgraced (SKAROV-GEN-13). */
function withdrawBeforePlay(state: State, seat: Seat): void {
  state.base.heroes -= 1;
  state.heroes = state.heroes.filter((hero) => hero.seat !== seat);
  state.figures = state.figures.filter(({ id }) => id !== seatAt(state, seat).mainHero);
  seatAt(state, seat).mainHero = null;
}

export const resignationEvolvers = {
  heroesWithdrawn(state, { seat }) {
    seatAt(state, seat).resigned = true;
    if (state.phase === 'SETUP' && seatAt(state, seat).side === 'HEROES') withdrawBeforePlay(state, seat);
  },
} satisfies Partial<Evolvers>;
