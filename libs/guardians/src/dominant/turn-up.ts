import type { Seat } from '#kernel';
import { seats } from '../board/spaces.js';
import type { EventOf } from '../events.js';
import type { GuardiansTurn } from '../flow/turn.js';
import type { State } from '../state.js';
import { cardOf } from '../table/cards.js';
import { shownCard } from '../table/faces.js';
import { otherSeat, playerOf } from '../table/players.js';

/** How often tied dominants are turned up again (GUARD-063). */
const MOST_REDRAWN = 10;

/** The value of a dominant: one that was left counts on; 0 where a seat has nothing to turn up (GUARD-063, cards.md 5.5). */
export function dominantValue(state: State, seat: Seat): number {
  const { dominant } = playerOf(state, seat);
  if (dominant === null) return state.marks.dominantLeft[seat] ?? 0;
  const { dominantValue: value, vitality = 0 } = cardOf(state, dominant);
  return value ?? vitality;
}

/** Dominants are turned up until they differ, and name the first active seat (GUARD-060 to GUARD-063). */
export function turnUpDominants(turn: GuardiansTurn): void {
  for (const seat of seats) turnUp(turn, seat);
  redrawTies(turn);
  turn.emit(firstOf(turn.state));
}

/**
 * Cards have been played on the dominants: a new tie is redrawn, and the first active seat is read again. A tie that was there
 * before has had its redraws (GUARD-063).
 */
export function rereadDominants(turn: GuardiansTurn): void {
  if (turn.state.lower !== null) redrawTies(turn);
  const { state } = turn;
  const named = firstOf(state);
  if (named.seat !== state.first || named.lower !== state.lower) turn.emit(named);
}

function redrawTies(turn: GuardiansTurn): void {
  for (let redrawn = 0; redrawn < MOST_REDRAWN && mayRedraw(turn.state); redrawn += 1) {
    const redrawing = whoRedraws(turn.state);
    for (const seat of redrawing) bury(turn, seat);
    for (const seat of redrawing) turnUp(turn, seat);
  }
}

const isTied = (state: State): boolean => dominantValue(state, 0) === dominantValue(state, 1);

/** A seat that has left its dominant keeps its value. */
const whoRedraws = ({ marks }: State): Seat[] => seats.filter((seat) => marks.dominantLeft[seat] === null);

/** A tie is redrawn while both seats have a pile to draw from (GUARD-063). */
function mayRedraw(state: State): boolean {
  const redrawing = whoRedraws(state);
  return isTied(state) && redrawing.length > 0 && redrawing.every((seat) => playerOf(state, seat).pile.length > 0);
}

/** A seat turns up the top card of its pile, or without one a random card of its discard pile (GUARD-060, GUARD-063). */
export function turnUp(turn: GuardiansTurn, seat: Seat): void {
  const { pile, discard } = playerOf(turn.state, seat);
  const [top] = pile;
  const id = top ?? (discard.length > 0 ? turn.random.pick(discard) : undefined);
  if (id === undefined) return;
  turn.emit({ type: 'dominantTurnedUp', seat, card: shownCard(turn.state, id), borrowed: top === undefined });
}

function bury(turn: GuardiansTurn, seat: Seat): void {
  const { dominant } = playerOf(turn.state, seat);
  if (dominant !== null) turn.emit({ type: 'dominantBuried', seat, card: shownCard(turn.state, dominant) });
}

/** The higher dominant is first, before any earlier claim to be first (GUARD-061, GUARD-063, cards.md 5.5). */
function firstOf(state: State): EventOf<'firstNamed'> {
  const { claimedFirst } = state.marks;
  if (isTied(state)) return { type: 'firstNamed', seat: claimedFirst ?? (state.turn % 2 === 1 ? 0 : 1), lower: null };
  const higher = dominantValue(state, 0) > dominantValue(state, 1) ? 0 : 1;
  return { type: 'firstNamed', seat: claimedFirst ?? higher, lower: otherSeat(higher) };
}
