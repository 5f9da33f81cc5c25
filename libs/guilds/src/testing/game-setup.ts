import type { Seat } from '#kernel';
import type { GuildTileId, ItemId, LeaderId, MageId, QuestId } from '../content/ids.js';
import type { Action } from '../content/vocabulary.js';
import type { Options } from '../options.js';
import type { GuildMage, QuestCard } from '../state.js';
import type { SecondChoice } from '../words.js';

/** A guild as a test wants it. Absent fields are harmless: no mages, no items, 5 rubies, alignment 0. */
export interface GuildSetup {
  readonly tileId?: GuildTileId;
  readonly leaderId?: LeaderId;
  readonly alignment?: number;
  readonly rubies?: number;
  readonly mages?: readonly (MageId | (Pick<GuildMage, 'id'> & Partial<GuildMage>))[];
  readonly objects?: readonly (ItemId | { readonly id: ItemId; readonly mageId: MageId })[];
  readonly spells?: readonly ItemId[];
  /** Completed quests. */
  readonly quests?: readonly QuestId[];
  /** `work` when absent, where the step comes after the choice. */
  readonly firstAction?: Action;
  readonly secondAction?: SecondChoice;
}

/** Where the game stands. */
export type Moment =
  | 'setup.chooseLeader'
  | 'care.recover'
  | 'auction.bid'
  | 'actions.first'
  | 'actions.darkChange'
  | 'actions.second'
  | 'placement'
  | 'actions.lightChange';

/**
 * A game as a test wants it. Decks hold exactly the cards named, the first one on top; a deck that is not named holds
 * all cards that are nowhere else, in card order.
 */
export interface GameSetup {
  /** One for each seat, or their number; 2 when absent. */
  readonly guilds?: readonly GuildSetup[] | number;
  readonly options?: Partial<Options>;
  readonly turn?: number;
  readonly firstPlayer?: Seat;
  readonly idleTurns?: number;
  readonly itemDeck?: readonly ItemId[];
  readonly itemDiscard?: readonly ItemId[];
  readonly faceUpItem?: ItemId;
  readonly mageDeck?: readonly MageId[];
  readonly faceUpMage?: MageId;
  /** Mages in the auction pile, for the next turn. */
  readonly pile?: readonly MageId[];
  /** Lots of this turn, for the moment `auction.bid`. */
  readonly lots?: readonly MageId[];
  readonly leaderDeck?: readonly LeaderId[];
  /** Leaders dealt to each seat, for the moment `setup.chooseLeader`. */
  readonly dealtLeaders?: readonly (readonly LeaderId[])[];
  /** The first one is face up. */
  readonly questDeck?: readonly QuestId[];
  /** The objects on quests that have been face up. */
  readonly onQuests?: Readonly<Record<string, Partial<QuestCard>>>;
  /** The step that waits; `actions.first` when absent. Ignored with `resolving`. */
  readonly at?: Moment;
  /**
   * The action that is being resolved; in round 2 when it is an X2, otherwise in round 1. The other seats have had theirs.
   * Mages are placed as their `post` says, passive when it is absent.
   */
  readonly resolving?: { readonly seat: Seat; readonly action: Action; readonly x2?: boolean };
}
