import type { Seat } from '#kernel';
import { enterStage } from '../flow/enter-stage.js';
import { openWindow } from '../flow/windows.js';
import type { ArenaTurn, AutomaticStep } from '../flow/turn.js';
import { inOrder, otherSeat, playerOf, seats } from '../table/players.js';
import { shownCard } from '../table/faces.js';
import { compareDominants, nameActive } from './active-seat.js';
import { fillPile } from '../stock/draw.js';

/** State 3: dominants are turned up until they differ (ARENA-DOM-01 to -05). */
export const dominantSteps = {
  DOMINANT: {
    proceed(turn) {
      turnUpUntilTheyDiffer(turn);
      enterStage(turn, 'ENLISTMENT');
      openWindow(turn, turn.state.active);
    },
  },
} satisfies Record<string, AutomaticStep>;

function turnUpUntilTheyDiffer(turn: ArenaTurn): void {
  for (const seat of seats) fillPile(turn, seat, 1);
  const most = Math.max(...seats.map((seat) => playerOf(turn.state, seat).pile.length));
  for (let flips = 1; ; flips += 1) {
    for (const seat of inOrder(turn.state)) turnUp(turn, seat);
    const compared = compareDominants(turn.state);
    if (compared === null) return nameActive(turn, turn.state.active, null);
    if (compared !== 'TIE') return nameActive(turn, compared.active, compared.lower);
    if (flips >= most) return nameActive(turn, afterEndlessTies(turn), null);
    for (const seat of inOrder(turn.state)) putUnder(turn, seat);
  }
}

/** A seat turns up the top card of its pile, when there is one (ARENA-DOM-01, ARENA-END-06). */
function turnUp(turn: ArenaTurn, seat: Seat): void {
  fillPile(turn, seat, 1);
  const [top] = playerOf(turn.state, seat).pile;
  if (top !== undefined) turn.emit({ type: 'dominantTurned', seat, card: shownCard(turn.state, top) });
}

function putUnder(turn: ArenaTurn, seat: Seat): void {
  const { dominant } = playerOf(turn.state, seat);
  if (dominant !== null) turn.emit({ type: 'dominantPutUnder', seat, card: shownCard(turn.state, dominant) });
}

/** The seat that was not Active last turn; by chance in turn 1 (ARENA-DOM-05). */
const afterEndlessTies = ({ state, random }: ArenaTurn): Seat =>
  state.turn === 1 ? random.pick(seats) : otherSeat(state.active);
