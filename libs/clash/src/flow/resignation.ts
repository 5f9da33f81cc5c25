import type { Seat } from '#kernel';
import { afterResignation } from '#skirmish/flow';
import { endGame } from '../end-of-game/end-game.js';
import { stateCheck } from '../end-of-game/state-check.js';
import { machineOf } from '../frame-rules.js';
import type { MachineEvent } from '../machine/machine-event.js';
import type { Machine } from '../machine/runner.js';
import { isOut } from '../table/heroes.js';
import { overOf } from '../table/over.js';
import { clashSeat, seatsOf } from '../table/seats.js';
import { putOut } from '../wounds/outs.js';
import type { ClashTurn, Evolvers } from './turn.js';

/**
 * A seat resigns: its heroes go out of action at once, with their discredit articles. When all seats of a side have
 * resigned the game ends (CLASH-257).
 * @returns the machine of this commit, with what goes on.
 */
export function resign(turn: ClashTurn, seat: Seat): Machine {
  const { state } = turn;
  turn.emit({ type: 'heroesWithdrawn', seat });
  const machine = machineOf(turn);
  if (overOf(state)) return machine;
  const own = state.heroes.filter((hero) => hero.seat === seat && !isOut(state, hero.heroId));
  for (const { heroId } of own) putOut(turn, heroId, 'RESIGNED');
  const fallen: MachineEvent[] =
    state.phase === 'SETUP' ? [] : own.map(({ heroId }) => ({ kind: 'OUT', figureId: heroId }));
  if (seatsOf(state, clashSeat(state, seat).side).every(({ resigned }) => resigned)) endGame(turn, 'RESIGNATION');
  else fallen.push(...stateCheck(turn));
  afterResignation(machine, seat, fallen);
  return machine;
}

export const resignationEvolvers = {
  heroesWithdrawn(state, { seat }) {
    clashSeat(state, seat).resigned = true;
  },
} satisfies Partial<Evolvers>;
