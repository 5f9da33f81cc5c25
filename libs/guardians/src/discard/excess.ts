import type { InstanceId } from '#cards';
import type { Seat } from '#kernel';
import { enterStage } from '../flow/enter-stage.js';
import type { CommandTable, GuardiansTurn } from '../flow/turn.js';
import { refuse } from '../refusals.js';
import type { State } from '../state.js';
import { refusedCard } from '../table/card-checks.js';
import { shownCard } from '../table/faces.js';
import { inOrder, playerOf } from '../table/players.js';

/** Cards of the reserve hand that are kept (GUARD-053). */
const KEPT = 7;

/** The hand without what is chosen already. */
export const unchosen = (state: State, seat: Seat): InstanceId[] =>
  playerOf(state, seat).hand.filter((id) => !state.excess[seat]?.includes(id));

/** How many cards a seat still has to choose. */
export const excessOf = (state: State, seat: Seat): number => Math.max(0, unchosen(state, seat).length - KEPT);

/** Comes to the discards: seats with 8 or more choose in secret (GUARD-053). */
export const enterExcess = (turn: GuardiansTurn): void =>
  enterStage(
    turn,
    'I_D_DISCARD',
    inOrder(turn.state).filter((seat) => excessOf(turn.state, seat) > 0),
  );

export const discardCommands = {
  discardExcess: {
    steps: ['I_D_DISCARD'],
    *offers(state, seat) {
      for (const cardId of unchosen(state, seat)) yield { type: 'discardExcess', cardId };
    },
    check: (state, { cardId }, seat) =>
      refusedCard(state, seat, cardId) ??
      (unchosen(state, seat).includes(cardId) ? undefined : refuse('053', 'NOT_IN_HAND', { card: cardId })),
    perform(turn, { cardId }, seat) {
      const left = excessOf(turn.state, seat) - 1;
      turn.emit({ type: 'excessChosen', seat, left, card: shownCard(turn.state, cardId) });
    },
  },
} satisfies Partial<CommandTable>;
