import { refuse, type Json, type Refusal, type Seat } from '#kernel';
import type { CardBook } from '../card-book.js';
import type { commonRefusals } from '../flow/common-refusals.js';
import { ownerOf, printedOn, type CardsInGame } from '../hidden/instances.js';
import type { InstanceId } from '../ids.js';
import { cardTypeSchema, type CardType } from '../words.js';
import { playerOf } from './players.js';

type Code = Extract<keyof typeof commonRefusals, 'UNKNOWN_CARD' | 'NOT_YOUR_CARD' | 'WRONG_CARD_TYPE' | 'NOT_IN_HAND'>;

/** The part of a state in which seats hold cards. */
interface HeldCards extends CardsInGame {
  readonly players: readonly { readonly hand: readonly InstanceId[] }[];
}

/** Tests a card that a seat uses, which has to be of one of some types. */
type CardCheck<State> = (
  state: State,
  seat: Seat,
  id: InstanceId,
  types?: readonly CardType[],
) => Refusal<Code> | undefined;

/** The tests of a card that a seat uses, in every game of cards; `sees` says whether the seat sees its face where it lies. */
export function cardChecks<State extends HeldCards>(
  book: Pick<CardBook, 'box' | 'rules'>,
  sees: (state: State, seat: Seat, id: InstanceId) => boolean,
): {
  /** `UNKNOWN_CARD`, `NOT_YOUR_CARD`, `WRONG_CARD_TYPE`. */
  readonly refusedCard: CardCheck<State>;
  /** The same, and `NOT_IN_HAND`. */
  readonly refusedHandCard: CardCheck<State>;
} {
  const refused = (code: Code, facts: Readonly<Record<string, Json>> = {}): Refusal<Code> =>
    refuse(book.rules.card, code, facts);
  const refusedCard: CardCheck<State> = (state, seat, id, types = cardTypeSchema.options) => {
    if (!sees(state, seat, id)) return refused('UNKNOWN_CARD');
    if (ownerOf(state, id) !== seat) return refused('NOT_YOUR_CARD', { card: id });
    return types.includes(printedOn(book, state, id).type) ? undefined : refused('WRONG_CARD_TYPE', { card: id });
  };
  return {
    refusedCard,
    refusedHandCard: (state, seat, id, types) =>
      refusedCard(state, seat, id, types) ??
      (playerOf(state, seat).hand.includes(id) ? undefined : refused('NOT_IN_HAND', { card: id })),
  };
}
