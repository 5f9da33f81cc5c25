import type { CardKey, Effect, OperationName } from '#cards';
import type { Seat } from '#kernel';
import type { Target } from '../../commands.js';
import type { GuardiansTurn } from '../../flow/turn.js';
import type { State } from '../../state.js';

/** An effect that is about to happen: whose it is, of which card, and what was chosen for it. */
export interface Use {
  readonly seat: Seat;
  /** Id of the card in the game; of a guardian or stronghold the library id. */
  readonly source: CardKey;
  /** Place of the effect in the card’s list. */
  readonly index: number;
  readonly effect: Effect;
  readonly target: Target | null;
}

/** How one operation of cards.md 5 works in Guardians when it happens. Operations, never cards: CARD-19. */
export interface OperationRules {
  /**
   * What a seat may choose, in canonical form; only `null`: nothing is chosen; nothing at all: it cannot be used now (CARD-13).
   * Looks only at what the seat sees.
   * @param source the card: its id in the game; of a guardian the library id.
   */
  targets(state: State, seat: Seat, effect: Effect, source: CardKey): Iterable<Target | null>;
  /** Makes it happen. What it was meant for may have gone meanwhile: then nothing happens (CARD-12). */
  apply(turn: GuardiansTurn, use: Use): void;
}

/** The rules of some operations, by name. */
export type OperationTable<T extends OperationName = OperationName> = { readonly [K in T]: OperationRules };

/** An operation for which nothing is chosen. */
export const nothingToChoose = (): readonly null[] => [null];

/** It can be used only while this holds; nothing is chosen. */
export const onlyWhile =
  (holds: (state: State, seat: Seat) => boolean): OperationRules['targets'] =>
  (state, seat) =>
    holds(state, seat) ? [null] : [];
