import type { InstanceId } from '#cards';
import { giveCommands, playTexts, strikeAreas } from '../effects/arrival.js';
import { enterStage } from '../flow/enter-stage.js';
import { openWindow } from '../flow/windows.js';
import type { ArenaTurn, AutomaticStep } from '../flow/turn.js';
import { duellists, fights, oneGone } from './fighters.js';
import { cutPrimaryRound } from './primary-end.js';

/** The acts of creatures that have come to a combat: commands, then areas, then their other texts (ARENA-PRI-03, ARENA-AOE-05). */
export function arrive(turn: ArenaTurn, ids: readonly InstanceId[]): void {
  for (const act of [giveCommands, strikeAreas, playTexts]) {
    if (turn.state.over) return;
    act(
      turn,
      ids.filter((id) => fights(turn.state, id)),
    );
  }
}

/** State 11: what the duellists do, and the window for actions if both are still there (ARENA-PRI-04, ARENA-PRI-10). */
export const primaryCommands: AutomaticStep = {
  proceed(turn) {
    arrive(
      turn,
      duellists(turn.state).map(({ id }) => id),
    );
    if (turn.state.over) return;
    if (oneGone(turn.state)) {
      cutPrimaryRound(turn);
      return;
    }
    enterStage(turn, 'PRIMARY_ACTIONS');
    openWindow(turn, turn.state.active);
  },
};
