import type { Seat } from '#kernel';
import { hasUsableAbility } from '../effects/abilities.js';
import { enterStage } from '../flow/enter-stage.js';
import { askedInWindow, openWindow, proceedWindow } from '../flow/windows.js';
import type { AutomaticStep, StepRules } from '../flow/turn.js';
import { pickUp } from '../stock/hands.js';
import type { State } from '../state.js';
import { otherSeat, playerOf } from '../table/players.js';
import { bothGone, combatOf, oneGone } from './fighters.js';
import { mayInfluence } from './guardian-influence.js';
import { cutPrimaryRound } from './primary-end.js';
import { mayUseStrongholdCreature } from './stronghold-creature.js';

/** State 12: depot cards, influence, ranged attacks and abilities for the duellists (ARENA-PRI-05). */
export const primaryActions: StepRules = {
  asked: (state) => (oneGone(state) ? [] : askedInWindow(state, mayAct)),
  proceed(turn) {
    if (oneGone(turn.state)) cutPrimaryRound(turn);
    else proceedWindow(turn, () => enterStage(turn, 'PRIMARY_COMPARE'));
  },
  byDefault: () => ({ type: 'pass' }),
};

/** State 14: the pen comes to hand; the beaten seat begins, after a tie Active (ARENA-SEC-01, ARENA-SEC-02). */
export const secondaryHand: AutomaticStep = {
  proceed(turn) {
    pickUp(turn, 'PEN');
    enterStage(turn, 'SECONDARY_ACTIONS');
    const { primaryWinner = null } = combatOf(turn.state);
    openWindow(turn, primaryWinner === null ? turn.state.active : otherSeat(primaryWinner));
  },
};

/** State 15: the same, and creatures and shields from hand (ARENA-SEC-03). */
export const secondaryActions: StepRules = {
  asked: (state) => (bothGone(state) ? [] : askedInWindow(state, mayAct)),
  proceed(turn) {
    if (bothGone(turn.state)) {
      turn.emit({ type: 'roundDecided', round: 'SECONDARY', winner: null, why: 'NOBODY_LEFT' });
      enterStage(turn, 'RESOLUTION');
    } else proceedWindow(turn, () => enterStage(turn, 'SECONDARY_COMPARE'));
  },
  byDefault: () => ({ type: 'pass' }),
};

/** A seat is asked for an action by public facts alone (arena.md 7.1). */
const mayAct = (state: State, seat: Seat): boolean =>
  playerOf(state, seat).hand.length > 0 ||
  mayInfluence(state, seat) ||
  mayUseStrongholdCreature(state, seat) ||
  hasUsableAbility(state, seat);
