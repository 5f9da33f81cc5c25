import { seatFor, seatOperations as sharedOperations } from '#cards/effects';
import { isProperty } from '#cards/engine/happenings';
import { drawCards, fillPile } from '../../stock/draw.js';
import { cardOf } from '../../table/cards.js';
import { otherSeat, places, playerOf } from '../../table/players.js';
import { shownCard } from '../../table/faces.js';
import type { ArenaTurn } from '../../flow/turn.js';
import type { Seat } from '#kernel';
import { declareCreatures } from './declare-creatures.js';
import { faceDownCards, placeNamed } from './enemy-places.js';
import { nothingToChoose, onlyWhile, type OperationTable } from './operation-rules.js';

/** Gains, knowledge and orders of a seat (cards.md 5.5). No card but the own dominant leaves its place. */
export const seatOperations = {
  ...sharedOperations,
  /** CARD-18: at most up to 20 cards held, and as far as there are any. */
  DRAW: {
    targets: nothingToChoose,
    apply(turn, use) {
      drawCards(turn, seatFor(use), use.effect.value ?? 0, 'EFFECT');
      return false;
    },
  },
  /** One event, for every finding (ARENA-ENG-06); a card that the seat knows already is no target. */
  LOOK: {
    *targets(state, seat) {
      for (const target of faceDownCards(state, seat, places)) if (target.place) yield target;
    },
    apply(turn, { seat, target }) {
      const { place, placed } = placeNamed(turn.state, seat, target);
      turn.emit({ type: 'cardLookedAt', seat, place, card: shownCard(turn.state, placed.id) });
      return false;
    },
  },
  DECLARE_FIRST: {
    targets: nothingToChoose,
    apply(turn, { seat, effect: { what } }) {
      if (isProperty(what)) declareCreatures(turn, otherSeat(seat), what);
      return false;
    },
  },
  REDRAW_DOMINANT: {
    targets: onlyWhile((state, seat) => playerOf(state, seat).dominant !== null),
    apply(turn, { seat }) {
      redrawDominant(turn, seat);
      return false;
    },
  },
  LEAVE_DOMINANT: {
    targets: onlyWhile((state, seat) => playerOf(state, seat).dominant !== null),
    apply(turn, { seat }) {
      const { dominant } = playerOf(turn.state, seat);
      if (dominant === null) return false;
      const value = cardOf(turn.state, dominant).dominantValue ?? 0;
      turn.emit({ type: 'dominantLeft', seat, card: shownCard(turn.state, dominant), value });
      return false;
    },
  },
} satisfies Partial<OperationTable>;

/** The dominant goes under its pile and the next card is turned up; with nothing below, the discard pile is shuffled (ARENA-DOM-06). */
function redrawDominant(turn: ArenaTurn, seat: Seat): void {
  const { dominant } = playerOf(turn.state, seat);
  if (dominant === null) return;
  turn.emit({ type: 'dominantRedrawn', seat });
  fillPile(turn, seat, 1);
  turn.emit({ type: 'dominantPutUnder', seat, card: shownCard(turn.state, dominant) });
  const [next] = playerOf(turn.state, seat).pile;
  if (next !== undefined) turn.emit({ type: 'dominantTurned', seat, card: shownCard(turn.state, next) });
}
