import type { Seat } from '#kernel';
import { stateCheck } from '../check/state-check.js';
import { putOut } from '../check/outs.js';
import { Machine } from '../machine/machine.js';
import { endGame } from './game-end.js';
import type { ClashTurn, Evolvers } from './step-rules.js';
import { clashSeat, isOut, seatsOf } from './table.js';

/**
 * A seat resigns: its heroes go out of action at once, with their discredit articles. When all seats of a side have
 * resigned the game ends (CLASH-257).
 * A window that is open looks afresh whether there is still somebody to ask.
 * @returns the machine of this commit, with what goes on.
 */
export function resign(turn: ClashTurn, seat: Seat): Machine {
  const { state } = turn;
  turn.emit({ type: 'heroesWithdrawn', seat });
  const machine = new Machine(turn);
  if (state.over) return machine;
  const own = state.heroes.filter((hero) => hero.seat === seat && !isOut(state, hero.heroId));
  for (const { heroId } of own) putOut(turn, heroId, 'RESIGNED');
  if (seatsOf(state, clashSeat(state, seat).side).every(({ resigned }) => resigned)) endGame(turn, 'RESIGNATION');
  else stateCheck(turn);
  if (state.window) machine.resume(null);
  return machine;
}

export const resignationEvolvers: Evolvers<'heroesWithdrawn'> = {
  heroesWithdrawn(state, { seat }) {
    clashSeat(state, seat).resigned = true;
  },
};
