import { enterStage } from '../flow/enter-stage.js';
import { openWindow } from '../flow/windows.js';
import type { AutomaticStep } from '../flow/turn.js';
import { seats } from '../table/players.js';
import { mayCorruptDuellist } from './corruption.js';
import { duellists } from './fighters.js';
import { turnUp } from '../table/turn-up.js';

/** State 9: duellists and their items face up (ARENA-PRI-02); then the corruption window, if there is one (ARENA-COR-04). */
export const primaryReveal: AutomaticStep = {
  proceed(turn) {
    for (const { id } of duellists(turn.state)) turnUp(turn, id);
    const { state } = turn;
    if (seats.some((seat) => mayCorruptDuellist(state, seat))) {
      enterStage(turn, 'PRIMARY_CORRUPTION');
      openWindow(turn, state.active);
    } else enterStage(turn, 'PRIMARY_COMMANDS');
  },
};
