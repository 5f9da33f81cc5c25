import type { CardKey, InstanceId } from '#cards';
import type { Support } from '#cards/totals';
import type { Seat } from '#kernel';
import type { Place, Space } from '../words.js';

/** A creature that has been played in a combat, or the guardian that is fought. It lies face up among those of its stack. */
export interface Fighter {
  /** Of a guardian its library id. */
  readonly id: CardKey;
  readonly seat: Seat;
  /** It came as command card: its other texts are idle (GUARD-098). */
  readonly command: boolean;
  /** In its first confrontation, or before it: its modifiers count (GUARD-121). */
  fresh: boolean;
  /** Lost a match-up: it lies there until the combat ends (GUARD-120). */
  beaten: boolean;
}

/** One creature against one creature (GUARD-105, GUARD-150). */
export interface Matchup {
  readonly kind: 'PRIMARY' | 'SECONDARY';
  /** Of a secondary match-up the seat that attacks; of a primary one the seat that moved. */
  readonly attacker: Seat;
  /** By seat. Who is no longer among the fighters has gone from it (GUARD-110). */
  readonly creatures: readonly [CardKey, CardKey];
}

/** A match-up that was compared: what the attack adds to later ones on the same target (GUARD-151). */
export interface Attack {
  readonly by: CardKey;
  readonly on: CardKey;
}

/** An effect of a spell, hand item, command or text that lasts in a combat. */
export interface InForce {
  readonly seat: Seat;
  readonly source: CardKey;
  /** Place of the effect in the card’s list. */
  readonly effect: number;
  /** The creature that it is for, where it is for one of the match-up. */
  readonly on: CardKey | null;
  readonly lasts: 'ROUND' | 'COMBAT';
  readonly command: boolean;
}

/** The command card of a seat (GUARD-093, GUARD-094). */
export interface Command {
  /** Secret until both are revealed; `null`: none. */
  readonly card: InstanceId | null;
  /** Its fate. */
  fate: 'COMMITTED' | 'REVEALED' | 'CANCELLED' | 'STANDS';
}

/** A shield that has come to another one of its seat, until one of the two is kept (GUARD-169). */
export interface Merging {
  readonly seat: Seat;
  readonly space: Space;
  /** The one that came; `null` onto a garrison, and when one has been kept. */
  shield: InstanceId | null;
  readonly turned: boolean;
}

/** A combat for a space, or the battle against a guardian (guardians.md 4.1). */
export interface Combat {
  readonly place: Place;
  /** Where the stack of the attacker lies: the place, or before a guardian the ruin from which it came. */
  readonly ground: Space;
  readonly attacker: Seat;
  /** The spaces of the attacker’s path, its start first, without the place itself (GUARD-168). */
  readonly path: readonly Space[];
  fighters: Fighter[];
  /** By seat; `null` before it has been asked. */
  commands: [Command | null, Command | null];
  /** Primary attackers that the seats have committed; secret until both are revealed (GUARD-105). */
  committed: [InstanceId | null, InstanceId | null];
  /** A creature has been sent at the guardian: there is one primary attacker (GUARD-184). */
  guardianMet: boolean;
  matchup: Matchup | null;
  /** Influence and ranged attacks of the present match-up (GUARD-139). */
  supports: Support[];
  attacks: Attack[];
  inForce: InForce[];
  /** The side with creatures left has stopped its secondary attacks (GUARD-156). */
  stopped: boolean;
  /** Shields of which a creature went from under them to the discard pile in this combat (GUARD-165). */
  bereaved: InstanceId[];
  /** The seat that has the space, when it is known; absent before. */
  winner?: Seat | null;
  merging: Merging | null;
}
