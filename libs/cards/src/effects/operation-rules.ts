import type { Seat, Turn } from '#kernel';
import type { CardKey } from '../ids.js';
import type { Effect } from '../schema/effect.js';

/** The effect that is carried out next: its seat, its card, and the choices for it. */
export interface Use<Target> {
  readonly seat: Seat;
  /** Id of the card in the game; of a guardian or stronghold the library id. */
  readonly source: CardKey;
  /** Place of the effect in the card's list. */
  readonly index: number;
  readonly effect: Effect;
  readonly target: Target | null;
}

/** The possible choices for an effect. */
export interface Targeting<State, Target> {
  /**
   * The choices of a seat, in canonical form; only `null`: nothing is chosen; nothing at all: it cannot be used now (CARD-13).
   * Looks only at what the seat sees.
   * @param source the card: its id in the game; of a guardian or stronghold the library id.
   */
  targets(state: State, seat: Seat, effect: Effect, source: CardKey): Iterable<Target | null>;
}

/** How one operation of cards.md 5 works in a game when it happens. Operations, never cards: CARD-19. */
export interface OperationRules<T extends Turn<unknown, never>, Target, Done = void> extends Targeting<
  T['state'],
  Target
> {
  /** Makes it happen. What it was meant for may have gone meanwhile: then nothing happens (CARD-12). */
  apply(turn: T, use: Use<Target>): Done;
}

/** An operation for which nothing is chosen. */
export const nothingToChoose = (): readonly null[] => [null];

/** It can be used only while this holds; nothing is chosen. */
export const onlyWhile =
  <State>(holds: (state: State, seat: Seat) => boolean) =>
  (state: State, seat: Seat): readonly null[] =>
    holds(state, seat) ? [null] : [];
