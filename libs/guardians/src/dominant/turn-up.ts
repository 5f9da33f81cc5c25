import type { Seat } from '#kernel';
import { seats } from '../board/spaces.js';
import type { GuardiansTurn } from '../flow/turn.js';
import type { State } from '../state.js';
import { cardOf } from '../table/cards.js';
import { shownCard } from '../table/faces.js';
import { otherSeat, playerOf } from '../table/players.js';

/** How often tied dominants are turned up anew (GUARD-063). */
const MOST_REDRAWN = 10;

/** What a dominant counts; 0 where a seat has nothing to turn up (GUARD-063). */
export function dominantValue(state: State, seat: Seat): number {
  const { dominant } = playerOf(state, seat);
  if (dominant === null) return 0;
  const { dominantValue: value, vitality = 0 } = cardOf(state, dominant);
  return value ?? vitality;
}

/** Dominants are turned up until they differ, and name the first active seat (GUARD-060 to GUARD-063). */
export function turnUpDominants(turn: GuardiansTurn): void {
  for (const seat of seats) turnUp(turn, seat);
  for (let redrawn = 0; redrawn < MOST_REDRAWN && mayRedraw(turn.state); redrawn += 1) {
    for (const seat of seats) bury(turn, seat);
    for (const seat of seats) turnUp(turn, seat);
  }
  nameFirst(turn);
}

const isTied = (state: State): boolean => dominantValue(state, 0) === dominantValue(state, 1);

/** A tie is redrawn while both seats have a pile to draw from (GUARD-063). */
const mayRedraw = (state: State): boolean =>
  isTied(state) && seats.every((seat) => playerOf(state, seat).pile.length > 0);

function turnUp(turn: GuardiansTurn, seat: Seat): void {
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

function nameFirst(turn: GuardiansTurn): void {
  const { state } = turn;
  if (isTied(state)) {
    turn.emit({ type: 'firstNamed', seat: state.turn % 2 === 1 ? 0 : 1, lower: null });
    return;
  }
  const first = dominantValue(state, 0) > dominantValue(state, 1) ? 0 : 1;
  turn.emit({ type: 'firstNamed', seat: first, lower: otherSeat(first) });
}
