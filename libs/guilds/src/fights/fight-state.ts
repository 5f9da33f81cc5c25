import type { Seat } from '#kernel';
import type { CommandOf } from '../commands.js';
import type { FighterId, MageId, QuestId } from '../content/ids.js';
import type { Element } from '../content/vocabulary.js';

/** A bonus of one mage or leader for the running fight, by a card or power (GUILD-108). */
export interface Boost {
  readonly seat: Seat;
  readonly fighterId: FighterId;
  readonly value: 'attack' | 'defense';
  readonly elements: readonly Element[];
  readonly amount: number;
}

/** A mage on a campaign. Monsters and groups count from 1; `null` on a quest without monsters. */
export interface SentMage {
  readonly mageId: MageId;
  readonly monster: number | null;
  readonly group: number | null;
}

/** One attempt at a quest, from the opening of `quest.plan` to its end (GUILD-180). */
export interface Campaign {
  readonly kind: 'campaign';
  readonly seat: Seat;
  readonly questId: QuestId;
  /** In the order sent. A mage that is removed from the game stays listed. */
  sent: SentMage[];
  /** The plan is closed. */
  started: boolean;
  /** Monsters whose combats and counter-attack are over. */
  passed: number[];
  /** Groups that have fought, by monster number. */
  fought: Record<string, number>;
  /** Monsters that have counter-attacked. */
  countered: number[];
  /** Monsters that may not counter-attack (`noCounterAttack`). */
  silenced: number[];
  /** No group attack is ignored (`groupAnyway`). */
  grouped: boolean;
  boosts: Boost[];
  /** Mages that took damage in this campaign. */
  hurt: MageId[];
  outcome: 'won' | 'failed' | null;
  /** Objects still to be left on the card. */
  objectsDue: number;
  /** Points of failure damage still to be assigned. */
  damageDue: number;
}

/** A fighter in a line: a mage, or the defender's leader. Columns count from 1. */
export interface LineMember<Fighter extends FighterId = FighterId> {
  readonly fighterId: Fighter;
  readonly column: number;
}

/** The answer of a participant in a round of cards; `null` is a pass. */
export type CombatPlay = Omit<CommandOf<'playCombatCard'>, 'type'> | null;

/** One fighter attacks another: `attackerId` is of the side that attacks in this wave. */
export interface Duel {
  readonly column: number;
  readonly attackerId: FighterId;
  readonly defenderId: FighterId;
}

/** A guild combat, from `declareAttack` to its end (GUILD-180). */
export interface Combat {
  readonly kind: 'combat';
  readonly attacker: Seat;
  readonly defender: Seat;
  /** The defending mages that have to line up: fixed when the combat begins. */
  readonly defenders: readonly MageId[];
  /** Lines as placed so far; secret until `revealed`. The leader is in `defense` once it has joined. */
  defense: LineMember[];
  front: LineMember<MageId>[];
  /** In the order placed. */
  back: LineMember<MageId>[];
  revealed: boolean;
  wave: 'attack' | 'counter' | null;
  /** Answers in the open round of cards before the wave, by seat: secret until all asked have answered. */
  plays: Record<string, CombatPlay>;
  /** No more cards are played before this wave. */
  cardsDone: boolean;
  /** Duels of the wave that have been fought or skipped. */
  fought: number;
  waveOver: boolean;
  /** Elements that the attacking side may not choose in this wave. */
  locked: Element[];
  boosts: Boost[];
  /** Mages that took damage in this wave. */
  hurt: MageId[];
  /** Fighters that have left the lines. */
  left: FighterId[];
  leaderBeaten: boolean;
  /** The defender's answer to whether it counter-attacks; `null` until asked. */
  counter: boolean | null;
  winner: Seat | null;
  decided: boolean;
  /** Booty cards still to be taken. */
  bootyDue: number;
}

/** The fight that is running. */
export type Fight = Campaign | Combat;
