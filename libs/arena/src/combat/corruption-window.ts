import { enterStage } from '../flow/enter-stage.js';
import { askedInWindow, proceedWindow } from '../flow/windows.js';
import type { ArenaTurn, StepRules } from '../flow/turn.js';
import { mayCorruptDuellist } from './corruption.js';
import { bothGone, combatOf, oneGone } from './fighters.js';
import { cutPrimaryRound } from './primary-end.js';

/** State 10: corruption of the duellists, before anything else (ARENA-COR-04). */
export const primaryCorruption: StepRules = {
  asked: (state) => askedInWindow(state, mayCorruptDuellist),
  proceed(turn) {
    if (bothGone(turn.state)) cutPrimaryRound(turn);
    else proceedWindow(turn, close);
  },
  byDefault: () => ({ type: 'pass' }),
};

/** Without opponent, a duellist still gives its commands in the arena, and not in a raid (ARENA-ALO-02, ARENA-RAI-12). */
function close(turn: ArenaTurn): void {
  const { kind } = combatOf(turn.state);
  if (kind === 'RAID' && oneGone(turn.state)) cutPrimaryRound(turn);
  else enterStage(turn, 'PRIMARY_COMMANDS');
}
