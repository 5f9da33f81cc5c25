import type { Id, Seat } from '#kernel';
import type { GuildTileId, ItemId, LeaderId, MageId, QuestId } from './content/ids.js';
import type { Action } from './content/vocabulary.js';
import type { Fight } from './fights/fight-state.js';
import type { Options } from './options.js';
import type { EndReason, Post, SecondChoice, Step } from './words.js';

/** A mage that belongs to a guild. */
export interface GuildMage {
  readonly id: MageId;
  damage: number;
  /** In the care center: not available (GUILD-027). */
  inCare: boolean;
  /** `null` until placed in step 5, and again from step 7 on. A mage that arrives later is passive (GUILD-058). */
  post: Post | null;
  /** The type of fight that it took part in this turn (GUILD-054). */
  used: 'quests' | 'combat' | null;
}

/** An object that belongs to a guild. */
export interface GuildObject {
  readonly id: ItemId;
  /** The mage that carries it. */
  mageId: MageId | null;
}

/** Effects on a guild that end with the turn. */
export interface TurnEffects {
  /** More dice in its next roll. */
  extraDice: number;
  /** Lowest dice of its next roll that are rolled again. */
  rerolls: number;
  /** Points of damage that shields still take off, by mage. */
  shields: Record<string, number>;
  /** The next recruitment ignores the requirement. */
  freeRecruitment: boolean;
  /** All bids ignore the requirement. */
  freeBids: boolean;
}

/** All that belongs to a seat. */
export interface Guild {
  readonly seat: Seat;
  tileId: GuildTileId;
  /** `null` until all have chosen. */
  leaderId: LeaderId | null;
  alignment: number;
  rubies: number;
  /** In the order in which they came. */
  mages: GuildMage[];
  objects: GuildObject[];
  /** Spells in hand: secret. */
  spells: ItemId[];
  /** Completed quests. */
  quests: QuestId[];
  /** Secret until all have chosen; `null` until chosen. */
  firstAction: Action | null;
  /** Secret until round 2; `null` until chosen. */
  secondAction: SecondChoice | null;
  effects: TurnEffects;
  /** Deadlines missed in a row. */
  missed: number;
  /** The step whose deadline was missed last: its answers are defaults, not the seat's own. */
  missedStep: Id<'step'> | null;
  absent: boolean;
  resigned: boolean;
}

/** A step that waits for seats. Who has still to answer follows from the rest of the state (`StepRules.asked`). */
export interface WaitingStep {
  readonly name: Step;
  readonly id: Id<'step'>;
}

/** An effect that its seat has to finish (GUILD-187). */
export type OpenEffect =
  | {
      readonly kind: 'pick';
      readonly seat: Seat;
      /** Drawn and not yet picked, in the order drawn: secret. */
      cards: ItemId[];
      /** Cards still to be kept. */
      due: number;
    }
  | {
      readonly kind: 'order';
      readonly seat: Seat;
      /** Shown and not yet placed: secret. */
      cards: QuestId[];
      /** Placed so far, the next one first: secret. */
      placed: QuestId[];
    };

/** The auction of a turn (GUILD-031). */
export interface Auction {
  /** Lots of this turn, in the order in which they entered the pile. */
  lots: MageId[];
  /** Answers by seat, lot by lot: the amount (secret), and whether the lot was passed for the seat. */
  answers: { amount: number; passed: boolean }[][];
}

/** Placement in progress, by seat. */
export interface Placement {
  /** The mages to place, in card order. */
  readonly mages: readonly MageId[];
  /** Active or not, for those placed so far: secret. */
  active: boolean[];
}

/** The events so far in the resolution of one action. */
export interface Resolution {
  readonly seat: Seat;
  readonly action: Action;
  readonly x2: boolean;
  /** The market: `offered` while it is open, the face-up card first when there is one. Drawn cards are secret. */
  market: { offered: ItemId[]; open: boolean; used: boolean };
  /** Discounts of Trade X2 that are left. */
  discounts: number;
  alignmentBought: boolean;
  /** Rubies of healing that the discount of Trade X2 still covers; `null` when none was put on healing. */
  healingDiscount: number | null;
  /** Rubies of healing that objects have covered. */
  savedByObjects: number;
  /** Drawn and not yet decided: secret. */
  drawnMages: MageId[];
  drawnLeaders: LeaderId[];
  powerUsed: boolean;
  bonusUsed: boolean;
  /** Quests X2: the question of the exchange has been answered. */
  swapAnswered: boolean;
  /** Combat X2: mages switched, and whether the change is over. */
  switched: MageId[];
  rearranged: boolean;
  /** The one thing that the action is about has been done. */
  done: boolean;
}

/** The objects on a quest that has been face up; damage of each monster, in card order. */
export interface QuestCard {
  damage: number[];
  rubies: number;
  objects: ItemId[];
}

/**
 * The seats that know which card lies at its place (in a deck or in a hand), beside the owner of a hand.
 * It follows the card while it is moved openly and ends when it is shuffled or moved in secret.
 */
export type Knowledge = Record<string, 'everyone' | Seat[]>;

/** A whole game of Guilds, as plain data. */
export interface State {
  readonly options: Options;
  readonly guilds: Guild[];
  /** Number of the turn; 0 during set-up. */
  turn: number;
  firstPlayer: Seat;
  /** The step that waits, or the last one that has been answered; `null` while automatic steps run. */
  step: WaitingStep | null;
  /** The effect on top of it, and its step: one deep. */
  effect: OpenEffect | null;
  effectStep: WaitingStep | null;
  /** Steps opened so far: makes their ids unique. */
  stepsOpened: number;
  items: { deck: ItemId[]; discard: ItemId[]; faceUp: ItemId | null };
  mages: { deck: MageId[]; faceUp: MageId | null; pile: MageId[]; removed: MageId[] };
  leaders: { deck: LeaderId[] };
  /** The first quest of the deck is face up. `seen`: quests that have been face up and are not completed. */
  quests: { deck: QuestId[]; seen: Record<string, QuestCard> };
  knowledge: Knowledge;
  /** Leaders dealt at set-up, by seat (secret), and the choice of each (secret until all have chosen). */
  dealtLeaders: LeaderId[][];
  chosenLeaders: (LeaderId | null)[];
  /** Seats that have ended the recovery of step 2. */
  recoveryEnded: Seat[];
  auction: Auction;
  /** The holder of the privilege whose question is open, and whether it has answered (GUILD-148). */
  privilege: { readonly seat: Seat; answered: boolean } | null;
  firstActionsRevealed: boolean;
  secondActionsRevealed: boolean;
  /** Seats that have looked at a hidden second action, by the seat that chose it. */
  secondActionSeenBy: Record<string, Seat[]>;
  /** By seat; `null` outside step 5. */
  placement: Placement[] | null;
  /** Step 5 has opened in this turn: from now on mages that arrive are passive (GUILD-058). */
  placementOpened: boolean;
  /** Objects assigned in this step 5 (GUILD-059). */
  movedObjects: ItemId[];
  /** 0 outside step 6. */
  round: 0 | 1 | 2;
  resolution: Resolution | null;
  /** Seats whose action of this round is over. */
  resolved: Seat[];
  fight: Fight | null;
  /** Times that each object was used this turn (GUILD-153). */
  uses: Record<string, number>;
  /** A quest was completed or a monster damaged in this turn (GUILD-156). */
  progress: boolean;
  idleTurns: number;
  over: EndReason | null;
}
