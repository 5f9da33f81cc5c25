import { seatFor, seatOperations as sharedOperations } from '#cards/effects';
import type { Seat } from '#kernel';
import { splitHand } from '../../discard/split.js';
import { dominantValue, turnUp } from '../../dominant/turn-up.js';
import { drawCards } from '../../draw/draw.js';
import { isPhaseOne } from '../../flow/phase-one.js';
import type { GuardiansTurn } from '../../flow/turn.js';
import type { State } from '../../state.js';
import { cardOf } from '../../table/cards.js';
import { shownCard } from '../../table/faces.js';
import { playerOf } from '../../table/players.js';
import { enemyStacks, stackNamed } from './enemy-stacks.js';
import { nothingToChoose, onlyWhile, type OperationTable } from './operation-rules.js';

const hasDominant = (state: State, seat: Seat): boolean => playerOf(state, seat).dominant !== null;

/** Gains, knowledge and orders of a seat (cards.md 5.5). No card but the own dominant leaves its place. */
export const seatOperations = {
  ...sharedOperations,
  DRAW: {
    targets: nothingToChoose,
    apply(turn, use) {
      drawByEffect(turn, seatFor(use), use.effect.value ?? 0);
    },
  },
  /** One event, for every finding (GUARD-225). */
  LOOK: {
    targets: enemyStacks,
    apply(turn, { seat, target }) {
      const found = stackNamed(turn.state, seat, target);
      if (!found) return;
      const total = found.stack.creatures.reduce((sum, { id }) => sum + (cardOf(turn.state, id).vitality ?? 0), 0);
      turn.emit({ type: 'stackLookedAt', seat, space: found.space, total });
    },
  },
  /** Without a pile there is no other one to turn up (GUARD-063). */
  REDRAW_DOMINANT: {
    targets: onlyWhile((state, seat) => hasDominant(state, seat) && playerOf(state, seat).pile.length > 0),
    apply(turn, { seat }) {
      const { dominant } = playerOf(turn.state, seat);
      if (dominant === null) return;
      turn.emit({ type: 'dominantPutUnder', seat, card: shownCard(turn.state, dominant) });
      turnUp(turn, seat);
    },
  },
  LEAVE_DOMINANT: {
    targets: onlyWhile(hasDominant),
    apply(turn, { seat }) {
      const { state } = turn;
      const { dominant } = playerOf(state, seat);
      if (dominant === null) return;
      const value = dominantValue(state, seat);
      turn.emit({ type: 'dominantLeft', seat, card: shownCard(state, dominant), value });
    },
  },
} satisfies Partial<OperationTable>;

/** Cards in hand, depot and pen together beyond which `DRAW` gives none (CARD-18). */
const MOST_HELD = 20;

/** To the reserve hand; after phase I there is none, and what is drawn goes to pen and depot by its border (CARD-18). */
function drawByEffect(turn: GuardiansTurn, seat: Seat, count: number): void {
  const { hand, depot, pen, pile } = playerOf(turn.state, seat);
  const room = Math.max(0, MOST_HELD - hand.length - depot.length - pen.length);
  const drawn = Math.min(count, room, pile.length);
  if (drawn <= 0) return;
  drawCards(turn, seat, drawn);
  if (!isPhaseOne(turn.state)) splitHand(turn, seat);
}
