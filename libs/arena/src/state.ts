import type { CardId, CardKey, InstanceId, StrongholdPosition } from '#cards';
import type { StarterName } from '#cards/decks';
import type { Building, PlayableDeck } from '#cards/brought';
import type { PassUntil } from '#cards/flow';
import type { Instance } from '#cards/hidden';
import type { Support } from '#cards/totals';
import type { Priority, Seat } from '#kernel';
import type { Target } from './commands.js';
import type { Options } from './options.js';
import type { CombatKind, Place, Reason, Round, Stage } from './words.js';

/** A creature item with its bearer. */
export interface Item {
  readonly id: InstanceId;
  faceUp: boolean;
}

/** A creature or shield that lies ON or UNDER a stronghold or in the duel zone. */
export interface Placed {
  readonly id: InstanceId;
  faceUp: boolean;
  readonly items: Item[];
  /** Enemy seats that an effect has let look at it; forgotten when it moves (ARENA-ENG-10). */
  seenBy: Seat[];
}

export interface Stronghold {
  readonly card: CardId;
  deployed: boolean;
  ruin: boolean;
  on: Placed | null;
  under: Placed | null;
  upgrade: InstanceId | null;
  downgrade: InstanceId | null;
}

/** The prison shield and the creature under it (ARENA-PRS-01). One without the other does not last (ARENA-PRS-04). */
export interface Prison {
  shield: InstanceId | null;
  captive: InstanceId | null;
}

/** The side of the table of a seat. */
export interface Player {
  readonly seat: Seat;
  /** The starter deck that it plays, which lies open; `null` for any other deck. */
  starter: StarterName | null;
  /** `null` while a sealed deck is being built. */
  guardian: CardId | null;
  stones: number;
  strongholds: Record<StrongholdPosition, Stronghold> | null;
  /** The draw pile below the dominant, next card first. */
  pile: InstanceId[];
  /** The face-up card on top of the pile (ARENA-DOM-04). */
  dominant: InstanceId | null;
  /** In phase I the reserve hand; later the combat hand. In the order of coming. */
  hand: InstanceId[];
  depot: InstanceId[];
  /** Cards that an effect sends here while the rest is in hand stay here until the next pick-up (ARENA-DSC-05). */
  pen: InstanceId[];
  /** Oldest first. Public. */
  discard: InstanceId[];
  standardBearer: InstanceId | null;
  prison: Prison | null;
  victorious: InstanceId[];
  /** Its cards in hand, depot, pen or pile that all players know to be there (ARENA-ENG-10). */
  known: InstanceId[];
  /** Declared passes (`Passing` of the kernel); public. */
  passing: PassUntil | null;
}

/** A creature in a combat. */
export interface Fighter {
  readonly id: InstanceId;
  readonly seat: Seat;
  /** The one creature of the seat that a duel or raid combat is about, or one that joined it. */
  readonly part: 'DUELLIST' | 'SECONDARY';
  /** In its first confrontation: its modifiers count (ARENA-MOD-01). */
  fresh: boolean;
}

/** An effect of a spell, hand item, command or text that lasts in a combat. */
export interface InForce {
  /** Its name in this combat, for `CANCEL`: "effect-1". */
  readonly key: string;
  /** The owner of the effect. */
  readonly seat: Seat;
  readonly source: CardKey;
  /** Place of the effect in the card's list. */
  readonly effect: number;
  /** The creature chosen, where one was. */
  readonly target: InstanceId | null;
  readonly lasts: 'ROUND' | 'COMBAT';
  /** Takes part in conflicts of commands (ARENA-CMD-02), and can be cancelled as a command. */
  readonly command: boolean;
}

/** A shield laid on an enemy creature of the duel (ARENA-SHD-01). */
export interface DuelShield {
  readonly seat: Seat;
  readonly id: InstanceId;
  readonly on: InstanceId;
}

/** A vulnerable creature that has just appeared, and whose opponent is asked for a corruption (ARENA-COR-05). */
export interface Appearance {
  readonly id: InstanceId;
  /** Its seat; the other one is asked. */
  readonly seat: Seat;
  /** The continuation when it is not corrupted. */
  readonly then:
    | { readonly kind: 'JOIN' }
    | { readonly kind: 'INFLUENCE' | 'RANGED'; readonly stronghold: StrongholdPosition; readonly receiver: InstanceId };
}

/** A duel, or the combat of a raid (arena.md 4, states 8 to 17). */
export interface Combat {
  readonly kind: CombatKind;
  /** The stronghold of the passive seat that is fought over; `null` in the duel zone. */
  readonly stronghold: StrongholdPosition | null;
  round: Round;
  /** Every creature still in the combat: duellists first, then secondary attackers as they joined. */
  fighters: Fighter[];
  /** Seats whose duellist has left the combat. */
  gone: Seat[];
  /** The winner of the primary round; `null` for a tie, `undefined` before it is decided (absent in JSON). */
  primaryWinner?: Seat | null;
  /** The winner of the duel or raid combat, in the same form. */
  winner?: Seat | null;
  supports: Support[];
  inForce: InForce[];
  /** Effects made so far; numbers the keys. */
  effectsMade: number;
  shields: DuelShield[];
  /** Whether anything of this secondary round changed a creature, a total or a rule (ARENA-SEC-07). */
  engaged: boolean;
  /** Seats whose duellist's attack met an immune enemy duellist: its base counts nothing later (ARENA-IMM-02). */
  voided: Seat[];
  /** Seats that have paid their duellist's `SAVE` (ARENA-RES-04). */
  saved: Seat[];
  appearance: Appearance | null;
}

/** The choice of a seat in a sealed step; its meaning depends on the stage. `cards` grows in `EXCESS_DISCARD`. */
export interface Choice {
  readonly place?: Place | null;
  readonly stronghold?: StrongholdPosition;
  readonly from?: StrongholdPosition | null;
  readonly to?: StrongholdPosition | null;
  readonly card?: InstanceId | null;
}

/** The raid of a turn (ARENA-RAI). */
export interface Raid {
  /** The enemy stronghold that each seat attacks, by seat; `null` before it is named. */
  targets: [StrongholdPosition | null, StrongholdPosition | null];
  /** Seat whose stronghold a creature attacks undefended (state 24). */
  undefended: Seat | null;
  /** Seat whose shield found no opponent (state 25). */
  loneShield: Seat | null;
}

/** A challenge of a guardian that waits for an answer (state 31). */
export interface Challenge {
  readonly seat: Seat;
  readonly stones: number;
}

/** Acts of this turn that may not be done again (ARENA-GEN-11). */
export interface TurnMarks {
  /** Spells, hand items and corruptions played. */
  played: InstanceId[];
  joined: InstanceId[];
  /** Creatures under strongholds that used their ability (ARENA-RNG-03). */
  supported: InstanceId[];
  /** Activated abilities used: "seat, id of the card, number of the effect"; both seats may have the same guardian. */
  abilities: string[];
  /** Seats that have challenged, or passed in `CHALLENGE`. */
  challenged: Seat[];
  /** Seats that have destroyed, placed a terrain in this step. */
  terrainDestroyed: boolean;
  terrainPlaced: boolean;
  /** The seat that played `FIRST` last (cards.md 5.5). */
  first: Seat | null;
  /** A dominant was redrawn: Active is named again after the enlistment. */
  dominantRedrawn: boolean;
  /** Values of dominants that were left, by seat: they count on (`LEAVE_DOMINANT`). */
  dominantLeft: [number | null, number | null];
  skipToSettlement: boolean;
  /** The seat whose creature became victorious in this turn. */
  victor: Seat | null;
}

/** A bonus for the challenge, from a card played in `CHALLENGE` (ARENA-CHA-08). */
export interface ChallengeBonus {
  readonly seat: Seat;
  readonly source: CardKey;
  readonly effect: number;
}

/** The whole of a game. Plain JSON data. */
export interface State {
  readonly options: Options;
  readonly cards: Record<InstanceId, Instance>;
  readonly players: [Player, Player];
  turn: number;
  stage: Stage;
  /** Stages entered so far; numbers the steps. */
  stagesEntered: number;
  /** Active seat of the turn (ARENA-DOM-02); in turn 1 before the dominants, 0. */
  active: Seat;
  /** Seat that had the lower dominant: LUC applies to it at the next stock (ARENA-STK-04). */
  lower: Seat | null;
  /** The terrain of the duel zone (its owner is the card's). */
  terrain: InstanceId | null;
  /** The creature of each seat in the duel zone. */
  arena: [Placed | null, Placed | null];
  /** The open ALT window of the stage, in which the seats act or pass in turn (ARENA-GEN-04). */
  window: Priority | null;
  /** Seats asked in the open sealed stage, and what they have chosen. */
  sealed: { asked: Seat[]; choices: Record<string, Choice[]> } | null;
  combat: Combat | null;
  raid: Raid | null;
  challenge: Challenge | null;
  challengeBonuses: ChallengeBonus[];
  marks: TurnMarks;
  /** The decks that the seats brought: secret, and forgotten when the table is laid. */
  decks: [PlayableDeck, PlayableDeck] | null;
  building: [Building, Building] | null;
  over: { readonly reason: Reason; readonly winner: Seat | null } | null;
}

export type { Target };
