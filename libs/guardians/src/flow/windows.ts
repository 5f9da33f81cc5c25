import * as flow from '#cards/flow';
import type { Seat } from '#kernel';
import { seats } from '../board/spaces.js';
import type { State } from '../state.js';
import type { Stage } from '../words.js';
import { enterStage } from './enter-stage.js';
import type { GuardiansTurn, StepRules } from './turn.js';

/** Comes to a window in which the seats act or pass in turn, `first` before the other. */
export function enterWindow(turn: GuardiansTurn, stage: Stage, first: Seat): void {
  enterStage(turn, stage);
  flow.openWindow(turn, first);
}

/**
 * A step in which the seats act or pass in turn until both pass in a row; `mayAct` looks at public facts alone (GUARD-133),
 * and `close` goes on.
 */
export const windowStep = (
  mayAct: (state: State, seat: Seat) => boolean,
  close: (turn: GuardiansTurn) => void,
): StepRules => ({
  asked: (state) => flow.askedInWindow(state, seats, mayAct),
  proceed: (turn) => flow.proceedWindow(turn, seats, close),
  byDefault: () => ({ type: 'pass' }),
});
