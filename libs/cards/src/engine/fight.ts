import type { Seat } from '#kernel';
import type { CardKey } from '../ids.js';
import type { Card } from '../schema/card-fields.js';
import type { Effect } from '../schema/effect.js';
import type { CardGame, CombatPlace, CombatRole, StrongholdPosition, TerrainType } from '../words.js';

/** An effect that is at work now. Which ones are, is for each game to say (cards.md 4.2). */
export interface Working {
  readonly source: CardKey;
  readonly card: Card;
  /** Place of the effect in the card's list. */
  readonly index: number;
  readonly effect: Effect;
  /** The owner of the effect. */
  readonly seat: Seat;
  /** In force as a command: it works on after a creature's first confrontation, and shows as one. */
  readonly command?: boolean;
  /** The bearer of an item; the creature chosen for an effect that chooses one. */
  readonly on?: CardKey | null;
  /** Of a stronghold and what is attached to it: whose stronghold it is. */
  readonly home?: Seat;
  /** Of a stronghold and what is attached to it: where it stands, seen from its owner. */
  readonly position?: StrongholdPosition;
}

/** The questions of the engine to a game about the creatures that meet now. Everything is read at once, nothing is kept. */
export interface Fight {
  readonly game: CardGame;
  readonly working: readonly Working[];
  /** The terrain fought over; `null` where none counts. */
  readonly terrain: TerrainType | null;
  cardOf(creature: CardKey): Card;
  seatOf(creature: CardKey): Seat;
  /** The creature, or guardian, that a creature faces; `null` when it faces none. */
  opponentOf(creature: CardKey): CardKey | null;
  /** The creature that an effect on the `OPPONENT` is for. */
  opponentFor(working: Working): CardKey | null;
  /** In its first confrontation, or in none: its printed immunities work. */
  isFresh(creature: CardKey): boolean;
  /** Whether an effect still counts for a creature that has been through its first confrontation. */
  outlasts(working: Working): boolean;
  /** Whether a seat fights at such a place; `IN_FRONT` is of the stronghold that the effect comes from. */
  isAt(seat: Seat, place: CombatPlace, working: Working): boolean;
  /** Whether a seat, or a creature of it, has this part in the fight; a seat alone is neither primary nor secondary. */
  hasRole(role: CombatRole, seat: Seat, creature: CardKey | null): boolean;
}

/**
 * No creature meets another: only what is printed counts.
 * @param cards each card and its owner, in any place.
 */
export const noFight = (game: CardGame, cards: Pick<Fight, 'cardOf' | 'seatOf'>): Fight => ({
  ...cards,
  game,
  working: [],
  terrain: null,
  opponentOf: () => null,
  opponentFor: () => null,
  isFresh: () => true,
  outlasts: () => false,
  isAt: () => false,
  hasRole: () => false,
});
