import { cardTypeSchema } from '#cards';
import type { Seat } from '#kernel';
import { choicesOf, enterStage, recordChoice } from '../flow/enter-stage.js';
import type { ArenaTurn, CommandTable, Evolvers, StageRules } from '../flow/step-rules.js';
import { refuse } from '../refusals.js';
import type { InstanceId, State } from '../state.js';
import { refusedCard } from '../table/card-checks.js';
import { discard } from '../table/moves.js';
import { inOrder, playerOf } from '../table/players.js';
import { shownCard } from '../table/sight.js';

/** Cards of the reserve hand that are kept (ARENA-DSC-01). */
export const KEPT = 7;

/** Comes to the discards: seats with 8 or more choose in secret (ARENA-DSC-01). */
export const enterExcess = (turn: ArenaTurn): void =>
  enterStage(
    turn,
    'EXCESS_DISCARD',
    inOrder(turn.state).filter((seat) => playerOf(turn.state, seat).hand.length > KEPT),
  );

const chosen = (state: State, seat: Seat): InstanceId[] => choicesOf(state, seat).flatMap(({ card }) => card ?? []);

/** The hand without what is chosen already. */
const unchosen = (state: State, seat: Seat): InstanceId[] =>
  playerOf(state, seat).hand.filter((id) => !chosen(state, seat).includes(id));

/** How many cards a seat still has to choose. */
export const excessOf = (state: State, seat: Seat): number => Math.max(0, unchosen(state, seat).length - KEPT);

/** State 5. */
export const excessStages = {
  EXCESS_DISCARD: {
    asked: (state) => (state.sealed?.asked ?? []).filter((seat) => excessOf(state, seat) > 0),
    proceed(turn) {
      const cards = inOrder(turn.state).flatMap((seat) => chosen(turn.state, seat).sort());
      if (cards.length > 0) discard(turn, cards, 'EXCESS');
      if (!turn.state.over) enterStage(turn, 'SPLIT');
    },
    *offers(state, seat) {
      for (const cardId of unchosen(state, seat)) yield { type: 'discardExcess', cardId };
    },
    byDefault(state, seat) {
      const cardId = unchosen(state, seat).at(-1);
      if (cardId === undefined) throw new Error(`Seat ${seat} has nothing to discard.`);
      return { type: 'discardExcess', cardId };
    },
  },
} satisfies Record<string, StageRules>;

export const excessCommands = {
  discardExcess: {
    steps: ['EXCESS_DISCARD'],
    check: (state, { cardId }, seat) =>
      refusedCard(state, seat, cardId, cardTypeSchema.options) ??
      (unchosen(state, seat).includes(cardId) ? undefined : refuse('DSC-01', 'NOT_IN_HAND', { card: cardId })),
    perform(turn, { cardId }, seat) {
      const left = excessOf(turn.state, seat) - 1;
      turn.emit({ type: 'excessChosen', seat, left, card: shownCard(turn.state, cardId) });
    },
  },
} satisfies Partial<CommandTable>;

export const excessEvolvers = {
  excessChosen(state, { seat, card }) {
    recordChoice(state, seat, { card: card.id });
  },
} satisfies Partial<Evolvers>;
