import type { InstanceId } from '#cards';
import type { Seat } from '#kernel';
import { enterStage } from '../flow/enter-stage.js';
import { choicesOf } from '../flow/sealed-choices.js';
import type { ArenaTurn } from '../flow/turn.js';
import type { State } from '../state.js';
import { inOrder, playerOf } from '../table/players.js';

/** Cards of the reserve hand that are kept (ARENA-DSC-01). */
export const KEPT = 7;

/** Comes to the discards: seats with 8 or more choose in secret (ARENA-DSC-01). */
export const enterExcess = (turn: ArenaTurn): void =>
  enterStage(
    turn,
    'EXCESS_DISCARD',
    inOrder(turn.state).filter((seat) => playerOf(turn.state, seat).hand.length > KEPT),
  );

/** The cards that a seat has chosen to discard. */
export const chosenExcess = (state: State, seat: Seat): InstanceId[] =>
  choicesOf(state, seat).flatMap(({ card }) => card ?? []);

/** The hand without what is chosen already. */
export const unchosen = (state: State, seat: Seat): InstanceId[] =>
  playerOf(state, seat).hand.filter((id) => !chosenExcess(state, seat).includes(id));

/** How many cards a seat still has to choose. */
export const excessOf = (state: State, seat: Seat): number => Math.max(0, unchosen(state, seat).length - KEPT);
