import type { CardKey, InstanceId } from '#cards';
import type { Seat } from '#kernel';
import type { Target } from '../commands.js';
import type { Place } from '../words.js';

interface Done {
  readonly seat: Seat;
  /** An answer has taken its effect away; of influence: turned it round (GUARD-143). */
  cancelled: boolean;
}

/** A spell or hand item; its card lies in the discard pile already (GUARD-141). */
export interface CardPlay extends Done {
  readonly kind: 'CARD';
  readonly card: InstanceId;
  /** Places, in the card’s list, of the effects that happen. */
  readonly effects: readonly number[];
  readonly target: Target | null;
}

/** A command card that has been revealed, and no other contradicts (GUARD-093). */
export interface CommandPlay extends Done {
  readonly kind: 'COMMAND';
  readonly card: InstanceId;
}

/** Influence of a guardian (GUARD-135). */
export interface InfluencePlay extends Done {
  readonly kind: 'INFLUENCE';
  readonly guardian: CardKey;
  readonly receiver: InstanceId;
  /** Points that reach the creature. */
  readonly value: number;
}

/** A ranged attacker, which may be corrupted before it counts (GUARD-117, GUARD-131). */
export interface RangedPlay extends Done {
  readonly kind: 'RANGED';
  readonly card: InstanceId;
  readonly receiver: InstanceId;
}

/** A flight that was declared (GUARD-076, GUARD-077). */
export interface FlightPlay extends Done {
  readonly kind: 'FLIGHT';
  readonly path: readonly Place[];
}

/** Something that a seat has done and the other one may answer before it counts (GUARD-143). */
export type Play = CardPlay | CommandPlay | InfluencePlay | RangedPlay | FlightPlay;
export type PlayKind = Play['kind'];
export type PlayOf<K extends PlayKind> = Extract<Play, { kind: K }>;
