import * as wounds from '#skirmish/wounds';
import { stateCheck } from '../end-of-game/state-check.js';
import type { ClashTurn } from '../flow/turn.js';
import { doneInClash } from '../table/in-clash.js';

const settle = doneInClash(wounds.settleCardsAndWounds);
const takeBack = doneInClash(wounds.takeBackDiscards);

/** Cards and wounds, each step for all heroes together and in order (CLASH-174). The game may be over afterwards. */
export const settleCardsAndWounds = (turn: ClashTurn): void => {
  settle(turn, () => void stateCheck(turn));
};

/** Heroes without a power card in hand take their discard piles back, which can put them out (CLASH-052, CLASH-053). */
export const takeBackDiscards = (turn: ClashTurn): void => {
  takeBack(turn, () => void stateCheck(turn));
};
