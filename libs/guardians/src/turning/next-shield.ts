import type { Seat } from '#kernel';
import { enterStage } from '../flow/enter-stage.js';
import type { GuardiansTurn } from '../flow/turn.js';
import { enterWindow } from '../flow/windows.js';
import type { State } from '../state.js';
import { otherSeat } from '../table/players.js';
import { stacksOf, type PlacedStack } from '../table/stacks.js';

/** The shields of a seat that have had no option in this turn, in the order of the board (GUARD-065). */
export const unturnedOf = (state: State, seat: Seat): PlacedStack[] =>
  stacksOf(state, seat).filter(({ stack }) => stack.shield !== null && !stack.turned);

/** The seat that turns the next shield: `seat` if it has one, else the other; `undefined`: neither has one (GUARD-082, GUARD-083). */
const whoTurns = (state: State, seat: Seat): Seat | undefined =>
  [seat, otherSeat(seat)].find((one) => unturnedOf(state, one).length > 0);

/** Phase III begins: its cards may be played before anything is cleared or settled. */
export const enterSettlement = (turn: GuardiansTurn): void => enterWindow(turn, 'III_PLAYS', turn.state.first);

/** Comes to the next turning of a shield, `seat` before the other, or to phase III. */
function turnNext(turn: GuardiansTurn, seat: Seat): void {
  const next = whoTurns(turn.state, seat);
  if (next === undefined) {
    enterSettlement(turn);
    return;
  }
  if (next !== turn.state.active) turn.emit({ type: 'activeChanged', seat: next });
  enterStage(turn, 'II_B_TURN');
}

/** Phase II begins: the first active seat turns a shield (GUARD-061, GUARD-082). */
export const enterTurning = (turn: GuardiansTurn): void => turnNext(turn, turn.state.first);

/** An option has been carried out: the other seat turns a shield (GUARD-082). */
export const afterOption = (turn: GuardiansTurn): void => turnNext(turn, otherSeat(turn.state.active));
