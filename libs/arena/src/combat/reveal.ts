import type { Seat } from '#kernel';
import { enterStage, openWindow } from '../flow/enter-stage.js';
import type { ArenaTurn, AutomaticStage } from '../flow/step-rules.js';
import { placeOf, seats } from '../table/players.js';
import { shownCard, shownCards } from '../table/sight.js';
import { mayCorruptDuellist } from './corruption.js';
import { duellistOf, duellists } from './fighters.js';

/** State 9: duellists and their items face up (ARENA-PRI-02); then the corruption window, if there is one (ARENA-COR-04). */
export const primaryReveal: AutomaticStage = {
  proceed(turn) {
    for (const { seat } of duellists(turn.state)) turnUp(turn, seat);
    const { state } = turn;
    if (seats.some((seat) => mayCorruptDuellist(state, seat))) {
      enterStage(turn, 'PRIMARY_CORRUPTION');
      openWindow(turn, state.active);
    } else enterStage(turn, 'PRIMARY_COMMANDS');
  },
};

function turnUp(turn: ArenaTurn, seat: Seat): void {
  const { state } = turn;
  const duellist = duellistOf(state, seat);
  const found = duellist && placeOf(state, duellist.id);
  if (!found) return;
  const { place, placed } = found;
  if (placed.faceUp && placed.items.every(({ faceUp }) => faceUp)) return;
  const items = placed.items.map(({ id }) => id);
  turn.emit({ type: 'cardTurnedUp', seat, place, card: shownCard(state, placed.id), items: shownCards(state, items) });
}
