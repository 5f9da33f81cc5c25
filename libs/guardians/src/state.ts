import type { CardId, InstanceId, StrongholdPosition } from '#cards';
import type { StarterName } from '#cards/decks';
import type { Building, PlayableDeck } from '#cards/brought';
import type { PassUntil } from '#cards/flow';
import type { Instance } from '#cards/hidden';
import type { Priority, Seat } from '#kernel';
import type { Combat } from './combat/combat.js';
import type { Play } from './effects/play.js';
import type { Options } from './options.js';
import type { Placement } from './placement/placement-events.js';
import type { Reason, Space, Stage } from './words.js';

/** A creature in a stack, with the item that it carries (GUARD-046). */
export interface Creature {
  readonly id: InstanceId;
  item: InstanceId | null;
}

/** The creatures of a seat on a space: an army under its shield, or the garrison of a stronghold (GUARD-042). */
export interface Stack {
  shield: InstanceId | null;
  /** The shield has used its option of the turn (GUARD-064). */
  turned: boolean;
  /** In the order in which they came. Under a shield in the field not even their owner sees them in phase I (GUARD-039). */
  creatures: Creature[];
}

/** A terrain on a disputed land: a card of its type, or a creature that lies face down for one (GUARD-193, GUARD-195). */
export interface Terrain {
  readonly id: InstanceId;
  readonly owner: Seat;
  readonly faceDown: boolean;
}

/** A space of the board. */
export interface Ground {
  /** By seat; both only until their combat has ended (GUARD-050). */
  stacks: [Stack | null, Stack | null];
  terrain: Terrain | null;
}

/** A creature that lies face down under a stronghold until it is turned up (GUARD-047, GUARD-136). */
export interface Hidden extends Creature {
  faceUp: boolean;
}

export interface Stronghold {
  readonly card: CardId;
  ruin: boolean;
  under: Hidden | null;
  /** An upgrade of its owner’s, or a downgrade of the enemy’s: one slot for either (GUARD-044, GUARD-045). */
  works: InstanceId | null;
  /** The creature in an upgrade that holds one, face down (`HOLD`, cards.md 5.6). */
  held: InstanceId | null;
}

/** The cards of a seat besides its stacks. */
export interface Player {
  readonly seat: Seat;
  /** The starter deck that it plays, which lies open; `null` for any other deck. */
  starter: StarterName | null;
  /** `null` while a sealed deck is being built. */
  guardian: CardId | null;
  stones: number;
  strongholds: Record<StrongholdPosition, Stronghold> | null;
  /** Next card first. */
  pile: InstanceId[];
  /** The card turned up in II.A; it lies face up until the next I.A (GUARD-060). */
  dominant: InstanceId | null;
  /** The reserve hand, in the order of coming; empty after I.D (GUARD-037, GUARD-054). */
  hand: InstanceId[];
  depot: InstanceId[];
  pen: InstanceId[];
  /** Oldest first. Public. */
  discard: InstanceId[];
  /** Destroyed shields of the seat (GUARD-164). */
  shieldsLost: number;
  /** Its cards in hand, depot, pen or pile that all players know to be there (GUARD-227). */
  known: InstanceId[];
  /** Declared passes; public. */
  passing: PassUntil | null;
}

/** The open sealed step, until all who are asked have finished (GUARD-225). */
export interface Sealed {
  readonly asked: Seat[];
  readonly finished: Seat[];
}

/** The secret placement of a seat. */
export interface Placing {
  /** In the order in which the cards were laid. */
  placed: Placement[];
  /** How many cards it has taken back (GUARD-058). */
  takenBack: number;
}

/** Acts of this turn that may not be done again (GUARD-132). */
export interface TurnMarks {
  /** Spells, hand items and corruptions played. */
  played: InstanceId[];
  /** Activated abilities used: "seat, id of the card, number of the effect". */
  abilities: string[];
  /** Seats that have flown (GUARD-077). */
  flown: Seat[];
  /** Third steps that a seat has played and no shield has used (`EXTRA_STEP`). */
  extraSteps: Seat[];
  /** The seat that played `FIRST` last (cards.md 5.5). */
  claimedFirst: Seat | null;
  /** The value that a dominant keeps that was left, by seat (`LEAVE_DOMINANT`). */
  dominantLeft: [number | null, number | null];
  /** Phase III begins as soon as the dominants are settled (`SKIP_TO_SETTLEMENT`). */
  skipToSettlement: boolean;
  /** Seats whose standard bearer is a plain shield this turn (`DISCARD STANDARD_BEARER`). */
  plainBearers: Seat[];
}

/** The whole of a game. Plain JSON data. */
export interface State {
  readonly options: Options;
  readonly cards: Record<InstanceId, Instance>;
  readonly players: [Player, Player];
  readonly board: Record<Space, Ground>;
  turn: number;
  stage: Stage;
  /** Stages entered so far; numbers the steps. */
  stagesEntered: number;
  /** The seat whose turn it is to turn a shield; between turns the first one of the turn (GUARD-061). */
  active: Seat;
  /** Where the shield stands that has been turned and takes its option (GUARD-066). */
  option: Space | null;
  /** Where the creatures come from that reinforce it, once the first has gone (GUARD-084). */
  reinforcedFrom: Space | null;
  /** The first active seat of the turn just ended; in turn 1 SOUTH (GUARD-229). */
  first: Seat;
  /** The seat that had the lower dominant in the turn just ended: LUC applies to it (GUARD-034). */
  lower: Seat | null;
  /** Dominants that came from a discard pile and go back there at the end of the turn (GUARD-063). */
  borrowed: Seat[];
  /** Seats that have drawn their opening hand again (GUARD-024). */
  redrawn: Seat[];
  window: Priority | null;
  /** The acts that may be answered before they count, the last one last (GUARD-143). */
  plays: Play[];
  /** Things so done in the game; numbers the answers. */
  playsMade: number;
  combat: Combat | null;
  sealed: Sealed | null;
  /** I.C: what each seat lays; on the board only when both have finished. */
  placing: [Placing, Placing];
  /** I.D: the cards that each seat discards when both have chosen (GUARD-053). */
  excess: [InstanceId[], InstanceId[]];
  marks: TurnMarks;
  /** The decks that the seats brought: secret, and forgotten when the table is laid. */
  decks: [PlayableDeck, PlayableDeck] | null;
  building: [Building, Building] | null;
  over: { readonly reason: Reason; readonly winner: Seat | null } | null;
}
