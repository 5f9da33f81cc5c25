// Written by `npm run client:types` from schema.graphql and documents.graphql: not to be changed by hand.
import type { TypedDocument } from '../typed-document.js';

/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** A game to end without a winner. */
export type AbandonGameInput = {
  /** A UUID of your choice. An accepted command happens once, even if sent again; a refused one is not remembered. */
  readonly commandId: string;
  /** Carry out the command on this version of the game only. */
  readonly expectedVersion?: number | null | undefined;
  /** The value of `Game.id`. */
  readonly gameId: string;
};

/** A bot to seat. */
export type AddBotInput = {
  /** The seat brings this base, as it is now, where the ruleset takes bases: one of yours, or one that is shared. */
  readonly baseId?: string | null | undefined;
  /** Name of a bot of the ruleset. */
  readonly bot: string;
  /** What the seat brings, in the field of the ruleset of the game. Secret until the game is over. Not together with `deckId` or `baseId`. */
  readonly brings?: GameBroughtInput | null | undefined;
  /** A UUID of your choice. An accepted command happens once, even if sent again; a refused one is not remembered. */
  readonly commandId: string;
  /** The seat brings this deck of yours, as it is now, where the ruleset takes decks. */
  readonly deckId?: string | null | undefined;
  /** Carry out the command on this version of the game only. */
  readonly expectedVersion?: number | null | undefined;
  /** The value of `Game.id`. */
  readonly gameId: string;
  /** The lowest free seat by default. */
  readonly seat?: number | null | undefined;
};

/** The subscription of a browser to Web Push, as its `PushSubscription` has it. */
export type AddPushChannelInput = {
  /** The secret of the subscription, in base64url. */
  readonly auth: string;
  /** The URL of its push service. */
  readonly endpoint: string;
  /** The public key of the browser, in base64url. */
  readonly p256dh: string;
};

/** The answer of your seat to the open proposal. */
export type AnswerProposalInput = {
  /** true: you agree. */
  readonly agrees: boolean;
  /** A UUID of your choice. An accepted command happens once, even if sent again; a refused one is not remembered. */
  readonly commandId: string;
  /** Carry out the command on this version of the game only. */
  readonly expectedVersion?: number | null | undefined;
  /** The value of `Game.id`. */
  readonly gameId: string;
  /** The number of the proposal. */
  readonly proposal: number;
};

/** Attaches a creature item to the creature ON an own stronghold (ARENA-ENL-03). */
export type ArenaAttachItemCommandInput = {
  /** Id of a card in this game. */
  readonly cardId: string;
  /** Position of the stronghold, seen from its owner. */
  readonly stronghold: ArenaStrongholdPosition;
};

/** Attaches an upgrade or a downgrade to a stronghold (ARENA-ENL-05). */
export type ArenaAttachUpgradeCommandInput = {
  /** Id of a card in this game. */
  readonly cardId: string;
  /** Position of the stronghold, seen from its owner. */
  readonly stronghold: ArenaStrongholdPosition;
  /** Number of a seat: 0 or 1. 0 to 1. */
  readonly targetSeat: number;
};

/** Discards a shield to cancel the challenge (ARENA-CHA-04). */
export type ArenaBlockChallengeCommandInput = {
  /** Id of a card in this game. */
  readonly cardId: string;
};

/** The deck or base that a player brings to a seat. */
export type ArenaBroughtInput = {
  /** A deck of one's own, legal in Arena (CARD-40 to CARD-47). */
  readonly deck?: ArenaDeckListInput | null | undefined;
  /** A starter deck. */
  readonly starter?: ArenaStarterName | null | undefined;
};

/** Throws the captive at its guardian (ARENA-CHA-01). */
export type ArenaChallengeGuardianCommandInput = {
  /** Stones to influence the captive with. 0 to 30. */
  readonly powerStones: number;
};

/** Sealed game: takes a guardian of the library. */
export type ArenaChooseGuardianCommandInput = {
  /** Id of a card of the library. */
  readonly cardId: string;
};

/** Names the enemy stronghold to raid, in secret (ARENA-RAI-03). */
export type ArenaChooseRaidTargetCommandInput = {
  /** Position of the stronghold, seen from its owner. */
  readonly stronghold: ArenaStrongholdPosition;
};

/** Sealed game: takes a stronghold of the library for its printed position. */
export type ArenaChooseStrongholdCommandInput = {
  /** Id of a card of the library. */
  readonly cardId: string;
};

/** A command of Guardians Arena: exactly one of its fields. */
export type ArenaCommandInput =
  {   /** Lets the challenge be decided (ARENA-CHA-04). Must be `true`. */
  readonly allowChallenge: boolean; readonly attachItem?: never; readonly attachUpgrade?: never; readonly blockChallenge?: never; readonly challengeGuardian?: never; readonly chooseGuardian?: never; readonly chooseRaidTarget?: never; readonly chooseStronghold?: never; readonly declarePasses?: never; readonly declineCorruption?: never; readonly declineSacrifice?: never; readonly deployStronghold?: never; readonly destroyTerrain?: never; readonly discardExcess?: never; readonly endTerrain?: never; readonly enterArena?: never; readonly finishDeck?: never; readonly joinDuel?: never; readonly leaveOut?: never; readonly moveGarrison?: never; readonly pass?: never; readonly placeGarrison?: never; readonly placeOnStronghold?: never; readonly placeTerrain?: never; readonly placeUnderStronghold?: never; readonly playCorruption?: never; readonly playDepotCard?: never; readonly playDuelShield?: never; readonly raiseStandardBearer?: never; readonly sacrificeStandardBearer?: never; readonly sacrificeTerrain?: never; readonly useAbility?: never; readonly useGuardianInfluence?: never; readonly useLoneShield?: never; readonly useStrongholdCreature?: never; readonly withdrawPasses?: never; }
  |  { readonly allowChallenge?: never;   /** Attaches a creature item to the creature ON an own stronghold (ARENA-ENL-03). */
  readonly attachItem: ArenaAttachItemCommandInput; readonly attachUpgrade?: never; readonly blockChallenge?: never; readonly challengeGuardian?: never; readonly chooseGuardian?: never; readonly chooseRaidTarget?: never; readonly chooseStronghold?: never; readonly declarePasses?: never; readonly declineCorruption?: never; readonly declineSacrifice?: never; readonly deployStronghold?: never; readonly destroyTerrain?: never; readonly discardExcess?: never; readonly endTerrain?: never; readonly enterArena?: never; readonly finishDeck?: never; readonly joinDuel?: never; readonly leaveOut?: never; readonly moveGarrison?: never; readonly pass?: never; readonly placeGarrison?: never; readonly placeOnStronghold?: never; readonly placeTerrain?: never; readonly placeUnderStronghold?: never; readonly playCorruption?: never; readonly playDepotCard?: never; readonly playDuelShield?: never; readonly raiseStandardBearer?: never; readonly sacrificeStandardBearer?: never; readonly sacrificeTerrain?: never; readonly useAbility?: never; readonly useGuardianInfluence?: never; readonly useLoneShield?: never; readonly useStrongholdCreature?: never; readonly withdrawPasses?: never; }
  |  { readonly allowChallenge?: never; readonly attachItem?: never;   /** Attaches an upgrade or a downgrade to a stronghold (ARENA-ENL-05). */
  readonly attachUpgrade: ArenaAttachUpgradeCommandInput; readonly blockChallenge?: never; readonly challengeGuardian?: never; readonly chooseGuardian?: never; readonly chooseRaidTarget?: never; readonly chooseStronghold?: never; readonly declarePasses?: never; readonly declineCorruption?: never; readonly declineSacrifice?: never; readonly deployStronghold?: never; readonly destroyTerrain?: never; readonly discardExcess?: never; readonly endTerrain?: never; readonly enterArena?: never; readonly finishDeck?: never; readonly joinDuel?: never; readonly leaveOut?: never; readonly moveGarrison?: never; readonly pass?: never; readonly placeGarrison?: never; readonly placeOnStronghold?: never; readonly placeTerrain?: never; readonly placeUnderStronghold?: never; readonly playCorruption?: never; readonly playDepotCard?: never; readonly playDuelShield?: never; readonly raiseStandardBearer?: never; readonly sacrificeStandardBearer?: never; readonly sacrificeTerrain?: never; readonly useAbility?: never; readonly useGuardianInfluence?: never; readonly useLoneShield?: never; readonly useStrongholdCreature?: never; readonly withdrawPasses?: never; }
  |  { readonly allowChallenge?: never; readonly attachItem?: never; readonly attachUpgrade?: never;   /** Discards a shield to cancel the challenge (ARENA-CHA-04). */
  readonly blockChallenge: ArenaBlockChallengeCommandInput; readonly challengeGuardian?: never; readonly chooseGuardian?: never; readonly chooseRaidTarget?: never; readonly chooseStronghold?: never; readonly declarePasses?: never; readonly declineCorruption?: never; readonly declineSacrifice?: never; readonly deployStronghold?: never; readonly destroyTerrain?: never; readonly discardExcess?: never; readonly endTerrain?: never; readonly enterArena?: never; readonly finishDeck?: never; readonly joinDuel?: never; readonly leaveOut?: never; readonly moveGarrison?: never; readonly pass?: never; readonly placeGarrison?: never; readonly placeOnStronghold?: never; readonly placeTerrain?: never; readonly placeUnderStronghold?: never; readonly playCorruption?: never; readonly playDepotCard?: never; readonly playDuelShield?: never; readonly raiseStandardBearer?: never; readonly sacrificeStandardBearer?: never; readonly sacrificeTerrain?: never; readonly useAbility?: never; readonly useGuardianInfluence?: never; readonly useLoneShield?: never; readonly useStrongholdCreature?: never; readonly withdrawPasses?: never; }
  |  { readonly allowChallenge?: never; readonly attachItem?: never; readonly attachUpgrade?: never; readonly blockChallenge?: never;   /** Throws the captive at its guardian (ARENA-CHA-01). */
  readonly challengeGuardian: ArenaChallengeGuardianCommandInput; readonly chooseGuardian?: never; readonly chooseRaidTarget?: never; readonly chooseStronghold?: never; readonly declarePasses?: never; readonly declineCorruption?: never; readonly declineSacrifice?: never; readonly deployStronghold?: never; readonly destroyTerrain?: never; readonly discardExcess?: never; readonly endTerrain?: never; readonly enterArena?: never; readonly finishDeck?: never; readonly joinDuel?: never; readonly leaveOut?: never; readonly moveGarrison?: never; readonly pass?: never; readonly placeGarrison?: never; readonly placeOnStronghold?: never; readonly placeTerrain?: never; readonly placeUnderStronghold?: never; readonly playCorruption?: never; readonly playDepotCard?: never; readonly playDuelShield?: never; readonly raiseStandardBearer?: never; readonly sacrificeStandardBearer?: never; readonly sacrificeTerrain?: never; readonly useAbility?: never; readonly useGuardianInfluence?: never; readonly useLoneShield?: never; readonly useStrongholdCreature?: never; readonly withdrawPasses?: never; }
  |  { readonly allowChallenge?: never; readonly attachItem?: never; readonly attachUpgrade?: never; readonly blockChallenge?: never; readonly challengeGuardian?: never;   /** Sealed game: takes a guardian of the library. */
  readonly chooseGuardian: ArenaChooseGuardianCommandInput; readonly chooseRaidTarget?: never; readonly chooseStronghold?: never; readonly declarePasses?: never; readonly declineCorruption?: never; readonly declineSacrifice?: never; readonly deployStronghold?: never; readonly destroyTerrain?: never; readonly discardExcess?: never; readonly endTerrain?: never; readonly enterArena?: never; readonly finishDeck?: never; readonly joinDuel?: never; readonly leaveOut?: never; readonly moveGarrison?: never; readonly pass?: never; readonly placeGarrison?: never; readonly placeOnStronghold?: never; readonly placeTerrain?: never; readonly placeUnderStronghold?: never; readonly playCorruption?: never; readonly playDepotCard?: never; readonly playDuelShield?: never; readonly raiseStandardBearer?: never; readonly sacrificeStandardBearer?: never; readonly sacrificeTerrain?: never; readonly useAbility?: never; readonly useGuardianInfluence?: never; readonly useLoneShield?: never; readonly useStrongholdCreature?: never; readonly withdrawPasses?: never; }
  |  { readonly allowChallenge?: never; readonly attachItem?: never; readonly attachUpgrade?: never; readonly blockChallenge?: never; readonly challengeGuardian?: never; readonly chooseGuardian?: never;   /** Names the enemy stronghold to raid, in secret (ARENA-RAI-03). */
  readonly chooseRaidTarget: ArenaChooseRaidTargetCommandInput; readonly chooseStronghold?: never; readonly declarePasses?: never; readonly declineCorruption?: never; readonly declineSacrifice?: never; readonly deployStronghold?: never; readonly destroyTerrain?: never; readonly discardExcess?: never; readonly endTerrain?: never; readonly enterArena?: never; readonly finishDeck?: never; readonly joinDuel?: never; readonly leaveOut?: never; readonly moveGarrison?: never; readonly pass?: never; readonly placeGarrison?: never; readonly placeOnStronghold?: never; readonly placeTerrain?: never; readonly placeUnderStronghold?: never; readonly playCorruption?: never; readonly playDepotCard?: never; readonly playDuelShield?: never; readonly raiseStandardBearer?: never; readonly sacrificeStandardBearer?: never; readonly sacrificeTerrain?: never; readonly useAbility?: never; readonly useGuardianInfluence?: never; readonly useLoneShield?: never; readonly useStrongholdCreature?: never; readonly withdrawPasses?: never; }
  |  { readonly allowChallenge?: never; readonly attachItem?: never; readonly attachUpgrade?: never; readonly blockChallenge?: never; readonly challengeGuardian?: never; readonly chooseGuardian?: never; readonly chooseRaidTarget?: never;   /** Sealed game: takes a stronghold of the library for its printed position. */
  readonly chooseStronghold: ArenaChooseStrongholdCommandInput; readonly declarePasses?: never; readonly declineCorruption?: never; readonly declineSacrifice?: never; readonly deployStronghold?: never; readonly destroyTerrain?: never; readonly discardExcess?: never; readonly endTerrain?: never; readonly enterArena?: never; readonly finishDeck?: never; readonly joinDuel?: never; readonly leaveOut?: never; readonly moveGarrison?: never; readonly pass?: never; readonly placeGarrison?: never; readonly placeOnStronghold?: never; readonly placeTerrain?: never; readonly placeUnderStronghold?: never; readonly playCorruption?: never; readonly playDepotCard?: never; readonly playDuelShield?: never; readonly raiseStandardBearer?: never; readonly sacrificeStandardBearer?: never; readonly sacrificeTerrain?: never; readonly useAbility?: never; readonly useGuardianInfluence?: never; readonly useLoneShield?: never; readonly useStrongholdCreature?: never; readonly withdrawPasses?: never; }
  |  { readonly allowChallenge?: never; readonly attachItem?: never; readonly attachUpgrade?: never; readonly blockChallenge?: never; readonly challengeGuardian?: never; readonly chooseGuardian?: never; readonly chooseRaidTarget?: never; readonly chooseStronghold?: never;   /** Declares, while the other seat has to decide, to pass for so long. Public. */
  readonly declarePasses: ArenaDeclarePassesCommandInput; readonly declineCorruption?: never; readonly declineSacrifice?: never; readonly deployStronghold?: never; readonly destroyTerrain?: never; readonly discardExcess?: never; readonly endTerrain?: never; readonly enterArena?: never; readonly finishDeck?: never; readonly joinDuel?: never; readonly leaveOut?: never; readonly moveGarrison?: never; readonly pass?: never; readonly placeGarrison?: never; readonly placeOnStronghold?: never; readonly placeTerrain?: never; readonly placeUnderStronghold?: never; readonly playCorruption?: never; readonly playDepotCard?: never; readonly playDuelShield?: never; readonly raiseStandardBearer?: never; readonly sacrificeStandardBearer?: never; readonly sacrificeTerrain?: never; readonly useAbility?: never; readonly useGuardianInfluence?: never; readonly useLoneShield?: never; readonly useStrongholdCreature?: never; readonly withdrawPasses?: never; }
  |  { readonly allowChallenge?: never; readonly attachItem?: never; readonly attachUpgrade?: never; readonly blockChallenge?: never; readonly challengeGuardian?: never; readonly chooseGuardian?: never; readonly chooseRaidTarget?: never; readonly chooseStronghold?: never; readonly declarePasses?: never;   /** Lets a creature that has just come act (ARENA-COR-06). Must be `true`. */
  readonly declineCorruption: boolean; readonly declineSacrifice?: never; readonly deployStronghold?: never; readonly destroyTerrain?: never; readonly discardExcess?: never; readonly endTerrain?: never; readonly enterArena?: never; readonly finishDeck?: never; readonly joinDuel?: never; readonly leaveOut?: never; readonly moveGarrison?: never; readonly pass?: never; readonly placeGarrison?: never; readonly placeOnStronghold?: never; readonly placeTerrain?: never; readonly placeUnderStronghold?: never; readonly playCorruption?: never; readonly playDepotCard?: never; readonly playDuelShield?: never; readonly raiseStandardBearer?: never; readonly sacrificeStandardBearer?: never; readonly sacrificeTerrain?: never; readonly useAbility?: never; readonly useGuardianInfluence?: never; readonly useLoneShield?: never; readonly useStrongholdCreature?: never; readonly withdrawPasses?: never; }
  |  { readonly allowChallenge?: never; readonly attachItem?: never; readonly attachUpgrade?: never; readonly blockChallenge?: never; readonly challengeGuardian?: never; readonly chooseGuardian?: never; readonly chooseRaidTarget?: never; readonly chooseStronghold?: never; readonly declarePasses?: never; readonly declineCorruption?: never;   /** Lets the undefended stronghold fall (ARENA-RAI-15). Must be `true`. */
  readonly declineSacrifice: boolean; readonly deployStronghold?: never; readonly destroyTerrain?: never; readonly discardExcess?: never; readonly endTerrain?: never; readonly enterArena?: never; readonly finishDeck?: never; readonly joinDuel?: never; readonly leaveOut?: never; readonly moveGarrison?: never; readonly pass?: never; readonly placeGarrison?: never; readonly placeOnStronghold?: never; readonly placeTerrain?: never; readonly placeUnderStronghold?: never; readonly playCorruption?: never; readonly playDepotCard?: never; readonly playDuelShield?: never; readonly raiseStandardBearer?: never; readonly sacrificeStandardBearer?: never; readonly sacrificeTerrain?: never; readonly useAbility?: never; readonly useGuardianInfluence?: never; readonly useLoneShield?: never; readonly useStrongholdCreature?: never; readonly withdrawPasses?: never; }
  |  { readonly allowChallenge?: never; readonly attachItem?: never; readonly attachUpgrade?: never; readonly blockChallenge?: never; readonly challengeGuardian?: never; readonly chooseGuardian?: never; readonly chooseRaidTarget?: never; readonly chooseStronghold?: never; readonly declarePasses?: never; readonly declineCorruption?: never; readonly declineSacrifice?: never;   /** Deploys a stronghold, in secret (ARENA-DEP-01). */
  readonly deployStronghold: ArenaDeployStrongholdCommandInput; readonly destroyTerrain?: never; readonly discardExcess?: never; readonly endTerrain?: never; readonly enterArena?: never; readonly finishDeck?: never; readonly joinDuel?: never; readonly leaveOut?: never; readonly moveGarrison?: never; readonly pass?: never; readonly placeGarrison?: never; readonly placeOnStronghold?: never; readonly placeTerrain?: never; readonly placeUnderStronghold?: never; readonly playCorruption?: never; readonly playDepotCard?: never; readonly playDuelShield?: never; readonly raiseStandardBearer?: never; readonly sacrificeStandardBearer?: never; readonly sacrificeTerrain?: never; readonly useAbility?: never; readonly useGuardianInfluence?: never; readonly useLoneShield?: never; readonly useStrongholdCreature?: never; readonly withdrawPasses?: never; }
  |  { readonly allowChallenge?: never; readonly attachItem?: never; readonly attachUpgrade?: never; readonly blockChallenge?: never; readonly challengeGuardian?: never; readonly chooseGuardian?: never; readonly chooseRaidTarget?: never; readonly chooseStronghold?: never; readonly declarePasses?: never; readonly declineCorruption?: never; readonly declineSacrifice?: never; readonly deployStronghold?: never;   /** Destroys the terrain of the duel zone (ARENA-TER-02). Must be `true`. */
  readonly destroyTerrain: boolean; readonly discardExcess?: never; readonly endTerrain?: never; readonly enterArena?: never; readonly finishDeck?: never; readonly joinDuel?: never; readonly leaveOut?: never; readonly moveGarrison?: never; readonly pass?: never; readonly placeGarrison?: never; readonly placeOnStronghold?: never; readonly placeTerrain?: never; readonly placeUnderStronghold?: never; readonly playCorruption?: never; readonly playDepotCard?: never; readonly playDuelShield?: never; readonly raiseStandardBearer?: never; readonly sacrificeStandardBearer?: never; readonly sacrificeTerrain?: never; readonly useAbility?: never; readonly useGuardianInfluence?: never; readonly useLoneShield?: never; readonly useStrongholdCreature?: never; readonly withdrawPasses?: never; }
  |  { readonly allowChallenge?: never; readonly attachItem?: never; readonly attachUpgrade?: never; readonly blockChallenge?: never; readonly challengeGuardian?: never; readonly chooseGuardian?: never; readonly chooseRaidTarget?: never; readonly chooseStronghold?: never; readonly declarePasses?: never; readonly declineCorruption?: never; readonly declineSacrifice?: never; readonly deployStronghold?: never; readonly destroyTerrain?: never;   /** Chooses one card to discard down to seven (ARENA-DSC-01). */
  readonly discardExcess: ArenaDiscardExcessCommandInput; readonly endTerrain?: never; readonly enterArena?: never; readonly finishDeck?: never; readonly joinDuel?: never; readonly leaveOut?: never; readonly moveGarrison?: never; readonly pass?: never; readonly placeGarrison?: never; readonly placeOnStronghold?: never; readonly placeTerrain?: never; readonly placeUnderStronghold?: never; readonly playCorruption?: never; readonly playDepotCard?: never; readonly playDuelShield?: never; readonly raiseStandardBearer?: never; readonly sacrificeStandardBearer?: never; readonly sacrificeTerrain?: never; readonly useAbility?: never; readonly useGuardianInfluence?: never; readonly useLoneShield?: never; readonly useStrongholdCreature?: never; readonly withdrawPasses?: never; }
  |  { readonly allowChallenge?: never; readonly attachItem?: never; readonly attachUpgrade?: never; readonly blockChallenge?: never; readonly challengeGuardian?: never; readonly chooseGuardian?: never; readonly chooseRaidTarget?: never; readonly chooseStronghold?: never; readonly declarePasses?: never; readonly declineCorruption?: never; readonly declineSacrifice?: never; readonly deployStronghold?: never; readonly destroyTerrain?: never; readonly discardExcess?: never;   /** Ends the terrain step (ARENA-TER-01). Must be `true`. */
  readonly endTerrain: boolean; readonly enterArena?: never; readonly finishDeck?: never; readonly joinDuel?: never; readonly leaveOut?: never; readonly moveGarrison?: never; readonly pass?: never; readonly placeGarrison?: never; readonly placeOnStronghold?: never; readonly placeTerrain?: never; readonly placeUnderStronghold?: never; readonly playCorruption?: never; readonly playDepotCard?: never; readonly playDuelShield?: never; readonly raiseStandardBearer?: never; readonly sacrificeStandardBearer?: never; readonly sacrificeTerrain?: never; readonly useAbility?: never; readonly useGuardianInfluence?: never; readonly useLoneShield?: never; readonly useStrongholdCreature?: never; readonly withdrawPasses?: never; }
  |  { readonly allowChallenge?: never; readonly attachItem?: never; readonly attachUpgrade?: never; readonly blockChallenge?: never; readonly challengeGuardian?: never; readonly chooseGuardian?: never; readonly chooseRaidTarget?: never; readonly chooseStronghold?: never; readonly declarePasses?: never; readonly declineCorruption?: never; readonly declineSacrifice?: never; readonly deployStronghold?: never; readonly destroyTerrain?: never; readonly discardExcess?: never; readonly endTerrain?: never;   /** Sends the creature of a place into the duel zone, or none (ARENA-ENT-01). */
  readonly enterArena: ArenaEnterArenaCommandInput; readonly finishDeck?: never; readonly joinDuel?: never; readonly leaveOut?: never; readonly moveGarrison?: never; readonly pass?: never; readonly placeGarrison?: never; readonly placeOnStronghold?: never; readonly placeTerrain?: never; readonly placeUnderStronghold?: never; readonly playCorruption?: never; readonly playDepotCard?: never; readonly playDuelShield?: never; readonly raiseStandardBearer?: never; readonly sacrificeStandardBearer?: never; readonly sacrificeTerrain?: never; readonly useAbility?: never; readonly useGuardianInfluence?: never; readonly useLoneShield?: never; readonly useStrongholdCreature?: never; readonly withdrawPasses?: never; }
  |  { readonly allowChallenge?: never; readonly attachItem?: never; readonly attachUpgrade?: never; readonly blockChallenge?: never; readonly challengeGuardian?: never; readonly chooseGuardian?: never; readonly chooseRaidTarget?: never; readonly chooseStronghold?: never; readonly declarePasses?: never; readonly declineCorruption?: never; readonly declineSacrifice?: never; readonly deployStronghold?: never; readonly destroyTerrain?: never; readonly discardExcess?: never; readonly endTerrain?: never; readonly enterArena?: never;   /** Sealed game: the deck is built; the rules choose the rest. Must be `true`. */
  readonly finishDeck: boolean; readonly joinDuel?: never; readonly leaveOut?: never; readonly moveGarrison?: never; readonly pass?: never; readonly placeGarrison?: never; readonly placeOnStronghold?: never; readonly placeTerrain?: never; readonly placeUnderStronghold?: never; readonly playCorruption?: never; readonly playDepotCard?: never; readonly playDuelShield?: never; readonly raiseStandardBearer?: never; readonly sacrificeStandardBearer?: never; readonly sacrificeTerrain?: never; readonly useAbility?: never; readonly useGuardianInfluence?: never; readonly useLoneShield?: never; readonly useStrongholdCreature?: never; readonly withdrawPasses?: never; }
  |  { readonly allowChallenge?: never; readonly attachItem?: never; readonly attachUpgrade?: never; readonly blockChallenge?: never; readonly challengeGuardian?: never; readonly chooseGuardian?: never; readonly chooseRaidTarget?: never; readonly chooseStronghold?: never; readonly declarePasses?: never; readonly declineCorruption?: never; readonly declineSacrifice?: never; readonly deployStronghold?: never; readonly destroyTerrain?: never; readonly discardExcess?: never; readonly endTerrain?: never; readonly enterArena?: never; readonly finishDeck?: never;   /** Joins a creature to the duel as a secondary attacker (ARENA-SEC-03). */
  readonly joinDuel: ArenaJoinDuelCommandInput; readonly leaveOut?: never; readonly moveGarrison?: never; readonly pass?: never; readonly placeGarrison?: never; readonly placeOnStronghold?: never; readonly placeTerrain?: never; readonly placeUnderStronghold?: never; readonly playCorruption?: never; readonly playDepotCard?: never; readonly playDuelShield?: never; readonly raiseStandardBearer?: never; readonly sacrificeStandardBearer?: never; readonly sacrificeTerrain?: never; readonly useAbility?: never; readonly useGuardianInfluence?: never; readonly useLoneShield?: never; readonly useStrongholdCreature?: never; readonly withdrawPasses?: never; }
  |  { readonly allowChallenge?: never; readonly attachItem?: never; readonly attachUpgrade?: never; readonly blockChallenge?: never; readonly challengeGuardian?: never; readonly chooseGuardian?: never; readonly chooseRaidTarget?: never; readonly chooseStronghold?: never; readonly declarePasses?: never; readonly declineCorruption?: never; readonly declineSacrifice?: never; readonly deployStronghold?: never; readonly destroyTerrain?: never; readonly discardExcess?: never; readonly endTerrain?: never; readonly enterArena?: never; readonly finishDeck?: never; readonly joinDuel?: never;   /** Sealed game: leaves one copy of a card out of the deck. */
  readonly leaveOut: ArenaLeaveOutCommandInput; readonly moveGarrison?: never; readonly pass?: never; readonly placeGarrison?: never; readonly placeOnStronghold?: never; readonly placeTerrain?: never; readonly placeUnderStronghold?: never; readonly playCorruption?: never; readonly playDepotCard?: never; readonly playDuelShield?: never; readonly raiseStandardBearer?: never; readonly sacrificeStandardBearer?: never; readonly sacrificeTerrain?: never; readonly useAbility?: never; readonly useGuardianInfluence?: never; readonly useLoneShield?: never; readonly useStrongholdCreature?: never; readonly withdrawPasses?: never; }
  |  { readonly allowChallenge?: never; readonly attachItem?: never; readonly attachUpgrade?: never; readonly blockChallenge?: never; readonly challengeGuardian?: never; readonly chooseGuardian?: never; readonly chooseRaidTarget?: never; readonly chooseStronghold?: never; readonly declarePasses?: never; readonly declineCorruption?: never; readonly declineSacrifice?: never; readonly deployStronghold?: never; readonly destroyTerrain?: never; readonly discardExcess?: never; readonly endTerrain?: never; readonly enterArena?: never; readonly finishDeck?: never; readonly joinDuel?: never; readonly leaveOut?: never;   /** Moves a card between own strongholds, in secret; both null: none (ARENA-RAI-04). */
  readonly moveGarrison: ArenaMoveGarrisonCommandInput; readonly pass?: never; readonly placeGarrison?: never; readonly placeOnStronghold?: never; readonly placeTerrain?: never; readonly placeUnderStronghold?: never; readonly playCorruption?: never; readonly playDepotCard?: never; readonly playDuelShield?: never; readonly raiseStandardBearer?: never; readonly sacrificeStandardBearer?: never; readonly sacrificeTerrain?: never; readonly useAbility?: never; readonly useGuardianInfluence?: never; readonly useLoneShield?: never; readonly useStrongholdCreature?: never; readonly withdrawPasses?: never; }
  |  { readonly allowChallenge?: never; readonly attachItem?: never; readonly attachUpgrade?: never; readonly blockChallenge?: never; readonly challengeGuardian?: never; readonly chooseGuardian?: never; readonly chooseRaidTarget?: never; readonly chooseStronghold?: never; readonly declarePasses?: never; readonly declineCorruption?: never; readonly declineSacrifice?: never; readonly deployStronghold?: never; readonly destroyTerrain?: never; readonly discardExcess?: never; readonly endTerrain?: never; readonly enterArena?: never; readonly finishDeck?: never; readonly joinDuel?: never; readonly leaveOut?: never; readonly moveGarrison?: never;   /** Does nothing; the window closes when both pass in a row (ARENA-GEN-04). Must be `true`. */
  readonly pass: boolean; readonly placeGarrison?: never; readonly placeOnStronghold?: never; readonly placeTerrain?: never; readonly placeUnderStronghold?: never; readonly playCorruption?: never; readonly playDepotCard?: never; readonly playDuelShield?: never; readonly raiseStandardBearer?: never; readonly sacrificeStandardBearer?: never; readonly sacrificeTerrain?: never; readonly useAbility?: never; readonly useGuardianInfluence?: never; readonly useLoneShield?: never; readonly useStrongholdCreature?: never; readonly withdrawPasses?: never; }
  |  { readonly allowChallenge?: never; readonly attachItem?: never; readonly attachUpgrade?: never; readonly blockChallenge?: never; readonly challengeGuardian?: never; readonly chooseGuardian?: never; readonly chooseRaidTarget?: never; readonly chooseStronghold?: never; readonly declarePasses?: never; readonly declineCorruption?: never; readonly declineSacrifice?: never; readonly deployStronghold?: never; readonly destroyTerrain?: never; readonly discardExcess?: never; readonly endTerrain?: never; readonly enterArena?: never; readonly finishDeck?: never; readonly joinDuel?: never; readonly leaveOut?: never; readonly moveGarrison?: never; readonly pass?: never;   /** Puts a card ON the own targeted stronghold, in secret, or none (ARENA-RAI-05). */
  readonly placeGarrison: ArenaPlaceGarrisonCommandInput; readonly placeOnStronghold?: never; readonly placeTerrain?: never; readonly placeUnderStronghold?: never; readonly playCorruption?: never; readonly playDepotCard?: never; readonly playDuelShield?: never; readonly raiseStandardBearer?: never; readonly sacrificeStandardBearer?: never; readonly sacrificeTerrain?: never; readonly useAbility?: never; readonly useGuardianInfluence?: never; readonly useLoneShield?: never; readonly useStrongholdCreature?: never; readonly withdrawPasses?: never; }
  |  { readonly allowChallenge?: never; readonly attachItem?: never; readonly attachUpgrade?: never; readonly blockChallenge?: never; readonly challengeGuardian?: never; readonly chooseGuardian?: never; readonly chooseRaidTarget?: never; readonly chooseStronghold?: never; readonly declarePasses?: never; readonly declineCorruption?: never; readonly declineSacrifice?: never; readonly deployStronghold?: never; readonly destroyTerrain?: never; readonly discardExcess?: never; readonly endTerrain?: never; readonly enterArena?: never; readonly finishDeck?: never; readonly joinDuel?: never; readonly leaveOut?: never; readonly moveGarrison?: never; readonly pass?: never; readonly placeGarrison?: never;   /** Puts a creature or a shield face down ON an own stronghold (ARENA-ENL-02). */
  readonly placeOnStronghold: ArenaPlaceOnStrongholdCommandInput; readonly placeTerrain?: never; readonly placeUnderStronghold?: never; readonly playCorruption?: never; readonly playDepotCard?: never; readonly playDuelShield?: never; readonly raiseStandardBearer?: never; readonly sacrificeStandardBearer?: never; readonly sacrificeTerrain?: never; readonly useAbility?: never; readonly useGuardianInfluence?: never; readonly useLoneShield?: never; readonly useStrongholdCreature?: never; readonly withdrawPasses?: never; }
  |  { readonly allowChallenge?: never; readonly attachItem?: never; readonly attachUpgrade?: never; readonly blockChallenge?: never; readonly challengeGuardian?: never; readonly chooseGuardian?: never; readonly chooseRaidTarget?: never; readonly chooseStronghold?: never; readonly declarePasses?: never; readonly declineCorruption?: never; readonly declineSacrifice?: never; readonly deployStronghold?: never; readonly destroyTerrain?: never; readonly discardExcess?: never; readonly endTerrain?: never; readonly enterArena?: never; readonly finishDeck?: never; readonly joinDuel?: never; readonly leaveOut?: never; readonly moveGarrison?: never; readonly pass?: never; readonly placeGarrison?: never; readonly placeOnStronghold?: never;   /** Places a terrain in the duel zone (ARENA-TER-03). */
  readonly placeTerrain: ArenaPlaceTerrainCommandInput; readonly placeUnderStronghold?: never; readonly playCorruption?: never; readonly playDepotCard?: never; readonly playDuelShield?: never; readonly raiseStandardBearer?: never; readonly sacrificeStandardBearer?: never; readonly sacrificeTerrain?: never; readonly useAbility?: never; readonly useGuardianInfluence?: never; readonly useLoneShield?: never; readonly useStrongholdCreature?: never; readonly withdrawPasses?: never; }
  |  { readonly allowChallenge?: never; readonly attachItem?: never; readonly attachUpgrade?: never; readonly blockChallenge?: never; readonly challengeGuardian?: never; readonly chooseGuardian?: never; readonly chooseRaidTarget?: never; readonly chooseStronghold?: never; readonly declarePasses?: never; readonly declineCorruption?: never; readonly declineSacrifice?: never; readonly deployStronghold?: never; readonly destroyTerrain?: never; readonly discardExcess?: never; readonly endTerrain?: never; readonly enterArena?: never; readonly finishDeck?: never; readonly joinDuel?: never; readonly leaveOut?: never; readonly moveGarrison?: never; readonly pass?: never; readonly placeGarrison?: never; readonly placeOnStronghold?: never; readonly placeTerrain?: never;   /** Puts a creature face down UNDER an own stronghold (ARENA-ENL-04). */
  readonly placeUnderStronghold: ArenaPlaceUnderStrongholdCommandInput; readonly playCorruption?: never; readonly playDepotCard?: never; readonly playDuelShield?: never; readonly raiseStandardBearer?: never; readonly sacrificeStandardBearer?: never; readonly sacrificeTerrain?: never; readonly useAbility?: never; readonly useGuardianInfluence?: never; readonly useLoneShield?: never; readonly useStrongholdCreature?: never; readonly withdrawPasses?: never; }
  |  { readonly allowChallenge?: never; readonly attachItem?: never; readonly attachUpgrade?: never; readonly blockChallenge?: never; readonly challengeGuardian?: never; readonly chooseGuardian?: never; readonly chooseRaidTarget?: never; readonly chooseStronghold?: never; readonly declarePasses?: never; readonly declineCorruption?: never; readonly declineSacrifice?: never; readonly deployStronghold?: never; readonly destroyTerrain?: never; readonly discardExcess?: never; readonly endTerrain?: never; readonly enterArena?: never; readonly finishDeck?: never; readonly joinDuel?: never; readonly leaveOut?: never; readonly moveGarrison?: never; readonly pass?: never; readonly placeGarrison?: never; readonly placeOnStronghold?: never; readonly placeTerrain?: never; readonly placeUnderStronghold?: never;   /** Corrupts an enemy creature in the combat (ARENA-COR-02). */
  readonly playCorruption: ArenaPlayCorruptionCommandInput; readonly playDepotCard?: never; readonly playDuelShield?: never; readonly raiseStandardBearer?: never; readonly sacrificeStandardBearer?: never; readonly sacrificeTerrain?: never; readonly useAbility?: never; readonly useGuardianInfluence?: never; readonly useLoneShield?: never; readonly useStrongholdCreature?: never; readonly withdrawPasses?: never; }
  |  { readonly allowChallenge?: never; readonly attachItem?: never; readonly attachUpgrade?: never; readonly blockChallenge?: never; readonly challengeGuardian?: never; readonly chooseGuardian?: never; readonly chooseRaidTarget?: never; readonly chooseStronghold?: never; readonly declarePasses?: never; readonly declineCorruption?: never; readonly declineSacrifice?: never; readonly deployStronghold?: never; readonly destroyTerrain?: never; readonly discardExcess?: never; readonly endTerrain?: never; readonly enterArena?: never; readonly finishDeck?: never; readonly joinDuel?: never; readonly leaveOut?: never; readonly moveGarrison?: never; readonly pass?: never; readonly placeGarrison?: never; readonly placeOnStronghold?: never; readonly placeTerrain?: never; readonly placeUnderStronghold?: never; readonly playCorruption?: never;   /** Plays a spell or a hand item (ARENA-SPL-01). */
  readonly playDepotCard: ArenaPlayDepotCardCommandInput; readonly playDuelShield?: never; readonly raiseStandardBearer?: never; readonly sacrificeStandardBearer?: never; readonly sacrificeTerrain?: never; readonly useAbility?: never; readonly useGuardianInfluence?: never; readonly useLoneShield?: never; readonly useStrongholdCreature?: never; readonly withdrawPasses?: never; }
  |  { readonly allowChallenge?: never; readonly attachItem?: never; readonly attachUpgrade?: never; readonly blockChallenge?: never; readonly challengeGuardian?: never; readonly chooseGuardian?: never; readonly chooseRaidTarget?: never; readonly chooseStronghold?: never; readonly declarePasses?: never; readonly declineCorruption?: never; readonly declineSacrifice?: never; readonly deployStronghold?: never; readonly destroyTerrain?: never; readonly discardExcess?: never; readonly endTerrain?: never; readonly enterArena?: never; readonly finishDeck?: never; readonly joinDuel?: never; readonly leaveOut?: never; readonly moveGarrison?: never; readonly pass?: never; readonly placeGarrison?: never; readonly placeOnStronghold?: never; readonly placeTerrain?: never; readonly placeUnderStronghold?: never; readonly playCorruption?: never; readonly playDepotCard?: never;   /** Lays a shield against an enemy creature (ARENA-SHD-01, ARENA-SHD-03). */
  readonly playDuelShield: ArenaPlayDuelShieldCommandInput; readonly raiseStandardBearer?: never; readonly sacrificeStandardBearer?: never; readonly sacrificeTerrain?: never; readonly useAbility?: never; readonly useGuardianInfluence?: never; readonly useLoneShield?: never; readonly useStrongholdCreature?: never; readonly withdrawPasses?: never; }
  |  { readonly allowChallenge?: never; readonly attachItem?: never; readonly attachUpgrade?: never; readonly blockChallenge?: never; readonly challengeGuardian?: never; readonly chooseGuardian?: never; readonly chooseRaidTarget?: never; readonly chooseStronghold?: never; readonly declarePasses?: never; readonly declineCorruption?: never; readonly declineSacrifice?: never; readonly deployStronghold?: never; readonly destroyTerrain?: never; readonly discardExcess?: never; readonly endTerrain?: never; readonly enterArena?: never; readonly finishDeck?: never; readonly joinDuel?: never; readonly leaveOut?: never; readonly moveGarrison?: never; readonly pass?: never; readonly placeGarrison?: never; readonly placeOnStronghold?: never; readonly placeTerrain?: never; readonly placeUnderStronghold?: never; readonly playCorruption?: never; readonly playDepotCard?: never; readonly playDuelShield?: never;   /** Attaches a standard bearer to the guardian (ARENA-ENL-07). */
  readonly raiseStandardBearer: ArenaRaiseStandardBearerCommandInput; readonly sacrificeStandardBearer?: never; readonly sacrificeTerrain?: never; readonly useAbility?: never; readonly useGuardianInfluence?: never; readonly useLoneShield?: never; readonly useStrongholdCreature?: never; readonly withdrawPasses?: never; }
  |  { readonly allowChallenge?: never; readonly attachItem?: never; readonly attachUpgrade?: never; readonly blockChallenge?: never; readonly challengeGuardian?: never; readonly chooseGuardian?: never; readonly chooseRaidTarget?: never; readonly chooseStronghold?: never; readonly declarePasses?: never; readonly declineCorruption?: never; readonly declineSacrifice?: never; readonly deployStronghold?: never; readonly destroyTerrain?: never; readonly discardExcess?: never; readonly endTerrain?: never; readonly enterArena?: never; readonly finishDeck?: never; readonly joinDuel?: never; readonly leaveOut?: never; readonly moveGarrison?: never; readonly pass?: never; readonly placeGarrison?: never; readonly placeOnStronghold?: never; readonly placeTerrain?: never; readonly placeUnderStronghold?: never; readonly playCorruption?: never; readonly playDepotCard?: never; readonly playDuelShield?: never; readonly raiseStandardBearer?: never;   /** Destroys the own standard bearer and the enemy's (ARENA-ENL-08). Must be `true`. */
  readonly sacrificeStandardBearer: boolean; readonly sacrificeTerrain?: never; readonly useAbility?: never; readonly useGuardianInfluence?: never; readonly useLoneShield?: never; readonly useStrongholdCreature?: never; readonly withdrawPasses?: never; }
  |  { readonly allowChallenge?: never; readonly attachItem?: never; readonly attachUpgrade?: never; readonly blockChallenge?: never; readonly challengeGuardian?: never; readonly chooseGuardian?: never; readonly chooseRaidTarget?: never; readonly chooseStronghold?: never; readonly declarePasses?: never; readonly declineCorruption?: never; readonly declineSacrifice?: never; readonly deployStronghold?: never; readonly destroyTerrain?: never; readonly discardExcess?: never; readonly endTerrain?: never; readonly enterArena?: never; readonly finishDeck?: never; readonly joinDuel?: never; readonly leaveOut?: never; readonly moveGarrison?: never; readonly pass?: never; readonly placeGarrison?: never; readonly placeOnStronghold?: never; readonly placeTerrain?: never; readonly placeUnderStronghold?: never; readonly playCorruption?: never; readonly playDepotCard?: never; readonly playDuelShield?: never; readonly raiseStandardBearer?: never; readonly sacrificeStandardBearer?: never;   /** Sacrifices a terrain to save an undefended stronghold (ARENA-RAI-15). */
  readonly sacrificeTerrain: ArenaSacrificeTerrainCommandInput; readonly useAbility?: never; readonly useGuardianInfluence?: never; readonly useLoneShield?: never; readonly useStrongholdCreature?: never; readonly withdrawPasses?: never; }
  |  { readonly allowChallenge?: never; readonly attachItem?: never; readonly attachUpgrade?: never; readonly blockChallenge?: never; readonly challengeGuardian?: never; readonly chooseGuardian?: never; readonly chooseRaidTarget?: never; readonly chooseStronghold?: never; readonly declarePasses?: never; readonly declineCorruption?: never; readonly declineSacrifice?: never; readonly deployStronghold?: never; readonly destroyTerrain?: never; readonly discardExcess?: never; readonly endTerrain?: never; readonly enterArena?: never; readonly finishDeck?: never; readonly joinDuel?: never; readonly leaveOut?: never; readonly moveGarrison?: never; readonly pass?: never; readonly placeGarrison?: never; readonly placeOnStronghold?: never; readonly placeTerrain?: never; readonly placeUnderStronghold?: never; readonly playCorruption?: never; readonly playDepotCard?: never; readonly playDuelShield?: never; readonly raiseStandardBearer?: never; readonly sacrificeStandardBearer?: never; readonly sacrificeTerrain?: never;   /** Uses an activated ability of a card in play (ARENA-ENL-11). */
  readonly useAbility: ArenaUseAbilityCommandInput; readonly useGuardianInfluence?: never; readonly useLoneShield?: never; readonly useStrongholdCreature?: never; readonly withdrawPasses?: never; }
  |  { readonly allowChallenge?: never; readonly attachItem?: never; readonly attachUpgrade?: never; readonly blockChallenge?: never; readonly challengeGuardian?: never; readonly chooseGuardian?: never; readonly chooseRaidTarget?: never; readonly chooseStronghold?: never; readonly declarePasses?: never; readonly declineCorruption?: never; readonly declineSacrifice?: never; readonly deployStronghold?: never; readonly destroyTerrain?: never; readonly discardExcess?: never; readonly endTerrain?: never; readonly enterArena?: never; readonly finishDeck?: never; readonly joinDuel?: never; readonly leaveOut?: never; readonly moveGarrison?: never; readonly pass?: never; readonly placeGarrison?: never; readonly placeOnStronghold?: never; readonly placeTerrain?: never; readonly placeUnderStronghold?: never; readonly playCorruption?: never; readonly playDepotCard?: never; readonly playDuelShield?: never; readonly raiseStandardBearer?: never; readonly sacrificeStandardBearer?: never; readonly sacrificeTerrain?: never; readonly useAbility?: never;   /** Spends a power stone: the guardian's influence for a creature (ARENA-INF-02). */
  readonly useGuardianInfluence: ArenaUseGuardianInfluenceCommandInput; readonly useLoneShield?: never; readonly useStrongholdCreature?: never; readonly withdrawPasses?: never; }
  |  { readonly allowChallenge?: never; readonly attachItem?: never; readonly attachUpgrade?: never; readonly blockChallenge?: never; readonly challengeGuardian?: never; readonly chooseGuardian?: never; readonly chooseRaidTarget?: never; readonly chooseStronghold?: never; readonly declarePasses?: never; readonly declineCorruption?: never; readonly declineSacrifice?: never; readonly deployStronghold?: never; readonly destroyTerrain?: never; readonly discardExcess?: never; readonly endTerrain?: never; readonly enterArena?: never; readonly finishDeck?: never; readonly joinDuel?: never; readonly leaveOut?: never; readonly moveGarrison?: never; readonly pass?: never; readonly placeGarrison?: never; readonly placeOnStronghold?: never; readonly placeTerrain?: never; readonly placeUnderStronghold?: never; readonly playCorruption?: never; readonly playDepotCard?: never; readonly playDuelShield?: never; readonly raiseStandardBearer?: never; readonly sacrificeStandardBearer?: never; readonly sacrificeTerrain?: never; readonly useAbility?: never; readonly useGuardianInfluence?: never;   /** Uses a shield without opponent; `place` is the enemy place to capture at (ARENA-RAI-16). */
  readonly useLoneShield: ArenaUseLoneShieldCommandInput; readonly useStrongholdCreature?: never; readonly withdrawPasses?: never; }
  |  { readonly allowChallenge?: never; readonly attachItem?: never; readonly attachUpgrade?: never; readonly blockChallenge?: never; readonly challengeGuardian?: never; readonly chooseGuardian?: never; readonly chooseRaidTarget?: never; readonly chooseStronghold?: never; readonly declarePasses?: never; readonly declineCorruption?: never; readonly declineSacrifice?: never; readonly deployStronghold?: never; readonly destroyTerrain?: never; readonly discardExcess?: never; readonly endTerrain?: never; readonly enterArena?: never; readonly finishDeck?: never; readonly joinDuel?: never; readonly leaveOut?: never; readonly moveGarrison?: never; readonly pass?: never; readonly placeGarrison?: never; readonly placeOnStronghold?: never; readonly placeTerrain?: never; readonly placeUnderStronghold?: never; readonly playCorruption?: never; readonly playDepotCard?: never; readonly playDuelShield?: never; readonly raiseStandardBearer?: never; readonly sacrificeStandardBearer?: never; readonly sacrificeTerrain?: never; readonly useAbility?: never; readonly useGuardianInfluence?: never; readonly useLoneShield?: never;   /** Uses a creature UNDER an own stronghold for a creature in the combat (ARENA-RNG-03). */
  readonly useStrongholdCreature: ArenaUseStrongholdCreatureCommandInput; readonly withdrawPasses?: never; }
  |  { readonly allowChallenge?: never; readonly attachItem?: never; readonly attachUpgrade?: never; readonly blockChallenge?: never; readonly challengeGuardian?: never; readonly chooseGuardian?: never; readonly chooseRaidTarget?: never; readonly chooseStronghold?: never; readonly declarePasses?: never; readonly declineCorruption?: never; readonly declineSacrifice?: never; readonly deployStronghold?: never; readonly destroyTerrain?: never; readonly discardExcess?: never; readonly endTerrain?: never; readonly enterArena?: never; readonly finishDeck?: never; readonly joinDuel?: never; readonly leaveOut?: never; readonly moveGarrison?: never; readonly pass?: never; readonly placeGarrison?: never; readonly placeOnStronghold?: never; readonly placeTerrain?: never; readonly placeUnderStronghold?: never; readonly playCorruption?: never; readonly playDepotCard?: never; readonly playDuelShield?: never; readonly raiseStandardBearer?: never; readonly sacrificeStandardBearer?: never; readonly sacrificeTerrain?: never; readonly useAbility?: never; readonly useGuardianInfluence?: never; readonly useLoneShield?: never; readonly useStrongholdCreature?: never;   /** Takes declared passes back. Must be `true`. */
  readonly withdrawPasses: boolean; };

/** A card of a deck, and how many of it. */
export type ArenaDeckEntryInput = {
  /** Id of a card of the library. */
  readonly cardId: string;
  /** Number of copies in the deck. 1 to 60. */
  readonly copies: number;
};

/** A deck: one guardian, three strongholds and a draw pile (cards.md 8). */
export type ArenaDeckListInput = {
  /** In any order; a card that stands twice counts together. At most 110 entries. */
  readonly cards: ReadonlyArray<ArenaDeckEntryInput>;
};

/** Declares, while the other seat has to decide, to pass for so long. Public. */
export type ArenaDeclarePassesCommandInput = {
  /** The duration. */
  readonly until: ArenaPassUntil;
};

/** Deploys a stronghold, in secret (ARENA-DEP-01). */
export type ArenaDeployStrongholdCommandInput = {
  /** The left or the right one. */
  readonly side: ArenaSide;
};

/** Chooses one card to discard down to seven (ARENA-DSC-01). */
export type ArenaDiscardExcessCommandInput = {
  /** Id of a card in this game. */
  readonly cardId: string;
};

/** Sends the creature of a place into the duel zone, or none (ARENA-ENT-01). */
export type ArenaEnterArenaCommandInput = {
  /** Where it is. */
  readonly place?: ArenaPlace | null | undefined;
};

/** Joins a creature to the duel as a secondary attacker (ARENA-SEC-03). */
export type ArenaJoinDuelCommandInput = {
  /** Id of a card in this game. */
  readonly cardId: string;
};

/** Sealed game: leaves one copy of a card out of the deck. */
export type ArenaLeaveOutCommandInput = {
  /** Id of a card of the library. */
  readonly cardId: string;
};

/** The act of a shield without opponent (ARENA-RAI-16). */
export type ArenaLoneShieldMode =
  /** It captures a creature. */
  | 'CAPTURE'
  /** It destroys the standard bearer of the enemy. */
  | 'DESTROY_STANDARD_BEARER'
  /** It goes home. */
  | 'NOTHING';

/** Moves a card between own strongholds, in secret; both null: none (ARENA-RAI-04). */
export type ArenaMoveGarrisonCommandInput = {
  /** The place that it comes from. */
  readonly from?: ArenaStrongholdPosition | null | undefined;
  /** The place that it goes to. */
  readonly to?: ArenaStrongholdPosition | null | undefined;
};

/** From which set the boosters of a sealed game come. */
export type ArenaOptionsBoosterSet =
  /** Boosters of the Kilns. */
  | 'K'
  /** Boosters of every set. */
  | 'MIXED'
  /** Boosters of the High Pastures. */
  | 'P'
  /** Boosters of the Wayside. */
  | 'W';

/** Whether seats bring decks, or build them from boosters. */
export type ArenaOptionsDecks =
  /** Every seat brings a deck. */
  | 'BROUGHT'
  /** Every seat builds a deck from boosters. */
  | 'SEALED';

/** The options of a game, chosen by its opener. */
export type ArenaOptionsInput = {
  /** From which set the boosters of a sealed game come. */
  readonly boosterSet?: ArenaOptionsBoosterSet;
  /** Boosters a seat opens in a sealed game. 4 to 7. */
  readonly boosters?: number;
  /** Seconds for each decision; null: no deadline. 10 to 604800. */
  readonly decisionSeconds?: number | null | undefined;
  /** Whether seats bring decks, or build them from boosters. */
  readonly decks?: ArenaOptionsDecks;
  /** The last turn (ARENA-END-07). 10 to 100. */
  readonly turnLimit?: number;
};

/** Time for which passes are declared ahead: the open window, the combat, the turn, or until they are taken back. */
export type ArenaPassUntil =
  /** Until the combat that is on is over. */
  | 'COMBAT'
  /** Until the seat takes them back. */
  | 'GAME'
  /** Until the end of the turn. */
  | 'TURN'
  /** Until the open window closes. */
  | 'WINDOW';

/** A place of a seat's: on or under one of its strongholds, or in the duel zone. */
export type ArenaPlace =
  /** In the duel zone. */
  | 'DUEL_ZONE'
  /** On the center stronghold. */
  | 'ON_CENTER'
  /** On the left stronghold. */
  | 'ON_LEFT'
  /** On the right stronghold. */
  | 'ON_RIGHT'
  /** Under the center stronghold. */
  | 'UNDER_CENTER'
  /** Under the left stronghold. */
  | 'UNDER_LEFT'
  /** Under the right stronghold. */
  | 'UNDER_RIGHT';

/** Puts a card ON the own targeted stronghold, in secret, or none (ARENA-RAI-05). */
export type ArenaPlaceGarrisonCommandInput = {
  /** Id of a card in this game. */
  readonly cardId?: string | null | undefined;
};

/** Puts a creature or a shield face down ON an own stronghold (ARENA-ENL-02). */
export type ArenaPlaceOnStrongholdCommandInput = {
  /** Id of a card in this game. */
  readonly cardId: string;
  /** Position of the stronghold, seen from its owner. */
  readonly stronghold: ArenaStrongholdPosition;
};

/** Places a terrain in the duel zone (ARENA-TER-03). */
export type ArenaPlaceTerrainCommandInput = {
  /** Id of a card in this game. */
  readonly cardId: string;
};

/** Puts a creature face down UNDER an own stronghold (ARENA-ENL-04). */
export type ArenaPlaceUnderStrongholdCommandInput = {
  /** Id of a card in this game. */
  readonly cardId: string;
  /** Position of the stronghold, seen from its owner. */
  readonly stronghold: ArenaStrongholdPosition;
};

/** Corrupts an enemy creature in the combat (ARENA-COR-02). */
export type ArenaPlayCorruptionCommandInput = {
  /** Id of a card in this game. */
  readonly cardId: string;
  /** Id of a card in this game. */
  readonly targetCardId: string;
};

/** Plays a spell or a hand item (ARENA-SPL-01). */
export type ArenaPlayDepotCardCommandInput = {
  /** Id of a card in this game. */
  readonly cardId: string;
  /** Its target; null where nothing is to be chosen. */
  readonly target?: ArenaTargetInput | null | undefined;
};

/** Lays a shield against an enemy creature (ARENA-SHD-01, ARENA-SHD-03). */
export type ArenaPlayDuelShieldCommandInput = {
  /** Id of a card in this game. */
  readonly cardId: string;
  /** Id of a card in this game. */
  readonly targetCardId: string;
};

/** Attaches a standard bearer to the guardian (ARENA-ENL-07). */
export type ArenaRaiseStandardBearerCommandInput = {
  /** Id of a card in this game. */
  readonly cardId: string;
};

/** Sacrifices a terrain to save an undefended stronghold (ARENA-RAI-15). */
export type ArenaSacrificeTerrainCommandInput = {
  /** Id of a card in this game. */
  readonly cardId: string;
};

/** One of the two outer positions. */
export type ArenaSide =
  /** At the left of its owner. */
  | 'LEFT'
  /** At the right of its owner. */
  | 'RIGHT';

/** A deck that is there from the start. */
export type ArenaStarterName =
  /** The deck of the High Pastures. */
  | 'HIGH_PASTURES'
  /** The deck of the Hollow Tide. */
  | 'HOLLOW_TIDE'
  /** The deck of the Kilns. */
  | 'KILNS'
  /** The deck of the Lantern Court. */
  | 'LANTERN_COURT';

/** An ability of a creature under a stronghold (ARENA-RNG-03). */
export type ArenaStrongholdAbility =
  /** It gives influence. */
  | 'INFLUENCE'
  /** It makes its ranged attack. */
  | 'RANGED';

/** The position of a stronghold, seen from its owner. */
export type ArenaStrongholdPosition =
  /** Before its owner. */
  | 'CENTER'
  /** At the left of its owner. */
  | 'LEFT'
  /** At the right of its owner. */
  | 'RIGHT';

/** The target of a card or ability (cards.md 5). */
export type ArenaTargetInput = {
  /** A creature in the combat, or a card in play, whose face the seat sees. */
  readonly cardId?: string | null | undefined;
  /** An effect in force in this combat. */
  readonly effectKey?: string | null | undefined;
  /** The place that it comes from. */
  readonly from?: ArenaStrongholdPosition | null | undefined;
  /** The place of a face-down card of the enemy. */
  readonly place?: ArenaPlace | null | undefined;
  /** The place that it goes to. */
  readonly to?: ArenaStrongholdPosition | null | undefined;
};

/** Uses an activated ability of a card in play (ARENA-ENL-11). */
export type ArenaUseAbilityCommandInput = {
  /** Id of a card in this game. */
  readonly cardId: string;
  /** Its target; null where nothing is to be chosen. */
  readonly target?: ArenaTargetInput | null | undefined;
};

/** Spends a power stone: the guardian's influence for a creature (ARENA-INF-02). */
export type ArenaUseGuardianInfluenceCommandInput = {
  /** Id of a card in this game. */
  readonly targetCardId: string;
};

/** Uses a shield without opponent; `place` is the enemy place to capture at (ARENA-RAI-16). */
export type ArenaUseLoneShieldCommandInput = {
  /** The act of the shield. */
  readonly mode: ArenaLoneShieldMode;
  /** Where it is. */
  readonly place?: ArenaPlace | null | undefined;
};

/** Uses a creature UNDER an own stronghold for a creature in the combat (ARENA-RNG-03). */
export type ArenaUseStrongholdCreatureCommandInput = {
  /** The ability of the creature under the stronghold. */
  readonly ability: ArenaStrongholdAbility;
  /** Position of the stronghold, seen from its owner. */
  readonly stronghold: ArenaStrongholdPosition;
  /** Id of a card in this game. */
  readonly targetCardId: string;
};

/** Days of the week on which no clock runs. */
export type CalendarInput = {
  /** Days of the week that do not count, from 1 for Monday to 7 for Sunday. */
  readonly daysOff: ReadonlyArray<number>;
  /** Minutes by which its days begin before those of UTC, from -720 to 840. */
  readonly utcOffset?: number;
};

/** Changes of notification settings; what is left out stays. */
export type ChangeNotificationsInput = {
  /** How long messages are gathered. */
  readonly digest?: NotificationDigest | null | undefined;
  /** When the daily digest is sent, such as `08:00`. */
  readonly digestAt?: string | null | undefined;
  /** What you are told. */
  readonly events?: ReadonlyArray<NotificationEvent> | null | undefined;
  /** The language of the messages. */
  readonly locale?: Locale | null | undefined;
  /** When nothing is sent; null for no such hours. */
  readonly quietHours?: NotificationQuietHoursInput | null | undefined;
  /** An IANA name such as `Europe/Paris`. */
  readonly timeZone?: string | null | undefined;
  /** 1 to 72 hours. */
  readonly warningHours?: number | null | undefined;
};

/** A new plan of a season that has no round yet. */
export type ChangeSeasonPlanInput = {
  /** A UUID of your choice. An accepted command happens once, even if sent again; a refused one is not remembered. */
  readonly commandId: string;
  /** Carry out the command at exactly this version of the league, or return `LeagueConflict`. */
  readonly expectedVersion?: number | null | undefined;
  /** The value of `League.id`. */
  readonly leagueId: string;
  /** Number of the season. */
  readonly number: number;
  /** The ruleset, with the options of its games. */
  readonly options: GameOptionsInput;
  /** The whole plan of the season. */
  readonly plan: LeaguePlanInput;
  /** The reason, which is public: 1 to 500 characters. */
  readonly reason: string;
  /** Version of the ruleset for the whole season; by default the newest. */
  readonly rulesVersion?: string | null | undefined;
};

/** Villain sheets that fight for a side. */
export type ClashAllianceInput = {
  /** Id of a sheet of the content: a hero, a companion or a villain. */
  readonly sheet: string;
  /** A side of heroes. */
  readonly side: ClashSide;
};

/** Number of articles that a side has won. */
export type ClashAmountArticlesInput = {
  /** A side, as a condition names it. */
  readonly side: ClashConditionSide;
};

/** Number of times that a hero has done something in this game. */
export type ClashAmountDeedInput = {
  /** The figures that it refers to. */
  readonly of: ClashFiguresInput;
  /** The number that is compared, or counted. */
  readonly what: ClashDeed;
};

/** Number of heroes of a side that are out of action. */
export type ClashAmountHeroesOut =
  /** Side A. */
  | 'A'
  /** Side B. */
  | 'B'
  /** The side against it. */
  | 'OTHER'
  /** The side that is looked at. */
  | 'SIDE';

/** A number of the game. */
export type ClashAmountInput =
  {   /** Number of articles that a side has won. */
  readonly articles: ClashAmountArticlesInput; readonly count?: never; readonly damage?: never; readonly deed?: never; readonly heroesAtStart?: never; readonly heroesOut?: never; readonly outBy?: never; readonly passed?: never; readonly tokens?: never; readonly track?: never; readonly turn?: never; readonly value?: never; }
  |  { readonly articles?: never;   /** Number of figures that fit. */
  readonly count: ClashFiguresInput; readonly damage?: never; readonly deed?: never; readonly heroesAtStart?: never; readonly heroesOut?: never; readonly outBy?: never; readonly passed?: never; readonly tokens?: never; readonly track?: never; readonly turn?: never; readonly value?: never; }
  |  { readonly articles?: never; readonly count?: never;   /** Damage of these figures together. */
  readonly damage: ClashFiguresInput; readonly deed?: never; readonly heroesAtStart?: never; readonly heroesOut?: never; readonly outBy?: never; readonly passed?: never; readonly tokens?: never; readonly track?: never; readonly turn?: never; readonly value?: never; }
  |  { readonly articles?: never; readonly count?: never; readonly damage?: never;   /** Number of times that a hero has done something in this game. */
  readonly deed: ClashAmountDeedInput; readonly heroesAtStart?: never; readonly heroesOut?: never; readonly outBy?: never; readonly passed?: never; readonly tokens?: never; readonly track?: never; readonly turn?: never; readonly value?: never; }
  |  { readonly articles?: never; readonly count?: never; readonly damage?: never; readonly deed?: never;   /** Heroes that the game began with, out of action or not. */
  readonly heroesAtStart: boolean; readonly heroesOut?: never; readonly outBy?: never; readonly passed?: never; readonly tokens?: never; readonly track?: never; readonly turn?: never; readonly value?: never; }
  |  { readonly articles?: never; readonly count?: never; readonly damage?: never; readonly deed?: never; readonly heroesAtStart?: never;   /** Number of heroes of a side that are out of action. */
  readonly heroesOut: ClashAmountHeroesOut; readonly outBy?: never; readonly passed?: never; readonly tokens?: never; readonly track?: never; readonly turn?: never; readonly value?: never; }
  |  { readonly articles?: never; readonly count?: never; readonly damage?: never; readonly deed?: never; readonly heroesAtStart?: never; readonly heroesOut?: never;   /** Number of villains that a side has put out of action. */
  readonly outBy: ClashAmountOutByInput; readonly passed?: never; readonly tokens?: never; readonly track?: never; readonly turn?: never; readonly value?: never; }
  |  { readonly articles?: never; readonly count?: never; readonly damage?: never; readonly deed?: never; readonly heroesAtStart?: never; readonly heroesOut?: never; readonly outBy?: never;   /** Number of times that a test was passed. */
  readonly passed: ClashAmountPassedInput; readonly tokens?: never; readonly track?: never; readonly turn?: never; readonly value?: never; }
  |  { readonly articles?: never; readonly count?: never; readonly damage?: never; readonly deed?: never; readonly heroesAtStart?: never; readonly heroesOut?: never; readonly outBy?: never; readonly passed?: never;   /** Number of tokens of this kind on the board. */
  readonly tokens: string; readonly track?: never; readonly turn?: never; readonly value?: never; }
  |  { readonly articles?: never; readonly count?: never; readonly damage?: never; readonly deed?: never; readonly heroesAtStart?: never; readonly heroesOut?: never; readonly outBy?: never; readonly passed?: never; readonly tokens?: never;   /** The value of the progress track. */
  readonly track: boolean; readonly turn?: never; readonly value?: never; }
  |  { readonly articles?: never; readonly count?: never; readonly damage?: never; readonly deed?: never; readonly heroesAtStart?: never; readonly heroesOut?: never; readonly outBy?: never; readonly passed?: never; readonly tokens?: never; readonly track?: never;   /** The number of the turn. */
  readonly turn: boolean; readonly value?: never; }
  |  { readonly articles?: never; readonly count?: never; readonly damage?: never; readonly deed?: never; readonly heroesAtStart?: never; readonly heroesOut?: never; readonly outBy?: never; readonly passed?: never; readonly tokens?: never; readonly track?: never; readonly turn?: never;   /** A value of a figure. */
  readonly value: ClashAmountValueInput; };

/** Number of villains that a side has put out of action. */
export type ClashAmountOutByInput = {
  /** Of which sheet; absent: of any villain. */
  readonly sheet?: string | null | undefined;
  /** A side, as a condition names it. */
  readonly side: ClashConditionSide;
};

/** Number of times that a test was passed. */
export type ClashAmountPassedInput = {
  /** A side, as a condition names it. */
  readonly side?: ClashConditionSide | null | undefined;
  /** Id of the test. */
  readonly test: string;
};

/** A value of a figure. */
export type ClashAmountValueInput = {
  /** The value of the sheet. */
  readonly characteristic: ClashCharacteristic;
  /** The figures that it refers to. */
  readonly of: ClashFiguresInput;
};

/** Printed size of an article, which sets its points. */
export type ClashArticleSize =
  /** The main article of a page. */
  | 'LARGE'
  /** Half as large as the main article. */
  | 'MEDIUM'
  /** A short notice. */
  | 'SMALL';

/** The seat that answers the question. */
export type ClashAskedSeat =
  /** The seat of the hero whose command caused it. */
  | 'CAUSE'
  /** The seat of the acting hero. */
  | 'OWNER'
  /** The seat of the target of the attack. */
  | 'TARGET';

/** The winner when the last turn is over. */
export type ClashAtTurnLimit =
  /** The side with the better front page. */
  | 'PAGES'
  /** The villain wins. */
  | 'VILLAIN';

/** Attacks an enemy (CLASH-135). */
export type ClashAttackCommandInput = {
  /** Id of a figure: the active hero, or one of its sidekicks. */
  readonly figureId: string;
  /** Beside the target, or from afar. */
  readonly mode: ClashAttackMode;
  /** Id of the figure that is aimed at, as in `figures` of the view. */
  readonly targetId: string;
};

/** Whether an attack is made beside the target, or from afar. */
export type ClashAttackMode =
  /** Beside the target. */
  | 'MELEE'
  /** From afar, at a target in sight. */
  | 'RANGED';

/** Attempts a characteristic test (CLASH-155). */
export type ClashAttemptTestCommandInput = {
  /** The value of the sheet. */
  readonly characteristic: ClashCharacteristic;
  /** Names the test as `testKey` does: its id, with `@` and its piece where there are several. */
  readonly testId: string;
};

/** An adventure of a campaign: its heroes as they are. */
export type ClashCampaignRecordsInput = {
  /** The campaign that the adventure was opened from. */
  readonly campaignId?: string | null | undefined;
  /** Heroes without a record begin as Rookies. At most 6 entries. */
  readonly heroes: ReadonlyArray<ClashHeroRecordInput>;
};

/** A Rookie gives up a Rookie card for one set aside (CLASH-072). */
export type ClashCampaignStepCommandInput = {
  /** Id of a card, as in the content. */
  readonly regainCardId: string;
  /** Id of a card, as in the content. */
  readonly rookieCardId: string;
};

/** At which side of a hero’s sheet a card lies. */
export type ClashCardSide =
  /** At the left side: its power counts. */
  | 'LEFT'
  /** At the right side: its technique counts. */
  | 'RIGHT';

/** One of the four values of a sheet. */
export type ClashCharacteristic =
  /** Strength of its attacks. */
  | 'ATTACK'
  /** Number of successes that an attack on it must exceed. */
  | 'DEFENSE'
  /** Strength of its mind. */
  | 'MIND'
  /** Range of its moves, and its place in the order. */
  | 'SPEED';

/** The three power cards of a team-up, solo or co-op hero (CLASH-022, CLASH-194). */
export type ClashChooseCardsCommandInput = {
  /** Ids of the cards, as in the content. At most 12 entries. */
  readonly cardIds: ReadonlyArray<string>;
  /** Id of a hero, as in the content. */
  readonly heroId: string;
};

/** Answers the open question (CLASH-214). */
export type ClashChooseCommandInput = {
  /** Names the option: a space, a figure, a card, or the number of a text or die, from 0. */
  readonly optionId: string;
};

/** Takes a free hero as the main hero (CLASH-010). */
export type ClashChooseHeroCommandInput = {
  /** Id of a hero, as in the content. */
  readonly heroId: string;
  /** Experience of the hero: a Rookie, a Hero or a Veteran. */
  readonly rank: ClashRank;
};

/** The side's newspaper (CLASH-016). */
export type ClashChooseNewspaperCommandInput = {
  /** The paper that tells the story of the side. */
  readonly newspaper: ClashNewspaper;
};

/** A command of Clash of Heroes: exactly one of its fields. */
export type ClashCommandInput =
  {   /** Attacks an enemy (CLASH-135). */
  readonly attack: ClashAttackCommandInput; readonly attemptTest?: never; readonly campaignStep?: never; readonly choose?: never; readonly chooseCards?: never; readonly chooseHero?: never; readonly chooseNewspaper?: never; readonly consentHigherRank?: never; readonly declareReady?: never; readonly declinePushBack?: never; readonly declineReaction?: never; readonly endActivation?: never; readonly move?: never; readonly passSidekick?: never; readonly passTeamUp?: never; readonly performSpecialAction?: never; readonly placeHero?: never; readonly placeTeamUpTokens?: never; readonly planCards?: never; readonly promoteTeamUpHero?: never; readonly proposeOrder?: never; readonly pushBack?: never; readonly react?: never; readonly skipCampaignStep?: never; readonly takeBackPlan?: never; readonly takeSidekick?: never; readonly takeTeamUpHero?: never; readonly useObject?: never; readonly usePower?: never; }
  |  { readonly attack?: never;   /** Attempts a characteristic test (CLASH-155). */
  readonly attemptTest: ClashAttemptTestCommandInput; readonly campaignStep?: never; readonly choose?: never; readonly chooseCards?: never; readonly chooseHero?: never; readonly chooseNewspaper?: never; readonly consentHigherRank?: never; readonly declareReady?: never; readonly declinePushBack?: never; readonly declineReaction?: never; readonly endActivation?: never; readonly move?: never; readonly passSidekick?: never; readonly passTeamUp?: never; readonly performSpecialAction?: never; readonly placeHero?: never; readonly placeTeamUpTokens?: never; readonly planCards?: never; readonly promoteTeamUpHero?: never; readonly proposeOrder?: never; readonly pushBack?: never; readonly react?: never; readonly skipCampaignStep?: never; readonly takeBackPlan?: never; readonly takeSidekick?: never; readonly takeTeamUpHero?: never; readonly useObject?: never; readonly usePower?: never; }
  |  { readonly attack?: never; readonly attemptTest?: never;   /** A Rookie gives up a Rookie card for one set aside (CLASH-072). */
  readonly campaignStep: ClashCampaignStepCommandInput; readonly choose?: never; readonly chooseCards?: never; readonly chooseHero?: never; readonly chooseNewspaper?: never; readonly consentHigherRank?: never; readonly declareReady?: never; readonly declinePushBack?: never; readonly declineReaction?: never; readonly endActivation?: never; readonly move?: never; readonly passSidekick?: never; readonly passTeamUp?: never; readonly performSpecialAction?: never; readonly placeHero?: never; readonly placeTeamUpTokens?: never; readonly planCards?: never; readonly promoteTeamUpHero?: never; readonly proposeOrder?: never; readonly pushBack?: never; readonly react?: never; readonly skipCampaignStep?: never; readonly takeBackPlan?: never; readonly takeSidekick?: never; readonly takeTeamUpHero?: never; readonly useObject?: never; readonly usePower?: never; }
  |  { readonly attack?: never; readonly attemptTest?: never; readonly campaignStep?: never;   /** Answers the open question (CLASH-214). */
  readonly choose: ClashChooseCommandInput; readonly chooseCards?: never; readonly chooseHero?: never; readonly chooseNewspaper?: never; readonly consentHigherRank?: never; readonly declareReady?: never; readonly declinePushBack?: never; readonly declineReaction?: never; readonly endActivation?: never; readonly move?: never; readonly passSidekick?: never; readonly passTeamUp?: never; readonly performSpecialAction?: never; readonly placeHero?: never; readonly placeTeamUpTokens?: never; readonly planCards?: never; readonly promoteTeamUpHero?: never; readonly proposeOrder?: never; readonly pushBack?: never; readonly react?: never; readonly skipCampaignStep?: never; readonly takeBackPlan?: never; readonly takeSidekick?: never; readonly takeTeamUpHero?: never; readonly useObject?: never; readonly usePower?: never; }
  |  { readonly attack?: never; readonly attemptTest?: never; readonly campaignStep?: never; readonly choose?: never;   /** The three power cards of a team-up, solo or co-op hero (CLASH-022, CLASH-194). */
  readonly chooseCards: ClashChooseCardsCommandInput; readonly chooseHero?: never; readonly chooseNewspaper?: never; readonly consentHigherRank?: never; readonly declareReady?: never; readonly declinePushBack?: never; readonly declineReaction?: never; readonly endActivation?: never; readonly move?: never; readonly passSidekick?: never; readonly passTeamUp?: never; readonly performSpecialAction?: never; readonly placeHero?: never; readonly placeTeamUpTokens?: never; readonly planCards?: never; readonly promoteTeamUpHero?: never; readonly proposeOrder?: never; readonly pushBack?: never; readonly react?: never; readonly skipCampaignStep?: never; readonly takeBackPlan?: never; readonly takeSidekick?: never; readonly takeTeamUpHero?: never; readonly useObject?: never; readonly usePower?: never; }
  |  { readonly attack?: never; readonly attemptTest?: never; readonly campaignStep?: never; readonly choose?: never; readonly chooseCards?: never;   /** Takes a free hero as the main hero (CLASH-010). */
  readonly chooseHero: ClashChooseHeroCommandInput; readonly chooseNewspaper?: never; readonly consentHigherRank?: never; readonly declareReady?: never; readonly declinePushBack?: never; readonly declineReaction?: never; readonly endActivation?: never; readonly move?: never; readonly passSidekick?: never; readonly passTeamUp?: never; readonly performSpecialAction?: never; readonly placeHero?: never; readonly placeTeamUpTokens?: never; readonly planCards?: never; readonly promoteTeamUpHero?: never; readonly proposeOrder?: never; readonly pushBack?: never; readonly react?: never; readonly skipCampaignStep?: never; readonly takeBackPlan?: never; readonly takeSidekick?: never; readonly takeTeamUpHero?: never; readonly useObject?: never; readonly usePower?: never; }
  |  { readonly attack?: never; readonly attemptTest?: never; readonly campaignStep?: never; readonly choose?: never; readonly chooseCards?: never; readonly chooseHero?: never;   /** The side's newspaper (CLASH-016). */
  readonly chooseNewspaper: ClashChooseNewspaperCommandInput; readonly consentHigherRank?: never; readonly declareReady?: never; readonly declinePushBack?: never; readonly declineReaction?: never; readonly endActivation?: never; readonly move?: never; readonly passSidekick?: never; readonly passTeamUp?: never; readonly performSpecialAction?: never; readonly placeHero?: never; readonly placeTeamUpTokens?: never; readonly planCards?: never; readonly promoteTeamUpHero?: never; readonly proposeOrder?: never; readonly pushBack?: never; readonly react?: never; readonly skipCampaignStep?: never; readonly takeBackPlan?: never; readonly takeSidekick?: never; readonly takeTeamUpHero?: never; readonly useObject?: never; readonly usePower?: never; }
  |  { readonly attack?: never; readonly attemptTest?: never; readonly campaignStep?: never; readonly choose?: never; readonly chooseCards?: never; readonly chooseHero?: never; readonly chooseNewspaper?: never;   /** Lets the other side play main heroes one rank higher, or not (CLASH-069). */
  readonly consentHigherRank: ClashConsentHigherRankCommandInput; readonly declareReady?: never; readonly declinePushBack?: never; readonly declineReaction?: never; readonly endActivation?: never; readonly move?: never; readonly passSidekick?: never; readonly passTeamUp?: never; readonly performSpecialAction?: never; readonly placeHero?: never; readonly placeTeamUpTokens?: never; readonly planCards?: never; readonly promoteTeamUpHero?: never; readonly proposeOrder?: never; readonly pushBack?: never; readonly react?: never; readonly skipCampaignStep?: never; readonly takeBackPlan?: never; readonly takeSidekick?: never; readonly takeTeamUpHero?: never; readonly useObject?: never; readonly usePower?: never; }
  |  { readonly attack?: never; readonly attemptTest?: never; readonly campaignStep?: never; readonly choose?: never; readonly chooseCards?: never; readonly chooseHero?: never; readonly chooseNewspaper?: never; readonly consentHigherRank?: never;   /** The seat has planned all its heroes. Must be `true`. */
  readonly declareReady: boolean; readonly declinePushBack?: never; readonly declineReaction?: never; readonly endActivation?: never; readonly move?: never; readonly passSidekick?: never; readonly passTeamUp?: never; readonly performSpecialAction?: never; readonly placeHero?: never; readonly placeTeamUpTokens?: never; readonly planCards?: never; readonly promoteTeamUpHero?: never; readonly proposeOrder?: never; readonly pushBack?: never; readonly react?: never; readonly skipCampaignStep?: never; readonly takeBackPlan?: never; readonly takeSidekick?: never; readonly takeTeamUpHero?: never; readonly useObject?: never; readonly usePower?: never; }
  |  { readonly attack?: never; readonly attemptTest?: never; readonly campaignStep?: never; readonly choose?: never; readonly chooseCards?: never; readonly chooseHero?: never; readonly chooseNewspaper?: never; readonly consentHigherRank?: never; readonly declareReady?: never;   /** Does not push. Must be `true`. */
  readonly declinePushBack: boolean; readonly declineReaction?: never; readonly endActivation?: never; readonly move?: never; readonly passSidekick?: never; readonly passTeamUp?: never; readonly performSpecialAction?: never; readonly placeHero?: never; readonly placeTeamUpTokens?: never; readonly planCards?: never; readonly promoteTeamUpHero?: never; readonly proposeOrder?: never; readonly pushBack?: never; readonly react?: never; readonly skipCampaignStep?: never; readonly takeBackPlan?: never; readonly takeSidekick?: never; readonly takeTeamUpHero?: never; readonly useObject?: never; readonly usePower?: never; }
  |  { readonly attack?: never; readonly attemptTest?: never; readonly campaignStep?: never; readonly choose?: never; readonly chooseCards?: never; readonly chooseHero?: never; readonly chooseNewspaper?: never; readonly consentHigherRank?: never; readonly declareReady?: never; readonly declinePushBack?: never;   /** Does not use it. Must be `true`. */
  readonly declineReaction: boolean; readonly endActivation?: never; readonly move?: never; readonly passSidekick?: never; readonly passTeamUp?: never; readonly performSpecialAction?: never; readonly placeHero?: never; readonly placeTeamUpTokens?: never; readonly planCards?: never; readonly promoteTeamUpHero?: never; readonly proposeOrder?: never; readonly pushBack?: never; readonly react?: never; readonly skipCampaignStep?: never; readonly takeBackPlan?: never; readonly takeSidekick?: never; readonly takeTeamUpHero?: never; readonly useObject?: never; readonly usePower?: never; }
  |  { readonly attack?: never; readonly attemptTest?: never; readonly campaignStep?: never; readonly choose?: never; readonly chooseCards?: never; readonly chooseHero?: never; readonly chooseNewspaper?: never; readonly consentHigherRank?: never; readonly declareReady?: never; readonly declinePushBack?: never; readonly declineReaction?: never;   /** Ends the activation; actions left are lost (CLASH-122). Must be `true`. */
  readonly endActivation: boolean; readonly move?: never; readonly passSidekick?: never; readonly passTeamUp?: never; readonly performSpecialAction?: never; readonly placeHero?: never; readonly placeTeamUpTokens?: never; readonly planCards?: never; readonly promoteTeamUpHero?: never; readonly proposeOrder?: never; readonly pushBack?: never; readonly react?: never; readonly skipCampaignStep?: never; readonly takeBackPlan?: never; readonly takeSidekick?: never; readonly takeTeamUpHero?: never; readonly useObject?: never; readonly usePower?: never; }
  |  { readonly attack?: never; readonly attemptTest?: never; readonly campaignStep?: never; readonly choose?: never; readonly chooseCards?: never; readonly chooseHero?: never; readonly chooseNewspaper?: never; readonly consentHigherRank?: never; readonly declareReady?: never; readonly declinePushBack?: never; readonly declineReaction?: never; readonly endActivation?: never;   /** Moves to a space: travel, reposition or break away (CLASH-125 to CLASH-128, CLASH-244). */
  readonly move: ClashMoveCommandInput; readonly passSidekick?: never; readonly passTeamUp?: never; readonly performSpecialAction?: never; readonly placeHero?: never; readonly placeTeamUpTokens?: never; readonly planCards?: never; readonly promoteTeamUpHero?: never; readonly proposeOrder?: never; readonly pushBack?: never; readonly react?: never; readonly skipCampaignStep?: never; readonly takeBackPlan?: never; readonly takeSidekick?: never; readonly takeTeamUpHero?: never; readonly useObject?: never; readonly usePower?: never; }
  |  { readonly attack?: never; readonly attemptTest?: never; readonly campaignStep?: never; readonly choose?: never; readonly chooseCards?: never; readonly chooseHero?: never; readonly chooseNewspaper?: never; readonly consentHigherRank?: never; readonly declareReady?: never; readonly declinePushBack?: never; readonly declineReaction?: never; readonly endActivation?: never; readonly move?: never;   /** Takes no sidekick any more (CLASH-259). Must be `true`. */
  readonly passSidekick: boolean; readonly passTeamUp?: never; readonly performSpecialAction?: never; readonly placeHero?: never; readonly placeTeamUpTokens?: never; readonly planCards?: never; readonly promoteTeamUpHero?: never; readonly proposeOrder?: never; readonly pushBack?: never; readonly react?: never; readonly skipCampaignStep?: never; readonly takeBackPlan?: never; readonly takeSidekick?: never; readonly takeTeamUpHero?: never; readonly useObject?: never; readonly usePower?: never; }
  |  { readonly attack?: never; readonly attemptTest?: never; readonly campaignStep?: never; readonly choose?: never; readonly chooseCards?: never; readonly chooseHero?: never; readonly chooseNewspaper?: never; readonly consentHigherRank?: never; readonly declareReady?: never; readonly declinePushBack?: never; readonly declineReaction?: never; readonly endActivation?: never; readonly move?: never; readonly passSidekick?: never;   /** Takes no team-up hero any more (CLASH-208). Must be `true`. */
  readonly passTeamUp: boolean; readonly performSpecialAction?: never; readonly placeHero?: never; readonly placeTeamUpTokens?: never; readonly planCards?: never; readonly promoteTeamUpHero?: never; readonly proposeOrder?: never; readonly pushBack?: never; readonly react?: never; readonly skipCampaignStep?: never; readonly takeBackPlan?: never; readonly takeSidekick?: never; readonly takeTeamUpHero?: never; readonly useObject?: never; readonly usePower?: never; }
  |  { readonly attack?: never; readonly attemptTest?: never; readonly campaignStep?: never; readonly choose?: never; readonly chooseCards?: never; readonly chooseHero?: never; readonly chooseNewspaper?: never; readonly consentHigherRank?: never; readonly declareReady?: never; readonly declinePushBack?: never; readonly declineReaction?: never; readonly endActivation?: never; readonly move?: never; readonly passSidekick?: never; readonly passTeamUp?: never;   /** A special action of the sheet without a test (CLASH-089). */
  readonly performSpecialAction: ClashPerformSpecialActionCommandInput; readonly placeHero?: never; readonly placeTeamUpTokens?: never; readonly planCards?: never; readonly promoteTeamUpHero?: never; readonly proposeOrder?: never; readonly pushBack?: never; readonly react?: never; readonly skipCampaignStep?: never; readonly takeBackPlan?: never; readonly takeSidekick?: never; readonly takeTeamUpHero?: never; readonly useObject?: never; readonly usePower?: never; }
  |  { readonly attack?: never; readonly attemptTest?: never; readonly campaignStep?: never; readonly choose?: never; readonly chooseCards?: never; readonly chooseHero?: never; readonly chooseNewspaper?: never; readonly consentHigherRank?: never; readonly declareReady?: never; readonly declinePushBack?: never; readonly declineReaction?: never; readonly endActivation?: never; readonly move?: never; readonly passSidekick?: never; readonly passTeamUp?: never; readonly performSpecialAction?: never;   /** Puts a hero on a start space (CLASH-206). */
  readonly placeHero: ClashPlaceHeroCommandInput; readonly placeTeamUpTokens?: never; readonly planCards?: never; readonly promoteTeamUpHero?: never; readonly proposeOrder?: never; readonly pushBack?: never; readonly react?: never; readonly skipCampaignStep?: never; readonly takeBackPlan?: never; readonly takeSidekick?: never; readonly takeTeamUpHero?: never; readonly useObject?: never; readonly usePower?: never; }
  |  { readonly attack?: never; readonly attemptTest?: never; readonly campaignStep?: never; readonly choose?: never; readonly chooseCards?: never; readonly chooseHero?: never; readonly chooseNewspaper?: never; readonly consentHigherRank?: never; readonly declareReady?: never; readonly declinePushBack?: never; readonly declineReaction?: never; readonly endActivation?: never; readonly move?: never; readonly passSidekick?: never; readonly passTeamUp?: never; readonly performSpecialAction?: never; readonly placeHero?: never;   /** The two +1 tokens of a team-up hero, in secret (CLASH-026). */
  readonly placeTeamUpTokens: ClashPlaceTeamUpTokensCommandInput; readonly planCards?: never; readonly promoteTeamUpHero?: never; readonly proposeOrder?: never; readonly pushBack?: never; readonly react?: never; readonly skipCampaignStep?: never; readonly takeBackPlan?: never; readonly takeSidekick?: never; readonly takeTeamUpHero?: never; readonly useObject?: never; readonly usePower?: never; }
  |  { readonly attack?: never; readonly attemptTest?: never; readonly campaignStep?: never; readonly choose?: never; readonly chooseCards?: never; readonly chooseHero?: never; readonly chooseNewspaper?: never; readonly consentHigherRank?: never; readonly declareReady?: never; readonly declinePushBack?: never; readonly declineReaction?: never; readonly endActivation?: never; readonly move?: never; readonly passSidekick?: never; readonly passTeamUp?: never; readonly performSpecialAction?: never; readonly placeHero?: never; readonly placeTeamUpTokens?: never;   /** Lays the cards of a hero in secret, all in one (CLASH-108, CLASH-239). */
  readonly planCards: ClashPlanCardsCommandInput; readonly promoteTeamUpHero?: never; readonly proposeOrder?: never; readonly pushBack?: never; readonly react?: never; readonly skipCampaignStep?: never; readonly takeBackPlan?: never; readonly takeSidekick?: never; readonly takeTeamUpHero?: never; readonly useObject?: never; readonly usePower?: never; }
  |  { readonly attack?: never; readonly attemptTest?: never; readonly campaignStep?: never; readonly choose?: never; readonly chooseCards?: never; readonly chooseHero?: never; readonly chooseNewspaper?: never; readonly consentHigherRank?: never; readonly declareReady?: never; readonly declinePushBack?: never; readonly declineReaction?: never; readonly endActivation?: never; readonly move?: never; readonly passSidekick?: never; readonly passTeamUp?: never; readonly performSpecialAction?: never; readonly placeHero?: never; readonly placeTeamUpTokens?: never; readonly planCards?: never;   /** Makes a team-up hero the main hero (CLASH-029). */
  readonly promoteTeamUpHero: ClashPromoteTeamUpHeroCommandInput; readonly proposeOrder?: never; readonly pushBack?: never; readonly react?: never; readonly skipCampaignStep?: never; readonly takeBackPlan?: never; readonly takeSidekick?: never; readonly takeTeamUpHero?: never; readonly useObject?: never; readonly usePower?: never; }
  |  { readonly attack?: never; readonly attemptTest?: never; readonly campaignStep?: never; readonly choose?: never; readonly chooseCards?: never; readonly chooseHero?: never; readonly chooseNewspaper?: never; readonly consentHigherRank?: never; readonly declareReady?: never; readonly declinePushBack?: never; readonly declineReaction?: never; readonly endActivation?: never; readonly move?: never; readonly passSidekick?: never; readonly passTeamUp?: never; readonly performSpecialAction?: never; readonly placeHero?: never; readonly placeTeamUpTokens?: never; readonly planCards?: never; readonly promoteTeamUpHero?: never;   /** Another order of the side's initiative deck, top first (CLASH-240). */
  readonly proposeOrder: ClashProposeOrderCommandInput; readonly pushBack?: never; readonly react?: never; readonly skipCampaignStep?: never; readonly takeBackPlan?: never; readonly takeSidekick?: never; readonly takeTeamUpHero?: never; readonly useObject?: never; readonly usePower?: never; }
  |  { readonly attack?: never; readonly attemptTest?: never; readonly campaignStep?: never; readonly choose?: never; readonly chooseCards?: never; readonly chooseHero?: never; readonly chooseNewspaper?: never; readonly consentHigherRank?: never; readonly declareReady?: never; readonly declinePushBack?: never; readonly declineReaction?: never; readonly endActivation?: never; readonly move?: never; readonly passSidekick?: never; readonly passTeamUp?: never; readonly performSpecialAction?: never; readonly placeHero?: never; readonly placeTeamUpTokens?: never; readonly planCards?: never; readonly promoteTeamUpHero?: never; readonly proposeOrder?: never;   /** Pushes the target to a space beside it (CLASH-150). */
  readonly pushBack: ClashPushBackCommandInput; readonly react?: never; readonly skipCampaignStep?: never; readonly takeBackPlan?: never; readonly takeSidekick?: never; readonly takeTeamUpHero?: never; readonly useObject?: never; readonly usePower?: never; }
  |  { readonly attack?: never; readonly attemptTest?: never; readonly campaignStep?: never; readonly choose?: never; readonly chooseCards?: never; readonly chooseHero?: never; readonly chooseNewspaper?: never; readonly consentHigherRank?: never; readonly declareReady?: never; readonly declinePushBack?: never; readonly declineReaction?: never; readonly endActivation?: never; readonly move?: never; readonly passSidekick?: never; readonly passTeamUp?: never; readonly performSpecialAction?: never; readonly placeHero?: never; readonly placeTeamUpTokens?: never; readonly planCards?: never; readonly promoteTeamUpHero?: never; readonly proposeOrder?: never; readonly pushBack?: never;   /** Uses the power that is offered (CLASH-211). */
  readonly react: ClashReactCommandInput; readonly skipCampaignStep?: never; readonly takeBackPlan?: never; readonly takeSidekick?: never; readonly takeTeamUpHero?: never; readonly useObject?: never; readonly usePower?: never; }
  |  { readonly attack?: never; readonly attemptTest?: never; readonly campaignStep?: never; readonly choose?: never; readonly chooseCards?: never; readonly chooseHero?: never; readonly chooseNewspaper?: never; readonly consentHigherRank?: never; readonly declareReady?: never; readonly declinePushBack?: never; readonly declineReaction?: never; readonly endActivation?: never; readonly move?: never; readonly passSidekick?: never; readonly passTeamUp?: never; readonly performSpecialAction?: never; readonly placeHero?: never; readonly placeTeamUpTokens?: never; readonly planCards?: never; readonly promoteTeamUpHero?: never; readonly proposeOrder?: never; readonly pushBack?: never; readonly react?: never;   /** Keeps the Rookie cards for now (CLASH-072). Must be `true`. */
  readonly skipCampaignStep: boolean; readonly takeBackPlan?: never; readonly takeSidekick?: never; readonly takeTeamUpHero?: never; readonly useObject?: never; readonly usePower?: never; }
  |  { readonly attack?: never; readonly attemptTest?: never; readonly campaignStep?: never; readonly choose?: never; readonly chooseCards?: never; readonly chooseHero?: never; readonly chooseNewspaper?: never; readonly consentHigherRank?: never; readonly declareReady?: never; readonly declinePushBack?: never; readonly declineReaction?: never; readonly endActivation?: never; readonly move?: never; readonly passSidekick?: never; readonly passTeamUp?: never; readonly performSpecialAction?: never; readonly placeHero?: never; readonly placeTeamUpTokens?: never; readonly planCards?: never; readonly promoteTeamUpHero?: never; readonly proposeOrder?: never; readonly pushBack?: never; readonly react?: never; readonly skipCampaignStep?: never;   /** Takes back the cards and tokens of a hero (CLASH-239). */
  readonly takeBackPlan: ClashTakeBackPlanCommandInput; readonly takeSidekick?: never; readonly takeTeamUpHero?: never; readonly useObject?: never; readonly usePower?: never; }
  |  { readonly attack?: never; readonly attemptTest?: never; readonly campaignStep?: never; readonly choose?: never; readonly chooseCards?: never; readonly chooseHero?: never; readonly chooseNewspaper?: never; readonly consentHigherRank?: never; readonly declareReady?: never; readonly declinePushBack?: never; readonly declineReaction?: never; readonly endActivation?: never; readonly move?: never; readonly passSidekick?: never; readonly passTeamUp?: never; readonly performSpecialAction?: never; readonly placeHero?: never; readonly placeTeamUpTokens?: never; readonly planCards?: never; readonly promoteTeamUpHero?: never; readonly proposeOrder?: never; readonly pushBack?: never; readonly react?: never; readonly skipCampaignStep?: never; readonly takeBackPlan?: never;   /** Takes a free sidekick (CLASH-259). */
  readonly takeSidekick: ClashTakeSidekickCommandInput; readonly takeTeamUpHero?: never; readonly useObject?: never; readonly usePower?: never; }
  |  { readonly attack?: never; readonly attemptTest?: never; readonly campaignStep?: never; readonly choose?: never; readonly chooseCards?: never; readonly chooseHero?: never; readonly chooseNewspaper?: never; readonly consentHigherRank?: never; readonly declareReady?: never; readonly declinePushBack?: never; readonly declineReaction?: never; readonly endActivation?: never; readonly move?: never; readonly passSidekick?: never; readonly passTeamUp?: never; readonly performSpecialAction?: never; readonly placeHero?: never; readonly placeTeamUpTokens?: never; readonly planCards?: never; readonly promoteTeamUpHero?: never; readonly proposeOrder?: never; readonly pushBack?: never; readonly react?: never; readonly skipCampaignStep?: never; readonly takeBackPlan?: never; readonly takeSidekick?: never;   /** Takes a free hero for a team-up place (CLASH-021). */
  readonly takeTeamUpHero: ClashTakeTeamUpHeroCommandInput; readonly useObject?: never; readonly usePower?: never; }
  |  { readonly attack?: never; readonly attemptTest?: never; readonly campaignStep?: never; readonly choose?: never; readonly chooseCards?: never; readonly chooseHero?: never; readonly chooseNewspaper?: never; readonly consentHigherRank?: never; readonly declareReady?: never; readonly declinePushBack?: never; readonly declineReaction?: never; readonly endActivation?: never; readonly move?: never; readonly passSidekick?: never; readonly passTeamUp?: never; readonly performSpecialAction?: never; readonly placeHero?: never; readonly placeTeamUpTokens?: never; readonly planCards?: never; readonly promoteTeamUpHero?: never; readonly proposeOrder?: never; readonly pushBack?: never; readonly react?: never; readonly skipCampaignStep?: never; readonly takeBackPlan?: never; readonly takeSidekick?: never; readonly takeTeamUpHero?: never;   /** Uses an object; an aggressive use names its target (CLASH-101, CLASH-102). */
  readonly useObject: ClashUseObjectCommandInput; readonly usePower?: never; }
  |  { readonly attack?: never; readonly attemptTest?: never; readonly campaignStep?: never; readonly choose?: never; readonly chooseCards?: never; readonly chooseHero?: never; readonly chooseNewspaper?: never; readonly consentHigherRank?: never; readonly declareReady?: never; readonly declinePushBack?: never; readonly declineReaction?: never; readonly endActivation?: never; readonly move?: never; readonly passSidekick?: never; readonly passTeamUp?: never; readonly performSpecialAction?: never; readonly placeHero?: never; readonly placeTeamUpTokens?: never; readonly planCards?: never; readonly promoteTeamUpHero?: never; readonly proposeOrder?: never; readonly pushBack?: never; readonly react?: never; readonly skipCampaignStep?: never; readonly takeBackPlan?: never; readonly takeSidekick?: never; readonly takeTeamUpHero?: never; readonly useObject?: never;   /** Uses the special power of a card for an action (CLASH-059). */
  readonly usePower: ClashUsePowerCommandInput; };

/** A number is as large as this, or larger. */
export type ClashConditionAtLeastInput = {
  /** The number that it is compared with. -99 to 99. */
  readonly number: number;
  /** The number that is compared, or counted. */
  readonly what: ClashAmountInput;
};

/** A number is as small as this, or smaller. */
export type ClashConditionAtMostInput = {
  /** The number that it is compared with. -99 to 99. */
  readonly number: number;
  /** The number that is compared, or counted. */
  readonly what: ClashAmountInput;
};

/** A side has won an article. */
export type ClashConditionHoldsInput = {
  /** Id of the article. */
  readonly article: string;
  /** A side, as a condition names it. */
  readonly side: ClashConditionSide;
};

/** Something that holds or not. */
export type ClashConditionInput =
  {   /** All of these hold. At least 2 entries. */
  readonly and: ReadonlyArray<ClashConditionInput>; readonly atLeast?: never; readonly atMost?: never; readonly doorOpen?: never; readonly holds?: never; readonly not?: never; readonly or?: never; readonly villainOut?: never; }
  |  { readonly and?: never;   /** A number is as large as this, or larger. */
  readonly atLeast: ClashConditionAtLeastInput; readonly atMost?: never; readonly doorOpen?: never; readonly holds?: never; readonly not?: never; readonly or?: never; readonly villainOut?: never; }
  |  { readonly and?: never; readonly atLeast?: never;   /** A number is as small as this, or smaller. */
  readonly atMost: ClashConditionAtMostInput; readonly doorOpen?: never; readonly holds?: never; readonly not?: never; readonly or?: never; readonly villainOut?: never; }
  |  { readonly and?: never; readonly atLeast?: never; readonly atMost?: never;   /** The door with this id is open. */
  readonly doorOpen: string; readonly holds?: never; readonly not?: never; readonly or?: never; readonly villainOut?: never; }
  |  { readonly and?: never; readonly atLeast?: never; readonly atMost?: never; readonly doorOpen?: never;   /** A side has won an article. */
  readonly holds: ClashConditionHoldsInput; readonly not?: never; readonly or?: never; readonly villainOut?: never; }
  |  { readonly and?: never; readonly atLeast?: never; readonly atMost?: never; readonly doorOpen?: never; readonly holds?: never;   /** This does not hold. */
  readonly not: ClashConditionInput; readonly or?: never; readonly villainOut?: never; }
  |  { readonly and?: never; readonly atLeast?: never; readonly atMost?: never; readonly doorOpen?: never; readonly holds?: never; readonly not?: never;   /** At least one of these holds. At least 2 entries. */
  readonly or: ReadonlyArray<ClashConditionInput>; readonly villainOut?: never; }
  |  { readonly and?: never; readonly atLeast?: never; readonly atMost?: never; readonly doorOpen?: never; readonly holds?: never; readonly not?: never; readonly or?: never;   /** The super villain is out of action. */
  readonly villainOut: boolean; };

/** A side, as a condition names it. */
export type ClashConditionSide =
  /** Side A. */
  | 'A'
  /** Side B. */
  | 'B'
  /** The side that is looked at. */
  | 'SIDE';

/** Lets the other side play main heroes one rank higher, or not (CLASH-069). */
export type ClashConsentHigherRankCommandInput = {
  /** Whether the other side may play a higher rank. */
  readonly allow: boolean;
};

/** Something that is counted for each hero. */
export type ClashDeed =
  /** Attacks on the hero that missed. */
  | 'ATTACKS_DODGED'
  /** Number of tests by force. */
  | 'ATTACK_TESTS_PASSED'
  /** Points of damage taken. */
  | 'DAMAGE_TAKEN'
  /** Heroes put out of action. */
  | 'HERO_OUTS'
  /** Attacks that hit. */
  | 'HITS'
  /** Number of tests that the hero has passed with its mind. */
  | 'MIND_TESTS_PASSED'
  /** Moves made. */
  | 'MOVES'
  /** Objects used to attack. */
  | 'OBJECTS_THROWN'
  /** Objects used, in any way. */
  | 'OBJECTS_USED'
  /** Figures put out of action. */
  | 'OUTS'
  /** Special powers used. */
  | 'POWERS_USED'
  /** Figures pushed. */
  | 'PUSHES'
  /** Number of times that the hero’s powers were used as reactions. */
  | 'REACTIONS_USED'
  /** Number of tests that the hero has passed. */
  | 'TESTS_PASSED'
  /** Villains put out of action. */
  | 'VILLAIN_OUTS'
  /** Weakness cards laid. */
  | 'WEAKNESS_PLAYED'
  /** Wound cards drawn. */
  | 'WOUNDS_DRAWN'
  /** Different zones it has come to stand in. */
  | 'ZONES_VISITED';

/** A kind of dice. */
export type ClashDieKind =
  /** The white die of attacks. */
  | 'COMBAT'
  /** The stronger die of attacks. */
  | 'POWER'
  /** The die of tests. */
  | 'TEST';

/** Strength of the villains. */
export type ClashDifficulty =
  /** For Rookies. */
  | 'EASY'
  /** For Veterans. */
  | 'HARD'
  /** For Heroes. */
  | 'NORMAL';

/** In a reaction: the attack does more damage. */
export type ClashEffectAddDamageInput = {
  /** Points of damage more. 1 to 9. */
  readonly points: number;
};

/** Figures attack, outside of their activation. */
export type ClashEffectAttackInput = {
  /** White dice more, or below 0 fewer. -99 to 99. */
  readonly combat?: number | null | undefined;
  /** Damage of a hit instead of the usual. 1 to 9. */
  readonly damage?: number | null | undefined;
  /** Beside the target, or from afar; absent: as the figure can. */
  readonly kind?: ClashAttackMode | null | undefined;
  /** Stronger dice more, or below 0 fewer. -99 to 99. */
  readonly power?: number | null | undefined;
  /** Spaces by which a hit pushes the target. 1 to 9. */
  readonly push?: number | null | undefined;
  /** Their target; absent: the nearest enemy. */
  readonly target?: ClashFiguresInput | null | undefined;
  /** The figures that it concerns. */
  readonly who: ClashFiguresInput;
};

/** A side wins an article. */
export type ClashEffectAwardInput = {
  /** Id of the article. */
  readonly article: string;
  /** A side, as an effect names it. */
  readonly side: ClashSideWord;
};

/** In a reaction: dice, successes or the defense of the running attack change, or dice are rolled again. */
export type ClashEffectChangeRollInput = {
  /** White dice more, or below 0 fewer. -99 to 99. */
  readonly combat?: number | null | undefined;
  /** Added to the defense of the target. -99 to 99. */
  readonly defense?: number | null | undefined;
  /** Stronger dice more, or below 0 fewer. -99 to 99. */
  readonly power?: number | null | undefined;
  /** Number of dice that may be rolled again. 1 to 9. */
  readonly reroll?: number | null | undefined;
  /** Successes more, or below 0 fewer. -99 to 99. */
  readonly successes?: number | null | undefined;
};

/** A seat picks a figure; the next effects act on it. */
export type ClashEffectChooseFigureInput = {
  /** The figures that can be picked. */
  readonly among: ClashFiguresInput;
  /** The effects, one after the other. At least 1 entry. */
  readonly do: ReadonlyArray<ClashEffectInput>;
  /** It may be declined. */
  readonly optional?: boolean | null | undefined;
};

/** A seat chooses one of several texts, which then happens. */
export type ClashEffectChooseInput = {
  /** It may be declined. */
  readonly optional?: boolean | null | undefined;
  /** The choices; only those that can be carried out are offered. At least 1 entry. */
  readonly options: ReadonlyArray<ClashEffectChooseOptionsInput>;
  /** The seat that chooses. */
  readonly seat: ClashAskedSeat;
};

/** The choices; only those that can be carried out are offered. */
export type ClashEffectChooseOptionsInput = {
  /** The effects, one after the other. At least 1 entry. */
  readonly do: ReadonlyArray<ClashEffectInput>;
  /** Its text for players. */
  readonly text: LocalizedInput;
};

/** A test can be attempted no more. */
export type ClashEffectCloseTestInput = {
  /** Id of the test. */
  readonly test: string;
};

/** Figures take damage. */
export type ClashEffectDamageInput = {
  /** Points of damage. 1 to 9. */
  readonly points: number;
  /** The figures that it concerns. */
  readonly who: ClashFiguresInput;
};

/** Heroes lose a card of their hand. */
export type ClashEffectDiscardCardInput = {
  /** The figures that it concerns. */
  readonly who: ClashFiguresInput;
};

/** Heroes draw a wound card. */
export type ClashEffectDrawWoundInput = {
  /** The figures that it concerns. */
  readonly who: ClashFiguresInput;
};

/** Something happens to each of the figures, one after the other. */
export type ClashEffectEachInput = {
  /** The effects, one after the other. At least 1 entry. */
  readonly do: ReadonlyArray<ClashEffectInput>;
  /** The figures that the effects act on. */
  readonly figures: ClashFiguresInput;
};

/** A test takes fewer dice from now on. */
export type ClashEffectEaseTestInput = {
  /** The change; below 0 it falls. 1 to 9. */
  readonly by: number;
  /** A token on the result of the test, not on its difficulty (CLASH-160). */
  readonly onResult?: boolean | null | undefined;
  /** Id of the test. */
  readonly test: string;
};

/** Figures gain actions. */
export type ClashEffectGiveActionInput = {
  /** Number of actions. 1 to 9. */
  readonly actions: number;
  /** The figures that it concerns. */
  readonly who: ClashFiguresInput;
};

/** A test takes more dice from now on. */
export type ClashEffectHardenTestInput = {
  /** The change; below 0 it falls. 1 to 9. */
  readonly by: number;
  /** A token on the result of the test, not on its difficulty (CLASH-160). */
  readonly onResult?: boolean | null | undefined;
  /** Id of the test. */
  readonly test: string;
};

/** Figures lose damage that they have. */
export type ClashEffectHealInput = {
  /** Points of damage that they lose. 1 to 9. */
  readonly points: number;
  /** The figures that it concerns. */
  readonly who: ClashFiguresInput;
};

/** Does one thing or another, as a condition holds or not. */
export type ClashEffectIfInput = {
  /** The condition that decides. */
  readonly condition: ClashConditionInput;
  /** Effects where the condition does not hold. */
  readonly else?: ReadonlyArray<ClashEffectInput> | null | undefined;
  /** Effects where the condition holds. */
  readonly then: ReadonlyArray<ClashEffectInput>;
};

/** One thing that a card, sheet, object or scenario does (clash.md 11). */
export type ClashEffectInput =
  {   /** In a reaction: the attack does more damage. */
  readonly addDamage: ClashEffectAddDamageInput; readonly attack?: never; readonly award?: never; readonly changeRoll?: never; readonly choose?: never; readonly chooseFigure?: never; readonly closeTest?: never; readonly damage?: never; readonly discardCard?: never; readonly drawWound?: never; readonly each?: never; readonly easeTest?: never; readonly endGame?: never; readonly giveAction?: never; readonly hardenTest?: never; readonly heal?: never; readonly if?: never; readonly loseAction?: never; readonly modify?: never; readonly move?: never; readonly moveFreely?: never; readonly oneOf?: never; readonly openTest?: never; readonly place?: never; readonly preventDamage?: never; readonly push?: never; readonly putObject?: never; readonly putToken?: never; readonly redirectAttack?: never; readonly remove?: never; readonly roll?: never; readonly setDoor?: never; readonly spawn?: never; readonly swap?: never; readonly takeToken?: never; readonly track?: never; }
  |  { readonly addDamage?: never;   /** Figures attack, outside of their activation. */
  readonly attack: ClashEffectAttackInput; readonly award?: never; readonly changeRoll?: never; readonly choose?: never; readonly chooseFigure?: never; readonly closeTest?: never; readonly damage?: never; readonly discardCard?: never; readonly drawWound?: never; readonly each?: never; readonly easeTest?: never; readonly endGame?: never; readonly giveAction?: never; readonly hardenTest?: never; readonly heal?: never; readonly if?: never; readonly loseAction?: never; readonly modify?: never; readonly move?: never; readonly moveFreely?: never; readonly oneOf?: never; readonly openTest?: never; readonly place?: never; readonly preventDamage?: never; readonly push?: never; readonly putObject?: never; readonly putToken?: never; readonly redirectAttack?: never; readonly remove?: never; readonly roll?: never; readonly setDoor?: never; readonly spawn?: never; readonly swap?: never; readonly takeToken?: never; readonly track?: never; }
  |  { readonly addDamage?: never; readonly attack?: never;   /** A side wins an article. */
  readonly award: ClashEffectAwardInput; readonly changeRoll?: never; readonly choose?: never; readonly chooseFigure?: never; readonly closeTest?: never; readonly damage?: never; readonly discardCard?: never; readonly drawWound?: never; readonly each?: never; readonly easeTest?: never; readonly endGame?: never; readonly giveAction?: never; readonly hardenTest?: never; readonly heal?: never; readonly if?: never; readonly loseAction?: never; readonly modify?: never; readonly move?: never; readonly moveFreely?: never; readonly oneOf?: never; readonly openTest?: never; readonly place?: never; readonly preventDamage?: never; readonly push?: never; readonly putObject?: never; readonly putToken?: never; readonly redirectAttack?: never; readonly remove?: never; readonly roll?: never; readonly setDoor?: never; readonly spawn?: never; readonly swap?: never; readonly takeToken?: never; readonly track?: never; }
  |  { readonly addDamage?: never; readonly attack?: never; readonly award?: never;   /** In a reaction: dice, successes or the defense of the running attack change, or dice are rolled again. */
  readonly changeRoll: ClashEffectChangeRollInput; readonly choose?: never; readonly chooseFigure?: never; readonly closeTest?: never; readonly damage?: never; readonly discardCard?: never; readonly drawWound?: never; readonly each?: never; readonly easeTest?: never; readonly endGame?: never; readonly giveAction?: never; readonly hardenTest?: never; readonly heal?: never; readonly if?: never; readonly loseAction?: never; readonly modify?: never; readonly move?: never; readonly moveFreely?: never; readonly oneOf?: never; readonly openTest?: never; readonly place?: never; readonly preventDamage?: never; readonly push?: never; readonly putObject?: never; readonly putToken?: never; readonly redirectAttack?: never; readonly remove?: never; readonly roll?: never; readonly setDoor?: never; readonly spawn?: never; readonly swap?: never; readonly takeToken?: never; readonly track?: never; }
  |  { readonly addDamage?: never; readonly attack?: never; readonly award?: never; readonly changeRoll?: never;   /** A seat chooses one of several texts, which then happens. */
  readonly choose: ClashEffectChooseInput; readonly chooseFigure?: never; readonly closeTest?: never; readonly damage?: never; readonly discardCard?: never; readonly drawWound?: never; readonly each?: never; readonly easeTest?: never; readonly endGame?: never; readonly giveAction?: never; readonly hardenTest?: never; readonly heal?: never; readonly if?: never; readonly loseAction?: never; readonly modify?: never; readonly move?: never; readonly moveFreely?: never; readonly oneOf?: never; readonly openTest?: never; readonly place?: never; readonly preventDamage?: never; readonly push?: never; readonly putObject?: never; readonly putToken?: never; readonly redirectAttack?: never; readonly remove?: never; readonly roll?: never; readonly setDoor?: never; readonly spawn?: never; readonly swap?: never; readonly takeToken?: never; readonly track?: never; }
  |  { readonly addDamage?: never; readonly attack?: never; readonly award?: never; readonly changeRoll?: never; readonly choose?: never;   /** A seat picks a figure; the next effects act on it. */
  readonly chooseFigure: ClashEffectChooseFigureInput; readonly closeTest?: never; readonly damage?: never; readonly discardCard?: never; readonly drawWound?: never; readonly each?: never; readonly easeTest?: never; readonly endGame?: never; readonly giveAction?: never; readonly hardenTest?: never; readonly heal?: never; readonly if?: never; readonly loseAction?: never; readonly modify?: never; readonly move?: never; readonly moveFreely?: never; readonly oneOf?: never; readonly openTest?: never; readonly place?: never; readonly preventDamage?: never; readonly push?: never; readonly putObject?: never; readonly putToken?: never; readonly redirectAttack?: never; readonly remove?: never; readonly roll?: never; readonly setDoor?: never; readonly spawn?: never; readonly swap?: never; readonly takeToken?: never; readonly track?: never; }
  |  { readonly addDamage?: never; readonly attack?: never; readonly award?: never; readonly changeRoll?: never; readonly choose?: never; readonly chooseFigure?: never;   /** A test can be attempted no more. */
  readonly closeTest: ClashEffectCloseTestInput; readonly damage?: never; readonly discardCard?: never; readonly drawWound?: never; readonly each?: never; readonly easeTest?: never; readonly endGame?: never; readonly giveAction?: never; readonly hardenTest?: never; readonly heal?: never; readonly if?: never; readonly loseAction?: never; readonly modify?: never; readonly move?: never; readonly moveFreely?: never; readonly oneOf?: never; readonly openTest?: never; readonly place?: never; readonly preventDamage?: never; readonly push?: never; readonly putObject?: never; readonly putToken?: never; readonly redirectAttack?: never; readonly remove?: never; readonly roll?: never; readonly setDoor?: never; readonly spawn?: never; readonly swap?: never; readonly takeToken?: never; readonly track?: never; }
  |  { readonly addDamage?: never; readonly attack?: never; readonly award?: never; readonly changeRoll?: never; readonly choose?: never; readonly chooseFigure?: never; readonly closeTest?: never;   /** Figures take damage. */
  readonly damage: ClashEffectDamageInput; readonly discardCard?: never; readonly drawWound?: never; readonly each?: never; readonly easeTest?: never; readonly endGame?: never; readonly giveAction?: never; readonly hardenTest?: never; readonly heal?: never; readonly if?: never; readonly loseAction?: never; readonly modify?: never; readonly move?: never; readonly moveFreely?: never; readonly oneOf?: never; readonly openTest?: never; readonly place?: never; readonly preventDamage?: never; readonly push?: never; readonly putObject?: never; readonly putToken?: never; readonly redirectAttack?: never; readonly remove?: never; readonly roll?: never; readonly setDoor?: never; readonly spawn?: never; readonly swap?: never; readonly takeToken?: never; readonly track?: never; }
  |  { readonly addDamage?: never; readonly attack?: never; readonly award?: never; readonly changeRoll?: never; readonly choose?: never; readonly chooseFigure?: never; readonly closeTest?: never; readonly damage?: never;   /** Heroes lose a card of their hand. */
  readonly discardCard: ClashEffectDiscardCardInput; readonly drawWound?: never; readonly each?: never; readonly easeTest?: never; readonly endGame?: never; readonly giveAction?: never; readonly hardenTest?: never; readonly heal?: never; readonly if?: never; readonly loseAction?: never; readonly modify?: never; readonly move?: never; readonly moveFreely?: never; readonly oneOf?: never; readonly openTest?: never; readonly place?: never; readonly preventDamage?: never; readonly push?: never; readonly putObject?: never; readonly putToken?: never; readonly redirectAttack?: never; readonly remove?: never; readonly roll?: never; readonly setDoor?: never; readonly spawn?: never; readonly swap?: never; readonly takeToken?: never; readonly track?: never; }
  |  { readonly addDamage?: never; readonly attack?: never; readonly award?: never; readonly changeRoll?: never; readonly choose?: never; readonly chooseFigure?: never; readonly closeTest?: never; readonly damage?: never; readonly discardCard?: never;   /** Heroes draw a wound card. */
  readonly drawWound: ClashEffectDrawWoundInput; readonly each?: never; readonly easeTest?: never; readonly endGame?: never; readonly giveAction?: never; readonly hardenTest?: never; readonly heal?: never; readonly if?: never; readonly loseAction?: never; readonly modify?: never; readonly move?: never; readonly moveFreely?: never; readonly oneOf?: never; readonly openTest?: never; readonly place?: never; readonly preventDamage?: never; readonly push?: never; readonly putObject?: never; readonly putToken?: never; readonly redirectAttack?: never; readonly remove?: never; readonly roll?: never; readonly setDoor?: never; readonly spawn?: never; readonly swap?: never; readonly takeToken?: never; readonly track?: never; }
  |  { readonly addDamage?: never; readonly attack?: never; readonly award?: never; readonly changeRoll?: never; readonly choose?: never; readonly chooseFigure?: never; readonly closeTest?: never; readonly damage?: never; readonly discardCard?: never; readonly drawWound?: never;   /** Something happens to each of the figures, one after the other. */
  readonly each: ClashEffectEachInput; readonly easeTest?: never; readonly endGame?: never; readonly giveAction?: never; readonly hardenTest?: never; readonly heal?: never; readonly if?: never; readonly loseAction?: never; readonly modify?: never; readonly move?: never; readonly moveFreely?: never; readonly oneOf?: never; readonly openTest?: never; readonly place?: never; readonly preventDamage?: never; readonly push?: never; readonly putObject?: never; readonly putToken?: never; readonly redirectAttack?: never; readonly remove?: never; readonly roll?: never; readonly setDoor?: never; readonly spawn?: never; readonly swap?: never; readonly takeToken?: never; readonly track?: never; }
  |  { readonly addDamage?: never; readonly attack?: never; readonly award?: never; readonly changeRoll?: never; readonly choose?: never; readonly chooseFigure?: never; readonly closeTest?: never; readonly damage?: never; readonly discardCard?: never; readonly drawWound?: never; readonly each?: never;   /** A test takes fewer dice from now on. */
  readonly easeTest: ClashEffectEaseTestInput; readonly endGame?: never; readonly giveAction?: never; readonly hardenTest?: never; readonly heal?: never; readonly if?: never; readonly loseAction?: never; readonly modify?: never; readonly move?: never; readonly moveFreely?: never; readonly oneOf?: never; readonly openTest?: never; readonly place?: never; readonly preventDamage?: never; readonly push?: never; readonly putObject?: never; readonly putToken?: never; readonly redirectAttack?: never; readonly remove?: never; readonly roll?: never; readonly setDoor?: never; readonly spawn?: never; readonly swap?: never; readonly takeToken?: never; readonly track?: never; }
  |  { readonly addDamage?: never; readonly attack?: never; readonly award?: never; readonly changeRoll?: never; readonly choose?: never; readonly chooseFigure?: never; readonly closeTest?: never; readonly damage?: never; readonly discardCard?: never; readonly drawWound?: never; readonly each?: never; readonly easeTest?: never;   /** The game ends, and a side has won. */
  readonly endGame: ClashGameEnd; readonly giveAction?: never; readonly hardenTest?: never; readonly heal?: never; readonly if?: never; readonly loseAction?: never; readonly modify?: never; readonly move?: never; readonly moveFreely?: never; readonly oneOf?: never; readonly openTest?: never; readonly place?: never; readonly preventDamage?: never; readonly push?: never; readonly putObject?: never; readonly putToken?: never; readonly redirectAttack?: never; readonly remove?: never; readonly roll?: never; readonly setDoor?: never; readonly spawn?: never; readonly swap?: never; readonly takeToken?: never; readonly track?: never; }
  |  { readonly addDamage?: never; readonly attack?: never; readonly award?: never; readonly changeRoll?: never; readonly choose?: never; readonly chooseFigure?: never; readonly closeTest?: never; readonly damage?: never; readonly discardCard?: never; readonly drawWound?: never; readonly each?: never; readonly easeTest?: never; readonly endGame?: never;   /** Figures gain actions. */
  readonly giveAction: ClashEffectGiveActionInput; readonly hardenTest?: never; readonly heal?: never; readonly if?: never; readonly loseAction?: never; readonly modify?: never; readonly move?: never; readonly moveFreely?: never; readonly oneOf?: never; readonly openTest?: never; readonly place?: never; readonly preventDamage?: never; readonly push?: never; readonly putObject?: never; readonly putToken?: never; readonly redirectAttack?: never; readonly remove?: never; readonly roll?: never; readonly setDoor?: never; readonly spawn?: never; readonly swap?: never; readonly takeToken?: never; readonly track?: never; }
  |  { readonly addDamage?: never; readonly attack?: never; readonly award?: never; readonly changeRoll?: never; readonly choose?: never; readonly chooseFigure?: never; readonly closeTest?: never; readonly damage?: never; readonly discardCard?: never; readonly drawWound?: never; readonly each?: never; readonly easeTest?: never; readonly endGame?: never; readonly giveAction?: never;   /** A test takes more dice from now on. */
  readonly hardenTest: ClashEffectHardenTestInput; readonly heal?: never; readonly if?: never; readonly loseAction?: never; readonly modify?: never; readonly move?: never; readonly moveFreely?: never; readonly oneOf?: never; readonly openTest?: never; readonly place?: never; readonly preventDamage?: never; readonly push?: never; readonly putObject?: never; readonly putToken?: never; readonly redirectAttack?: never; readonly remove?: never; readonly roll?: never; readonly setDoor?: never; readonly spawn?: never; readonly swap?: never; readonly takeToken?: never; readonly track?: never; }
  |  { readonly addDamage?: never; readonly attack?: never; readonly award?: never; readonly changeRoll?: never; readonly choose?: never; readonly chooseFigure?: never; readonly closeTest?: never; readonly damage?: never; readonly discardCard?: never; readonly drawWound?: never; readonly each?: never; readonly easeTest?: never; readonly endGame?: never; readonly giveAction?: never; readonly hardenTest?: never;   /** Figures lose damage that they have. */
  readonly heal: ClashEffectHealInput; readonly if?: never; readonly loseAction?: never; readonly modify?: never; readonly move?: never; readonly moveFreely?: never; readonly oneOf?: never; readonly openTest?: never; readonly place?: never; readonly preventDamage?: never; readonly push?: never; readonly putObject?: never; readonly putToken?: never; readonly redirectAttack?: never; readonly remove?: never; readonly roll?: never; readonly setDoor?: never; readonly spawn?: never; readonly swap?: never; readonly takeToken?: never; readonly track?: never; }
  |  { readonly addDamage?: never; readonly attack?: never; readonly award?: never; readonly changeRoll?: never; readonly choose?: never; readonly chooseFigure?: never; readonly closeTest?: never; readonly damage?: never; readonly discardCard?: never; readonly drawWound?: never; readonly each?: never; readonly easeTest?: never; readonly endGame?: never; readonly giveAction?: never; readonly hardenTest?: never; readonly heal?: never;   /** Does one thing or another, as a condition holds or not. */
  readonly if: ClashEffectIfInput; readonly loseAction?: never; readonly modify?: never; readonly move?: never; readonly moveFreely?: never; readonly oneOf?: never; readonly openTest?: never; readonly place?: never; readonly preventDamage?: never; readonly push?: never; readonly putObject?: never; readonly putToken?: never; readonly redirectAttack?: never; readonly remove?: never; readonly roll?: never; readonly setDoor?: never; readonly spawn?: never; readonly swap?: never; readonly takeToken?: never; readonly track?: never; }
  |  { readonly addDamage?: never; readonly attack?: never; readonly award?: never; readonly changeRoll?: never; readonly choose?: never; readonly chooseFigure?: never; readonly closeTest?: never; readonly damage?: never; readonly discardCard?: never; readonly drawWound?: never; readonly each?: never; readonly easeTest?: never; readonly endGame?: never; readonly giveAction?: never; readonly hardenTest?: never; readonly heal?: never; readonly if?: never;   /** Figures lose actions. */
  readonly loseAction: ClashEffectLoseActionInput; readonly modify?: never; readonly move?: never; readonly moveFreely?: never; readonly oneOf?: never; readonly openTest?: never; readonly place?: never; readonly preventDamage?: never; readonly push?: never; readonly putObject?: never; readonly putToken?: never; readonly redirectAttack?: never; readonly remove?: never; readonly roll?: never; readonly setDoor?: never; readonly spawn?: never; readonly swap?: never; readonly takeToken?: never; readonly track?: never; }
  |  { readonly addDamage?: never; readonly attack?: never; readonly award?: never; readonly changeRoll?: never; readonly choose?: never; readonly chooseFigure?: never; readonly closeTest?: never; readonly damage?: never; readonly discardCard?: never; readonly drawWound?: never; readonly each?: never; readonly easeTest?: never; readonly endGame?: never; readonly giveAction?: never; readonly hardenTest?: never; readonly heal?: never; readonly if?: never; readonly loseAction?: never;   /** A value of figures changes for a while. */
  readonly modify: ClashEffectModifyInput; readonly move?: never; readonly moveFreely?: never; readonly oneOf?: never; readonly openTest?: never; readonly place?: never; readonly preventDamage?: never; readonly push?: never; readonly putObject?: never; readonly putToken?: never; readonly redirectAttack?: never; readonly remove?: never; readonly roll?: never; readonly setDoor?: never; readonly spawn?: never; readonly swap?: never; readonly takeToken?: never; readonly track?: never; }
  |  { readonly addDamage?: never; readonly attack?: never; readonly award?: never; readonly changeRoll?: never; readonly choose?: never; readonly chooseFigure?: never; readonly closeTest?: never; readonly damage?: never; readonly discardCard?: never; readonly drawWound?: never; readonly each?: never; readonly easeTest?: never; readonly endGame?: never; readonly giveAction?: never; readonly hardenTest?: never; readonly heal?: never; readonly if?: never; readonly loseAction?: never; readonly modify?: never;   /** Figures move by rule: toward something, or away from it. */
  readonly move: ClashEffectMoveInput; readonly moveFreely?: never; readonly oneOf?: never; readonly openTest?: never; readonly place?: never; readonly preventDamage?: never; readonly push?: never; readonly putObject?: never; readonly putToken?: never; readonly redirectAttack?: never; readonly remove?: never; readonly roll?: never; readonly setDoor?: never; readonly spawn?: never; readonly swap?: never; readonly takeToken?: never; readonly track?: never; }
  |  { readonly addDamage?: never; readonly attack?: never; readonly award?: never; readonly changeRoll?: never; readonly choose?: never; readonly chooseFigure?: never; readonly closeTest?: never; readonly damage?: never; readonly discardCard?: never; readonly drawWound?: never; readonly each?: never; readonly easeTest?: never; readonly endGame?: never; readonly giveAction?: never; readonly hardenTest?: never; readonly heal?: never; readonly if?: never; readonly loseAction?: never; readonly modify?: never; readonly move?: never;   /** A seat moves a figure to a space of its choice. */
  readonly moveFreely: ClashEffectMoveFreelyInput; readonly oneOf?: never; readonly openTest?: never; readonly place?: never; readonly preventDamage?: never; readonly push?: never; readonly putObject?: never; readonly putToken?: never; readonly redirectAttack?: never; readonly remove?: never; readonly roll?: never; readonly setDoor?: never; readonly spawn?: never; readonly swap?: never; readonly takeToken?: never; readonly track?: never; }
  |  { readonly addDamage?: never; readonly attack?: never; readonly award?: never; readonly changeRoll?: never; readonly choose?: never; readonly chooseFigure?: never; readonly closeTest?: never; readonly damage?: never; readonly discardCard?: never; readonly drawWound?: never; readonly each?: never; readonly easeTest?: never; readonly endGame?: never; readonly giveAction?: never; readonly hardenTest?: never; readonly heal?: never; readonly if?: never; readonly loseAction?: never; readonly modify?: never; readonly move?: never; readonly moveFreely?: never;   /** Chance decides which of several things happens. */
  readonly oneOf: ClashEffectOneOfInput; readonly openTest?: never; readonly place?: never; readonly preventDamage?: never; readonly push?: never; readonly putObject?: never; readonly putToken?: never; readonly redirectAttack?: never; readonly remove?: never; readonly roll?: never; readonly setDoor?: never; readonly spawn?: never; readonly swap?: never; readonly takeToken?: never; readonly track?: never; }
  |  { readonly addDamage?: never; readonly attack?: never; readonly award?: never; readonly changeRoll?: never; readonly choose?: never; readonly chooseFigure?: never; readonly closeTest?: never; readonly damage?: never; readonly discardCard?: never; readonly drawWound?: never; readonly each?: never; readonly easeTest?: never; readonly endGame?: never; readonly giveAction?: never; readonly hardenTest?: never; readonly heal?: never; readonly if?: never; readonly loseAction?: never; readonly modify?: never; readonly move?: never; readonly moveFreely?: never; readonly oneOf?: never;   /** A closed test may be attempted again. */
  readonly openTest: ClashEffectOpenTestInput; readonly place?: never; readonly preventDamage?: never; readonly push?: never; readonly putObject?: never; readonly putToken?: never; readonly redirectAttack?: never; readonly remove?: never; readonly roll?: never; readonly setDoor?: never; readonly spawn?: never; readonly swap?: never; readonly takeToken?: never; readonly track?: never; }
  |  { readonly addDamage?: never; readonly attack?: never; readonly award?: never; readonly changeRoll?: never; readonly choose?: never; readonly chooseFigure?: never; readonly closeTest?: never; readonly damage?: never; readonly discardCard?: never; readonly drawWound?: never; readonly each?: never; readonly easeTest?: never; readonly endGame?: never; readonly giveAction?: never; readonly hardenTest?: never; readonly heal?: never; readonly if?: never; readonly loseAction?: never; readonly modify?: never; readonly move?: never; readonly moveFreely?: never; readonly oneOf?: never; readonly openTest?: never;   /** Figures are put somewhere else, without a move. */
  readonly place: ClashEffectPlaceInput; readonly preventDamage?: never; readonly push?: never; readonly putObject?: never; readonly putToken?: never; readonly redirectAttack?: never; readonly remove?: never; readonly roll?: never; readonly setDoor?: never; readonly spawn?: never; readonly swap?: never; readonly takeToken?: never; readonly track?: never; }
  |  { readonly addDamage?: never; readonly attack?: never; readonly award?: never; readonly changeRoll?: never; readonly choose?: never; readonly chooseFigure?: never; readonly closeTest?: never; readonly damage?: never; readonly discardCard?: never; readonly drawWound?: never; readonly each?: never; readonly easeTest?: never; readonly endGame?: never; readonly giveAction?: never; readonly hardenTest?: never; readonly heal?: never; readonly if?: never; readonly loseAction?: never; readonly modify?: never; readonly move?: never; readonly moveFreely?: never; readonly oneOf?: never; readonly openTest?: never; readonly place?: never;   /** In a reaction: the attack does less damage. */
  readonly preventDamage: ClashEffectPreventDamageInput; readonly push?: never; readonly putObject?: never; readonly putToken?: never; readonly redirectAttack?: never; readonly remove?: never; readonly roll?: never; readonly setDoor?: never; readonly spawn?: never; readonly swap?: never; readonly takeToken?: never; readonly track?: never; }
  |  { readonly addDamage?: never; readonly attack?: never; readonly award?: never; readonly changeRoll?: never; readonly choose?: never; readonly chooseFigure?: never; readonly closeTest?: never; readonly damage?: never; readonly discardCard?: never; readonly drawWound?: never; readonly each?: never; readonly easeTest?: never; readonly endGame?: never; readonly giveAction?: never; readonly hardenTest?: never; readonly heal?: never; readonly if?: never; readonly loseAction?: never; readonly modify?: never; readonly move?: never; readonly moveFreely?: never; readonly oneOf?: never; readonly openTest?: never; readonly place?: never; readonly preventDamage?: never;   /** Figures are pushed away. */
  readonly push: ClashEffectPushInput; readonly putObject?: never; readonly putToken?: never; readonly redirectAttack?: never; readonly remove?: never; readonly roll?: never; readonly setDoor?: never; readonly spawn?: never; readonly swap?: never; readonly takeToken?: never; readonly track?: never; }
  |  { readonly addDamage?: never; readonly attack?: never; readonly award?: never; readonly changeRoll?: never; readonly choose?: never; readonly chooseFigure?: never; readonly closeTest?: never; readonly damage?: never; readonly discardCard?: never; readonly drawWound?: never; readonly each?: never; readonly easeTest?: never; readonly endGame?: never; readonly giveAction?: never; readonly hardenTest?: never; readonly heal?: never; readonly if?: never; readonly loseAction?: never; readonly modify?: never; readonly move?: never; readonly moveFreely?: never; readonly oneOf?: never; readonly openTest?: never; readonly place?: never; readonly preventDamage?: never; readonly push?: never;   /** An object comes onto the board. */
  readonly putObject: ClashEffectPutObjectInput; readonly putToken?: never; readonly redirectAttack?: never; readonly remove?: never; readonly roll?: never; readonly setDoor?: never; readonly spawn?: never; readonly swap?: never; readonly takeToken?: never; readonly track?: never; }
  |  { readonly addDamage?: never; readonly attack?: never; readonly award?: never; readonly changeRoll?: never; readonly choose?: never; readonly chooseFigure?: never; readonly closeTest?: never; readonly damage?: never; readonly discardCard?: never; readonly drawWound?: never; readonly each?: never; readonly easeTest?: never; readonly endGame?: never; readonly giveAction?: never; readonly hardenTest?: never; readonly heal?: never; readonly if?: never; readonly loseAction?: never; readonly modify?: never; readonly move?: never; readonly moveFreely?: never; readonly oneOf?: never; readonly openTest?: never; readonly place?: never; readonly preventDamage?: never; readonly push?: never; readonly putObject?: never;   /** A token comes onto the board. */
  readonly putToken: ClashEffectPutTokenInput; readonly redirectAttack?: never; readonly remove?: never; readonly roll?: never; readonly setDoor?: never; readonly spawn?: never; readonly swap?: never; readonly takeToken?: never; readonly track?: never; }
  |  { readonly addDamage?: never; readonly attack?: never; readonly award?: never; readonly changeRoll?: never; readonly choose?: never; readonly chooseFigure?: never; readonly closeTest?: never; readonly damage?: never; readonly discardCard?: never; readonly drawWound?: never; readonly each?: never; readonly easeTest?: never; readonly endGame?: never; readonly giveAction?: never; readonly hardenTest?: never; readonly heal?: never; readonly if?: never; readonly loseAction?: never; readonly modify?: never; readonly move?: never; readonly moveFreely?: never; readonly oneOf?: never; readonly openTest?: never; readonly place?: never; readonly preventDamage?: never; readonly push?: never; readonly putObject?: never; readonly putToken?: never;   /** In a reaction: the attack has another target. */
  readonly redirectAttack: ClashEffectRedirectAttackInput; readonly remove?: never; readonly roll?: never; readonly setDoor?: never; readonly spawn?: never; readonly swap?: never; readonly takeToken?: never; readonly track?: never; }
  |  { readonly addDamage?: never; readonly attack?: never; readonly award?: never; readonly changeRoll?: never; readonly choose?: never; readonly chooseFigure?: never; readonly closeTest?: never; readonly damage?: never; readonly discardCard?: never; readonly drawWound?: never; readonly each?: never; readonly easeTest?: never; readonly endGame?: never; readonly giveAction?: never; readonly hardenTest?: never; readonly heal?: never; readonly if?: never; readonly loseAction?: never; readonly modify?: never; readonly move?: never; readonly moveFreely?: never; readonly oneOf?: never; readonly openTest?: never; readonly place?: never; readonly preventDamage?: never; readonly push?: never; readonly putObject?: never; readonly putToken?: never; readonly redirectAttack?: never;   /** Figures or pieces leave the board. */
  readonly remove: ClashEffectRemoveInput; readonly roll?: never; readonly setDoor?: never; readonly spawn?: never; readonly swap?: never; readonly takeToken?: never; readonly track?: never; }
  |  { readonly addDamage?: never; readonly attack?: never; readonly award?: never; readonly changeRoll?: never; readonly choose?: never; readonly chooseFigure?: never; readonly closeTest?: never; readonly damage?: never; readonly discardCard?: never; readonly drawWound?: never; readonly each?: never; readonly easeTest?: never; readonly endGame?: never; readonly giveAction?: never; readonly hardenTest?: never; readonly heal?: never; readonly if?: never; readonly loseAction?: never; readonly modify?: never; readonly move?: never; readonly moveFreely?: never; readonly oneOf?: never; readonly openTest?: never; readonly place?: never; readonly preventDamage?: never; readonly push?: never; readonly putObject?: never; readonly putToken?: never; readonly redirectAttack?: never; readonly remove?: never;   /** A die is rolled, and the effects depend on it. */
  readonly roll: ClashEffectRollInput; readonly setDoor?: never; readonly spawn?: never; readonly swap?: never; readonly takeToken?: never; readonly track?: never; }
  |  { readonly addDamage?: never; readonly attack?: never; readonly award?: never; readonly changeRoll?: never; readonly choose?: never; readonly chooseFigure?: never; readonly closeTest?: never; readonly damage?: never; readonly discardCard?: never; readonly drawWound?: never; readonly each?: never; readonly easeTest?: never; readonly endGame?: never; readonly giveAction?: never; readonly hardenTest?: never; readonly heal?: never; readonly if?: never; readonly loseAction?: never; readonly modify?: never; readonly move?: never; readonly moveFreely?: never; readonly oneOf?: never; readonly openTest?: never; readonly place?: never; readonly preventDamage?: never; readonly push?: never; readonly putObject?: never; readonly putToken?: never; readonly redirectAttack?: never; readonly remove?: never; readonly roll?: never;   /** A door opens or closes. */
  readonly setDoor: ClashEffectSetDoorInput; readonly spawn?: never; readonly swap?: never; readonly takeToken?: never; readonly track?: never; }
  |  { readonly addDamage?: never; readonly attack?: never; readonly award?: never; readonly changeRoll?: never; readonly choose?: never; readonly chooseFigure?: never; readonly closeTest?: never; readonly damage?: never; readonly discardCard?: never; readonly drawWound?: never; readonly each?: never; readonly easeTest?: never; readonly endGame?: never; readonly giveAction?: never; readonly hardenTest?: never; readonly heal?: never; readonly if?: never; readonly loseAction?: never; readonly modify?: never; readonly move?: never; readonly moveFreely?: never; readonly oneOf?: never; readonly openTest?: never; readonly place?: never; readonly preventDamage?: never; readonly push?: never; readonly putObject?: never; readonly putToken?: never; readonly redirectAttack?: never; readonly remove?: never; readonly roll?: never; readonly setDoor?: never;   /** Figures come from the supply onto the board. */
  readonly spawn: ClashEffectSpawnInput; readonly swap?: never; readonly takeToken?: never; readonly track?: never; }
  |  { readonly addDamage?: never; readonly attack?: never; readonly award?: never; readonly changeRoll?: never; readonly choose?: never; readonly chooseFigure?: never; readonly closeTest?: never; readonly damage?: never; readonly discardCard?: never; readonly drawWound?: never; readonly each?: never; readonly easeTest?: never; readonly endGame?: never; readonly giveAction?: never; readonly hardenTest?: never; readonly heal?: never; readonly if?: never; readonly loseAction?: never; readonly modify?: never; readonly move?: never; readonly moveFreely?: never; readonly oneOf?: never; readonly openTest?: never; readonly place?: never; readonly preventDamage?: never; readonly push?: never; readonly putObject?: never; readonly putToken?: never; readonly redirectAttack?: never; readonly remove?: never; readonly roll?: never; readonly setDoor?: never; readonly spawn?: never;   /** Two figures change places. */
  readonly swap: ClashEffectSwapInput; readonly takeToken?: never; readonly track?: never; }
  |  { readonly addDamage?: never; readonly attack?: never; readonly award?: never; readonly changeRoll?: never; readonly choose?: never; readonly chooseFigure?: never; readonly closeTest?: never; readonly damage?: never; readonly discardCard?: never; readonly drawWound?: never; readonly each?: never; readonly easeTest?: never; readonly endGame?: never; readonly giveAction?: never; readonly hardenTest?: never; readonly heal?: never; readonly if?: never; readonly loseAction?: never; readonly modify?: never; readonly move?: never; readonly moveFreely?: never; readonly oneOf?: never; readonly openTest?: never; readonly place?: never; readonly preventDamage?: never; readonly push?: never; readonly putObject?: never; readonly putToken?: never; readonly redirectAttack?: never; readonly remove?: never; readonly roll?: never; readonly setDoor?: never; readonly spawn?: never; readonly swap?: never;   /** A token leaves the board. */
  readonly takeToken: ClashEffectTakeTokenInput; readonly track?: never; }
  |  { readonly addDamage?: never; readonly attack?: never; readonly award?: never; readonly changeRoll?: never; readonly choose?: never; readonly chooseFigure?: never; readonly closeTest?: never; readonly damage?: never; readonly discardCard?: never; readonly drawWound?: never; readonly each?: never; readonly easeTest?: never; readonly endGame?: never; readonly giveAction?: never; readonly hardenTest?: never; readonly heal?: never; readonly if?: never; readonly loseAction?: never; readonly modify?: never; readonly move?: never; readonly moveFreely?: never; readonly oneOf?: never; readonly openTest?: never; readonly place?: never; readonly preventDamage?: never; readonly push?: never; readonly putObject?: never; readonly putToken?: never; readonly redirectAttack?: never; readonly remove?: never; readonly roll?: never; readonly setDoor?: never; readonly spawn?: never; readonly swap?: never; readonly takeToken?: never;   /** The progress track moves. */
  readonly track: ClashEffectTrackInput; };

/** Figures lose actions. */
export type ClashEffectLoseActionInput = {
  /** Number of actions. 1 to 9. */
  readonly actions: number;
  /** The figures that it concerns. */
  readonly who: ClashFiguresInput;
};

/** A value of figures changes for a while. */
export type ClashEffectModifyInput = {
  /** The change; below 0 it falls. -99 to 99. */
  readonly by: number;
  /** The value of the sheet. */
  readonly characteristic: ClashCharacteristic;
  /** How long it lasts. */
  readonly until: ClashUntil;
  /** The figures that it concerns. */
  readonly who: ClashFiguresInput;
};

/** A seat moves a figure to a space of its choice. */
export type ClashEffectMoveFreelyInput = {
  /** Enemies do not stop it. */
  readonly ignoreEnemies?: boolean | null | undefined;
  /** The figures that it concerns. */
  readonly who: ClashFiguresInput;
  /** Zones instead of its speed; 0 is its own zone only. 0 to 9. */
  readonly zones?: number | null | undefined;
};

/** Figures move by rule: toward something, or away from it. */
export type ClashEffectMoveInput = {
  /** By way of tokens of this kind: to the nearest of those that lie nearer to `toward` than the figure does; without one it stays (CLASH-270). */
  readonly along?: string | null | undefined;
  /** The places or figures that they move away from. */
  readonly away?: ClashPlaceWordInput | null | undefined;
  /** The places or figures that they move toward. */
  readonly toward?: ClashPlaceWordInput | null | undefined;
  /** The wish for the place; absent: to come as near as possible. */
  readonly want?: ClashWish | null | undefined;
  /** The figures that it concerns. */
  readonly who: ClashFiguresInput;
  /** Zones instead of its speed. 0 to 9. */
  readonly zones?: number | null | undefined;
};

/** Chance decides which of several things happens. */
export type ClashEffectOneOfInput = {
  /** The lists of effects, one of which happens. At least 2 entries. */
  readonly options: ReadonlyArray<ReadonlyArray<ClashEffectInput>>;
};

/** A closed test may be attempted again. */
export type ClashEffectOpenTestInput = {
  /** Id of the test. */
  readonly test: string;
};

/** Figures are put somewhere else, without a move. */
export type ClashEffectPlaceInput = {
  /** The place. */
  readonly at: ClashPlaceWordInput;
  /** The figures that it concerns. */
  readonly who: ClashFiguresInput;
};

/** In a reaction: the attack does less damage. */
export type ClashEffectPreventDamageInput = {
  /** Points of damage less. 1 to 9. */
  readonly points: number;
};

/** Figures are pushed away. */
export type ClashEffectPushInput = {
  /** The figure that they are pushed from. */
  readonly from: ClashFiguresInput;
  /** By how many spaces. 1 to 9. */
  readonly steps: number;
  /** The figures that it concerns. */
  readonly who: ClashFiguresInput;
};

/** An object comes onto the board. */
export type ClashEffectPutObjectInput = {
  /** The place. */
  readonly at: ClashPlaceWordInput;
  /** Kind of the object. */
  readonly kind: string;
};

/** A token comes onto the board. */
export type ClashEffectPutTokenInput = {
  /** The place. */
  readonly at: ClashPlaceWordInput;
  /** Kind of the token. */
  readonly kind: string;
};

/** In a reaction: the attack has another target. */
export type ClashEffectRedirectAttackInput = {
  /** The new target. */
  readonly to: ClashFiguresInput;
};

/** Figures or pieces leave the board. */
export type ClashEffectRemoveInput = {
  /** Number of the pieces; absent: all. 1 to 9. */
  readonly count?: number | null | undefined;
  /** The figures that leave. */
  readonly figures?: ClashFiguresInput | null | undefined;
  /** Kind of the objects that leave. */
  readonly objects?: string | null | undefined;
  /** Kind of the tokens that leave. */
  readonly tokens?: string | null | undefined;
};

/** A die is rolled, and the effects depend on it. */
export type ClashEffectRollInput = {
  /** The die that is rolled. */
  readonly die: ClashDieKind;
  /** The effects by result; the highest line that is reached counts. At least 1 entry. */
  readonly table: ReadonlyArray<ClashEffectRollTableInput>;
};

/** The effects by result; the highest line that is reached counts. */
export type ClashEffectRollTableInput = {
  /** The least result for this line. At least 0. */
  readonly atLeast: number;
  /** The effects, one after the other. */
  readonly do: ReadonlyArray<ClashEffectInput>;
};

/** A door opens or closes. */
export type ClashEffectSetDoorInput = {
  /** Id of the door. */
  readonly door: string;
  /** Whether one may pass through. */
  readonly open: boolean;
};

/** Figures come from the supply onto the board. */
export type ClashEffectSpawnInput = {
  /** The place. */
  readonly at: ClashPlaceWordInput;
  /** Number of figures, as far as there are spaces and figures. 1 to 9. */
  readonly count: number;
  /** Id of a sheet of the content: a hero, a companion or a villain. */
  readonly sheet: string;
};

/** Two figures change places. */
export type ClashEffectSwapInput = {
  /** The one figure. */
  readonly a: ClashFiguresInput;
  /** The other figure. */
  readonly b: ClashFiguresInput;
};

/** A token leaves the board. */
export type ClashEffectTakeTokenInput = {
  /** The place. */
  readonly at: ClashPlaceWordInput;
  /** Kind of the token. */
  readonly kind: string;
};

/** The progress track moves. */
export type ClashEffectTrackInput = {
  /** The change; below 0 it falls. -99 to 99. */
  readonly by: number;
};

/** An item of the list; with `figures` done by each of them as SELF (CLASH-231). */
export type ClashEndOfTurnItemInput = {
  /** The effects, one after the other. At least 1 entry. */
  readonly do: ReadonlyArray<ClashEffectInput>;
  /** The figures that do it, one after the other; absent: no figure in particular. */
  readonly figures?: ClashFiguresInput | null | undefined;
  /** The id that other fields name it by; unique among things of its sort. */
  readonly id: string;
  /** Its condition; absent: none. */
  readonly if?: ClashConditionInput | null | undefined;
  /** Its text for players. */
  readonly text: LocalizedInput;
};

/** Villain figures at the start of a scenario. */
export type ClashFigurePlacementInput = {
  /** Ids of the spaces, in order. At least 1 entry. */
  readonly at: ReadonlyArray<string>;
  /** Their number. 1 to 10. */
  readonly count: number;
  /** Id of a sheet of the content: a hero, a companion or a villain. */
  readonly sheet: string;
};

/** A choice of figures by rule; ALL by default. */
export type ClashFiguresInput = {
  /** Heroes: activated this turn already, or not. */
  readonly activated?: boolean | null | undefined;
  /** Only figures beside one of these. */
  readonly adjacentTo?: ClashFiguresInput | null | undefined;
  /** With FIRST: how many; 1 by default. 1 to 9. */
  readonly count?: number | null | undefined;
  /** Only figures with damage, or only without. */
  readonly damaged?: boolean | null | undefined;
  /** Only figures that one of these sees. */
  readonly inSightOf?: ClashFiguresInput | null | undefined;
  /** Only figures in the zones of this place. */
  readonly inZone?: ClashPlaceWordInput | null | undefined;
  /** The group that the choice starts from. */
  readonly of: ClashFiguresOf;
  /** Only figures on these spaces. */
  readonly onPlace?: ClashPlaceWordInput | null | undefined;
  /** The choice among those that fit; absent: all. */
  readonly pick?: ClashPick | null | undefined;
  /** Sheet or hero that SHEET or HERO names. */
  readonly sheet?: string | null | undefined;
  /** A side, as an effect names it. */
  readonly side?: ClashSideWord | null | undefined;
  /** Only figures that are so near to one of these. */
  readonly withinZones?: ClashFiguresWithinZonesInput | null | undefined;
};

/** VILLAIN: the super villain (CLASH-224). VILLAINS: every villain figure. SHEET: figures of `sheet`. HEROES: heroes, of `side` where given. HERO: the hero `sheet`. ENEMIES, ALLIES: of the acting figure, itself not among them. SELF: the acting figure, or the one attacked. CAUSE: the hero whose command set it off; in a reaction power who attacks or takes the test. TARGET: of the running attack. CHOSEN: the figure last chosen in this effect. */
export type ClashFiguresOf =
  /** Allies of the acting figure, itself not among them. */
  | 'ALLIES'
  /** The hero whose command caused it. */
  | 'CAUSE'
  /** The figure last chosen in this effect. */
  | 'CHOSEN'
  /** Enemies of the acting figure. */
  | 'ENEMIES'
  /** The hero that is named. */
  | 'HERO'
  /** Every hero on the board, of a side where one is given. */
  | 'HEROES'
  /** The acting figure, or the one attacked. */
  | 'SELF'
  /** Figures of the sheet that is named. */
  | 'SHEET'
  /** The companions. */
  | 'SIDEKICKS'
  /** The target of the running attack. */
  | 'TARGET'
  /** Who the super villain is. */
  | 'VILLAIN'
  /** Every villain figure. */
  | 'VILLAINS';

/** Only figures that are so near to one of these. */
export type ClashFiguresWithinZonesInput = {
  /** The figures that it refers to. */
  readonly of: ClashFiguresInput;
  /** Greatest distance, in zones. 0 to 9. */
  readonly zones: number;
};

/** The end of the game by an effect. */
export type ClashGameEnd =
  /** The side with the better front page wins. */
  | 'PAGES'
  /** The villain wins. */
  | 'VILLAIN';

/** A hero of a campaign. */
export type ClashHeroRecordInput = {
  /** Its cards, the weakness among them. 8 to 10 entries. */
  readonly cards: ReadonlyArray<string>;
  /** Id of the hero, as in the content. */
  readonly heroId: string;
  /** Experience of the hero: a Rookie, a Hero or a Veteran. */
  readonly rank: ClashRank;
  /** Cards that a Rookie has set aside. At most 2 entries. */
  readonly setAside: ReadonlyArray<string>;
};

/** Side against side, or heroes against a villain that the rules play. */
export type ClashMode =
  /** Several players together against a villain. */
  | 'COOP'
  /** One player against a villain. */
  | 'SOLO'
  /** Side against side. */
  | 'VERSUS';

/** Moves to a space: travel, reposition or break away (CLASH-125 to CLASH-128, CLASH-244). */
export type ClashMoveCommandInput = {
  /** Id of a figure: the active hero, or one of its sidekicks. */
  readonly figureId: string;
  /** A space of the board, as "x,y". */
  readonly spaceId: string;
};

/** The paper that tells the story of a side. */
export type ClashNewspaper =
  /** The paper “Guardians’ Chronicles”. */
  | 'GUARDIANS_CHRONICLES'
  /** The paper “Mercury Herald”. */
  | 'MERCURY_HERALD';

/** An object at the start of a scenario. */
export type ClashObjectPlacementInput = {
  /** Its sort. */
  readonly kind: string;
  /** Quarter turns clockwise. 0 to 3. */
  readonly turns: number;
  /** Column of the cell, from the left. 0 to 40. */
  readonly x: number;
  /** Row of the cell, from the top. 0 to 40. */
  readonly y: number;
};

/** The way in which an object is used. */
export type ClashObjectUse =
  /** To attack with it. */
  | 'AGGRESSIVE'
  /** Without attacking. */
  | 'CLASSIC';

/** An article at stake (CLASH-180). */
export type ClashObjectiveArticleInput = {
  /** The text under the headline. */
  readonly body: LocalizedInput;
  /** With SIDE as the side looked at; absent: on the defeat of the super villain (CLASH-181). */
  readonly condition?: ClashConditionInput | null | undefined;
  /** The headline of the article. */
  readonly headline: LocalizedInput;
  /** The id that other fields name it by; unique among things of its sort. */
  readonly id: string;
  /** The name that players read. */
  readonly name: LocalizedInput;
  /** Printed size. */
  readonly size: ClashArticleSize;
};

/** The options of a game, chosen by its opener. */
export type ClashOptionsInput = {
  /** The records of the heroes from earlier adventures; absent outside of a campaign. */
  readonly campaign?: ClashCampaignRecordsInput | null | undefined;
  /** Time for each decision, in seconds: a day when left out; null: no deadline. 10 to 604800. */
  readonly decisionSeconds?: number | null | undefined;
  /** Solo and co-op: the defense of villains; absent: as printed. */
  readonly difficulty?: ClashDifficulty | null | undefined;
  /** Heroes of side A; by default as CLASH-201 says. 1 to 5. */
  readonly heroesA?: number | null | undefined;
  /** Heroes of side B; by default as CLASH-201 says. 1 to 5. */
  readonly heroesB?: number | null | undefined;
  /** Side against side, alone or together against a villain. */
  readonly mode?: ClashMode;
  /** Rank of the heroes of side A; absent: by the scenario. */
  readonly rankA?: ClashRank | null | undefined;
  /** Rank of the heroes of side B; absent: by the scenario. */
  readonly rankB?: ClashRank | null | undefined;
  /** A scenario of your own instead. */
  readonly scenario?: ClashScenarioInput | null | undefined;
  /** A scenario of the box. */
  readonly scenarioId?: string;
  /** Seats of side A, or of the one side in solo and co-op. 1 to 6. */
  readonly seatsA?: number;
  /** Seats of side B; versus only. 1 to 5. */
  readonly seatsB?: number;
  /** The start of the one side of solo and co-op (CLASH-191). */
  readonly startSide?: ClashSide;
};

/** A special action of the sheet without a test (CLASH-089). */
export type ClashPerformSpecialActionCommandInput = {
  /** Id of the special action, as in the content or the options. */
  readonly specialActionId: string;
};

/** The choice among the figures that fit. */
export type ClashPick =
  /** All of them. */
  | 'ALL'
  /** The one that is most zones away. */
  | 'FARTHEST'
  /** The first ones in canonical order. */
  | 'FIRST'
  /** The one with the least health left. */
  | 'LEAST_LEFT'
  /** The one that is fewest zones away. */
  | 'NEAREST'
  /** One by lot. */
  | 'RANDOM';

/** Puts a hero on a start space (CLASH-206). */
export type ClashPlaceHeroCommandInput = {
  /** Id of a hero, as in the content. */
  readonly heroId: string;
  /** A space of the board, as "x,y". */
  readonly spaceId: string;
};

/** The two +1 tokens of a team-up hero, in secret (CLASH-026). */
export type ClashPlaceTeamUpTokensCommandInput = {
  /** The values of the sheet. At most 4 entries. */
  readonly characteristics: ReadonlyArray<ClashCharacteristic>;
  /** Id of a hero, as in the content. */
  readonly heroId: string;
};

/** A place on the board. */
export type ClashPlaceWordInput =
  {   /** A piece of scenery, as `face/id`: its interaction space, unless something lies on it (CLASH-268). */
  readonly feature: string; readonly objects?: never; readonly space?: never; readonly spaceOf?: never; readonly start?: never; readonly tokens?: never; readonly zone?: never; readonly zoneOf?: never; }
  |  { readonly feature?: never;   /** The spaces of objects of this kind. */
  readonly objects: string; readonly space?: never; readonly spaceOf?: never; readonly start?: never; readonly tokens?: never; readonly zone?: never; readonly zoneOf?: never; }
  |  { readonly feature?: never; readonly objects?: never;   /** The space with this id. */
  readonly space: string; readonly spaceOf?: never; readonly start?: never; readonly tokens?: never; readonly zone?: never; readonly zoneOf?: never; }
  |  { readonly feature?: never; readonly objects?: never; readonly space?: never;   /** The spaces on which these figures stand. */
  readonly spaceOf: ClashFiguresInput; readonly start?: never; readonly tokens?: never; readonly zone?: never; readonly zoneOf?: never; }
  |  { readonly feature?: never; readonly objects?: never; readonly space?: never; readonly spaceOf?: never;   /** The start spaces of a side. */
  readonly start: ClashStartOf; readonly tokens?: never; readonly zone?: never; readonly zoneOf?: never; }
  |  { readonly feature?: never; readonly objects?: never; readonly space?: never; readonly spaceOf?: never; readonly start?: never;   /** The spaces of tokens of this kind. */
  readonly tokens: string; readonly zone?: never; readonly zoneOf?: never; }
  |  { readonly feature?: never; readonly objects?: never; readonly space?: never; readonly spaceOf?: never; readonly start?: never; readonly tokens?: never;   /** The spaces of the zone with this id. */
  readonly zone: string; readonly zoneOf?: never; }
  |  { readonly feature?: never; readonly objects?: never; readonly space?: never; readonly spaceOf?: never; readonly start?: never; readonly tokens?: never; readonly zone?: never;   /** The spaces of the zones in which these figures stand. */
  readonly zoneOf: ClashFiguresInput; };

/** Lays the cards of a hero in secret, all in one (CLASH-108, CLASH-239). */
export type ClashPlanCardsCommandInput = {
  /** Id of a hero, as in the content. */
  readonly heroId: string;
  /** The cards, each with its side of the sheet. At most 12 entries. */
  readonly plays: ReadonlyArray<ClashPlayInput>;
};

/** A card, and the side of the sheet at which it is laid. */
export type ClashPlayInput = {
  /** Id of a card, as in the content. */
  readonly cardId: string;
  /** At which side of a hero’s sheet a card lies. */
  readonly side: ClashCardSide;
};

/** The track on which a plan goes on, step by step. */
export type ClashProgressTrackInput = {
  /** The last place of the track. 1 to 30. */
  readonly length: number;
  /** The name that players read. */
  readonly name: LocalizedInput;
  /** The first value of the track. 0 to 30. */
  readonly start: number;
  /** The effects at its places. */
  readonly steps: ReadonlyArray<ClashTrackStepInput>;
};

/** Makes a team-up hero the main hero (CLASH-029). */
export type ClashPromoteTeamUpHeroCommandInput = {
  /** Id of a hero, as in the content. */
  readonly heroId: string;
};

/** Another order of the side's initiative deck, top first (CLASH-240). */
export type ClashProposeOrderCommandInput = {
  /** Ids of the heroes, as in the content, in their order. At most 6 entries. */
  readonly heroIds: ReadonlyArray<string>;
};

/** Pushes the target to a space beside it (CLASH-150). */
export type ClashPushBackCommandInput = {
  /** A space of the board, as "x,y". */
  readonly spaceId: string;
};

/** Rank of a hero (CLASH-068). */
export type ClashRank =
  /** A hero of some renown. */
  | 'HERO'
  /** A beginner. */
  | 'ROOKIE'
  /** A hero with long experience. */
  | 'VETERAN';

/** Uses the power that is offered (CLASH-211). */
export type ClashReactCommandInput = {
  /** Id of a card, as in the content. */
  readonly powerId: string;
};

/** A scenario; also accepted from the opener of a game (CLASH-014). */
export type ClashScenarioInput = {
  /** Villain sheets whose figures are allies of a side, and enemies of the other one alone (CLASH-079). At most 3 entries. */
  readonly alliances?: ReadonlyArray<ClashAllianceInput> | null | undefined;
  /** EASY: Rookies, NORMAL: Heroes, HARD: Veterans (CLASH-068). */
  readonly difficulty: ClashDifficulty;
  /** The id that other fields name it by; unique among things of its sort. */
  readonly id: string;
  /** The text to read out as the adventure begins. */
  readonly intro: LocalizedInput;
  /** Modes in which it can be played. At least 1 entry. */
  readonly modes: ReadonlyArray<ClashMode>;
  /** The name that players read. */
  readonly name: LocalizedInput;
  /** Things on the board that can be used. */
  readonly objects: ReadonlyArray<ClashObjectPlacementInput>;
  /** The plan of a scenario without a threat sheet. */
  readonly plan?: ClashScenarioPlanInput | null | undefined;
  /** Heroes a side. 1 to 3. */
  readonly recommendedHeroes: number;
  /** Rules of this scenario beside the common ones. */
  readonly rules: ReadonlyArray<ClashSheetRuleInput>;
  /** The start spaces of the sides. */
  readonly starts: ClashStartsInput;
  /** The whole sheet, so that a custom scenario brings its own. */
  readonly threatSheet?: ClashThreatSheetInput | null | undefined;
  /** The tiles, as they lie. 1 to 6 entries. */
  readonly tiles: ReadonlyArray<ClashTilePlacementInput>;
  /** The last turn of the game. 1 to 30. */
  readonly turnLimit: number;
};

/** The plan of a scenario without a threat sheet. */
export type ClashScenarioPlanInput = {
  /** The articles that can be won. 1 to 4 entries. */
  readonly articles: ReadonlyArray<ClashObjectiveArticleInput>;
  /** Villain figures at the start, on the named spaces in order. */
  readonly figures: ReadonlyArray<ClashFigurePlacementInput>;
  /** Actions on spaces without a test. */
  readonly specialActions: ReadonlyArray<ClashSpecialActionInput>;
  /** The characteristic tests that can be attempted. */
  readonly tests: ReadonlyArray<ClashTestCardInput>;
  /** The tokens that lie there. */
  readonly tokens: ReadonlyArray<ClashTokenPlacementInput>;
  /** The track on which the plan goes on; absent: there is none. */
  readonly track?: ClashProgressTrackInput | null | undefined;
  /** When the sides and the villain win. */
  readonly victory: ClashVictoryInput;
};

/** A reaction or special rule (CLASH-094, CLASH-096). */
export type ClashSheetRuleInput = {
  /** The effects, one after the other. At least 1 entry. */
  readonly do: ReadonlyArray<ClashEffectInput>;
  /** The id that other fields name it by; unique among things of its sort. */
  readonly id: string;
  /** Its condition; absent: none. */
  readonly if?: ClashConditionInput | null | undefined;
  /** When it happens. */
  readonly on: ClashTriggerInput;
  /** Its text for players. */
  readonly text: LocalizedInput;
};

/** A side of heroes. */
export type ClashSide =
  /** Side A. */
  | 'A'
  /** Side B. */
  | 'B';

/** A side, as an effect names it. */
export type ClashSideWord =
  /** Side A. */
  | 'A'
  /** Side B. */
  | 'B'
  /** The side against it. */
  | 'OTHER'
  /** The side of the acting figure. */
  | 'OWN'
  /** The side that is looked at. */
  | 'SIDE';

/** A special action without a test (CLASH-089). */
export type ClashSpecialActionInput = {
  /** The place. */
  readonly at: ClashPlaceWordInput;
  /** Its cost, in actions. 1 to 3. */
  readonly cost: number;
  /** The effects, one after the other. At least 1 entry. */
  readonly do: ReadonlyArray<ClashEffectInput>;
  /** The id that other fields name it by; unique among things of its sort. */
  readonly id: string;
  /** Its condition; absent: none. */
  readonly if?: ClashConditionInput | null | undefined;
  /** The name that players read. */
  readonly name: LocalizedInput;
  /** Its text for players. */
  readonly text: LocalizedInput;
};

/** The side of the start spaces. */
export type ClashStartOf =
  /** Side A. */
  | 'A'
  /** Side B. */
  | 'B'
  /** The side that is looked at. */
  | 'SIDE';

/** Start spaces of the sides, as "x,y"; chosen by the seats, or taken in order (CLASH-206). */
export type ClashStartsInput = {
  /** The start spaces of side A. At least 1 entry. */
  readonly A: ReadonlyArray<string>;
  /** The start spaces of side B. At least 1 entry. */
  readonly B: ReadonlyArray<string>;
  /** The seats choose among the spaces; false: they are taken in order. */
  readonly chosen: boolean;
};

/** Figures of the sheet that are the super villain; absent: all (CLASH-224). */
export type ClashSuperVillainInput = {
  /** Numbers of the figures; absent: all of the sheet. */
  readonly figures?: ReadonlyArray<number> | null | undefined;
  /** Id of a sheet of the content: a hero, a companion or a villain. */
  readonly sheet: string;
};

/** Takes back the cards and tokens of a hero (CLASH-239). */
export type ClashTakeBackPlanCommandInput = {
  /** Id of a hero, as in the content. */
  readonly heroId: string;
};

/** Takes a free sidekick (CLASH-259). */
export type ClashTakeSidekickCommandInput = {
  /** Id of the companion, as in the content. */
  readonly sidekickId: string;
};

/** Takes a free hero for a team-up place (CLASH-021). */
export type ClashTakeTeamUpHeroCommandInput = {
  /** Id of a hero, as in the content. */
  readonly heroId: string;
};

/** A characteristic test (CLASH-155). */
export type ClashTestCardInput = {
  /** Its place: spaces, a token kind, an object kind. A door test stands on the door. */
  readonly at?: ClashPlaceWordInput | null | undefined;
  /** Passed without a roll where the value reaches the difficulty. */
  readonly direct: boolean;
  /** The door that it opens; its place is the two spaces beside (CLASH-248). */
  readonly door?: string | null | undefined;
  /** The id that other fields name it by; unique among things of its sort. */
  readonly id: string;
  /** The name that players read. */
  readonly name: LocalizedInput;
  /** The characteristics with which it may be attempted; one is chosen. 1 to 2 entries. */
  readonly offers: ReadonlyArray<ClashTestOfferInput>;
  /** The effects of passing the test. */
  readonly onSuccess: ReadonlyArray<ClashEffectInput>;
  /** It may be passed more than once. */
  readonly repeatable: boolean;
  /** Its text for players. */
  readonly text: LocalizedInput;
};

/** A characteristic that a test may be attempted with. */
export type ClashTestOfferInput = {
  /** The value of the sheet. */
  readonly characteristic: ClashCharacteristic;
  /** Test dice that it takes: the roll must not exceed the value. 1 to 12. */
  readonly difficulty: number;
};

/** The sheet that runs a villain (CLASH-089). */
export type ClashThreatSheetInput = {
  /** The articles that can be won. 1 to 4 entries. */
  readonly articles: ReadonlyArray<ClashObjectiveArticleInput>;
  /** The list of the villain for the end of each turn, item by item. */
  readonly endOfTurn: ReadonlyArray<ClashEndOfTurnItemInput>;
  /** Villain figures at the start, on the named spaces in order. */
  readonly figures: ReadonlyArray<ClashFigurePlacementInput>;
  /** The id that other fields name it by; unique among things of its sort. */
  readonly id: string;
  /** The text to read out as the adventure begins. */
  readonly intro: LocalizedInput;
  /** The name that players read. */
  readonly name: LocalizedInput;
  /** The number that is printed on the threat sheet. 1 to 99. */
  readonly number: number;
  /** Rules that answer acts of heroes, for any villain. */
  readonly scenarioReactions: ReadonlyArray<ClashSheetRuleInput>;
  /** Actions on spaces without a test. */
  readonly specialActions: ReadonlyArray<ClashSpecialActionInput>;
  /** Who the super villain is. */
  readonly superVillain: ClashSuperVillainInput;
  /** The characteristic tests that can be attempted. */
  readonly tests: ReadonlyArray<ClashTestCardInput>;
  /** Tile faces that it is tied to (CLASH-084). 1 to 6 entries. */
  readonly tiles?: ReadonlyArray<string> | null | undefined;
  /** The tokens that lie there. */
  readonly tokens: ReadonlyArray<ClashTokenPlacementInput>;
  /** The track on which the plan goes on; absent: there is none. */
  readonly track?: ClashProgressTrackInput | null | undefined;
  /** When the sides and the villain win. */
  readonly victory: ClashVictoryInput;
  /** Rules by which the villain answers acts of heroes. */
  readonly villainReactions: ReadonlyArray<ClashSheetRuleInput>;
};

/** The place of a tile in a scenario, and its turn. */
export type ClashTilePlacementInput = {
  /** Column of the tile, in tiles from the left. 0 to 5. */
  readonly column: number;
  /** Id of the face of the tile that lies up. */
  readonly face: string;
  /** Row of the tile, in tiles from the top. 0 to 5. */
  readonly row: number;
  /** Quarter turns clockwise. 0 to 3. */
  readonly turns: number;
};

/** A token at the start of a scenario. */
export type ClashTokenPlacementInput = {
  /** Kind of the token. */
  readonly kind: string;
  /** Id of its space. */
  readonly space: string;
};

/** The effects of a place of the track. */
export type ClashTrackStepInput = {
  /** The place of the track. 1 to 30. */
  readonly at: number;
  /** The effects, one after the other. At least 1 entry. */
  readonly do: ReadonlyArray<ClashEffectInput>;
  /** Its text for players. */
  readonly text: LocalizedInput;
};

/** The figures that end an activation, and the place. */
export type ClashTriggerActivationEndedInput = {
  /** The figures that it concerns. */
  readonly figures: ClashFiguresInput;
  /** Id of the zone. */
  readonly zone: string;
};

/** The figures that arrive, and the place. */
export type ClashTriggerArrivedInput = {
  /** The figures that it concerns. */
  readonly figures: ClashFiguresInput;
  /** Id of the zone. */
  readonly zone: string;
};

/** The side of the heroes. */
export type ClashTriggerHeroOutInput = {
  /** A side of heroes. */
  readonly side?: ClashSide | null | undefined;
};

/** What sets a rule off; its figures are worked out for the figure that it happened to (SELF). */
export type ClashTriggerInput =
  {   /** A figure ends its activation in a zone. */
  readonly activationEnded: ClashTriggerActivationEndedInput; readonly arrived?: never; readonly articleWon?: never; readonly attacked?: never; readonly figureOut?: never; readonly heroOut?: never; readonly hit?: never; readonly objectUsed?: never; readonly testFailed?: never; readonly testPassed?: never; readonly turnEnd?: never; readonly turnStart?: never; }
  |  { readonly activationEnded?: never;   /** A figure arrives in a zone. */
  readonly arrived: ClashTriggerArrivedInput; readonly articleWon?: never; readonly attacked?: never; readonly figureOut?: never; readonly heroOut?: never; readonly hit?: never; readonly objectUsed?: never; readonly testFailed?: never; readonly testPassed?: never; readonly turnEnd?: never; readonly turnStart?: never; }
  |  { readonly activationEnded?: never; readonly arrived?: never;   /** The article with this id is won. */
  readonly articleWon: string; readonly attacked?: never; readonly figureOut?: never; readonly heroOut?: never; readonly hit?: never; readonly objectUsed?: never; readonly testFailed?: never; readonly testPassed?: never; readonly turnEnd?: never; readonly turnStart?: never; }
  |  { readonly activationEnded?: never; readonly arrived?: never; readonly articleWon?: never;   /** An attack on one of them is fully resolved, hit or miss (CLASH-095). */
  readonly attacked: ClashFiguresInput; readonly figureOut?: never; readonly heroOut?: never; readonly hit?: never; readonly objectUsed?: never; readonly testFailed?: never; readonly testPassed?: never; readonly turnEnd?: never; readonly turnStart?: never; }
  |  { readonly activationEnded?: never; readonly arrived?: never; readonly articleWon?: never; readonly attacked?: never;   /** One of these figures goes out of action. */
  readonly figureOut: ClashFiguresInput; readonly heroOut?: never; readonly hit?: never; readonly objectUsed?: never; readonly testFailed?: never; readonly testPassed?: never; readonly turnEnd?: never; readonly turnStart?: never; }
  |  { readonly activationEnded?: never; readonly arrived?: never; readonly articleWon?: never; readonly attacked?: never; readonly figureOut?: never;   /** A hero goes out of action. */
  readonly heroOut: ClashTriggerHeroOutInput; readonly hit?: never; readonly objectUsed?: never; readonly testFailed?: never; readonly testPassed?: never; readonly turnEnd?: never; readonly turnStart?: never; }
  |  { readonly activationEnded?: never; readonly arrived?: never; readonly articleWon?: never; readonly attacked?: never; readonly figureOut?: never; readonly heroOut?: never;   /** An attack hits one of these figures. */
  readonly hit: ClashFiguresInput; readonly objectUsed?: never; readonly testFailed?: never; readonly testPassed?: never; readonly turnEnd?: never; readonly turnStart?: never; }
  |  { readonly activationEnded?: never; readonly arrived?: never; readonly articleWon?: never; readonly attacked?: never; readonly figureOut?: never; readonly heroOut?: never; readonly hit?: never;   /** A figure uses a thing on the board. */
  readonly objectUsed: ClashTriggerObjectUsedInput; readonly testFailed?: never; readonly testPassed?: never; readonly turnEnd?: never; readonly turnStart?: never; }
  |  { readonly activationEnded?: never; readonly arrived?: never; readonly articleWon?: never; readonly attacked?: never; readonly figureOut?: never; readonly heroOut?: never; readonly hit?: never; readonly objectUsed?: never;   /** The test with this id is failed. */
  readonly testFailed: string; readonly testPassed?: never; readonly turnEnd?: never; readonly turnStart?: never; }
  |  { readonly activationEnded?: never; readonly arrived?: never; readonly articleWon?: never; readonly attacked?: never; readonly figureOut?: never; readonly heroOut?: never; readonly hit?: never; readonly objectUsed?: never; readonly testFailed?: never;   /** The test with this id is passed. */
  readonly testPassed: string; readonly turnEnd?: never; readonly turnStart?: never; }
  |  { readonly activationEnded?: never; readonly arrived?: never; readonly articleWon?: never; readonly attacked?: never; readonly figureOut?: never; readonly heroOut?: never; readonly hit?: never; readonly objectUsed?: never; readonly testFailed?: never; readonly testPassed?: never;   /** When a turn is over. */
  readonly turnEnd: boolean; readonly turnStart?: never; }
  |  { readonly activationEnded?: never; readonly arrived?: never; readonly articleWon?: never; readonly attacked?: never; readonly figureOut?: never; readonly heroOut?: never; readonly hit?: never; readonly objectUsed?: never; readonly testFailed?: never; readonly testPassed?: never; readonly turnEnd?: never;   /** A turn begins. */
  readonly turnStart: boolean; };

/** The objects, and their use. */
export type ClashTriggerObjectUsedInput = {
  /** Its sort. */
  readonly kind: string;
  /** The way in which the object is used. */
  readonly use: ClashObjectUse;
};

/** Duration of a change. */
export type ClashUntil =
  /** For this activation. */
  | 'ACTIVATION'
  /** For the rest of the game. */
  | 'GAME'
  /** For this turn. */
  | 'TURN';

/** Uses an object; an aggressive use names its target (CLASH-101, CLASH-102). */
export type ClashUseObjectCommandInput = {
  /** Id of the object, as in `objects` of the view. */
  readonly objectId: string;
  /** Id of the figure that is aimed at, as in `figures` of the view. */
  readonly targetId?: string | null | undefined;
  /** The way in which the object is used. */
  readonly use: ClashObjectUse;
};

/** Uses the special power of a card for an action (CLASH-059). */
export type ClashUsePowerCommandInput = {
  /** Id of a card, as in the content. */
  readonly powerId: string;
};

/** When the sides and the villain win. */
export type ClashVictoryInput = {
  /** The part for side A. */
  readonly A: ClashConditionInput;
  /** The part for side B. */
  readonly B: ClashConditionInput;
  /** The winner when the last turn is over. */
  readonly atTurnLimit: ClashAtTurnLimit;
  /** When the game ends otherwise. */
  readonly other?: ClashConditionInput | null | undefined;
  /** Its text for players. */
  readonly text: LocalizedInput;
  /** When the villain wins. */
  readonly villain?: ClashConditionInput | null | undefined;
};

/** The goal of a moving figure. */
export type ClashWish =
  /** To stand beside it. */
  | 'ADJACENT'
  /** To see it. */
  | 'SIGHT'
  /** To stand on it. */
  | 'SPACE'
  /** To be in its zone. */
  | 'ZONE';

/** A command to plan. */
export type ConditionalCommandInput = {
  /** Event types, of which one must have happened since the list was stored; empty: no condition. */
  readonly after?: ReadonlyArray<string>;
  /** It must be legal only when it is given. */
  readonly command: GameCommandInput;
  /** true: each time that it applies; false: once. */
  readonly repeat?: boolean;
  /** The step that must ask your seat, as `Waiting` names it; null: any. */
  readonly step?: string | null | undefined;
  /** Event types, each of which ends the entry. */
  readonly until?: ReadonlyArray<string>;
};

/** A paused game. */
export type EndPauseInput = {
  /** A UUID of your choice. An accepted command happens once, even if sent again; a refused one is not remembered. */
  readonly commandId: string;
  /** Carry out the command on this version of the game only. */
  readonly expectedVersion?: number | null | undefined;
  /** The value of `Game.id`. */
  readonly gameId: string;
};

/** A new game in a position of a finished one. */
export type ForkGameInput = {
  /** A UUID of your choice. An accepted command happens once, even if sent again; a refused one is not remembered. */
  readonly commandId: string;
  /** A finished game. */
  readonly gameId: string;
  /** A version after its start and before its end; within a commit, the one before it. */
  readonly version: number;
};

/** The things that you bring to a seat: exactly one field, that of the ruleset of the game. */
export type GameBroughtInput =
  {   /** Of a game of Guardians Arena. */
  readonly arena: ArenaBroughtInput; readonly guardians?: never; readonly skarov?: never; }
  |  { readonly arena?: never;   /** Of a game of Guardians. */
  readonly guardians: GuardiansBroughtInput; readonly skarov?: never; }
  |  { readonly arena?: never; readonly guardians?: never;   /** Of a game of The Threat of Professor Skarov. */
  readonly skarov: SkarovBroughtInput; };

/** A command of any game: exactly one field, that of its ruleset. */
export type GameCommandInput =
  {   /** Of a game of Guardians Arena. */
  readonly arena: ArenaCommandInput; readonly clash?: never; readonly guardians?: never; readonly guilds?: never; readonly lantern?: never; readonly skarov?: never; }
  |  { readonly arena?: never;   /** Of a game of Clash of Heroes. */
  readonly clash: ClashCommandInput; readonly guardians?: never; readonly guilds?: never; readonly lantern?: never; readonly skarov?: never; }
  |  { readonly arena?: never; readonly clash?: never;   /** Of a game of Guardians. */
  readonly guardians: GuardiansCommandInput; readonly guilds?: never; readonly lantern?: never; readonly skarov?: never; }
  |  { readonly arena?: never; readonly clash?: never; readonly guardians?: never;   /** Of a game of Guilds. */
  readonly guilds: GuildsCommandInput; readonly lantern?: never; readonly skarov?: never; }
  |  { readonly arena?: never; readonly clash?: never; readonly guardians?: never; readonly guilds?: never;   /** Of a game of The Lantern Keepers. */
  readonly lantern: LanternCommandInput; readonly skarov?: never; }
  |  { readonly arena?: never; readonly clash?: never; readonly guardians?: never; readonly guilds?: never; readonly lantern?: never;   /** Of a game of The Threat of Professor Skarov. */
  readonly skarov: SkarovCommandInput; };

/** The reason for the end of a game. Grows with every ruleset. */
export type GameEnding =
  /** Any game: it was abandoned, and no one has won. */
  | 'ABANDONED'
  /** Guardians Arena: a player has given up. Guardians: a player has given up. */
  | 'CONCEDED'
  /** The Threat of Professor Skarov: Professor Skarov has escaped. */
  | 'ESCAPE'
  /** Guardians Arena: a guardian has fallen in a challenge. Guardians: a guardian has been beaten. */
  | 'GUARDIAN'
  /** Guardians: one player controls all six lands. */
  | 'LANDS'
  /** The Lantern Keepers: only one keeper is left. */
  | 'LAST_KEEPER'
  /** Guilds: the last quest is completed. */
  | 'LAST_QUEST'
  /** Guilds: a single player is left. */
  | 'LAST_SEAT'
  /** The Lantern Keepers: the last storm has passed. */
  | 'LAST_STORM'
  /** Guardians Arena: the last turn is played. Guardians: the last turn is played. */
  | 'LIMIT'
  /** Clash of Heroes: no hero is left in play. The Threat of Professor Skarov: no hero is left in play. */
  | 'NO_HERO'
  /** Clash of Heroes: an objective is met. */
  | 'OBJECTIVE'
  /** Clash of Heroes: a side has resigned. The Threat of Professor Skarov: a side has resigned. */
  | 'RESIGNATION'
  /** Guardians Arena: all three strongholds of one player are ruins. */
  | 'RUINS'
  /** Clash of Heroes: the threat has come to its end. */
  | 'SHEET'
  /** Guardians: five shields of one player are destroyed. */
  | 'SHIELDS'
  /** The Threat of Professor Skarov: Professor Skarov is under arrest. */
  | 'SKAROV_OUT'
  /** Guilds: the quests made no more progress. */
  | 'STALEMATE'
  /** Clash of Heroes: the last turn is played. The Threat of Professor Skarov: the time is up and Professor Skarov is gone. */
  | 'TURN_LIMIT'
  /** Guardians Arena: five creatures of one player are victorious. */
  | 'VICTORIOUS'
  /** Clash of Heroes: the scenario is won. */
  | 'VICTORY'
  /** Clash of Heroes: the villain has what it wanted. */
  | 'VILLAIN_OBJECTIVE';

/** The ruleset of a new game, with its options: exactly one field. */
export type GameOptionsInput =
  {   /** Of a game of Guardians Arena. */
  readonly arena: ArenaOptionsInput; readonly clash?: never; readonly guardians?: never; readonly guilds?: never; readonly lantern?: never; readonly skarov?: never; }
  |  { readonly arena?: never;   /** Of a game of Clash of Heroes. */
  readonly clash: ClashOptionsInput; readonly guardians?: never; readonly guilds?: never; readonly lantern?: never; readonly skarov?: never; }
  |  { readonly arena?: never; readonly clash?: never;   /** Of a game of Guardians. */
  readonly guardians: GuardiansOptionsInput; readonly guilds?: never; readonly lantern?: never; readonly skarov?: never; }
  |  { readonly arena?: never; readonly clash?: never; readonly guardians?: never;   /** Of a game of Guilds. */
  readonly guilds: GuildsOptionsInput; readonly lantern?: never; readonly skarov?: never; }
  |  { readonly arena?: never; readonly clash?: never; readonly guardians?: never; readonly guilds?: never;   /** Of a game of The Lantern Keepers. */
  readonly lantern: LanternOptionsInput; readonly skarov?: never; }
  |  { readonly arena?: never; readonly clash?: never; readonly guardians?: never; readonly guilds?: never; readonly lantern?: never;   /** Of a game of The Threat of Professor Skarov. */
  readonly skarov: SkarovOptionsInput; };

/** The status of a game, from opening to end. */
export type GameStatus =
  /** Seats can be taken. */
  | 'OPEN'
  /** It is over, and public in full. */
  | 'OVER'
  /** It is played. */
  | 'RUNNING';

/** The contribution to chance that your seat has committed to. */
export type GiveSeedInput = {
  /** A UUID of your choice. An accepted command happens once, even if sent again; a refused one is not remembered. */
  readonly commandId: string;
  /** Carry out the command on this version of the game only. */
  readonly expectedVersion?: number | null | undefined;
  /** The value of `Game.id`. */
  readonly gameId: string;
  /** The text whose SHA-256 you gave as `seedCommitment`. */
  readonly seed: string;
};

/** Time that your seat gives another one. */
export type GrantTimeInput = {
  /** A UUID of your choice. An accepted command happens once, even if sent again; a refused one is not remembered. */
  readonly commandId: string;
  /** Carry out the command on this version of the game only. */
  readonly expectedVersion?: number | null | undefined;
  /** The value of `Game.id`. */
  readonly gameId: string;
  /** The seat that is given the time. */
  readonly seat: number;
  /** Seconds, up to 86,400; up to 604,800 in a game. */
  readonly seconds: number;
};

/** Gives a creature item to an own creature on an own stronghold (GUARD-046). */
export type GuardiansAttachItemCommandInput = {
  /** Id of a card in this game. */
  readonly cardId: string;
  /** Id of a card in this game. */
  readonly targetCardId: string;
};

/** Attaches an upgrade or a downgrade to a stronghold (GUARD-044, GUARD-045). */
export type GuardiansAttachUpgradeCommandInput = {
  /** Id of a card in this game. */
  readonly cardId: string;
  /** Position of the stronghold, seen from its owner. */
  readonly stronghold: GuardiansStrongholdPosition;
  /** Number of a seat: 0 is SOUTH, 1 is NORTH. 0 to 1. */
  readonly targetSeat: number;
};

/** A space of the board: columns a to c, rows 1 (SOUTH) to 4 (NORTH). */
export type GuardiansBoardSpace =
  /** Column a, row 1. */
  | 'A1'
  /** Column a, row 2. */
  | 'A2'
  /** Column a, row 3. */
  | 'A3'
  /** Column a, row 4. */
  | 'A4'
  /** Column b, row 1. */
  | 'B1'
  /** Column b, row 2. */
  | 'B2'
  /** Column b, row 3. */
  | 'B3'
  /** Column b, row 4. */
  | 'B4'
  /** Column c, row 1. */
  | 'C1'
  /** Column c, row 2. */
  | 'C2'
  /** Column c, row 3. */
  | 'C3'
  /** Column c, row 4. */
  | 'C4';

/** The set of a sealed booster, or MIXED. */
export type GuardiansBoosterSet =
  /** Boosters of the Kilns. */
  | 'K'
  /** Boosters of every set. */
  | 'MIXED'
  /** Boosters of the High Pastures. */
  | 'P'
  /** Boosters of the Wayside. */
  | 'W';

/** The deck or base that a player brings to a seat. */
export type GuardiansBroughtInput = {
  /** A deck of one's own, legal in Guardians (CARD-40 to CARD-47). */
  readonly deck?: GuardiansDeckListInput | null | undefined;
  /** A starter deck. */
  readonly starter?: GuardiansStarterName | null | undefined;
};

/** Sealed game: takes a guardian of the library. */
export type GuardiansChooseGuardianCommandInput = {
  /** Id of a card of the library. */
  readonly cardId: string;
};

/** The space to which the beaten shield retreats (GUARD-167). */
export type GuardiansChooseRetreatCommandInput = {
  /** The space of the board. */
  readonly space: GuardiansBoardSpace;
};

/** Sealed game: takes a stronghold of the library for its printed position. */
export type GuardiansChooseStrongholdCommandInput = {
  /** Id of a card of the library. */
  readonly cardId: string;
};

/** A command of Guardians: exactly one of its fields. */
export type GuardiansCommandInput =
  {   /** Gives a creature item to an own creature on an own stronghold (GUARD-046). */
  readonly attachItem: GuardiansAttachItemCommandInput; readonly attachUpgrade?: never; readonly chooseGuardian?: never; readonly chooseRetreat?: never; readonly chooseStronghold?: never; readonly commitAttacker?: never; readonly commitSecondary?: never; readonly cutDeck?: never; readonly declareCommand?: never; readonly declarePasses?: never; readonly discardExcess?: never; readonly discardFromStack?: never; readonly endReinforcing?: never; readonly endSecondary?: never; readonly finishDeck?: never; readonly finishPlacement?: never; readonly heal?: never; readonly keepOpeningHand?: never; readonly keepShield?: never; readonly leaveOut?: never; readonly moveShield?: never; readonly pass?: never; readonly passShield?: never; readonly placeInUpgrade?: never; readonly placeOnStronghold?: never; readonly placeUnderStronghold?: never; readonly playCorruption?: never; readonly playDepotCard?: never; readonly rangedAttack?: never; readonly redrawOpeningHand?: never; readonly reinforceShield?: never; readonly settleTerrain?: never; readonly settleWithCreature?: never; readonly turnShield?: never; readonly unplace?: never; readonly useAbility?: never; readonly useGuardianInfluence?: never; readonly useStrongholdCreature?: never; readonly withdrawPasses?: never; readonly withdrawShield?: never; }
  |  { readonly attachItem?: never;   /** Attaches an upgrade or a downgrade to a stronghold (GUARD-044, GUARD-045). */
  readonly attachUpgrade: GuardiansAttachUpgradeCommandInput; readonly chooseGuardian?: never; readonly chooseRetreat?: never; readonly chooseStronghold?: never; readonly commitAttacker?: never; readonly commitSecondary?: never; readonly cutDeck?: never; readonly declareCommand?: never; readonly declarePasses?: never; readonly discardExcess?: never; readonly discardFromStack?: never; readonly endReinforcing?: never; readonly endSecondary?: never; readonly finishDeck?: never; readonly finishPlacement?: never; readonly heal?: never; readonly keepOpeningHand?: never; readonly keepShield?: never; readonly leaveOut?: never; readonly moveShield?: never; readonly pass?: never; readonly passShield?: never; readonly placeInUpgrade?: never; readonly placeOnStronghold?: never; readonly placeUnderStronghold?: never; readonly playCorruption?: never; readonly playDepotCard?: never; readonly rangedAttack?: never; readonly redrawOpeningHand?: never; readonly reinforceShield?: never; readonly settleTerrain?: never; readonly settleWithCreature?: never; readonly turnShield?: never; readonly unplace?: never; readonly useAbility?: never; readonly useGuardianInfluence?: never; readonly useStrongholdCreature?: never; readonly withdrawPasses?: never; readonly withdrawShield?: never; }
  |  { readonly attachItem?: never; readonly attachUpgrade?: never;   /** Sealed game: takes a guardian of the library. */
  readonly chooseGuardian: GuardiansChooseGuardianCommandInput; readonly chooseRetreat?: never; readonly chooseStronghold?: never; readonly commitAttacker?: never; readonly commitSecondary?: never; readonly cutDeck?: never; readonly declareCommand?: never; readonly declarePasses?: never; readonly discardExcess?: never; readonly discardFromStack?: never; readonly endReinforcing?: never; readonly endSecondary?: never; readonly finishDeck?: never; readonly finishPlacement?: never; readonly heal?: never; readonly keepOpeningHand?: never; readonly keepShield?: never; readonly leaveOut?: never; readonly moveShield?: never; readonly pass?: never; readonly passShield?: never; readonly placeInUpgrade?: never; readonly placeOnStronghold?: never; readonly placeUnderStronghold?: never; readonly playCorruption?: never; readonly playDepotCard?: never; readonly rangedAttack?: never; readonly redrawOpeningHand?: never; readonly reinforceShield?: never; readonly settleTerrain?: never; readonly settleWithCreature?: never; readonly turnShield?: never; readonly unplace?: never; readonly useAbility?: never; readonly useGuardianInfluence?: never; readonly useStrongholdCreature?: never; readonly withdrawPasses?: never; readonly withdrawShield?: never; }
  |  { readonly attachItem?: never; readonly attachUpgrade?: never; readonly chooseGuardian?: never;   /** The space to which the beaten shield retreats (GUARD-167). */
  readonly chooseRetreat: GuardiansChooseRetreatCommandInput; readonly chooseStronghold?: never; readonly commitAttacker?: never; readonly commitSecondary?: never; readonly cutDeck?: never; readonly declareCommand?: never; readonly declarePasses?: never; readonly discardExcess?: never; readonly discardFromStack?: never; readonly endReinforcing?: never; readonly endSecondary?: never; readonly finishDeck?: never; readonly finishPlacement?: never; readonly heal?: never; readonly keepOpeningHand?: never; readonly keepShield?: never; readonly leaveOut?: never; readonly moveShield?: never; readonly pass?: never; readonly passShield?: never; readonly placeInUpgrade?: never; readonly placeOnStronghold?: never; readonly placeUnderStronghold?: never; readonly playCorruption?: never; readonly playDepotCard?: never; readonly rangedAttack?: never; readonly redrawOpeningHand?: never; readonly reinforceShield?: never; readonly settleTerrain?: never; readonly settleWithCreature?: never; readonly turnShield?: never; readonly unplace?: never; readonly useAbility?: never; readonly useGuardianInfluence?: never; readonly useStrongholdCreature?: never; readonly withdrawPasses?: never; readonly withdrawShield?: never; }
  |  { readonly attachItem?: never; readonly attachUpgrade?: never; readonly chooseGuardian?: never; readonly chooseRetreat?: never;   /** Sealed game: takes a stronghold of the library for its printed position. */
  readonly chooseStronghold: GuardiansChooseStrongholdCommandInput; readonly commitAttacker?: never; readonly commitSecondary?: never; readonly cutDeck?: never; readonly declareCommand?: never; readonly declarePasses?: never; readonly discardExcess?: never; readonly discardFromStack?: never; readonly endReinforcing?: never; readonly endSecondary?: never; readonly finishDeck?: never; readonly finishPlacement?: never; readonly heal?: never; readonly keepOpeningHand?: never; readonly keepShield?: never; readonly leaveOut?: never; readonly moveShield?: never; readonly pass?: never; readonly passShield?: never; readonly placeInUpgrade?: never; readonly placeOnStronghold?: never; readonly placeUnderStronghold?: never; readonly playCorruption?: never; readonly playDepotCard?: never; readonly rangedAttack?: never; readonly redrawOpeningHand?: never; readonly reinforceShield?: never; readonly settleTerrain?: never; readonly settleWithCreature?: never; readonly turnShield?: never; readonly unplace?: never; readonly useAbility?: never; readonly useGuardianInfluence?: never; readonly useStrongholdCreature?: never; readonly withdrawPasses?: never; readonly withdrawShield?: never; }
  |  { readonly attachItem?: never; readonly attachUpgrade?: never; readonly chooseGuardian?: never; readonly chooseRetreat?: never; readonly chooseStronghold?: never;   /** Commits a primary attacker, hidden (GUARD-105). */
  readonly commitAttacker: GuardiansCommitAttackerCommandInput; readonly commitSecondary?: never; readonly cutDeck?: never; readonly declareCommand?: never; readonly declarePasses?: never; readonly discardExcess?: never; readonly discardFromStack?: never; readonly endReinforcing?: never; readonly endSecondary?: never; readonly finishDeck?: never; readonly finishPlacement?: never; readonly heal?: never; readonly keepOpeningHand?: never; readonly keepShield?: never; readonly leaveOut?: never; readonly moveShield?: never; readonly pass?: never; readonly passShield?: never; readonly placeInUpgrade?: never; readonly placeOnStronghold?: never; readonly placeUnderStronghold?: never; readonly playCorruption?: never; readonly playDepotCard?: never; readonly rangedAttack?: never; readonly redrawOpeningHand?: never; readonly reinforceShield?: never; readonly settleTerrain?: never; readonly settleWithCreature?: never; readonly turnShield?: never; readonly unplace?: never; readonly useAbility?: never; readonly useGuardianInfluence?: never; readonly useStrongholdCreature?: never; readonly withdrawPasses?: never; readonly withdrawShield?: never; }
  |  { readonly attachItem?: never; readonly attachUpgrade?: never; readonly chooseGuardian?: never; readonly chooseRetreat?: never; readonly chooseStronghold?: never; readonly commitAttacker?: never;   /** Sends a secondary attacker at an enemy creature (GUARD-150). */
  readonly commitSecondary: GuardiansCommitSecondaryCommandInput; readonly cutDeck?: never; readonly declareCommand?: never; readonly declarePasses?: never; readonly discardExcess?: never; readonly discardFromStack?: never; readonly endReinforcing?: never; readonly endSecondary?: never; readonly finishDeck?: never; readonly finishPlacement?: never; readonly heal?: never; readonly keepOpeningHand?: never; readonly keepShield?: never; readonly leaveOut?: never; readonly moveShield?: never; readonly pass?: never; readonly passShield?: never; readonly placeInUpgrade?: never; readonly placeOnStronghold?: never; readonly placeUnderStronghold?: never; readonly playCorruption?: never; readonly playDepotCard?: never; readonly rangedAttack?: never; readonly redrawOpeningHand?: never; readonly reinforceShield?: never; readonly settleTerrain?: never; readonly settleWithCreature?: never; readonly turnShield?: never; readonly unplace?: never; readonly useAbility?: never; readonly useGuardianInfluence?: never; readonly useStrongholdCreature?: never; readonly withdrawPasses?: never; readonly withdrawShield?: never; }
  |  { readonly attachItem?: never; readonly attachUpgrade?: never; readonly chooseGuardian?: never; readonly chooseRetreat?: never; readonly chooseStronghold?: never; readonly commitAttacker?: never; readonly commitSecondary?: never;   /** Cuts the draw pile of the other seat (GUARD-022). */
  readonly cutDeck: GuardiansCutDeckCommandInput; readonly declareCommand?: never; readonly declarePasses?: never; readonly discardExcess?: never; readonly discardFromStack?: never; readonly endReinforcing?: never; readonly endSecondary?: never; readonly finishDeck?: never; readonly finishPlacement?: never; readonly heal?: never; readonly keepOpeningHand?: never; readonly keepShield?: never; readonly leaveOut?: never; readonly moveShield?: never; readonly pass?: never; readonly passShield?: never; readonly placeInUpgrade?: never; readonly placeOnStronghold?: never; readonly placeUnderStronghold?: never; readonly playCorruption?: never; readonly playDepotCard?: never; readonly rangedAttack?: never; readonly redrawOpeningHand?: never; readonly reinforceShield?: never; readonly settleTerrain?: never; readonly settleWithCreature?: never; readonly turnShield?: never; readonly unplace?: never; readonly useAbility?: never; readonly useGuardianInfluence?: never; readonly useStrongholdCreature?: never; readonly withdrawPasses?: never; readonly withdrawShield?: never; }
  |  { readonly attachItem?: never; readonly attachUpgrade?: never; readonly chooseGuardian?: never; readonly chooseRetreat?: never; readonly chooseStronghold?: never; readonly commitAttacker?: never; readonly commitSecondary?: never; readonly cutDeck?: never;   /** Commits a command card, or none (GUARD-093, GUARD-094). */
  readonly declareCommand: GuardiansDeclareCommandCommandInput; readonly declarePasses?: never; readonly discardExcess?: never; readonly discardFromStack?: never; readonly endReinforcing?: never; readonly endSecondary?: never; readonly finishDeck?: never; readonly finishPlacement?: never; readonly heal?: never; readonly keepOpeningHand?: never; readonly keepShield?: never; readonly leaveOut?: never; readonly moveShield?: never; readonly pass?: never; readonly passShield?: never; readonly placeInUpgrade?: never; readonly placeOnStronghold?: never; readonly placeUnderStronghold?: never; readonly playCorruption?: never; readonly playDepotCard?: never; readonly rangedAttack?: never; readonly redrawOpeningHand?: never; readonly reinforceShield?: never; readonly settleTerrain?: never; readonly settleWithCreature?: never; readonly turnShield?: never; readonly unplace?: never; readonly useAbility?: never; readonly useGuardianInfluence?: never; readonly useStrongholdCreature?: never; readonly withdrawPasses?: never; readonly withdrawShield?: never; }
  |  { readonly attachItem?: never; readonly attachUpgrade?: never; readonly chooseGuardian?: never; readonly chooseRetreat?: never; readonly chooseStronghold?: never; readonly commitAttacker?: never; readonly commitSecondary?: never; readonly cutDeck?: never; readonly declareCommand?: never;   /** Declares, while the other seat has to decide, to pass for so long. Public. */
  readonly declarePasses: GuardiansDeclarePassesCommandInput; readonly discardExcess?: never; readonly discardFromStack?: never; readonly endReinforcing?: never; readonly endSecondary?: never; readonly finishDeck?: never; readonly finishPlacement?: never; readonly heal?: never; readonly keepOpeningHand?: never; readonly keepShield?: never; readonly leaveOut?: never; readonly moveShield?: never; readonly pass?: never; readonly passShield?: never; readonly placeInUpgrade?: never; readonly placeOnStronghold?: never; readonly placeUnderStronghold?: never; readonly playCorruption?: never; readonly playDepotCard?: never; readonly rangedAttack?: never; readonly redrawOpeningHand?: never; readonly reinforceShield?: never; readonly settleTerrain?: never; readonly settleWithCreature?: never; readonly turnShield?: never; readonly unplace?: never; readonly useAbility?: never; readonly useGuardianInfluence?: never; readonly useStrongholdCreature?: never; readonly withdrawPasses?: never; readonly withdrawShield?: never; }
  |  { readonly attachItem?: never; readonly attachUpgrade?: never; readonly chooseGuardian?: never; readonly chooseRetreat?: never; readonly chooseStronghold?: never; readonly commitAttacker?: never; readonly commitSecondary?: never; readonly cutDeck?: never; readonly declareCommand?: never; readonly declarePasses?: never;   /** Chooses one card to discard down to seven (GUARD-053). */
  readonly discardExcess: GuardiansDiscardExcessCommandInput; readonly discardFromStack?: never; readonly endReinforcing?: never; readonly endSecondary?: never; readonly finishDeck?: never; readonly finishPlacement?: never; readonly heal?: never; readonly keepOpeningHand?: never; readonly keepShield?: never; readonly leaveOut?: never; readonly moveShield?: never; readonly pass?: never; readonly passShield?: never; readonly placeInUpgrade?: never; readonly placeOnStronghold?: never; readonly placeUnderStronghold?: never; readonly playCorruption?: never; readonly playDepotCard?: never; readonly rangedAttack?: never; readonly redrawOpeningHand?: never; readonly reinforceShield?: never; readonly settleTerrain?: never; readonly settleWithCreature?: never; readonly turnShield?: never; readonly unplace?: never; readonly useAbility?: never; readonly useGuardianInfluence?: never; readonly useStrongholdCreature?: never; readonly withdrawPasses?: never; readonly withdrawShield?: never; }
  |  { readonly attachItem?: never; readonly attachUpgrade?: never; readonly chooseGuardian?: never; readonly chooseRetreat?: never; readonly chooseStronghold?: never; readonly commitAttacker?: never; readonly commitSecondary?: never; readonly cutDeck?: never; readonly declareCommand?: never; readonly declarePasses?: never; readonly discardExcess?: never;   /** Discards a creature of a stack that is above 30 (GUARD-173). */
  readonly discardFromStack: GuardiansDiscardFromStackCommandInput; readonly endReinforcing?: never; readonly endSecondary?: never; readonly finishDeck?: never; readonly finishPlacement?: never; readonly heal?: never; readonly keepOpeningHand?: never; readonly keepShield?: never; readonly leaveOut?: never; readonly moveShield?: never; readonly pass?: never; readonly passShield?: never; readonly placeInUpgrade?: never; readonly placeOnStronghold?: never; readonly placeUnderStronghold?: never; readonly playCorruption?: never; readonly playDepotCard?: never; readonly rangedAttack?: never; readonly redrawOpeningHand?: never; readonly reinforceShield?: never; readonly settleTerrain?: never; readonly settleWithCreature?: never; readonly turnShield?: never; readonly unplace?: never; readonly useAbility?: never; readonly useGuardianInfluence?: never; readonly useStrongholdCreature?: never; readonly withdrawPasses?: never; readonly withdrawShield?: never; }
  |  { readonly attachItem?: never; readonly attachUpgrade?: never; readonly chooseGuardian?: never; readonly chooseRetreat?: never; readonly chooseStronghold?: never; readonly commitAttacker?: never; readonly commitSecondary?: never; readonly cutDeck?: never; readonly declareCommand?: never; readonly declarePasses?: never; readonly discardExcess?: never; readonly discardFromStack?: never;   /** No further creature joins the shield that was turned (GUARD-084). Must be `true`. */
  readonly endReinforcing: boolean; readonly endSecondary?: never; readonly finishDeck?: never; readonly finishPlacement?: never; readonly heal?: never; readonly keepOpeningHand?: never; readonly keepShield?: never; readonly leaveOut?: never; readonly moveShield?: never; readonly pass?: never; readonly passShield?: never; readonly placeInUpgrade?: never; readonly placeOnStronghold?: never; readonly placeUnderStronghold?: never; readonly playCorruption?: never; readonly playDepotCard?: never; readonly rangedAttack?: never; readonly redrawOpeningHand?: never; readonly reinforceShield?: never; readonly settleTerrain?: never; readonly settleWithCreature?: never; readonly turnShield?: never; readonly unplace?: never; readonly useAbility?: never; readonly useGuardianInfluence?: never; readonly useStrongholdCreature?: never; readonly withdrawPasses?: never; readonly withdrawShield?: never; }
  |  { readonly attachItem?: never; readonly attachUpgrade?: never; readonly chooseGuardian?: never; readonly chooseRetreat?: never; readonly chooseStronghold?: never; readonly commitAttacker?: never; readonly commitSecondary?: never; readonly cutDeck?: never; readonly declareCommand?: never; readonly declarePasses?: never; readonly discardExcess?: never; readonly discardFromStack?: never; readonly endReinforcing?: never;   /** Sends no further secondary attacker (GUARD-156). Must be `true`. */
  readonly endSecondary: boolean; readonly finishDeck?: never; readonly finishPlacement?: never; readonly heal?: never; readonly keepOpeningHand?: never; readonly keepShield?: never; readonly leaveOut?: never; readonly moveShield?: never; readonly pass?: never; readonly passShield?: never; readonly placeInUpgrade?: never; readonly placeOnStronghold?: never; readonly placeUnderStronghold?: never; readonly playCorruption?: never; readonly playDepotCard?: never; readonly rangedAttack?: never; readonly redrawOpeningHand?: never; readonly reinforceShield?: never; readonly settleTerrain?: never; readonly settleWithCreature?: never; readonly turnShield?: never; readonly unplace?: never; readonly useAbility?: never; readonly useGuardianInfluence?: never; readonly useStrongholdCreature?: never; readonly withdrawPasses?: never; readonly withdrawShield?: never; }
  |  { readonly attachItem?: never; readonly attachUpgrade?: never; readonly chooseGuardian?: never; readonly chooseRetreat?: never; readonly chooseStronghold?: never; readonly commitAttacker?: never; readonly commitSecondary?: never; readonly cutDeck?: never; readonly declareCommand?: never; readonly declarePasses?: never; readonly discardExcess?: never; readonly discardFromStack?: never; readonly endReinforcing?: never; readonly endSecondary?: never;   /** Sealed game: the deck is built; the rules choose the rest. Must be `true`. */
  readonly finishDeck: boolean; readonly finishPlacement?: never; readonly heal?: never; readonly keepOpeningHand?: never; readonly keepShield?: never; readonly leaveOut?: never; readonly moveShield?: never; readonly pass?: never; readonly passShield?: never; readonly placeInUpgrade?: never; readonly placeOnStronghold?: never; readonly placeUnderStronghold?: never; readonly playCorruption?: never; readonly playDepotCard?: never; readonly rangedAttack?: never; readonly redrawOpeningHand?: never; readonly reinforceShield?: never; readonly settleTerrain?: never; readonly settleWithCreature?: never; readonly turnShield?: never; readonly unplace?: never; readonly useAbility?: never; readonly useGuardianInfluence?: never; readonly useStrongholdCreature?: never; readonly withdrawPasses?: never; readonly withdrawShield?: never; }
  |  { readonly attachItem?: never; readonly attachUpgrade?: never; readonly chooseGuardian?: never; readonly chooseRetreat?: never; readonly chooseStronghold?: never; readonly commitAttacker?: never; readonly commitSecondary?: never; readonly cutDeck?: never; readonly declareCommand?: never; readonly declarePasses?: never; readonly discardExcess?: never; readonly discardFromStack?: never; readonly endReinforcing?: never; readonly endSecondary?: never; readonly finishDeck?: never;   /** Places nothing more in this turn (GUARD-040). Must be `true`. */
  readonly finishPlacement: boolean; readonly heal?: never; readonly keepOpeningHand?: never; readonly keepShield?: never; readonly leaveOut?: never; readonly moveShield?: never; readonly pass?: never; readonly passShield?: never; readonly placeInUpgrade?: never; readonly placeOnStronghold?: never; readonly placeUnderStronghold?: never; readonly playCorruption?: never; readonly playDepotCard?: never; readonly rangedAttack?: never; readonly redrawOpeningHand?: never; readonly reinforceShield?: never; readonly settleTerrain?: never; readonly settleWithCreature?: never; readonly turnShield?: never; readonly unplace?: never; readonly useAbility?: never; readonly useGuardianInfluence?: never; readonly useStrongholdCreature?: never; readonly withdrawPasses?: never; readonly withdrawShield?: never; }
  |  { readonly attachItem?: never; readonly attachUpgrade?: never; readonly chooseGuardian?: never; readonly chooseRetreat?: never; readonly chooseStronghold?: never; readonly commitAttacker?: never; readonly commitSecondary?: never; readonly cutDeck?: never; readonly declareCommand?: never; readonly declarePasses?: never; readonly discardExcess?: never; readonly discardFromStack?: never; readonly endReinforcing?: never; readonly endSecondary?: never; readonly finishDeck?: never; readonly finishPlacement?: never;   /** A healer restores a beaten creature (GUARD-160). */
  readonly heal: GuardiansHealCommandInput; readonly keepOpeningHand?: never; readonly keepShield?: never; readonly leaveOut?: never; readonly moveShield?: never; readonly pass?: never; readonly passShield?: never; readonly placeInUpgrade?: never; readonly placeOnStronghold?: never; readonly placeUnderStronghold?: never; readonly playCorruption?: never; readonly playDepotCard?: never; readonly rangedAttack?: never; readonly redrawOpeningHand?: never; readonly reinforceShield?: never; readonly settleTerrain?: never; readonly settleWithCreature?: never; readonly turnShield?: never; readonly unplace?: never; readonly useAbility?: never; readonly useGuardianInfluence?: never; readonly useStrongholdCreature?: never; readonly withdrawPasses?: never; readonly withdrawShield?: never; }
  |  { readonly attachItem?: never; readonly attachUpgrade?: never; readonly chooseGuardian?: never; readonly chooseRetreat?: never; readonly chooseStronghold?: never; readonly commitAttacker?: never; readonly commitSecondary?: never; readonly cutDeck?: never; readonly declareCommand?: never; readonly declarePasses?: never; readonly discardExcess?: never; readonly discardFromStack?: never; readonly endReinforcing?: never; readonly endSecondary?: never; readonly finishDeck?: never; readonly finishPlacement?: never; readonly heal?: never;   /** Keeps the opening hand (GUARD-023). Must be `true`. */
  readonly keepOpeningHand: boolean; readonly keepShield?: never; readonly leaveOut?: never; readonly moveShield?: never; readonly pass?: never; readonly passShield?: never; readonly placeInUpgrade?: never; readonly placeOnStronghold?: never; readonly placeUnderStronghold?: never; readonly playCorruption?: never; readonly playDepotCard?: never; readonly rangedAttack?: never; readonly redrawOpeningHand?: never; readonly reinforceShield?: never; readonly settleTerrain?: never; readonly settleWithCreature?: never; readonly turnShield?: never; readonly unplace?: never; readonly useAbility?: never; readonly useGuardianInfluence?: never; readonly useStrongholdCreature?: never; readonly withdrawPasses?: never; readonly withdrawShield?: never; }
  |  { readonly attachItem?: never; readonly attachUpgrade?: never; readonly chooseGuardian?: never; readonly chooseRetreat?: never; readonly chooseStronghold?: never; readonly commitAttacker?: never; readonly commitSecondary?: never; readonly cutDeck?: never; readonly declareCommand?: never; readonly declarePasses?: never; readonly discardExcess?: never; readonly discardFromStack?: never; readonly endReinforcing?: never; readonly endSecondary?: never; readonly finishDeck?: never; readonly finishPlacement?: never; readonly heal?: never; readonly keepOpeningHand?: never;   /** Keeps one of two shields that have come together (GUARD-169). */
  readonly keepShield: GuardiansKeepShieldCommandInput; readonly leaveOut?: never; readonly moveShield?: never; readonly pass?: never; readonly passShield?: never; readonly placeInUpgrade?: never; readonly placeOnStronghold?: never; readonly placeUnderStronghold?: never; readonly playCorruption?: never; readonly playDepotCard?: never; readonly rangedAttack?: never; readonly redrawOpeningHand?: never; readonly reinforceShield?: never; readonly settleTerrain?: never; readonly settleWithCreature?: never; readonly turnShield?: never; readonly unplace?: never; readonly useAbility?: never; readonly useGuardianInfluence?: never; readonly useStrongholdCreature?: never; readonly withdrawPasses?: never; readonly withdrawShield?: never; }
  |  { readonly attachItem?: never; readonly attachUpgrade?: never; readonly chooseGuardian?: never; readonly chooseRetreat?: never; readonly chooseStronghold?: never; readonly commitAttacker?: never; readonly commitSecondary?: never; readonly cutDeck?: never; readonly declareCommand?: never; readonly declarePasses?: never; readonly discardExcess?: never; readonly discardFromStack?: never; readonly endReinforcing?: never; readonly endSecondary?: never; readonly finishDeck?: never; readonly finishPlacement?: never; readonly heal?: never; readonly keepOpeningHand?: never; readonly keepShield?: never;   /** Sealed game: leaves one copy of a card out of the deck. */
  readonly leaveOut: GuardiansLeaveOutCommandInput; readonly moveShield?: never; readonly pass?: never; readonly passShield?: never; readonly placeInUpgrade?: never; readonly placeOnStronghold?: never; readonly placeUnderStronghold?: never; readonly playCorruption?: never; readonly playDepotCard?: never; readonly rangedAttack?: never; readonly redrawOpeningHand?: never; readonly reinforceShield?: never; readonly settleTerrain?: never; readonly settleWithCreature?: never; readonly turnShield?: never; readonly unplace?: never; readonly useAbility?: never; readonly useGuardianInfluence?: never; readonly useStrongholdCreature?: never; readonly withdrawPasses?: never; readonly withdrawShield?: never; }
  |  { readonly attachItem?: never; readonly attachUpgrade?: never; readonly chooseGuardian?: never; readonly chooseRetreat?: never; readonly chooseStronghold?: never; readonly commitAttacker?: never; readonly commitSecondary?: never; readonly cutDeck?: never; readonly declareCommand?: never; readonly declarePasses?: never; readonly discardExcess?: never; readonly discardFromStack?: never; readonly endReinforcing?: never; readonly endSecondary?: never; readonly finishDeck?: never; readonly finishPlacement?: never; readonly heal?: never; readonly keepOpeningHand?: never; readonly keepShield?: never; readonly leaveOut?: never;   /** Moves the shield that was turned, with all cards under it (GUARD-067, GUARD-075). */
  readonly moveShield: GuardiansMoveShieldCommandInput; readonly pass?: never; readonly passShield?: never; readonly placeInUpgrade?: never; readonly placeOnStronghold?: never; readonly placeUnderStronghold?: never; readonly playCorruption?: never; readonly playDepotCard?: never; readonly rangedAttack?: never; readonly redrawOpeningHand?: never; readonly reinforceShield?: never; readonly settleTerrain?: never; readonly settleWithCreature?: never; readonly turnShield?: never; readonly unplace?: never; readonly useAbility?: never; readonly useGuardianInfluence?: never; readonly useStrongholdCreature?: never; readonly withdrawPasses?: never; readonly withdrawShield?: never; }
  |  { readonly attachItem?: never; readonly attachUpgrade?: never; readonly chooseGuardian?: never; readonly chooseRetreat?: never; readonly chooseStronghold?: never; readonly commitAttacker?: never; readonly commitSecondary?: never; readonly cutDeck?: never; readonly declareCommand?: never; readonly declarePasses?: never; readonly discardExcess?: never; readonly discardFromStack?: never; readonly endReinforcing?: never; readonly endSecondary?: never; readonly finishDeck?: never; readonly finishPlacement?: never; readonly heal?: never; readonly keepOpeningHand?: never; readonly keepShield?: never; readonly leaveOut?: never; readonly moveShield?: never;   /** Does nothing; the window closes when both pass in a row (GUARD-133). Must be `true`. */
  readonly pass: boolean; readonly passShield?: never; readonly placeInUpgrade?: never; readonly placeOnStronghold?: never; readonly placeUnderStronghold?: never; readonly playCorruption?: never; readonly playDepotCard?: never; readonly rangedAttack?: never; readonly redrawOpeningHand?: never; readonly reinforceShield?: never; readonly settleTerrain?: never; readonly settleWithCreature?: never; readonly turnShield?: never; readonly unplace?: never; readonly useAbility?: never; readonly useGuardianInfluence?: never; readonly useStrongholdCreature?: never; readonly withdrawPasses?: never; readonly withdrawShield?: never; }
  |  { readonly attachItem?: never; readonly attachUpgrade?: never; readonly chooseGuardian?: never; readonly chooseRetreat?: never; readonly chooseStronghold?: never; readonly commitAttacker?: never; readonly commitSecondary?: never; readonly cutDeck?: never; readonly declareCommand?: never; readonly declarePasses?: never; readonly discardExcess?: never; readonly discardFromStack?: never; readonly endReinforcing?: never; readonly endSecondary?: never; readonly finishDeck?: never; readonly finishPlacement?: never; readonly heal?: never; readonly keepOpeningHand?: never; readonly keepShield?: never; readonly leaveOut?: never; readonly moveShield?: never; readonly pass?: never;   /** Leaves the shield that was turned where it is (GUARD-066). Must be `true`. */
  readonly passShield: boolean; readonly placeInUpgrade?: never; readonly placeOnStronghold?: never; readonly placeUnderStronghold?: never; readonly playCorruption?: never; readonly playDepotCard?: never; readonly rangedAttack?: never; readonly redrawOpeningHand?: never; readonly reinforceShield?: never; readonly settleTerrain?: never; readonly settleWithCreature?: never; readonly turnShield?: never; readonly unplace?: never; readonly useAbility?: never; readonly useGuardianInfluence?: never; readonly useStrongholdCreature?: never; readonly withdrawPasses?: never; readonly withdrawShield?: never; }
  |  { readonly attachItem?: never; readonly attachUpgrade?: never; readonly chooseGuardian?: never; readonly chooseRetreat?: never; readonly chooseStronghold?: never; readonly commitAttacker?: never; readonly commitSecondary?: never; readonly cutDeck?: never; readonly declareCommand?: never; readonly declarePasses?: never; readonly discardExcess?: never; readonly discardFromStack?: never; readonly endReinforcing?: never; readonly endSecondary?: never; readonly finishDeck?: never; readonly finishPlacement?: never; readonly heal?: never; readonly keepOpeningHand?: never; readonly keepShield?: never; readonly leaveOut?: never; readonly moveShield?: never; readonly pass?: never; readonly passShield?: never;   /** Puts a creature into an upgrade that holds one (cards.md 5.6). */
  readonly placeInUpgrade: GuardiansPlaceInUpgradeCommandInput; readonly placeOnStronghold?: never; readonly placeUnderStronghold?: never; readonly playCorruption?: never; readonly playDepotCard?: never; readonly rangedAttack?: never; readonly redrawOpeningHand?: never; readonly reinforceShield?: never; readonly settleTerrain?: never; readonly settleWithCreature?: never; readonly turnShield?: never; readonly unplace?: never; readonly useAbility?: never; readonly useGuardianInfluence?: never; readonly useStrongholdCreature?: never; readonly withdrawPasses?: never; readonly withdrawShield?: never; }
  |  { readonly attachItem?: never; readonly attachUpgrade?: never; readonly chooseGuardian?: never; readonly chooseRetreat?: never; readonly chooseStronghold?: never; readonly commitAttacker?: never; readonly commitSecondary?: never; readonly cutDeck?: never; readonly declareCommand?: never; readonly declarePasses?: never; readonly discardExcess?: never; readonly discardFromStack?: never; readonly endReinforcing?: never; readonly endSecondary?: never; readonly finishDeck?: never; readonly finishPlacement?: never; readonly heal?: never; readonly keepOpeningHand?: never; readonly keepShield?: never; readonly leaveOut?: never; readonly moveShield?: never; readonly pass?: never; readonly passShield?: never; readonly placeInUpgrade?: never;   /** Puts a creature on an own stronghold, or a shield on the creatures there (GUARD-041, GUARD-042). */
  readonly placeOnStronghold: GuardiansPlaceOnStrongholdCommandInput; readonly placeUnderStronghold?: never; readonly playCorruption?: never; readonly playDepotCard?: never; readonly rangedAttack?: never; readonly redrawOpeningHand?: never; readonly reinforceShield?: never; readonly settleTerrain?: never; readonly settleWithCreature?: never; readonly turnShield?: never; readonly unplace?: never; readonly useAbility?: never; readonly useGuardianInfluence?: never; readonly useStrongholdCreature?: never; readonly withdrawPasses?: never; readonly withdrawShield?: never; }
  |  { readonly attachItem?: never; readonly attachUpgrade?: never; readonly chooseGuardian?: never; readonly chooseRetreat?: never; readonly chooseStronghold?: never; readonly commitAttacker?: never; readonly commitSecondary?: never; readonly cutDeck?: never; readonly declareCommand?: never; readonly declarePasses?: never; readonly discardExcess?: never; readonly discardFromStack?: never; readonly endReinforcing?: never; readonly endSecondary?: never; readonly finishDeck?: never; readonly finishPlacement?: never; readonly heal?: never; readonly keepOpeningHand?: never; readonly keepShield?: never; readonly leaveOut?: never; readonly moveShield?: never; readonly pass?: never; readonly passShield?: never; readonly placeInUpgrade?: never; readonly placeOnStronghold?: never;   /** Puts an influential creature face down under an own stronghold (GUARD-047). */
  readonly placeUnderStronghold: GuardiansPlaceUnderStrongholdCommandInput; readonly playCorruption?: never; readonly playDepotCard?: never; readonly rangedAttack?: never; readonly redrawOpeningHand?: never; readonly reinforceShield?: never; readonly settleTerrain?: never; readonly settleWithCreature?: never; readonly turnShield?: never; readonly unplace?: never; readonly useAbility?: never; readonly useGuardianInfluence?: never; readonly useStrongholdCreature?: never; readonly withdrawPasses?: never; readonly withdrawShield?: never; }
  |  { readonly attachItem?: never; readonly attachUpgrade?: never; readonly chooseGuardian?: never; readonly chooseRetreat?: never; readonly chooseStronghold?: never; readonly commitAttacker?: never; readonly commitSecondary?: never; readonly cutDeck?: never; readonly declareCommand?: never; readonly declarePasses?: never; readonly discardExcess?: never; readonly discardFromStack?: never; readonly endReinforcing?: never; readonly endSecondary?: never; readonly finishDeck?: never; readonly finishPlacement?: never; readonly heal?: never; readonly keepOpeningHand?: never; readonly keepShield?: never; readonly leaveOut?: never; readonly moveShield?: never; readonly pass?: never; readonly passShield?: never; readonly placeInUpgrade?: never; readonly placeOnStronghold?: never; readonly placeUnderStronghold?: never;   /** Corrupts an enemy creature as it is played (GUARD-107, GUARD-108). */
  readonly playCorruption: GuardiansPlayCorruptionCommandInput; readonly playDepotCard?: never; readonly rangedAttack?: never; readonly redrawOpeningHand?: never; readonly reinforceShield?: never; readonly settleTerrain?: never; readonly settleWithCreature?: never; readonly turnShield?: never; readonly unplace?: never; readonly useAbility?: never; readonly useGuardianInfluence?: never; readonly useStrongholdCreature?: never; readonly withdrawPasses?: never; readonly withdrawShield?: never; }
  |  { readonly attachItem?: never; readonly attachUpgrade?: never; readonly chooseGuardian?: never; readonly chooseRetreat?: never; readonly chooseStronghold?: never; readonly commitAttacker?: never; readonly commitSecondary?: never; readonly cutDeck?: never; readonly declareCommand?: never; readonly declarePasses?: never; readonly discardExcess?: never; readonly discardFromStack?: never; readonly endReinforcing?: never; readonly endSecondary?: never; readonly finishDeck?: never; readonly finishPlacement?: never; readonly heal?: never; readonly keepOpeningHand?: never; readonly keepShield?: never; readonly leaveOut?: never; readonly moveShield?: never; readonly pass?: never; readonly passShield?: never; readonly placeInUpgrade?: never; readonly placeOnStronghold?: never; readonly placeUnderStronghold?: never; readonly playCorruption?: never;   /** Plays a spell or hand item; the other seat may answer (GUARD-140, GUARD-143). */
  readonly playDepotCard: GuardiansPlayDepotCardCommandInput; readonly rangedAttack?: never; readonly redrawOpeningHand?: never; readonly reinforceShield?: never; readonly settleTerrain?: never; readonly settleWithCreature?: never; readonly turnShield?: never; readonly unplace?: never; readonly useAbility?: never; readonly useGuardianInfluence?: never; readonly useStrongholdCreature?: never; readonly withdrawPasses?: never; readonly withdrawShield?: never; }
  |  { readonly attachItem?: never; readonly attachUpgrade?: never; readonly chooseGuardian?: never; readonly chooseRetreat?: never; readonly chooseStronghold?: never; readonly commitAttacker?: never; readonly commitSecondary?: never; readonly cutDeck?: never; readonly declareCommand?: never; readonly declarePasses?: never; readonly discardExcess?: never; readonly discardFromStack?: never; readonly endReinforcing?: never; readonly endSecondary?: never; readonly finishDeck?: never; readonly finishPlacement?: never; readonly heal?: never; readonly keepOpeningHand?: never; readonly keepShield?: never; readonly leaveOut?: never; readonly moveShield?: never; readonly pass?: never; readonly passShield?: never; readonly placeInUpgrade?: never; readonly placeOnStronghold?: never; readonly placeUnderStronghold?: never; readonly playCorruption?: never; readonly playDepotCard?: never;   /** A creature of the combat hand adds its ranged attack (GUARD-117). */
  readonly rangedAttack: GuardiansRangedAttackCommandInput; readonly redrawOpeningHand?: never; readonly reinforceShield?: never; readonly settleTerrain?: never; readonly settleWithCreature?: never; readonly turnShield?: never; readonly unplace?: never; readonly useAbility?: never; readonly useGuardianInfluence?: never; readonly useStrongholdCreature?: never; readonly withdrawPasses?: never; readonly withdrawShield?: never; }
  |  { readonly attachItem?: never; readonly attachUpgrade?: never; readonly chooseGuardian?: never; readonly chooseRetreat?: never; readonly chooseStronghold?: never; readonly commitAttacker?: never; readonly commitSecondary?: never; readonly cutDeck?: never; readonly declareCommand?: never; readonly declarePasses?: never; readonly discardExcess?: never; readonly discardFromStack?: never; readonly endReinforcing?: never; readonly endSecondary?: never; readonly finishDeck?: never; readonly finishPlacement?: never; readonly heal?: never; readonly keepOpeningHand?: never; readonly keepShield?: never; readonly leaveOut?: never; readonly moveShield?: never; readonly pass?: never; readonly passShield?: never; readonly placeInUpgrade?: never; readonly placeOnStronghold?: never; readonly placeUnderStronghold?: never; readonly playCorruption?: never; readonly playDepotCard?: never; readonly rangedAttack?: never;   /** Spends a power stone to draw an opening hand without a shield again (GUARD-024). Must be `true`. */
  readonly redrawOpeningHand: boolean; readonly reinforceShield?: never; readonly settleTerrain?: never; readonly settleWithCreature?: never; readonly turnShield?: never; readonly unplace?: never; readonly useAbility?: never; readonly useGuardianInfluence?: never; readonly useStrongholdCreature?: never; readonly withdrawPasses?: never; readonly withdrawShield?: never; }
  |  { readonly attachItem?: never; readonly attachUpgrade?: never; readonly chooseGuardian?: never; readonly chooseRetreat?: never; readonly chooseStronghold?: never; readonly commitAttacker?: never; readonly commitSecondary?: never; readonly cutDeck?: never; readonly declareCommand?: never; readonly declarePasses?: never; readonly discardExcess?: never; readonly discardFromStack?: never; readonly endReinforcing?: never; readonly endSecondary?: never; readonly finishDeck?: never; readonly finishPlacement?: never; readonly heal?: never; readonly keepOpeningHand?: never; readonly keepShield?: never; readonly leaveOut?: never; readonly moveShield?: never; readonly pass?: never; readonly passShield?: never; readonly placeInUpgrade?: never; readonly placeOnStronghold?: never; readonly placeUnderStronghold?: never; readonly playCorruption?: never; readonly playDepotCard?: never; readonly rangedAttack?: never; readonly redrawOpeningHand?: never;   /** A creature of an own stack joins the shield that was turned (GUARD-079, GUARD-084). */
  readonly reinforceShield: GuardiansReinforceShieldCommandInput; readonly settleTerrain?: never; readonly settleWithCreature?: never; readonly turnShield?: never; readonly unplace?: never; readonly useAbility?: never; readonly useGuardianInfluence?: never; readonly useStrongholdCreature?: never; readonly withdrawPasses?: never; readonly withdrawShield?: never; }
  |  { readonly attachItem?: never; readonly attachUpgrade?: never; readonly chooseGuardian?: never; readonly chooseRetreat?: never; readonly chooseStronghold?: never; readonly commitAttacker?: never; readonly commitSecondary?: never; readonly cutDeck?: never; readonly declareCommand?: never; readonly declarePasses?: never; readonly discardExcess?: never; readonly discardFromStack?: never; readonly endReinforcing?: never; readonly endSecondary?: never; readonly finishDeck?: never; readonly finishPlacement?: never; readonly heal?: never; readonly keepOpeningHand?: never; readonly keepShield?: never; readonly leaveOut?: never; readonly moveShield?: never; readonly pass?: never; readonly passShield?: never; readonly placeInUpgrade?: never; readonly placeOnStronghold?: never; readonly placeUnderStronghold?: never; readonly playCorruption?: never; readonly playDepotCard?: never; readonly rangedAttack?: never; readonly redrawOpeningHand?: never; readonly reinforceShield?: never;   /** Places a terrain under the own shield that is asked for (GUARD-191). */
  readonly settleTerrain: GuardiansSettleTerrainCommandInput; readonly settleWithCreature?: never; readonly turnShield?: never; readonly unplace?: never; readonly useAbility?: never; readonly useGuardianInfluence?: never; readonly useStrongholdCreature?: never; readonly withdrawPasses?: never; readonly withdrawShield?: never; }
  |  { readonly attachItem?: never; readonly attachUpgrade?: never; readonly chooseGuardian?: never; readonly chooseRetreat?: never; readonly chooseStronghold?: never; readonly commitAttacker?: never; readonly commitSecondary?: never; readonly cutDeck?: never; readonly declareCommand?: never; readonly declarePasses?: never; readonly discardExcess?: never; readonly discardFromStack?: never; readonly endReinforcing?: never; readonly endSecondary?: never; readonly finishDeck?: never; readonly finishPlacement?: never; readonly heal?: never; readonly keepOpeningHand?: never; readonly keepShield?: never; readonly leaveOut?: never; readonly moveShield?: never; readonly pass?: never; readonly passShield?: never; readonly placeInUpgrade?: never; readonly placeOnStronghold?: never; readonly placeUnderStronghold?: never; readonly playCorruption?: never; readonly playDepotCard?: never; readonly rangedAttack?: never; readonly redrawOpeningHand?: never; readonly reinforceShield?: never; readonly settleTerrain?: never;   /** Without a terrain: lays a creature of the stack face down as one (GUARD-193). */
  readonly settleWithCreature: GuardiansSettleWithCreatureCommandInput; readonly turnShield?: never; readonly unplace?: never; readonly useAbility?: never; readonly useGuardianInfluence?: never; readonly useStrongholdCreature?: never; readonly withdrawPasses?: never; readonly withdrawShield?: never; }
  |  { readonly attachItem?: never; readonly attachUpgrade?: never; readonly chooseGuardian?: never; readonly chooseRetreat?: never; readonly chooseStronghold?: never; readonly commitAttacker?: never; readonly commitSecondary?: never; readonly cutDeck?: never; readonly declareCommand?: never; readonly declarePasses?: never; readonly discardExcess?: never; readonly discardFromStack?: never; readonly endReinforcing?: never; readonly endSecondary?: never; readonly finishDeck?: never; readonly finishPlacement?: never; readonly heal?: never; readonly keepOpeningHand?: never; readonly keepShield?: never; readonly leaveOut?: never; readonly moveShield?: never; readonly pass?: never; readonly passShield?: never; readonly placeInUpgrade?: never; readonly placeOnStronghold?: never; readonly placeUnderStronghold?: never; readonly playCorruption?: never; readonly playDepotCard?: never; readonly rangedAttack?: never; readonly redrawOpeningHand?: never; readonly reinforceShield?: never; readonly settleTerrain?: never; readonly settleWithCreature?: never;   /** Turns an own shield (GUARD-064). */
  readonly turnShield: GuardiansTurnShieldCommandInput; readonly unplace?: never; readonly useAbility?: never; readonly useGuardianInfluence?: never; readonly useStrongholdCreature?: never; readonly withdrawPasses?: never; readonly withdrawShield?: never; }
  |  { readonly attachItem?: never; readonly attachUpgrade?: never; readonly chooseGuardian?: never; readonly chooseRetreat?: never; readonly chooseStronghold?: never; readonly commitAttacker?: never; readonly commitSecondary?: never; readonly cutDeck?: never; readonly declareCommand?: never; readonly declarePasses?: never; readonly discardExcess?: never; readonly discardFromStack?: never; readonly endReinforcing?: never; readonly endSecondary?: never; readonly finishDeck?: never; readonly finishPlacement?: never; readonly heal?: never; readonly keepOpeningHand?: never; readonly keepShield?: never; readonly leaveOut?: never; readonly moveShield?: never; readonly pass?: never; readonly passShield?: never; readonly placeInUpgrade?: never; readonly placeOnStronghold?: never; readonly placeUnderStronghold?: never; readonly playCorruption?: never; readonly playDepotCard?: never; readonly rangedAttack?: never; readonly redrawOpeningHand?: never; readonly reinforceShield?: never; readonly settleTerrain?: never; readonly settleWithCreature?: never; readonly turnShield?: never;   /** Takes back a card that was placed in this step (GUARD-058). */
  readonly unplace: GuardiansUnplaceCommandInput; readonly useAbility?: never; readonly useGuardianInfluence?: never; readonly useStrongholdCreature?: never; readonly withdrawPasses?: never; readonly withdrawShield?: never; }
  |  { readonly attachItem?: never; readonly attachUpgrade?: never; readonly chooseGuardian?: never; readonly chooseRetreat?: never; readonly chooseStronghold?: never; readonly commitAttacker?: never; readonly commitSecondary?: never; readonly cutDeck?: never; readonly declareCommand?: never; readonly declarePasses?: never; readonly discardExcess?: never; readonly discardFromStack?: never; readonly endReinforcing?: never; readonly endSecondary?: never; readonly finishDeck?: never; readonly finishPlacement?: never; readonly heal?: never; readonly keepOpeningHand?: never; readonly keepShield?: never; readonly leaveOut?: never; readonly moveShield?: never; readonly pass?: never; readonly passShield?: never; readonly placeInUpgrade?: never; readonly placeOnStronghold?: never; readonly placeUnderStronghold?: never; readonly playCorruption?: never; readonly playDepotCard?: never; readonly rangedAttack?: never; readonly redrawOpeningHand?: never; readonly reinforceShield?: never; readonly settleTerrain?: never; readonly settleWithCreature?: never; readonly turnShield?: never; readonly unplace?: never;   /** Uses an ability of a card that lies open (GUARD-012). */
  readonly useAbility: GuardiansUseAbilityCommandInput; readonly useGuardianInfluence?: never; readonly useStrongholdCreature?: never; readonly withdrawPasses?: never; readonly withdrawShield?: never; }
  |  { readonly attachItem?: never; readonly attachUpgrade?: never; readonly chooseGuardian?: never; readonly chooseRetreat?: never; readonly chooseStronghold?: never; readonly commitAttacker?: never; readonly commitSecondary?: never; readonly cutDeck?: never; readonly declareCommand?: never; readonly declarePasses?: never; readonly discardExcess?: never; readonly discardFromStack?: never; readonly endReinforcing?: never; readonly endSecondary?: never; readonly finishDeck?: never; readonly finishPlacement?: never; readonly heal?: never; readonly keepOpeningHand?: never; readonly keepShield?: never; readonly leaveOut?: never; readonly moveShield?: never; readonly pass?: never; readonly passShield?: never; readonly placeInUpgrade?: never; readonly placeOnStronghold?: never; readonly placeUnderStronghold?: never; readonly playCorruption?: never; readonly playDepotCard?: never; readonly rangedAttack?: never; readonly redrawOpeningHand?: never; readonly reinforceShield?: never; readonly settleTerrain?: never; readonly settleWithCreature?: never; readonly turnShield?: never; readonly unplace?: never; readonly useAbility?: never;   /** Spends a power stone: the guardian gives influence (GUARD-135). */
  readonly useGuardianInfluence: GuardiansUseGuardianInfluenceCommandInput; readonly useStrongholdCreature?: never; readonly withdrawPasses?: never; readonly withdrawShield?: never; }
  |  { readonly attachItem?: never; readonly attachUpgrade?: never; readonly chooseGuardian?: never; readonly chooseRetreat?: never; readonly chooseStronghold?: never; readonly commitAttacker?: never; readonly commitSecondary?: never; readonly cutDeck?: never; readonly declareCommand?: never; readonly declarePasses?: never; readonly discardExcess?: never; readonly discardFromStack?: never; readonly endReinforcing?: never; readonly endSecondary?: never; readonly finishDeck?: never; readonly finishPlacement?: never; readonly heal?: never; readonly keepOpeningHand?: never; readonly keepShield?: never; readonly leaveOut?: never; readonly moveShield?: never; readonly pass?: never; readonly passShield?: never; readonly placeInUpgrade?: never; readonly placeOnStronghold?: never; readonly placeUnderStronghold?: never; readonly playCorruption?: never; readonly playDepotCard?: never; readonly rangedAttack?: never; readonly redrawOpeningHand?: never; readonly reinforceShield?: never; readonly settleTerrain?: never; readonly settleWithCreature?: never; readonly turnShield?: never; readonly unplace?: never; readonly useAbility?: never; readonly useGuardianInfluence?: never;   /** A creature under a stronghold is turned up and gives influence (GUARD-136). */
  readonly useStrongholdCreature: GuardiansUseStrongholdCreatureCommandInput; readonly withdrawPasses?: never; readonly withdrawShield?: never; }
  |  { readonly attachItem?: never; readonly attachUpgrade?: never; readonly chooseGuardian?: never; readonly chooseRetreat?: never; readonly chooseStronghold?: never; readonly commitAttacker?: never; readonly commitSecondary?: never; readonly cutDeck?: never; readonly declareCommand?: never; readonly declarePasses?: never; readonly discardExcess?: never; readonly discardFromStack?: never; readonly endReinforcing?: never; readonly endSecondary?: never; readonly finishDeck?: never; readonly finishPlacement?: never; readonly heal?: never; readonly keepOpeningHand?: never; readonly keepShield?: never; readonly leaveOut?: never; readonly moveShield?: never; readonly pass?: never; readonly passShield?: never; readonly placeInUpgrade?: never; readonly placeOnStronghold?: never; readonly placeUnderStronghold?: never; readonly playCorruption?: never; readonly playDepotCard?: never; readonly rangedAttack?: never; readonly redrawOpeningHand?: never; readonly reinforceShield?: never; readonly settleTerrain?: never; readonly settleWithCreature?: never; readonly turnShield?: never; readonly unplace?: never; readonly useAbility?: never; readonly useGuardianInfluence?: never; readonly useStrongholdCreature?: never;   /** Takes declared passes back. Must be `true`. */
  readonly withdrawPasses: boolean; readonly withdrawShield?: never; }
  |  { readonly attachItem?: never; readonly attachUpgrade?: never; readonly chooseGuardian?: never; readonly chooseRetreat?: never; readonly chooseStronghold?: never; readonly commitAttacker?: never; readonly commitSecondary?: never; readonly cutDeck?: never; readonly declareCommand?: never; readonly declarePasses?: never; readonly discardExcess?: never; readonly discardFromStack?: never; readonly endReinforcing?: never; readonly endSecondary?: never; readonly finishDeck?: never; readonly finishPlacement?: never; readonly heal?: never; readonly keepOpeningHand?: never; readonly keepShield?: never; readonly leaveOut?: never; readonly moveShield?: never; readonly pass?: never; readonly passShield?: never; readonly placeInUpgrade?: never; readonly placeOnStronghold?: never; readonly placeUnderStronghold?: never; readonly playCorruption?: never; readonly playDepotCard?: never; readonly rangedAttack?: never; readonly redrawOpeningHand?: never; readonly reinforceShield?: never; readonly settleTerrain?: never; readonly settleWithCreature?: never; readonly turnShield?: never; readonly unplace?: never; readonly useAbility?: never; readonly useGuardianInfluence?: never; readonly useStrongholdCreature?: never; readonly withdrawPasses?: never;   /** Without a terrain: the shield leaves the land (GUARD-194). */
  readonly withdrawShield: GuardiansWithdrawShieldCommandInput; };

/** Commits a primary attacker, hidden (GUARD-105). */
export type GuardiansCommitAttackerCommandInput = {
  /** Id of a card in this game. */
  readonly cardId: string;
};

/** Sends a secondary attacker at an enemy creature (GUARD-150). */
export type GuardiansCommitSecondaryCommandInput = {
  /** Id of a card in this game. */
  readonly cardId: string;
  /** Id of a creature in the combat; of a guardian its library id. */
  readonly targetCardId: string;
};

/** Cuts the draw pile of the other seat (GUARD-022). */
export type GuardiansCutDeckCommandInput = {
  /** Number of cards that go to the bottom. 0 to 200. */
  readonly depth: number;
};

/** A card of a deck, and how many of it. */
export type GuardiansDeckEntryInput = {
  /** Id of a card of the library. */
  readonly cardId: string;
  /** Number of copies in the deck. 1 to 60. */
  readonly copies: number;
};

/** A deck: one guardian, three strongholds and a draw pile (cards.md 8). */
export type GuardiansDeckListInput = {
  /** In any order; a card that stands twice counts together. At most 110 entries. */
  readonly cards: ReadonlyArray<GuardiansDeckEntryInput>;
};

/** Commits a command card, or none (GUARD-093, GUARD-094). */
export type GuardiansDeclareCommandCommandInput = {
  /** Id of a card in this game. */
  readonly cardId?: string | null | undefined;
};

/** Declares, while the other seat has to decide, to pass for so long. Public. */
export type GuardiansDeclarePassesCommandInput = {
  /** The duration. */
  readonly until: GuardiansPassUntil;
};

/** Chooses one card to discard down to seven (GUARD-053). */
export type GuardiansDiscardExcessCommandInput = {
  /** Id of a card in this game. */
  readonly cardId: string;
};

/** Discards a creature of a stack that is above 30 (GUARD-173). */
export type GuardiansDiscardFromStackCommandInput = {
  /** Id of a card in this game. */
  readonly cardId: string;
};

/** A healer restores a beaten creature (GUARD-160). */
export type GuardiansHealCommandInput = {
  /** Id of a card in this game. */
  readonly cardId: string;
  /** Id of a card in this game. */
  readonly targetCardId: string;
};

/** Keeps one of two shields that have come together (GUARD-169). */
export type GuardiansKeepShieldCommandInput = {
  /** Id of a card in this game. */
  readonly cardId: string;
};

/** Sealed game: leaves one copy of a card out of the deck. */
export type GuardiansLeaveOutCommandInput = {
  /** Id of a card of the library. */
  readonly cardId: string;
};

/** Moves the shield that was turned, with all cards under it (GUARD-067, GUARD-075). */
export type GuardiansMoveShieldCommandInput = {
  /** A flight: its first step never interrupts (GUARD-076). */
  readonly fly: boolean;
  /** The spaces stepped on, one after the other. 1 to 3 entries. */
  readonly path: ReadonlyArray<GuardiansPlace>;
};

/** Whether seats bring decks, or build them from boosters. */
export type GuardiansOptionsDecks =
  /** Every seat brings a deck. */
  | 'BROUGHT'
  /** Every seat builds a deck from boosters. */
  | 'SEALED';

/** The options of a game, chosen by its opener. */
export type GuardiansOptionsInput = {
  /** The set of the boosters of a sealed game. */
  readonly boosterSet?: GuardiansBoosterSet;
  /** Boosters a seat opens in a sealed game. 4 to 7. */
  readonly boosters?: number;
  /** Each seat cuts the pile of the other one before the game (GUARD-022). */
  readonly cut?: boolean;
  /** Seconds for each decision; null: no deadline. 10 to 604800. */
  readonly decisionSeconds?: number | null | undefined;
  /** Whether seats bring decks, or build them from boosters. */
  readonly decks?: GuardiansOptionsDecks;
  /** The last turn (GUARD-216). 10 to 100. */
  readonly turnLimit?: number;
};

/** Time for which passes are declared ahead: the open window, the combat, the turn, or until they are taken back. */
export type GuardiansPassUntil =
  /** Until the combat that is on is over. */
  | 'COMBAT'
  /** Until the seat takes them back. */
  | 'GAME'
  /** Until the end of the turn. */
  | 'TURN'
  /** Until the open window closes. */
  | 'WINDOW';

/** A space of the board, or where a guardian is. */
export type GuardiansPlace =
  /** Column a, row 1. */
  | 'A1'
  /** Column a, row 2. */
  | 'A2'
  /** Column a, row 3. */
  | 'A3'
  /** Column a, row 4. */
  | 'A4'
  /** Column b, row 1. */
  | 'B1'
  /** Column b, row 2. */
  | 'B2'
  /** Column b, row 3. */
  | 'B3'
  /** Column b, row 4. */
  | 'B4'
  /** Column c, row 1. */
  | 'C1'
  /** Column c, row 2. */
  | 'C2'
  /** Column c, row 3. */
  | 'C3'
  /** Column c, row 4. */
  | 'C4'
  /** The guardian behind row 1. */
  | 'G1'
  /** The guardian behind row 4. */
  | 'G4';

/** Puts a creature into an upgrade that holds one (cards.md 5.6). */
export type GuardiansPlaceInUpgradeCommandInput = {
  /** Id of a card in this game. */
  readonly cardId: string;
  /** Position of the stronghold, seen from its owner. */
  readonly stronghold: GuardiansStrongholdPosition;
};

/** Puts a creature on an own stronghold, or a shield on the creatures there (GUARD-041, GUARD-042). */
export type GuardiansPlaceOnStrongholdCommandInput = {
  /** Id of a card in this game. */
  readonly cardId: string;
  /** Position of the stronghold, seen from its owner. */
  readonly stronghold: GuardiansStrongholdPosition;
};

/** Puts an influential creature face down under an own stronghold (GUARD-047). */
export type GuardiansPlaceUnderStrongholdCommandInput = {
  /** Id of a card in this game. */
  readonly cardId: string;
  /** Position of the stronghold, seen from its owner. */
  readonly stronghold: GuardiansStrongholdPosition;
};

/** Corrupts an enemy creature as it is played (GUARD-107, GUARD-108). */
export type GuardiansPlayCorruptionCommandInput = {
  /** Id of a card in this game. */
  readonly cardId: string;
  /** Id of a creature in the combat; of a guardian its library id. */
  readonly targetCardId: string;
};

/** Plays a spell or hand item; the other seat may answer (GUARD-140, GUARD-143). */
export type GuardiansPlayDepotCardCommandInput = {
  /** Id of a card in this game. */
  readonly cardId: string;
  /** null where nothing is to be chosen. */
  readonly target?: GuardiansTargetInput | null | undefined;
};

/** A creature of the combat hand adds its ranged attack (GUARD-117). */
export type GuardiansRangedAttackCommandInput = {
  /** Id of a card in this game. */
  readonly cardId: string;
};

/** A creature of an own stack joins the shield that was turned (GUARD-079, GUARD-084). */
export type GuardiansReinforceShieldCommandInput = {
  /** Id of a card in this game. */
  readonly cardId: string;
  /** The place that it comes from. */
  readonly from: GuardiansBoardSpace;
};

/** Places a terrain under the own shield that is asked for (GUARD-191). */
export type GuardiansSettleTerrainCommandInput = {
  /** Id of a card in this game. */
  readonly cardId: string;
  /** The space of the board. */
  readonly space: GuardiansBoardSpace;
};

/** Without a terrain: lays a creature of the stack face down as one (GUARD-193). */
export type GuardiansSettleWithCreatureCommandInput = {
  /** Id of a card in this game. */
  readonly cardId: string;
  /** The space of the board. */
  readonly space: GuardiansBoardSpace;
};

/** A deck that is there from the start. */
export type GuardiansStarterName =
  /** The deck of the High Pastures. */
  | 'HIGH_PASTURES'
  /** The deck of the Hollow Tide. */
  | 'HOLLOW_TIDE'
  /** The deck of the Kilns. */
  | 'KILNS'
  /** The deck of the Lantern Court. */
  | 'LANTERN_COURT';

/** The position of a stronghold, seen from its owner. */
export type GuardiansStrongholdPosition =
  /** Before its owner. */
  | 'CENTER'
  /** At the left of its owner. */
  | 'LEFT'
  /** At the right of its owner. */
  | 'RIGHT';

/** The target of a card or ability (cards.md 4.4). */
export type GuardiansTargetInput = {
  /** A card in play or in the own discard pile, whose face the seat sees. */
  readonly cardId?: string | null | undefined;
  /** The space of a stack, a shield or a terrain. */
  readonly space?: GuardiansBoardSpace | null | undefined;
};

/** Turns an own shield (GUARD-064). */
export type GuardiansTurnShieldCommandInput = {
  /** The space of the board. */
  readonly space: GuardiansBoardSpace;
};

/** Takes back a card that was placed in this step (GUARD-058). */
export type GuardiansUnplaceCommandInput = {
  /** Id of a card in this game. */
  readonly cardId: string;
};

/** Uses an ability of a card that lies open (GUARD-012). */
export type GuardiansUseAbilityCommandInput = {
  /** Id of a card in this game; of a guardian its library id. */
  readonly cardId: string;
  /** null where nothing is to be chosen. */
  readonly target?: GuardiansTargetInput | null | undefined;
};

/** Spends a power stone: the guardian gives influence (GUARD-135). */
export type GuardiansUseGuardianInfluenceCommandInput = {
  /** Id of a creature in the combat; of a guardian its library id. */
  readonly targetCardId: string;
};

/** A creature under a stronghold is turned up and gives influence (GUARD-136). */
export type GuardiansUseStrongholdCreatureCommandInput = {
  /** Position of the stronghold, seen from its owner. */
  readonly stronghold: GuardiansStrongholdPosition;
  /** Id of a creature in the combat; of a guardian its library id. */
  readonly targetCardId: string;
};

/** Without a terrain: the shield leaves the land (GUARD-194). */
export type GuardiansWithdrawShieldCommandInput = {
  /** The space of the board. */
  readonly space: GuardiansBoardSpace;
  /** The place that it goes to. */
  readonly to: GuardiansBoardSpace;
};

/** One of the six actions (GUILD-047). */
export type GuildsAction =
  /** An attack on another guild. */
  | 'COMBAT'
  /** The power of the leader. */
  | 'LEADER_ACTION'
  /** A campaign on the face-up quest. */
  | 'QUESTS'
  /** Mages join the guild. */
  | 'RECRUITMENT'
  /** Market, alignment and healing. */
  | 'TRADE'
  /** Earns rubies. */
  | 'WORK';

/** Names a mage that takes failure damage (GUILD-178). */
export type GuildsAssignDamageCommandInput = {
  /** Id of a card, as in the content. */
  readonly mageId: string;
};

/** Puts an object on a mage (GUILD-059). */
export type GuildsAssignObjectCommandInput = {
  /** Absent: on no mage. */
  readonly mageId?: string | null | undefined;
  /** Id of a card, as in the content. */
  readonly objectId: string;
};

/** Answers the seat's next lot with a sealed bid (GUILD-171). */
export type GuildsBidOnLotCommandInput = {
  /** The most to pay; 0 is no bid. */
  readonly amount: number;
  /** Id of a card, as in the content. */
  readonly mageId: string;
};

/** X2: moves the alignment 1 or 2 steps (GUILD-088). */
export type GuildsBonusAlignmentCommandInput = {
  /** Steps of alignment: above 0 toward Light, below 0 toward Darkness. */
  readonly steps: number;
};

/** Buys steps of alignment (GUILD-074). */
export type GuildsBuyAlignmentCommandInput = {
  /** Steps of alignment: above 0 toward Light, below 0 toward Darkness. */
  readonly steps: number;
  /** Put one of the two discounts of Trade X2 on it (GUILD-076). */
  readonly useDiscount: boolean;
};

/** Heals a mage in the care center (GUILD-075, GUILD-174). */
export type GuildsBuyHealingCommandInput = {
  /** Points to heal. */
  readonly damage: number;
  /** Id of a card, as in the content. */
  readonly mageId: string;
  /** Put one of the two discounts of Trade X2 on it (GUILD-076). */
  readonly useDiscount: boolean;
};

/** Buys an item of the market (GUILD-069). */
export type GuildsBuyItemCommandInput = {
  /** Id of a card, as in the content. */
  readonly itemId: string;
  /** Put one of the two discounts of Trade X2 on it (GUILD-076). */
  readonly useDiscount: boolean;
};

/** Uses the Darkness privilege (GUILD-049). */
export type GuildsChangeFirstActionCommandInput = {
  /** One of the six actions, or X2. */
  readonly action: GuildsAction;
};

/** Uses the Light privilege (GUILD-062). */
export type GuildsChangeSecondActionCommandInput = {
  /** One of the six actions, or X2. */
  readonly action: GuildsSecondChoice;
};

/** Names the mage that a monster attacks (GUILD-118). */
export type GuildsChooseCounterTargetCommandInput = {
  /** Id of a card, as in the content. */
  readonly mageId: string;
};

/** Chooses the element of a combat or duel (GUILD-106). */
export type GuildsChooseElementCommandInput = {
  /** In which element. */
  readonly element: GuildsElement;
};

/** Chooses the first action in secret (GUILD-048). */
export type GuildsChooseFirstActionCommandInput = {
  /** One of the six actions, or X2. */
  readonly action: GuildsAction;
};

/** Keeps one of the two leaders dealt (GUILD-012). */
export type GuildsChooseLeaderCommandInput = {
  /** Id of a card, as in the content. */
  readonly leaderId: string;
};

/** Chooses the second action in secret (GUILD-050). */
export type GuildsChooseSecondActionCommandInput = {
  /** One of the six actions, or X2. */
  readonly action: GuildsSecondChoice;
};

/** Takes an object that lies on the completed quest (GUILD-098). */
export type GuildsClaimQuestItemCommandInput = {
  /** Id of a card, as in the content. */
  readonly objectId: string;
};

/** A command of Guilds: exactly one of its fields. */
export type GuildsCommandInput =
  {   /** Names a mage that takes failure damage (GUILD-178). */
  readonly assignDamage: GuildsAssignDamageCommandInput; readonly assignObject?: never; readonly bidOnLot?: never; readonly bonusAlignment?: never; readonly buyAlignment?: never; readonly buyFaceUpMage?: never; readonly buyHealing?: never; readonly buyItem?: never; readonly changeFirstAction?: never; readonly changeSecondAction?: never; readonly chooseCounterTarget?: never; readonly chooseElement?: never; readonly chooseFirstAction?: never; readonly chooseLeader?: never; readonly chooseSecondAction?: never; readonly claimQuestItem?: never; readonly comeBack?: never; readonly counterAttack?: never; readonly declareAttack?: never; readonly declineMages?: never; readonly drawLeaders?: never; readonly drawMages?: never; readonly endAction?: never; readonly endClaim?: never; readonly endRearrange?: never; readonly endRecovery?: never; readonly keepFirstAction?: never; readonly keepLeader?: never; readonly keepQuests?: never; readonly keepSecondAction?: never; readonly leaveOnQuest?: never; readonly lineUpAtRandom?: never; readonly lineUpAttacker?: never; readonly lineUpDefender?: never; readonly openMarket?: never; readonly passCombatCards?: never; readonly pickItem?: never; readonly placeMages?: never; readonly playCard?: never; readonly playCombatCard?: never; readonly putQuestNext?: never; readonly recoverMage?: never; readonly recruitMage?: never; readonly sellItem?: never; readonly sendMage?: never; readonly startAttack?: never; readonly startCampaign?: never; readonly swapLeader?: never; readonly swapQuests?: never; readonly switchMage?: never; readonly takeBooty?: never; readonly useLeaderPower?: never; }
  |  { readonly assignDamage?: never;   /** Puts an object on a mage (GUILD-059). */
  readonly assignObject: GuildsAssignObjectCommandInput; readonly bidOnLot?: never; readonly bonusAlignment?: never; readonly buyAlignment?: never; readonly buyFaceUpMage?: never; readonly buyHealing?: never; readonly buyItem?: never; readonly changeFirstAction?: never; readonly changeSecondAction?: never; readonly chooseCounterTarget?: never; readonly chooseElement?: never; readonly chooseFirstAction?: never; readonly chooseLeader?: never; readonly chooseSecondAction?: never; readonly claimQuestItem?: never; readonly comeBack?: never; readonly counterAttack?: never; readonly declareAttack?: never; readonly declineMages?: never; readonly drawLeaders?: never; readonly drawMages?: never; readonly endAction?: never; readonly endClaim?: never; readonly endRearrange?: never; readonly endRecovery?: never; readonly keepFirstAction?: never; readonly keepLeader?: never; readonly keepQuests?: never; readonly keepSecondAction?: never; readonly leaveOnQuest?: never; readonly lineUpAtRandom?: never; readonly lineUpAttacker?: never; readonly lineUpDefender?: never; readonly openMarket?: never; readonly passCombatCards?: never; readonly pickItem?: never; readonly placeMages?: never; readonly playCard?: never; readonly playCombatCard?: never; readonly putQuestNext?: never; readonly recoverMage?: never; readonly recruitMage?: never; readonly sellItem?: never; readonly sendMage?: never; readonly startAttack?: never; readonly startCampaign?: never; readonly swapLeader?: never; readonly swapQuests?: never; readonly switchMage?: never; readonly takeBooty?: never; readonly useLeaderPower?: never; }
  |  { readonly assignDamage?: never; readonly assignObject?: never;   /** Answers the seat's next lot with a sealed bid (GUILD-171). */
  readonly bidOnLot: GuildsBidOnLotCommandInput; readonly bonusAlignment?: never; readonly buyAlignment?: never; readonly buyFaceUpMage?: never; readonly buyHealing?: never; readonly buyItem?: never; readonly changeFirstAction?: never; readonly changeSecondAction?: never; readonly chooseCounterTarget?: never; readonly chooseElement?: never; readonly chooseFirstAction?: never; readonly chooseLeader?: never; readonly chooseSecondAction?: never; readonly claimQuestItem?: never; readonly comeBack?: never; readonly counterAttack?: never; readonly declareAttack?: never; readonly declineMages?: never; readonly drawLeaders?: never; readonly drawMages?: never; readonly endAction?: never; readonly endClaim?: never; readonly endRearrange?: never; readonly endRecovery?: never; readonly keepFirstAction?: never; readonly keepLeader?: never; readonly keepQuests?: never; readonly keepSecondAction?: never; readonly leaveOnQuest?: never; readonly lineUpAtRandom?: never; readonly lineUpAttacker?: never; readonly lineUpDefender?: never; readonly openMarket?: never; readonly passCombatCards?: never; readonly pickItem?: never; readonly placeMages?: never; readonly playCard?: never; readonly playCombatCard?: never; readonly putQuestNext?: never; readonly recoverMage?: never; readonly recruitMage?: never; readonly sellItem?: never; readonly sendMage?: never; readonly startAttack?: never; readonly startCampaign?: never; readonly swapLeader?: never; readonly swapQuests?: never; readonly switchMage?: never; readonly takeBooty?: never; readonly useLeaderPower?: never; }
  |  { readonly assignDamage?: never; readonly assignObject?: never; readonly bidOnLot?: never;   /** X2: moves the alignment 1 or 2 steps (GUILD-088). */
  readonly bonusAlignment: GuildsBonusAlignmentCommandInput; readonly buyAlignment?: never; readonly buyFaceUpMage?: never; readonly buyHealing?: never; readonly buyItem?: never; readonly changeFirstAction?: never; readonly changeSecondAction?: never; readonly chooseCounterTarget?: never; readonly chooseElement?: never; readonly chooseFirstAction?: never; readonly chooseLeader?: never; readonly chooseSecondAction?: never; readonly claimQuestItem?: never; readonly comeBack?: never; readonly counterAttack?: never; readonly declareAttack?: never; readonly declineMages?: never; readonly drawLeaders?: never; readonly drawMages?: never; readonly endAction?: never; readonly endClaim?: never; readonly endRearrange?: never; readonly endRecovery?: never; readonly keepFirstAction?: never; readonly keepLeader?: never; readonly keepQuests?: never; readonly keepSecondAction?: never; readonly leaveOnQuest?: never; readonly lineUpAtRandom?: never; readonly lineUpAttacker?: never; readonly lineUpDefender?: never; readonly openMarket?: never; readonly passCombatCards?: never; readonly pickItem?: never; readonly placeMages?: never; readonly playCard?: never; readonly playCombatCard?: never; readonly putQuestNext?: never; readonly recoverMage?: never; readonly recruitMage?: never; readonly sellItem?: never; readonly sendMage?: never; readonly startAttack?: never; readonly startCampaign?: never; readonly swapLeader?: never; readonly swapQuests?: never; readonly switchMage?: never; readonly takeBooty?: never; readonly useLeaderPower?: never; }
  |  { readonly assignDamage?: never; readonly assignObject?: never; readonly bidOnLot?: never; readonly bonusAlignment?: never;   /** Buys steps of alignment (GUILD-074). */
  readonly buyAlignment: GuildsBuyAlignmentCommandInput; readonly buyFaceUpMage?: never; readonly buyHealing?: never; readonly buyItem?: never; readonly changeFirstAction?: never; readonly changeSecondAction?: never; readonly chooseCounterTarget?: never; readonly chooseElement?: never; readonly chooseFirstAction?: never; readonly chooseLeader?: never; readonly chooseSecondAction?: never; readonly claimQuestItem?: never; readonly comeBack?: never; readonly counterAttack?: never; readonly declareAttack?: never; readonly declineMages?: never; readonly drawLeaders?: never; readonly drawMages?: never; readonly endAction?: never; readonly endClaim?: never; readonly endRearrange?: never; readonly endRecovery?: never; readonly keepFirstAction?: never; readonly keepLeader?: never; readonly keepQuests?: never; readonly keepSecondAction?: never; readonly leaveOnQuest?: never; readonly lineUpAtRandom?: never; readonly lineUpAttacker?: never; readonly lineUpDefender?: never; readonly openMarket?: never; readonly passCombatCards?: never; readonly pickItem?: never; readonly placeMages?: never; readonly playCard?: never; readonly playCombatCard?: never; readonly putQuestNext?: never; readonly recoverMage?: never; readonly recruitMage?: never; readonly sellItem?: never; readonly sendMage?: never; readonly startAttack?: never; readonly startCampaign?: never; readonly swapLeader?: never; readonly swapQuests?: never; readonly switchMage?: never; readonly takeBooty?: never; readonly useLeaderPower?: never; }
  |  { readonly assignDamage?: never; readonly assignObject?: never; readonly bidOnLot?: never; readonly bonusAlignment?: never; readonly buyAlignment?: never;   /** Recruits the face-up mage (GUILD-081). Must be `true`. */
  readonly buyFaceUpMage: boolean; readonly buyHealing?: never; readonly buyItem?: never; readonly changeFirstAction?: never; readonly changeSecondAction?: never; readonly chooseCounterTarget?: never; readonly chooseElement?: never; readonly chooseFirstAction?: never; readonly chooseLeader?: never; readonly chooseSecondAction?: never; readonly claimQuestItem?: never; readonly comeBack?: never; readonly counterAttack?: never; readonly declareAttack?: never; readonly declineMages?: never; readonly drawLeaders?: never; readonly drawMages?: never; readonly endAction?: never; readonly endClaim?: never; readonly endRearrange?: never; readonly endRecovery?: never; readonly keepFirstAction?: never; readonly keepLeader?: never; readonly keepQuests?: never; readonly keepSecondAction?: never; readonly leaveOnQuest?: never; readonly lineUpAtRandom?: never; readonly lineUpAttacker?: never; readonly lineUpDefender?: never; readonly openMarket?: never; readonly passCombatCards?: never; readonly pickItem?: never; readonly placeMages?: never; readonly playCard?: never; readonly playCombatCard?: never; readonly putQuestNext?: never; readonly recoverMage?: never; readonly recruitMage?: never; readonly sellItem?: never; readonly sendMage?: never; readonly startAttack?: never; readonly startCampaign?: never; readonly swapLeader?: never; readonly swapQuests?: never; readonly switchMage?: never; readonly takeBooty?: never; readonly useLeaderPower?: never; }
  |  { readonly assignDamage?: never; readonly assignObject?: never; readonly bidOnLot?: never; readonly bonusAlignment?: never; readonly buyAlignment?: never; readonly buyFaceUpMage?: never;   /** Heals a mage in the care center (GUILD-075, GUILD-174). */
  readonly buyHealing: GuildsBuyHealingCommandInput; readonly buyItem?: never; readonly changeFirstAction?: never; readonly changeSecondAction?: never; readonly chooseCounterTarget?: never; readonly chooseElement?: never; readonly chooseFirstAction?: never; readonly chooseLeader?: never; readonly chooseSecondAction?: never; readonly claimQuestItem?: never; readonly comeBack?: never; readonly counterAttack?: never; readonly declareAttack?: never; readonly declineMages?: never; readonly drawLeaders?: never; readonly drawMages?: never; readonly endAction?: never; readonly endClaim?: never; readonly endRearrange?: never; readonly endRecovery?: never; readonly keepFirstAction?: never; readonly keepLeader?: never; readonly keepQuests?: never; readonly keepSecondAction?: never; readonly leaveOnQuest?: never; readonly lineUpAtRandom?: never; readonly lineUpAttacker?: never; readonly lineUpDefender?: never; readonly openMarket?: never; readonly passCombatCards?: never; readonly pickItem?: never; readonly placeMages?: never; readonly playCard?: never; readonly playCombatCard?: never; readonly putQuestNext?: never; readonly recoverMage?: never; readonly recruitMage?: never; readonly sellItem?: never; readonly sendMage?: never; readonly startAttack?: never; readonly startCampaign?: never; readonly swapLeader?: never; readonly swapQuests?: never; readonly switchMage?: never; readonly takeBooty?: never; readonly useLeaderPower?: never; }
  |  { readonly assignDamage?: never; readonly assignObject?: never; readonly bidOnLot?: never; readonly bonusAlignment?: never; readonly buyAlignment?: never; readonly buyFaceUpMage?: never; readonly buyHealing?: never;   /** Buys an item of the market (GUILD-069). */
  readonly buyItem: GuildsBuyItemCommandInput; readonly changeFirstAction?: never; readonly changeSecondAction?: never; readonly chooseCounterTarget?: never; readonly chooseElement?: never; readonly chooseFirstAction?: never; readonly chooseLeader?: never; readonly chooseSecondAction?: never; readonly claimQuestItem?: never; readonly comeBack?: never; readonly counterAttack?: never; readonly declareAttack?: never; readonly declineMages?: never; readonly drawLeaders?: never; readonly drawMages?: never; readonly endAction?: never; readonly endClaim?: never; readonly endRearrange?: never; readonly endRecovery?: never; readonly keepFirstAction?: never; readonly keepLeader?: never; readonly keepQuests?: never; readonly keepSecondAction?: never; readonly leaveOnQuest?: never; readonly lineUpAtRandom?: never; readonly lineUpAttacker?: never; readonly lineUpDefender?: never; readonly openMarket?: never; readonly passCombatCards?: never; readonly pickItem?: never; readonly placeMages?: never; readonly playCard?: never; readonly playCombatCard?: never; readonly putQuestNext?: never; readonly recoverMage?: never; readonly recruitMage?: never; readonly sellItem?: never; readonly sendMage?: never; readonly startAttack?: never; readonly startCampaign?: never; readonly swapLeader?: never; readonly swapQuests?: never; readonly switchMage?: never; readonly takeBooty?: never; readonly useLeaderPower?: never; }
  |  { readonly assignDamage?: never; readonly assignObject?: never; readonly bidOnLot?: never; readonly bonusAlignment?: never; readonly buyAlignment?: never; readonly buyFaceUpMage?: never; readonly buyHealing?: never; readonly buyItem?: never;   /** Uses the Darkness privilege (GUILD-049). */
  readonly changeFirstAction: GuildsChangeFirstActionCommandInput; readonly changeSecondAction?: never; readonly chooseCounterTarget?: never; readonly chooseElement?: never; readonly chooseFirstAction?: never; readonly chooseLeader?: never; readonly chooseSecondAction?: never; readonly claimQuestItem?: never; readonly comeBack?: never; readonly counterAttack?: never; readonly declareAttack?: never; readonly declineMages?: never; readonly drawLeaders?: never; readonly drawMages?: never; readonly endAction?: never; readonly endClaim?: never; readonly endRearrange?: never; readonly endRecovery?: never; readonly keepFirstAction?: never; readonly keepLeader?: never; readonly keepQuests?: never; readonly keepSecondAction?: never; readonly leaveOnQuest?: never; readonly lineUpAtRandom?: never; readonly lineUpAttacker?: never; readonly lineUpDefender?: never; readonly openMarket?: never; readonly passCombatCards?: never; readonly pickItem?: never; readonly placeMages?: never; readonly playCard?: never; readonly playCombatCard?: never; readonly putQuestNext?: never; readonly recoverMage?: never; readonly recruitMage?: never; readonly sellItem?: never; readonly sendMage?: never; readonly startAttack?: never; readonly startCampaign?: never; readonly swapLeader?: never; readonly swapQuests?: never; readonly switchMage?: never; readonly takeBooty?: never; readonly useLeaderPower?: never; }
  |  { readonly assignDamage?: never; readonly assignObject?: never; readonly bidOnLot?: never; readonly bonusAlignment?: never; readonly buyAlignment?: never; readonly buyFaceUpMage?: never; readonly buyHealing?: never; readonly buyItem?: never; readonly changeFirstAction?: never;   /** Uses the Light privilege (GUILD-062). */
  readonly changeSecondAction: GuildsChangeSecondActionCommandInput; readonly chooseCounterTarget?: never; readonly chooseElement?: never; readonly chooseFirstAction?: never; readonly chooseLeader?: never; readonly chooseSecondAction?: never; readonly claimQuestItem?: never; readonly comeBack?: never; readonly counterAttack?: never; readonly declareAttack?: never; readonly declineMages?: never; readonly drawLeaders?: never; readonly drawMages?: never; readonly endAction?: never; readonly endClaim?: never; readonly endRearrange?: never; readonly endRecovery?: never; readonly keepFirstAction?: never; readonly keepLeader?: never; readonly keepQuests?: never; readonly keepSecondAction?: never; readonly leaveOnQuest?: never; readonly lineUpAtRandom?: never; readonly lineUpAttacker?: never; readonly lineUpDefender?: never; readonly openMarket?: never; readonly passCombatCards?: never; readonly pickItem?: never; readonly placeMages?: never; readonly playCard?: never; readonly playCombatCard?: never; readonly putQuestNext?: never; readonly recoverMage?: never; readonly recruitMage?: never; readonly sellItem?: never; readonly sendMage?: never; readonly startAttack?: never; readonly startCampaign?: never; readonly swapLeader?: never; readonly swapQuests?: never; readonly switchMage?: never; readonly takeBooty?: never; readonly useLeaderPower?: never; }
  |  { readonly assignDamage?: never; readonly assignObject?: never; readonly bidOnLot?: never; readonly bonusAlignment?: never; readonly buyAlignment?: never; readonly buyFaceUpMage?: never; readonly buyHealing?: never; readonly buyItem?: never; readonly changeFirstAction?: never; readonly changeSecondAction?: never;   /** Names the mage that a monster attacks (GUILD-118). */
  readonly chooseCounterTarget: GuildsChooseCounterTargetCommandInput; readonly chooseElement?: never; readonly chooseFirstAction?: never; readonly chooseLeader?: never; readonly chooseSecondAction?: never; readonly claimQuestItem?: never; readonly comeBack?: never; readonly counterAttack?: never; readonly declareAttack?: never; readonly declineMages?: never; readonly drawLeaders?: never; readonly drawMages?: never; readonly endAction?: never; readonly endClaim?: never; readonly endRearrange?: never; readonly endRecovery?: never; readonly keepFirstAction?: never; readonly keepLeader?: never; readonly keepQuests?: never; readonly keepSecondAction?: never; readonly leaveOnQuest?: never; readonly lineUpAtRandom?: never; readonly lineUpAttacker?: never; readonly lineUpDefender?: never; readonly openMarket?: never; readonly passCombatCards?: never; readonly pickItem?: never; readonly placeMages?: never; readonly playCard?: never; readonly playCombatCard?: never; readonly putQuestNext?: never; readonly recoverMage?: never; readonly recruitMage?: never; readonly sellItem?: never; readonly sendMage?: never; readonly startAttack?: never; readonly startCampaign?: never; readonly swapLeader?: never; readonly swapQuests?: never; readonly switchMage?: never; readonly takeBooty?: never; readonly useLeaderPower?: never; }
  |  { readonly assignDamage?: never; readonly assignObject?: never; readonly bidOnLot?: never; readonly bonusAlignment?: never; readonly buyAlignment?: never; readonly buyFaceUpMage?: never; readonly buyHealing?: never; readonly buyItem?: never; readonly changeFirstAction?: never; readonly changeSecondAction?: never; readonly chooseCounterTarget?: never;   /** Chooses the element of a combat or duel (GUILD-106). */
  readonly chooseElement: GuildsChooseElementCommandInput; readonly chooseFirstAction?: never; readonly chooseLeader?: never; readonly chooseSecondAction?: never; readonly claimQuestItem?: never; readonly comeBack?: never; readonly counterAttack?: never; readonly declareAttack?: never; readonly declineMages?: never; readonly drawLeaders?: never; readonly drawMages?: never; readonly endAction?: never; readonly endClaim?: never; readonly endRearrange?: never; readonly endRecovery?: never; readonly keepFirstAction?: never; readonly keepLeader?: never; readonly keepQuests?: never; readonly keepSecondAction?: never; readonly leaveOnQuest?: never; readonly lineUpAtRandom?: never; readonly lineUpAttacker?: never; readonly lineUpDefender?: never; readonly openMarket?: never; readonly passCombatCards?: never; readonly pickItem?: never; readonly placeMages?: never; readonly playCard?: never; readonly playCombatCard?: never; readonly putQuestNext?: never; readonly recoverMage?: never; readonly recruitMage?: never; readonly sellItem?: never; readonly sendMage?: never; readonly startAttack?: never; readonly startCampaign?: never; readonly swapLeader?: never; readonly swapQuests?: never; readonly switchMage?: never; readonly takeBooty?: never; readonly useLeaderPower?: never; }
  |  { readonly assignDamage?: never; readonly assignObject?: never; readonly bidOnLot?: never; readonly bonusAlignment?: never; readonly buyAlignment?: never; readonly buyFaceUpMage?: never; readonly buyHealing?: never; readonly buyItem?: never; readonly changeFirstAction?: never; readonly changeSecondAction?: never; readonly chooseCounterTarget?: never; readonly chooseElement?: never;   /** Chooses the first action in secret (GUILD-048). */
  readonly chooseFirstAction: GuildsChooseFirstActionCommandInput; readonly chooseLeader?: never; readonly chooseSecondAction?: never; readonly claimQuestItem?: never; readonly comeBack?: never; readonly counterAttack?: never; readonly declareAttack?: never; readonly declineMages?: never; readonly drawLeaders?: never; readonly drawMages?: never; readonly endAction?: never; readonly endClaim?: never; readonly endRearrange?: never; readonly endRecovery?: never; readonly keepFirstAction?: never; readonly keepLeader?: never; readonly keepQuests?: never; readonly keepSecondAction?: never; readonly leaveOnQuest?: never; readonly lineUpAtRandom?: never; readonly lineUpAttacker?: never; readonly lineUpDefender?: never; readonly openMarket?: never; readonly passCombatCards?: never; readonly pickItem?: never; readonly placeMages?: never; readonly playCard?: never; readonly playCombatCard?: never; readonly putQuestNext?: never; readonly recoverMage?: never; readonly recruitMage?: never; readonly sellItem?: never; readonly sendMage?: never; readonly startAttack?: never; readonly startCampaign?: never; readonly swapLeader?: never; readonly swapQuests?: never; readonly switchMage?: never; readonly takeBooty?: never; readonly useLeaderPower?: never; }
  |  { readonly assignDamage?: never; readonly assignObject?: never; readonly bidOnLot?: never; readonly bonusAlignment?: never; readonly buyAlignment?: never; readonly buyFaceUpMage?: never; readonly buyHealing?: never; readonly buyItem?: never; readonly changeFirstAction?: never; readonly changeSecondAction?: never; readonly chooseCounterTarget?: never; readonly chooseElement?: never; readonly chooseFirstAction?: never;   /** Keeps one of the two leaders dealt (GUILD-012). */
  readonly chooseLeader: GuildsChooseLeaderCommandInput; readonly chooseSecondAction?: never; readonly claimQuestItem?: never; readonly comeBack?: never; readonly counterAttack?: never; readonly declareAttack?: never; readonly declineMages?: never; readonly drawLeaders?: never; readonly drawMages?: never; readonly endAction?: never; readonly endClaim?: never; readonly endRearrange?: never; readonly endRecovery?: never; readonly keepFirstAction?: never; readonly keepLeader?: never; readonly keepQuests?: never; readonly keepSecondAction?: never; readonly leaveOnQuest?: never; readonly lineUpAtRandom?: never; readonly lineUpAttacker?: never; readonly lineUpDefender?: never; readonly openMarket?: never; readonly passCombatCards?: never; readonly pickItem?: never; readonly placeMages?: never; readonly playCard?: never; readonly playCombatCard?: never; readonly putQuestNext?: never; readonly recoverMage?: never; readonly recruitMage?: never; readonly sellItem?: never; readonly sendMage?: never; readonly startAttack?: never; readonly startCampaign?: never; readonly swapLeader?: never; readonly swapQuests?: never; readonly switchMage?: never; readonly takeBooty?: never; readonly useLeaderPower?: never; }
  |  { readonly assignDamage?: never; readonly assignObject?: never; readonly bidOnLot?: never; readonly bonusAlignment?: never; readonly buyAlignment?: never; readonly buyFaceUpMage?: never; readonly buyHealing?: never; readonly buyItem?: never; readonly changeFirstAction?: never; readonly changeSecondAction?: never; readonly chooseCounterTarget?: never; readonly chooseElement?: never; readonly chooseFirstAction?: never; readonly chooseLeader?: never;   /** Chooses the second action in secret (GUILD-050). */
  readonly chooseSecondAction: GuildsChooseSecondActionCommandInput; readonly claimQuestItem?: never; readonly comeBack?: never; readonly counterAttack?: never; readonly declareAttack?: never; readonly declineMages?: never; readonly drawLeaders?: never; readonly drawMages?: never; readonly endAction?: never; readonly endClaim?: never; readonly endRearrange?: never; readonly endRecovery?: never; readonly keepFirstAction?: never; readonly keepLeader?: never; readonly keepQuests?: never; readonly keepSecondAction?: never; readonly leaveOnQuest?: never; readonly lineUpAtRandom?: never; readonly lineUpAttacker?: never; readonly lineUpDefender?: never; readonly openMarket?: never; readonly passCombatCards?: never; readonly pickItem?: never; readonly placeMages?: never; readonly playCard?: never; readonly playCombatCard?: never; readonly putQuestNext?: never; readonly recoverMage?: never; readonly recruitMage?: never; readonly sellItem?: never; readonly sendMage?: never; readonly startAttack?: never; readonly startCampaign?: never; readonly swapLeader?: never; readonly swapQuests?: never; readonly switchMage?: never; readonly takeBooty?: never; readonly useLeaderPower?: never; }
  |  { readonly assignDamage?: never; readonly assignObject?: never; readonly bidOnLot?: never; readonly bonusAlignment?: never; readonly buyAlignment?: never; readonly buyFaceUpMage?: never; readonly buyHealing?: never; readonly buyItem?: never; readonly changeFirstAction?: never; readonly changeSecondAction?: never; readonly chooseCounterTarget?: never; readonly chooseElement?: never; readonly chooseFirstAction?: never; readonly chooseLeader?: never; readonly chooseSecondAction?: never;   /** Takes an object that lies on the completed quest (GUILD-098). */
  readonly claimQuestItem: GuildsClaimQuestItemCommandInput; readonly comeBack?: never; readonly counterAttack?: never; readonly declareAttack?: never; readonly declineMages?: never; readonly drawLeaders?: never; readonly drawMages?: never; readonly endAction?: never; readonly endClaim?: never; readonly endRearrange?: never; readonly endRecovery?: never; readonly keepFirstAction?: never; readonly keepLeader?: never; readonly keepQuests?: never; readonly keepSecondAction?: never; readonly leaveOnQuest?: never; readonly lineUpAtRandom?: never; readonly lineUpAttacker?: never; readonly lineUpDefender?: never; readonly openMarket?: never; readonly passCombatCards?: never; readonly pickItem?: never; readonly placeMages?: never; readonly playCard?: never; readonly playCombatCard?: never; readonly putQuestNext?: never; readonly recoverMage?: never; readonly recruitMage?: never; readonly sellItem?: never; readonly sendMage?: never; readonly startAttack?: never; readonly startCampaign?: never; readonly swapLeader?: never; readonly swapQuests?: never; readonly switchMage?: never; readonly takeBooty?: never; readonly useLeaderPower?: never; }
  |  { readonly assignDamage?: never; readonly assignObject?: never; readonly bidOnLot?: never; readonly bonusAlignment?: never; readonly buyAlignment?: never; readonly buyFaceUpMage?: never; readonly buyHealing?: never; readonly buyItem?: never; readonly changeFirstAction?: never; readonly changeSecondAction?: never; readonly chooseCounterTarget?: never; readonly chooseElement?: never; readonly chooseFirstAction?: never; readonly chooseLeader?: never; readonly chooseSecondAction?: never; readonly claimQuestItem?: never;   /** Plays again after an absence (GUILD-193). Must be `true`. */
  readonly comeBack: boolean; readonly counterAttack?: never; readonly declareAttack?: never; readonly declineMages?: never; readonly drawLeaders?: never; readonly drawMages?: never; readonly endAction?: never; readonly endClaim?: never; readonly endRearrange?: never; readonly endRecovery?: never; readonly keepFirstAction?: never; readonly keepLeader?: never; readonly keepQuests?: never; readonly keepSecondAction?: never; readonly leaveOnQuest?: never; readonly lineUpAtRandom?: never; readonly lineUpAttacker?: never; readonly lineUpDefender?: never; readonly openMarket?: never; readonly passCombatCards?: never; readonly pickItem?: never; readonly placeMages?: never; readonly playCard?: never; readonly playCombatCard?: never; readonly putQuestNext?: never; readonly recoverMage?: never; readonly recruitMage?: never; readonly sellItem?: never; readonly sendMage?: never; readonly startAttack?: never; readonly startCampaign?: never; readonly swapLeader?: never; readonly swapQuests?: never; readonly switchMage?: never; readonly takeBooty?: never; readonly useLeaderPower?: never; }
  |  { readonly assignDamage?: never; readonly assignObject?: never; readonly bidOnLot?: never; readonly bonusAlignment?: never; readonly buyAlignment?: never; readonly buyFaceUpMage?: never; readonly buyHealing?: never; readonly buyItem?: never; readonly changeFirstAction?: never; readonly changeSecondAction?: never; readonly chooseCounterTarget?: never; readonly chooseElement?: never; readonly chooseFirstAction?: never; readonly chooseLeader?: never; readonly chooseSecondAction?: never; readonly claimQuestItem?: never; readonly comeBack?: never;   /** Counter-attacks, or not (GUILD-132). */
  readonly counterAttack: GuildsCounterAttackCommandInput; readonly declareAttack?: never; readonly declineMages?: never; readonly drawLeaders?: never; readonly drawMages?: never; readonly endAction?: never; readonly endClaim?: never; readonly endRearrange?: never; readonly endRecovery?: never; readonly keepFirstAction?: never; readonly keepLeader?: never; readonly keepQuests?: never; readonly keepSecondAction?: never; readonly leaveOnQuest?: never; readonly lineUpAtRandom?: never; readonly lineUpAttacker?: never; readonly lineUpDefender?: never; readonly openMarket?: never; readonly passCombatCards?: never; readonly pickItem?: never; readonly placeMages?: never; readonly playCard?: never; readonly playCombatCard?: never; readonly putQuestNext?: never; readonly recoverMage?: never; readonly recruitMage?: never; readonly sellItem?: never; readonly sendMage?: never; readonly startAttack?: never; readonly startCampaign?: never; readonly swapLeader?: never; readonly swapQuests?: never; readonly switchMage?: never; readonly takeBooty?: never; readonly useLeaderPower?: never; }
  |  { readonly assignDamage?: never; readonly assignObject?: never; readonly bidOnLot?: never; readonly bonusAlignment?: never; readonly buyAlignment?: never; readonly buyFaceUpMage?: never; readonly buyHealing?: never; readonly buyItem?: never; readonly changeFirstAction?: never; readonly changeSecondAction?: never; readonly chooseCounterTarget?: never; readonly chooseElement?: never; readonly chooseFirstAction?: never; readonly chooseLeader?: never; readonly chooseSecondAction?: never; readonly claimQuestItem?: never; readonly comeBack?: never; readonly counterAttack?: never;   /** Attacks a guild (GUILD-103). */
  readonly declareAttack: GuildsDeclareAttackCommandInput; readonly declineMages?: never; readonly drawLeaders?: never; readonly drawMages?: never; readonly endAction?: never; readonly endClaim?: never; readonly endRearrange?: never; readonly endRecovery?: never; readonly keepFirstAction?: never; readonly keepLeader?: never; readonly keepQuests?: never; readonly keepSecondAction?: never; readonly leaveOnQuest?: never; readonly lineUpAtRandom?: never; readonly lineUpAttacker?: never; readonly lineUpDefender?: never; readonly openMarket?: never; readonly passCombatCards?: never; readonly pickItem?: never; readonly placeMages?: never; readonly playCard?: never; readonly playCombatCard?: never; readonly putQuestNext?: never; readonly recoverMage?: never; readonly recruitMage?: never; readonly sellItem?: never; readonly sendMage?: never; readonly startAttack?: never; readonly startCampaign?: never; readonly swapLeader?: never; readonly swapQuests?: never; readonly switchMage?: never; readonly takeBooty?: never; readonly useLeaderPower?: never; }
  |  { readonly assignDamage?: never; readonly assignObject?: never; readonly bidOnLot?: never; readonly bonusAlignment?: never; readonly buyAlignment?: never; readonly buyFaceUpMage?: never; readonly buyHealing?: never; readonly buyItem?: never; readonly changeFirstAction?: never; readonly changeSecondAction?: never; readonly chooseCounterTarget?: never; readonly chooseElement?: never; readonly chooseFirstAction?: never; readonly chooseLeader?: never; readonly chooseSecondAction?: never; readonly claimQuestItem?: never; readonly comeBack?: never; readonly counterAttack?: never; readonly declareAttack?: never;   /** Recruits none of the mages drawn (GUILD-082). Must be `true`. */
  readonly declineMages: boolean; readonly drawLeaders?: never; readonly drawMages?: never; readonly endAction?: never; readonly endClaim?: never; readonly endRearrange?: never; readonly endRecovery?: never; readonly keepFirstAction?: never; readonly keepLeader?: never; readonly keepQuests?: never; readonly keepSecondAction?: never; readonly leaveOnQuest?: never; readonly lineUpAtRandom?: never; readonly lineUpAttacker?: never; readonly lineUpDefender?: never; readonly openMarket?: never; readonly passCombatCards?: never; readonly pickItem?: never; readonly placeMages?: never; readonly playCard?: never; readonly playCombatCard?: never; readonly putQuestNext?: never; readonly recoverMage?: never; readonly recruitMage?: never; readonly sellItem?: never; readonly sendMage?: never; readonly startAttack?: never; readonly startCampaign?: never; readonly swapLeader?: never; readonly swapQuests?: never; readonly switchMage?: never; readonly takeBooty?: never; readonly useLeaderPower?: never; }
  |  { readonly assignDamage?: never; readonly assignObject?: never; readonly bidOnLot?: never; readonly bonusAlignment?: never; readonly buyAlignment?: never; readonly buyFaceUpMage?: never; readonly buyHealing?: never; readonly buyItem?: never; readonly changeFirstAction?: never; readonly changeSecondAction?: never; readonly chooseCounterTarget?: never; readonly chooseElement?: never; readonly chooseFirstAction?: never; readonly chooseLeader?: never; readonly chooseSecondAction?: never; readonly claimQuestItem?: never; readonly comeBack?: never; readonly counterAttack?: never; readonly declareAttack?: never; readonly declineMages?: never;   /** X2: draws two leaders instead of recruiting (GUILD-084). Must be `true`. */
  readonly drawLeaders: boolean; readonly drawMages?: never; readonly endAction?: never; readonly endClaim?: never; readonly endRearrange?: never; readonly endRecovery?: never; readonly keepFirstAction?: never; readonly keepLeader?: never; readonly keepQuests?: never; readonly keepSecondAction?: never; readonly leaveOnQuest?: never; readonly lineUpAtRandom?: never; readonly lineUpAttacker?: never; readonly lineUpDefender?: never; readonly openMarket?: never; readonly passCombatCards?: never; readonly pickItem?: never; readonly placeMages?: never; readonly playCard?: never; readonly playCombatCard?: never; readonly putQuestNext?: never; readonly recoverMage?: never; readonly recruitMage?: never; readonly sellItem?: never; readonly sendMage?: never; readonly startAttack?: never; readonly startCampaign?: never; readonly swapLeader?: never; readonly swapQuests?: never; readonly switchMage?: never; readonly takeBooty?: never; readonly useLeaderPower?: never; }
  |  { readonly assignDamage?: never; readonly assignObject?: never; readonly bidOnLot?: never; readonly bonusAlignment?: never; readonly buyAlignment?: never; readonly buyFaceUpMage?: never; readonly buyHealing?: never; readonly buyItem?: never; readonly changeFirstAction?: never; readonly changeSecondAction?: never; readonly chooseCounterTarget?: never; readonly chooseElement?: never; readonly chooseFirstAction?: never; readonly chooseLeader?: never; readonly chooseSecondAction?: never; readonly claimQuestItem?: never; readonly comeBack?: never; readonly counterAttack?: never; readonly declareAttack?: never; readonly declineMages?: never; readonly drawLeaders?: never;   /** Draws mages; a face-up one goes to the auction pile (GUILD-077, GUILD-081). Must be `true`. */
  readonly drawMages: boolean; readonly endAction?: never; readonly endClaim?: never; readonly endRearrange?: never; readonly endRecovery?: never; readonly keepFirstAction?: never; readonly keepLeader?: never; readonly keepQuests?: never; readonly keepSecondAction?: never; readonly leaveOnQuest?: never; readonly lineUpAtRandom?: never; readonly lineUpAttacker?: never; readonly lineUpDefender?: never; readonly openMarket?: never; readonly passCombatCards?: never; readonly pickItem?: never; readonly placeMages?: never; readonly playCard?: never; readonly playCombatCard?: never; readonly putQuestNext?: never; readonly recoverMage?: never; readonly recruitMage?: never; readonly sellItem?: never; readonly sendMage?: never; readonly startAttack?: never; readonly startCampaign?: never; readonly swapLeader?: never; readonly swapQuests?: never; readonly switchMage?: never; readonly takeBooty?: never; readonly useLeaderPower?: never; }
  |  { readonly assignDamage?: never; readonly assignObject?: never; readonly bidOnLot?: never; readonly bonusAlignment?: never; readonly buyAlignment?: never; readonly buyFaceUpMage?: never; readonly buyHealing?: never; readonly buyItem?: never; readonly changeFirstAction?: never; readonly changeSecondAction?: never; readonly chooseCounterTarget?: never; readonly chooseElement?: never; readonly chooseFirstAction?: never; readonly chooseLeader?: never; readonly chooseSecondAction?: never; readonly claimQuestItem?: never; readonly comeBack?: never; readonly counterAttack?: never; readonly declareAttack?: never; readonly declineMages?: never; readonly drawLeaders?: never; readonly drawMages?: never;   /** Ends the action that is being resolved (GUILD-064). Must be `true`. */
  readonly endAction: boolean; readonly endClaim?: never; readonly endRearrange?: never; readonly endRecovery?: never; readonly keepFirstAction?: never; readonly keepLeader?: never; readonly keepQuests?: never; readonly keepSecondAction?: never; readonly leaveOnQuest?: never; readonly lineUpAtRandom?: never; readonly lineUpAttacker?: never; readonly lineUpDefender?: never; readonly openMarket?: never; readonly passCombatCards?: never; readonly pickItem?: never; readonly placeMages?: never; readonly playCard?: never; readonly playCombatCard?: never; readonly putQuestNext?: never; readonly recoverMage?: never; readonly recruitMage?: never; readonly sellItem?: never; readonly sendMage?: never; readonly startAttack?: never; readonly startCampaign?: never; readonly swapLeader?: never; readonly swapQuests?: never; readonly switchMage?: never; readonly takeBooty?: never; readonly useLeaderPower?: never; }
  |  { readonly assignDamage?: never; readonly assignObject?: never; readonly bidOnLot?: never; readonly bonusAlignment?: never; readonly buyAlignment?: never; readonly buyFaceUpMage?: never; readonly buyHealing?: never; readonly buyItem?: never; readonly changeFirstAction?: never; readonly changeSecondAction?: never; readonly chooseCounterTarget?: never; readonly chooseElement?: never; readonly chooseFirstAction?: never; readonly chooseLeader?: never; readonly chooseSecondAction?: never; readonly claimQuestItem?: never; readonly comeBack?: never; readonly counterAttack?: never; readonly declareAttack?: never; readonly declineMages?: never; readonly drawLeaders?: never; readonly drawMages?: never; readonly endAction?: never;   /** Leaves the other objects on the card (GUILD-098). Must be `true`. */
  readonly endClaim: boolean; readonly endRearrange?: never; readonly endRecovery?: never; readonly keepFirstAction?: never; readonly keepLeader?: never; readonly keepQuests?: never; readonly keepSecondAction?: never; readonly leaveOnQuest?: never; readonly lineUpAtRandom?: never; readonly lineUpAttacker?: never; readonly lineUpDefender?: never; readonly openMarket?: never; readonly passCombatCards?: never; readonly pickItem?: never; readonly placeMages?: never; readonly playCard?: never; readonly playCombatCard?: never; readonly putQuestNext?: never; readonly recoverMage?: never; readonly recruitMage?: never; readonly sellItem?: never; readonly sendMage?: never; readonly startAttack?: never; readonly startCampaign?: never; readonly swapLeader?: never; readonly swapQuests?: never; readonly switchMage?: never; readonly takeBooty?: never; readonly useLeaderPower?: never; }
  |  { readonly assignDamage?: never; readonly assignObject?: never; readonly bidOnLot?: never; readonly bonusAlignment?: never; readonly buyAlignment?: never; readonly buyFaceUpMage?: never; readonly buyHealing?: never; readonly buyItem?: never; readonly changeFirstAction?: never; readonly changeSecondAction?: never; readonly chooseCounterTarget?: never; readonly chooseElement?: never; readonly chooseFirstAction?: never; readonly chooseLeader?: never; readonly chooseSecondAction?: never; readonly claimQuestItem?: never; readonly comeBack?: never; readonly counterAttack?: never; readonly declareAttack?: never; readonly declineMages?: never; readonly drawLeaders?: never; readonly drawMages?: never; readonly endAction?: never; readonly endClaim?: never;   /** X2: ends the change of mages (GUILD-179). Must be `true`. */
  readonly endRearrange: boolean; readonly endRecovery?: never; readonly keepFirstAction?: never; readonly keepLeader?: never; readonly keepQuests?: never; readonly keepSecondAction?: never; readonly leaveOnQuest?: never; readonly lineUpAtRandom?: never; readonly lineUpAttacker?: never; readonly lineUpDefender?: never; readonly openMarket?: never; readonly passCombatCards?: never; readonly pickItem?: never; readonly placeMages?: never; readonly playCard?: never; readonly playCombatCard?: never; readonly putQuestNext?: never; readonly recoverMage?: never; readonly recruitMage?: never; readonly sellItem?: never; readonly sendMage?: never; readonly startAttack?: never; readonly startCampaign?: never; readonly swapLeader?: never; readonly swapQuests?: never; readonly switchMage?: never; readonly takeBooty?: never; readonly useLeaderPower?: never; }
  |  { readonly assignDamage?: never; readonly assignObject?: never; readonly bidOnLot?: never; readonly bonusAlignment?: never; readonly buyAlignment?: never; readonly buyFaceUpMage?: never; readonly buyHealing?: never; readonly buyItem?: never; readonly changeFirstAction?: never; readonly changeSecondAction?: never; readonly chooseCounterTarget?: never; readonly chooseElement?: never; readonly chooseFirstAction?: never; readonly chooseLeader?: never; readonly chooseSecondAction?: never; readonly claimQuestItem?: never; readonly comeBack?: never; readonly counterAttack?: never; readonly declareAttack?: never; readonly declineMages?: never; readonly drawLeaders?: never; readonly drawMages?: never; readonly endAction?: never; readonly endClaim?: never; readonly endRearrange?: never;   /** Leaves the other mages in the care center (GUILD-026). Must be `true`. */
  readonly endRecovery: boolean; readonly keepFirstAction?: never; readonly keepLeader?: never; readonly keepQuests?: never; readonly keepSecondAction?: never; readonly leaveOnQuest?: never; readonly lineUpAtRandom?: never; readonly lineUpAttacker?: never; readonly lineUpDefender?: never; readonly openMarket?: never; readonly passCombatCards?: never; readonly pickItem?: never; readonly placeMages?: never; readonly playCard?: never; readonly playCombatCard?: never; readonly putQuestNext?: never; readonly recoverMage?: never; readonly recruitMage?: never; readonly sellItem?: never; readonly sendMage?: never; readonly startAttack?: never; readonly startCampaign?: never; readonly swapLeader?: never; readonly swapQuests?: never; readonly switchMage?: never; readonly takeBooty?: never; readonly useLeaderPower?: never; }
  |  { readonly assignDamage?: never; readonly assignObject?: never; readonly bidOnLot?: never; readonly bonusAlignment?: never; readonly buyAlignment?: never; readonly buyFaceUpMage?: never; readonly buyHealing?: never; readonly buyItem?: never; readonly changeFirstAction?: never; readonly changeSecondAction?: never; readonly chooseCounterTarget?: never; readonly chooseElement?: never; readonly chooseFirstAction?: never; readonly chooseLeader?: never; readonly chooseSecondAction?: never; readonly claimQuestItem?: never; readonly comeBack?: never; readonly counterAttack?: never; readonly declareAttack?: never; readonly declineMages?: never; readonly drawLeaders?: never; readonly drawMages?: never; readonly endAction?: never; readonly endClaim?: never; readonly endRearrange?: never; readonly endRecovery?: never;   /** Does not use the Darkness privilege (GUILD-049). Must be `true`. */
  readonly keepFirstAction: boolean; readonly keepLeader?: never; readonly keepQuests?: never; readonly keepSecondAction?: never; readonly leaveOnQuest?: never; readonly lineUpAtRandom?: never; readonly lineUpAttacker?: never; readonly lineUpDefender?: never; readonly openMarket?: never; readonly passCombatCards?: never; readonly pickItem?: never; readonly placeMages?: never; readonly playCard?: never; readonly playCombatCard?: never; readonly putQuestNext?: never; readonly recoverMage?: never; readonly recruitMage?: never; readonly sellItem?: never; readonly sendMage?: never; readonly startAttack?: never; readonly startCampaign?: never; readonly swapLeader?: never; readonly swapQuests?: never; readonly switchMage?: never; readonly takeBooty?: never; readonly useLeaderPower?: never; }
  |  { readonly assignDamage?: never; readonly assignObject?: never; readonly bidOnLot?: never; readonly bonusAlignment?: never; readonly buyAlignment?: never; readonly buyFaceUpMage?: never; readonly buyHealing?: never; readonly buyItem?: never; readonly changeFirstAction?: never; readonly changeSecondAction?: never; readonly chooseCounterTarget?: never; readonly chooseElement?: never; readonly chooseFirstAction?: never; readonly chooseLeader?: never; readonly chooseSecondAction?: never; readonly claimQuestItem?: never; readonly comeBack?: never; readonly counterAttack?: never; readonly declareAttack?: never; readonly declineMages?: never; readonly drawLeaders?: never; readonly drawMages?: never; readonly endAction?: never; readonly endClaim?: never; readonly endRearrange?: never; readonly endRecovery?: never; readonly keepFirstAction?: never;   /** Keeps the present leader (GUILD-085). Must be `true`. */
  readonly keepLeader: boolean; readonly keepQuests?: never; readonly keepSecondAction?: never; readonly leaveOnQuest?: never; readonly lineUpAtRandom?: never; readonly lineUpAttacker?: never; readonly lineUpDefender?: never; readonly openMarket?: never; readonly passCombatCards?: never; readonly pickItem?: never; readonly placeMages?: never; readonly playCard?: never; readonly playCombatCard?: never; readonly putQuestNext?: never; readonly recoverMage?: never; readonly recruitMage?: never; readonly sellItem?: never; readonly sendMage?: never; readonly startAttack?: never; readonly startCampaign?: never; readonly swapLeader?: never; readonly swapQuests?: never; readonly switchMage?: never; readonly takeBooty?: never; readonly useLeaderPower?: never; }
  |  { readonly assignDamage?: never; readonly assignObject?: never; readonly bidOnLot?: never; readonly bonusAlignment?: never; readonly buyAlignment?: never; readonly buyFaceUpMage?: never; readonly buyHealing?: never; readonly buyItem?: never; readonly changeFirstAction?: never; readonly changeSecondAction?: never; readonly chooseCounterTarget?: never; readonly chooseElement?: never; readonly chooseFirstAction?: never; readonly chooseLeader?: never; readonly chooseSecondAction?: never; readonly claimQuestItem?: never; readonly comeBack?: never; readonly counterAttack?: never; readonly declareAttack?: never; readonly declineMages?: never; readonly drawLeaders?: never; readonly drawMages?: never; readonly endAction?: never; readonly endClaim?: never; readonly endRearrange?: never; readonly endRecovery?: never; readonly keepFirstAction?: never; readonly keepLeader?: never;   /** X2: leaves the quests as they are (GUILD-101). Must be `true`. */
  readonly keepQuests: boolean; readonly keepSecondAction?: never; readonly leaveOnQuest?: never; readonly lineUpAtRandom?: never; readonly lineUpAttacker?: never; readonly lineUpDefender?: never; readonly openMarket?: never; readonly passCombatCards?: never; readonly pickItem?: never; readonly placeMages?: never; readonly playCard?: never; readonly playCombatCard?: never; readonly putQuestNext?: never; readonly recoverMage?: never; readonly recruitMage?: never; readonly sellItem?: never; readonly sendMage?: never; readonly startAttack?: never; readonly startCampaign?: never; readonly swapLeader?: never; readonly swapQuests?: never; readonly switchMage?: never; readonly takeBooty?: never; readonly useLeaderPower?: never; }
  |  { readonly assignDamage?: never; readonly assignObject?: never; readonly bidOnLot?: never; readonly bonusAlignment?: never; readonly buyAlignment?: never; readonly buyFaceUpMage?: never; readonly buyHealing?: never; readonly buyItem?: never; readonly changeFirstAction?: never; readonly changeSecondAction?: never; readonly chooseCounterTarget?: never; readonly chooseElement?: never; readonly chooseFirstAction?: never; readonly chooseLeader?: never; readonly chooseSecondAction?: never; readonly claimQuestItem?: never; readonly comeBack?: never; readonly counterAttack?: never; readonly declareAttack?: never; readonly declineMages?: never; readonly drawLeaders?: never; readonly drawMages?: never; readonly endAction?: never; readonly endClaim?: never; readonly endRearrange?: never; readonly endRecovery?: never; readonly keepFirstAction?: never; readonly keepLeader?: never; readonly keepQuests?: never;   /** Does not use the Light privilege (GUILD-062). Must be `true`. */
  readonly keepSecondAction: boolean; readonly leaveOnQuest?: never; readonly lineUpAtRandom?: never; readonly lineUpAttacker?: never; readonly lineUpDefender?: never; readonly openMarket?: never; readonly passCombatCards?: never; readonly pickItem?: never; readonly placeMages?: never; readonly playCard?: never; readonly playCombatCard?: never; readonly putQuestNext?: never; readonly recoverMage?: never; readonly recruitMage?: never; readonly sellItem?: never; readonly sendMage?: never; readonly startAttack?: never; readonly startCampaign?: never; readonly swapLeader?: never; readonly swapQuests?: never; readonly switchMage?: never; readonly takeBooty?: never; readonly useLeaderPower?: never; }
  |  { readonly assignDamage?: never; readonly assignObject?: never; readonly bidOnLot?: never; readonly bonusAlignment?: never; readonly buyAlignment?: never; readonly buyFaceUpMage?: never; readonly buyHealing?: never; readonly buyItem?: never; readonly changeFirstAction?: never; readonly changeSecondAction?: never; readonly chooseCounterTarget?: never; readonly chooseElement?: never; readonly chooseFirstAction?: never; readonly chooseLeader?: never; readonly chooseSecondAction?: never; readonly claimQuestItem?: never; readonly comeBack?: never; readonly counterAttack?: never; readonly declareAttack?: never; readonly declineMages?: never; readonly drawLeaders?: never; readonly drawMages?: never; readonly endAction?: never; readonly endClaim?: never; readonly endRearrange?: never; readonly endRecovery?: never; readonly keepFirstAction?: never; readonly keepLeader?: never; readonly keepQuests?: never; readonly keepSecondAction?: never;   /** Leaves an object on the quest card (GUILD-097). */
  readonly leaveOnQuest: GuildsLeaveOnQuestCommandInput; readonly lineUpAtRandom?: never; readonly lineUpAttacker?: never; readonly lineUpDefender?: never; readonly openMarket?: never; readonly passCombatCards?: never; readonly pickItem?: never; readonly placeMages?: never; readonly playCard?: never; readonly playCombatCard?: never; readonly putQuestNext?: never; readonly recoverMage?: never; readonly recruitMage?: never; readonly sellItem?: never; readonly sendMage?: never; readonly startAttack?: never; readonly startCampaign?: never; readonly swapLeader?: never; readonly swapQuests?: never; readonly switchMage?: never; readonly takeBooty?: never; readonly useLeaderPower?: never; }
  |  { readonly assignDamage?: never; readonly assignObject?: never; readonly bidOnLot?: never; readonly bonusAlignment?: never; readonly buyAlignment?: never; readonly buyFaceUpMage?: never; readonly buyHealing?: never; readonly buyItem?: never; readonly changeFirstAction?: never; readonly changeSecondAction?: never; readonly chooseCounterTarget?: never; readonly chooseElement?: never; readonly chooseFirstAction?: never; readonly chooseLeader?: never; readonly chooseSecondAction?: never; readonly claimQuestItem?: never; readonly comeBack?: never; readonly counterAttack?: never; readonly declareAttack?: never; readonly declineMages?: never; readonly drawLeaders?: never; readonly drawMages?: never; readonly endAction?: never; readonly endClaim?: never; readonly endRearrange?: never; readonly endRecovery?: never; readonly keepFirstAction?: never; readonly keepLeader?: never; readonly keepQuests?: never; readonly keepSecondAction?: never; readonly leaveOnQuest?: never;   /** Leaves the columns still empty to chance (GUILD-182). Must be `true`. */
  readonly lineUpAtRandom: boolean; readonly lineUpAttacker?: never; readonly lineUpDefender?: never; readonly openMarket?: never; readonly passCombatCards?: never; readonly pickItem?: never; readonly placeMages?: never; readonly playCard?: never; readonly playCombatCard?: never; readonly putQuestNext?: never; readonly recoverMage?: never; readonly recruitMage?: never; readonly sellItem?: never; readonly sendMage?: never; readonly startAttack?: never; readonly startCampaign?: never; readonly swapLeader?: never; readonly swapQuests?: never; readonly switchMage?: never; readonly takeBooty?: never; readonly useLeaderPower?: never; }
  |  { readonly assignDamage?: never; readonly assignObject?: never; readonly bidOnLot?: never; readonly bonusAlignment?: never; readonly buyAlignment?: never; readonly buyFaceUpMage?: never; readonly buyHealing?: never; readonly buyItem?: never; readonly changeFirstAction?: never; readonly changeSecondAction?: never; readonly chooseCounterTarget?: never; readonly chooseElement?: never; readonly chooseFirstAction?: never; readonly chooseLeader?: never; readonly chooseSecondAction?: never; readonly claimQuestItem?: never; readonly comeBack?: never; readonly counterAttack?: never; readonly declareAttack?: never; readonly declineMages?: never; readonly drawLeaders?: never; readonly drawMages?: never; readonly endAction?: never; readonly endClaim?: never; readonly endRearrange?: never; readonly endRecovery?: never; readonly keepFirstAction?: never; readonly keepLeader?: never; readonly keepQuests?: never; readonly keepSecondAction?: never; readonly leaveOnQuest?: never; readonly lineUpAtRandom?: never;   /** Puts a mage into the line of the attack (GUILD-183). */
  readonly lineUpAttacker: GuildsLineUpAttackerCommandInput; readonly lineUpDefender?: never; readonly openMarket?: never; readonly passCombatCards?: never; readonly pickItem?: never; readonly placeMages?: never; readonly playCard?: never; readonly playCombatCard?: never; readonly putQuestNext?: never; readonly recoverMage?: never; readonly recruitMage?: never; readonly sellItem?: never; readonly sendMage?: never; readonly startAttack?: never; readonly startCampaign?: never; readonly swapLeader?: never; readonly swapQuests?: never; readonly switchMage?: never; readonly takeBooty?: never; readonly useLeaderPower?: never; }
  |  { readonly assignDamage?: never; readonly assignObject?: never; readonly bidOnLot?: never; readonly bonusAlignment?: never; readonly buyAlignment?: never; readonly buyFaceUpMage?: never; readonly buyHealing?: never; readonly buyItem?: never; readonly changeFirstAction?: never; readonly changeSecondAction?: never; readonly chooseCounterTarget?: never; readonly chooseElement?: never; readonly chooseFirstAction?: never; readonly chooseLeader?: never; readonly chooseSecondAction?: never; readonly claimQuestItem?: never; readonly comeBack?: never; readonly counterAttack?: never; readonly declareAttack?: never; readonly declineMages?: never; readonly drawLeaders?: never; readonly drawMages?: never; readonly endAction?: never; readonly endClaim?: never; readonly endRearrange?: never; readonly endRecovery?: never; readonly keepFirstAction?: never; readonly keepLeader?: never; readonly keepQuests?: never; readonly keepSecondAction?: never; readonly leaveOnQuest?: never; readonly lineUpAtRandom?: never; readonly lineUpAttacker?: never;   /** Puts a mage into the next column of the defense (GUILD-182). */
  readonly lineUpDefender: GuildsLineUpDefenderCommandInput; readonly openMarket?: never; readonly passCombatCards?: never; readonly pickItem?: never; readonly placeMages?: never; readonly playCard?: never; readonly playCombatCard?: never; readonly putQuestNext?: never; readonly recoverMage?: never; readonly recruitMage?: never; readonly sellItem?: never; readonly sendMage?: never; readonly startAttack?: never; readonly startCampaign?: never; readonly swapLeader?: never; readonly swapQuests?: never; readonly switchMage?: never; readonly takeBooty?: never; readonly useLeaderPower?: never; }
  |  { readonly assignDamage?: never; readonly assignObject?: never; readonly bidOnLot?: never; readonly bonusAlignment?: never; readonly buyAlignment?: never; readonly buyFaceUpMage?: never; readonly buyHealing?: never; readonly buyItem?: never; readonly changeFirstAction?: never; readonly changeSecondAction?: never; readonly chooseCounterTarget?: never; readonly chooseElement?: never; readonly chooseFirstAction?: never; readonly chooseLeader?: never; readonly chooseSecondAction?: never; readonly claimQuestItem?: never; readonly comeBack?: never; readonly counterAttack?: never; readonly declareAttack?: never; readonly declineMages?: never; readonly drawLeaders?: never; readonly drawMages?: never; readonly endAction?: never; readonly endClaim?: never; readonly endRearrange?: never; readonly endRecovery?: never; readonly keepFirstAction?: never; readonly keepLeader?: never; readonly keepQuests?: never; readonly keepSecondAction?: never; readonly leaveOnQuest?: never; readonly lineUpAtRandom?: never; readonly lineUpAttacker?: never; readonly lineUpDefender?: never;   /** Looks at two items (GUILD-068). Must be `true`. */
  readonly openMarket: boolean; readonly passCombatCards?: never; readonly pickItem?: never; readonly placeMages?: never; readonly playCard?: never; readonly playCombatCard?: never; readonly putQuestNext?: never; readonly recoverMage?: never; readonly recruitMage?: never; readonly sellItem?: never; readonly sendMage?: never; readonly startAttack?: never; readonly startCampaign?: never; readonly swapLeader?: never; readonly swapQuests?: never; readonly switchMage?: never; readonly takeBooty?: never; readonly useLeaderPower?: never; }
  |  { readonly assignDamage?: never; readonly assignObject?: never; readonly bidOnLot?: never; readonly bonusAlignment?: never; readonly buyAlignment?: never; readonly buyFaceUpMage?: never; readonly buyHealing?: never; readonly buyItem?: never; readonly changeFirstAction?: never; readonly changeSecondAction?: never; readonly chooseCounterTarget?: never; readonly chooseElement?: never; readonly chooseFirstAction?: never; readonly chooseLeader?: never; readonly chooseSecondAction?: never; readonly claimQuestItem?: never; readonly comeBack?: never; readonly counterAttack?: never; readonly declareAttack?: never; readonly declineMages?: never; readonly drawLeaders?: never; readonly drawMages?: never; readonly endAction?: never; readonly endClaim?: never; readonly endRearrange?: never; readonly endRecovery?: never; readonly keepFirstAction?: never; readonly keepLeader?: never; readonly keepQuests?: never; readonly keepSecondAction?: never; readonly leaveOnQuest?: never; readonly lineUpAtRandom?: never; readonly lineUpAttacker?: never; readonly lineUpDefender?: never; readonly openMarket?: never;   /** Plays no card before a wave (GUILD-152). Must be `true`. */
  readonly passCombatCards: boolean; readonly pickItem?: never; readonly placeMages?: never; readonly playCard?: never; readonly playCombatCard?: never; readonly putQuestNext?: never; readonly recoverMage?: never; readonly recruitMage?: never; readonly sellItem?: never; readonly sendMage?: never; readonly startAttack?: never; readonly startCampaign?: never; readonly swapLeader?: never; readonly swapQuests?: never; readonly switchMage?: never; readonly takeBooty?: never; readonly useLeaderPower?: never; }
  |  { readonly assignDamage?: never; readonly assignObject?: never; readonly bidOnLot?: never; readonly bonusAlignment?: never; readonly buyAlignment?: never; readonly buyFaceUpMage?: never; readonly buyHealing?: never; readonly buyItem?: never; readonly changeFirstAction?: never; readonly changeSecondAction?: never; readonly chooseCounterTarget?: never; readonly chooseElement?: never; readonly chooseFirstAction?: never; readonly chooseLeader?: never; readonly chooseSecondAction?: never; readonly claimQuestItem?: never; readonly comeBack?: never; readonly counterAttack?: never; readonly declareAttack?: never; readonly declineMages?: never; readonly drawLeaders?: never; readonly drawMages?: never; readonly endAction?: never; readonly endClaim?: never; readonly endRearrange?: never; readonly endRecovery?: never; readonly keepFirstAction?: never; readonly keepLeader?: never; readonly keepQuests?: never; readonly keepSecondAction?: never; readonly leaveOnQuest?: never; readonly lineUpAtRandom?: never; readonly lineUpAttacker?: never; readonly lineUpDefender?: never; readonly openMarket?: never; readonly passCombatCards?: never;   /** Keeps one of the items drawn (GUILD-187). */
  readonly pickItem: GuildsPickItemCommandInput; readonly placeMages?: never; readonly playCard?: never; readonly playCombatCard?: never; readonly putQuestNext?: never; readonly recoverMage?: never; readonly recruitMage?: never; readonly sellItem?: never; readonly sendMage?: never; readonly startAttack?: never; readonly startCampaign?: never; readonly swapLeader?: never; readonly swapQuests?: never; readonly switchMage?: never; readonly takeBooty?: never; readonly useLeaderPower?: never; }
  |  { readonly assignDamage?: never; readonly assignObject?: never; readonly bidOnLot?: never; readonly bonusAlignment?: never; readonly buyAlignment?: never; readonly buyFaceUpMage?: never; readonly buyHealing?: never; readonly buyItem?: never; readonly changeFirstAction?: never; readonly changeSecondAction?: never; readonly chooseCounterTarget?: never; readonly chooseElement?: never; readonly chooseFirstAction?: never; readonly chooseLeader?: never; readonly chooseSecondAction?: never; readonly claimQuestItem?: never; readonly comeBack?: never; readonly counterAttack?: never; readonly declareAttack?: never; readonly declineMages?: never; readonly drawLeaders?: never; readonly drawMages?: never; readonly endAction?: never; readonly endClaim?: never; readonly endRearrange?: never; readonly endRecovery?: never; readonly keepFirstAction?: never; readonly keepLeader?: never; readonly keepQuests?: never; readonly keepSecondAction?: never; readonly leaveOnQuest?: never; readonly lineUpAtRandom?: never; readonly lineUpAttacker?: never; readonly lineUpDefender?: never; readonly openMarket?: never; readonly passCombatCards?: never; readonly pickItem?: never;   /** Places the seat's next mages in card order, up to seven, in secret (GUILD-173). */
  readonly placeMages: GuildsPlaceMagesCommandInput; readonly playCard?: never; readonly playCombatCard?: never; readonly putQuestNext?: never; readonly recoverMage?: never; readonly recruitMage?: never; readonly sellItem?: never; readonly sendMage?: never; readonly startAttack?: never; readonly startCampaign?: never; readonly swapLeader?: never; readonly swapQuests?: never; readonly switchMage?: never; readonly takeBooty?: never; readonly useLeaderPower?: never; }
  |  { readonly assignDamage?: never; readonly assignObject?: never; readonly bidOnLot?: never; readonly bonusAlignment?: never; readonly buyAlignment?: never; readonly buyFaceUpMage?: never; readonly buyHealing?: never; readonly buyItem?: never; readonly changeFirstAction?: never; readonly changeSecondAction?: never; readonly chooseCounterTarget?: never; readonly chooseElement?: never; readonly chooseFirstAction?: never; readonly chooseLeader?: never; readonly chooseSecondAction?: never; readonly claimQuestItem?: never; readonly comeBack?: never; readonly counterAttack?: never; readonly declareAttack?: never; readonly declineMages?: never; readonly drawLeaders?: never; readonly drawMages?: never; readonly endAction?: never; readonly endClaim?: never; readonly endRearrange?: never; readonly endRecovery?: never; readonly keepFirstAction?: never; readonly keepLeader?: never; readonly keepQuests?: never; readonly keepSecondAction?: never; readonly leaveOnQuest?: never; readonly lineUpAtRandom?: never; readonly lineUpAttacker?: never; readonly lineUpDefender?: never; readonly openMarket?: never; readonly passCombatCards?: never; readonly pickItem?: never; readonly placeMages?: never;   /** Plays a spell or uses an object (GUILD-151). */
  readonly playCard: GuildsPlayCardCommandInput; readonly playCombatCard?: never; readonly putQuestNext?: never; readonly recoverMage?: never; readonly recruitMage?: never; readonly sellItem?: never; readonly sendMage?: never; readonly startAttack?: never; readonly startCampaign?: never; readonly swapLeader?: never; readonly swapQuests?: never; readonly switchMage?: never; readonly takeBooty?: never; readonly useLeaderPower?: never; }
  |  { readonly assignDamage?: never; readonly assignObject?: never; readonly bidOnLot?: never; readonly bonusAlignment?: never; readonly buyAlignment?: never; readonly buyFaceUpMage?: never; readonly buyHealing?: never; readonly buyItem?: never; readonly changeFirstAction?: never; readonly changeSecondAction?: never; readonly chooseCounterTarget?: never; readonly chooseElement?: never; readonly chooseFirstAction?: never; readonly chooseLeader?: never; readonly chooseSecondAction?: never; readonly claimQuestItem?: never; readonly comeBack?: never; readonly counterAttack?: never; readonly declareAttack?: never; readonly declineMages?: never; readonly drawLeaders?: never; readonly drawMages?: never; readonly endAction?: never; readonly endClaim?: never; readonly endRearrange?: never; readonly endRecovery?: never; readonly keepFirstAction?: never; readonly keepLeader?: never; readonly keepQuests?: never; readonly keepSecondAction?: never; readonly leaveOnQuest?: never; readonly lineUpAtRandom?: never; readonly lineUpAttacker?: never; readonly lineUpDefender?: never; readonly openMarket?: never; readonly passCombatCards?: never; readonly pickItem?: never; readonly placeMages?: never; readonly playCard?: never;   /** Plays a card before a wave, in secret (GUILD-152). */
  readonly playCombatCard: GuildsPlayCombatCardCommandInput; readonly putQuestNext?: never; readonly recoverMage?: never; readonly recruitMage?: never; readonly sellItem?: never; readonly sendMage?: never; readonly startAttack?: never; readonly startCampaign?: never; readonly swapLeader?: never; readonly swapQuests?: never; readonly switchMage?: never; readonly takeBooty?: never; readonly useLeaderPower?: never; }
  |  { readonly assignDamage?: never; readonly assignObject?: never; readonly bidOnLot?: never; readonly bonusAlignment?: never; readonly buyAlignment?: never; readonly buyFaceUpMage?: never; readonly buyHealing?: never; readonly buyItem?: never; readonly changeFirstAction?: never; readonly changeSecondAction?: never; readonly chooseCounterTarget?: never; readonly chooseElement?: never; readonly chooseFirstAction?: never; readonly chooseLeader?: never; readonly chooseSecondAction?: never; readonly claimQuestItem?: never; readonly comeBack?: never; readonly counterAttack?: never; readonly declareAttack?: never; readonly declineMages?: never; readonly drawLeaders?: never; readonly drawMages?: never; readonly endAction?: never; readonly endClaim?: never; readonly endRearrange?: never; readonly endRecovery?: never; readonly keepFirstAction?: never; readonly keepLeader?: never; readonly keepQuests?: never; readonly keepSecondAction?: never; readonly leaveOnQuest?: never; readonly lineUpAtRandom?: never; readonly lineUpAttacker?: never; readonly lineUpDefender?: never; readonly openMarket?: never; readonly passCombatCards?: never; readonly pickItem?: never; readonly placeMages?: never; readonly playCard?: never; readonly playCombatCard?: never;   /** Puts a quest shown next in order (GUILD-187). */
  readonly putQuestNext: GuildsPutQuestNextCommandInput; readonly recoverMage?: never; readonly recruitMage?: never; readonly sellItem?: never; readonly sendMage?: never; readonly startAttack?: never; readonly startCampaign?: never; readonly swapLeader?: never; readonly swapQuests?: never; readonly switchMage?: never; readonly takeBooty?: never; readonly useLeaderPower?: never; }
  |  { readonly assignDamage?: never; readonly assignObject?: never; readonly bidOnLot?: never; readonly bonusAlignment?: never; readonly buyAlignment?: never; readonly buyFaceUpMage?: never; readonly buyHealing?: never; readonly buyItem?: never; readonly changeFirstAction?: never; readonly changeSecondAction?: never; readonly chooseCounterTarget?: never; readonly chooseElement?: never; readonly chooseFirstAction?: never; readonly chooseLeader?: never; readonly chooseSecondAction?: never; readonly claimQuestItem?: never; readonly comeBack?: never; readonly counterAttack?: never; readonly declareAttack?: never; readonly declineMages?: never; readonly drawLeaders?: never; readonly drawMages?: never; readonly endAction?: never; readonly endClaim?: never; readonly endRearrange?: never; readonly endRecovery?: never; readonly keepFirstAction?: never; readonly keepLeader?: never; readonly keepQuests?: never; readonly keepSecondAction?: never; readonly leaveOnQuest?: never; readonly lineUpAtRandom?: never; readonly lineUpAttacker?: never; readonly lineUpDefender?: never; readonly openMarket?: never; readonly passCombatCards?: never; readonly pickItem?: never; readonly placeMages?: never; readonly playCard?: never; readonly playCombatCard?: never; readonly putQuestNext?: never;   /** Takes a mage back from the care center with its damage (GUILD-026). */
  readonly recoverMage: GuildsRecoverMageCommandInput; readonly recruitMage?: never; readonly sellItem?: never; readonly sendMage?: never; readonly startAttack?: never; readonly startCampaign?: never; readonly swapLeader?: never; readonly swapQuests?: never; readonly switchMage?: never; readonly takeBooty?: never; readonly useLeaderPower?: never; }
  |  { readonly assignDamage?: never; readonly assignObject?: never; readonly bidOnLot?: never; readonly bonusAlignment?: never; readonly buyAlignment?: never; readonly buyFaceUpMage?: never; readonly buyHealing?: never; readonly buyItem?: never; readonly changeFirstAction?: never; readonly changeSecondAction?: never; readonly chooseCounterTarget?: never; readonly chooseElement?: never; readonly chooseFirstAction?: never; readonly chooseLeader?: never; readonly chooseSecondAction?: never; readonly claimQuestItem?: never; readonly comeBack?: never; readonly counterAttack?: never; readonly declareAttack?: never; readonly declineMages?: never; readonly drawLeaders?: never; readonly drawMages?: never; readonly endAction?: never; readonly endClaim?: never; readonly endRearrange?: never; readonly endRecovery?: never; readonly keepFirstAction?: never; readonly keepLeader?: never; readonly keepQuests?: never; readonly keepSecondAction?: never; readonly leaveOnQuest?: never; readonly lineUpAtRandom?: never; readonly lineUpAttacker?: never; readonly lineUpDefender?: never; readonly openMarket?: never; readonly passCombatCards?: never; readonly pickItem?: never; readonly placeMages?: never; readonly playCard?: never; readonly playCombatCard?: never; readonly putQuestNext?: never; readonly recoverMage?: never;   /** Recruits one of the mages drawn (GUILD-077). */
  readonly recruitMage: GuildsRecruitMageCommandInput; readonly sellItem?: never; readonly sendMage?: never; readonly startAttack?: never; readonly startCampaign?: never; readonly swapLeader?: never; readonly swapQuests?: never; readonly switchMage?: never; readonly takeBooty?: never; readonly useLeaderPower?: never; }
  |  { readonly assignDamage?: never; readonly assignObject?: never; readonly bidOnLot?: never; readonly bonusAlignment?: never; readonly buyAlignment?: never; readonly buyFaceUpMage?: never; readonly buyHealing?: never; readonly buyItem?: never; readonly changeFirstAction?: never; readonly changeSecondAction?: never; readonly chooseCounterTarget?: never; readonly chooseElement?: never; readonly chooseFirstAction?: never; readonly chooseLeader?: never; readonly chooseSecondAction?: never; readonly claimQuestItem?: never; readonly comeBack?: never; readonly counterAttack?: never; readonly declareAttack?: never; readonly declineMages?: never; readonly drawLeaders?: never; readonly drawMages?: never; readonly endAction?: never; readonly endClaim?: never; readonly endRearrange?: never; readonly endRecovery?: never; readonly keepFirstAction?: never; readonly keepLeader?: never; readonly keepQuests?: never; readonly keepSecondAction?: never; readonly leaveOnQuest?: never; readonly lineUpAtRandom?: never; readonly lineUpAttacker?: never; readonly lineUpDefender?: never; readonly openMarket?: never; readonly passCombatCards?: never; readonly pickItem?: never; readonly placeMages?: never; readonly playCard?: never; readonly playCombatCard?: never; readonly putQuestNext?: never; readonly recoverMage?: never; readonly recruitMage?: never;   /** Sells an object or spell to the bank (GUILD-071). */
  readonly sellItem: GuildsSellItemCommandInput; readonly sendMage?: never; readonly startAttack?: never; readonly startCampaign?: never; readonly swapLeader?: never; readonly swapQuests?: never; readonly switchMage?: never; readonly takeBooty?: never; readonly useLeaderPower?: never; }
  |  { readonly assignDamage?: never; readonly assignObject?: never; readonly bidOnLot?: never; readonly bonusAlignment?: never; readonly buyAlignment?: never; readonly buyFaceUpMage?: never; readonly buyHealing?: never; readonly buyItem?: never; readonly changeFirstAction?: never; readonly changeSecondAction?: never; readonly chooseCounterTarget?: never; readonly chooseElement?: never; readonly chooseFirstAction?: never; readonly chooseLeader?: never; readonly chooseSecondAction?: never; readonly claimQuestItem?: never; readonly comeBack?: never; readonly counterAttack?: never; readonly declareAttack?: never; readonly declineMages?: never; readonly drawLeaders?: never; readonly drawMages?: never; readonly endAction?: never; readonly endClaim?: never; readonly endRearrange?: never; readonly endRecovery?: never; readonly keepFirstAction?: never; readonly keepLeader?: never; readonly keepQuests?: never; readonly keepSecondAction?: never; readonly leaveOnQuest?: never; readonly lineUpAtRandom?: never; readonly lineUpAttacker?: never; readonly lineUpDefender?: never; readonly openMarket?: never; readonly passCombatCards?: never; readonly pickItem?: never; readonly placeMages?: never; readonly playCard?: never; readonly playCombatCard?: never; readonly putQuestNext?: never; readonly recoverMage?: never; readonly recruitMage?: never; readonly sellItem?: never;   /** Sends a mage on the campaign (GUILD-181). */
  readonly sendMage: GuildsSendMageCommandInput; readonly startAttack?: never; readonly startCampaign?: never; readonly swapLeader?: never; readonly swapQuests?: never; readonly switchMage?: never; readonly takeBooty?: never; readonly useLeaderPower?: never; }
  |  { readonly assignDamage?: never; readonly assignObject?: never; readonly bidOnLot?: never; readonly bonusAlignment?: never; readonly buyAlignment?: never; readonly buyFaceUpMage?: never; readonly buyHealing?: never; readonly buyItem?: never; readonly changeFirstAction?: never; readonly changeSecondAction?: never; readonly chooseCounterTarget?: never; readonly chooseElement?: never; readonly chooseFirstAction?: never; readonly chooseLeader?: never; readonly chooseSecondAction?: never; readonly claimQuestItem?: never; readonly comeBack?: never; readonly counterAttack?: never; readonly declareAttack?: never; readonly declineMages?: never; readonly drawLeaders?: never; readonly drawMages?: never; readonly endAction?: never; readonly endClaim?: never; readonly endRearrange?: never; readonly endRecovery?: never; readonly keepFirstAction?: never; readonly keepLeader?: never; readonly keepQuests?: never; readonly keepSecondAction?: never; readonly leaveOnQuest?: never; readonly lineUpAtRandom?: never; readonly lineUpAttacker?: never; readonly lineUpDefender?: never; readonly openMarket?: never; readonly passCombatCards?: never; readonly pickItem?: never; readonly placeMages?: never; readonly playCard?: never; readonly playCombatCard?: never; readonly putQuestNext?: never; readonly recoverMage?: never; readonly recruitMage?: never; readonly sellItem?: never; readonly sendMage?: never;   /** Closes the line of the attack (GUILD-183). Must be `true`. */
  readonly startAttack: boolean; readonly startCampaign?: never; readonly swapLeader?: never; readonly swapQuests?: never; readonly switchMage?: never; readonly takeBooty?: never; readonly useLeaderPower?: never; }
  |  { readonly assignDamage?: never; readonly assignObject?: never; readonly bidOnLot?: never; readonly bonusAlignment?: never; readonly buyAlignment?: never; readonly buyFaceUpMage?: never; readonly buyHealing?: never; readonly buyItem?: never; readonly changeFirstAction?: never; readonly changeSecondAction?: never; readonly chooseCounterTarget?: never; readonly chooseElement?: never; readonly chooseFirstAction?: never; readonly chooseLeader?: never; readonly chooseSecondAction?: never; readonly claimQuestItem?: never; readonly comeBack?: never; readonly counterAttack?: never; readonly declareAttack?: never; readonly declineMages?: never; readonly drawLeaders?: never; readonly drawMages?: never; readonly endAction?: never; readonly endClaim?: never; readonly endRearrange?: never; readonly endRecovery?: never; readonly keepFirstAction?: never; readonly keepLeader?: never; readonly keepQuests?: never; readonly keepSecondAction?: never; readonly leaveOnQuest?: never; readonly lineUpAtRandom?: never; readonly lineUpAttacker?: never; readonly lineUpDefender?: never; readonly openMarket?: never; readonly passCombatCards?: never; readonly pickItem?: never; readonly placeMages?: never; readonly playCard?: never; readonly playCombatCard?: never; readonly putQuestNext?: never; readonly recoverMage?: never; readonly recruitMage?: never; readonly sellItem?: never; readonly sendMage?: never; readonly startAttack?: never;   /** Closes the plan of the campaign (GUILD-181). Must be `true`. */
  readonly startCampaign: boolean; readonly swapLeader?: never; readonly swapQuests?: never; readonly switchMage?: never; readonly takeBooty?: never; readonly useLeaderPower?: never; }
  |  { readonly assignDamage?: never; readonly assignObject?: never; readonly bidOnLot?: never; readonly bonusAlignment?: never; readonly buyAlignment?: never; readonly buyFaceUpMage?: never; readonly buyHealing?: never; readonly buyItem?: never; readonly changeFirstAction?: never; readonly changeSecondAction?: never; readonly chooseCounterTarget?: never; readonly chooseElement?: never; readonly chooseFirstAction?: never; readonly chooseLeader?: never; readonly chooseSecondAction?: never; readonly claimQuestItem?: never; readonly comeBack?: never; readonly counterAttack?: never; readonly declareAttack?: never; readonly declineMages?: never; readonly drawLeaders?: never; readonly drawMages?: never; readonly endAction?: never; readonly endClaim?: never; readonly endRearrange?: never; readonly endRecovery?: never; readonly keepFirstAction?: never; readonly keepLeader?: never; readonly keepQuests?: never; readonly keepSecondAction?: never; readonly leaveOnQuest?: never; readonly lineUpAtRandom?: never; readonly lineUpAttacker?: never; readonly lineUpDefender?: never; readonly openMarket?: never; readonly passCombatCards?: never; readonly pickItem?: never; readonly placeMages?: never; readonly playCard?: never; readonly playCombatCard?: never; readonly putQuestNext?: never; readonly recoverMage?: never; readonly recruitMage?: never; readonly sellItem?: never; readonly sendMage?: never; readonly startAttack?: never; readonly startCampaign?: never;   /** Takes one of the leaders drawn (GUILD-084). */
  readonly swapLeader: GuildsSwapLeaderCommandInput; readonly swapQuests?: never; readonly switchMage?: never; readonly takeBooty?: never; readonly useLeaderPower?: never; }
  |  { readonly assignDamage?: never; readonly assignObject?: never; readonly bidOnLot?: never; readonly bonusAlignment?: never; readonly buyAlignment?: never; readonly buyFaceUpMage?: never; readonly buyHealing?: never; readonly buyItem?: never; readonly changeFirstAction?: never; readonly changeSecondAction?: never; readonly chooseCounterTarget?: never; readonly chooseElement?: never; readonly chooseFirstAction?: never; readonly chooseLeader?: never; readonly chooseSecondAction?: never; readonly claimQuestItem?: never; readonly comeBack?: never; readonly counterAttack?: never; readonly declareAttack?: never; readonly declineMages?: never; readonly drawLeaders?: never; readonly drawMages?: never; readonly endAction?: never; readonly endClaim?: never; readonly endRearrange?: never; readonly endRecovery?: never; readonly keepFirstAction?: never; readonly keepLeader?: never; readonly keepQuests?: never; readonly keepSecondAction?: never; readonly leaveOnQuest?: never; readonly lineUpAtRandom?: never; readonly lineUpAttacker?: never; readonly lineUpDefender?: never; readonly openMarket?: never; readonly passCombatCards?: never; readonly pickItem?: never; readonly placeMages?: never; readonly playCard?: never; readonly playCombatCard?: never; readonly putQuestNext?: never; readonly recoverMage?: never; readonly recruitMage?: never; readonly sellItem?: never; readonly sendMage?: never; readonly startAttack?: never; readonly startCampaign?: never; readonly swapLeader?: never;   /** X2: exchanges the first two quests (GUILD-101). Must be `true`. */
  readonly swapQuests: boolean; readonly switchMage?: never; readonly takeBooty?: never; readonly useLeaderPower?: never; }
  |  { readonly assignDamage?: never; readonly assignObject?: never; readonly bidOnLot?: never; readonly bonusAlignment?: never; readonly buyAlignment?: never; readonly buyFaceUpMage?: never; readonly buyHealing?: never; readonly buyItem?: never; readonly changeFirstAction?: never; readonly changeSecondAction?: never; readonly chooseCounterTarget?: never; readonly chooseElement?: never; readonly chooseFirstAction?: never; readonly chooseLeader?: never; readonly chooseSecondAction?: never; readonly claimQuestItem?: never; readonly comeBack?: never; readonly counterAttack?: never; readonly declareAttack?: never; readonly declineMages?: never; readonly drawLeaders?: never; readonly drawMages?: never; readonly endAction?: never; readonly endClaim?: never; readonly endRearrange?: never; readonly endRecovery?: never; readonly keepFirstAction?: never; readonly keepLeader?: never; readonly keepQuests?: never; readonly keepSecondAction?: never; readonly leaveOnQuest?: never; readonly lineUpAtRandom?: never; readonly lineUpAttacker?: never; readonly lineUpDefender?: never; readonly openMarket?: never; readonly passCombatCards?: never; readonly pickItem?: never; readonly placeMages?: never; readonly playCard?: never; readonly playCombatCard?: never; readonly putQuestNext?: never; readonly recoverMage?: never; readonly recruitMage?: never; readonly sellItem?: never; readonly sendMage?: never; readonly startAttack?: never; readonly startCampaign?: never; readonly swapLeader?: never; readonly swapQuests?: never;   /** X2: makes an active mage passive, or back (GUILD-179). */
  readonly switchMage: GuildsSwitchMageCommandInput; readonly takeBooty?: never; readonly useLeaderPower?: never; }
  |  { readonly assignDamage?: never; readonly assignObject?: never; readonly bidOnLot?: never; readonly bonusAlignment?: never; readonly buyAlignment?: never; readonly buyFaceUpMage?: never; readonly buyHealing?: never; readonly buyItem?: never; readonly changeFirstAction?: never; readonly changeSecondAction?: never; readonly chooseCounterTarget?: never; readonly chooseElement?: never; readonly chooseFirstAction?: never; readonly chooseLeader?: never; readonly chooseSecondAction?: never; readonly claimQuestItem?: never; readonly comeBack?: never; readonly counterAttack?: never; readonly declareAttack?: never; readonly declineMages?: never; readonly drawLeaders?: never; readonly drawMages?: never; readonly endAction?: never; readonly endClaim?: never; readonly endRearrange?: never; readonly endRecovery?: never; readonly keepFirstAction?: never; readonly keepLeader?: never; readonly keepQuests?: never; readonly keepSecondAction?: never; readonly leaveOnQuest?: never; readonly lineUpAtRandom?: never; readonly lineUpAttacker?: never; readonly lineUpDefender?: never; readonly openMarket?: never; readonly passCombatCards?: never; readonly pickItem?: never; readonly placeMages?: never; readonly playCard?: never; readonly playCombatCard?: never; readonly putQuestNext?: never; readonly recoverMage?: never; readonly recruitMage?: never; readonly sellItem?: never; readonly sendMage?: never; readonly startAttack?: never; readonly startCampaign?: never; readonly swapLeader?: never; readonly swapQuests?: never; readonly switchMage?: never;   /** Takes a named object or a random spell as booty (GUILD-139). */
  readonly takeBooty: GuildsTakeBootyCommandInput; readonly useLeaderPower?: never; }
  |  { readonly assignDamage?: never; readonly assignObject?: never; readonly bidOnLot?: never; readonly bonusAlignment?: never; readonly buyAlignment?: never; readonly buyFaceUpMage?: never; readonly buyHealing?: never; readonly buyItem?: never; readonly changeFirstAction?: never; readonly changeSecondAction?: never; readonly chooseCounterTarget?: never; readonly chooseElement?: never; readonly chooseFirstAction?: never; readonly chooseLeader?: never; readonly chooseSecondAction?: never; readonly claimQuestItem?: never; readonly comeBack?: never; readonly counterAttack?: never; readonly declareAttack?: never; readonly declineMages?: never; readonly drawLeaders?: never; readonly drawMages?: never; readonly endAction?: never; readonly endClaim?: never; readonly endRearrange?: never; readonly endRecovery?: never; readonly keepFirstAction?: never; readonly keepLeader?: never; readonly keepQuests?: never; readonly keepSecondAction?: never; readonly leaveOnQuest?: never; readonly lineUpAtRandom?: never; readonly lineUpAttacker?: never; readonly lineUpDefender?: never; readonly openMarket?: never; readonly passCombatCards?: never; readonly pickItem?: never; readonly placeMages?: never; readonly playCard?: never; readonly playCombatCard?: never; readonly putQuestNext?: never; readonly recoverMage?: never; readonly recruitMage?: never; readonly sellItem?: never; readonly sendMage?: never; readonly startAttack?: never; readonly startCampaign?: never; readonly swapLeader?: never; readonly swapQuests?: never; readonly switchMage?: never; readonly takeBooty?: never;   /** Uses the leader's power (GUILD-087). */
  readonly useLeaderPower: GuildsUseLeaderPowerCommandInput; };

/** Counter-attacks, or not (GUILD-132). */
export type GuildsCounterAttackCommandInput = {
  /** True: it counter-attacks. */
  readonly counter: boolean;
};

/** Attacks a guild (GUILD-103). */
export type GuildsDeclareAttackCommandInput = {
  /** Number of a seat, from 0, clockwise. At least 0. */
  readonly targetSeat: number;
};

/** One of the four elements (GUILD-005). */
export type GuildsElement =
  /** Air, the third element in ties. */
  | 'AIR'
  /** Earth, the last element in ties. */
  | 'EARTH'
  /** Fire, the first element in ties. */
  | 'FIRE'
  /** Water, the second element in ties. */
  | 'WATER';

/** Leaves an object on the quest card (GUILD-097). */
export type GuildsLeaveOnQuestCommandInput = {
  /** Id of a card, as in the content. */
  readonly objectId: string;
};

/** Puts a mage into the line of the attack (GUILD-183). */
export type GuildsLineUpAttackerCommandInput = {
  /** For the back line only. */
  readonly column?: number | null | undefined;
  /** Id of a card, as in the content. */
  readonly mageId: string;
};

/** Puts a mage into the next column of the defense (GUILD-182). */
export type GuildsLineUpDefenderCommandInput = {
  /** Id of a card, as in the content. */
  readonly mageId: string;
};

/** The options of a game, chosen by its opener. */
export type GuildsOptionsInput = {
  /** Seconds for each decision; null: no deadline (GUILD-166). 10 to 604800. */
  readonly decisionSeconds?: number | null | undefined;
  /** Quests in the deck (GUILD-017). 1 to 30. */
  readonly questCount?: number;
  /** Turns without progress on the quests after which the game ends (GUILD-156). 3 to 50. */
  readonly stalemateTurns?: number;
};

/** Keeps one of the items drawn (GUILD-187). */
export type GuildsPickItemCommandInput = {
  /** Id of a card, as in the content. */
  readonly itemId: string;
};

/** Places the seat's next mages in card order, up to seven, in secret (GUILD-173). */
export type GuildsPlaceMagesCommandInput = {
  /** The active ones; the others stay passive. At most 7 entries. */
  readonly activeMageIds: ReadonlyArray<string>;
};

/** The direction of the alignment. */
export type GuildsPlayCardCommandDirection =
  /** Down, toward Darkness. */
  | 'TOWARD_DARKNESS'
  /** Up, toward Light. */
  | 'TOWARD_LIGHT';

/** Plays a spell or uses an object (GUILD-151). */
export type GuildsPlayCardCommandInput = {
  /** The new second action. */
  readonly action?: GuildsSecondChoice | null | undefined;
  /** Direction of the alignment. */
  readonly direction?: GuildsPlayCardCommandDirection | null | undefined;
  /** In which element. */
  readonly element?: GuildsElement | null | undefined;
  /** Id of a card, as in the content. */
  readonly itemId: string;
  /** The own leader, instead of a mage, where it fights. */
  readonly leaderId?: string | null | undefined;
  /** The own mage that the effect is for. */
  readonly mageId?: string | null | undefined;
  /** A monster of the quest: 1 or 2. */
  readonly monsterIndex?: number | null | undefined;
  /** The object of the other seat to take. */
  readonly objectId?: string | null | undefined;
  /** Take a random spell instead of an object. */
  readonly randomSpell?: boolean | null | undefined;
  /** Number of a seat, from 0, clockwise. At least 0. */
  readonly targetSeat?: number | null | undefined;
};

/** Direction of the alignment. */
export type GuildsPlayCombatCardCommandDirection =
  /** Down, toward Darkness. */
  | 'TOWARD_DARKNESS'
  /** Up, toward Light. */
  | 'TOWARD_LIGHT';

/** Plays a card before a wave, in secret (GUILD-152). */
export type GuildsPlayCombatCardCommandInput = {
  /** The new second action. */
  readonly action?: GuildsSecondChoice | null | undefined;
  /** Direction of the alignment. */
  readonly direction?: GuildsPlayCombatCardCommandDirection | null | undefined;
  /** In which element. */
  readonly element?: GuildsElement | null | undefined;
  /** Id of a card, as in the content. */
  readonly itemId: string;
  /** The own leader, instead of a mage, where it fights. */
  readonly leaderId?: string | null | undefined;
  /** The own mage that the effect is for. */
  readonly mageId?: string | null | undefined;
  /** A monster of the quest: 1 or 2. */
  readonly monsterIndex?: number | null | undefined;
  /** The object of the other seat to take. */
  readonly objectId?: string | null | undefined;
  /** Take a random spell instead of an object. */
  readonly randomSpell?: boolean | null | undefined;
  /** Number of a seat, from 0, clockwise. At least 0. */
  readonly targetSeat?: number | null | undefined;
};

/** Puts a quest shown next in order (GUILD-187). */
export type GuildsPutQuestNextCommandInput = {
  /** Id of a card, as in the content. */
  readonly questId: string;
};

/** Takes a mage back from the care center with its damage (GUILD-026). */
export type GuildsRecoverMageCommandInput = {
  /** Id of a card, as in the content. */
  readonly mageId: string;
};

/** Recruits one of the mages drawn (GUILD-077). */
export type GuildsRecruitMageCommandInput = {
  /** Id of a card, as in the content. */
  readonly mageId: string;
};

/** A second action; X2 repeats the first with its advantage (GUILD-050). */
export type GuildsSecondChoice =
  /** An attack on another guild. */
  | 'COMBAT'
  /** The power of the leader. */
  | 'LEADER_ACTION'
  /** A campaign on the face-up quest. */
  | 'QUESTS'
  /** Mages join the guild. */
  | 'RECRUITMENT'
  /** Market, alignment and healing. */
  | 'TRADE'
  /** Earns rubies. */
  | 'WORK'
  /** The first action again, with its advantage. */
  | 'X2';

/** Sells an object or spell to the bank (GUILD-071). */
export type GuildsSellItemCommandInput = {
  /** Id of a card, as in the content. */
  readonly itemId: string;
};

/** Sends a mage on the campaign (GUILD-181). */
export type GuildsSendMageCommandInput = {
  /** An open group, or the next number; absent without monsters. */
  readonly group?: number | null | undefined;
  /** Id of a card, as in the content. */
  readonly mageId: string;
  /** 1 or 2; absent on a quest without monsters. */
  readonly monsterIndex?: number | null | undefined;
};

/** Takes one of the leaders drawn (GUILD-084). */
export type GuildsSwapLeaderCommandInput = {
  /** Id of a card, as in the content. */
  readonly leaderId: string;
};

/** X2: makes an active mage passive, or back (GUILD-179). */
export type GuildsSwitchMageCommandInput = {
  /** Id of a card, as in the content. */
  readonly mageId: string;
};

/** Takes a named object or a random spell as booty (GUILD-139). */
export type GuildsTakeBootyCommandInput = {
  /** The object of the other seat to take. */
  readonly objectId?: string | null | undefined;
  /** Take a random spell instead of an object. */
  readonly randomSpell?: boolean | null | undefined;
};

/** Direction of the alignment. */
export type GuildsUseLeaderPowerCommandDirection =
  /** Down, toward Darkness. */
  | 'TOWARD_DARKNESS'
  /** Up, toward Light. */
  | 'TOWARD_LIGHT';

/** Uses the leader's power (GUILD-087). */
export type GuildsUseLeaderPowerCommandInput = {
  /** The new second action. */
  readonly action?: GuildsSecondChoice | null | undefined;
  /** Direction of the alignment. */
  readonly direction?: GuildsUseLeaderPowerCommandDirection | null | undefined;
  /** In which element. */
  readonly element?: GuildsElement | null | undefined;
  /** The own leader, instead of a mage, where it fights. */
  readonly leaderId?: string | null | undefined;
  /** The own mage that the effect is for. */
  readonly mageId?: string | null | undefined;
  /** A monster of the quest: 1 or 2. */
  readonly monsterIndex?: number | null | undefined;
  /** The object of the other seat to take. */
  readonly objectId?: string | null | undefined;
  /** Take a random spell instead of an object. */
  readonly randomSpell?: boolean | null | undefined;
  /** Number of a seat, from 0, clockwise. At least 0. */
  readonly targetSeat?: number | null | undefined;
};

/** The bot that plays on for you. */
export type HandToBotInput = {
  /** Name of a bot of the ruleset. */
  readonly bot: string;
  /** A UUID of your choice. An accepted command happens once, even if sent again; a refused one is not remembered. */
  readonly commandId: string;
  /** Carry out the command on this version of the game only. */
  readonly expectedVersion?: number | null | undefined;
  /** The value of `Game.id`. */
  readonly gameId: string;
};

/** Rounds of a season that were played elsewhere. */
export type ImportRoundsInput = {
  /** A UUID of your choice. An accepted command happens once, even if sent again; a refused one is not remembered. */
  readonly commandId: string;
  /** Carry out the command at exactly this version of the league, or return `LeagueConflict`. */
  readonly expectedVersion?: number | null | undefined;
  /** The value of `League.id`. */
  readonly leagueId: string;
  /** Number of the season. */
  readonly number: number;
  /** The values of `SeasonEntry.player`, in the order of their numbers in the report; by default in the order of their numbers in the season. */
  readonly participants?: ReadonlyArray<string> | null | undefined;
  /** Where the rounds were played, which is public: 1 to 500 characters. */
  readonly reason: string;
  /** The tournament report, of at most 90,000 letters: FIDE’s TRF26, or TRF16. The server keeps it without the names of players. */
  readonly report: string;
};

/** The weight of an event in the story of a game, highest first. Types of events without a stated weight are `STORY`. */
export type Importance =
  /** A detail of how a result came about, which a table shows and a story leaves out. */
  | 'DETAIL'
  /** Choices and their results. */
  | 'STORY'
  /** The events that a player would tell of the game a week later. */
  | 'TURNING_POINT';

/** A seat to take in an open game. */
export type JoinGameInput = {
  /** The seat brings this base, as it is now, where the ruleset takes bases: one of yours, or one that is shared. */
  readonly baseId?: string | null | undefined;
  /** What the seat brings, in the field of the ruleset of the game. Secret until the game is over. Not together with `deckId` or `baseId`. */
  readonly brings?: GameBroughtInput | null | undefined;
  /** A UUID of your choice. An accepted command happens once, even if sent again; a refused one is not remembered. */
  readonly commandId: string;
  /** The seat brings this deck of yours, as it is now, where the ruleset takes decks. */
  readonly deckId?: string | null | undefined;
  /** Carry out the command on this version of the game only. */
  readonly expectedVersion?: number | null | undefined;
  /** The value of `Game.id`. */
  readonly gameId: string;
  /** The invitation, where the game needs one. */
  readonly invitation?: string | null | undefined;
  /** The lowest free seat by default. */
  readonly seat?: number | null | undefined;
  /** Your own contribution to chance, public. A seed has at most 200 characters (UTF-16 units), all of which can be seen: no line breaks, controls, direction marks or invisible characters. */
  readonly seed?: string | null | undefined;
  /** Where the table hides seeds (`hiddenSeeds`): SHA-256 of your contribution to chance, of its text in UTF-8, as 64 lower-case hex digits. You give the text itself with `giveSeed` when the start is called, and it is taken within these limits alone. A seed has at most 200 characters (UTF-16 units), all of which can be seen: no line breaks, controls, direction marks or invisible characters. */
  readonly seedCommitment?: string | null | undefined;
};

/** Puts a card of the hand under the lantern (LANTERN-004). */
export type LanternChooseCardCommandInput = {
  /** Oil on a card: 2 to 10. 1 to 10. */
  readonly oil: number;
};

/** A command of The Lantern Keepers: exactly one of its fields. */
export type LanternCommandInput =
  {   /** Puts a card of the hand under the lantern (LANTERN-004). */
  readonly chooseCard: LanternChooseCardCommandInput; };

/** The options of a game, chosen by its opener. */
export type LanternOptionsInput = {
  /** null: no deadline. 10 to 604800. */
  readonly decisionSeconds?: number | null | undefined;
  /** Number of storms, and of cards dealt to each. 1 to 4. */
  readonly storms?: number;
};

/** What organizers say of a league or a season, in their words. Plain text. */
export type LeagueAboutInput = {
  /** How to reach its organizers. */
  readonly contact?: string | null | undefined;
  /** What it is; null where they say nothing of it. */
  readonly description?: string | null | undefined;
  /** What players can win, and who gives it. */
  readonly prizes?: string | null | undefined;
  /** Its rules beside those of the game and the plan. */
  readonly rules?: string | null | undefined;
};

/** Accepts an invitation: your own, or that of a team that names you. */
export type LeagueAcceptCommandInput = {
  /** The participant: the id of an account, or the name of a team. */
  readonly player: string;
  /** Number of the season. At least 1. */
  readonly season: number;
};

/** All games of a match are played, for instance one at each seat. */
export type LeagueAllGamesInput = {
  /** The number of games of a match. 2 to 10. */
  readonly games: number;
  /** true: the players exchange their seats after each game. */
  readonly swapped?: boolean;
};

/** Two participants may be paired again. */
export type LeagueAllowPairingCommandInput = {
  /** The two participants: ids of individual accounts, or names of teams. Exactly 2 entries. */
  readonly players: ReadonlyArray<string>;
  /** The reason, which is public. */
  readonly reason: string;
  /** Number of the season. At least 1. */
  readonly season: number;
};

/** Annuls a game; a running game ends. */
export type LeagueAnnulResultCommandInput = {
  /** Id of the game of the pairing. */
  readonly gameId: string;
  /** What becomes of later matches of a bracket that others are to play now; by default REPLAY. Refused in a format without a bracket. */
  readonly later?: LeagueLaterMatches | null | undefined;
  /** The reason, which is public. */
  readonly reason: string;
  /** Number of the season. At least 1. */
  readonly season: number;
};

/** Gives an account a role in the league. */
export type LeagueAppointCommandInput = {
  /** Id of the account. */
  readonly account: string;
  /** The reason, which is public. */
  readonly reason: string;
  /** The role, in place of an earlier one. */
  readonly role: LeagueRole;
};

/** Approves a participant, which is entered, or goes on the waiting list. */
export type LeagueApproveCommandInput = {
  /** The participant: the id of an account, or the name of a team. */
  readonly player: string;
  /** Number of the season. At least 1. */
  readonly season: number;
};

/** Archives the league: it stays readable at its address, is in no list, and takes no command. Its seasons have to be closed. */
export type LeagueArchiveLeagueCommandInput = {
  /** The reason, which is public. */
  readonly reason: string;
};

/** An arena: waiting players are paired, as often as they like. */
export type LeagueArenaInput = {
  /** Seconds from the start of a wait until the waiting players are paired. 1 to 3600. */
  readonly pairAfter?: number;
};

/** A player who is to have no opponent in a round. */
export type LeagueAskedByeInput = {
  /** The participant: the id of an account, or the name of a team. */
  readonly player: string;
  /** The points for it. By default those of the plan: `halfBye` where it is requested, else `bye`. */
  readonly points?: number | null | undefined;
  /** true: the player asked for it, so that tie-breaks count it as chosen, and the pairing may still leave the player over once. By default where it is worth less than the bye of the plan. */
  readonly requested?: boolean | null | undefined;
};

/** A chess clock for each seat, beside the time of the steps. */
export type LeagueBankInput = {
  /** Seconds that each answer adds. 0 to 86400. */
  readonly increment: number;
  /** Time of each seat for the whole game. 1 to 604800. */
  readonly seconds: number;
};

/** A match ends as soon as the other player can no longer catch up. */
export type LeagueBestOfInput = {
  /** The most games of a match: 3, 5, 7 or 9. */
  readonly games: number;
  /** true: the players exchange their seats after each game. */
  readonly swapped?: boolean;
};

/** Two teams meet on several boards at once. A win on a board is one board point, a draw half of one; the team with more board points wins the match. */
export type LeagueBoardsInput = {
  /** The number of boards: a team has at least as many members, in the order of boards. 2 to 12. */
  readonly boards: number;
  /** What decides a drawn match in a bracket, one after the other; a match that all leave drawn is played again. By default it is played again at once. 1 to 3 entries. */
  readonly drawn?: ReadonlyArray<LeagueDrawnMatch> | null | undefined;
  /** true: the teams exchange their seats from board to board. */
  readonly swapped?: boolean;
};

/** Days of the week on which no clock runs. */
export type LeagueCalendarInput = {
  /** Days that do not count, from 1 for Monday to 7 for Sunday. 1 to 6 entries. */
  readonly daysOff: ReadonlyArray<number>;
  /** Minutes by which its days begin before those of UTC, all year. -720 to 840. */
  readonly utcOffset: number;
};

/** Plays that round after all. */
export type LeagueCancelByeCommandInput = {
  /** The participant: the id of an account, or the name of a team. */
  readonly player: string;
  /** Number of the round: one that is not paired yet. 1 to 100. */
  readonly round: number;
  /** Number of the season. At least 1. */
  readonly season: number;
};

/** Challenges a player further up the ladder. The game opens automatically, at once. */
export type LeagueChallengeCommandInput = {
  /** The challenged player: further up, within the reach of the plan. */
  readonly challenged: string;
  /** The participant: the id of an account, or the name of a team. */
  readonly player: string;
  /** Number of the season. At least 1. */
  readonly season: number;
};

/** Checks a participant in, before the first round. */
export type LeagueCheckInCommandInput = {
  /** The participant: the id of an account, or the name of a team. */
  readonly player: string;
  /** Number of the season. At least 1. */
  readonly season: number;
};

/** Check-in before the first round. */
export type LeagueCheckInInput = {
  /** The end of check-in; by default when the first round is paired. At least 0. */
  readonly closes?: string | null | undefined;
  /** The start of check-in; by default with the registration. At least 0. */
  readonly opens?: string | null | undefined;
};

/** Ends a season, which then no longer changes. */
export type LeagueCloseSeasonCommandInput = {
  /** The fate of undecided games. REFUSE, or absent: the season is not closed while there are any. ABANDON: they are annulled, and end. */
  readonly games?: LeagueClosingGames | null | undefined;
  /** Number of the season. At least 1. */
  readonly season: number;
};

/** The fate of undecided games. */
export type LeagueClosingGames =
  /** Undecided games are annulled, and end without a winner. */
  | 'ABANDON'
  /** The season is not closed while there are undecided games. */
  | 'REFUSE';

/** A command of a league: exactly one of its fields. */
export type LeagueCommandInput =
  {   /** Accepts an invitation: your own, or that of a team that names you. */
  readonly accept: LeagueAcceptCommandInput; readonly allowPairing?: never; readonly annulResult?: never; readonly appoint?: never; readonly approve?: never; readonly archiveLeague?: never; readonly cancelBye?: never; readonly challenge?: never; readonly checkIn?: never; readonly closeSeason?: never; readonly confirmReport?: never; readonly correctResult?: never; readonly decline?: never; readonly deleteLeague?: never; readonly describeLeague?: never; readonly describeSeason?: never; readonly dismiss?: never; readonly disputeReport?: never; readonly enter?: never; readonly forbidPairing?: never; readonly forfeit?: never; readonly formGroups?: never; readonly liftPenalty?: never; readonly lineUp?: never; readonly pairRound?: never; readonly pause?: never; readonly penalize?: never; readonly reject?: never; readonly removeJoinCode?: never; readonly reportResult?: never; readonly requestBye?: never; readonly restoreLeague?: never; readonly resume?: never; readonly setJoinCode?: never; readonly stopWaiting?: never; readonly submitDeck?: never; readonly takeVacation?: never; readonly wait?: never; readonly withdraw?: never; }
  |  { readonly accept?: never;   /** Two participants may be paired again. */
  readonly allowPairing: LeagueAllowPairingCommandInput; readonly annulResult?: never; readonly appoint?: never; readonly approve?: never; readonly archiveLeague?: never; readonly cancelBye?: never; readonly challenge?: never; readonly checkIn?: never; readonly closeSeason?: never; readonly confirmReport?: never; readonly correctResult?: never; readonly decline?: never; readonly deleteLeague?: never; readonly describeLeague?: never; readonly describeSeason?: never; readonly dismiss?: never; readonly disputeReport?: never; readonly enter?: never; readonly forbidPairing?: never; readonly forfeit?: never; readonly formGroups?: never; readonly liftPenalty?: never; readonly lineUp?: never; readonly pairRound?: never; readonly pause?: never; readonly penalize?: never; readonly reject?: never; readonly removeJoinCode?: never; readonly reportResult?: never; readonly requestBye?: never; readonly restoreLeague?: never; readonly resume?: never; readonly setJoinCode?: never; readonly stopWaiting?: never; readonly submitDeck?: never; readonly takeVacation?: never; readonly wait?: never; readonly withdraw?: never; }
  |  { readonly accept?: never; readonly allowPairing?: never;   /** Annuls a game; a running game ends. */
  readonly annulResult: LeagueAnnulResultCommandInput; readonly appoint?: never; readonly approve?: never; readonly archiveLeague?: never; readonly cancelBye?: never; readonly challenge?: never; readonly checkIn?: never; readonly closeSeason?: never; readonly confirmReport?: never; readonly correctResult?: never; readonly decline?: never; readonly deleteLeague?: never; readonly describeLeague?: never; readonly describeSeason?: never; readonly dismiss?: never; readonly disputeReport?: never; readonly enter?: never; readonly forbidPairing?: never; readonly forfeit?: never; readonly formGroups?: never; readonly liftPenalty?: never; readonly lineUp?: never; readonly pairRound?: never; readonly pause?: never; readonly penalize?: never; readonly reject?: never; readonly removeJoinCode?: never; readonly reportResult?: never; readonly requestBye?: never; readonly restoreLeague?: never; readonly resume?: never; readonly setJoinCode?: never; readonly stopWaiting?: never; readonly submitDeck?: never; readonly takeVacation?: never; readonly wait?: never; readonly withdraw?: never; }
  |  { readonly accept?: never; readonly allowPairing?: never; readonly annulResult?: never;   /** Gives an account a role in the league. */
  readonly appoint: LeagueAppointCommandInput; readonly approve?: never; readonly archiveLeague?: never; readonly cancelBye?: never; readonly challenge?: never; readonly checkIn?: never; readonly closeSeason?: never; readonly confirmReport?: never; readonly correctResult?: never; readonly decline?: never; readonly deleteLeague?: never; readonly describeLeague?: never; readonly describeSeason?: never; readonly dismiss?: never; readonly disputeReport?: never; readonly enter?: never; readonly forbidPairing?: never; readonly forfeit?: never; readonly formGroups?: never; readonly liftPenalty?: never; readonly lineUp?: never; readonly pairRound?: never; readonly pause?: never; readonly penalize?: never; readonly reject?: never; readonly removeJoinCode?: never; readonly reportResult?: never; readonly requestBye?: never; readonly restoreLeague?: never; readonly resume?: never; readonly setJoinCode?: never; readonly stopWaiting?: never; readonly submitDeck?: never; readonly takeVacation?: never; readonly wait?: never; readonly withdraw?: never; }
  |  { readonly accept?: never; readonly allowPairing?: never; readonly annulResult?: never; readonly appoint?: never;   /** Approves a participant, which is entered, or goes on the waiting list. */
  readonly approve: LeagueApproveCommandInput; readonly archiveLeague?: never; readonly cancelBye?: never; readonly challenge?: never; readonly checkIn?: never; readonly closeSeason?: never; readonly confirmReport?: never; readonly correctResult?: never; readonly decline?: never; readonly deleteLeague?: never; readonly describeLeague?: never; readonly describeSeason?: never; readonly dismiss?: never; readonly disputeReport?: never; readonly enter?: never; readonly forbidPairing?: never; readonly forfeit?: never; readonly formGroups?: never; readonly liftPenalty?: never; readonly lineUp?: never; readonly pairRound?: never; readonly pause?: never; readonly penalize?: never; readonly reject?: never; readonly removeJoinCode?: never; readonly reportResult?: never; readonly requestBye?: never; readonly restoreLeague?: never; readonly resume?: never; readonly setJoinCode?: never; readonly stopWaiting?: never; readonly submitDeck?: never; readonly takeVacation?: never; readonly wait?: never; readonly withdraw?: never; }
  |  { readonly accept?: never; readonly allowPairing?: never; readonly annulResult?: never; readonly appoint?: never; readonly approve?: never;   /** Archives the league: it stays readable at its address, is in no list, and takes no command. Its seasons have to be closed. */
  readonly archiveLeague: LeagueArchiveLeagueCommandInput; readonly cancelBye?: never; readonly challenge?: never; readonly checkIn?: never; readonly closeSeason?: never; readonly confirmReport?: never; readonly correctResult?: never; readonly decline?: never; readonly deleteLeague?: never; readonly describeLeague?: never; readonly describeSeason?: never; readonly dismiss?: never; readonly disputeReport?: never; readonly enter?: never; readonly forbidPairing?: never; readonly forfeit?: never; readonly formGroups?: never; readonly liftPenalty?: never; readonly lineUp?: never; readonly pairRound?: never; readonly pause?: never; readonly penalize?: never; readonly reject?: never; readonly removeJoinCode?: never; readonly reportResult?: never; readonly requestBye?: never; readonly restoreLeague?: never; readonly resume?: never; readonly setJoinCode?: never; readonly stopWaiting?: never; readonly submitDeck?: never; readonly takeVacation?: never; readonly wait?: never; readonly withdraw?: never; }
  |  { readonly accept?: never; readonly allowPairing?: never; readonly annulResult?: never; readonly appoint?: never; readonly approve?: never; readonly archiveLeague?: never;   /** Plays that round after all. */
  readonly cancelBye: LeagueCancelByeCommandInput; readonly challenge?: never; readonly checkIn?: never; readonly closeSeason?: never; readonly confirmReport?: never; readonly correctResult?: never; readonly decline?: never; readonly deleteLeague?: never; readonly describeLeague?: never; readonly describeSeason?: never; readonly dismiss?: never; readonly disputeReport?: never; readonly enter?: never; readonly forbidPairing?: never; readonly forfeit?: never; readonly formGroups?: never; readonly liftPenalty?: never; readonly lineUp?: never; readonly pairRound?: never; readonly pause?: never; readonly penalize?: never; readonly reject?: never; readonly removeJoinCode?: never; readonly reportResult?: never; readonly requestBye?: never; readonly restoreLeague?: never; readonly resume?: never; readonly setJoinCode?: never; readonly stopWaiting?: never; readonly submitDeck?: never; readonly takeVacation?: never; readonly wait?: never; readonly withdraw?: never; }
  |  { readonly accept?: never; readonly allowPairing?: never; readonly annulResult?: never; readonly appoint?: never; readonly approve?: never; readonly archiveLeague?: never; readonly cancelBye?: never;   /** Challenges a player further up the ladder. The game opens automatically, at once. */
  readonly challenge: LeagueChallengeCommandInput; readonly checkIn?: never; readonly closeSeason?: never; readonly confirmReport?: never; readonly correctResult?: never; readonly decline?: never; readonly deleteLeague?: never; readonly describeLeague?: never; readonly describeSeason?: never; readonly dismiss?: never; readonly disputeReport?: never; readonly enter?: never; readonly forbidPairing?: never; readonly forfeit?: never; readonly formGroups?: never; readonly liftPenalty?: never; readonly lineUp?: never; readonly pairRound?: never; readonly pause?: never; readonly penalize?: never; readonly reject?: never; readonly removeJoinCode?: never; readonly reportResult?: never; readonly requestBye?: never; readonly restoreLeague?: never; readonly resume?: never; readonly setJoinCode?: never; readonly stopWaiting?: never; readonly submitDeck?: never; readonly takeVacation?: never; readonly wait?: never; readonly withdraw?: never; }
  |  { readonly accept?: never; readonly allowPairing?: never; readonly annulResult?: never; readonly appoint?: never; readonly approve?: never; readonly archiveLeague?: never; readonly cancelBye?: never; readonly challenge?: never;   /** Checks a participant in, before the first round. */
  readonly checkIn: LeagueCheckInCommandInput; readonly closeSeason?: never; readonly confirmReport?: never; readonly correctResult?: never; readonly decline?: never; readonly deleteLeague?: never; readonly describeLeague?: never; readonly describeSeason?: never; readonly dismiss?: never; readonly disputeReport?: never; readonly enter?: never; readonly forbidPairing?: never; readonly forfeit?: never; readonly formGroups?: never; readonly liftPenalty?: never; readonly lineUp?: never; readonly pairRound?: never; readonly pause?: never; readonly penalize?: never; readonly reject?: never; readonly removeJoinCode?: never; readonly reportResult?: never; readonly requestBye?: never; readonly restoreLeague?: never; readonly resume?: never; readonly setJoinCode?: never; readonly stopWaiting?: never; readonly submitDeck?: never; readonly takeVacation?: never; readonly wait?: never; readonly withdraw?: never; }
  |  { readonly accept?: never; readonly allowPairing?: never; readonly annulResult?: never; readonly appoint?: never; readonly approve?: never; readonly archiveLeague?: never; readonly cancelBye?: never; readonly challenge?: never; readonly checkIn?: never;   /** Ends a season, which then no longer changes. */
  readonly closeSeason: LeagueCloseSeasonCommandInput; readonly confirmReport?: never; readonly correctResult?: never; readonly decline?: never; readonly deleteLeague?: never; readonly describeLeague?: never; readonly describeSeason?: never; readonly dismiss?: never; readonly disputeReport?: never; readonly enter?: never; readonly forbidPairing?: never; readonly forfeit?: never; readonly formGroups?: never; readonly liftPenalty?: never; readonly lineUp?: never; readonly pairRound?: never; readonly pause?: never; readonly penalize?: never; readonly reject?: never; readonly removeJoinCode?: never; readonly reportResult?: never; readonly requestBye?: never; readonly restoreLeague?: never; readonly resume?: never; readonly setJoinCode?: never; readonly stopWaiting?: never; readonly submitDeck?: never; readonly takeVacation?: never; readonly wait?: never; readonly withdraw?: never; }
  |  { readonly accept?: never; readonly allowPairing?: never; readonly annulResult?: never; readonly appoint?: never; readonly approve?: never; readonly archiveLeague?: never; readonly cancelBye?: never; readonly challenge?: never; readonly checkIn?: never; readonly closeSeason?: never;   /** Confirms the report of an opponent, which then counts. */
  readonly confirmReport: LeagueConfirmReportCommandInput; readonly correctResult?: never; readonly decline?: never; readonly deleteLeague?: never; readonly describeLeague?: never; readonly describeSeason?: never; readonly dismiss?: never; readonly disputeReport?: never; readonly enter?: never; readonly forbidPairing?: never; readonly forfeit?: never; readonly formGroups?: never; readonly liftPenalty?: never; readonly lineUp?: never; readonly pairRound?: never; readonly pause?: never; readonly penalize?: never; readonly reject?: never; readonly removeJoinCode?: never; readonly reportResult?: never; readonly requestBye?: never; readonly restoreLeague?: never; readonly resume?: never; readonly setJoinCode?: never; readonly stopWaiting?: never; readonly submitDeck?: never; readonly takeVacation?: never; readonly wait?: never; readonly withdraw?: never; }
  |  { readonly accept?: never; readonly allowPairing?: never; readonly annulResult?: never; readonly appoint?: never; readonly approve?: never; readonly archiveLeague?: never; readonly cancelBye?: never; readonly challenge?: never; readonly checkIn?: never; readonly closeSeason?: never; readonly confirmReport?: never;   /** Corrects a result: sets the points of each player instead. */
  readonly correctResult: LeagueCorrectResultCommandInput; readonly decline?: never; readonly deleteLeague?: never; readonly describeLeague?: never; readonly describeSeason?: never; readonly dismiss?: never; readonly disputeReport?: never; readonly enter?: never; readonly forbidPairing?: never; readonly forfeit?: never; readonly formGroups?: never; readonly liftPenalty?: never; readonly lineUp?: never; readonly pairRound?: never; readonly pause?: never; readonly penalize?: never; readonly reject?: never; readonly removeJoinCode?: never; readonly reportResult?: never; readonly requestBye?: never; readonly restoreLeague?: never; readonly resume?: never; readonly setJoinCode?: never; readonly stopWaiting?: never; readonly submitDeck?: never; readonly takeVacation?: never; readonly wait?: never; readonly withdraw?: never; }
  |  { readonly accept?: never; readonly allowPairing?: never; readonly annulResult?: never; readonly appoint?: never; readonly approve?: never; readonly archiveLeague?: never; readonly cancelBye?: never; readonly challenge?: never; readonly checkIn?: never; readonly closeSeason?: never; readonly confirmReport?: never; readonly correctResult?: never;   /** Declines an invitation, also one that you have accepted but others have not. */
  readonly decline: LeagueDeclineCommandInput; readonly deleteLeague?: never; readonly describeLeague?: never; readonly describeSeason?: never; readonly dismiss?: never; readonly disputeReport?: never; readonly enter?: never; readonly forbidPairing?: never; readonly forfeit?: never; readonly formGroups?: never; readonly liftPenalty?: never; readonly lineUp?: never; readonly pairRound?: never; readonly pause?: never; readonly penalize?: never; readonly reject?: never; readonly removeJoinCode?: never; readonly reportResult?: never; readonly requestBye?: never; readonly restoreLeague?: never; readonly resume?: never; readonly setJoinCode?: never; readonly stopWaiting?: never; readonly submitDeck?: never; readonly takeVacation?: never; readonly wait?: never; readonly withdraw?: never; }
  |  { readonly accept?: never; readonly allowPairing?: never; readonly annulResult?: never; readonly appoint?: never; readonly approve?: never; readonly archiveLeague?: never; readonly cancelBye?: never; readonly challenge?: never; readonly checkIn?: never; readonly closeSeason?: never; readonly confirmReport?: never; readonly correctResult?: never; readonly decline?: never;   /** Deletes a league in which no round was paired. It cannot be restored. */
  readonly deleteLeague: LeagueDeleteLeagueCommandInput; readonly describeLeague?: never; readonly describeSeason?: never; readonly dismiss?: never; readonly disputeReport?: never; readonly enter?: never; readonly forbidPairing?: never; readonly forfeit?: never; readonly formGroups?: never; readonly liftPenalty?: never; readonly lineUp?: never; readonly pairRound?: never; readonly pause?: never; readonly penalize?: never; readonly reject?: never; readonly removeJoinCode?: never; readonly reportResult?: never; readonly requestBye?: never; readonly restoreLeague?: never; readonly resume?: never; readonly setJoinCode?: never; readonly stopWaiting?: never; readonly submitDeck?: never; readonly takeVacation?: never; readonly wait?: never; readonly withdraw?: never; }
  |  { readonly accept?: never; readonly allowPairing?: never; readonly annulResult?: never; readonly appoint?: never; readonly approve?: never; readonly archiveLeague?: never; readonly cancelBye?: never; readonly challenge?: never; readonly checkIn?: never; readonly closeSeason?: never; readonly confirmReport?: never; readonly correctResult?: never; readonly decline?: never; readonly deleteLeague?: never;   /** Says what the league is. */
  readonly describeLeague: LeagueDescribeLeagueCommandInput; readonly describeSeason?: never; readonly dismiss?: never; readonly disputeReport?: never; readonly enter?: never; readonly forbidPairing?: never; readonly forfeit?: never; readonly formGroups?: never; readonly liftPenalty?: never; readonly lineUp?: never; readonly pairRound?: never; readonly pause?: never; readonly penalize?: never; readonly reject?: never; readonly removeJoinCode?: never; readonly reportResult?: never; readonly requestBye?: never; readonly restoreLeague?: never; readonly resume?: never; readonly setJoinCode?: never; readonly stopWaiting?: never; readonly submitDeck?: never; readonly takeVacation?: never; readonly wait?: never; readonly withdraw?: never; }
  |  { readonly accept?: never; readonly allowPairing?: never; readonly annulResult?: never; readonly appoint?: never; readonly approve?: never; readonly archiveLeague?: never; readonly cancelBye?: never; readonly challenge?: never; readonly checkIn?: never; readonly closeSeason?: never; readonly confirmReport?: never; readonly correctResult?: never; readonly decline?: never; readonly deleteLeague?: never; readonly describeLeague?: never;   /** Says what a season is. */
  readonly describeSeason: LeagueDescribeSeasonCommandInput; readonly dismiss?: never; readonly disputeReport?: never; readonly enter?: never; readonly forbidPairing?: never; readonly forfeit?: never; readonly formGroups?: never; readonly liftPenalty?: never; readonly lineUp?: never; readonly pairRound?: never; readonly pause?: never; readonly penalize?: never; readonly reject?: never; readonly removeJoinCode?: never; readonly reportResult?: never; readonly requestBye?: never; readonly restoreLeague?: never; readonly resume?: never; readonly setJoinCode?: never; readonly stopWaiting?: never; readonly submitDeck?: never; readonly takeVacation?: never; readonly wait?: never; readonly withdraw?: never; }
  |  { readonly accept?: never; readonly allowPairing?: never; readonly annulResult?: never; readonly appoint?: never; readonly approve?: never; readonly archiveLeague?: never; readonly cancelBye?: never; readonly challenge?: never; readonly checkIn?: never; readonly closeSeason?: never; readonly confirmReport?: never; readonly correctResult?: never; readonly decline?: never; readonly deleteLeague?: never; readonly describeLeague?: never; readonly describeSeason?: never;   /** Takes the role of an account; the last owner keeps it. */
  readonly dismiss: LeagueDismissCommandInput; readonly disputeReport?: never; readonly enter?: never; readonly forbidPairing?: never; readonly forfeit?: never; readonly formGroups?: never; readonly liftPenalty?: never; readonly lineUp?: never; readonly pairRound?: never; readonly pause?: never; readonly penalize?: never; readonly reject?: never; readonly removeJoinCode?: never; readonly reportResult?: never; readonly requestBye?: never; readonly restoreLeague?: never; readonly resume?: never; readonly setJoinCode?: never; readonly stopWaiting?: never; readonly submitDeck?: never; readonly takeVacation?: never; readonly wait?: never; readonly withdraw?: never; }
  |  { readonly accept?: never; readonly allowPairing?: never; readonly annulResult?: never; readonly appoint?: never; readonly approve?: never; readonly archiveLeague?: never; readonly cancelBye?: never; readonly challenge?: never; readonly checkIn?: never; readonly closeSeason?: never; readonly confirmReport?: never; readonly correctResult?: never; readonly decline?: never; readonly deleteLeague?: never; readonly describeLeague?: never; readonly describeSeason?: never; readonly dismiss?: never;   /** Disputes the report of an opponent: it waits for a new one, or for the decision of an organizer. */
  readonly disputeReport: LeagueDisputeReportCommandInput; readonly enter?: never; readonly forbidPairing?: never; readonly forfeit?: never; readonly formGroups?: never; readonly liftPenalty?: never; readonly lineUp?: never; readonly pairRound?: never; readonly pause?: never; readonly penalize?: never; readonly reject?: never; readonly removeJoinCode?: never; readonly reportResult?: never; readonly requestBye?: never; readonly restoreLeague?: never; readonly resume?: never; readonly setJoinCode?: never; readonly stopWaiting?: never; readonly submitDeck?: never; readonly takeVacation?: never; readonly wait?: never; readonly withdraw?: never; }
  |  { readonly accept?: never; readonly allowPairing?: never; readonly annulResult?: never; readonly appoint?: never; readonly approve?: never; readonly archiveLeague?: never; readonly cancelBye?: never; readonly challenge?: never; readonly checkIn?: never; readonly closeSeason?: never; readonly confirmReport?: never; readonly correctResult?: never; readonly decline?: never; readonly deleteLeague?: never; readonly describeLeague?: never; readonly describeSeason?: never; readonly dismiss?: never; readonly disputeReport?: never;   /** Enters yourself. Others are invited, and play when all of them have accepted: members of a team that you are in, or any account if an organizer of the league invites. */
  readonly enter: LeagueEnterCommandInput; readonly forbidPairing?: never; readonly forfeit?: never; readonly formGroups?: never; readonly liftPenalty?: never; readonly lineUp?: never; readonly pairRound?: never; readonly pause?: never; readonly penalize?: never; readonly reject?: never; readonly removeJoinCode?: never; readonly reportResult?: never; readonly requestBye?: never; readonly restoreLeague?: never; readonly resume?: never; readonly setJoinCode?: never; readonly stopWaiting?: never; readonly submitDeck?: never; readonly takeVacation?: never; readonly wait?: never; readonly withdraw?: never; }
  |  { readonly accept?: never; readonly allowPairing?: never; readonly annulResult?: never; readonly appoint?: never; readonly approve?: never; readonly archiveLeague?: never; readonly cancelBye?: never; readonly challenge?: never; readonly checkIn?: never; readonly closeSeason?: never; readonly confirmReport?: never; readonly correctResult?: never; readonly decline?: never; readonly deleteLeague?: never; readonly describeLeague?: never; readonly describeSeason?: never; readonly dismiss?: never; readonly disputeReport?: never; readonly enter?: never;   /** Two participants are not to be paired from the next pairing on. */
  readonly forbidPairing: LeagueForbidPairingCommandInput; readonly forfeit?: never; readonly formGroups?: never; readonly liftPenalty?: never; readonly lineUp?: never; readonly pairRound?: never; readonly pause?: never; readonly penalize?: never; readonly reject?: never; readonly removeJoinCode?: never; readonly reportResult?: never; readonly requestBye?: never; readonly restoreLeague?: never; readonly resume?: never; readonly setJoinCode?: never; readonly stopWaiting?: never; readonly submitDeck?: never; readonly takeVacation?: never; readonly wait?: never; readonly withdraw?: never; }
  |  { readonly accept?: never; readonly allowPairing?: never; readonly annulResult?: never; readonly appoint?: never; readonly approve?: never; readonly archiveLeague?: never; readonly cancelBye?: never; readonly challenge?: never; readonly checkIn?: never; readonly closeSeason?: never; readonly confirmReport?: never; readonly correctResult?: never; readonly decline?: never; readonly deleteLeague?: never; readonly describeLeague?: never; readonly describeSeason?: never; readonly dismiss?: never; readonly disputeReport?: never; readonly enter?: never; readonly forbidPairing?: never;   /** Decides a game for which a player did not appear; a running game ends. */
  readonly forfeit: LeagueForfeitCommandInput; readonly formGroups?: never; readonly liftPenalty?: never; readonly lineUp?: never; readonly pairRound?: never; readonly pause?: never; readonly penalize?: never; readonly reject?: never; readonly removeJoinCode?: never; readonly reportResult?: never; readonly requestBye?: never; readonly restoreLeague?: never; readonly resume?: never; readonly setJoinCode?: never; readonly stopWaiting?: never; readonly submitDeck?: never; readonly takeVacation?: never; readonly wait?: never; readonly withdraw?: never; }
  |  { readonly accept?: never; readonly allowPairing?: never; readonly annulResult?: never; readonly appoint?: never; readonly approve?: never; readonly archiveLeague?: never; readonly cancelBye?: never; readonly challenge?: never; readonly checkIn?: never; readonly closeSeason?: never; readonly confirmReport?: never; readonly correctResult?: never; readonly decline?: never; readonly deleteLeague?: never; readonly describeLeague?: never; readonly describeSeason?: never; readonly dismiss?: never; readonly disputeReport?: never; readonly enter?: never; readonly forbidPairing?: never; readonly forfeit?: never;   /** Forms the groups before the first round: by hand as often as you like, or draws them, once. */
  readonly formGroups: LeagueFormGroupsCommandInput; readonly liftPenalty?: never; readonly lineUp?: never; readonly pairRound?: never; readonly pause?: never; readonly penalize?: never; readonly reject?: never; readonly removeJoinCode?: never; readonly reportResult?: never; readonly requestBye?: never; readonly restoreLeague?: never; readonly resume?: never; readonly setJoinCode?: never; readonly stopWaiting?: never; readonly submitDeck?: never; readonly takeVacation?: never; readonly wait?: never; readonly withdraw?: never; }
  |  { readonly accept?: never; readonly allowPairing?: never; readonly annulResult?: never; readonly appoint?: never; readonly approve?: never; readonly archiveLeague?: never; readonly cancelBye?: never; readonly challenge?: never; readonly checkIn?: never; readonly closeSeason?: never; readonly confirmReport?: never; readonly correctResult?: never; readonly decline?: never; readonly deleteLeague?: never; readonly describeLeague?: never; readonly describeSeason?: never; readonly dismiss?: never; readonly disputeReport?: never; readonly enter?: never; readonly forbidPairing?: never; readonly forfeit?: never; readonly formGroups?: never;   /** Lifts a penalty: its points no longer count. The result of a lost game stays until it is corrected. */
  readonly liftPenalty: LeagueLiftPenaltyCommandInput; readonly lineUp?: never; readonly pairRound?: never; readonly pause?: never; readonly penalize?: never; readonly reject?: never; readonly removeJoinCode?: never; readonly reportResult?: never; readonly requestBye?: never; readonly restoreLeague?: never; readonly resume?: never; readonly setJoinCode?: never; readonly stopWaiting?: never; readonly submitDeck?: never; readonly takeVacation?: never; readonly wait?: never; readonly withdraw?: never; }
  |  { readonly accept?: never; readonly allowPairing?: never; readonly annulResult?: never; readonly appoint?: never; readonly approve?: never; readonly archiveLeague?: never; readonly cancelBye?: never; readonly challenge?: never; readonly checkIn?: never; readonly closeSeason?: never; readonly confirmReport?: never; readonly correctResult?: never; readonly decline?: never; readonly deleteLeague?: never; readonly describeLeague?: never; readonly describeSeason?: never; readonly dismiss?: never; readonly disputeReport?: never; readonly enter?: never; readonly forbidPairing?: never; readonly forfeit?: never; readonly formGroups?: never; readonly liftPenalty?: never;   /** Says who plays for a team on its boards, from the next pairing on. A round that is paired keeps its players. */
  readonly lineUp: LeagueLineUpCommandInput; readonly pairRound?: never; readonly pause?: never; readonly penalize?: never; readonly reject?: never; readonly removeJoinCode?: never; readonly reportResult?: never; readonly requestBye?: never; readonly restoreLeague?: never; readonly resume?: never; readonly setJoinCode?: never; readonly stopWaiting?: never; readonly submitDeck?: never; readonly takeVacation?: never; readonly wait?: never; readonly withdraw?: never; }
  |  { readonly accept?: never; readonly allowPairing?: never; readonly annulResult?: never; readonly appoint?: never; readonly approve?: never; readonly archiveLeague?: never; readonly cancelBye?: never; readonly challenge?: never; readonly checkIn?: never; readonly closeSeason?: never; readonly confirmReport?: never; readonly correctResult?: never; readonly decline?: never; readonly deleteLeague?: never; readonly describeLeague?: never; readonly describeSeason?: never; readonly dismiss?: never; readonly disputeReport?: never; readonly enter?: never; readonly forbidPairing?: never; readonly forfeit?: never; readonly formGroups?: never; readonly liftPenalty?: never; readonly lineUp?: never;   /** Pairs a complete round, or none. Its games open automatically. */
  readonly pairRound: LeaguePairRoundCommandInput; readonly pause?: never; readonly penalize?: never; readonly reject?: never; readonly removeJoinCode?: never; readonly reportResult?: never; readonly requestBye?: never; readonly restoreLeague?: never; readonly resume?: never; readonly setJoinCode?: never; readonly stopWaiting?: never; readonly submitDeck?: never; readonly takeVacation?: never; readonly wait?: never; readonly withdraw?: never; }
  |  { readonly accept?: never; readonly allowPairing?: never; readonly annulResult?: never; readonly appoint?: never; readonly approve?: never; readonly archiveLeague?: never; readonly cancelBye?: never; readonly challenge?: never; readonly checkIn?: never; readonly closeSeason?: never; readonly confirmReport?: never; readonly correctResult?: never; readonly decline?: never; readonly deleteLeague?: never; readonly describeLeague?: never; readonly describeSeason?: never; readonly dismiss?: never; readonly disputeReport?: never; readonly enter?: never; readonly forbidPairing?: never; readonly forfeit?: never; readonly formGroups?: never; readonly liftPenalty?: never; readonly lineUp?: never; readonly pairRound?: never;   /** Pauses: the next rounds are paired without the participant, until it resumes. */
  readonly pause: LeaguePauseCommandInput; readonly penalize?: never; readonly reject?: never; readonly removeJoinCode?: never; readonly reportResult?: never; readonly requestBye?: never; readonly restoreLeague?: never; readonly resume?: never; readonly setJoinCode?: never; readonly stopWaiting?: never; readonly submitDeck?: never; readonly takeVacation?: never; readonly wait?: never; readonly withdraw?: never; }
  |  { readonly accept?: never; readonly allowPairing?: never; readonly annulResult?: never; readonly appoint?: never; readonly approve?: never; readonly archiveLeague?: never; readonly cancelBye?: never; readonly challenge?: never; readonly checkIn?: never; readonly closeSeason?: never; readonly confirmReport?: never; readonly correctResult?: never; readonly decline?: never; readonly deleteLeague?: never; readonly describeLeague?: never; readonly describeSeason?: never; readonly dismiss?: never; readonly disputeReport?: never; readonly enter?: never; readonly forbidPairing?: never; readonly forfeit?: never; readonly formGroups?: never; readonly liftPenalty?: never; readonly lineUp?: never; readonly pairRound?: never; readonly pause?: never;   /** Gives a participant a penalty, also one who has withdrawn. */
  readonly penalize: LeaguePenalizeCommandInput; readonly reject?: never; readonly removeJoinCode?: never; readonly reportResult?: never; readonly requestBye?: never; readonly restoreLeague?: never; readonly resume?: never; readonly setJoinCode?: never; readonly stopWaiting?: never; readonly submitDeck?: never; readonly takeVacation?: never; readonly wait?: never; readonly withdraw?: never; }
  |  { readonly accept?: never; readonly allowPairing?: never; readonly annulResult?: never; readonly appoint?: never; readonly approve?: never; readonly archiveLeague?: never; readonly cancelBye?: never; readonly challenge?: never; readonly checkIn?: never; readonly closeSeason?: never; readonly confirmReport?: never; readonly correctResult?: never; readonly decline?: never; readonly deleteLeague?: never; readonly describeLeague?: never; readonly describeSeason?: never; readonly dismiss?: never; readonly disputeReport?: never; readonly enter?: never; readonly forbidPairing?: never; readonly forfeit?: never; readonly formGroups?: never; readonly liftPenalty?: never; readonly lineUp?: never; readonly pairRound?: never; readonly pause?: never; readonly penalize?: never;   /** Rejects a participant that has applied. */
  readonly reject: LeagueRejectCommandInput; readonly removeJoinCode?: never; readonly reportResult?: never; readonly requestBye?: never; readonly restoreLeague?: never; readonly resume?: never; readonly setJoinCode?: never; readonly stopWaiting?: never; readonly submitDeck?: never; readonly takeVacation?: never; readonly wait?: never; readonly withdraw?: never; }
  |  { readonly accept?: never; readonly allowPairing?: never; readonly annulResult?: never; readonly appoint?: never; readonly approve?: never; readonly archiveLeague?: never; readonly cancelBye?: never; readonly challenge?: never; readonly checkIn?: never; readonly closeSeason?: never; readonly confirmReport?: never; readonly correctResult?: never; readonly decline?: never; readonly deleteLeague?: never; readonly describeLeague?: never; readonly describeSeason?: never; readonly dismiss?: never; readonly disputeReport?: never; readonly enter?: never; readonly forbidPairing?: never; readonly forfeit?: never; readonly formGroups?: never; readonly liftPenalty?: never; readonly lineUp?: never; readonly pairRound?: never; readonly pause?: never; readonly penalize?: never; readonly reject?: never;   /** Removes the join code: players need none to enter. */
  readonly removeJoinCode: LeagueRemoveJoinCodeCommandInput; readonly reportResult?: never; readonly requestBye?: never; readonly restoreLeague?: never; readonly resume?: never; readonly setJoinCode?: never; readonly stopWaiting?: never; readonly submitDeck?: never; readonly takeVacation?: never; readonly wait?: never; readonly withdraw?: never; }
  |  { readonly accept?: never; readonly allowPairing?: never; readonly annulResult?: never; readonly appoint?: never; readonly approve?: never; readonly archiveLeague?: never; readonly cancelBye?: never; readonly challenge?: never; readonly checkIn?: never; readonly closeSeason?: never; readonly confirmReport?: never; readonly correctResult?: never; readonly decline?: never; readonly deleteLeague?: never; readonly describeLeague?: never; readonly describeSeason?: never; readonly dismiss?: never; readonly disputeReport?: never; readonly enter?: never; readonly forbidPairing?: never; readonly forfeit?: never; readonly formGroups?: never; readonly liftPenalty?: never; readonly lineUp?: never; readonly pairRound?: never; readonly pause?: never; readonly penalize?: never; readonly reject?: never; readonly removeJoinCode?: never;   /** Reports the result of a game that was played elsewhere. It counts when an opponent confirms it, or does not dispute it in time; from an organizer at once. */
  readonly reportResult: LeagueReportResultCommandInput; readonly requestBye?: never; readonly restoreLeague?: never; readonly resume?: never; readonly setJoinCode?: never; readonly stopWaiting?: never; readonly submitDeck?: never; readonly takeVacation?: never; readonly wait?: never; readonly withdraw?: never; }
  |  { readonly accept?: never; readonly allowPairing?: never; readonly annulResult?: never; readonly appoint?: never; readonly approve?: never; readonly archiveLeague?: never; readonly cancelBye?: never; readonly challenge?: never; readonly checkIn?: never; readonly closeSeason?: never; readonly confirmReport?: never; readonly correctResult?: never; readonly decline?: never; readonly deleteLeague?: never; readonly describeLeague?: never; readonly describeSeason?: never; readonly dismiss?: never; readonly disputeReport?: never; readonly enter?: never; readonly forbidPairing?: never; readonly forfeit?: never; readonly formGroups?: never; readonly liftPenalty?: never; readonly lineUp?: never; readonly pairRound?: never; readonly pause?: never; readonly penalize?: never; readonly reject?: never; readonly removeJoinCode?: never; readonly reportResult?: never;   /** Asks not to play a coming round, for the points `halfBye` of the plan. */
  readonly requestBye: LeagueRequestByeCommandInput; readonly restoreLeague?: never; readonly resume?: never; readonly setJoinCode?: never; readonly stopWaiting?: never; readonly submitDeck?: never; readonly takeVacation?: never; readonly wait?: never; readonly withdraw?: never; }
  |  { readonly accept?: never; readonly allowPairing?: never; readonly annulResult?: never; readonly appoint?: never; readonly approve?: never; readonly archiveLeague?: never; readonly cancelBye?: never; readonly challenge?: never; readonly checkIn?: never; readonly closeSeason?: never; readonly confirmReport?: never; readonly correctResult?: never; readonly decline?: never; readonly deleteLeague?: never; readonly describeLeague?: never; readonly describeSeason?: never; readonly dismiss?: never; readonly disputeReport?: never; readonly enter?: never; readonly forbidPairing?: never; readonly forfeit?: never; readonly formGroups?: never; readonly liftPenalty?: never; readonly lineUp?: never; readonly pairRound?: never; readonly pause?: never; readonly penalize?: never; readonly reject?: never; readonly removeJoinCode?: never; readonly reportResult?: never; readonly requestBye?: never;   /** Takes the league out of the archive. */
  readonly restoreLeague: LeagueRestoreLeagueCommandInput; readonly resume?: never; readonly setJoinCode?: never; readonly stopWaiting?: never; readonly submitDeck?: never; readonly takeVacation?: never; readonly wait?: never; readonly withdraw?: never; }
  |  { readonly accept?: never; readonly allowPairing?: never; readonly annulResult?: never; readonly appoint?: never; readonly approve?: never; readonly archiveLeague?: never; readonly cancelBye?: never; readonly challenge?: never; readonly checkIn?: never; readonly closeSeason?: never; readonly confirmReport?: never; readonly correctResult?: never; readonly decline?: never; readonly deleteLeague?: never; readonly describeLeague?: never; readonly describeSeason?: never; readonly dismiss?: never; readonly disputeReport?: never; readonly enter?: never; readonly forbidPairing?: never; readonly forfeit?: never; readonly formGroups?: never; readonly liftPenalty?: never; readonly lineUp?: never; readonly pairRound?: never; readonly pause?: never; readonly penalize?: never; readonly reject?: never; readonly removeJoinCode?: never; readonly reportResult?: never; readonly requestBye?: never; readonly restoreLeague?: never;   /** Ends a pause, or returns after a withdrawal while the season still takes late entries. */
  readonly resume: LeagueResumeCommandInput; readonly setJoinCode?: never; readonly stopWaiting?: never; readonly submitDeck?: never; readonly takeVacation?: never; readonly wait?: never; readonly withdraw?: never; }
  |  { readonly accept?: never; readonly allowPairing?: never; readonly annulResult?: never; readonly appoint?: never; readonly approve?: never; readonly archiveLeague?: never; readonly cancelBye?: never; readonly challenge?: never; readonly checkIn?: never; readonly closeSeason?: never; readonly confirmReport?: never; readonly correctResult?: never; readonly decline?: never; readonly deleteLeague?: never; readonly describeLeague?: never; readonly describeSeason?: never; readonly dismiss?: never; readonly disputeReport?: never; readonly enter?: never; readonly forbidPairing?: never; readonly forfeit?: never; readonly formGroups?: never; readonly liftPenalty?: never; readonly lineUp?: never; readonly pairRound?: never; readonly pause?: never; readonly penalize?: never; readonly reject?: never; readonly removeJoinCode?: never; readonly reportResult?: never; readonly requestBye?: never; readonly restoreLeague?: never; readonly resume?: never;   /** Makes a join code, which replaces an earlier one. From then on players need it to enter. Only organizers see it: `LeagueSeason.joinCode`. */
  readonly setJoinCode: LeagueSetJoinCodeCommandInput; readonly stopWaiting?: never; readonly submitDeck?: never; readonly takeVacation?: never; readonly wait?: never; readonly withdraw?: never; }
  |  { readonly accept?: never; readonly allowPairing?: never; readonly annulResult?: never; readonly appoint?: never; readonly approve?: never; readonly archiveLeague?: never; readonly cancelBye?: never; readonly challenge?: never; readonly checkIn?: never; readonly closeSeason?: never; readonly confirmReport?: never; readonly correctResult?: never; readonly decline?: never; readonly deleteLeague?: never; readonly describeLeague?: never; readonly describeSeason?: never; readonly dismiss?: never; readonly disputeReport?: never; readonly enter?: never; readonly forbidPairing?: never; readonly forfeit?: never; readonly formGroups?: never; readonly liftPenalty?: never; readonly lineUp?: never; readonly pairRound?: never; readonly pause?: never; readonly penalize?: never; readonly reject?: never; readonly removeJoinCode?: never; readonly reportResult?: never; readonly requestBye?: never; readonly restoreLeague?: never; readonly resume?: never; readonly setJoinCode?: never;   /** Stops waiting for a game. */
  readonly stopWaiting: LeagueStopWaitingCommandInput; readonly submitDeck?: never; readonly takeVacation?: never; readonly wait?: never; readonly withdraw?: never; }
  |  { readonly accept?: never; readonly allowPairing?: never; readonly annulResult?: never; readonly appoint?: never; readonly approve?: never; readonly archiveLeague?: never; readonly cancelBye?: never; readonly challenge?: never; readonly checkIn?: never; readonly closeSeason?: never; readonly confirmReport?: never; readonly correctResult?: never; readonly decline?: never; readonly deleteLeague?: never; readonly describeLeague?: never; readonly describeSeason?: never; readonly dismiss?: never; readonly disputeReport?: never; readonly enter?: never; readonly forbidPairing?: never; readonly forfeit?: never; readonly formGroups?: never; readonly liftPenalty?: never; readonly lineUp?: never; readonly pairRound?: never; readonly pause?: never; readonly penalize?: never; readonly reject?: never; readonly removeJoinCode?: never; readonly reportResult?: never; readonly requestBye?: never; readonly restoreLeague?: never; readonly resume?: never; readonly setJoinCode?: never; readonly stopWaiting?: never;   /** Submits a deck for the season, or another one in its place: a copy, with which all its games are played. */
  readonly submitDeck: LeagueSubmitDeckCommandInput; readonly takeVacation?: never; readonly wait?: never; readonly withdraw?: never; }
  |  { readonly accept?: never; readonly allowPairing?: never; readonly annulResult?: never; readonly appoint?: never; readonly approve?: never; readonly archiveLeague?: never; readonly cancelBye?: never; readonly challenge?: never; readonly checkIn?: never; readonly closeSeason?: never; readonly confirmReport?: never; readonly correctResult?: never; readonly decline?: never; readonly deleteLeague?: never; readonly describeLeague?: never; readonly describeSeason?: never; readonly dismiss?: never; readonly disputeReport?: never; readonly enter?: never; readonly forbidPairing?: never; readonly forfeit?: never; readonly formGroups?: never; readonly liftPenalty?: never; readonly lineUp?: never; readonly pairRound?: never; readonly pause?: never; readonly penalize?: never; readonly reject?: never; readonly removeJoinCode?: never; readonly reportResult?: never; readonly requestBye?: never; readonly restoreLeague?: never; readonly resume?: never; readonly setJoinCode?: never; readonly stopWaiting?: never; readonly submitDeck?: never;   /** Takes days of your vacation, where the season gives any: your clocks stand still in all its games, also in those that begin meanwhile. */
  readonly takeVacation: LeagueTakeVacationCommandInput; readonly wait?: never; readonly withdraw?: never; }
  |  { readonly accept?: never; readonly allowPairing?: never; readonly annulResult?: never; readonly appoint?: never; readonly approve?: never; readonly archiveLeague?: never; readonly cancelBye?: never; readonly challenge?: never; readonly checkIn?: never; readonly closeSeason?: never; readonly confirmReport?: never; readonly correctResult?: never; readonly decline?: never; readonly deleteLeague?: never; readonly describeLeague?: never; readonly describeSeason?: never; readonly dismiss?: never; readonly disputeReport?: never; readonly enter?: never; readonly forbidPairing?: never; readonly forfeit?: never; readonly formGroups?: never; readonly liftPenalty?: never; readonly lineUp?: never; readonly pairRound?: never; readonly pause?: never; readonly penalize?: never; readonly reject?: never; readonly removeJoinCode?: never; readonly reportResult?: never; readonly requestBye?: never; readonly restoreLeague?: never; readonly resume?: never; readonly setJoinCode?: never; readonly stopWaiting?: never; readonly submitDeck?: never; readonly takeVacation?: never;   /** Waits for a game in an arena: waiting players are paired some seconds later, once. */
  readonly wait: LeagueWaitCommandInput; readonly withdraw?: never; }
  |  { readonly accept?: never; readonly allowPairing?: never; readonly annulResult?: never; readonly appoint?: never; readonly approve?: never; readonly archiveLeague?: never; readonly cancelBye?: never; readonly challenge?: never; readonly checkIn?: never; readonly closeSeason?: never; readonly confirmReport?: never; readonly correctResult?: never; readonly decline?: never; readonly deleteLeague?: never; readonly describeLeague?: never; readonly describeSeason?: never; readonly dismiss?: never; readonly disputeReport?: never; readonly enter?: never; readonly forbidPairing?: never; readonly forfeit?: never; readonly formGroups?: never; readonly liftPenalty?: never; readonly lineUp?: never; readonly pairRound?: never; readonly pause?: never; readonly penalize?: never; readonly reject?: never; readonly removeJoinCode?: never; readonly reportResult?: never; readonly requestBye?: never; readonly restoreLeague?: never; readonly resume?: never; readonly setJoinCode?: never; readonly stopWaiting?: never; readonly submitDeck?: never; readonly takeVacation?: never; readonly wait?: never;   /** Withdraws a participant from the next rounds; played games still count. Also withdraws an invitation. */
  readonly withdraw: LeagueWithdrawCommandInput; };

/** A command on a league. */
export type LeagueCommandRequest = {
  /** Exactly one command. */
  readonly command: LeagueCommandInput;
  /** A UUID of your choice. An accepted command happens once, even if sent again; a refused one is not remembered. */
  readonly commandId: string;
  /** Carry out the command at exactly this version of the league, or return `LeagueConflict`. */
  readonly expectedVersion?: number | null | undefined;
  /** The value of `League.id`. */
  readonly leagueId: string;
};

/** Confirms the report of an opponent, which then counts. */
export type LeagueConfirmReportCommandInput = {
  /** Id of the game of the pairing. */
  readonly gameId: string;
  /** Number of the season. At least 1. */
  readonly season: number;
};

/** Corrects a result: sets the points of each player instead. */
export type LeagueCorrectResultCommandInput = {
  /** Id of the game of the pairing. */
  readonly gameId: string;
  /** What becomes of later matches of a bracket that others are to play now; by default REPLAY. Refused in a format without a bracket. */
  readonly later?: LeagueLaterMatches | null | undefined;
  /** The reason, which is public. */
  readonly reason: string;
  /** The points of each player: every player of the pairing, once. 1 to 50 entries. */
  readonly scores: ReadonlyArray<LeagueScoreInput>;
  /** Number of the season. At least 1. */
  readonly season: number;
};

/** The deals of the games of a season. */
export type LeagueDeal =
  /** All games of a round have the same deal, from a seed that the server promises with the round and reveals when all of them are played out. Of matches of teams, each board has a deal of its own, the same in all matches. */
  | 'DUPLICATE'
  /** Each game has a deal of its own. */
  | 'OWN';

/** The decks, or bases, with which the season is played. */
export type LeagueDecksInput = {
  /** Until when decks are submitted and replaced, for participants of that time; by default until the first round is paired. At least 0. */
  readonly deadline?: string | null | undefined;
  /** true: participants without a deck for each of their accounts cannot check in, and are dropped at the deadline and when a round is paired. */
  readonly required?: boolean;
  /** Who reads a deck in the league, apart from the account that plays it. A finished game shows all that happened in it, and what was brought to it, to all who see that game. */
  readonly shown: LeagueDecksShown;
};

/** Who reads the decks of a season. */
export type LeagueDecksShown =
  /** Owners and judges of the league, and all others when the season is closed. */
  | 'AT_THE_END'
  /** Owners and judges of the league, and never others. */
  | 'JUDGES'
  /** All, as soon as a deck is submitted. */
  | 'PUBLIC';

/** Declines an invitation, also one that you have accepted but others have not. */
export type LeagueDeclineCommandInput = {
  /** The participant: the id of an account, or the name of a team. */
  readonly player: string;
  /** Number of the season. At least 1. */
  readonly season: number;
};

/** Deletes a league in which no round was paired. It cannot be restored. */
export type LeagueDeleteLeagueCommandInput = {
  /** The reason, which is public. */
  readonly reason: string;
};

/** Says what the league is. */
export type LeagueDescribeLeagueCommandInput = {
  /** All that organizers say of it: replaces what they said before. */
  readonly about: LeagueAboutInput;
};

/** Says what a season is. */
export type LeagueDescribeSeasonCommandInput = {
  /** All that organizers say of it: replaces what they said before. */
  readonly about: LeagueAboutInput;
  /** Number of the season. At least 1. */
  readonly season: number;
};

/** Takes the role of an account; the last owner keeps it. */
export type LeagueDismissCommandInput = {
  /** Id of the account. */
  readonly account: string;
  /** The reason, which is public. */
  readonly reason: string;
};

/** Disputes the report of an opponent: it waits for a new one, or for the decision of an organizer. */
export type LeagueDisputeReportCommandInput = {
  /** Id of the game of the pairing. */
  readonly gameId: string;
  /** The reason, which is public. */
  readonly reason: string;
  /** Number of the season. At least 1. */
  readonly season: number;
};

/** What decides a drawn match of teams in a bracket. */
export type LeagueDrawnMatch =
  /** Each board point counts the number of its board, and the team with the smaller sum wins: points on higher boards weigh more (the Berlin system). */
  | 'BOARD_COUNT'
  /** The results of the lowest board are left out, then those of the lowest two, and so on, until one team has more points. */
  | 'BOTTOM_BOARD'
  /** The highest board that is no draw decides. */
  | 'TOP_BOARD';

/** Games are played elsewhere, and players report the results. */
export type LeagueElsewhereInput = {
  /** Seconds after which a report counts that no opponent has disputed. 60 to 2592000. */
  readonly confirmWithin?: number;
};

/** Enters yourself. Others are invited, and play when all of them have accepted: members of a team that you are in, or any account if an organizer of the league invites. */
export type LeagueEnterCommandInput = {
  /** The join code, where the season has one and no organizer has invited you. The server keeps only its digest. */
  readonly code?: string | null | undefined;
  /** Accounts that play for it: the individual account, or all of a team, in the order of seats. 1 to 50 entries. */
  readonly members: ReadonlyArray<string>;
  /** Its seeding, 1 is the best: set only by an organizer of the league. By default after all entered participants. At least 1. */
  readonly number?: number | null | undefined;
  /** The participant: the id of an account, or the name of a team. */
  readonly player: string;
  /** Number of the season. At least 1. */
  readonly season: number;
};

/** The conditions for accounts that enter or accept an invitation. */
export type LeagueEntryConditionsInput = {
  /** The least age of the account, in days. 1 to 36500. */
  readonly accountDays?: number | null | undefined;
  /** Ids of the accounts that may enter; by default all. Public, as the whole plan. 1 to 1000 entries. */
  readonly allowed?: ReadonlyArray<string> | null | undefined;
  /** The least number of rated games. 1 to 100000. */
  readonly games?: number | null | undefined;
  /** The accepted ratings; accounts without a rated game have none. */
  readonly rating?: LeagueRatingRangeInput | null | undefined;
};

/** The bracket of the finals. */
export type LeagueFinalsFormatInput =
  {   /** Double elimination: a player is out after two lost matches. Must be `true`. */
  readonly DOUBLE_ELIMINATION: boolean; readonly KNOCK_OUT?: never; }
  |  { readonly DOUBLE_ELIMINATION?: never;   /** Single elimination: the loser of a match is out. Must be `true`. */
  readonly KNOCK_OUT: boolean; };

/** The bracket of the best after the rounds of a season. */
export type LeagueFinalsInput = {
  /** The bracket of the finals. */
  readonly format: LeagueFinalsFormatInput;
  /** How many games a match of the finals has: by default one. */
  readonly match?: LeagueMatchInput | null | undefined;
  /** The number of players who go on: the best of the table who have not withdrawn and do not pause. Of groups as many of each as possible, and then the best of the next places. 2 to 128. */
  readonly top: number;
};

/** Two participants are not to be paired from the next pairing on. */
export type LeagueForbidPairingCommandInput = {
  /** The two participants: ids of individual accounts, or names of teams. Exactly 2 entries. */
  readonly players: ReadonlyArray<string>;
  /** The reason, which is public. */
  readonly reason: string;
  /** Number of the season. At least 1. */
  readonly season: number;
};

/** Decides a game for which a player did not appear; a running game ends. */
export type LeagueForfeitCommandInput = {
  /** The players who did not appear. 1 to 50 entries. */
  readonly absent: ReadonlyArray<string>;
  /** Id of the game of the pairing. */
  readonly gameId: string;
  /** The reason, which is public. */
  readonly reason: string;
  /** Number of the season. At least 1. */
  readonly season: number;
};

/** The points for a game for which a player did not appear. */
export type LeagueForfeitInput = {
  /** Points of a player who did not appear; by default 0. -1000 to 1000. */
  readonly loss?: number | null | undefined;
  /** Points of a player whose opponent did not appear; by default those of a win. -1000 to 1000. */
  readonly win?: number | null | undefined;
};

/** Forms the groups before the first round: by hand as often as you like, or draws them, once. */
export type LeagueFormGroupsCommandInput = {
  /** All groups, where they are formed by hand; null for a draw. 2 to 64 entries. */
  readonly groups?: ReadonlyArray<LeagueGroupInput> | null | undefined;
  /** Number of the season. At least 1. */
  readonly season: number;
};

/** How opponents are found. */
export type LeagueFormatInput =
  {   /** An arena: waiting players are paired, as often as they like. */
  readonly ARENA: LeagueArenaInput; readonly DOUBLE_ELIMINATION?: never; readonly KNOCK_OUT?: never; readonly LADDER?: never; readonly ROUND_ROBIN?: never; readonly SWISS?: never; readonly TABLES?: never; }
  |  { readonly ARENA?: never;   /** Double elimination: a player is out after two lost matches. Must be `true`. */
  readonly DOUBLE_ELIMINATION: boolean; readonly KNOCK_OUT?: never; readonly LADDER?: never; readonly ROUND_ROBIN?: never; readonly SWISS?: never; readonly TABLES?: never; }
  |  { readonly ARENA?: never; readonly DOUBLE_ELIMINATION?: never;   /** Single elimination: the loser of a match is out. Must be `true`. */
  readonly KNOCK_OUT: boolean; readonly LADDER?: never; readonly ROUND_ROBIN?: never; readonly SWISS?: never; readonly TABLES?: never; }
  |  { readonly ARENA?: never; readonly DOUBLE_ELIMINATION?: never; readonly KNOCK_OUT?: never;   /** A ladder: the winner against a player further up takes their place. */
  readonly LADDER: LeagueLadderInput; readonly ROUND_ROBIN?: never; readonly SWISS?: never; readonly TABLES?: never; }
  |  { readonly ARENA?: never; readonly DOUBLE_ELIMINATION?: never; readonly KNOCK_OUT?: never; readonly LADDER?: never;   /** Every player meets every other. */
  readonly ROUND_ROBIN: LeagueRoundRobinInput; readonly SWISS?: never; readonly TABLES?: never; }
  |  { readonly ARENA?: never; readonly DOUBLE_ELIMINATION?: never; readonly KNOCK_OUT?: never; readonly LADDER?: never; readonly ROUND_ROBIN?: never;   /** FIDE’s Dutch system: players of equal score meet, no pair twice. */
  readonly SWISS: LeagueSwissInput; readonly TABLES?: never; }
  |  { readonly ARENA?: never; readonly DOUBLE_ELIMINATION?: never; readonly KNOCK_OUT?: never; readonly LADDER?: never; readonly ROUND_ROBIN?: never; readonly SWISS?: never;   /** Tables of several players, with as few repeated meetings as possible. */
  readonly TABLES: LeagueTablesInput; };

/** How groups are formed. */
export type LeagueForming =
  /** By an organizer, with `formGroups`. */
  | 'BY_HAND'
  /** By lot, from a seed that the server promises with the plan and tells with the draw. */
  | 'DRAW'
  /** By the numbers of participants, back and forth: 1 to A, 2 to B, 3 to B, 4 to A. */
  | 'SNAKE';

/** The player loses a game: of a match, this game alone. */
export type LeagueGameLossInput = {
  /** Id of the game, which has no result yet. */
  readonly gameId: string;
};

/** Glicko-2: duels of one against one. */
export type LeagueGlicko2Input = {
  /** The uncertainty about a newcomer. 0 to 1000000. */
  readonly deviation?: number;
  /** The estimated strength of a newcomer. 0 to 1000000. */
  readonly mean?: number;
  /** The days of a rating period: with each one without a game a rating is less certain. By default 30. 1 to 3660. */
  readonly period?: number | null | undefined;
  /** How fast volatility may change: reasonable values are from 0.3 to 1.2. 0 to 1000000. */
  readonly tau?: number;
  /** The expected fluctuation of a newcomer’s strength. 0 to 1000000. */
  readonly volatility?: number;
};

/** A group of a season. */
export type LeagueGroupInput = {
  /** Its participants. 2 to 1000 entries. */
  readonly players: ReadonlyArray<string>;
};

/** The groups in which the rounds before the finals are played. */
export type LeagueGroupsInput = {
  /** The number of groups. 2 to 64. */
  readonly count: number;
  /** How groups are formed. */
  readonly formed?: LeagueForming;
};

/** A ladder: the winner against a player further up takes their place. */
export type LeagueLadderInput = {
  /** The number of places further up within which a player may challenge. 1 to 100. */
  readonly reach?: number;
};

/** What becomes of later matches of a bracket. */
export type LeagueLaterMatches =
  /** The right players play the match. The games of the former players are annulled. */
  | 'ANNUL'
  /** The right players play the match. A result of the former players stays in the table and in ratings; a game of theirs that still runs is annulled. */
  | 'REPLAY'
  /** The match stands as it was paired, with its result. */
  | 'STAND';

/** Lifts a penalty: its points no longer count. The result of a lost game stays until it is corrected. */
export type LeagueLiftPenaltyCommandInput = {
  /** Number of the penalty in its season, from 1. At least 1. */
  readonly number: number;
  /** The reason, which is public. */
  readonly reason: string;
  /** Number of the season. At least 1. */
  readonly season: number;
};

/** Says who plays for a team on its boards, from the next pairing on. A round that is paired keeps its players. */
export type LeagueLineUpCommandInput = {
  /** The members who play, one a board, in the order in which the team was entered: without one of them the next ones move up. 2 to 12 entries. */
  readonly members: ReadonlyArray<string>;
  /** The name of the team. */
  readonly player: string;
  /** Number of the season. At least 1. */
  readonly season: number;
};

/** The games of a pairing of two players or teams. */
export type LeagueMatchInput =
  {   /** All games of a match are played, for instance one at each seat. */
  readonly ALL_GAMES: LeagueAllGamesInput; readonly BEST_OF?: never; readonly BOARDS?: never; }
  |  { readonly ALL_GAMES?: never;   /** A match ends as soon as the other player can no longer catch up. */
  readonly BEST_OF: LeagueBestOfInput; readonly BOARDS?: never; }
  |  { readonly ALL_GAMES?: never; readonly BEST_OF?: never;   /** Two teams meet on several boards at once. A win on a board is one board point, a draw half of one; the team with more board points wins the match. */
  readonly BOARDS: LeagueBoardsInput; };

/** Pairs a complete round, or none. Its games open automatically. */
export type LeaguePairRoundCommandInput = {
  /** The players without an opponent. Without pairings of your own the format pairs the others, and may leave one more over. At most 5000 entries. */
  readonly byes?: ReadonlyArray<LeagueAskedByeInput> | null | undefined;
  /** true: the format pairs all players whom your pairings and byes leave out, in the same round. */
  readonly pairOthers?: boolean | null | undefined;
  /** Pairings of your own; by default as proposed by the format of the season. At most 5000 entries. */
  readonly pairings?: ReadonlyArray<LeagueWantedPairingInput> | null | undefined;
  /** Number of the round: the next one, or again the last one while it has no result. At least 1. */
  readonly round: number;
  /** Number of the season. At least 1. */
  readonly season: number;
  /** When its games are opened: from now on, within a year; by default at once. At least 0. */
  readonly startsAt?: string | null | undefined;
};

/** When the next round of a season is paired without an organizer. */
export type LeaguePairingTimesInput =
  {   /** At fixed times. A round whose predecessor still runs is paired as soon as that is complete. */
  readonly TIMETABLE: LeagueTimetableInput; readonly WHEN_COMPLETE?: never; }
  |  { readonly TIMETABLE?: never;   /** When all results of a round are in. An organizer pairs the first round. */
  readonly WHEN_COMPLETE: LeagueWhenCompleteInput; };

/** Pauses: the next rounds are paired without the participant, until it resumes. */
export type LeaguePauseCommandInput = {
  /** The participant: the id of an account, or the name of a team. */
  readonly player: string;
  /** Number of the season. At least 1. */
  readonly season: number;
};

/** Gives a participant a penalty, also one who has withdrawn. */
export type LeaguePenalizeCommandInput = {
  /** What a penalty does. */
  readonly penalty: LeaguePenaltyInput;
  /** The participant: the id of an account, or the name of a team. */
  readonly player: string;
  /** The reason, which is public. */
  readonly reason: string;
  /** Number of the season. At least 1. */
  readonly season: number;
};

/** What a penalty does. */
export type LeaguePenaltyInput =
  {   /** The player loses a game: of a match, this game alone. */
  readonly GAME_LOSS: LeagueGameLossInput; readonly POINTS?: never; readonly WARNING?: never; }
  |  { readonly GAME_LOSS?: never;   /** Points are added to those of the games, or taken away. */
  readonly POINTS: LeaguePointAdjustmentInput; readonly WARNING?: never; }
  |  { readonly GAME_LOSS?: never; readonly POINTS?: never;   /** A warning changes no result. Must be `true`. */
  readonly WARNING: boolean; };

/** The plan of a season: its format, schedule and scoring. */
export type LeaguePlanInput = {
  /** Points for a round before the entry, or after the withdrawal, of a player; by default 0. -1000 to 1000. */
  readonly absence?: number | null | undefined;
  /** Points for a round without an opponent, which the pairing leaves over; by default those of a win. -1000 to 1000. */
  readonly bye?: number | null | undefined;
  /** The deals of its games: by default each game has its own. */
  readonly deal?: LeagueDeal | null | undefined;
  /** Players submit a deck for the whole season, where the game has decks or bases; by default they bring one to each game. */
  readonly decks?: LeagueDecksInput | null | undefined;
  /** Games are played elsewhere, and players report the results; by default games open on the server. */
  readonly elsewhere?: LeagueElsewhereInput | null | undefined;
  /** A bracket of the best after the rounds of the format; by default none. */
  readonly finals?: LeagueFinalsInput | null | undefined;
  /** The points for a game for which a player did not appear. */
  readonly forfeit?: LeagueForfeitInput | null | undefined;
  /** How opponents are found. */
  readonly format: LeagueFormatInput;
  /** The rounds of the format are played in groups: a Swiss or a round robin in each, all at once; by default without groups. */
  readonly groups?: LeagueGroupsInput | null | undefined;
  /** Points for a round that a player asked not to play; by default those of a draw. -1000 to 1000. */
  readonly halfBye?: number | null | undefined;
  /** Seconds that a game waits for its players after its start; a player who misses it forfeits. 60 to 2592000. */
  readonly joinWithin?: number;
  /** How many games a pairing has: by default one. The scoring then counts the result of the whole match. */
  readonly match?: LeagueMatchInput | null | undefined;
  /** When the next round is paired without an organizer; by default an organizer pairs each round. */
  readonly pairing?: LeaguePairingTimesInput | null | undefined;
  /** The rating system, with its parameters. */
  readonly rating?: LeagueRatingParametersInput | null | undefined;
  /** How players get into the season; by default all may enter. */
  readonly registration?: LeagueRegistrationInput | null | undefined;
  /** The byes that players may ask for, worth `halfBye`; by default none. */
  readonly requestedByes?: LeagueRequestedByesInput | null | undefined;
  /** The points for a game. */
  readonly scoring?: LeagueScoringInput | null | undefined;
  /** The settings of the tables of its games. */
  readonly table?: LeagueTableInput | null | undefined;
  /** The tie-breaks between players of equal points, in their order. At most 5 entries. */
  readonly tieBreaks?: ReadonlyArray<LeagueTieBreak>;
  /** Days of vacation of each player for the whole season, which count in all its games at once; by default none. */
  readonly vacation?: LeagueSeasonVacationInput | null | undefined;
};

/** Points are added to those of the games, or taken away. */
export type LeaguePointAdjustmentInput = {
  /** The points of the league that are added, negative to take some away. -1000 to 1000. */
  readonly points: number;
};

/** The rating system, with its parameters. */
export type LeagueRatingParametersInput = {
  /** The system, with its parameters. */
  readonly rating?: LeagueRatingSystemInput | null | undefined;
  /** Version of the interpretation of these parameters: 2 for new seasons. */
  readonly version?: number;
};

/** A range of `Rating.shown` in the ratings of the ruleset. */
export type LeagueRatingRangeInput = {
  /** The lowest accepted rating. -10000 to 10000. */
  readonly least?: number | null | undefined;
  /** The highest accepted rating. -10000 to 10000. */
  readonly most?: number | null | undefined;
};

/** The system, with its parameters. */
export type LeagueRatingSystemInput =
  {   /** Glicko-2: duels of one against one. */
  readonly GLICKO_2: LeagueGlicko2Input; readonly WENG_LIN?: never; }
  |  { readonly GLICKO_2?: never;   /** Weng and Lin’s: teams, many seats, draws. */
  readonly WENG_LIN: LeagueWengLinInput; };

/** How players get into a season. */
export type LeagueRegistrationInput = {
  /** true: an organizer approves each participant that no organizer has invited. */
  readonly approval?: boolean;
  /** The number of places; further participants go on a waiting list. By default unlimited. 2 to 10000. */
  readonly capacity?: number | null | undefined;
  /** With check-in, participants that have not checked in are dropped when the first round is paired. By default there is none. */
  readonly checkIn?: LeagueCheckInInput | null | undefined;
  /** The end of registration; by default as long as the format takes entries. At least 0. */
  readonly closes?: string | null | undefined;
  /** The conditions for accounts that no organizer has invited; by default none. */
  readonly conditions?: LeagueEntryConditionsInput | null | undefined;
  /** The first round that the latest entries may play, 1: none after the first pairing. By default any round, where the format takes late entries. 1 to 100. */
  readonly lateUntil?: number | null | undefined;
  /** The start of registration; by default at once. At least 0. */
  readonly opens?: string | null | undefined;
};

/** Rejects a participant that has applied. */
export type LeagueRejectCommandInput = {
  /** The participant: the id of an account, or the name of a team. */
  readonly player: string;
  /** The reason, which is public. */
  readonly reason: string;
  /** Number of the season. At least 1. */
  readonly season: number;
};

/** Removes the join code: players need none to enter. */
export type LeagueRemoveJoinCodeCommandInput = {
  /** Number of the season. At least 1. */
  readonly season: number;
};

/** Reports the result of a game that was played elsewhere. It counts when an opponent confirms it, or does not dispute it in time; from an organizer at once. */
export type LeagueReportResultCommandInput = {
  /** Evidence for all to see: a text, or an address. */
  readonly evidence?: string | null | undefined;
  /** Id of the game of the pairing. */
  readonly gameId: string;
  /** The result of each player of the pairing, once. 1 to 12 entries. */
  readonly placed: ReadonlyArray<LeagueReportedPlaceInput>;
  /** Number of the season. At least 1. */
  readonly season: number;
};

/** The result of a player in a game that was played elsewhere. */
export type LeagueReportedPlaceInput = {
  /** The participant: the id of an account, or the name of a team. */
  readonly player: string;
  /** Points of the game. */
  readonly points?: number;
  /** 1 is best; equal results share a rank. At least 1. */
  readonly rank: number;
};

/** Asks not to play a coming round, for the points `halfBye` of the plan. */
export type LeagueRequestByeCommandInput = {
  /** The participant: the id of an account, or the name of a team. */
  readonly player: string;
  /** Number of the round: one that is not paired yet. 1 to 100. */
  readonly round: number;
  /** Number of the season. At least 1. */
  readonly season: number;
};

/** The byes that players may ask for. */
export type LeagueRequestedByesInput = {
  /** The last round that players may ask not to play; by default any. 1 to 100. */
  readonly lastRound?: number | null | undefined;
  /** The most rounds that a player may ask not to play. 1 to 100. */
  readonly most: number;
};

/** Takes the league out of the archive. */
export type LeagueRestoreLeagueCommandInput = {
  /** The reason, which is public. */
  readonly reason: string;
};

/** Ends a pause, or returns after a withdrawal while the season still takes late entries. */
export type LeagueResumeCommandInput = {
  /** The participant: the id of an account, or the name of a team. */
  readonly player: string;
  /** Number of the season. At least 1. */
  readonly season: number;
};

/** The role of an organizer: each may do all that the later ones may. */
export type LeagueRole =
  /** Decides results, forfeits, penalties and withdrawals, reads and replaces decks, and all that a scorekeeper does. */
  | 'JUDGE'
  /** Runs the league: may do everything, and appoints the others. */
  | 'OWNER'
  /** Checks participants in, and reports and confirms results of games played elsewhere. */
  | 'SCOREKEEPER';

/** Every player meets every other. */
export type LeagueRoundRobinInput = {
  /** Every player meets every other twice, once at each seat. */
  readonly twice?: boolean;
};

/** The points of a player for a game. */
export type LeagueScoreInput = {
  /** The participant: the id of an account, or the name of a team. */
  readonly player: string;
  /** Points of the league. */
  readonly points: number;
};

/** By the points of the game. */
export type LeagueScoringByPointsInput = {
  /** Points of the game that make one point of the league. At least 0. */
  readonly per?: number;
};

/** By rank at the table. */
export type LeagueScoringByRankInput = {
  /** Points of the first, the second, … at a table; tied players share the points of their places. 2 to 12 entries. */
  readonly byRank: ReadonlyArray<number>;
};

/** By the first place. */
export type LeagueScoringByResultInput = {
  /** Points of players who share the first place. -1000 to 1000. */
  readonly draw?: number;
  /** Points of all others. -1000 to 1000. */
  readonly loss?: number;
  /** Points of a sole winner. -1000 to 1000. */
  readonly win?: number;
};

/** The points for a game. */
export type LeagueScoringInput =
  {   /** By rank at the table. */
  readonly RANKS: LeagueScoringByRankInput; readonly RESULT?: never; readonly SCORE?: never; }
  |  { readonly RANKS?: never;   /** By the first place. */
  readonly RESULT: LeagueScoringByResultInput; readonly SCORE?: never; }
  |  { readonly RANKS?: never; readonly RESULT?: never;   /** By the points of the game. */
  readonly SCORE: LeagueScoringByPointsInput; };

/** Days on which each player may let all their clocks stand still. */
export type LeagueSeasonVacationInput = {
  /** Days of 24 hours for the whole season. 1 to 90. */
  readonly days: number;
};

/** The way in which players are seated. */
export type LeagueSeating =
  /** Games start automatically, and players need not take their seats. */
  | 'AT_ONCE'
  /** Players join their games with the things that they bring, such as a deck; with the last one the game starts. */
  | 'BY_PLAYERS';

/** Makes a join code, which replaces an earlier one. From then on players need it to enter. Only organizers see it: `LeagueSeason.joinCode`. */
export type LeagueSetJoinCodeCommandInput = {
  /** Number of the season. At least 1. */
  readonly season: number;
};

/** Stops waiting for a game. */
export type LeagueStopWaitingCommandInput = {
  /** The participant: the id of an account, or the name of a team. */
  readonly player: string;
  /** Number of the season. At least 1. */
  readonly season: number;
};

/** Submits a deck for the season, or another one in its place: a copy, with which all its games are played. */
export type LeagueSubmitDeckCommandInput = {
  /** The account that plays the deck: of an individual, or a member of the team. By default your own. */
  readonly account?: string | null | undefined;
  /** The id of a base of yours, or of a shared one. */
  readonly baseId?: string | null | undefined;
  /** The id of a deck of yours. */
  readonly deckId?: string | null | undefined;
  /** The participant: the id of an account, or the name of a team. */
  readonly player: string;
  /** Number of the season. At least 1. */
  readonly season: number;
};

/** FIDE’s Dutch system: players of equal score meet, no pair twice. */
export type LeagueSwissInput = {
  /** true: the Baku acceleration (FIDE C.04.7), with which the best meet earlier: for many players in few rounds. */
  readonly accelerated?: boolean | null | undefined;
  /** Whether odd numbers get the first seat in the first round: to be drawn by lot. */
  readonly oddFirst?: boolean;
  /** The number of rounds. 1 to 100. */
  readonly rounds: number;
};

/** The settings of the tables of its games. */
export type LeagueTableInput = {
  /** A chess clock for each seat, beside the time of the steps. */
  readonly bank?: LeagueBankInput | null | undefined;
  /** Days of the week on which no clock runs; by default all time counts. */
  readonly calendar?: LeagueCalendarInput | null | undefined;
  /** true: players commit to seeds when they take their seats, and give them when the game starts, so that no one can choose the draws. Players who have not taken their seats a minute after the opening are seated without a seed. By default true; null in seasons from before this option, which had no such seeds. */
  readonly hiddenSeeds?: boolean | null | undefined;
  /** The way in which players are seated. */
  readonly seating?: LeagueSeating;
  /** Delay in seconds with which spectators see a game. 0 to 3600. */
  readonly spectatorDelay?: number;
  /** true: players may hand over their seats during a game, and its result still counts for them. By default they may not. */
  readonly substitutes?: boolean | null | undefined;
  /** Days in each game on which a player may let the clock stand still; by default none. */
  readonly vacation?: LeagueVacationInput | null | undefined;
};

/** Tables of several players, with as few repeated meetings as possible. */
export type LeagueTablesInput = {
  /** The number of rounds. 1 to 100. */
  readonly rounds: number;
  /** The allowed sizes of tables, the preferred size first. 1 to 5 entries. */
  readonly sizes?: ReadonlyArray<number>;
};

/** Takes days of your vacation, where the season gives any: your clocks stand still in all its games, also in those that begin meanwhile. */
export type LeagueTakeVacationCommandInput = {
  /** Days of 24 hours, from now, or from the end of your vacation. 1 to 90. */
  readonly days: number;
  /** Number of the season. At least 1. */
  readonly season: number;
};

/** The tie-breaks between players of equal points. */
export type LeagueTieBreak =
  /** Buchholz: the points of all opponents, each once per meeting. In a Swiss, unplayed rounds count by FIDE’s C.07. */
  | 'BUCHHOLZ'
  /** Buchholz without the weakest opponent; a round that the player chose not to play is cut first. */
  | 'BUCHHOLZ_CUT_1'
  /** The number of tied players who come below by their games against each other. Where some have not met, only those are separated whom no missing game could change. */
  | 'DIRECT_ENCOUNTER'
  /** The sum of the points in the games themselves; of teams, the board points. */
  | 'GAME_POINTS'
  /** Sonneborn-Berger: the points of each opponent, times the own points against them. */
  | 'SONNEBORN_BERGER'
  /** The number of rounds worth as much as a win, with or without a game. */
  | 'WINS';

/** At fixed times. A round whose predecessor still runs is paired as soon as that is complete. */
export type LeagueTimetableInput = {
  /** Seconds from the time of one round to that of the next. 60 to 2678400. */
  readonly every: number;
  /** When the first round is paired: from now on, within a year. At least 0. */
  readonly first: string;
};

/** Days on which each seat may let its clock stand still. */
export type LeagueVacationInput = {
  /** Days of 24 hours for the whole game. 1 to 90. */
  readonly days: number;
};

/** Waits for a game in an arena: waiting players are paired some seconds later, once. */
export type LeagueWaitCommandInput = {
  /** The participant: the id of an account, or the name of a team. */
  readonly player: string;
  /** Number of the season. At least 1. */
  readonly season: number;
};

/** The opponents. */
export type LeagueWantedPairingInput = {
  /** The match in the bracket, for instance W2.1; null without a bracket. */
  readonly match?: string | null | undefined;
  /** The opponents, in the order of seats. 2 to 12 entries. */
  readonly players: ReadonlyArray<string>;
};

/** Weng and Lin’s: teams, many seats, draws. */
export type LeagueWengLinInput = {
  /** The uncertainty about a newcomer. 0 to 1000000. */
  readonly deviation?: number;
  /** The growth of uncertainty about a player with each game. 0 to 1000000. */
  readonly drift?: number;
  /** The randomness of the result of one game. 0 to 1000000. */
  readonly luck?: number;
  /** The estimated strength of a newcomer. 0 to 1000000. */
  readonly mean?: number;
  /** The growth of uncertainty about a player in a rating period without a game. By default 20. 0 to 1000000. */
  readonly pause?: number | null | undefined;
  /** The days of a rating period: with each one without a game a rating is less certain. By default 30. 1 to 3660. */
  readonly period?: number | null | undefined;
};

/** When all results of a round are in. An organizer pairs the first round. */
export type LeagueWhenCompleteInput = {
  /** Seconds from the last result of a round to the next round. 0 to 604800. */
  readonly pause?: number;
};

/** Withdraws a participant from the next rounds; played games still count. Also withdraws an invitation. */
export type LeagueWithdrawCommandInput = {
  /** The participant: the id of an account, or the name of a team. */
  readonly player: string;
  /** The reason, which is public. */
  readonly reason: string;
  /** Number of the season. At least 1. */
  readonly season: number;
};

/** A seat to leave before the start. */
export type LeaveGameInput = {
  /** A UUID of your choice. An accepted command happens once, even if sent again; a refused one is not remembered. */
  readonly commandId: string;
  /** Carry out the command on this version of the game only. */
  readonly expectedVersion?: number | null | undefined;
  /** The value of `Game.id`. */
  readonly gameId: string;
  /** In a game that you opened: any seat, to remove its player. Your own seat by default. */
  readonly seat?: number | null | undefined;
};

/** What happens to the seats of absent players. */
export type LeaversInput = {
  /** Seconds for which the game waits for a seat, over all its steps, without a command of its player. Then the seat is offered to all players, or the bot takes it over. */
  readonly after: number;
  /** Name of a bot of the ruleset. By default seats are offered. */
  readonly bot?: string | null | undefined;
  /** true: the player may take the seat back from the bot. */
  readonly mayReturn?: boolean | null | undefined;
};

/** A language of the server. */
export type Locale =
  /** English. */
  | 'EN'
  /** French. */
  | 'FR';

/** A text in every language of the server. */
export type LocalizedInput = {
  /** The text in English. */
  readonly en: string;
  /** The text in French. */
  readonly fr: string;
};

/** The reason why nothing is sent on a channel any more. */
export type NotificationChannelDisabledBecause =
  /** Every attempt to send a message failed, over three days. */
  | 'FAILING'
  /** The receiver does not exist any more, or wants no more messages. */
  | 'GONE'
  /** You unsubscribed by the link of a mail. */
  | 'UNSUBSCRIBED';

/** How messages reach you. */
export type NotificationChannelKind =
  /** Mail to an address that its owner has confirmed. */
  | 'EMAIL'
  /** Web Push to a browser. */
  | 'PUSH'
  /** A request to an address of yours. */
  | 'WEBHOOK';

/** How long messages are gathered. */
export type NotificationDigest =
  /** One message a day. */
  | 'DAILY'
  /** One message at each full hour. */
  | 'HOURLY'
  /** Each is sent within seconds; those that are due together are one message. */
  | 'NONE';

/** Something that you may be told. */
export type NotificationEvent =
  /** A game of yours is over. */
  | 'GAME_OVER'
  /** You are invited to a league. */
  | 'INVITED'
  /** A pairing of yours in a league is up. */
  | 'PAIRED'
  /** A proposal at your table awaits your answer. */
  | 'PROPOSAL'
  /** A seat in a running game is offered to you. */
  | 'SEAT_OFFERED'
  /** Your time in a game runs out in some hours. */
  | 'TIME_RUNS_OUT'
  /** A game waits for you. */
  | 'YOUR_TURN';

/** A kind of messages on notification channels. */
export type NotificationKind =
  /** A mail that asks for agreement. */
  | 'CONFIRM'
  /** A game of yours is over. */
  | 'GAME_OVER'
  /** You are invited to a league. */
  | 'INVITED'
  /** A pairing of yours in a league is up. */
  | 'PAIRED'
  /** A proposal at your table awaits your answer. */
  | 'PROPOSAL'
  /** A seat in a running game is offered to you. */
  | 'SEAT_OFFERED'
  /** A message that tries a channel out. */
  | 'TEST'
  /** Your time in a game runs out in some hours. */
  | 'TIME_RUNS_OUT'
  /** A game waits for you. */
  | 'YOUR_TURN';

/** Hours of the day in which nothing is sent. They may lie around midnight. */
export type NotificationQuietHoursInput = {
  /** When they begin, such as `22:30`. */
  readonly from: string;
  /** When they end, such as `07:00`. */
  readonly to: string;
};

/** Whether a message was sent, and why not. */
export type NotificationState =
  /** The receiver, or the mail server, has taken it. */
  | 'DELIVERED'
  /** It was not needed any more; the field `reason` says why. */
  | 'DROPPED'
  /** It could not be sent. */
  | 'GIVEN_UP'
  /** It waits for its time, or for the next attempt. */
  | 'WAITING';

/** The form of messages to a webhook of an account. */
export type NotificationWebhookForm =
  /** A text for people, as Discord and others take it: `content`. */
  | 'DISCORD'
  /** Data for programs, as Standard Webhooks: `type`, `timestamp` and `data`. */
  | 'STANDARD';

/** Your seat in a running game, to hand over. */
export type OfferSeatInput = {
  /** A UUID of your choice. An accepted command happens once, even if sent again; a refused one is not remembered. */
  readonly commandId: string;
  /** Carry out the command on this version of the game only. */
  readonly expectedVersion?: number | null | undefined;
  /** The value of `Game.id`. */
  readonly gameId: string;
  /** The account that may take it over. By default any may. */
  readonly to?: string | null | undefined;
};

/** A new game, and the players of its first seats. */
export type OpenGameInput = {
  /** Additional time of each seat beyond the time of the steps, in any ruleset. The bank runs when the time of a step is over, or at once where steps have none; when it is used up, default commands are played for the seat. */
  readonly bank?: TimeBankInput | null | undefined;
  /** true: only players with its `Game.invitation` may join, and no list shows the game to others. */
  readonly byInvitation?: boolean | null | undefined;
  /** Days of the week on which no clock runs; none by default. */
  readonly calendar?: CalendarInput | null | undefined;
  /** A UUID of your choice. An accepted command happens once, even if sent again; a refused one is not remembered. */
  readonly commandId: string;
  /** true: seats hide their contributions to chance. A player gives `seedCommitment` when taking a seat, and the seed (`giveSeed`) once `startGame` has called the start; with the last seed the game starts. If a seed does not come within two minutes of the previous one, the table ends. */
  readonly hiddenSeeds?: boolean | null | undefined;
  /** What happens to the seats of absent players; by default nothing. */
  readonly leavers?: LeaversInput | null | undefined;
  /** The ruleset, with its options. */
  readonly options: GameOptionsInput;
  /** The players of the first seats, in order; the others stay free. */
  readonly seats?: ReadonlyArray<SeatTakerInput> | null | undefined;
  /** Delay in seconds, up to 3,600, with which spectators see the game while it runs; 0 for none. Once it is over, all of it is open. */
  readonly spectatorDelay?: number;
  /** true: a seat may take back its latest commands (`takeBack`), as long as since then nothing was drawn or revealed, and no other seat has acted. */
  readonly takeBack?: boolean | null | undefined;
  /** CONSENT: a seat may ask to take the game back, also past what was drawn or revealed (`propose`). Such a game is not rated. */
  readonly undo?: UndoRule | null | undefined;
  /** true: no list and no lobby shows the game to others; anyone with its id may watch it, and join. */
  readonly unlisted?: boolean | null | undefined;
  /** Days on which each seat may let its clock stand still (`takeVacation`); none by default. */
  readonly vacation?: VacationInput | null | undefined;
};

/** A new league. */
export type OpenLeagueInput = {
  /** A UUID of your choice. An accepted command happens once, even if sent again; a refused one is not remembered. */
  readonly commandId: string;
  /** A name for people, 1 to 80 characters. */
  readonly name: string;
  /** Ids of accounts that run the league together with you; up to 20. */
  readonly operators?: ReadonlyArray<string> | null | undefined;
};

/** A new season of a league that you run. */
export type OpenSeasonInput = {
  /** A UUID of your choice. An accepted command happens once, even if sent again; a refused one is not remembered. */
  readonly commandId: string;
  /** Carry out the command at exactly this version of the league, or return `LeagueConflict`. */
  readonly expectedVersion?: number | null | undefined;
  /** The value of `League.id`. */
  readonly leagueId: string;
  /** A name for people, 1 to 80 characters. */
  readonly name: string;
  /** The ruleset, with the options of its games. */
  readonly options: GameOptionsInput;
  /** The whole plan of the season. */
  readonly plan: LeaguePlanInput;
  /** Version of the ruleset for the whole season; by default the newest. */
  readonly rulesVersion?: string | null | undefined;
};

/** PAUSE: all clocks stop. UNDO: the game goes back to a point. TAKEOVER: a bot plays on for an absent player. */
export type ProposalKind =
  /** All clocks stop, and no seat plays. */
  | 'PAUSE'
  /** A bot plays on for an absent player. */
  | 'TAKEOVER'
  /** The game goes back to a point. */
  | 'UNDO';

/** A proposal of your seat to the others at the table. */
export type ProposeInput = {
  /** TAKEOVER: the name of a bot of the ruleset. */
  readonly bot?: string | null | undefined;
  /** A UUID of your choice. An accepted command happens once, even if sent again; a refused one is not remembered. */
  readonly commandId: string;
  /** Carry out the command on this version of the game only. */
  readonly expectedVersion?: number | null | undefined;
  /** The value of `Game.id`. */
  readonly gameId: string;
  /** What you propose. */
  readonly kind: ProposalKind;
  /** TAKEOVER: the seat of the absent player. */
  readonly of?: number | null | undefined;
  /** PAUSE: its length, up to 30 days; until a player ends it by default. */
  readonly seconds?: number | null | undefined;
  /** UNDO: one of `Game.undoesTo`, the newest by default. */
  readonly to?: number | null | undefined;
};

/** The reason for a refusal by the rules. Grows with every ruleset. */
export type RefusalCode =
  /** Guardians Arena: The creature there cannot do this. Guardians: The creature under this stronghold gives no influence. */
  | 'ABILITY_MISSING'
  /** Guilds: Your guild is played for you until you come back, or permanently if you have resigned. */
  | 'ABSENT'
  /** A league: This season takes accounts that are {least} days old or older; yours is {days} days old. */
  | 'ACCOUNT_TOO_NEW'
  /** Any game: An adventure of a campaign has no rematch, and no game goes on from it: its campaign goes on. */
  | 'ADVENTURE_OF_CAMPAIGN'
  /** Clash of Heroes: Another adventure of this campaign is not over yet. The Threat of Professor Skarov: Another adventure of this campaign is not over yet. */
  | 'ADVENTURE_OPEN'
  /** A league: You have already accepted; other members of “{player}” have not yet. */
  | 'ALREADY_ACCEPTED'
  /** The Threat of Professor Skarov: {sheet} has been activated this turn. */
  | 'ALREADY_ACTIVATED'
  /** A league: This game is already annulled. */
  | 'ALREADY_ANNULLED'
  /** A league: “{player}” has already applied. */
  | 'ALREADY_APPLIED'
  /** A league: “{player}” is already checked in. */
  | 'ALREADY_CHECKED_IN'
  /** Clash of Heroes: {hero} has its cards already. The Threat of Professor Skarov: That seat has its hero. */
  | 'ALREADY_CHOSEN'
  /** Guardians Arena: You have already chosen. Guardians: You have already chosen. */
  | 'ALREADY_COMMITTED'
  /** A league: This game already has a result: correct it, with a reason. */
  | 'ALREADY_DECIDED'
  /** Guardians Arena: Your passes are declared so already. Guardians: Your passes are declared so already. */
  | 'ALREADY_DECLARED'
  /** A league: This result is already disputed: report another, or wait for an organizer. */
  | 'ALREADY_DISPUTED'
  /** Guardians Arena: This was done in this step. Guardians: This was done in this step. */
  | 'ALREADY_DONE'
  /** A league: “{player}” is already entered. */
  | 'ALREADY_ENTERED'
  /** A league: These two are already not to be paired. */
  | 'ALREADY_FORBIDDEN'
  /** A league: “{player}” is already invited. */
  | 'ALREADY_INVITED'
  /** Any game: Seat {seat} is offered already. */
  | 'ALREADY_OFFERED'
  /** Any game: This game is open already. A league: This league is already open. */
  | 'ALREADY_OPEN'
  /** A league: “{player}” already pauses. */
  | 'ALREADY_PAUSED'
  /** Clash of Heroes: That is done already. The Threat of Professor Skarov: That is done already. */
  | 'ALREADY_PLACED'
  /** Guardians Arena: {printed} was played this turn. Guardians: {printed} has been played in this turn. */
  | 'ALREADY_PLAYED_THIS_TURN'
  /** Guardians: You have drawn your opening hand again already. */
  | 'ALREADY_REDRAWN'
  /** A league: An opponent has already reported this result: confirm or dispute it. */
  | 'ALREADY_REPORTED'
  /** Any game: Seat {seat} has resigned. */
  | 'ALREADY_RESIGNED'
  /** Any game: You have a seat in this game already. */
  | 'ALREADY_SEATED'
  /** The Threat of Professor Skarov: {card} lies face up and stays as it is. */
  | 'ALREADY_SHOWN'
  /** Any game: The game has started already. */
  | 'ALREADY_STARTED'
  /** Guardians: This shield has been turned in this turn. */
  | 'ALREADY_TURNED'
  /** Guilds: {what} has been used up. */
  | 'ALREADY_USED'
  /** Clash of Heroes: That power has been used this turn. Guardians Arena: This was used this turn. The Threat of Professor Skarov: That power has been used this turn. Guardians: This has been used in this turn. */
  | 'ALREADY_USED_THIS_TURN'
  /** A league: The operator of the server already vouches for this league. */
  | 'ALREADY_VOUCHED'
  /** A league: “{player}” is already waiting for a game. */
  | 'ALREADY_WAITING'
  /** A league: “{player}” has already withdrawn. */
  | 'ALREADY_WITHDRAWN'
  /** A league: Players can wait for a game only in an arena. */
  | 'ARENAS_ONLY'
  /** A league: This season was opened before invitations existed: players can only enter themselves. */
  | 'ASKS_NOBODY'
  /** Clash of Heroes: This is not among the options. The Threat of Professor Skarov: This is not among the options. */
  | 'BAD_CHOICE'
  /** Guardians: A cut goes no deeper than the {count} cards of the pile. */
  | 'BAD_DEPTH'
  /** The Threat of Professor Skarov: The base does not hang together: no way leads to {tiles}. */
  | 'BASE_NOT_CONNECTED'
  /** The Threat of Professor Skarov: This game has its base: bring none. */
  | 'BASE_NOT_WANTED'
  /** The Threat of Professor Skarov: This base is not sound. {reasons} */
  | 'BASE_REFUSED'
  /** A league: Finals are played on the same boards as the rounds before: give both the same `match`. */
  | 'BOARDS_DIFFER'
  /** A league: This format has no bracket, so a result decides no later match: leave out `later`. */
  | 'BRACKETS_ONLY'
  /** A league: “{player}” has already asked not to play round {round}. */
  | 'BYE_REQUESTED_ALREADY'
  /** A league: In this season players may ask for byes up to round {round}. */
  | 'BYE_TOO_LATE'
  /** The Threat of Professor Skarov: Skarov escapes once a hero has gone out of action in the final combat. */
  | 'CANNOT_ESCAPE'
  /** Guardians: Not all creatures under this shield fly. */
  | 'CANNOT_FLY'
  /** Guardians: There is no such healer of yours, in play and unbeaten, for this creature. */
  | 'CANNOT_HEAL'
  /** The Threat of Professor Skarov: {card} has no event. */
  | 'CARD_HAS_NO_EVENT'
  /** The Threat of Professor Skarov: {card} has no technique and cannot lie by a sheet. */
  | 'CARD_HAS_NO_TECHNIQUE'
  /** Clash of Heroes: {card} is not in the hand of {hero}. The Threat of Professor Skarov: {card} is not in that hand. */
  | 'CARD_NOT_IN_HAND'
  /** Clash of Heroes: {card} is not a card of {hero}. The Threat of Professor Skarov: {card} is not a card of {hero}. */
  | 'CARD_NOT_OF_HERO'
  /** The Threat of Professor Skarov: {card} is not set. */
  | 'CARD_NOT_SET'
  /** Clash of Heroes: {card} has not been set aside. The Threat of Professor Skarov: {card} has not been set aside. */
  | 'CARD_NOT_SET_ASIDE'
  /** The Threat of Professor Skarov: Another tile lies there. */
  | 'CELL_TAKEN'
  /** Guardians Arena: Upgrades and downgrades go to a left or right stronghold. Guardians: Upgrades and downgrades go to a left or right stronghold. */
  | 'CENTER_NOT_ALLOWED'
  /** Clash of Heroes: Two tokens are placed. */
  | 'CHARACTERISTIC_NOT_ALLOWED'
  /** Clash of Heroes: This test is not of that characteristic. The Threat of Professor Skarov: This test is not of that characteristic. */
  | 'CHARACTERISTIC_NOT_OFFERED'
  /** A league: The check-in is over: ask an organizer. */
  | 'CHECK_IN_OVER'
  /** Clash of Heroes: Something has to be answered first ({step}). The Threat of Professor Skarov: Something has to be answered first ({step}). */
  | 'CHOICE_PENDING'
  /** Any game: No time of seat {seat} runs now: no step with a deadline waits for it, or its time is over. */
  | 'CLOCK_STANDS_STILL'
  /** Clash of Heroes: Its condition does not hold. */
  | 'CONDITION_NOT_MET'
  /** The Threat of Professor Skarov: No hero opens the control room before the final combat. */
  | 'CONTROL_ROOM_LOCKED'
  /** The Threat of Professor Skarov: The control room is entered by one door and no airlock. */
  | 'CONTROL_ROOM_ONE_DOOR'
  /** Guardians Arena: A card bars this corruption. Guardians: A text bars this corruption now. */
  | 'CORRUPTION_BARRED'
  /** Guardians: It is too late to corrupt: both seats have passed on it. */
  | 'CORRUPTION_CLOSED'
  /** Guardians: Corruption comes first: both seats have to pass on it. */
  | 'CORRUPTION_FIRST'
  /** Guardians: There is no such creature of yours there. */
  | 'CREATURE_NOT_HERE'
  /** Any game: Several tables play this deal: its chance comes from the seed of the server alone. */
  | 'DEAL_IS_SHARED'
  /** A league: The server has not promised the deal of this round. */
  | 'DEAL_LOST'
  /** A league: Games that are played elsewhere bring no deck to the server: leave out `decks`. */
  | 'DECKS_ELSEWHERE'
  /** A league: The decks of this season are fixed: a judge may replace one. */
  | 'DECKS_FIXED'
  /** Guilds: A player is drawing from these cards just now. */
  | 'DECK_IN_USE'
  /** A league: “{player}” has to submit a deck first. */
  | 'DECK_MISSING'
  /** Guardians Arena: {printed} is not in your pool. Guardians: {printed} is not in your pool. */
  | 'DECK_NOT_IN_POOL'
  /** Guardians Arena: This game is played with sealed boosters: bring no deck. Guardians: This game is played with sealed boosters: bring no deck. */
  | 'DECK_NOT_WANTED'
  /** A league: The rules of the game refuse this deck. {reasons} Guardians Arena: This deck is not legal. {reasons} Guardians: This deck is not legal. {reasons} */
  | 'DECK_REFUSED'
  /** Guardians: This is one of your last {least} shields: a deck needs them. */
  | 'DECK_SHIELDS'
  /** Guardians Arena: A deck needs at least {least} cards in its draw pile. Guardians: A deck needs at least {least} cards in its draw pile. */
  | 'DECK_TOO_SMALL'
  /** The Threat of Professor Skarov: That door is open. */
  | 'DOOR_ALREADY_OPEN'
  /** A league: A match of several games has two players or teams: choose a format and pairings of two, or leave out `match`. */
  | 'DUELS_ONLY'
  /** Clash of Heroes: A card is played once. The Threat of Professor Skarov: A card is played once. */
  | 'DUPLICATE_CARD'
  /** The Threat of Professor Skarov: A token lies there already. */
  | 'EDGE_TAKEN'
  /** Guilds: An effect has to be finished first ({step}). */
  | 'EFFECT_RUNNING'
  /** A league: This season has begun, and its format accepts no more entries. */
  | 'ENTRIES_CLOSED'
  /** The Threat of Professor Skarov: One event is played in an activation. */
  | 'EVENT_ALREADY_PLAYED'
  /** Guilds: This is not possible while a fight is running. */
  | 'FIGHT_RUNNING'
  /** The Threat of Professor Skarov: {figure} has had its turn. */
  | 'FIGURE_FINISHED'
  /** Guardians: You have flown in this turn. */
  | 'FLIGHT_USED'
  /** Clash of Heroes: A card in play forbids it. The Threat of Professor Skarov: A card in play forbids it. */
  | 'FORBIDDEN_BY_CARD'
  /** A league: {count} games of this season are not decided yet. Decide them first, or close it with `games: ABANDON`. */
  | 'GAMES_RUN'
  /** Guilds: The game is over. Clash of Heroes: The game is over. Guardians Arena: The game is over. The Threat of Professor Skarov: The game is over. Guardians: The game is over. The Lantern Keepers: The game is over. */
  | 'GAME_OVER'
  /** A league: The groups of this season are fixed. */
  | 'GROUPS_FIXED'
  /** A league: The groups of this season are not formed yet: send `formGroups`. */
  | 'GROUPS_MISSING'
  /** Guardians: A guardian is reached only from a ruin of its own, where the shield began its move. */
  | 'GUARDIAN_UNREACHABLE'
  /** A league: “{account}” has no role in this league. */
  | 'HAS_NO_ROLE'
  /** A league: “{account}” already has the role {role} in this league. */
  | 'HAS_ROLE'
  /** Guardians: There is a shield in your opening hand. */
  | 'HAS_SHIELD'
  /** Guardians: You have a terrain in your hand: place it. */
  | 'HAS_TERRAIN'
  /** Clash of Heroes: {hero} is taken. The Threat of Professor Skarov: {hero} is taken. */
  | 'HERO_TAKEN'
  /** Guilds: The rules do not allow this choice. */
  | 'ILLEGAL_CHOICE'
  /** Guardians Arena: This cannot be used on that. Guardians: This cannot be used on that. */
  | 'ILLEGAL_TARGET'
  /** A league: Rounds are imported into a Swiss season or a round robin without groups, of duels or of teams on boards, that scores by win, draw and loss. In another season, plan the games as `elsewhere`, pair each round as it was played, and report the results. */
  | 'IMPORT_BEYOND'
  /** A league: This season has rounds already: only a season without rounds takes those of a report. */
  | 'IMPORT_TOO_LATE'
  /** Guilds: There is nothing for it to act on. */
  | 'IMPOSSIBLE'
  /** Guardians Arena: A card bars this influence. Guardians: A text bars influence for this creature. */
  | 'INFLUENCE_BARRED'
  /** Guardians Arena: {printed} can receive no more influence. Guardians: {printed} can receive no more influence. */
  | 'INFLUENCE_CAP_REACHED'
  /** Any game: What you bring does not fit the ruleset. {issues} */
  | 'INVALID_BROUGHT'
  /** Any game: This is not a well-formed command. {issues} */
  | 'INVALID_COMMAND'
  /** Any game: These options do not fit the ruleset. {issues} */
  | 'INVALID_OPTIONS'
  /** Any game: A seed has at most 200 characters (UTF-16 units), all of which can be seen: no line breaks, controls, direction marks or invisible characters. */
  | 'INVALID_SEED'
  /** Any game: The commitment to a seed is the SHA-256 of its text in UTF-8, as 64 lower-case hex digits. */
  | 'INVALID_SEED_COMMITMENT'
  /** Guardians: A guardian is not affected by this. */
  | 'IS_GUARDIAN'
  /** A league: “{player}” pauses: they have to resume first. */
  | 'IS_PAUSED'
  /** Guardians: {printed} carries an item already. */
  | 'ITEM_LIMIT'
  /** Any game: This account had another seat in the game, and knows its secrets. */
  | 'KNOWS_ANOTHER_SEAT'
  /** A league: Players can challenge others only on a ladder. */
  | 'LADDERS_ONLY'
  /** A league: A league keeps an owner: appoint another one first. */
  | 'LAST_OWNER'
  /** Any game: You are the last player at this table: resign instead. */
  | 'LAST_PERSON'
  /** A league: This league is archived: it takes no command before an owner sends `restoreLeague`. */
  | 'LEAGUE_ARCHIVED'
  /** A league: This league is deleted. */
  | 'LEAGUE_DELETED'
  /** A league: Rounds of this league were paired, so it cannot be deleted: archive it. */
  | 'LEAGUE_PLAYED'
  /** A league: “{player}” looks like “{other}”, which is already in this season: choose another name. */
  | 'LOOKS_ALIKE'
  /** A league: The result of a pairing that is played elsewhere is reported as a whole: leave out `match`. */
  | 'MATCH_ELSEWHERE'
  /** A league: A member of “{player}” already plays in this season. */
  | 'MEMBER_TWICE'
  /** Guardians: The way is interrupted before its end. */
  | 'MOVE_INTERRUPTED'
  /** Clash of Heroes: The other side has that newspaper. */
  | 'NEWSPAPER_TAKEN'
  /** A league: Each participant of this season has submitted a deck. */
  | 'NOBODY_TO_DROP'
  /** A league: Fewer than two players are waiting for a game in this season. */
  | 'NOBODY_TO_PAIR'
  /** Any game: This step is not due any more. */
  | 'NOTHING_DUE'
  /** Guardians Arena: There is nothing to move. */
  | 'NOTHING_ON'
  /** Guilds: There is no card there. */
  | 'NOTHING_THERE'
  /** Any game: In this game players bring nothing to their seats. */
  | 'NOTHING_TO_BRING'
  /** A league: The report has no rounds. */
  | 'NOTHING_TO_IMPORT'
  /** A league: The format of this season proposes no further round: give the pairings. */
  | 'NOTHING_TO_PAIR'
  /** Any game: You cannot take back that far: since then something was drawn or made known, or another player has acted. */
  | 'NOTHING_TO_TAKE_BACK'
  /** Any game: The game cannot go back to there: only to before one of your own latest commands, and not beyond a seat that resigned or changed hands. The Threat of Professor Skarov: There is nothing to undo. */
  | 'NOTHING_TO_UNDO'
  /** Clash of Heroes: {figure} is not activated now. The Threat of Professor Skarov: {figure} is not activated now. */
  | 'NOT_ACTIVE'
  /** Clash of Heroes: {id} is not adjacent. The Threat of Professor Skarov: {id} is not adjacent. Guardians: That is no step away. */
  | 'NOT_ADJACENT'
  /** Clash of Heroes: The object is not adjacent. */
  | 'NOT_ADJACENT_TO_OBJECT'
  /** A league: This season is for accounts on its list: ask its organizers for an invitation. */
  | 'NOT_ALLOWED'
  /** A league: “{account}” does not play for “{player}”: name the account that plays the deck. */
  | 'NOT_AMEMBER'
  /** Clash of Heroes: {id} is no enemy. The Threat of Professor Skarov: {id} is no enemy. */
  | 'NOT_AN_ENEMY'
  /** A league: Only the organizers of the league may do this. */
  | 'NOT_AN_OPERATOR'
  /** A league: “{player}” has not applied to this season, or is already approved. */
  | 'NOT_APPLIED'
  /** A league: This league is not archived. */
  | 'NOT_ARCHIVED'
  /** Any game: Seat {seat} is not asked, or has answered. The Lantern Keepers: You have nothing to choose now. */
  | 'NOT_ASKED'
  /** Guilds: {card} is not available here. */
  | 'NOT_AVAILABLE'
  /** Guardians: {printed} is no command card. */
  | 'NOT_A_COMMAND'
  /** Clash of Heroes: {card} is no Rookie card of yours. The Threat of Professor Skarov: {card} is no Rookie card of yours. */
  | 'NOT_A_ROOKIE_CARD'
  /** Clash of Heroes: {space} is no start space of your side. The Threat of Professor Skarov: {space} is no start space of your side. */
  | 'NOT_A_START_SPACE'
  /** Guardians: {printed} is not a beaten creature of yours. */
  | 'NOT_BEATEN'
  /** A league: The round of this game has not started yet. */
  | 'NOT_BEGUN'
  /** The Threat of Professor Skarov: The tile needs a passage to a tile beside it that is not the control room. */
  | 'NOT_CONNECTABLE'
  /** Guardians: It is no space of yours to withdraw to. */
  | 'NOT_CONTROLLED'
  /** A league: This game has no result yet. */
  | 'NOT_DECIDED'
  /** Guardians Arena: You have declared no passes. Guardians: You have declared no passes. */
  | 'NOT_DECLARED'
  /** Guardians Arena: This stronghold is not deployed yet. */
  | 'NOT_DEPLOYED'
  /** A league: The groups of this season are drawn with its first round, or by `formGroups` before. */
  | 'NOT_DRAWN'
  /** Guardians Arena: {printed} is no enemy creature that you can corrupt now. Guardians: {printed} is not the enemy creature that has just been played. */
  | 'NOT_ENEMY_IN_COMBAT'
  /** Guilds: The cost in rubies is {cost}; you can spend {rubies}. */
  | 'NOT_ENOUGH_RUBIES'
  /** A league: “{player}” does not play in this season. */
  | 'NOT_ENTERED'
  /** The Threat of Professor Skarov: {figure} does not face that door. */
  | 'NOT_FACING_DOOR'
  /** A league: These two may already be paired. */
  | 'NOT_FORBIDDEN'
  /** Guardians Arena: The creature there may not enter from under a stronghold. */
  | 'NOT_FROM_UNDER'
  /** A league: “{player}” is in no group of this season. */
  | 'NOT_GROUPED'
  /** Guardians Arena: {printed} cannot be influenced. Guardians: {printed} cannot be influenced. */
  | 'NOT_INFLUENCEABLE'
  /** A league: You are not invited to play for “{player}” in this season. */
  | 'NOT_INVITED'
  /** Guardians: {printed} is not in your combat hand. */
  | 'NOT_IN_COMBAT_HAND'
  /** Guardians Arena: {printed} is no creature of yours in its first confrontation. Guardians: Your creature in this match-up is not in its first confrontation. */
  | 'NOT_IN_FIRST_CONFRONTATION'
  /** Guardians Arena: {printed} is not in your hand. Guardians: {printed} is not in your hand. The Lantern Keepers: You hold no card with {oil} oil. */
  | 'NOT_IN_HAND'
  /** Clash of Heroes: {id} is not in play. The Threat of Professor Skarov: {id} is not in play. */
  | 'NOT_IN_PLAY'
  /** Guilds: This cannot be played at this moment. */
  | 'NOT_NOW'
  /** A league: Only the operator of the server may do this. */
  | 'NOT_OF_THE_SERVER'
  /** A league: “{player}” and “{other}” are in different groups: before the finals only players of one group meet. */
  | 'NOT_ONE_GROUP'
  /** Clash of Heroes: The hero does not stand on its place. The Threat of Professor Skarov: The hero does not stand on its place. */
  | 'NOT_ON_INTERACTION_SPACE'
  /** A league: This opens on {moment}. */
  | 'NOT_OPEN_YET'
  /** Any game: This game is not over: a rematch comes after its end, and so does a game that goes on from here. */
  | 'NOT_OVER'
  /** Clash of Heroes: {hero} is not yours, or not in play. The Threat of Professor Skarov: {hero} is not yours, or not in play. */
  | 'NOT_OWN_HERO'
  /** Clash of Heroes: {hero} is no team-up hero of yours in play. */
  | 'NOT_OWN_TEAMUP'
  /** A league: “{player}” has neither an opponent nor a bye in this round. */
  | 'NOT_PAIRED'
  /** Any game: The game is not paused. A league: “{player}” does not pause. */
  | 'NOT_PAUSED'
  /** Guardians: {printed} was not placed in this step. */
  | 'NOT_PLACED_NOW'
  /** Any game: The game is not running. */
  | 'NOT_RUNNING'
  /** Any game: The game has not started yet. */
  | 'NOT_STARTED'
  /** Clash of Heroes: {hero} is no team-up hero of yours. */
  | 'NOT_TEAMUP'
  /** Clash of Heroes: Choose three different cards. */
  | 'NOT_THREE_CARDS'
  /** A league: The operator of the server does not vouch for this league. */
  | 'NOT_VOUCHED'
  /** Guardians Arena: {printed} is not vulnerable to this. Guardians: {printed} is not vulnerable to this. */
  | 'NOT_VULNERABLE'
  /** A league: “{player}” is not waiting for a game. */
  | 'NOT_WAITING'
  /** Guilds: {card} is not yours, or not among those offered. */
  | 'NOT_YOURS'
  /** Guardians Arena: {printed} is not yours. Guardians: {printed} is not yours. */
  | 'NOT_YOUR_CARD'
  /** Guilds: You are not asked here, or have answered already. */
  | 'NOT_YOUR_DECISION'
  /** Guardians Arena: It is not for you to decide now. Guardians: It is not for you to decide now. */
  | 'NOT_YOUR_PRIORITY'
  /** Clash of Heroes: You have left this game. The Threat of Professor Skarov: You have left this game. */
  | 'NOT_YOUR_SEAT'
  /** Clash of Heroes: It is not your turn, or you have answered already. The Threat of Professor Skarov: It is not your turn, or you have answered already. */
  | 'NOT_YOUR_TURN'
  /** Guardians Arena: {printed} has no ability to use. Guardians: {printed} has no such ability. */
  | 'NO_ABILITY'
  /** Clash of Heroes: There are not enough actions left. The Threat of Professor Skarov: There are not enough actions left. */
  | 'NO_ACTION_LEFT'
  /** A league: Teams of this season have no boards. */
  | 'NO_BOARDS'
  /** Any game: In a game of a league no bot plays on for a player. */
  | 'NO_BOTS_IN_LEAGUES'
  /** A league: In this format players cannot ask for a bye: only in a Swiss and at tables. */
  | 'NO_BYES'
  /** A league: “{player}” has not asked for a bye in round {round}. */
  | 'NO_BYE_REQUESTED'
  /** Any game: There are no campaigns of the ruleset “{ruleset}”. */
  | 'NO_CAMPAIGNS'
  /** Guardians Arena: A shield needs a creature of yours in the duel. */
  | 'NO_CARRIER'
  /** A league: This season has no check-in. */
  | 'NO_CHECK_IN'
  /** Any game: This step has no time that could be prolonged: it is over, suspended, or without a deadline. */
  | 'NO_CLOCK'
  /** Guardians Arena: There is no creature of yours to use there. Guardians: A shield needs a creature under it: put one there first. */
  | 'NO_CREATURE_ON'
  /** Guardians Arena: There is no creature under this stronghold. Guardians: You have no creature under this stronghold. */
  | 'NO_CREATURE_UNDER'
  /** A league: No deck is submitted in this season: bring one to each game. */
  | 'NO_DECKS'
  /** A league: A season with duplicate deals has rounds of single games or of boards on this server, seats players automatically, and has neither substitutes nor hidden seeds. */
  | 'NO_DUPLICATE'
  /** The Threat of Professor Skarov: No figure of {sheet} is left. */
  | 'NO_FIGURE_LEFT'
  /** A league: Finals follow a Swiss, a round robin or tables: choose such a format, or leave out `finals`. */
  | 'NO_FINALS'
  /** Guardians: No flight starts on, crosses or ends on {space}. */
  | 'NO_FLIGHT_ZONE'
  /** A league: This season forms no groups by a command: those of a snake are formed with the first round. */
  | 'NO_FORMING'
  /** A league: Groups play a Swiss or a round robin, and each sends at least one player to finals: choose `format` and `finals.top` so, or leave out `groups`. */
  | 'NO_GROUPS'
  /** A league: This season has no join code. */
  | 'NO_JOIN_CODE'
  /** Clash of Heroes: Something is in the line of sight. The Threat of Professor Skarov: Something is in the line of sight. */
  | 'NO_LINE_OF_SIGHT'
  /** A league: The format of this season finds no pairing of the next round: give the pairings. */
  | 'NO_PAIRING'
  /** The Threat of Professor Skarov: No two neighbouring rooms both have a passage there. */
  | 'NO_PASSAGE_HERE'
  /** A league: In this format no player can pause: only in a Swiss and at tables. */
  | 'NO_PAUSES'
  /** Clash of Heroes: There is nothing to take back. The Threat of Professor Skarov: There is nothing to take back. */
  | 'NO_PLAN'
  /** Any game: A game goes on from a version after its start and before its end. */
  | 'NO_POSITION'
  /** Clash of Heroes: At least one of the cards is a power card. The Threat of Professor Skarov: At least one of the cards is a power card. */
  | 'NO_POWER_CARD'
  /** Guardians Arena: Power stones: this costs {cost}, and you have {stones}. Guardians: Power stones: this costs {cost}, and you have {stones}. */
  | 'NO_POWER_STONE'
  /** Clash of Heroes: Orders are proposed three times a turn. The Threat of Professor Skarov: Orders are proposed three times a turn. */
  | 'NO_PROPOSAL_LEFT'
  /** Guardians: {printed} has no ranged attack against this creature. */
  | 'NO_RANGED_ATTACK'
  /** Clash of Heroes: A power for ranged attacks is needed. The Threat of Professor Skarov: A power for ranged attacks is needed. */
  | 'NO_RANGED_POWER'
  /** A league: This season takes accounts with a rating; yours has no rated game yet. */
  | 'NO_RATING'
  /** Clash of Heroes: Another power is offered. The Threat of Professor Skarov: Another power is offered. */
  | 'NO_REACTION'
  /** A league: No result of this game was reported that waits for an answer. */
  | 'NO_REPORT'
  /** A league: This season gives no vacation for all its games. */
  | 'NO_SEASON_VACATION'
  /** Guardians Arena: The enemy duellist lets no secondary attacker join against it. Guardians: No secondary attacker may choose {printed}. */
  | 'NO_SECONDARY_ON_TARGET'
  /** Any game: Seat {seat} owes no seed. */
  | 'NO_SEED_OWED'
  /** Guardians: You have no shield there. */
  | 'NO_SHIELD_THERE'
  /** Guardians Arena: There is no standard bearer for this. */
  | 'NO_STANDARD_BEARER'
  /** Guardians Arena: {printed} is neither influential nor ranged: it cannot lie under a stronghold. Guardians: {printed} can do nothing from under a stronghold. */
  | 'NO_STRONGHOLD_ABILITY'
  /** Any game: At this table seats stay with their players. */
  | 'NO_SUBSTITUTES'
  /** A league: There is no account “{account}”: give an id, or a name after an @. */
  | 'NO_SUCH_ACCOUNT'
  /** Any game: The campaign does not wait for this adventure. */
  | 'NO_SUCH_ADVENTURE'
  /** A league: No game of this season has this id. */
  | 'NO_SUCH_GAME'
  /** A league: This season has no penalty {number} that counts. */
  | 'NO_SUCH_PENALTY'
  /** A league: “{player}” does not play this game. */
  | 'NO_SUCH_PLAYER'
  /** A league: There is no season {season} in this league. */
  | 'NO_SUCH_SEASON'
  /** Any game: There is no seat {seat} in this game. */
  | 'NO_SUCH_SEAT'
  /** Any game: Name a bot, and the seat of another player that the game waits for, and whose time has run out since the last command. */
  | 'NO_TAKEOVER'
  /** Any game: At this table commands cannot be taken back. */
  | 'NO_TAKE_BACKS'
  /** Clash of Heroes: Plans are taken back three times a turn. The Threat of Professor Skarov: Nothing more can be taken back. Guardians: You have taken back {most} cards in this placement: that is the limit. */
  | 'NO_TAKE_BACK_LEFT'
  /** Clash of Heroes: There is nothing that it could do. The Threat of Professor Skarov: There is nothing that it could do. */
  | 'NO_TARGET'
  /** Guardians Arena: There is no terrain in the duel zone. */
  | 'NO_TERRAIN'
  /** The Threat of Professor Skarov: No such token is left. */
  | 'NO_TOKEN_LEFT'
  /** Any game: At this table the game is not taken back by agreement. */
  | 'NO_UNDO'
  /** Any game: At this table there are no vacations. */
  | 'NO_VACATIONS'
  /** The Threat of Professor Skarov: Each objective room gets its lieutenant first. */
  | 'OBJECTIVE_ROOMS_FIRST'
  /** Any game: Seat {seat} is offered to another player. */
  | 'OFFERED_TO_ANOTHER'
  /** The Threat of Professor Skarov: Only the overlord brings a base. */
  | 'ONLY_OVERLORD_BUILDS'
  /** Clash of Heroes: The order names every hero of the side in play once. The Threat of Professor Skarov: The order names every hero of the side in play once. */
  | 'ORDER_INCOMPLETE'
  /** Clash of Heroes: The deck lies in that order. The Threat of Professor Skarov: The deck lies in that order. */
  | 'ORDER_UNCHANGED'
  /** A league: The report has {reported} players for “{player}”, which has {entered} members in this season. */
  | 'OTHER_MEMBERS'
  /** A league: The report has {reported} participants, and this season has {entered}: they must be the same. */
  | 'OTHER_PARTICIPANTS'
  /** A league: The report has another “{part}” than the plan of this season. */
  | 'OTHER_PLAN'
  /** Guilds: {value} is outside what is allowed ({least} to {most}). */
  | 'OUT_OF_RANGE'
  /** A league: Challenge a player at most {reach} places above “{player}”. Clash of Heroes: {space} cannot be reached: {reason}. The Threat of Professor Skarov: {space} cannot be reached: {reason}. */
  | 'OUT_OF_REACH'
  /** Any game: Time is given to others: your own clock you cannot set. */
  | 'OWN_CLOCK'
  /** A league: You reported this result: an opponent answers it. */
  | 'OWN_REPORT'
  /** Guardians: A shield of yours stands there. */
  | 'OWN_SHIELD_THERE'
  /** A league: “{player}” is paired twice in this round. */
  | 'PAIRED_TWICE'
  /** A league: “{player}” and “{other}” are not to be paired in this season: choose others, or allow it first. */
  | 'PAIRING_FORBIDDEN'
  /** Any game: The game is paused. */
  | 'PAUSED'
  /** Any game: People play this game: it ends when they have played it out, or resigned. */
  | 'PEOPLE_PLAY'
  /** Clash of Heroes: {hero} is planned; take the plan back first. The Threat of Professor Skarov: {hero} is planned; take the plan back first. */
  | 'PLAN_ALREADY_LAID'
  /** A league: The plan is fixed: the first round of this season is paired. */
  | 'PLAN_FIXED'
  /** Clash of Heroes: {hero} is not planned yet. The Threat of Professor Skarov: {hero} is not planned yet. */
  | 'PLAN_INCOMPLETE'
  /** A league: The games of this season are played on the server, so their results are not reported. */
  | 'PLAYED_HERE'
  /** Any game: This game is played out. It ends when all tables have played the same deal. */
  | 'PLAYED_OUT'
  /** A league: “{player}” has a game that is not decided yet. */
  | 'PLAYS_ALREADY'
  /** A league: With scoring by the points of games, state what a bye and a forfeit are worth: `bye` and `forfeit.win`. */
  | 'POINTS_UNSTATED'
  /** Clash of Heroes: That power does not lie open for an action. The Threat of Professor Skarov: That power does not lie open for an action. */
  | 'POWER_NOT_ACTIVE'
  /** Any game: Another proposal is open: it is answered or withdrawn first. */
  | 'PROPOSAL_OPEN'
  /** Any game: This proposal is no longer open. */
  | 'PROPOSAL_PASSED'
  /** Any game: This was refused: propose it again after {moves} more of your commands. */
  | 'PROPOSE_LATER'
  /** Guardians Arena: This ranged attack would do nothing here. Guardians: No ranged attack is made here. */
  | 'RANGED_BARRED'
  /** Clash of Heroes: The other side has not allowed a higher rank. The Threat of Professor Skarov: The overlord has not allowed you that rank. */
  | 'RANK_NEEDS_CONSENT'
  /** Clash of Heroes: This scenario is played with rank {rank}. The Threat of Professor Skarov: That rank is not to be had here: {rank}. */
  | 'RANK_NOT_OFFERED'
  /** A league: This season takes ratings up to {most}; yours is {rating}. */
  | 'RATING_TOO_HIGH'
  /** A league: This season takes ratings from {least}; yours is {rating}. */
  | 'RATING_TOO_LOW'
  /** Guardians Arena: The creature there does not influence creatures of this kind. Guardians: Its text does not let it influence {printed}. */
  | 'RECEIVER_NOT_ALLOWED'
  /** Clash of Heroes: The campaign itself says what has become of its heroes. The Threat of Professor Skarov: The campaign itself says what has become of its heroes. */
  | 'RECORDS_ARE_THE_CAMPAIGNS'
  /** A league: The registration ended on {moment}. */
  | 'REGISTRATION_OVER'
  /** Guilds: The alignment of your guild does not meet the requirement of {card}. */
  | 'REQUIREMENT_NOT_MET'
  /** A league: This takes the role {role} in the league; yours is {own}. */
  | 'ROLE_MISSING'
  /** The Threat of Professor Skarov: A base has a control room and an objective room. */
  | 'ROOMS_MISSING'
  /** The Threat of Professor Skarov: Nothing is activated there. */
  | 'ROOM_HAS_NO_EFFECT'
  /** The Threat of Professor Skarov: Then there could be no control room or no objective room any more. */
  | 'ROOM_STILL_NEEDED'
  /** A league: Games of this format begin on demand, so it has no rounds to pair: leave out `pairing`. */
  | 'ROUNDS_ONLY'
  /** A league: Round {round} is already paired. */
  | 'ROUND_PAIRED'
  /** A league: Round {round} already has results, so it cannot be paired again. */
  | 'ROUND_PLAYED'
  /** A league: Games of round {round} are not decided yet. */
  | 'ROUND_RUNS'
  /** A league: Round {round} of the report has games without a result: only whole rounds are imported. */
  | 'ROUND_UNFINISHED'
  /** Guardians Arena: This stronghold is a ruin. Guardians: This stronghold is a ruin. */
  | 'RUIN'
  /** Clash of Heroes: The tokens go on two different characteristics. */
  | 'SAME_CHARACTERISTIC'
  /** Guardians Arena: A move goes to another stronghold. */
  | 'SAME_STRONGHOLD'
  /** The Threat of Professor Skarov: That scenario is for {least} to {most} heroes. */
  | 'SCENARIO_NEEDS_OTHER_HEROES'
  /** A league: In this format the opponents follow from entries and results, so no part of them can be chosen. */
  | 'SCHEDULE_IS_FIXED'
  /** A league: Give the points of “{player}”. */
  | 'SCORE_MISSING'
  /** A league: This season is closed. */
  | 'SEASON_CLOSED'
  /** A league: This season has no free place. */
  | 'SEASON_FULL'
  /** A league: Another season of this league is not closed yet. */
  | 'SEASON_RUNS'
  /** Any game: This account has a seat in the game already. */
  | 'SEATED_ALREADY'
  /** Any game: Seats are taken from the first on without a gap, and the least number of them here is {least}. */
  | 'SEATS_MISSING'
  /** Any game: In this game a change of players would change the dice, by an older way of chance: seats stay with their players. */
  | 'SEATS_STAY'
  /** Any game: Seat {seat} is free. */
  | 'SEAT_FREE'
  /** Any game: Seat {seat} is not offered. */
  | 'SEAT_NOT_OFFERED'
  /** Any game: Seat {seat} is played by a bot: only people are replaced. */
  | 'SEAT_OF_BOT'
  /** Any game: Seat {seat} is taken. */
  | 'SEAT_TAKEN'
  /** Any game: At this table seeds stay hidden until the start: sit down with a commitment to yours, and give the seed when the start is called. */
  | 'SEEDS_ARE_HIDDEN'
  /** Any game: At this table seeds are open: give yours as it is, without a commitment. */
  | 'SEEDS_ARE_OPEN'
  /** A league: The server has lost the promised seed of the draw: change the plan to groups that are formed otherwise. */
  | 'SEED_LOST'
  /** The Threat of Professor Skarov: {sheet} is not in the game any more. */
  | 'SHEET_OUT'
  /** Guardians Arena: You have a shield in this duel already. */
  | 'SHIELD_LIMIT'
  /** Guardians: This is the last creature under a shield: take the shield back first. */
  | 'SHIELD_NEEDS_CREATURE'
  /** Guardians: There is a shield already. */
  | 'SHIELD_PRESENT'
  /** Clash of Heroes: {sidekick} is taken. */
  | 'SIDEKICK_TAKEN'
  /** Clash of Heroes: {card} cannot lie on that side. The Threat of Professor Skarov: {card} cannot lie on that side. */
  | 'SIDE_NOT_ALLOWED'
  /** The Threat of Professor Skarov: Skarov stays in the control room until its door is open. */
  | 'SKAROV_LOCKED'
  /** Guardians Arena: There is a card already. Guardians: There is a card already. */
  | 'SLOT_OCCUPIED'
  /** Guardians: All creatures come from one space: this time from {from}. */
  | 'SOURCE_CHANGED'
  /** Guardians: There is no garrison and no other army of yours. */
  | 'SOURCE_NOT_OWN'
  /** Guardians: From there it is more than two steps to the shield. */
  | 'SOURCE_TOO_FAR'
  /** Guardians: The shield there has been turned in this turn: it gives no creature. */
  | 'SOURCE_TURNED'
  /** Guardians: A shield that gives creatures keeps at least one. */
  | 'SOURCE_WOULD_BE_EMPTY'
  /** Guardians: That would make {total} Vitality on this space; {limit} is the limit. */
  | 'SPACE_LIMIT'
  /** The Threat of Professor Skarov: {space} cannot be used for this. */
  | 'SPACE_NOT_USABLE'
  /** Clash of Heroes: {space} is taken. The Threat of Professor Skarov: {space} is taken. */
  | 'SPACE_TAKEN'
  /** Any game: The step that you answer no longer waits for you. */
  | 'STALE_STEP'
  /** Guardians: You have a standard bearer in play: one is the limit. */
  | 'STANDARD_BEARER_LIMIT'
  /** A league: The round cannot start in the past: give a moment from now on, or none to start at once. */
  | 'STARTS_IN_THE_PAST'
  /** A league: The round starts more than a year from now: give an earlier moment. */
  | 'STARTS_TOO_LATE'
  /** Any game: The start is called: seats give their seeds, and no player sits down or stands up any more. */
  | 'START_IS_CALLED'
  /** Any game: Seeds are given once the start is called, and not after it. */
  | 'START_NOT_CALLED'
  /** Guardians: An enemy shield stands on this stronghold. */
  | 'STRONGHOLD_HELD'
  /** Any game: Every seat of this game is taken. */
  | 'TABLE_FULL'
  /** Guardians: {printed} is beaten already. */
  | 'TARGET_BEATEN'
  /** Guardians: There is no such enemy creature in play in this combat. */
  | 'TARGET_NOT_IN_PLAY'
  /** Guardians Arena: A terrain lies in the duel zone: destroy it first. */
  | 'TERRAIN_IN_PLAY'
  /** Clash of Heroes: This test has been passed. The Threat of Professor Skarov: This test has been passed. */
  | 'TEST_ALREADY_PASSED'
  /** The Threat of Professor Skarov: There is a lieutenant on this tile already. */
  | 'TILE_HAS_LIEUTENANT'
  /** The Threat of Professor Skarov: Tile {tile} is not in this base. */
  | 'TILE_NOT_IN_BASE'
  /** The Threat of Professor Skarov: Tile {tile} lies already. */
  | 'TILE_USED'
  /** A league: Each of the {count} groups needs at least two participants. */
  | 'TOO_FEW_FOR_GROUPS'
  /** A league: This season takes accounts with {least} rated games or more; yours has {games}. */
  | 'TOO_FEW_GAMES'
  /** A league: “{player}” needs a member for each of the {boards} boards. */
  | 'TOO_FEW_MEMBERS'
  /** Guardians Arena: It is too late for a corruption in this confrontation. */
  | 'TOO_LATE'
  /** A league: In this season a player may ask for {most} byes: ask an organizer for more. */
  | 'TOO_MANY_BYES'
  /** Clash of Heroes: One or two cards are played. The Threat of Professor Skarov: One or two cards are played. */
  | 'TOO_MANY_CARDS'
  /** The Threat of Professor Skarov: One event card is set for each hero in play: here {most} at most. */
  | 'TOO_MANY_EVENTS'
  /** The Threat of Professor Skarov: A base has {most} objective rooms at most. */
  | 'TOO_MANY_OBJECTIVES'
  /** A league: A league has at most {most} organizers. */
  | 'TOO_MANY_ORGANIZERS'
  /** Any game: A seat gives others seven days in a game; you have {left} seconds left to give. */
  | 'TOO_MUCH_GRANTED'
  /** Any game: This game is played by version {version} of its rules, which was released before this was possible. */
  | 'TOO_OLD'
  /** Any game: This ruleset has no bot “{bot}”. */
  | 'UNKNOWN_BOT'
  /** Guilds: You see no such card or seat. Guardians Arena: You see no such card. Guardians: You see no such card. */
  | 'UNKNOWN_CARD'
  /** Any game: There is no command “{command}” in this ruleset. */
  | 'UNKNOWN_COMMAND'
  /** Clash of Heroes: There is no such thing in this game. The Threat of Professor Skarov: There is no such thing in this game. */
  | 'UNKNOWN_ID'
  /** Guardians: There is no upgrade there that holds a creature. */
  | 'UPGRADE_HOLDS_NOTHING'
  /** Clash of Heroes: The object is not used like that. */
  | 'USE_NOT_OFFERED'
  /** Any game: You have fewer days of vacation left: {left}. */
  | 'VACATION_SPENT'
  /** A league: You have {left} days of vacation left in this season. */
  | 'VACATION_TOO_LONG'
  /** Clash of Heroes: The weakness card comes automatically; choose three others. */
  | 'WEAKNESS_IS_AUTOMATIC'
  /** A league: The players of “{player}” keep the order in which the team was entered. */
  | 'WRONG_BOARD_ORDER'
  /** Guardians Arena: {printed} is not of the sort this takes. Guardians: {printed} is not of the sort this takes. */
  | 'WRONG_CARD_TYPE'
  /** A league: This season takes a join code: give the right one as `code`, or ask its organizers for an invitation. */
  | 'WRONG_CODE'
  /** A league: Give {count} groups of participants, each of whom is in one group. */
  | 'WRONG_GROUPS'
  /** Any game: A list has from 1 to {most} commands. */
  | 'WRONG_LENGTH'
  /** A league: Name a player for each of the {boards} boards. */
  | 'WRONG_LINE_UP'
  /** A league: The bracket has no open match “{match}” of these players: take it from the proposal. */
  | 'WRONG_MATCH'
  /** A league: An individual player is entered as their account, a team under a name of its own: “{player}” is neither. */
  | 'WRONG_NAME'
  /** Clash of Heroes: The game does not take this command now ({step}). The Threat of Professor Skarov: The game does not take this command now ({step}). */
  | 'WRONG_PHASE'
  /** A league: The report cannot be read. Line {line}, column {column}: {fault} */
  | 'WRONG_REPORT'
  /** A league: The next round of this season is round {round}. */
  | 'WRONG_ROUND'
  /** Any game: This is not the seed that seat {seat} has committed to. */
  | 'WRONG_SEED'
  /** Guardians Arena: An upgrade goes to your own stronghold, a downgrade to an enemy one. Guardians: An upgrade goes to your own stronghold, a downgrade to an enemy one. */
  | 'WRONG_SIDE'
  /** Guilds: The game does not take this command now ({step}). Guardians Arena: The game does not take this command now ({step}). Guardians: The game does not take this command now ({step}). */
  | 'WRONG_STATE'
  /** A league: The pairing has a table of {count}, but this game has {least} to {most} seats. */
  | 'WRONG_TABLE'
  /** Guardians Arena: {printed} cannot be used at this moment. Guardians: {printed} cannot be used now. */
  | 'WRONG_TIMING'
  /** A league: Days of vacation are for each game (`table.vacation`) or for the whole season (`vacation`), and for games on the server: leave out one, or both. */
  | 'WRONG_VACATION';

/** A new game at the same table, for its players. */
export type RematchInput = {
  /** The seat brings this base, as it is now, where the ruleset takes bases: one of yours, or one that is shared. */
  readonly baseId?: string | null | undefined;
  /** What the seat brings, in the field of the ruleset of the game. Secret until the game is over. Not together with `deckId` or `baseId`. */
  readonly brings?: GameBroughtInput | null | undefined;
  /** A UUID of your choice. An accepted command happens once, even if sent again; a refused one is not remembered. */
  readonly commandId: string;
  /** The seat brings this deck of yours, as it is now, where the ruleset takes decks. */
  readonly deckId?: string | null | undefined;
  /** A finished game in which you had a seat. */
  readonly gameId: string;
  /** The seat that you had by default. */
  readonly seat?: number | null | undefined;
  /** Your own contribution to chance, public. A seed has at most 200 characters (UTF-16 units), all of which can be seen: no line breaks, controls, direction marks or invisible characters. */
  readonly seed?: string | null | undefined;
  /** Where the table hides seeds (`hiddenSeeds`): SHA-256 of your contribution to chance, of its text in UTF-8, as 64 lower-case hex digits. You give the text itself with `giveSeed` when the start is called, and it is taken within these limits alone. A seed has at most 200 characters (UTF-16 units), all of which can be seen: no line breaks, controls, direction marks or invisible characters. */
  readonly seedCommitment?: string | null | undefined;
};

/** A game to resign. */
export type ResignInput = {
  /** A UUID of your choice. An accepted command happens once, even if sent again; a refused one is not remembered. */
  readonly commandId: string;
  /** Carry out the command on this version of the game only. */
  readonly expectedVersion?: number | null | undefined;
  /** The value of `Game.id`. */
  readonly gameId: string;
};

/** A right of a token. */
export type Scope =
  /** Make and revoke tokens of the account. */
  | 'ACCOUNT_MANAGE'
  /** Open and join games, act for the seats of the account, and keep its decks and bases. */
  | 'GAMES_PLAY'
  /** Read games as the account: its own view, events and legal commands. */
  | 'GAMES_READ'
  /** Open leagues, enter them, and run those that the account organizes. */
  | 'LEAGUES_RUN'
  /** Act for the operator of the server: vouch for leagues, park and abandon games. Granted only by an issuer that the operator names (`OIDC_ISSUERS`), and to the token of `npm start` that only its machine reaches. */
  | 'SERVER_OPERATE';

/** The kind of result of a pairing. */
export type SeasonOutcomeKind =
  /** The game does not count. */
  | 'ANNULLED'
  /** The game was played to its end, and counts. */
  | 'CONFIRMED'
  /** An organizer of the league corrected the result. */
  | 'CORRECTED'
  /** A player did not appear. */
  | 'FORFEITED';

/** The status of a season, from opening to close. */
export type SeasonStatus =
  /** The season is over and no longer changes. */
  | 'CLOSED'
  /** The season takes entries, pairings and results. */
  | 'OPEN';

/** The player of a seat of a new game: exactly one of `me` and `bot`. */
export type SeatTakerInput = {
  /** The seat brings this base, as it is now, where the ruleset takes bases: one of yours, or one that is shared. */
  readonly baseId?: string | null | undefined;
  /** The bot of this name. */
  readonly bot?: string | null | undefined;
  /** What the seat brings, in the field of the ruleset of the game. Secret until the game is over. Not together with `deckId` or `baseId`. */
  readonly brings?: GameBroughtInput | null | undefined;
  /** The seat brings this deck of yours, as it is now, where the ruleset takes decks. */
  readonly deckId?: string | null | undefined;
  /** You. Must be `true`. */
  readonly me?: boolean | null | undefined;
  /** Your own contribution to chance, public. A seed has at most 200 characters (UTF-16 units), all of which can be seen: no line breaks, controls, direction marks or invisible characters. Not with `bot`. */
  readonly seed?: string | null | undefined;
  /** Where the table hides seeds (`hiddenSeeds`): SHA-256 of your contribution to chance, of its text in UTF-8, as 64 lower-case hex digits. You give the text itself with `giveSeed` when the start is called, and it is taken within these limits alone. A seed has at most 200 characters (UTF-16 units), all of which can be seen: no line breaks, controls, direction marks or invisible characters. Not with `bot`. */
  readonly seedCommitment?: string | null | undefined;
};

/** A list of planned commands, in place of the one that your seat has. */
export type SetConditionalCommandsInput = {
  /** At most 10, in the order in which they are tried; none revokes the list. */
  readonly entries: ReadonlyArray<ConditionalCommandInput>;
  /** The value of `Game.id`. */
  readonly gameId: string;
  /** Seconds between the question and the command, from 0 to 60. */
  readonly pause?: number;
};

/** Skarov activates a room from its violet space (SKAROV-END-02). */
export type SkarovActivateRoomCommandInput = {
  /** A tile, by its number. 1 to 9. */
  readonly tileNumber: number;
};

/** Activates a villain sheet (SKAROV-ACT-03). */
export type SkarovActivateSheetCommandInput = {
  /** Id of the sheet, as in the content. */
  readonly sheetId: string;
};

/** Lets a seat take a higher rank than the scenario’s (SKAROV-RANK-02). */
export type SkarovAllowRankCommandInput = {
  /** Experience of the hero: a Rookie, a Hero or a Veteran. */
  readonly rank: SkarovRank;
  /** A seat, from 0. 0 to 4. */
  readonly seat: number;
};

/** Number of articles that a side has won. */
export type SkarovAmountArticlesInput = {
  /** A side, as a condition names it. */
  readonly side: SkarovConditionSide;
};

/** Number of times that a hero has done something in this game. */
export type SkarovAmountDeedInput = {
  /** The figures that it refers to. */
  readonly of: SkarovFiguresInput;
  /** The number that is compared, or counted. */
  readonly what: SkarovDeed;
};

/** Number of heroes of a side that are out of action. */
export type SkarovAmountHeroesOut =
  /** All heroes together. */
  | 'HEROES'
  /** The side against it. */
  | 'OTHER'
  /** The overlord, with all villains and traps. */
  | 'OVERLORD'
  /** The side that is looked at. */
  | 'SIDE';

/** A number of the game. */
export type SkarovAmountInput =
  {   /** Number of articles that a side has won. */
  readonly articles: SkarovAmountArticlesInput; readonly count?: never; readonly counter?: never; readonly damage?: never; readonly deed?: never; readonly heroesAtStart?: never; readonly heroesOut?: never; readonly outBy?: never; readonly passed?: never; readonly tokens?: never; readonly turn?: never; readonly value?: never; }
  |  { readonly articles?: never;   /** Number of figures that fit. */
  readonly count: SkarovFiguresInput; readonly counter?: never; readonly damage?: never; readonly deed?: never; readonly heroesAtStart?: never; readonly heroesOut?: never; readonly outBy?: never; readonly passed?: never; readonly tokens?: never; readonly turn?: never; readonly value?: never; }
  |  { readonly articles?: never; readonly count?: never;   /** The counter of an objective. */
  readonly counter: string; readonly damage?: never; readonly deed?: never; readonly heroesAtStart?: never; readonly heroesOut?: never; readonly outBy?: never; readonly passed?: never; readonly tokens?: never; readonly turn?: never; readonly value?: never; }
  |  { readonly articles?: never; readonly count?: never; readonly counter?: never;   /** Damage of these figures together. */
  readonly damage: SkarovFiguresInput; readonly deed?: never; readonly heroesAtStart?: never; readonly heroesOut?: never; readonly outBy?: never; readonly passed?: never; readonly tokens?: never; readonly turn?: never; readonly value?: never; }
  |  { readonly articles?: never; readonly count?: never; readonly counter?: never; readonly damage?: never;   /** Number of times that a hero has done something in this game. */
  readonly deed: SkarovAmountDeedInput; readonly heroesAtStart?: never; readonly heroesOut?: never; readonly outBy?: never; readonly passed?: never; readonly tokens?: never; readonly turn?: never; readonly value?: never; }
  |  { readonly articles?: never; readonly count?: never; readonly counter?: never; readonly damage?: never; readonly deed?: never;   /** Heroes that the game began with, out of action or not. */
  readonly heroesAtStart: boolean; readonly heroesOut?: never; readonly outBy?: never; readonly passed?: never; readonly tokens?: never; readonly turn?: never; readonly value?: never; }
  |  { readonly articles?: never; readonly count?: never; readonly counter?: never; readonly damage?: never; readonly deed?: never; readonly heroesAtStart?: never;   /** Number of heroes of a side that are out of action. */
  readonly heroesOut: SkarovAmountHeroesOut; readonly outBy?: never; readonly passed?: never; readonly tokens?: never; readonly turn?: never; readonly value?: never; }
  |  { readonly articles?: never; readonly count?: never; readonly counter?: never; readonly damage?: never; readonly deed?: never; readonly heroesAtStart?: never; readonly heroesOut?: never;   /** Number of villains that a side has put out of action. */
  readonly outBy: SkarovAmountOutByInput; readonly passed?: never; readonly tokens?: never; readonly turn?: never; readonly value?: never; }
  |  { readonly articles?: never; readonly count?: never; readonly counter?: never; readonly damage?: never; readonly deed?: never; readonly heroesAtStart?: never; readonly heroesOut?: never; readonly outBy?: never;   /** Number of times that a test was passed. */
  readonly passed: SkarovAmountPassedInput; readonly tokens?: never; readonly turn?: never; readonly value?: never; }
  |  { readonly articles?: never; readonly count?: never; readonly counter?: never; readonly damage?: never; readonly deed?: never; readonly heroesAtStart?: never; readonly heroesOut?: never; readonly outBy?: never; readonly passed?: never;   /** Number of tokens of this kind on the board. */
  readonly tokens: string; readonly turn?: never; readonly value?: never; }
  |  { readonly articles?: never; readonly count?: never; readonly counter?: never; readonly damage?: never; readonly deed?: never; readonly heroesAtStart?: never; readonly heroesOut?: never; readonly outBy?: never; readonly passed?: never; readonly tokens?: never;   /** The number of the turn. */
  readonly turn: boolean; readonly value?: never; }
  |  { readonly articles?: never; readonly count?: never; readonly counter?: never; readonly damage?: never; readonly deed?: never; readonly heroesAtStart?: never; readonly heroesOut?: never; readonly outBy?: never; readonly passed?: never; readonly tokens?: never; readonly turn?: never;   /** A value of a figure. */
  readonly value: SkarovAmountValueInput; };

/** Number of villains that a side has put out of action. */
export type SkarovAmountOutByInput = {
  /** Of which sheet; absent: of any villain. */
  readonly sheet?: string | null | undefined;
  /** A side, as a condition names it. */
  readonly side: SkarovConditionSide;
};

/** Number of times that a test was passed. */
export type SkarovAmountPassedInput = {
  /** A side, as a condition names it. */
  readonly side?: SkarovConditionSide | null | undefined;
  /** Id of the test. */
  readonly test: string;
};

/** A value of a figure. */
export type SkarovAmountValueInput = {
  /** The value of the sheet. */
  readonly characteristic: SkarovCharacteristic;
  /** The figures that it refers to. */
  readonly of: SkarovFiguresInput;
};

/** The column of an article on the front page. */
export type SkarovArticleColumn =
  /** The wide column. */
  | 'MAIN'
  /** The narrow column at the right. */
  | 'RIGHT';

/** The text of an article, as one side tells it. */
export type SkarovArticleFaceInput = {
  /** The text under the headline. */
  readonly body: LocalizedInput;
  /** The headline of the article. */
  readonly headline: LocalizedInput;
};

/** The text of an article, as each side tells it. */
export type SkarovArticleFacesInput = {
  /** As the newspaper of the heroes tells it. */
  readonly HEROES: SkarovArticleFaceInput;
  /** As the newspaper of the overlord tells it. */
  readonly OVERLORD: SkarovArticleFaceInput;
};

/** An article of the front page (SKAROV-NEWS-01). */
export type SkarovArticleInput = {
  /** Its column on the front page. */
  readonly column: SkarovArticleColumn;
  /** Its text, as each side tells it. */
  readonly faces: SkarovArticleFacesInput;
  /** The id that other fields name it by; unique among things of its sort. */
  readonly id: string;
  /** Its sort. */
  readonly kind: SkarovArticleKind;
  /** Its points for the side that wins it. 1 to 9. */
  readonly weight: number;
};

/** EXTRA: of an adventure alone. Those of heroes, praise and disgrace, stand with the heroes. */
export type SkarovArticleKind =
  /** An event beside the objectives. */
  | 'EXTRA'
  /** The end of the adventure. */
  | 'FINAL'
  /** An objective of a side. */
  | 'OBJECTIVE';

/** The seat that answers the question. */
export type SkarovAskedSeat =
  /** The seat of the hero whose command caused it. */
  | 'CAUSE'
  /** The seat of the acting hero. */
  | 'OWNER'
  /** The seat of the target of the attack. */
  | 'TARGET';

/** Attacks an enemy (SKAROV-ATK-01). */
export type SkarovAttackCommandInput = {
  /** Id of a figure: the active hero, or one of its sidekicks. */
  readonly figureId: string;
  /** Beside the target, or from afar. */
  readonly mode: SkarovAttackMode;
  /** Id of the figure that is aimed at, as in `figures` of the view. */
  readonly targetId: string;
};

/** Whether an attack is made beside the target, or from afar. */
export type SkarovAttackMode =
  /** Beside the target. */
  | 'MELEE'
  /** From afar, at a target in sight. */
  | 'RANGED';

/** Attempts a characteristic test (SKAROV-TEST-01). */
export type SkarovAttemptTestCommandInput = {
  /** The value of the sheet. */
  readonly characteristic: SkarovCharacteristic;
  /** Names the test as `testKey` does: its id, with `@` and its piece where there are several. */
  readonly testId: string;
};

/** A base: rooms, passages and the villains in them (SKAROV-BASE-01). */
export type SkarovBaseInput = {
  /** EASY: Rookies, NORMAL: Heroes, HARD: Veterans, where no scenario says it (SKAROV-RANK-01). */
  readonly difficulty: SkarovDifficulty;
  /** The start spaces of the lieutenants. At most 4 entries. */
  readonly lieutenants: ReadonlyArray<SkarovLieutenantOfBaseInput>;
  /** The minions on reinforcement spaces; spaces that are not usable are passed over (SKAROV-BASE-18). At most 36 entries. */
  readonly minions: ReadonlyArray<SkarovMinionOfBaseInput>;
  /** Doors and airlocks; an edge without one is a wall (SKAROV-BASE-04). At most 14 entries. */
  readonly passages: ReadonlyArray<SkarovPassageOfBaseInput>;
  /** The tiles, as they lie. At most 9 entries. */
  readonly tiles: ReadonlyArray<SkarovTileOfBaseInput>;
};

/** The parts of its base that a scenario fixes; the overlord builds the rest. */
export type SkarovBasePartsInput = {
  /** The start spaces of the lieutenants. At most 4 entries. */
  readonly lieutenants?: ReadonlyArray<SkarovLieutenantOfBaseInput> | null | undefined;
  /** The minions on reinforcement spaces; spaces that are not usable are passed over (SKAROV-BASE-18). At most 36 entries. */
  readonly minions?: ReadonlyArray<SkarovMinionOfBaseInput> | null | undefined;
  /** Doors and airlocks; an edge without one is a wall (SKAROV-BASE-04). At most 14 entries. */
  readonly passages?: ReadonlyArray<SkarovPassageOfBaseInput> | null | undefined;
  /** The tiles, as they lie. At most 9 entries. */
  readonly tiles: ReadonlyArray<SkarovTileOfBaseInput>;
};

/** The deck or base that a player brings to a seat. */
export type SkarovBroughtInput = {
  /** A base of one’s own (SKAROV-BASE-17, SKAROV-BASE-18). */
  readonly base?: SkarovBaseInput | null | undefined;
  /** A ready base of the box (SKAROV-BASE-17). */
  readonly ready?: string | null | undefined;
};

/** An adventure of a campaign: its heroes as they are. */
export type SkarovCampaignRecordsInput = {
  /** The campaign that the adventure was opened from. */
  readonly campaignId?: string | null | undefined;
  /** Heroes without a record begin as Rookies. At most 6 entries. */
  readonly heroes: ReadonlyArray<SkarovHeroRecordInput>;
};

/** A Rookie gives up a Rookie card for one set aside (SKAROV-CAMP-01). */
export type SkarovCampaignStepCommandInput = {
  /** Id of a card, as in the content. */
  readonly regainCardId: string;
  /** Id of a card, as in the content. */
  readonly rookieCardId: string;
};

/** At which side of a hero’s sheet a card lies. */
export type SkarovCardSide =
  /** At the left side: its power counts. */
  | 'LEFT'
  /** At the right side: its technique counts. */
  | 'RIGHT';

/** One of the four values of a sheet. */
export type SkarovCharacteristic =
  /** Strength of its attacks. */
  | 'ATTACK'
  /** Number of successes that an attack on it must exceed. */
  | 'DEFENSE'
  /** Strength of its mind. */
  | 'MIND'
  /** Range of its moves, and its place in the order. */
  | 'SPEED';

/** Answers the open question (SKAROV-GEN-09). */
export type SkarovChooseCommandInput = {
  /** Names the option: a space, a figure, a card, or the number of a text or die, from 0. */
  readonly optionId: string;
};

/** Takes a free hero as the main hero (SKAROV-SETUP-02). */
export type SkarovChooseHeroCommandInput = {
  /** Id of a hero, as in the content. */
  readonly heroId: string;
  /** Experience of the hero: a Rookie, a Hero or a Veteran. */
  readonly rank: SkarovRank;
};

/** Settles which adventure is played (SKAROV-SETUP-06). */
export type SkarovChooseScenarioCommandInput = {
  /** Of CUSTOM, and of it alone. */
  readonly difficulty?: SkarovDifficulty | null | undefined;
  /** Id of a scenario, or CUSTOM for a base of the overlord’s own design. */
  readonly scenarioId: string;
};

/** A command of The Threat of Professor Skarov: exactly one of its fields. */
export type SkarovCommandInput =
  {   /** Skarov activates a room from its violet space (SKAROV-END-02). */
  readonly activateRoom: SkarovActivateRoomCommandInput; readonly activateSheet?: never; readonly allowRank?: never; readonly announceActivation?: never; readonly attack?: never; readonly attemptTest?: never; readonly campaignStep?: never; readonly choose?: never; readonly chooseHero?: never; readonly chooseScenario?: never; readonly confirmBase?: never; readonly declareReady?: never; readonly declinePushBack?: never; readonly declineReaction?: never; readonly endActivation?: never; readonly escape?: never; readonly finishPassages?: never; readonly finishTiles?: never; readonly move?: never; readonly openDoor?: never; readonly placeHero?: never; readonly placeLieutenant?: never; readonly placeMinion?: never; readonly placePassage?: never; readonly placeTile?: never; readonly planCards?: never; readonly playEvent?: never; readonly proposeOrder?: never; readonly pushBack?: never; readonly react?: never; readonly selectFigure?: never; readonly setEvent?: never; readonly showCard?: never; readonly skipCampaignStep?: never; readonly skipRoom?: never; readonly takeBackEvent?: never; readonly takeBackPlan?: never; readonly undoBuildStep?: never; readonly usePower?: never; }
  |  { readonly activateRoom?: never;   /** Activates a villain sheet (SKAROV-ACT-03). */
  readonly activateSheet: SkarovActivateSheetCommandInput; readonly allowRank?: never; readonly announceActivation?: never; readonly attack?: never; readonly attemptTest?: never; readonly campaignStep?: never; readonly choose?: never; readonly chooseHero?: never; readonly chooseScenario?: never; readonly confirmBase?: never; readonly declareReady?: never; readonly declinePushBack?: never; readonly declineReaction?: never; readonly endActivation?: never; readonly escape?: never; readonly finishPassages?: never; readonly finishTiles?: never; readonly move?: never; readonly openDoor?: never; readonly placeHero?: never; readonly placeLieutenant?: never; readonly placeMinion?: never; readonly placePassage?: never; readonly placeTile?: never; readonly planCards?: never; readonly playEvent?: never; readonly proposeOrder?: never; readonly pushBack?: never; readonly react?: never; readonly selectFigure?: never; readonly setEvent?: never; readonly showCard?: never; readonly skipCampaignStep?: never; readonly skipRoom?: never; readonly takeBackEvent?: never; readonly takeBackPlan?: never; readonly undoBuildStep?: never; readonly usePower?: never; }
  |  { readonly activateRoom?: never; readonly activateSheet?: never;   /** Lets a seat take a higher rank than the scenario’s (SKAROV-RANK-02). */
  readonly allowRank: SkarovAllowRankCommandInput; readonly announceActivation?: never; readonly attack?: never; readonly attemptTest?: never; readonly campaignStep?: never; readonly choose?: never; readonly chooseHero?: never; readonly chooseScenario?: never; readonly confirmBase?: never; readonly declareReady?: never; readonly declinePushBack?: never; readonly declineReaction?: never; readonly endActivation?: never; readonly escape?: never; readonly finishPassages?: never; readonly finishTiles?: never; readonly move?: never; readonly openDoor?: never; readonly placeHero?: never; readonly placeLieutenant?: never; readonly placeMinion?: never; readonly placePassage?: never; readonly placeTile?: never; readonly planCards?: never; readonly playEvent?: never; readonly proposeOrder?: never; readonly pushBack?: never; readonly react?: never; readonly selectFigure?: never; readonly setEvent?: never; readonly showCard?: never; readonly skipCampaignStep?: never; readonly skipRoom?: never; readonly takeBackEvent?: never; readonly takeBackPlan?: never; readonly undoBuildStep?: never; readonly usePower?: never; }
  |  { readonly activateRoom?: never; readonly activateSheet?: never; readonly allowRank?: never;   /** The last word of the planning: all cards are revealed (SKAROV-STRAT-10). Must be `true`. */
  readonly announceActivation: boolean; readonly attack?: never; readonly attemptTest?: never; readonly campaignStep?: never; readonly choose?: never; readonly chooseHero?: never; readonly chooseScenario?: never; readonly confirmBase?: never; readonly declareReady?: never; readonly declinePushBack?: never; readonly declineReaction?: never; readonly endActivation?: never; readonly escape?: never; readonly finishPassages?: never; readonly finishTiles?: never; readonly move?: never; readonly openDoor?: never; readonly placeHero?: never; readonly placeLieutenant?: never; readonly placeMinion?: never; readonly placePassage?: never; readonly placeTile?: never; readonly planCards?: never; readonly playEvent?: never; readonly proposeOrder?: never; readonly pushBack?: never; readonly react?: never; readonly selectFigure?: never; readonly setEvent?: never; readonly showCard?: never; readonly skipCampaignStep?: never; readonly skipRoom?: never; readonly takeBackEvent?: never; readonly takeBackPlan?: never; readonly undoBuildStep?: never; readonly usePower?: never; }
  |  { readonly activateRoom?: never; readonly activateSheet?: never; readonly allowRank?: never; readonly announceActivation?: never;   /** Attacks an enemy (SKAROV-ATK-01). */
  readonly attack: SkarovAttackCommandInput; readonly attemptTest?: never; readonly campaignStep?: never; readonly choose?: never; readonly chooseHero?: never; readonly chooseScenario?: never; readonly confirmBase?: never; readonly declareReady?: never; readonly declinePushBack?: never; readonly declineReaction?: never; readonly endActivation?: never; readonly escape?: never; readonly finishPassages?: never; readonly finishTiles?: never; readonly move?: never; readonly openDoor?: never; readonly placeHero?: never; readonly placeLieutenant?: never; readonly placeMinion?: never; readonly placePassage?: never; readonly placeTile?: never; readonly planCards?: never; readonly playEvent?: never; readonly proposeOrder?: never; readonly pushBack?: never; readonly react?: never; readonly selectFigure?: never; readonly setEvent?: never; readonly showCard?: never; readonly skipCampaignStep?: never; readonly skipRoom?: never; readonly takeBackEvent?: never; readonly takeBackPlan?: never; readonly undoBuildStep?: never; readonly usePower?: never; }
  |  { readonly activateRoom?: never; readonly activateSheet?: never; readonly allowRank?: never; readonly announceActivation?: never; readonly attack?: never;   /** Attempts a characteristic test (SKAROV-TEST-01). */
  readonly attemptTest: SkarovAttemptTestCommandInput; readonly campaignStep?: never; readonly choose?: never; readonly chooseHero?: never; readonly chooseScenario?: never; readonly confirmBase?: never; readonly declareReady?: never; readonly declinePushBack?: never; readonly declineReaction?: never; readonly endActivation?: never; readonly escape?: never; readonly finishPassages?: never; readonly finishTiles?: never; readonly move?: never; readonly openDoor?: never; readonly placeHero?: never; readonly placeLieutenant?: never; readonly placeMinion?: never; readonly placePassage?: never; readonly placeTile?: never; readonly planCards?: never; readonly playEvent?: never; readonly proposeOrder?: never; readonly pushBack?: never; readonly react?: never; readonly selectFigure?: never; readonly setEvent?: never; readonly showCard?: never; readonly skipCampaignStep?: never; readonly skipRoom?: never; readonly takeBackEvent?: never; readonly takeBackPlan?: never; readonly undoBuildStep?: never; readonly usePower?: never; }
  |  { readonly activateRoom?: never; readonly activateSheet?: never; readonly allowRank?: never; readonly announceActivation?: never; readonly attack?: never; readonly attemptTest?: never;   /** A Rookie gives up a Rookie card for one set aside (SKAROV-CAMP-01). */
  readonly campaignStep: SkarovCampaignStepCommandInput; readonly choose?: never; readonly chooseHero?: never; readonly chooseScenario?: never; readonly confirmBase?: never; readonly declareReady?: never; readonly declinePushBack?: never; readonly declineReaction?: never; readonly endActivation?: never; readonly escape?: never; readonly finishPassages?: never; readonly finishTiles?: never; readonly move?: never; readonly openDoor?: never; readonly placeHero?: never; readonly placeLieutenant?: never; readonly placeMinion?: never; readonly placePassage?: never; readonly placeTile?: never; readonly planCards?: never; readonly playEvent?: never; readonly proposeOrder?: never; readonly pushBack?: never; readonly react?: never; readonly selectFigure?: never; readonly setEvent?: never; readonly showCard?: never; readonly skipCampaignStep?: never; readonly skipRoom?: never; readonly takeBackEvent?: never; readonly takeBackPlan?: never; readonly undoBuildStep?: never; readonly usePower?: never; }
  |  { readonly activateRoom?: never; readonly activateSheet?: never; readonly allowRank?: never; readonly announceActivation?: never; readonly attack?: never; readonly attemptTest?: never; readonly campaignStep?: never;   /** Answers the open question (SKAROV-GEN-09). */
  readonly choose: SkarovChooseCommandInput; readonly chooseHero?: never; readonly chooseScenario?: never; readonly confirmBase?: never; readonly declareReady?: never; readonly declinePushBack?: never; readonly declineReaction?: never; readonly endActivation?: never; readonly escape?: never; readonly finishPassages?: never; readonly finishTiles?: never; readonly move?: never; readonly openDoor?: never; readonly placeHero?: never; readonly placeLieutenant?: never; readonly placeMinion?: never; readonly placePassage?: never; readonly placeTile?: never; readonly planCards?: never; readonly playEvent?: never; readonly proposeOrder?: never; readonly pushBack?: never; readonly react?: never; readonly selectFigure?: never; readonly setEvent?: never; readonly showCard?: never; readonly skipCampaignStep?: never; readonly skipRoom?: never; readonly takeBackEvent?: never; readonly takeBackPlan?: never; readonly undoBuildStep?: never; readonly usePower?: never; }
  |  { readonly activateRoom?: never; readonly activateSheet?: never; readonly allowRank?: never; readonly announceActivation?: never; readonly attack?: never; readonly attemptTest?: never; readonly campaignStep?: never; readonly choose?: never;   /** Takes a free hero as the main hero (SKAROV-SETUP-02). */
  readonly chooseHero: SkarovChooseHeroCommandInput; readonly chooseScenario?: never; readonly confirmBase?: never; readonly declareReady?: never; readonly declinePushBack?: never; readonly declineReaction?: never; readonly endActivation?: never; readonly escape?: never; readonly finishPassages?: never; readonly finishTiles?: never; readonly move?: never; readonly openDoor?: never; readonly placeHero?: never; readonly placeLieutenant?: never; readonly placeMinion?: never; readonly placePassage?: never; readonly placeTile?: never; readonly planCards?: never; readonly playEvent?: never; readonly proposeOrder?: never; readonly pushBack?: never; readonly react?: never; readonly selectFigure?: never; readonly setEvent?: never; readonly showCard?: never; readonly skipCampaignStep?: never; readonly skipRoom?: never; readonly takeBackEvent?: never; readonly takeBackPlan?: never; readonly undoBuildStep?: never; readonly usePower?: never; }
  |  { readonly activateRoom?: never; readonly activateSheet?: never; readonly allowRank?: never; readonly announceActivation?: never; readonly attack?: never; readonly attemptTest?: never; readonly campaignStep?: never; readonly choose?: never; readonly chooseHero?: never;   /** Settles which adventure is played (SKAROV-SETUP-06). */
  readonly chooseScenario: SkarovChooseScenarioCommandInput; readonly confirmBase?: never; readonly declareReady?: never; readonly declinePushBack?: never; readonly declineReaction?: never; readonly endActivation?: never; readonly escape?: never; readonly finishPassages?: never; readonly finishTiles?: never; readonly move?: never; readonly openDoor?: never; readonly placeHero?: never; readonly placeLieutenant?: never; readonly placeMinion?: never; readonly placePassage?: never; readonly placeTile?: never; readonly planCards?: never; readonly playEvent?: never; readonly proposeOrder?: never; readonly pushBack?: never; readonly react?: never; readonly selectFigure?: never; readonly setEvent?: never; readonly showCard?: never; readonly skipCampaignStep?: never; readonly skipRoom?: never; readonly takeBackEvent?: never; readonly takeBackPlan?: never; readonly undoBuildStep?: never; readonly usePower?: never; }
  |  { readonly activateRoom?: never; readonly activateSheet?: never; readonly allowRank?: never; readonly announceActivation?: never; readonly attack?: never; readonly attemptTest?: never; readonly campaignStep?: never; readonly choose?: never; readonly chooseHero?: never; readonly chooseScenario?: never;   /** The base stands as it is. Must be `true`. */
  readonly confirmBase: boolean; readonly declareReady?: never; readonly declinePushBack?: never; readonly declineReaction?: never; readonly endActivation?: never; readonly escape?: never; readonly finishPassages?: never; readonly finishTiles?: never; readonly move?: never; readonly openDoor?: never; readonly placeHero?: never; readonly placeLieutenant?: never; readonly placeMinion?: never; readonly placePassage?: never; readonly placeTile?: never; readonly planCards?: never; readonly playEvent?: never; readonly proposeOrder?: never; readonly pushBack?: never; readonly react?: never; readonly selectFigure?: never; readonly setEvent?: never; readonly showCard?: never; readonly skipCampaignStep?: never; readonly skipRoom?: never; readonly takeBackEvent?: never; readonly takeBackPlan?: never; readonly undoBuildStep?: never; readonly usePower?: never; }
  |  { readonly activateRoom?: never; readonly activateSheet?: never; readonly allowRank?: never; readonly announceActivation?: never; readonly attack?: never; readonly attemptTest?: never; readonly campaignStep?: never; readonly choose?: never; readonly chooseHero?: never; readonly chooseScenario?: never; readonly confirmBase?: never;   /** The seat has planned all its heroes. Must be `true`. */
  readonly declareReady: boolean; readonly declinePushBack?: never; readonly declineReaction?: never; readonly endActivation?: never; readonly escape?: never; readonly finishPassages?: never; readonly finishTiles?: never; readonly move?: never; readonly openDoor?: never; readonly placeHero?: never; readonly placeLieutenant?: never; readonly placeMinion?: never; readonly placePassage?: never; readonly placeTile?: never; readonly planCards?: never; readonly playEvent?: never; readonly proposeOrder?: never; readonly pushBack?: never; readonly react?: never; readonly selectFigure?: never; readonly setEvent?: never; readonly showCard?: never; readonly skipCampaignStep?: never; readonly skipRoom?: never; readonly takeBackEvent?: never; readonly takeBackPlan?: never; readonly undoBuildStep?: never; readonly usePower?: never; }
  |  { readonly activateRoom?: never; readonly activateSheet?: never; readonly allowRank?: never; readonly announceActivation?: never; readonly attack?: never; readonly attemptTest?: never; readonly campaignStep?: never; readonly choose?: never; readonly chooseHero?: never; readonly chooseScenario?: never; readonly confirmBase?: never; readonly declareReady?: never;   /** Does not push. Must be `true`. */
  readonly declinePushBack: boolean; readonly declineReaction?: never; readonly endActivation?: never; readonly escape?: never; readonly finishPassages?: never; readonly finishTiles?: never; readonly move?: never; readonly openDoor?: never; readonly placeHero?: never; readonly placeLieutenant?: never; readonly placeMinion?: never; readonly placePassage?: never; readonly placeTile?: never; readonly planCards?: never; readonly playEvent?: never; readonly proposeOrder?: never; readonly pushBack?: never; readonly react?: never; readonly selectFigure?: never; readonly setEvent?: never; readonly showCard?: never; readonly skipCampaignStep?: never; readonly skipRoom?: never; readonly takeBackEvent?: never; readonly takeBackPlan?: never; readonly undoBuildStep?: never; readonly usePower?: never; }
  |  { readonly activateRoom?: never; readonly activateSheet?: never; readonly allowRank?: never; readonly announceActivation?: never; readonly attack?: never; readonly attemptTest?: never; readonly campaignStep?: never; readonly choose?: never; readonly chooseHero?: never; readonly chooseScenario?: never; readonly confirmBase?: never; readonly declareReady?: never; readonly declinePushBack?: never;   /** Does not use it. Must be `true`. */
  readonly declineReaction: boolean; readonly endActivation?: never; readonly escape?: never; readonly finishPassages?: never; readonly finishTiles?: never; readonly move?: never; readonly openDoor?: never; readonly placeHero?: never; readonly placeLieutenant?: never; readonly placeMinion?: never; readonly placePassage?: never; readonly placeTile?: never; readonly planCards?: never; readonly playEvent?: never; readonly proposeOrder?: never; readonly pushBack?: never; readonly react?: never; readonly selectFigure?: never; readonly setEvent?: never; readonly showCard?: never; readonly skipCampaignStep?: never; readonly skipRoom?: never; readonly takeBackEvent?: never; readonly takeBackPlan?: never; readonly undoBuildStep?: never; readonly usePower?: never; }
  |  { readonly activateRoom?: never; readonly activateSheet?: never; readonly allowRank?: never; readonly announceActivation?: never; readonly attack?: never; readonly attemptTest?: never; readonly campaignStep?: never; readonly choose?: never; readonly chooseHero?: never; readonly chooseScenario?: never; readonly confirmBase?: never; readonly declareReady?: never; readonly declinePushBack?: never; readonly declineReaction?: never;   /** Ends the activation; actions left are lost (SKAROV-ACT-12, SKAROV-ACT-14). Must be `true`. */
  readonly endActivation: boolean; readonly escape?: never; readonly finishPassages?: never; readonly finishTiles?: never; readonly move?: never; readonly openDoor?: never; readonly placeHero?: never; readonly placeLieutenant?: never; readonly placeMinion?: never; readonly placePassage?: never; readonly placeTile?: never; readonly planCards?: never; readonly playEvent?: never; readonly proposeOrder?: never; readonly pushBack?: never; readonly react?: never; readonly selectFigure?: never; readonly setEvent?: never; readonly showCard?: never; readonly skipCampaignStep?: never; readonly skipRoom?: never; readonly takeBackEvent?: never; readonly takeBackPlan?: never; readonly undoBuildStep?: never; readonly usePower?: never; }
  |  { readonly activateRoom?: never; readonly activateSheet?: never; readonly allowRank?: never; readonly announceActivation?: never; readonly attack?: never; readonly attemptTest?: never; readonly campaignStep?: never; readonly choose?: never; readonly chooseHero?: never; readonly chooseScenario?: never; readonly confirmBase?: never; readonly declareReady?: never; readonly declinePushBack?: never; readonly declineReaction?: never; readonly endActivation?: never;   /** Skarov leaves the base (SKAROV-FINAL-05). Must be `true`. */
  readonly escape: boolean; readonly finishPassages?: never; readonly finishTiles?: never; readonly move?: never; readonly openDoor?: never; readonly placeHero?: never; readonly placeLieutenant?: never; readonly placeMinion?: never; readonly placePassage?: never; readonly placeTile?: never; readonly planCards?: never; readonly playEvent?: never; readonly proposeOrder?: never; readonly pushBack?: never; readonly react?: never; readonly selectFigure?: never; readonly setEvent?: never; readonly showCard?: never; readonly skipCampaignStep?: never; readonly skipRoom?: never; readonly takeBackEvent?: never; readonly takeBackPlan?: never; readonly undoBuildStep?: never; readonly usePower?: never; }
  |  { readonly activateRoom?: never; readonly activateSheet?: never; readonly allowRank?: never; readonly announceActivation?: never; readonly attack?: never; readonly attemptTest?: never; readonly campaignStep?: never; readonly choose?: never; readonly chooseHero?: never; readonly chooseScenario?: never; readonly confirmBase?: never; readonly declareReady?: never; readonly declinePushBack?: never; readonly declineReaction?: never; readonly endActivation?: never; readonly escape?: never;   /** No further passage comes. Must be `true`. */
  readonly finishPassages: boolean; readonly finishTiles?: never; readonly move?: never; readonly openDoor?: never; readonly placeHero?: never; readonly placeLieutenant?: never; readonly placeMinion?: never; readonly placePassage?: never; readonly placeTile?: never; readonly planCards?: never; readonly playEvent?: never; readonly proposeOrder?: never; readonly pushBack?: never; readonly react?: never; readonly selectFigure?: never; readonly setEvent?: never; readonly showCard?: never; readonly skipCampaignStep?: never; readonly skipRoom?: never; readonly takeBackEvent?: never; readonly takeBackPlan?: never; readonly undoBuildStep?: never; readonly usePower?: never; }
  |  { readonly activateRoom?: never; readonly activateSheet?: never; readonly allowRank?: never; readonly announceActivation?: never; readonly attack?: never; readonly attemptTest?: never; readonly campaignStep?: never; readonly choose?: never; readonly chooseHero?: never; readonly chooseScenario?: never; readonly confirmBase?: never; readonly declareReady?: never; readonly declinePushBack?: never; readonly declineReaction?: never; readonly endActivation?: never; readonly escape?: never; readonly finishPassages?: never;   /** No further tile comes. Must be `true`. */
  readonly finishTiles: boolean; readonly move?: never; readonly openDoor?: never; readonly placeHero?: never; readonly placeLieutenant?: never; readonly placeMinion?: never; readonly placePassage?: never; readonly placeTile?: never; readonly planCards?: never; readonly playEvent?: never; readonly proposeOrder?: never; readonly pushBack?: never; readonly react?: never; readonly selectFigure?: never; readonly setEvent?: never; readonly showCard?: never; readonly skipCampaignStep?: never; readonly skipRoom?: never; readonly takeBackEvent?: never; readonly takeBackPlan?: never; readonly undoBuildStep?: never; readonly usePower?: never; }
  |  { readonly activateRoom?: never; readonly activateSheet?: never; readonly allowRank?: never; readonly announceActivation?: never; readonly attack?: never; readonly attemptTest?: never; readonly campaignStep?: never; readonly choose?: never; readonly chooseHero?: never; readonly chooseScenario?: never; readonly confirmBase?: never; readonly declareReady?: never; readonly declinePushBack?: never; readonly declineReaction?: never; readonly endActivation?: never; readonly escape?: never; readonly finishPassages?: never; readonly finishTiles?: never;   /** Moves to a space: travel, reposition or break away (SKAROV-MOVE-01, SKAROV-MOVE-09). */
  readonly move: SkarovMoveCommandInput; readonly openDoor?: never; readonly placeHero?: never; readonly placeLieutenant?: never; readonly placeMinion?: never; readonly placePassage?: never; readonly placeTile?: never; readonly planCards?: never; readonly playEvent?: never; readonly proposeOrder?: never; readonly pushBack?: never; readonly react?: never; readonly selectFigure?: never; readonly setEvent?: never; readonly showCard?: never; readonly skipCampaignStep?: never; readonly skipRoom?: never; readonly takeBackEvent?: never; readonly takeBackPlan?: never; readonly undoBuildStep?: never; readonly usePower?: never; }
  |  { readonly activateRoom?: never; readonly activateSheet?: never; readonly allowRank?: never; readonly announceActivation?: never; readonly attack?: never; readonly attemptTest?: never; readonly campaignStep?: never; readonly choose?: never; readonly chooseHero?: never; readonly chooseScenario?: never; readonly confirmBase?: never; readonly declareReady?: never; readonly declinePushBack?: never; readonly declineReaction?: never; readonly endActivation?: never; readonly escape?: never; readonly finishPassages?: never; readonly finishTiles?: never; readonly move?: never;   /** A hero tests a door, a villain opens it (SKAROV-DOOR-01, SKAROV-DOOR-08). */
  readonly openDoor: SkarovOpenDoorCommandInput; readonly placeHero?: never; readonly placeLieutenant?: never; readonly placeMinion?: never; readonly placePassage?: never; readonly placeTile?: never; readonly planCards?: never; readonly playEvent?: never; readonly proposeOrder?: never; readonly pushBack?: never; readonly react?: never; readonly selectFigure?: never; readonly setEvent?: never; readonly showCard?: never; readonly skipCampaignStep?: never; readonly skipRoom?: never; readonly takeBackEvent?: never; readonly takeBackPlan?: never; readonly undoBuildStep?: never; readonly usePower?: never; }
  |  { readonly activateRoom?: never; readonly activateSheet?: never; readonly allowRank?: never; readonly announceActivation?: never; readonly attack?: never; readonly attemptTest?: never; readonly campaignStep?: never; readonly choose?: never; readonly chooseHero?: never; readonly chooseScenario?: never; readonly confirmBase?: never; readonly declareReady?: never; readonly declinePushBack?: never; readonly declineReaction?: never; readonly endActivation?: never; readonly escape?: never; readonly finishPassages?: never; readonly finishTiles?: never; readonly move?: never; readonly openDoor?: never;   /** Puts a hero on a start space (SKAROV-SETUP-04). */
  readonly placeHero: SkarovPlaceHeroCommandInput; readonly placeLieutenant?: never; readonly placeMinion?: never; readonly placePassage?: never; readonly placeTile?: never; readonly planCards?: never; readonly playEvent?: never; readonly proposeOrder?: never; readonly pushBack?: never; readonly react?: never; readonly selectFigure?: never; readonly setEvent?: never; readonly showCard?: never; readonly skipCampaignStep?: never; readonly skipRoom?: never; readonly takeBackEvent?: never; readonly takeBackPlan?: never; readonly undoBuildStep?: never; readonly usePower?: never; }
  |  { readonly activateRoom?: never; readonly activateSheet?: never; readonly allowRank?: never; readonly announceActivation?: never; readonly attack?: never; readonly attemptTest?: never; readonly campaignStep?: never; readonly choose?: never; readonly chooseHero?: never; readonly chooseScenario?: never; readonly confirmBase?: never; readonly declareReady?: never; readonly declinePushBack?: never; readonly declineReaction?: never; readonly endActivation?: never; readonly escape?: never; readonly finishPassages?: never; readonly finishTiles?: never; readonly move?: never; readonly openDoor?: never; readonly placeHero?: never;   /** Puts a lieutenant in a room (SKAROV-BASE-11). */
  readonly placeLieutenant: SkarovPlaceLieutenantCommandInput; readonly placeMinion?: never; readonly placePassage?: never; readonly placeTile?: never; readonly planCards?: never; readonly playEvent?: never; readonly proposeOrder?: never; readonly pushBack?: never; readonly react?: never; readonly selectFigure?: never; readonly setEvent?: never; readonly showCard?: never; readonly skipCampaignStep?: never; readonly skipRoom?: never; readonly takeBackEvent?: never; readonly takeBackPlan?: never; readonly undoBuildStep?: never; readonly usePower?: never; }
  |  { readonly activateRoom?: never; readonly activateSheet?: never; readonly allowRank?: never; readonly announceActivation?: never; readonly attack?: never; readonly attemptTest?: never; readonly campaignStep?: never; readonly choose?: never; readonly chooseHero?: never; readonly chooseScenario?: never; readonly confirmBase?: never; readonly declareReady?: never; readonly declinePushBack?: never; readonly declineReaction?: never; readonly endActivation?: never; readonly escape?: never; readonly finishPassages?: never; readonly finishTiles?: never; readonly move?: never; readonly openDoor?: never; readonly placeHero?: never; readonly placeLieutenant?: never;   /** Puts a minion on a usable reinforcement space (SKAROV-BASE-09). */
  readonly placeMinion: SkarovPlaceMinionCommandInput; readonly placePassage?: never; readonly placeTile?: never; readonly planCards?: never; readonly playEvent?: never; readonly proposeOrder?: never; readonly pushBack?: never; readonly react?: never; readonly selectFigure?: never; readonly setEvent?: never; readonly showCard?: never; readonly skipCampaignStep?: never; readonly skipRoom?: never; readonly takeBackEvent?: never; readonly takeBackPlan?: never; readonly undoBuildStep?: never; readonly usePower?: never; }
  |  { readonly activateRoom?: never; readonly activateSheet?: never; readonly allowRank?: never; readonly announceActivation?: never; readonly attack?: never; readonly attemptTest?: never; readonly campaignStep?: never; readonly choose?: never; readonly chooseHero?: never; readonly chooseScenario?: never; readonly confirmBase?: never; readonly declareReady?: never; readonly declinePushBack?: never; readonly declineReaction?: never; readonly endActivation?: never; readonly escape?: never; readonly finishPassages?: never; readonly finishTiles?: never; readonly move?: never; readonly openDoor?: never; readonly placeHero?: never; readonly placeLieutenant?: never; readonly placeMinion?: never;   /** Puts a door or airlock between two rooms (SKAROV-BASE-04). */
  readonly placePassage: SkarovPlacePassageCommandInput; readonly placeTile?: never; readonly planCards?: never; readonly playEvent?: never; readonly proposeOrder?: never; readonly pushBack?: never; readonly react?: never; readonly selectFigure?: never; readonly setEvent?: never; readonly showCard?: never; readonly skipCampaignStep?: never; readonly skipRoom?: never; readonly takeBackEvent?: never; readonly takeBackPlan?: never; readonly undoBuildStep?: never; readonly usePower?: never; }
  |  { readonly activateRoom?: never; readonly activateSheet?: never; readonly allowRank?: never; readonly announceActivation?: never; readonly attack?: never; readonly attemptTest?: never; readonly campaignStep?: never; readonly choose?: never; readonly chooseHero?: never; readonly chooseScenario?: never; readonly confirmBase?: never; readonly declareReady?: never; readonly declinePushBack?: never; readonly declineReaction?: never; readonly endActivation?: never; readonly escape?: never; readonly finishPassages?: never; readonly finishTiles?: never; readonly move?: never; readonly openDoor?: never; readonly placeHero?: never; readonly placeLieutenant?: never; readonly placeMinion?: never; readonly placePassage?: never;   /** Lays a tile beside those that lie (SKAROV-BASE-15). */
  readonly placeTile: SkarovPlaceTileCommandInput; readonly planCards?: never; readonly playEvent?: never; readonly proposeOrder?: never; readonly pushBack?: never; readonly react?: never; readonly selectFigure?: never; readonly setEvent?: never; readonly showCard?: never; readonly skipCampaignStep?: never; readonly skipRoom?: never; readonly takeBackEvent?: never; readonly takeBackPlan?: never; readonly undoBuildStep?: never; readonly usePower?: never; }
  |  { readonly activateRoom?: never; readonly activateSheet?: never; readonly allowRank?: never; readonly announceActivation?: never; readonly attack?: never; readonly attemptTest?: never; readonly campaignStep?: never; readonly choose?: never; readonly chooseHero?: never; readonly chooseScenario?: never; readonly confirmBase?: never; readonly declareReady?: never; readonly declinePushBack?: never; readonly declineReaction?: never; readonly endActivation?: never; readonly escape?: never; readonly finishPassages?: never; readonly finishTiles?: never; readonly move?: never; readonly openDoor?: never; readonly placeHero?: never; readonly placeLieutenant?: never; readonly placeMinion?: never; readonly placePassage?: never; readonly placeTile?: never;   /** Lays the cards of a hero in secret, all in one (SKAROV-STRAT-02, SKAROV-STRAT-12). */
  readonly planCards: SkarovPlanCardsCommandInput; readonly playEvent?: never; readonly proposeOrder?: never; readonly pushBack?: never; readonly react?: never; readonly selectFigure?: never; readonly setEvent?: never; readonly showCard?: never; readonly skipCampaignStep?: never; readonly skipRoom?: never; readonly takeBackEvent?: never; readonly takeBackPlan?: never; readonly undoBuildStep?: never; readonly usePower?: never; }
  |  { readonly activateRoom?: never; readonly activateSheet?: never; readonly allowRank?: never; readonly announceActivation?: never; readonly attack?: never; readonly attemptTest?: never; readonly campaignStep?: never; readonly choose?: never; readonly chooseHero?: never; readonly chooseScenario?: never; readonly confirmBase?: never; readonly declareReady?: never; readonly declinePushBack?: never; readonly declineReaction?: never; readonly endActivation?: never; readonly escape?: never; readonly finishPassages?: never; readonly finishTiles?: never; readonly move?: never; readonly openDoor?: never; readonly placeHero?: never; readonly placeLieutenant?: never; readonly placeMinion?: never; readonly placePassage?: never; readonly placeTile?: never; readonly planCards?: never;   /** Plays an event card for its event (SKAROV-EVT-04). */
  readonly playEvent: SkarovPlayEventCommandInput; readonly proposeOrder?: never; readonly pushBack?: never; readonly react?: never; readonly selectFigure?: never; readonly setEvent?: never; readonly showCard?: never; readonly skipCampaignStep?: never; readonly skipRoom?: never; readonly takeBackEvent?: never; readonly takeBackPlan?: never; readonly undoBuildStep?: never; readonly usePower?: never; }
  |  { readonly activateRoom?: never; readonly activateSheet?: never; readonly allowRank?: never; readonly announceActivation?: never; readonly attack?: never; readonly attemptTest?: never; readonly campaignStep?: never; readonly choose?: never; readonly chooseHero?: never; readonly chooseScenario?: never; readonly confirmBase?: never; readonly declareReady?: never; readonly declinePushBack?: never; readonly declineReaction?: never; readonly endActivation?: never; readonly escape?: never; readonly finishPassages?: never; readonly finishTiles?: never; readonly move?: never; readonly openDoor?: never; readonly placeHero?: never; readonly placeLieutenant?: never; readonly placeMinion?: never; readonly placePassage?: never; readonly placeTile?: never; readonly planCards?: never; readonly playEvent?: never;   /** Another order of the side's initiative deck, top first (SKAROV-STRAT-11). */
  readonly proposeOrder: SkarovProposeOrderCommandInput; readonly pushBack?: never; readonly react?: never; readonly selectFigure?: never; readonly setEvent?: never; readonly showCard?: never; readonly skipCampaignStep?: never; readonly skipRoom?: never; readonly takeBackEvent?: never; readonly takeBackPlan?: never; readonly undoBuildStep?: never; readonly usePower?: never; }
  |  { readonly activateRoom?: never; readonly activateSheet?: never; readonly allowRank?: never; readonly announceActivation?: never; readonly attack?: never; readonly attemptTest?: never; readonly campaignStep?: never; readonly choose?: never; readonly chooseHero?: never; readonly chooseScenario?: never; readonly confirmBase?: never; readonly declareReady?: never; readonly declinePushBack?: never; readonly declineReaction?: never; readonly endActivation?: never; readonly escape?: never; readonly finishPassages?: never; readonly finishTiles?: never; readonly move?: never; readonly openDoor?: never; readonly placeHero?: never; readonly placeLieutenant?: never; readonly placeMinion?: never; readonly placePassage?: never; readonly placeTile?: never; readonly planCards?: never; readonly playEvent?: never; readonly proposeOrder?: never;   /** Pushes the target to a space beside it (SKAROV-ATK-06). */
  readonly pushBack: SkarovPushBackCommandInput; readonly react?: never; readonly selectFigure?: never; readonly setEvent?: never; readonly showCard?: never; readonly skipCampaignStep?: never; readonly skipRoom?: never; readonly takeBackEvent?: never; readonly takeBackPlan?: never; readonly undoBuildStep?: never; readonly usePower?: never; }
  |  { readonly activateRoom?: never; readonly activateSheet?: never; readonly allowRank?: never; readonly announceActivation?: never; readonly attack?: never; readonly attemptTest?: never; readonly campaignStep?: never; readonly choose?: never; readonly chooseHero?: never; readonly chooseScenario?: never; readonly confirmBase?: never; readonly declareReady?: never; readonly declinePushBack?: never; readonly declineReaction?: never; readonly endActivation?: never; readonly escape?: never; readonly finishPassages?: never; readonly finishTiles?: never; readonly move?: never; readonly openDoor?: never; readonly placeHero?: never; readonly placeLieutenant?: never; readonly placeMinion?: never; readonly placePassage?: never; readonly placeTile?: never; readonly planCards?: never; readonly playEvent?: never; readonly proposeOrder?: never; readonly pushBack?: never;   /** Uses the power that is offered (SKAROV-SPEC-06). */
  readonly react: SkarovReactCommandInput; readonly selectFigure?: never; readonly setEvent?: never; readonly showCard?: never; readonly skipCampaignStep?: never; readonly skipRoom?: never; readonly takeBackEvent?: never; readonly takeBackPlan?: never; readonly undoBuildStep?: never; readonly usePower?: never; }
  |  { readonly activateRoom?: never; readonly activateSheet?: never; readonly allowRank?: never; readonly announceActivation?: never; readonly attack?: never; readonly attemptTest?: never; readonly campaignStep?: never; readonly choose?: never; readonly chooseHero?: never; readonly chooseScenario?: never; readonly confirmBase?: never; readonly declareReady?: never; readonly declinePushBack?: never; readonly declineReaction?: never; readonly endActivation?: never; readonly escape?: never; readonly finishPassages?: never; readonly finishTiles?: never; readonly move?: never; readonly openDoor?: never; readonly placeHero?: never; readonly placeLieutenant?: never; readonly placeMinion?: never; readonly placePassage?: never; readonly placeTile?: never; readonly planCards?: never; readonly playEvent?: never; readonly proposeOrder?: never; readonly pushBack?: never; readonly react?: never;   /** Names the figure of a minion sheet that acts (SKAROV-ACT-13). */
  readonly selectFigure: SkarovSelectFigureCommandInput; readonly setEvent?: never; readonly showCard?: never; readonly skipCampaignStep?: never; readonly skipRoom?: never; readonly takeBackEvent?: never; readonly takeBackPlan?: never; readonly undoBuildStep?: never; readonly usePower?: never; }
  |  { readonly activateRoom?: never; readonly activateSheet?: never; readonly allowRank?: never; readonly announceActivation?: never; readonly attack?: never; readonly attemptTest?: never; readonly campaignStep?: never; readonly choose?: never; readonly chooseHero?: never; readonly chooseScenario?: never; readonly confirmBase?: never; readonly declareReady?: never; readonly declinePushBack?: never; readonly declineReaction?: never; readonly endActivation?: never; readonly escape?: never; readonly finishPassages?: never; readonly finishTiles?: never; readonly move?: never; readonly openDoor?: never; readonly placeHero?: never; readonly placeLieutenant?: never; readonly placeMinion?: never; readonly placePassage?: never; readonly placeTile?: never; readonly planCards?: never; readonly playEvent?: never; readonly proposeOrder?: never; readonly pushBack?: never; readonly react?: never; readonly selectFigure?: never;   /** Sets an event card face down by a villain sheet (SKAROV-STRAT-05). */
  readonly setEvent: SkarovSetEventCommandInput; readonly showCard?: never; readonly skipCampaignStep?: never; readonly skipRoom?: never; readonly takeBackEvent?: never; readonly takeBackPlan?: never; readonly undoBuildStep?: never; readonly usePower?: never; }
  |  { readonly activateRoom?: never; readonly activateSheet?: never; readonly allowRank?: never; readonly announceActivation?: never; readonly attack?: never; readonly attemptTest?: never; readonly campaignStep?: never; readonly choose?: never; readonly chooseHero?: never; readonly chooseScenario?: never; readonly confirmBase?: never; readonly declareReady?: never; readonly declinePushBack?: never; readonly declineReaction?: never; readonly endActivation?: never; readonly escape?: never; readonly finishPassages?: never; readonly finishTiles?: never; readonly move?: never; readonly openDoor?: never; readonly placeHero?: never; readonly placeLieutenant?: never; readonly placeMinion?: never; readonly placePassage?: never; readonly placeTile?: never; readonly planCards?: never; readonly playEvent?: never; readonly proposeOrder?: never; readonly pushBack?: never; readonly react?: never; readonly selectFigure?: never; readonly setEvent?: never;   /** Turns a card that one has laid face up; it stays (SKAROV-STRAT-12). */
  readonly showCard: SkarovShowCardCommandInput; readonly skipCampaignStep?: never; readonly skipRoom?: never; readonly takeBackEvent?: never; readonly takeBackPlan?: never; readonly undoBuildStep?: never; readonly usePower?: never; }
  |  { readonly activateRoom?: never; readonly activateSheet?: never; readonly allowRank?: never; readonly announceActivation?: never; readonly attack?: never; readonly attemptTest?: never; readonly campaignStep?: never; readonly choose?: never; readonly chooseHero?: never; readonly chooseScenario?: never; readonly confirmBase?: never; readonly declareReady?: never; readonly declinePushBack?: never; readonly declineReaction?: never; readonly endActivation?: never; readonly escape?: never; readonly finishPassages?: never; readonly finishTiles?: never; readonly move?: never; readonly openDoor?: never; readonly placeHero?: never; readonly placeLieutenant?: never; readonly placeMinion?: never; readonly placePassage?: never; readonly placeTile?: never; readonly planCards?: never; readonly playEvent?: never; readonly proposeOrder?: never; readonly pushBack?: never; readonly react?: never; readonly selectFigure?: never; readonly setEvent?: never; readonly showCard?: never;   /** Keeps the Rookie cards for now (SKAROV-CAMP-01). Must be `true`. */
  readonly skipCampaignStep: boolean; readonly skipRoom?: never; readonly takeBackEvent?: never; readonly takeBackPlan?: never; readonly undoBuildStep?: never; readonly usePower?: never; }
  |  { readonly activateRoom?: never; readonly activateSheet?: never; readonly allowRank?: never; readonly announceActivation?: never; readonly attack?: never; readonly attemptTest?: never; readonly campaignStep?: never; readonly choose?: never; readonly chooseHero?: never; readonly chooseScenario?: never; readonly confirmBase?: never; readonly declareReady?: never; readonly declinePushBack?: never; readonly declineReaction?: never; readonly endActivation?: never; readonly escape?: never; readonly finishPassages?: never; readonly finishTiles?: never; readonly move?: never; readonly openDoor?: never; readonly placeHero?: never; readonly placeLieutenant?: never; readonly placeMinion?: never; readonly placePassage?: never; readonly placeTile?: never; readonly planCards?: never; readonly playEvent?: never; readonly proposeOrder?: never; readonly pushBack?: never; readonly react?: never; readonly selectFigure?: never; readonly setEvent?: never; readonly showCard?: never; readonly skipCampaignStep?: never;   /** No room is activated this turn (SKAROV-END-03). Must be `true`. */
  readonly skipRoom: boolean; readonly takeBackEvent?: never; readonly takeBackPlan?: never; readonly undoBuildStep?: never; readonly usePower?: never; }
  |  { readonly activateRoom?: never; readonly activateSheet?: never; readonly allowRank?: never; readonly announceActivation?: never; readonly attack?: never; readonly attemptTest?: never; readonly campaignStep?: never; readonly choose?: never; readonly chooseHero?: never; readonly chooseScenario?: never; readonly confirmBase?: never; readonly declareReady?: never; readonly declinePushBack?: never; readonly declineReaction?: never; readonly endActivation?: never; readonly escape?: never; readonly finishPassages?: never; readonly finishTiles?: never; readonly move?: never; readonly openDoor?: never; readonly placeHero?: never; readonly placeLieutenant?: never; readonly placeMinion?: never; readonly placePassage?: never; readonly placeTile?: never; readonly planCards?: never; readonly playEvent?: never; readonly proposeOrder?: never; readonly pushBack?: never; readonly react?: never; readonly selectFigure?: never; readonly setEvent?: never; readonly showCard?: never; readonly skipCampaignStep?: never; readonly skipRoom?: never;   /** Takes a set event card back into the hand (SKAROV-STRAT-12). */
  readonly takeBackEvent: SkarovTakeBackEventCommandInput; readonly takeBackPlan?: never; readonly undoBuildStep?: never; readonly usePower?: never; }
  |  { readonly activateRoom?: never; readonly activateSheet?: never; readonly allowRank?: never; readonly announceActivation?: never; readonly attack?: never; readonly attemptTest?: never; readonly campaignStep?: never; readonly choose?: never; readonly chooseHero?: never; readonly chooseScenario?: never; readonly confirmBase?: never; readonly declareReady?: never; readonly declinePushBack?: never; readonly declineReaction?: never; readonly endActivation?: never; readonly escape?: never; readonly finishPassages?: never; readonly finishTiles?: never; readonly move?: never; readonly openDoor?: never; readonly placeHero?: never; readonly placeLieutenant?: never; readonly placeMinion?: never; readonly placePassage?: never; readonly placeTile?: never; readonly planCards?: never; readonly playEvent?: never; readonly proposeOrder?: never; readonly pushBack?: never; readonly react?: never; readonly selectFigure?: never; readonly setEvent?: never; readonly showCard?: never; readonly skipCampaignStep?: never; readonly skipRoom?: never; readonly takeBackEvent?: never;   /** Takes back the cards and tokens of a hero (SKAROV-STRAT-14). */
  readonly takeBackPlan: SkarovTakeBackPlanCommandInput; readonly undoBuildStep?: never; readonly usePower?: never; }
  |  { readonly activateRoom?: never; readonly activateSheet?: never; readonly allowRank?: never; readonly announceActivation?: never; readonly attack?: never; readonly attemptTest?: never; readonly campaignStep?: never; readonly choose?: never; readonly chooseHero?: never; readonly chooseScenario?: never; readonly confirmBase?: never; readonly declareReady?: never; readonly declinePushBack?: never; readonly declineReaction?: never; readonly endActivation?: never; readonly escape?: never; readonly finishPassages?: never; readonly finishTiles?: never; readonly move?: never; readonly openDoor?: never; readonly placeHero?: never; readonly placeLieutenant?: never; readonly placeMinion?: never; readonly placePassage?: never; readonly placeTile?: never; readonly planCards?: never; readonly playEvent?: never; readonly proposeOrder?: never; readonly pushBack?: never; readonly react?: never; readonly selectFigure?: never; readonly setEvent?: never; readonly showCard?: never; readonly skipCampaignStep?: never; readonly skipRoom?: never; readonly takeBackEvent?: never; readonly takeBackPlan?: never;   /** Takes the last building command back (SKAROV-BASE-16). Must be `true`. */
  readonly undoBuildStep: boolean; readonly usePower?: never; }
  |  { readonly activateRoom?: never; readonly activateSheet?: never; readonly allowRank?: never; readonly announceActivation?: never; readonly attack?: never; readonly attemptTest?: never; readonly campaignStep?: never; readonly choose?: never; readonly chooseHero?: never; readonly chooseScenario?: never; readonly confirmBase?: never; readonly declareReady?: never; readonly declinePushBack?: never; readonly declineReaction?: never; readonly endActivation?: never; readonly escape?: never; readonly finishPassages?: never; readonly finishTiles?: never; readonly move?: never; readonly openDoor?: never; readonly placeHero?: never; readonly placeLieutenant?: never; readonly placeMinion?: never; readonly placePassage?: never; readonly placeTile?: never; readonly planCards?: never; readonly playEvent?: never; readonly proposeOrder?: never; readonly pushBack?: never; readonly react?: never; readonly selectFigure?: never; readonly setEvent?: never; readonly showCard?: never; readonly skipCampaignStep?: never; readonly skipRoom?: never; readonly takeBackEvent?: never; readonly takeBackPlan?: never; readonly undoBuildStep?: never;   /** Uses the special power of a card for an action (SKAROV-SPEC-02). */
  readonly usePower: SkarovUsePowerCommandInput; };

/** A number is as large as this, or larger. */
export type SkarovConditionAtLeastInput = {
  /** The number that it is compared with. -99 to 99. */
  readonly number: number;
  /** The number that is compared, or counted. */
  readonly what: SkarovAmountInput;
};

/** A number is as small as this, or smaller. */
export type SkarovConditionAtMostInput = {
  /** The number that it is compared with. -99 to 99. */
  readonly number: number;
  /** The number that is compared, or counted. */
  readonly what: SkarovAmountInput;
};

/** A side has won an article. */
export type SkarovConditionHoldsInput = {
  /** Id of the article. */
  readonly article: string;
  /** A side, as a condition names it. */
  readonly side: SkarovConditionSide;
};

/** Something that holds or not. */
export type SkarovConditionInput =
  {   /** All of these hold. At least 2 entries. */
  readonly and: ReadonlyArray<SkarovConditionInput>; readonly atLeast?: never; readonly atMost?: never; readonly doorOpen?: never; readonly holds?: never; readonly not?: never; readonly or?: never; }
  |  { readonly and?: never;   /** A number is as large as this, or larger. */
  readonly atLeast: SkarovConditionAtLeastInput; readonly atMost?: never; readonly doorOpen?: never; readonly holds?: never; readonly not?: never; readonly or?: never; }
  |  { readonly and?: never; readonly atLeast?: never;   /** A number is as small as this, or smaller. */
  readonly atMost: SkarovConditionAtMostInput; readonly doorOpen?: never; readonly holds?: never; readonly not?: never; readonly or?: never; }
  |  { readonly and?: never; readonly atLeast?: never; readonly atMost?: never;   /** The door with this id is open. */
  readonly doorOpen: string; readonly holds?: never; readonly not?: never; readonly or?: never; }
  |  { readonly and?: never; readonly atLeast?: never; readonly atMost?: never; readonly doorOpen?: never;   /** A side has won an article. */
  readonly holds: SkarovConditionHoldsInput; readonly not?: never; readonly or?: never; }
  |  { readonly and?: never; readonly atLeast?: never; readonly atMost?: never; readonly doorOpen?: never; readonly holds?: never;   /** This does not hold. */
  readonly not: SkarovConditionInput; readonly or?: never; }
  |  { readonly and?: never; readonly atLeast?: never; readonly atMost?: never; readonly doorOpen?: never; readonly holds?: never; readonly not?: never;   /** At least one of these holds. At least 2 entries. */
  readonly or: ReadonlyArray<SkarovConditionInput>; };

/** A side, as a condition names it. */
export type SkarovConditionSide =
  /** All heroes together. */
  | 'HEROES'
  /** The overlord, with all villains and traps. */
  | 'OVERLORD'
  /** The side that is looked at. */
  | 'SIDE';

/** Something that is counted for each hero. */
export type SkarovDeed =
  /** Attacks on the hero that missed. */
  | 'ATTACKS_DODGED'
  /** Number of tests by force. */
  | 'ATTACK_TESTS_PASSED'
  /** Points of damage taken. */
  | 'DAMAGE_TAKEN'
  /** Heroes put out of action. */
  | 'HERO_OUTS'
  /** Attacks that hit. */
  | 'HITS'
  /** Number of tests that the hero has passed with its mind. */
  | 'MIND_TESTS_PASSED'
  /** Moves made. */
  | 'MOVES'
  /** Figures put out of action. */
  | 'OUTS'
  /** Special powers used. */
  | 'POWERS_USED'
  /** Figures pushed. */
  | 'PUSHES'
  /** Number of times that the hero’s powers were used as reactions. */
  | 'REACTIONS_USED'
  /** Number of tests that the hero has passed. */
  | 'TESTS_PASSED'
  /** Villains put out of action. */
  | 'VILLAIN_OUTS'
  /** Weakness cards laid. */
  | 'WEAKNESS_PLAYED'
  /** Wound cards drawn. */
  | 'WOUNDS_DRAWN'
  /** Different zones it has come to stand in. */
  | 'ZONES_VISITED';

/** A kind of dice. */
export type SkarovDieKind =
  /** The white die of attacks. */
  | 'COMBAT'
  /** The stronger die of attacks. */
  | 'POWER'
  /** The die of tests. */
  | 'TEST';

/** Strength of the villains. */
export type SkarovDifficulty =
  /** For Rookies. */
  | 'EASY'
  /** For Veterans. */
  | 'HARD'
  /** For Heroes. */
  | 'NORMAL';

/** Difficulty of opening the doors of a scenario. */
export type SkarovDoorOfScenarioInput = {
  /** The value of attack: dice of attacks, and of tests with it. 1 to 12. */
  readonly attack: number;
  /** An edge of the base: "x,y,E" east of a cell, "x,y,S" south of it. */
  readonly edge: string;
  /** The value of mind: for tests, and for initiative. 1 to 12. */
  readonly mind: number;
};

/** In a reaction: the attack does more damage. */
export type SkarovEffectAddDamageInput = {
  /** Points of damage more. 1 to 9. */
  readonly points: number;
};

/** Changes the counter of an objective, which never falls below 0. */
export type SkarovEffectAdvanceInput = {
  /** The change; below 0 it falls. -99 to 99. */
  readonly by: number;
  /** Id of the objective. */
  readonly objective: string;
};

/** Figures attack, outside of their activation. */
export type SkarovEffectAttackInput = {
  /** White dice more, or below 0 fewer. -99 to 99. */
  readonly combat?: number | null | undefined;
  /** Damage of a hit instead of the usual. 1 to 9. */
  readonly damage?: number | null | undefined;
  /** Beside the target, or from afar; absent: as the figure can. */
  readonly kind?: SkarovAttackMode | null | undefined;
  /** Stronger dice more, or below 0 fewer. -99 to 99. */
  readonly power?: number | null | undefined;
  /** Spaces by which a hit pushes the target. 1 to 9. */
  readonly push?: number | null | undefined;
  /** Their target; absent: the nearest enemy. */
  readonly target?: SkarovFiguresInput | null | undefined;
  /** The figures that it concerns. */
  readonly who: SkarovFiguresInput;
};

/** A side wins an article. */
export type SkarovEffectAwardInput = {
  /** Id of the article. */
  readonly article: string;
  /** A side, as an effect names it. */
  readonly side: SkarovSideWord;
};

/** In a reaction: dice, successes or the defense of the running attack change, or dice are rolled again. */
export type SkarovEffectChangeRollInput = {
  /** White dice more, or below 0 fewer. -99 to 99. */
  readonly combat?: number | null | undefined;
  /** Added to the defense of the target. -99 to 99. */
  readonly defense?: number | null | undefined;
  /** Stronger dice more, or below 0 fewer. -99 to 99. */
  readonly power?: number | null | undefined;
  /** Number of dice that may be rolled again. 1 to 9. */
  readonly reroll?: number | null | undefined;
  /** Successes more, or below 0 fewer. -99 to 99. */
  readonly successes?: number | null | undefined;
};

/** A seat picks a figure; the next effects act on it. */
export type SkarovEffectChooseFigureInput = {
  /** The figures that can be picked. */
  readonly among: SkarovFiguresInput;
  /** The effects, one after the other. At least 1 entry. */
  readonly do: ReadonlyArray<SkarovEffectInput>;
  /** It may be declined. */
  readonly optional?: boolean | null | undefined;
};

/** A seat chooses one of several texts, which then happens. */
export type SkarovEffectChooseInput = {
  /** It may be declined. */
  readonly optional?: boolean | null | undefined;
  /** The choices; only those that can be carried out are offered. At least 1 entry. */
  readonly options: ReadonlyArray<SkarovEffectChooseOptionsInput>;
  /** The seat that chooses. */
  readonly seat: SkarovAskedSeat;
};

/** The choices; only those that can be carried out are offered. */
export type SkarovEffectChooseOptionsInput = {
  /** The effects, one after the other. At least 1 entry. */
  readonly do: ReadonlyArray<SkarovEffectInput>;
  /** Its text for players. */
  readonly text: LocalizedInput;
};

/** A test can be attempted no more. */
export type SkarovEffectCloseTestInput = {
  /** Id of the test. */
  readonly test: string;
};

/** Figures take damage. */
export type SkarovEffectDamageInput = {
  /** Points of damage. 1 to 9. */
  readonly points: number;
  /** The figures that it concerns. */
  readonly who: SkarovFiguresInput;
};

/** Heroes lose a card of their hand. */
export type SkarovEffectDiscardCardInput = {
  /** The figures that it concerns. */
  readonly who: SkarovFiguresInput;
};

/** The overlord picks them, in a window whenever their hand is not empty. */
export type SkarovEffectDiscardEventsInput = {
  /** Number of event cards. 1 to 9. */
  readonly count: number;
};

/** The overlord draws event cards. */
export type SkarovEffectDrawEventsInput = {
  /** Number of event cards. 1 to 9. */
  readonly count: number;
};

/** Heroes draw a wound card. */
export type SkarovEffectDrawWoundInput = {
  /** The figures that it concerns. */
  readonly who: SkarovFiguresInput;
};

/** Something happens to each of the figures, one after the other. */
export type SkarovEffectEachInput = {
  /** The effects, one after the other. At least 1 entry. */
  readonly do: ReadonlyArray<SkarovEffectInput>;
  /** The figures that the effects act on. */
  readonly figures: SkarovFiguresInput;
};

/** A test takes fewer dice from now on. */
export type SkarovEffectEaseTestInput = {
  /** The change; below 0 it falls. 1 to 9. */
  readonly by: number;
  /** A token on the result of the test, not on its difficulty (SKAROV-TEST-06). */
  readonly onResult?: boolean | null | undefined;
  /** Id of the test. */
  readonly test: string;
};

/** Figures gain actions. */
export type SkarovEffectGiveActionInput = {
  /** Number of actions. 1 to 9. */
  readonly actions: number;
  /** The figures that it concerns. */
  readonly who: SkarovFiguresInput;
};

/** A test takes more dice from now on. */
export type SkarovEffectHardenTestInput = {
  /** The change; below 0 it falls. 1 to 9. */
  readonly by: number;
  /** A token on the result of the test, not on its difficulty (SKAROV-TEST-06). */
  readonly onResult?: boolean | null | undefined;
  /** Id of the test. */
  readonly test: string;
};

/** Figures lose damage that they have. */
export type SkarovEffectHealInput = {
  /** Points of damage that they lose. 1 to 9. */
  readonly points: number;
  /** The figures that it concerns. */
  readonly who: SkarovFiguresInput;
};

/** A wound card from the hand goes to the common discard pile. */
export type SkarovEffectHealWoundInput = {
  /** The figures that it concerns. */
  readonly who: SkarovFiguresInput;
};

/** Does one thing or another, as a condition holds or not. */
export type SkarovEffectIfInput = {
  /** The condition that decides. */
  readonly condition: SkarovConditionInput;
  /** Effects where the condition does not hold. */
  readonly else?: ReadonlyArray<SkarovEffectInput> | null | undefined;
  /** Effects where the condition holds. */
  readonly then: ReadonlyArray<SkarovEffectInput>;
};

/** One thing that a card, sheet, object or scenario does (skarov.md 11.5). */
export type SkarovEffectInput =
  {   /** In a reaction: the attack does more damage. */
  readonly addDamage: SkarovEffectAddDamageInput; readonly advance?: never; readonly attack?: never; readonly award?: never; readonly changeRoll?: never; readonly choose?: never; readonly chooseFigure?: never; readonly closeTest?: never; readonly damage?: never; readonly discardCard?: never; readonly discardEvents?: never; readonly drawEvents?: never; readonly drawWound?: never; readonly each?: never; readonly easeTest?: never; readonly giveAction?: never; readonly hardenTest?: never; readonly heal?: never; readonly healWound?: never; readonly if?: never; readonly loseAction?: never; readonly modify?: never; readonly move?: never; readonly moveFreely?: never; readonly oneOf?: never; readonly openTest?: never; readonly place?: never; readonly preventDamage?: never; readonly push?: never; readonly putToken?: never; readonly redirectAttack?: never; readonly remove?: never; readonly roll?: never; readonly setDoor?: never; readonly spawn?: never; readonly step?: never; readonly swap?: never; readonly takeToken?: never; }
  |  { readonly addDamage?: never;   /** Changes the counter of an objective, which never falls below 0. */
  readonly advance: SkarovEffectAdvanceInput; readonly attack?: never; readonly award?: never; readonly changeRoll?: never; readonly choose?: never; readonly chooseFigure?: never; readonly closeTest?: never; readonly damage?: never; readonly discardCard?: never; readonly discardEvents?: never; readonly drawEvents?: never; readonly drawWound?: never; readonly each?: never; readonly easeTest?: never; readonly giveAction?: never; readonly hardenTest?: never; readonly heal?: never; readonly healWound?: never; readonly if?: never; readonly loseAction?: never; readonly modify?: never; readonly move?: never; readonly moveFreely?: never; readonly oneOf?: never; readonly openTest?: never; readonly place?: never; readonly preventDamage?: never; readonly push?: never; readonly putToken?: never; readonly redirectAttack?: never; readonly remove?: never; readonly roll?: never; readonly setDoor?: never; readonly spawn?: never; readonly step?: never; readonly swap?: never; readonly takeToken?: never; }
  |  { readonly addDamage?: never; readonly advance?: never;   /** Figures attack, outside of their activation. */
  readonly attack: SkarovEffectAttackInput; readonly award?: never; readonly changeRoll?: never; readonly choose?: never; readonly chooseFigure?: never; readonly closeTest?: never; readonly damage?: never; readonly discardCard?: never; readonly discardEvents?: never; readonly drawEvents?: never; readonly drawWound?: never; readonly each?: never; readonly easeTest?: never; readonly giveAction?: never; readonly hardenTest?: never; readonly heal?: never; readonly healWound?: never; readonly if?: never; readonly loseAction?: never; readonly modify?: never; readonly move?: never; readonly moveFreely?: never; readonly oneOf?: never; readonly openTest?: never; readonly place?: never; readonly preventDamage?: never; readonly push?: never; readonly putToken?: never; readonly redirectAttack?: never; readonly remove?: never; readonly roll?: never; readonly setDoor?: never; readonly spawn?: never; readonly step?: never; readonly swap?: never; readonly takeToken?: never; }
  |  { readonly addDamage?: never; readonly advance?: never; readonly attack?: never;   /** A side wins an article. */
  readonly award: SkarovEffectAwardInput; readonly changeRoll?: never; readonly choose?: never; readonly chooseFigure?: never; readonly closeTest?: never; readonly damage?: never; readonly discardCard?: never; readonly discardEvents?: never; readonly drawEvents?: never; readonly drawWound?: never; readonly each?: never; readonly easeTest?: never; readonly giveAction?: never; readonly hardenTest?: never; readonly heal?: never; readonly healWound?: never; readonly if?: never; readonly loseAction?: never; readonly modify?: never; readonly move?: never; readonly moveFreely?: never; readonly oneOf?: never; readonly openTest?: never; readonly place?: never; readonly preventDamage?: never; readonly push?: never; readonly putToken?: never; readonly redirectAttack?: never; readonly remove?: never; readonly roll?: never; readonly setDoor?: never; readonly spawn?: never; readonly step?: never; readonly swap?: never; readonly takeToken?: never; }
  |  { readonly addDamage?: never; readonly advance?: never; readonly attack?: never; readonly award?: never;   /** In a reaction: dice, successes or the defense of the running attack change, or dice are rolled again. */
  readonly changeRoll: SkarovEffectChangeRollInput; readonly choose?: never; readonly chooseFigure?: never; readonly closeTest?: never; readonly damage?: never; readonly discardCard?: never; readonly discardEvents?: never; readonly drawEvents?: never; readonly drawWound?: never; readonly each?: never; readonly easeTest?: never; readonly giveAction?: never; readonly hardenTest?: never; readonly heal?: never; readonly healWound?: never; readonly if?: never; readonly loseAction?: never; readonly modify?: never; readonly move?: never; readonly moveFreely?: never; readonly oneOf?: never; readonly openTest?: never; readonly place?: never; readonly preventDamage?: never; readonly push?: never; readonly putToken?: never; readonly redirectAttack?: never; readonly remove?: never; readonly roll?: never; readonly setDoor?: never; readonly spawn?: never; readonly step?: never; readonly swap?: never; readonly takeToken?: never; }
  |  { readonly addDamage?: never; readonly advance?: never; readonly attack?: never; readonly award?: never; readonly changeRoll?: never;   /** A seat chooses one of several texts, which then happens. */
  readonly choose: SkarovEffectChooseInput; readonly chooseFigure?: never; readonly closeTest?: never; readonly damage?: never; readonly discardCard?: never; readonly discardEvents?: never; readonly drawEvents?: never; readonly drawWound?: never; readonly each?: never; readonly easeTest?: never; readonly giveAction?: never; readonly hardenTest?: never; readonly heal?: never; readonly healWound?: never; readonly if?: never; readonly loseAction?: never; readonly modify?: never; readonly move?: never; readonly moveFreely?: never; readonly oneOf?: never; readonly openTest?: never; readonly place?: never; readonly preventDamage?: never; readonly push?: never; readonly putToken?: never; readonly redirectAttack?: never; readonly remove?: never; readonly roll?: never; readonly setDoor?: never; readonly spawn?: never; readonly step?: never; readonly swap?: never; readonly takeToken?: never; }
  |  { readonly addDamage?: never; readonly advance?: never; readonly attack?: never; readonly award?: never; readonly changeRoll?: never; readonly choose?: never;   /** A seat picks a figure; the next effects act on it. */
  readonly chooseFigure: SkarovEffectChooseFigureInput; readonly closeTest?: never; readonly damage?: never; readonly discardCard?: never; readonly discardEvents?: never; readonly drawEvents?: never; readonly drawWound?: never; readonly each?: never; readonly easeTest?: never; readonly giveAction?: never; readonly hardenTest?: never; readonly heal?: never; readonly healWound?: never; readonly if?: never; readonly loseAction?: never; readonly modify?: never; readonly move?: never; readonly moveFreely?: never; readonly oneOf?: never; readonly openTest?: never; readonly place?: never; readonly preventDamage?: never; readonly push?: never; readonly putToken?: never; readonly redirectAttack?: never; readonly remove?: never; readonly roll?: never; readonly setDoor?: never; readonly spawn?: never; readonly step?: never; readonly swap?: never; readonly takeToken?: never; }
  |  { readonly addDamage?: never; readonly advance?: never; readonly attack?: never; readonly award?: never; readonly changeRoll?: never; readonly choose?: never; readonly chooseFigure?: never;   /** A test can be attempted no more. */
  readonly closeTest: SkarovEffectCloseTestInput; readonly damage?: never; readonly discardCard?: never; readonly discardEvents?: never; readonly drawEvents?: never; readonly drawWound?: never; readonly each?: never; readonly easeTest?: never; readonly giveAction?: never; readonly hardenTest?: never; readonly heal?: never; readonly healWound?: never; readonly if?: never; readonly loseAction?: never; readonly modify?: never; readonly move?: never; readonly moveFreely?: never; readonly oneOf?: never; readonly openTest?: never; readonly place?: never; readonly preventDamage?: never; readonly push?: never; readonly putToken?: never; readonly redirectAttack?: never; readonly remove?: never; readonly roll?: never; readonly setDoor?: never; readonly spawn?: never; readonly step?: never; readonly swap?: never; readonly takeToken?: never; }
  |  { readonly addDamage?: never; readonly advance?: never; readonly attack?: never; readonly award?: never; readonly changeRoll?: never; readonly choose?: never; readonly chooseFigure?: never; readonly closeTest?: never;   /** Figures take damage. */
  readonly damage: SkarovEffectDamageInput; readonly discardCard?: never; readonly discardEvents?: never; readonly drawEvents?: never; readonly drawWound?: never; readonly each?: never; readonly easeTest?: never; readonly giveAction?: never; readonly hardenTest?: never; readonly heal?: never; readonly healWound?: never; readonly if?: never; readonly loseAction?: never; readonly modify?: never; readonly move?: never; readonly moveFreely?: never; readonly oneOf?: never; readonly openTest?: never; readonly place?: never; readonly preventDamage?: never; readonly push?: never; readonly putToken?: never; readonly redirectAttack?: never; readonly remove?: never; readonly roll?: never; readonly setDoor?: never; readonly spawn?: never; readonly step?: never; readonly swap?: never; readonly takeToken?: never; }
  |  { readonly addDamage?: never; readonly advance?: never; readonly attack?: never; readonly award?: never; readonly changeRoll?: never; readonly choose?: never; readonly chooseFigure?: never; readonly closeTest?: never; readonly damage?: never;   /** Heroes lose a card of their hand. */
  readonly discardCard: SkarovEffectDiscardCardInput; readonly discardEvents?: never; readonly drawEvents?: never; readonly drawWound?: never; readonly each?: never; readonly easeTest?: never; readonly giveAction?: never; readonly hardenTest?: never; readonly heal?: never; readonly healWound?: never; readonly if?: never; readonly loseAction?: never; readonly modify?: never; readonly move?: never; readonly moveFreely?: never; readonly oneOf?: never; readonly openTest?: never; readonly place?: never; readonly preventDamage?: never; readonly push?: never; readonly putToken?: never; readonly redirectAttack?: never; readonly remove?: never; readonly roll?: never; readonly setDoor?: never; readonly spawn?: never; readonly step?: never; readonly swap?: never; readonly takeToken?: never; }
  |  { readonly addDamage?: never; readonly advance?: never; readonly attack?: never; readonly award?: never; readonly changeRoll?: never; readonly choose?: never; readonly chooseFigure?: never; readonly closeTest?: never; readonly damage?: never; readonly discardCard?: never;   /** The overlord picks them, in a window whenever their hand is not empty. */
  readonly discardEvents: SkarovEffectDiscardEventsInput; readonly drawEvents?: never; readonly drawWound?: never; readonly each?: never; readonly easeTest?: never; readonly giveAction?: never; readonly hardenTest?: never; readonly heal?: never; readonly healWound?: never; readonly if?: never; readonly loseAction?: never; readonly modify?: never; readonly move?: never; readonly moveFreely?: never; readonly oneOf?: never; readonly openTest?: never; readonly place?: never; readonly preventDamage?: never; readonly push?: never; readonly putToken?: never; readonly redirectAttack?: never; readonly remove?: never; readonly roll?: never; readonly setDoor?: never; readonly spawn?: never; readonly step?: never; readonly swap?: never; readonly takeToken?: never; }
  |  { readonly addDamage?: never; readonly advance?: never; readonly attack?: never; readonly award?: never; readonly changeRoll?: never; readonly choose?: never; readonly chooseFigure?: never; readonly closeTest?: never; readonly damage?: never; readonly discardCard?: never; readonly discardEvents?: never;   /** The overlord draws event cards. */
  readonly drawEvents: SkarovEffectDrawEventsInput; readonly drawWound?: never; readonly each?: never; readonly easeTest?: never; readonly giveAction?: never; readonly hardenTest?: never; readonly heal?: never; readonly healWound?: never; readonly if?: never; readonly loseAction?: never; readonly modify?: never; readonly move?: never; readonly moveFreely?: never; readonly oneOf?: never; readonly openTest?: never; readonly place?: never; readonly preventDamage?: never; readonly push?: never; readonly putToken?: never; readonly redirectAttack?: never; readonly remove?: never; readonly roll?: never; readonly setDoor?: never; readonly spawn?: never; readonly step?: never; readonly swap?: never; readonly takeToken?: never; }
  |  { readonly addDamage?: never; readonly advance?: never; readonly attack?: never; readonly award?: never; readonly changeRoll?: never; readonly choose?: never; readonly chooseFigure?: never; readonly closeTest?: never; readonly damage?: never; readonly discardCard?: never; readonly discardEvents?: never; readonly drawEvents?: never;   /** Heroes draw a wound card. */
  readonly drawWound: SkarovEffectDrawWoundInput; readonly each?: never; readonly easeTest?: never; readonly giveAction?: never; readonly hardenTest?: never; readonly heal?: never; readonly healWound?: never; readonly if?: never; readonly loseAction?: never; readonly modify?: never; readonly move?: never; readonly moveFreely?: never; readonly oneOf?: never; readonly openTest?: never; readonly place?: never; readonly preventDamage?: never; readonly push?: never; readonly putToken?: never; readonly redirectAttack?: never; readonly remove?: never; readonly roll?: never; readonly setDoor?: never; readonly spawn?: never; readonly step?: never; readonly swap?: never; readonly takeToken?: never; }
  |  { readonly addDamage?: never; readonly advance?: never; readonly attack?: never; readonly award?: never; readonly changeRoll?: never; readonly choose?: never; readonly chooseFigure?: never; readonly closeTest?: never; readonly damage?: never; readonly discardCard?: never; readonly discardEvents?: never; readonly drawEvents?: never; readonly drawWound?: never;   /** Something happens to each of the figures, one after the other. */
  readonly each: SkarovEffectEachInput; readonly easeTest?: never; readonly giveAction?: never; readonly hardenTest?: never; readonly heal?: never; readonly healWound?: never; readonly if?: never; readonly loseAction?: never; readonly modify?: never; readonly move?: never; readonly moveFreely?: never; readonly oneOf?: never; readonly openTest?: never; readonly place?: never; readonly preventDamage?: never; readonly push?: never; readonly putToken?: never; readonly redirectAttack?: never; readonly remove?: never; readonly roll?: never; readonly setDoor?: never; readonly spawn?: never; readonly step?: never; readonly swap?: never; readonly takeToken?: never; }
  |  { readonly addDamage?: never; readonly advance?: never; readonly attack?: never; readonly award?: never; readonly changeRoll?: never; readonly choose?: never; readonly chooseFigure?: never; readonly closeTest?: never; readonly damage?: never; readonly discardCard?: never; readonly discardEvents?: never; readonly drawEvents?: never; readonly drawWound?: never; readonly each?: never;   /** A test takes fewer dice from now on. */
  readonly easeTest: SkarovEffectEaseTestInput; readonly giveAction?: never; readonly hardenTest?: never; readonly heal?: never; readonly healWound?: never; readonly if?: never; readonly loseAction?: never; readonly modify?: never; readonly move?: never; readonly moveFreely?: never; readonly oneOf?: never; readonly openTest?: never; readonly place?: never; readonly preventDamage?: never; readonly push?: never; readonly putToken?: never; readonly redirectAttack?: never; readonly remove?: never; readonly roll?: never; readonly setDoor?: never; readonly spawn?: never; readonly step?: never; readonly swap?: never; readonly takeToken?: never; }
  |  { readonly addDamage?: never; readonly advance?: never; readonly attack?: never; readonly award?: never; readonly changeRoll?: never; readonly choose?: never; readonly chooseFigure?: never; readonly closeTest?: never; readonly damage?: never; readonly discardCard?: never; readonly discardEvents?: never; readonly drawEvents?: never; readonly drawWound?: never; readonly each?: never; readonly easeTest?: never;   /** Figures gain actions. */
  readonly giveAction: SkarovEffectGiveActionInput; readonly hardenTest?: never; readonly heal?: never; readonly healWound?: never; readonly if?: never; readonly loseAction?: never; readonly modify?: never; readonly move?: never; readonly moveFreely?: never; readonly oneOf?: never; readonly openTest?: never; readonly place?: never; readonly preventDamage?: never; readonly push?: never; readonly putToken?: never; readonly redirectAttack?: never; readonly remove?: never; readonly roll?: never; readonly setDoor?: never; readonly spawn?: never; readonly step?: never; readonly swap?: never; readonly takeToken?: never; }
  |  { readonly addDamage?: never; readonly advance?: never; readonly attack?: never; readonly award?: never; readonly changeRoll?: never; readonly choose?: never; readonly chooseFigure?: never; readonly closeTest?: never; readonly damage?: never; readonly discardCard?: never; readonly discardEvents?: never; readonly drawEvents?: never; readonly drawWound?: never; readonly each?: never; readonly easeTest?: never; readonly giveAction?: never;   /** A test takes more dice from now on. */
  readonly hardenTest: SkarovEffectHardenTestInput; readonly heal?: never; readonly healWound?: never; readonly if?: never; readonly loseAction?: never; readonly modify?: never; readonly move?: never; readonly moveFreely?: never; readonly oneOf?: never; readonly openTest?: never; readonly place?: never; readonly preventDamage?: never; readonly push?: never; readonly putToken?: never; readonly redirectAttack?: never; readonly remove?: never; readonly roll?: never; readonly setDoor?: never; readonly spawn?: never; readonly step?: never; readonly swap?: never; readonly takeToken?: never; }
  |  { readonly addDamage?: never; readonly advance?: never; readonly attack?: never; readonly award?: never; readonly changeRoll?: never; readonly choose?: never; readonly chooseFigure?: never; readonly closeTest?: never; readonly damage?: never; readonly discardCard?: never; readonly discardEvents?: never; readonly drawEvents?: never; readonly drawWound?: never; readonly each?: never; readonly easeTest?: never; readonly giveAction?: never; readonly hardenTest?: never;   /** Figures lose damage that they have. */
  readonly heal: SkarovEffectHealInput; readonly healWound?: never; readonly if?: never; readonly loseAction?: never; readonly modify?: never; readonly move?: never; readonly moveFreely?: never; readonly oneOf?: never; readonly openTest?: never; readonly place?: never; readonly preventDamage?: never; readonly push?: never; readonly putToken?: never; readonly redirectAttack?: never; readonly remove?: never; readonly roll?: never; readonly setDoor?: never; readonly spawn?: never; readonly step?: never; readonly swap?: never; readonly takeToken?: never; }
  |  { readonly addDamage?: never; readonly advance?: never; readonly attack?: never; readonly award?: never; readonly changeRoll?: never; readonly choose?: never; readonly chooseFigure?: never; readonly closeTest?: never; readonly damage?: never; readonly discardCard?: never; readonly discardEvents?: never; readonly drawEvents?: never; readonly drawWound?: never; readonly each?: never; readonly easeTest?: never; readonly giveAction?: never; readonly hardenTest?: never; readonly heal?: never;   /** A wound card from the hand goes to the common discard pile. */
  readonly healWound: SkarovEffectHealWoundInput; readonly if?: never; readonly loseAction?: never; readonly modify?: never; readonly move?: never; readonly moveFreely?: never; readonly oneOf?: never; readonly openTest?: never; readonly place?: never; readonly preventDamage?: never; readonly push?: never; readonly putToken?: never; readonly redirectAttack?: never; readonly remove?: never; readonly roll?: never; readonly setDoor?: never; readonly spawn?: never; readonly step?: never; readonly swap?: never; readonly takeToken?: never; }
  |  { readonly addDamage?: never; readonly advance?: never; readonly attack?: never; readonly award?: never; readonly changeRoll?: never; readonly choose?: never; readonly chooseFigure?: never; readonly closeTest?: never; readonly damage?: never; readonly discardCard?: never; readonly discardEvents?: never; readonly drawEvents?: never; readonly drawWound?: never; readonly each?: never; readonly easeTest?: never; readonly giveAction?: never; readonly hardenTest?: never; readonly heal?: never; readonly healWound?: never;   /** Does one thing or another, as a condition holds or not. */
  readonly if: SkarovEffectIfInput; readonly loseAction?: never; readonly modify?: never; readonly move?: never; readonly moveFreely?: never; readonly oneOf?: never; readonly openTest?: never; readonly place?: never; readonly preventDamage?: never; readonly push?: never; readonly putToken?: never; readonly redirectAttack?: never; readonly remove?: never; readonly roll?: never; readonly setDoor?: never; readonly spawn?: never; readonly step?: never; readonly swap?: never; readonly takeToken?: never; }
  |  { readonly addDamage?: never; readonly advance?: never; readonly attack?: never; readonly award?: never; readonly changeRoll?: never; readonly choose?: never; readonly chooseFigure?: never; readonly closeTest?: never; readonly damage?: never; readonly discardCard?: never; readonly discardEvents?: never; readonly drawEvents?: never; readonly drawWound?: never; readonly each?: never; readonly easeTest?: never; readonly giveAction?: never; readonly hardenTest?: never; readonly heal?: never; readonly healWound?: never; readonly if?: never;   /** Figures lose actions. */
  readonly loseAction: SkarovEffectLoseActionInput; readonly modify?: never; readonly move?: never; readonly moveFreely?: never; readonly oneOf?: never; readonly openTest?: never; readonly place?: never; readonly preventDamage?: never; readonly push?: never; readonly putToken?: never; readonly redirectAttack?: never; readonly remove?: never; readonly roll?: never; readonly setDoor?: never; readonly spawn?: never; readonly step?: never; readonly swap?: never; readonly takeToken?: never; }
  |  { readonly addDamage?: never; readonly advance?: never; readonly attack?: never; readonly award?: never; readonly changeRoll?: never; readonly choose?: never; readonly chooseFigure?: never; readonly closeTest?: never; readonly damage?: never; readonly discardCard?: never; readonly discardEvents?: never; readonly drawEvents?: never; readonly drawWound?: never; readonly each?: never; readonly easeTest?: never; readonly giveAction?: never; readonly hardenTest?: never; readonly heal?: never; readonly healWound?: never; readonly if?: never; readonly loseAction?: never;   /** A value of figures changes for a while. */
  readonly modify: SkarovEffectModifyInput; readonly move?: never; readonly moveFreely?: never; readonly oneOf?: never; readonly openTest?: never; readonly place?: never; readonly preventDamage?: never; readonly push?: never; readonly putToken?: never; readonly redirectAttack?: never; readonly remove?: never; readonly roll?: never; readonly setDoor?: never; readonly spawn?: never; readonly step?: never; readonly swap?: never; readonly takeToken?: never; }
  |  { readonly addDamage?: never; readonly advance?: never; readonly attack?: never; readonly award?: never; readonly changeRoll?: never; readonly choose?: never; readonly chooseFigure?: never; readonly closeTest?: never; readonly damage?: never; readonly discardCard?: never; readonly discardEvents?: never; readonly drawEvents?: never; readonly drawWound?: never; readonly each?: never; readonly easeTest?: never; readonly giveAction?: never; readonly hardenTest?: never; readonly heal?: never; readonly healWound?: never; readonly if?: never; readonly loseAction?: never; readonly modify?: never;   /** Figures move by rule: toward something, or away from it. */
  readonly move: SkarovEffectMoveInput; readonly moveFreely?: never; readonly oneOf?: never; readonly openTest?: never; readonly place?: never; readonly preventDamage?: never; readonly push?: never; readonly putToken?: never; readonly redirectAttack?: never; readonly remove?: never; readonly roll?: never; readonly setDoor?: never; readonly spawn?: never; readonly step?: never; readonly swap?: never; readonly takeToken?: never; }
  |  { readonly addDamage?: never; readonly advance?: never; readonly attack?: never; readonly award?: never; readonly changeRoll?: never; readonly choose?: never; readonly chooseFigure?: never; readonly closeTest?: never; readonly damage?: never; readonly discardCard?: never; readonly discardEvents?: never; readonly drawEvents?: never; readonly drawWound?: never; readonly each?: never; readonly easeTest?: never; readonly giveAction?: never; readonly hardenTest?: never; readonly heal?: never; readonly healWound?: never; readonly if?: never; readonly loseAction?: never; readonly modify?: never; readonly move?: never;   /** A seat moves a figure to a space of its choice. */
  readonly moveFreely: SkarovEffectMoveFreelyInput; readonly oneOf?: never; readonly openTest?: never; readonly place?: never; readonly preventDamage?: never; readonly push?: never; readonly putToken?: never; readonly redirectAttack?: never; readonly remove?: never; readonly roll?: never; readonly setDoor?: never; readonly spawn?: never; readonly step?: never; readonly swap?: never; readonly takeToken?: never; }
  |  { readonly addDamage?: never; readonly advance?: never; readonly attack?: never; readonly award?: never; readonly changeRoll?: never; readonly choose?: never; readonly chooseFigure?: never; readonly closeTest?: never; readonly damage?: never; readonly discardCard?: never; readonly discardEvents?: never; readonly drawEvents?: never; readonly drawWound?: never; readonly each?: never; readonly easeTest?: never; readonly giveAction?: never; readonly hardenTest?: never; readonly heal?: never; readonly healWound?: never; readonly if?: never; readonly loseAction?: never; readonly modify?: never; readonly move?: never; readonly moveFreely?: never;   /** Chance decides which of several things happens. */
  readonly oneOf: SkarovEffectOneOfInput; readonly openTest?: never; readonly place?: never; readonly preventDamage?: never; readonly push?: never; readonly putToken?: never; readonly redirectAttack?: never; readonly remove?: never; readonly roll?: never; readonly setDoor?: never; readonly spawn?: never; readonly step?: never; readonly swap?: never; readonly takeToken?: never; }
  |  { readonly addDamage?: never; readonly advance?: never; readonly attack?: never; readonly award?: never; readonly changeRoll?: never; readonly choose?: never; readonly chooseFigure?: never; readonly closeTest?: never; readonly damage?: never; readonly discardCard?: never; readonly discardEvents?: never; readonly drawEvents?: never; readonly drawWound?: never; readonly each?: never; readonly easeTest?: never; readonly giveAction?: never; readonly hardenTest?: never; readonly heal?: never; readonly healWound?: never; readonly if?: never; readonly loseAction?: never; readonly modify?: never; readonly move?: never; readonly moveFreely?: never; readonly oneOf?: never;   /** A closed test may be attempted again. */
  readonly openTest: SkarovEffectOpenTestInput; readonly place?: never; readonly preventDamage?: never; readonly push?: never; readonly putToken?: never; readonly redirectAttack?: never; readonly remove?: never; readonly roll?: never; readonly setDoor?: never; readonly spawn?: never; readonly step?: never; readonly swap?: never; readonly takeToken?: never; }
  |  { readonly addDamage?: never; readonly advance?: never; readonly attack?: never; readonly award?: never; readonly changeRoll?: never; readonly choose?: never; readonly chooseFigure?: never; readonly closeTest?: never; readonly damage?: never; readonly discardCard?: never; readonly discardEvents?: never; readonly drawEvents?: never; readonly drawWound?: never; readonly each?: never; readonly easeTest?: never; readonly giveAction?: never; readonly hardenTest?: never; readonly heal?: never; readonly healWound?: never; readonly if?: never; readonly loseAction?: never; readonly modify?: never; readonly move?: never; readonly moveFreely?: never; readonly oneOf?: never; readonly openTest?: never;   /** Figures are put somewhere else, without a move. */
  readonly place: SkarovEffectPlaceInput; readonly preventDamage?: never; readonly push?: never; readonly putToken?: never; readonly redirectAttack?: never; readonly remove?: never; readonly roll?: never; readonly setDoor?: never; readonly spawn?: never; readonly step?: never; readonly swap?: never; readonly takeToken?: never; }
  |  { readonly addDamage?: never; readonly advance?: never; readonly attack?: never; readonly award?: never; readonly changeRoll?: never; readonly choose?: never; readonly chooseFigure?: never; readonly closeTest?: never; readonly damage?: never; readonly discardCard?: never; readonly discardEvents?: never; readonly drawEvents?: never; readonly drawWound?: never; readonly each?: never; readonly easeTest?: never; readonly giveAction?: never; readonly hardenTest?: never; readonly heal?: never; readonly healWound?: never; readonly if?: never; readonly loseAction?: never; readonly modify?: never; readonly move?: never; readonly moveFreely?: never; readonly oneOf?: never; readonly openTest?: never; readonly place?: never;   /** In a reaction: the attack does less damage. */
  readonly preventDamage: SkarovEffectPreventDamageInput; readonly push?: never; readonly putToken?: never; readonly redirectAttack?: never; readonly remove?: never; readonly roll?: never; readonly setDoor?: never; readonly spawn?: never; readonly step?: never; readonly swap?: never; readonly takeToken?: never; }
  |  { readonly addDamage?: never; readonly advance?: never; readonly attack?: never; readonly award?: never; readonly changeRoll?: never; readonly choose?: never; readonly chooseFigure?: never; readonly closeTest?: never; readonly damage?: never; readonly discardCard?: never; readonly discardEvents?: never; readonly drawEvents?: never; readonly drawWound?: never; readonly each?: never; readonly easeTest?: never; readonly giveAction?: never; readonly hardenTest?: never; readonly heal?: never; readonly healWound?: never; readonly if?: never; readonly loseAction?: never; readonly modify?: never; readonly move?: never; readonly moveFreely?: never; readonly oneOf?: never; readonly openTest?: never; readonly place?: never; readonly preventDamage?: never;   /** Figures are pushed away. */
  readonly push: SkarovEffectPushInput; readonly putToken?: never; readonly redirectAttack?: never; readonly remove?: never; readonly roll?: never; readonly setDoor?: never; readonly spawn?: never; readonly step?: never; readonly swap?: never; readonly takeToken?: never; }
  |  { readonly addDamage?: never; readonly advance?: never; readonly attack?: never; readonly award?: never; readonly changeRoll?: never; readonly choose?: never; readonly chooseFigure?: never; readonly closeTest?: never; readonly damage?: never; readonly discardCard?: never; readonly discardEvents?: never; readonly drawEvents?: never; readonly drawWound?: never; readonly each?: never; readonly easeTest?: never; readonly giveAction?: never; readonly hardenTest?: never; readonly heal?: never; readonly healWound?: never; readonly if?: never; readonly loseAction?: never; readonly modify?: never; readonly move?: never; readonly moveFreely?: never; readonly oneOf?: never; readonly openTest?: never; readonly place?: never; readonly preventDamage?: never; readonly push?: never;   /** A token comes onto the board. */
  readonly putToken: SkarovEffectPutTokenInput; readonly redirectAttack?: never; readonly remove?: never; readonly roll?: never; readonly setDoor?: never; readonly spawn?: never; readonly step?: never; readonly swap?: never; readonly takeToken?: never; }
  |  { readonly addDamage?: never; readonly advance?: never; readonly attack?: never; readonly award?: never; readonly changeRoll?: never; readonly choose?: never; readonly chooseFigure?: never; readonly closeTest?: never; readonly damage?: never; readonly discardCard?: never; readonly discardEvents?: never; readonly drawEvents?: never; readonly drawWound?: never; readonly each?: never; readonly easeTest?: never; readonly giveAction?: never; readonly hardenTest?: never; readonly heal?: never; readonly healWound?: never; readonly if?: never; readonly loseAction?: never; readonly modify?: never; readonly move?: never; readonly moveFreely?: never; readonly oneOf?: never; readonly openTest?: never; readonly place?: never; readonly preventDamage?: never; readonly push?: never; readonly putToken?: never;   /** In a reaction: the attack has another target. */
  readonly redirectAttack: SkarovEffectRedirectAttackInput; readonly remove?: never; readonly roll?: never; readonly setDoor?: never; readonly spawn?: never; readonly step?: never; readonly swap?: never; readonly takeToken?: never; }
  |  { readonly addDamage?: never; readonly advance?: never; readonly attack?: never; readonly award?: never; readonly changeRoll?: never; readonly choose?: never; readonly chooseFigure?: never; readonly closeTest?: never; readonly damage?: never; readonly discardCard?: never; readonly discardEvents?: never; readonly drawEvents?: never; readonly drawWound?: never; readonly each?: never; readonly easeTest?: never; readonly giveAction?: never; readonly hardenTest?: never; readonly heal?: never; readonly healWound?: never; readonly if?: never; readonly loseAction?: never; readonly modify?: never; readonly move?: never; readonly moveFreely?: never; readonly oneOf?: never; readonly openTest?: never; readonly place?: never; readonly preventDamage?: never; readonly push?: never; readonly putToken?: never; readonly redirectAttack?: never;   /** Figures or pieces leave the board. */
  readonly remove: SkarovEffectRemoveInput; readonly roll?: never; readonly setDoor?: never; readonly spawn?: never; readonly step?: never; readonly swap?: never; readonly takeToken?: never; }
  |  { readonly addDamage?: never; readonly advance?: never; readonly attack?: never; readonly award?: never; readonly changeRoll?: never; readonly choose?: never; readonly chooseFigure?: never; readonly closeTest?: never; readonly damage?: never; readonly discardCard?: never; readonly discardEvents?: never; readonly drawEvents?: never; readonly drawWound?: never; readonly each?: never; readonly easeTest?: never; readonly giveAction?: never; readonly hardenTest?: never; readonly heal?: never; readonly healWound?: never; readonly if?: never; readonly loseAction?: never; readonly modify?: never; readonly move?: never; readonly moveFreely?: never; readonly oneOf?: never; readonly openTest?: never; readonly place?: never; readonly preventDamage?: never; readonly push?: never; readonly putToken?: never; readonly redirectAttack?: never; readonly remove?: never;   /** A die is rolled, and the effects depend on it. */
  readonly roll: SkarovEffectRollInput; readonly setDoor?: never; readonly spawn?: never; readonly step?: never; readonly swap?: never; readonly takeToken?: never; }
  |  { readonly addDamage?: never; readonly advance?: never; readonly attack?: never; readonly award?: never; readonly changeRoll?: never; readonly choose?: never; readonly chooseFigure?: never; readonly closeTest?: never; readonly damage?: never; readonly discardCard?: never; readonly discardEvents?: never; readonly drawEvents?: never; readonly drawWound?: never; readonly each?: never; readonly easeTest?: never; readonly giveAction?: never; readonly hardenTest?: never; readonly heal?: never; readonly healWound?: never; readonly if?: never; readonly loseAction?: never; readonly modify?: never; readonly move?: never; readonly moveFreely?: never; readonly oneOf?: never; readonly openTest?: never; readonly place?: never; readonly preventDamage?: never; readonly push?: never; readonly putToken?: never; readonly redirectAttack?: never; readonly remove?: never; readonly roll?: never;   /** A door opens or closes. */
  readonly setDoor: SkarovEffectSetDoorInput; readonly spawn?: never; readonly step?: never; readonly swap?: never; readonly takeToken?: never; }
  |  { readonly addDamage?: never; readonly advance?: never; readonly attack?: never; readonly award?: never; readonly changeRoll?: never; readonly choose?: never; readonly chooseFigure?: never; readonly closeTest?: never; readonly damage?: never; readonly discardCard?: never; readonly discardEvents?: never; readonly drawEvents?: never; readonly drawWound?: never; readonly each?: never; readonly easeTest?: never; readonly giveAction?: never; readonly hardenTest?: never; readonly heal?: never; readonly healWound?: never; readonly if?: never; readonly loseAction?: never; readonly modify?: never; readonly move?: never; readonly moveFreely?: never; readonly oneOf?: never; readonly openTest?: never; readonly place?: never; readonly preventDamage?: never; readonly push?: never; readonly putToken?: never; readonly redirectAttack?: never; readonly remove?: never; readonly roll?: never; readonly setDoor?: never;   /** Figures come from the supply onto the board. */
  readonly spawn: SkarovEffectSpawnInput; readonly step?: never; readonly swap?: never; readonly takeToken?: never; }
  |  { readonly addDamage?: never; readonly advance?: never; readonly attack?: never; readonly award?: never; readonly changeRoll?: never; readonly choose?: never; readonly chooseFigure?: never; readonly closeTest?: never; readonly damage?: never; readonly discardCard?: never; readonly discardEvents?: never; readonly drawEvents?: never; readonly drawWound?: never; readonly each?: never; readonly easeTest?: never; readonly giveAction?: never; readonly hardenTest?: never; readonly heal?: never; readonly healWound?: never; readonly if?: never; readonly loseAction?: never; readonly modify?: never; readonly move?: never; readonly moveFreely?: never; readonly oneOf?: never; readonly openTest?: never; readonly place?: never; readonly preventDamage?: never; readonly push?: never; readonly putToken?: never; readonly redirectAttack?: never; readonly remove?: never; readonly roll?: never; readonly setDoor?: never; readonly spawn?: never;   /** To a free adjacent space; zones and enemies do not matter. */
  readonly step: SkarovEffectStepInput; readonly swap?: never; readonly takeToken?: never; }
  |  { readonly addDamage?: never; readonly advance?: never; readonly attack?: never; readonly award?: never; readonly changeRoll?: never; readonly choose?: never; readonly chooseFigure?: never; readonly closeTest?: never; readonly damage?: never; readonly discardCard?: never; readonly discardEvents?: never; readonly drawEvents?: never; readonly drawWound?: never; readonly each?: never; readonly easeTest?: never; readonly giveAction?: never; readonly hardenTest?: never; readonly heal?: never; readonly healWound?: never; readonly if?: never; readonly loseAction?: never; readonly modify?: never; readonly move?: never; readonly moveFreely?: never; readonly oneOf?: never; readonly openTest?: never; readonly place?: never; readonly preventDamage?: never; readonly push?: never; readonly putToken?: never; readonly redirectAttack?: never; readonly remove?: never; readonly roll?: never; readonly setDoor?: never; readonly spawn?: never; readonly step?: never;   /** Two figures change places. */
  readonly swap: SkarovEffectSwapInput; readonly takeToken?: never; }
  |  { readonly addDamage?: never; readonly advance?: never; readonly attack?: never; readonly award?: never; readonly changeRoll?: never; readonly choose?: never; readonly chooseFigure?: never; readonly closeTest?: never; readonly damage?: never; readonly discardCard?: never; readonly discardEvents?: never; readonly drawEvents?: never; readonly drawWound?: never; readonly each?: never; readonly easeTest?: never; readonly giveAction?: never; readonly hardenTest?: never; readonly heal?: never; readonly healWound?: never; readonly if?: never; readonly loseAction?: never; readonly modify?: never; readonly move?: never; readonly moveFreely?: never; readonly oneOf?: never; readonly openTest?: never; readonly place?: never; readonly preventDamage?: never; readonly push?: never; readonly putToken?: never; readonly redirectAttack?: never; readonly remove?: never; readonly roll?: never; readonly setDoor?: never; readonly spawn?: never; readonly step?: never; readonly swap?: never;   /** A token leaves the board. */
  readonly takeToken: SkarovEffectTakeTokenInput; };

/** Figures lose actions. */
export type SkarovEffectLoseActionInput = {
  /** Number of actions. 1 to 9. */
  readonly actions: number;
  /** The figures that it concerns. */
  readonly who: SkarovFiguresInput;
};

/** A value of figures changes for a while. */
export type SkarovEffectModifyInput = {
  /** The change; below 0 it falls. -99 to 99. */
  readonly by: number;
  /** The value of the sheet. */
  readonly characteristic: SkarovCharacteristic;
  /** How long it lasts. */
  readonly until: SkarovUntil;
  /** The figures that it concerns. */
  readonly who: SkarovFiguresInput;
};

/** A seat moves a figure to a space of its choice. */
export type SkarovEffectMoveFreelyInput = {
  /** Enemies do not stop it. */
  readonly ignoreEnemies?: boolean | null | undefined;
  /** The figures that it concerns. */
  readonly who: SkarovFiguresInput;
  /** Zones instead of its speed; 0 is its own zone only. 0 to 9. */
  readonly zones?: number | null | undefined;
};

/** Figures move by rule: toward something, or away from it. */
export type SkarovEffectMoveInput = {
  /** By way of tokens of this kind: to the nearest of those that lie nearer to `toward` than the figure does; without one it stays (SKAROV-GEN-14). */
  readonly along?: string | null | undefined;
  /** The places or figures that they move away from. */
  readonly away?: SkarovPlaceWordInput | null | undefined;
  /** The places or figures that they move toward. */
  readonly toward?: SkarovPlaceWordInput | null | undefined;
  /** The wish for the place; absent: to come as near as possible. */
  readonly want?: SkarovWish | null | undefined;
  /** The figures that it concerns. */
  readonly who: SkarovFiguresInput;
  /** Zones instead of its speed. 0 to 9. */
  readonly zones?: number | null | undefined;
};

/** Chance decides which of several things happens. */
export type SkarovEffectOneOfInput = {
  /** The lists of effects, one of which happens. At least 2 entries. */
  readonly options: ReadonlyArray<ReadonlyArray<SkarovEffectInput>>;
};

/** A closed test may be attempted again. */
export type SkarovEffectOpenTestInput = {
  /** Id of the test. */
  readonly test: string;
};

/** Figures are put somewhere else, without a move. */
export type SkarovEffectPlaceInput = {
  /** The place. */
  readonly at: SkarovPlaceWordInput;
  /** The figures that it concerns. */
  readonly who: SkarovFiguresInput;
};

/** In a reaction: the attack does less damage. */
export type SkarovEffectPreventDamageInput = {
  /** Points of damage less. 1 to 9. */
  readonly points: number;
};

/** Figures are pushed away. */
export type SkarovEffectPushInput = {
  /** The figure that they are pushed from. */
  readonly from: SkarovFiguresInput;
  /** By how many spaces. 1 to 9. */
  readonly steps: number;
  /** The figures that it concerns. */
  readonly who: SkarovFiguresInput;
};

/** A token comes onto the board. */
export type SkarovEffectPutTokenInput = {
  /** The place. */
  readonly at: SkarovPlaceWordInput;
  /** Kind of the token. */
  readonly kind: string;
};

/** In a reaction: the attack has another target. */
export type SkarovEffectRedirectAttackInput = {
  /** The new target. */
  readonly to: SkarovFiguresInput;
};

/** Figures or pieces leave the board. */
export type SkarovEffectRemoveInput = {
  /** Number of the pieces; absent: all. 1 to 9. */
  readonly count?: number | null | undefined;
  /** The figures that leave. */
  readonly figures?: SkarovFiguresInput | null | undefined;
  /** Kind of the tokens that leave. */
  readonly tokens?: string | null | undefined;
};

/** A die is rolled, and the effects depend on it. */
export type SkarovEffectRollInput = {
  /** The die that is rolled. */
  readonly die: SkarovDieKind;
  /** The effects by result; the highest line that is reached counts. At least 1 entry. */
  readonly table: ReadonlyArray<SkarovEffectRollTableInput>;
};

/** The effects by result; the highest line that is reached counts. */
export type SkarovEffectRollTableInput = {
  /** The least result for this line. At least 0. */
  readonly atLeast: number;
  /** The effects, one after the other. */
  readonly do: ReadonlyArray<SkarovEffectInput>;
};

/** A door opens or closes. */
export type SkarovEffectSetDoorInput = {
  /** Id of the door. */
  readonly door: string;
  /** Whether one may pass through. */
  readonly open: boolean;
};

/** Figures come from the supply onto the board. */
export type SkarovEffectSpawnInput = {
  /** The place. */
  readonly at: SkarovPlaceWordInput;
  /** Number of figures, as far as there are spaces and figures. 1 to 9. */
  readonly count: number;
  /** Id of a sheet of the content: a hero, a companion or a villain. */
  readonly sheet: string;
};

/** To a free adjacent space; zones and enemies do not matter. */
export type SkarovEffectStepInput = {
  /** The figures that it concerns. */
  readonly who: SkarovFiguresInput;
};

/** Two figures change places. */
export type SkarovEffectSwapInput = {
  /** The one figure. */
  readonly a: SkarovFiguresInput;
  /** The other figure. */
  readonly b: SkarovFiguresInput;
};

/** A token leaves the board. */
export type SkarovEffectTakeTokenInput = {
  /** The place. */
  readonly at: SkarovPlaceWordInput;
  /** Kind of the token. */
  readonly kind: string;
};

/** A choice of figures by rule; ALL by default. */
export type SkarovFiguresInput = {
  /** Heroes: activated this turn already, or not. */
  readonly activated?: boolean | null | undefined;
  /** Only figures beside one of these. */
  readonly adjacentTo?: SkarovFiguresInput | null | undefined;
  /** With FIRST: how many; 1 by default. 1 to 9. */
  readonly count?: number | null | undefined;
  /** Only figures with damage, or only without. */
  readonly damaged?: boolean | null | undefined;
  /** Only figures that one of these sees. */
  readonly inSightOf?: SkarovFiguresInput | null | undefined;
  /** Only figures in the zones of this place. */
  readonly inZone?: SkarovPlaceWordInput | null | undefined;
  /** The group that the choice starts from. */
  readonly of: SkarovFiguresOf;
  /** Only figures on these spaces. */
  readonly onPlace?: SkarovPlaceWordInput | null | undefined;
  /** The choice among those that fit; absent: all. */
  readonly pick?: SkarovPick | null | undefined;
  /** The room that ROOM names, by its face. */
  readonly room?: string | null | undefined;
  /** Sheet or hero that SHEET or HERO names. */
  readonly sheet?: string | null | undefined;
  /** A side, as an effect names it. */
  readonly side?: SkarovSideWord | null | undefined;
  /** Only figures that are so near to one of these. */
  readonly withinZones?: SkarovFiguresWithinZonesInput | null | undefined;
};

/** VILLAINS: every villain figure. SHEET: figures of `sheet`. SHEET_OF: figures of the sheet of the acting figure, itself among them; in an event those of the activated sheet. HEROES: heroes. HERO: the hero `sheet`. ENEMIES, ALLIES: of the acting figure, itself not among them. ROOM: every figure in `room`. SELF: the acting figure, or the one attacked. CAUSE: the hero whose command set it off; in a reaction power who attacks or takes the test. TARGET: of the running attack. CHOSEN: the figure last chosen in this effect. */
export type SkarovFiguresOf =
  /** Allies of the acting figure, itself not among them. */
  | 'ALLIES'
  /** The hero whose command caused it. */
  | 'CAUSE'
  /** The figure last chosen in this effect. */
  | 'CHOSEN'
  /** Enemies of the acting figure. */
  | 'ENEMIES'
  /** The hero that is named. */
  | 'HERO'
  /** Every hero on the board, of a side where one is given. */
  | 'HEROES'
  /** Every figure in the room that is named. */
  | 'ROOM'
  /** The acting figure, or the one attacked. */
  | 'SELF'
  /** Figures of the sheet that is named. */
  | 'SHEET'
  /** Figures of the sheet of the acting figure. */
  | 'SHEET_OF'
  /** The target of the running attack. */
  | 'TARGET'
  /** Every villain figure. */
  | 'VILLAINS';

/** Only figures that are so near to one of these. */
export type SkarovFiguresWithinZonesInput = {
  /** The figures that it refers to. */
  readonly of: SkarovFiguresInput;
  /** Greatest distance, in zones. 0 to 9. */
  readonly zones: number;
};

/** A hero of a campaign. */
export type SkarovHeroRecordInput = {
  /** Its cards, the weakness among them. 8 to 10 entries. */
  readonly cards: ReadonlyArray<string>;
  /** Id of the hero, as in the content. */
  readonly heroId: string;
  /** Experience of the hero: a Rookie, a Hero or a Veteran. */
  readonly rank: SkarovRank;
  /** Cards that a Rookie has set aside. At most 2 entries. */
  readonly setAside: ReadonlyArray<string>;
};

/** For how many heroes a scenario is. */
export type SkarovHeroesOfScenarioInput = {
  /** The fewest heroes. 1 to 4. */
  readonly least: number;
  /** The most heroes. 1 to 4. */
  readonly most: number;
  /** For how many it is made. 1 to 4. */
  readonly recommended: number;
};

/** The start space of a lieutenant. */
export type SkarovLieutenantOfBaseInput = {
  /** Id of a sheet of the content: a hero, a companion or a villain. */
  readonly sheet: string;
  /** A space of the board, as "x,y". */
  readonly space: string;
};

/** The start space of a minion. */
export type SkarovMinionOfBaseInput = {
  /** Id of a sheet of the content: a hero, a companion or a villain. */
  readonly sheet: string;
  /** A space of the board, as "x,y". */
  readonly space: string;
};

/** Moves to a space: travel, reposition or break away (SKAROV-MOVE-01, SKAROV-MOVE-09). */
export type SkarovMoveCommandInput = {
  /** Id of a figure: the active hero, or one of its sidekicks. */
  readonly figureId: string;
  /** A space of the board, as "x,y". */
  readonly spaceId: string;
};

/** A hero tests a door, a villain opens it (SKAROV-DOOR-01, SKAROV-DOOR-08). */
export type SkarovOpenDoorCommandInput = {
  /** The value of the sheet. */
  readonly characteristic?: SkarovCharacteristic | null | undefined;
  /** An edge of the base: "x,y,E" east of a cell, "x,y,S" south of it. */
  readonly doorId: string;
  /** Id of a figure of the activated sheet, or of the active hero. */
  readonly figureId: string;
};

/** The options of a game, chosen by its opener. */
export type SkarovOptionsInput = {
  /** A whole base, where there is no scenario: nothing is built (SKAROV-BASE-17). */
  readonly base?: SkarovBaseInput | null | undefined;
  /** The records of the heroes from earlier adventures; absent outside of a campaign. */
  readonly campaign?: SkarovCampaignRecordsInput | null | undefined;
  /** Time for each decision, in seconds: a day when left out; null: no deadline. 10 to 604800. */
  readonly decisionSeconds?: number | null | undefined;
  /** Seats of heroes; one more is the overlord (SKAROV-GEN-02). 1 to 4. */
  readonly heroes?: number;
  /** Rank of the hero of each seat; null or absent: by the scenario (SKAROV-CAMP-05). At most 4 entries. */
  readonly ranks?: ReadonlyArray<SkarovRank | null | undefined> | null | undefined;
  /** A scenario of your own instead. */
  readonly scenario?: SkarovScenarioInput | null | undefined;
  /** A scenario of the box; absent: the overlord chooses one. */
  readonly scenarioId?: string | null | undefined;
  /** The last turn, after which Skarov has escaped. Absent: that of the scenario, if it has one; else the game ends by its final combat, or after turn 60 (SKAROV-GEN-07). 6 to 60. */
  readonly turnLimit?: number | null | undefined;
};

/** The passage between two rooms. */
export type SkarovPassageKind =
  /** An airlock, which is always open. */
  | 'AIRLOCK'
  /** A door, closed until a figure opens it. */
  | 'DOOR';

/** A door or an airlock between two rooms. */
export type SkarovPassageOfBaseInput = {
  /** An edge of the base: "x,y,E" east of a cell, "x,y,S" south of it. */
  readonly edge: string;
  /** Its sort. */
  readonly kind: SkarovPassageKind;
};

/** The choice among the figures that fit. */
export type SkarovPick =
  /** All of them. */
  | 'ALL'
  /** The one that is most zones away. */
  | 'FARTHEST'
  /** The first ones in canonical order. */
  | 'FIRST'
  /** The one with the least health left. */
  | 'LEAST_LEFT'
  /** The one that is fewest zones away. */
  | 'NEAREST'
  /** One by lot. */
  | 'RANDOM';

/** Puts a hero on a start space (SKAROV-SETUP-04). */
export type SkarovPlaceHeroCommandInput = {
  /** Id of a hero, as in the content. */
  readonly heroId: string;
  /** A space of the board, as "x,y". */
  readonly spaceId: string;
};

/** Puts a lieutenant in a room (SKAROV-BASE-11). */
export type SkarovPlaceLieutenantCommandInput = {
  /** Id of a villain sheet, as in the content. */
  readonly sheetId: string;
  /** A space of the board, as "x,y". */
  readonly spaceId: string;
};

/** Puts a minion on a usable reinforcement space (SKAROV-BASE-09). */
export type SkarovPlaceMinionCommandInput = {
  /** Id of a villain sheet, as in the content. */
  readonly sheetId: string;
  /** A space of the board, as "x,y". */
  readonly spaceId: string;
};

/** Puts a door or airlock between two rooms (SKAROV-BASE-04). */
export type SkarovPlacePassageCommandInput = {
  /** An edge of the base: "x,y,E" east of a cell, "x,y,S" south of it. */
  readonly edge: string;
  /** Its sort. */
  readonly kind: SkarovPassageKind;
};

/** Lays a tile beside those that lie (SKAROV-BASE-15). */
export type SkarovPlaceTileCommandInput = {
  /** Column of the tile, in tiles from the left. -9 to 9. */
  readonly column: number;
  /** A room, by the id of its face, such as "t3a". */
  readonly faceId: string;
  /** Row of the tile, in tiles from the top. -9 to 9. */
  readonly row: number;
  /** Quarters clockwise. 0 to 3. */
  readonly turns: number;
};

/** A place on the board. */
export type SkarovPlaceWordInput =
  {   /** A piece of scenery, as `face/id`: its interaction space, unless something lies on it (SKAROV-TILE-03). */
  readonly feature: string; readonly reinforcement?: never; readonly room?: never; readonly space?: never; readonly spaceOf?: never; readonly tokens?: never; readonly zone?: never; readonly zoneOf?: never; }
  |  { readonly feature?: never;   /** Reinforcement spaces, of a room or of the whole base, that are usable and free (SKAROV-TILE-06). */
  readonly reinforcement: SkarovPlaceWordReinforcementInput; readonly room?: never; readonly space?: never; readonly spaceOf?: never; readonly tokens?: never; readonly zone?: never; readonly zoneOf?: never; }
  |  { readonly feature?: never; readonly reinforcement?: never;   /** The spaces of a room but its reinforcement spaces, by its face. */
  readonly room: string; readonly space?: never; readonly spaceOf?: never; readonly tokens?: never; readonly zone?: never; readonly zoneOf?: never; }
  |  { readonly feature?: never; readonly reinforcement?: never; readonly room?: never;   /** The space with this id. */
  readonly space: string; readonly spaceOf?: never; readonly tokens?: never; readonly zone?: never; readonly zoneOf?: never; }
  |  { readonly feature?: never; readonly reinforcement?: never; readonly room?: never; readonly space?: never;   /** The spaces on which these figures stand. */
  readonly spaceOf: SkarovFiguresInput; readonly tokens?: never; readonly zone?: never; readonly zoneOf?: never; }
  |  { readonly feature?: never; readonly reinforcement?: never; readonly room?: never; readonly space?: never; readonly spaceOf?: never;   /** The spaces of tokens of this kind. */
  readonly tokens: string; readonly zone?: never; readonly zoneOf?: never; }
  |  { readonly feature?: never; readonly reinforcement?: never; readonly room?: never; readonly space?: never; readonly spaceOf?: never; readonly tokens?: never;   /** The spaces of the zone with this id. */
  readonly zone: string; readonly zoneOf?: never; }
  |  { readonly feature?: never; readonly reinforcement?: never; readonly room?: never; readonly space?: never; readonly spaceOf?: never; readonly tokens?: never; readonly zone?: never;   /** The spaces of the zones in which these figures stand. */
  readonly zoneOf: SkarovFiguresInput; };

/** Reinforcement spaces, of a room or of the whole base, that are usable and free (SKAROV-TILE-06). */
export type SkarovPlaceWordReinforcementInput = {
  /** A room, by the id of its face, such as "t3a". */
  readonly room?: string | null | undefined;
};

/** Lays the cards of a hero in secret, all in one (SKAROV-STRAT-02, SKAROV-STRAT-12). */
export type SkarovPlanCardsCommandInput = {
  /** Id of a hero, as in the content. */
  readonly heroId: string;
  /** The cards, each with its side of the sheet. At most 12 entries. */
  readonly plays: ReadonlyArray<SkarovPlayInput>;
};

/** Plays an event card for its event (SKAROV-EVT-04). */
export type SkarovPlayEventCommandInput = {
  /** Id of the card, as in the content. */
  readonly cardId: string;
};

/** A card, and the side of the sheet at which it is laid. */
export type SkarovPlayInput = {
  /** Id of a card, as in the content. */
  readonly cardId: string;
  /** At which side of a hero’s sheet a card lies. */
  readonly side: SkarovCardSide;
};

/** Another order of the side's initiative deck, top first (SKAROV-STRAT-11). */
export type SkarovProposeOrderCommandInput = {
  /** Ids of the heroes, as in the content, in their order. At most 6 entries. */
  readonly heroIds: ReadonlyArray<string>;
};

/** Pushes the target to a space beside it (SKAROV-ATK-06). */
export type SkarovPushBackCommandInput = {
  /** A space of the board, as "x,y". */
  readonly spaceId: string;
};

/** Rank of a hero (SKAROV-RANK-01). */
export type SkarovRank =
  /** A hero of some renown. */
  | 'HERO'
  /** A beginner. */
  | 'ROOKIE'
  /** A hero with long experience. */
  | 'VETERAN';

/** Uses the power that is offered (SKAROV-SPEC-06). */
export type SkarovReactCommandInput = {
  /** Id of a card, as in the content. */
  readonly powerId: string;
};

/** An adventure; also accepted from the opener of a game (SKAROV-BASE-17). */
export type SkarovScenarioInput = {
  /** Articles of this adventure alone. At most 4 entries. */
  readonly articles: ReadonlyArray<SkarovArticleInput>;
  /** Absent: of the overlord’s own design. */
  readonly base?: SkarovBasePartsInput | null | undefined;
  /** EASY: Rookies, NORMAL: Heroes, HARD: Veterans (SKAROV-RANK-01). */
  readonly difficulty: SkarovDifficulty;
  /** Doors that are not like the others. At most 9 entries. */
  readonly doors: ReadonlyArray<SkarovDoorOfScenarioInput>;
  /** For how many heroes it is. */
  readonly heroes: SkarovHeroesOfScenarioInput;
  /** The id that other fields name it by; unique among things of its sort. */
  readonly id: string;
  /** The text to read out as the adventure begins. */
  readonly intro: LocalizedInput;
  /** The name that players read. */
  readonly name: LocalizedInput;
  /** Rules of this scenario beside the common ones. At most 20 entries. */
  readonly rules: ReadonlyArray<SkarovSheetRuleInput>;
  /** The last turn of this adventure, after which Skarov has escaped; absent: none (SKAROV-GEN-07). 6 to 30. */
  readonly turnLimit?: number | null | undefined;
};

/** Names the figure of a minion sheet that acts (SKAROV-ACT-13). */
export type SkarovSelectFigureCommandInput = {
  /** Id of a figure of the activated sheet, or of the active hero. */
  readonly figureId: string;
};

/** Sets an event card face down by a villain sheet (SKAROV-STRAT-05). */
export type SkarovSetEventCommandInput = {
  /** Id of an event card. */
  readonly cardId: string;
  /** Id of a villain sheet, as in the content. */
  readonly sheetId: string;
};

/** A reaction or special rule (skarov.md 11.5). */
export type SkarovSheetRuleInput = {
  /** The effects, one after the other. At least 1 entry. */
  readonly do: ReadonlyArray<SkarovEffectInput>;
  /** The id that other fields name it by; unique among things of its sort. */
  readonly id: string;
  /** Its condition; absent: none. */
  readonly if?: SkarovConditionInput | null | undefined;
  /** When it happens. */
  readonly on: SkarovTriggerInput;
  /** Its text for players. */
  readonly text: LocalizedInput;
};

/** Turns a card that one has laid face up; it stays (SKAROV-STRAT-12). */
export type SkarovShowCardCommandInput = {
  /** Id of the card, as in the content. */
  readonly cardId: string;
};

/** The heroes, or the overlord with all villains and traps (SKAROV-GEN-04). */
export type SkarovSide =
  /** All heroes together. */
  | 'HEROES'
  /** The overlord, with all villains and traps. */
  | 'OVERLORD';

/** A side, as an effect names it. */
export type SkarovSideWord =
  /** All heroes together. */
  | 'HEROES'
  /** The side against it. */
  | 'OTHER'
  /** The overlord, with all villains and traps. */
  | 'OVERLORD'
  /** The side of the acting figure. */
  | 'OWN'
  /** The side that is looked at. */
  | 'SIDE';

/** Takes a set event card back into the hand (SKAROV-STRAT-12). */
export type SkarovTakeBackEventCommandInput = {
  /** Id of an event card. */
  readonly cardId: string;
};

/** Takes back the cards and tokens of a hero (SKAROV-STRAT-14). */
export type SkarovTakeBackPlanCommandInput = {
  /** Id of a hero, as in the content. */
  readonly heroId: string;
};

/** A tile, as it lies in a base. */
export type SkarovTileOfBaseInput = {
  /** Column of the tile, in tiles from the left. -9 to 9. */
  readonly column: number;
  /** A room, by the id of its face, such as "t3a". */
  readonly faceId: string;
  /** Row of the tile, in tiles from the top. -9 to 9. */
  readonly row: number;
  /** Quarters clockwise. 0 to 3. */
  readonly turns: number;
};

/** The side of the heroes. */
export type SkarovTriggerHeroOutInput = {
  /** The heroes, or the overlord with all villains and traps (SKAROV-GEN-04). */
  readonly side?: SkarovSide | null | undefined;
};

/** What sets a rule off; its figures are worked out for the figure that it happened to (SELF). */
export type SkarovTriggerInput =
  {   /** One of these figures goes out of action. */
  readonly figureOut: SkarovFiguresInput; readonly heroOut?: never; readonly roomActivated?: never; readonly testFailed?: never; readonly turnEnd?: never; readonly zoneEntered?: never; }
  |  { readonly figureOut?: never;   /** A hero goes out of action. */
  readonly heroOut: SkarovTriggerHeroOutInput; readonly roomActivated?: never; readonly testFailed?: never; readonly turnEnd?: never; readonly zoneEntered?: never; }
  |  { readonly figureOut?: never; readonly heroOut?: never;   /** The overlord activates a room. */
  readonly roomActivated: SkarovTriggerRoomActivatedInput; readonly testFailed?: never; readonly turnEnd?: never; readonly zoneEntered?: never; }
  |  { readonly figureOut?: never; readonly heroOut?: never; readonly roomActivated?: never;   /** The test with this id is failed. */
  readonly testFailed: string; readonly turnEnd?: never; readonly zoneEntered?: never; }
  |  { readonly figureOut?: never; readonly heroOut?: never; readonly roomActivated?: never; readonly testFailed?: never;   /** When a turn is over. */
  readonly turnEnd: boolean; readonly zoneEntered?: never; }
  |  { readonly figureOut?: never; readonly heroOut?: never; readonly roomActivated?: never; readonly testFailed?: never; readonly turnEnd?: never;   /** A zone, as `face/letter`; when the move or push is over (SKAROV-TILE-13). */
  readonly zoneEntered: SkarovTriggerZoneEnteredInput; };

/** The room that the overlord activates. */
export type SkarovTriggerRoomActivatedInput = {
  /** A tile, by its number. 1 to 9. */
  readonly tile: number;
};

/** A zone, as `face/letter`; when the move or push is over (SKAROV-TILE-13). */
export type SkarovTriggerZoneEnteredInput = {
  /** Id of the zone. */
  readonly zone: string;
};

/** Duration of a change. */
export type SkarovUntil =
  /** For this activation. */
  | 'ACTIVATION'
  /** For the rest of the game. */
  | 'GAME'
  /** For this turn. */
  | 'TURN';

/** Uses the special power of a card for an action (SKAROV-SPEC-02). */
export type SkarovUsePowerCommandInput = {
  /** Id of a card, as in the content. */
  readonly powerId: string;
};

/** The goal of a moving figure. */
export type SkarovWish =
  /** To stand beside it. */
  | 'ADJACENT'
  /** To see it. */
  | 'SIGHT'
  /** To stand on it. */
  | 'SPACE'
  /** To be in its zone. */
  | 'ZONE';

/** A game to start. */
export type StartGameInput = {
  /** A UUID of your choice. An accepted command happens once, even if sent again; a refused one is not remembered. */
  readonly commandId: string;
  /** Carry out the command on this version of the game only. */
  readonly expectedVersion?: number | null | undefined;
  /** The value of `Game.id`. */
  readonly gameId: string;
};

/** A command of your seat. */
export type SubmitCommandInput = {
  /** As in `input` of `legalCommands`. */
  readonly command: GameCommandInput;
  /** A UUID of your choice. An accepted command happens once, even if sent again; a refused one is not remembered. */
  readonly commandId: string;
  /** Carry out the command on this version of the game only. */
  readonly expectedVersion?: number | null | undefined;
  /** The value of `Game.id`. */
  readonly gameId: string;
  /** The step that this answers: the command is refused as stale once the step no longer waits for your seat. */
  readonly stepId?: string | null | undefined;
};

/** Commands of your seat to take back. */
export type TakeBackInput = {
  /** A UUID of your choice. An accepted command happens once, even if sent again; a refused one is not remembered. */
  readonly commandId: string;
  /** Carry out the command on this version of the game only. */
  readonly expectedVersion?: number | null | undefined;
  /** The value of `Game.id`. */
  readonly gameId: string;
  /** One of `Game.takesBackTo`: the game returns to its state at that version. Your latest command only by default. */
  readonly to?: number | null | undefined;
};

/** A seat to take over in a running game. */
export type TakeOverSeatInput = {
  /** A UUID of your choice. An accepted command happens once, even if sent again; a refused one is not remembered. */
  readonly commandId: string;
  /** Carry out the command on this version of the game only. */
  readonly expectedVersion?: number | null | undefined;
  /** The value of `Game.id`. */
  readonly gameId: string;
  /** The invitation, where the game needs one. */
  readonly invitation?: string | null | undefined;
  /** A seat that is offered, or yours that a bot plays. */
  readonly seat: number;
};

/** A vacation of your seat. */
export type TakeVacationInput = {
  /** A UUID of your choice. An accepted command happens once, even if sent again; a refused one is not remembered. */
  readonly commandId: string;
  /** Days of 24 hours, from now, or from the end of your vacation. */
  readonly days: number;
  /** Carry out the command on this version of the game only. */
  readonly expectedVersion?: number | null | undefined;
  /** The value of `Game.id`. */
  readonly gameId: string;
};

/** Additional time of each seat beside the time of the steps, as with chess clocks. */
export type TimeBankInput = {
  /** Seconds added each time that the seat answers before its time is over, up to 86,400. */
  readonly increment?: number;
  /** Seconds for the whole game, from 1 to 2,592,000. */
  readonly seconds: number;
};

/** How a game is taken back once something became known. */
export type UndoRule =
  /** By a proposal to which all people at the table agree. */
  | 'CONSENT';

/** Days on which each seat may let its clock stand still. */
export type VacationInput = {
  /** Days of 24 hours for each seat, from 1 to 90. */
  readonly days: number;
};

/** Your seat, to keep. */
export type WithdrawOfferInput = {
  /** A UUID of your choice. An accepted command happens once, even if sent again; a refused one is not remembered. */
  readonly commandId: string;
  /** Carry out the command on this version of the game only. */
  readonly expectedVersion?: number | null | undefined;
  /** The value of `Game.id`. */
  readonly gameId: string;
};

/** The proposal of your seat to withdraw. */
export type WithdrawProposalInput = {
  /** A UUID of your choice. An accepted command happens once, even if sent again; a refused one is not remembered. */
  readonly commandId: string;
  /** Carry out the command on this version of the game only. */
  readonly expectedVersion?: number | null | undefined;
  /** The value of `Game.id`. */
  readonly gameId: string;
};

/** A note to write for yourself, new or changed. */
export type WriteNoteInput = {
  /** The value of `Game.id`. */
  readonly gameId: string;
  /** The note to change; by default a new one. */
  readonly noteId?: string | null | undefined;
  /** The text, of 1 to 2,000 characters; it may have several lines. */
  readonly text: string;
  /** The version that it is about; by default the present one. */
  readonly version?: number | null | undefined;
};

export type MeQueryVariables = Exact<{ [key: string]: never; }>;


export type MeQuery = { readonly me: { readonly scopes: ReadonlyArray<Scope>, readonly account: { readonly id: string, readonly name: string, readonly bot: boolean } } | null };

export type TableWaitQueryVariables = Exact<{ [key: string]: never; }>;


export type TableWaitQuery = { readonly me: { readonly tableWait: { readonly until: string | null, readonly rule: string, readonly games: number, readonly timeouts: number } } | null };

export type CreateAccountMutationVariables = Exact<{
  name: string;
  bot?: boolean | null | undefined;
}>;


export type CreateAccountMutation = { readonly createAccount:
    | { readonly __typename: 'AccountCreated', readonly token: string, readonly account: { readonly id: string, readonly name: string, readonly bot: boolean } }
    | { readonly __typename: 'AccountNameTaken', readonly message: string }
   };

export type PositionFragment = { readonly id: string, readonly status: GameStatus, readonly version: number, readonly seedCommitment: string, readonly seed: string | null, readonly seedsOwed: ReadonlyArray<number>, readonly ruleset: { readonly name: string }, readonly waiting:
    | { readonly __typename: 'WaitingForNothing', readonly over: GameEnding }
    | { readonly __typename: 'WaitingForRules', readonly rules: string, readonly key: string }
    | { readonly __typename: 'WaitingForSeats', readonly seats: ReadonlyArray<number>, readonly step: string, readonly stepId: string, readonly mine: boolean, readonly deadline: string | null }
   | null, readonly outcome: { readonly reason: GameEnding, readonly placings: ReadonlyArray<{ readonly seat: number, readonly rank: number, readonly points: number }> } | null };

export type GameQueryVariables = Exact<{
  id: string;
}>;


export type GameQuery = { readonly game: { readonly id: string, readonly status: GameStatus, readonly version: number, readonly seedCommitment: string, readonly seed: string | null, readonly seedsOwed: ReadonlyArray<number>, readonly ruleset: { readonly name: string }, readonly waiting:
      | { readonly __typename: 'WaitingForNothing', readonly over: GameEnding }
      | { readonly __typename: 'WaitingForRules', readonly rules: string, readonly key: string }
      | { readonly __typename: 'WaitingForSeats', readonly seats: ReadonlyArray<number>, readonly step: string, readonly stepId: string, readonly mine: boolean, readonly deadline: string | null }
     | null, readonly outcome: { readonly reason: GameEnding, readonly placings: ReadonlyArray<{ readonly seat: number, readonly rank: number, readonly points: number }> } | null } | null };

export type PairingsQueryVariables = Exact<{ [key: string]: never; }>;


export type PairingsQuery = { readonly me: { readonly pairings: { readonly nodes: ReadonlyArray<{ readonly round: number, readonly seat: number, readonly startsAt: string, readonly joinBy: string, readonly seatedAt: string | null, readonly joinsYourself: boolean, readonly league: { readonly id: string, readonly name: string }, readonly pairing: { readonly gameId: string, readonly players: ReadonlyArray<string>, readonly game: { readonly status: GameStatus } | null } }> } } | null };

export type LegalCommandsQueryVariables = Exact<{
  id: string;
  first?: number | null | undefined;
}>;


export type LegalCommandsQuery = { readonly game: { readonly id: string, readonly status: GameStatus, readonly version: number, readonly seedCommitment: string, readonly seed: string | null, readonly seedsOwed: ReadonlyArray<number>, readonly legalCommands: ReadonlyArray<{ readonly type: string, readonly asked: boolean, readonly stepId: string | null, readonly input: GameCommandInput }>, readonly ruleset: { readonly name: string }, readonly waiting:
      | { readonly __typename: 'WaitingForNothing', readonly over: GameEnding }
      | { readonly __typename: 'WaitingForRules', readonly rules: string, readonly key: string }
      | { readonly __typename: 'WaitingForSeats', readonly seats: ReadonlyArray<number>, readonly step: string, readonly stepId: string, readonly mine: boolean, readonly deadline: string | null }
     | null, readonly outcome: { readonly reason: GameEnding, readonly placings: ReadonlyArray<{ readonly seat: number, readonly rank: number, readonly points: number }> } | null } | null };

export type DescribedCommandsQueryVariables = Exact<{
  id: string;
  first?: number | null | undefined;
}>;


export type DescribedCommandsQuery = { readonly game: { readonly id: string, readonly status: GameStatus, readonly version: number, readonly seedCommitment: string, readonly seed: string | null, readonly seedsOwed: ReadonlyArray<number>, readonly legalCommands: ReadonlyArray<{ readonly type: string, readonly asked: boolean, readonly stepId: string | null, readonly input: GameCommandInput, readonly description: string }>, readonly ruleset: { readonly name: string }, readonly waiting:
      | { readonly __typename: 'WaitingForNothing', readonly over: GameEnding }
      | { readonly __typename: 'WaitingForRules', readonly rules: string, readonly key: string }
      | { readonly __typename: 'WaitingForSeats', readonly seats: ReadonlyArray<number>, readonly step: string, readonly stepId: string, readonly mine: boolean, readonly deadline: string | null }
     | null, readonly outcome: { readonly reason: GameEnding, readonly placings: ReadonlyArray<{ readonly seat: number, readonly rank: number, readonly points: number }> } | null } | null };

export type SeedOfQueryVariables = Exact<{
  id: string;
}>;


export type SeedOfQuery = { readonly game: { readonly seed: string | null, readonly seedCommitment: string } | null };

type Answer_CommandAccepted_Fragment = { readonly __typename: 'CommandAccepted', readonly version: number, readonly replayed: boolean, readonly events: ReadonlyArray<{ readonly version: number, readonly type: string, readonly description: string }>, readonly game: { readonly id: string, readonly status: GameStatus, readonly version: number, readonly seedCommitment: string, readonly seed: string | null, readonly seedsOwed: ReadonlyArray<number>, readonly ruleset: { readonly name: string }, readonly waiting:
      | { readonly __typename: 'WaitingForNothing', readonly over: GameEnding }
      | { readonly __typename: 'WaitingForRules', readonly rules: string, readonly key: string }
      | { readonly __typename: 'WaitingForSeats', readonly seats: ReadonlyArray<number>, readonly step: string, readonly stepId: string, readonly mine: boolean, readonly deadline: string | null }
     | null, readonly outcome: { readonly reason: GameEnding, readonly placings: ReadonlyArray<{ readonly seat: number, readonly rank: number, readonly points: number }> } | null } };

type Answer_CommandRejected_Fragment = { readonly __typename: 'CommandRejected', readonly code: RefusalCode, readonly ruleId: string, readonly message: string, readonly facts: unknown };

type Answer_VersionConflict_Fragment = { readonly __typename: 'VersionConflict', readonly expectedVersion: number, readonly actualVersion: number, readonly message: string };

export type AnswerFragment =
  | Answer_CommandAccepted_Fragment
  | Answer_CommandRejected_Fragment
  | Answer_VersionConflict_Fragment
;

export type OpenGameMutationVariables = Exact<{
  input: OpenGameInput;
}>;


export type OpenGameMutation = { readonly openGame:
    | { readonly __typename: 'CommandAccepted', readonly version: number, readonly replayed: boolean, readonly events: ReadonlyArray<{ readonly version: number, readonly type: string, readonly description: string }>, readonly game: { readonly id: string, readonly status: GameStatus, readonly version: number, readonly seedCommitment: string, readonly seed: string | null, readonly seedsOwed: ReadonlyArray<number>, readonly ruleset: { readonly name: string }, readonly waiting:
          | { readonly __typename: 'WaitingForNothing', readonly over: GameEnding }
          | { readonly __typename: 'WaitingForRules', readonly rules: string, readonly key: string }
          | { readonly __typename: 'WaitingForSeats', readonly seats: ReadonlyArray<number>, readonly step: string, readonly stepId: string, readonly mine: boolean, readonly deadline: string | null }
         | null, readonly outcome: { readonly reason: GameEnding, readonly placings: ReadonlyArray<{ readonly seat: number, readonly rank: number, readonly points: number }> } | null } }
    | { readonly __typename: 'CommandRejected', readonly code: RefusalCode, readonly ruleId: string, readonly message: string, readonly facts: unknown }
    | { readonly __typename: 'VersionConflict', readonly expectedVersion: number, readonly actualVersion: number, readonly message: string }
   };

export type JoinGameMutationVariables = Exact<{
  input: JoinGameInput;
}>;


export type JoinGameMutation = { readonly joinGame:
    | { readonly __typename: 'CommandAccepted', readonly version: number, readonly replayed: boolean, readonly events: ReadonlyArray<{ readonly version: number, readonly type: string, readonly description: string }>, readonly game: { readonly id: string, readonly status: GameStatus, readonly version: number, readonly seedCommitment: string, readonly seed: string | null, readonly seedsOwed: ReadonlyArray<number>, readonly ruleset: { readonly name: string }, readonly waiting:
          | { readonly __typename: 'WaitingForNothing', readonly over: GameEnding }
          | { readonly __typename: 'WaitingForRules', readonly rules: string, readonly key: string }
          | { readonly __typename: 'WaitingForSeats', readonly seats: ReadonlyArray<number>, readonly step: string, readonly stepId: string, readonly mine: boolean, readonly deadline: string | null }
         | null, readonly outcome: { readonly reason: GameEnding, readonly placings: ReadonlyArray<{ readonly seat: number, readonly rank: number, readonly points: number }> } | null } }
    | { readonly __typename: 'CommandRejected', readonly code: RefusalCode, readonly ruleId: string, readonly message: string, readonly facts: unknown }
    | { readonly __typename: 'VersionConflict', readonly expectedVersion: number, readonly actualVersion: number, readonly message: string }
   };

export type AddBotMutationVariables = Exact<{
  input: AddBotInput;
}>;


export type AddBotMutation = { readonly addBot:
    | { readonly __typename: 'CommandAccepted', readonly version: number, readonly replayed: boolean, readonly events: ReadonlyArray<{ readonly version: number, readonly type: string, readonly description: string }>, readonly game: { readonly id: string, readonly status: GameStatus, readonly version: number, readonly seedCommitment: string, readonly seed: string | null, readonly seedsOwed: ReadonlyArray<number>, readonly ruleset: { readonly name: string }, readonly waiting:
          | { readonly __typename: 'WaitingForNothing', readonly over: GameEnding }
          | { readonly __typename: 'WaitingForRules', readonly rules: string, readonly key: string }
          | { readonly __typename: 'WaitingForSeats', readonly seats: ReadonlyArray<number>, readonly step: string, readonly stepId: string, readonly mine: boolean, readonly deadline: string | null }
         | null, readonly outcome: { readonly reason: GameEnding, readonly placings: ReadonlyArray<{ readonly seat: number, readonly rank: number, readonly points: number }> } | null } }
    | { readonly __typename: 'CommandRejected', readonly code: RefusalCode, readonly ruleId: string, readonly message: string, readonly facts: unknown }
    | { readonly __typename: 'VersionConflict', readonly expectedVersion: number, readonly actualVersion: number, readonly message: string }
   };

export type LeaveGameMutationVariables = Exact<{
  input: LeaveGameInput;
}>;


export type LeaveGameMutation = { readonly leaveGame:
    | { readonly __typename: 'CommandAccepted', readonly version: number, readonly replayed: boolean, readonly events: ReadonlyArray<{ readonly version: number, readonly type: string, readonly description: string }>, readonly game: { readonly id: string, readonly status: GameStatus, readonly version: number, readonly seedCommitment: string, readonly seed: string | null, readonly seedsOwed: ReadonlyArray<number>, readonly ruleset: { readonly name: string }, readonly waiting:
          | { readonly __typename: 'WaitingForNothing', readonly over: GameEnding }
          | { readonly __typename: 'WaitingForRules', readonly rules: string, readonly key: string }
          | { readonly __typename: 'WaitingForSeats', readonly seats: ReadonlyArray<number>, readonly step: string, readonly stepId: string, readonly mine: boolean, readonly deadline: string | null }
         | null, readonly outcome: { readonly reason: GameEnding, readonly placings: ReadonlyArray<{ readonly seat: number, readonly rank: number, readonly points: number }> } | null } }
    | { readonly __typename: 'CommandRejected', readonly code: RefusalCode, readonly ruleId: string, readonly message: string, readonly facts: unknown }
    | { readonly __typename: 'VersionConflict', readonly expectedVersion: number, readonly actualVersion: number, readonly message: string }
   };

export type StartGameMutationVariables = Exact<{
  input: StartGameInput;
}>;


export type StartGameMutation = { readonly startGame:
    | { readonly __typename: 'CommandAccepted', readonly version: number, readonly replayed: boolean, readonly events: ReadonlyArray<{ readonly version: number, readonly type: string, readonly description: string }>, readonly game: { readonly id: string, readonly status: GameStatus, readonly version: number, readonly seedCommitment: string, readonly seed: string | null, readonly seedsOwed: ReadonlyArray<number>, readonly ruleset: { readonly name: string }, readonly waiting:
          | { readonly __typename: 'WaitingForNothing', readonly over: GameEnding }
          | { readonly __typename: 'WaitingForRules', readonly rules: string, readonly key: string }
          | { readonly __typename: 'WaitingForSeats', readonly seats: ReadonlyArray<number>, readonly step: string, readonly stepId: string, readonly mine: boolean, readonly deadline: string | null }
         | null, readonly outcome: { readonly reason: GameEnding, readonly placings: ReadonlyArray<{ readonly seat: number, readonly rank: number, readonly points: number }> } | null } }
    | { readonly __typename: 'CommandRejected', readonly code: RefusalCode, readonly ruleId: string, readonly message: string, readonly facts: unknown }
    | { readonly __typename: 'VersionConflict', readonly expectedVersion: number, readonly actualVersion: number, readonly message: string }
   };

export type GiveSeedMutationVariables = Exact<{
  input: GiveSeedInput;
}>;


export type GiveSeedMutation = { readonly giveSeed:
    | { readonly __typename: 'CommandAccepted', readonly version: number, readonly replayed: boolean, readonly events: ReadonlyArray<{ readonly version: number, readonly type: string, readonly description: string }>, readonly game: { readonly id: string, readonly status: GameStatus, readonly version: number, readonly seedCommitment: string, readonly seed: string | null, readonly seedsOwed: ReadonlyArray<number>, readonly ruleset: { readonly name: string }, readonly waiting:
          | { readonly __typename: 'WaitingForNothing', readonly over: GameEnding }
          | { readonly __typename: 'WaitingForRules', readonly rules: string, readonly key: string }
          | { readonly __typename: 'WaitingForSeats', readonly seats: ReadonlyArray<number>, readonly step: string, readonly stepId: string, readonly mine: boolean, readonly deadline: string | null }
         | null, readonly outcome: { readonly reason: GameEnding, readonly placings: ReadonlyArray<{ readonly seat: number, readonly rank: number, readonly points: number }> } | null } }
    | { readonly __typename: 'CommandRejected', readonly code: RefusalCode, readonly ruleId: string, readonly message: string, readonly facts: unknown }
    | { readonly __typename: 'VersionConflict', readonly expectedVersion: number, readonly actualVersion: number, readonly message: string }
   };

export type SubmitCommandMutationVariables = Exact<{
  input: SubmitCommandInput;
}>;


export type SubmitCommandMutation = { readonly submitCommand:
    | { readonly __typename: 'CommandAccepted', readonly version: number, readonly replayed: boolean, readonly events: ReadonlyArray<{ readonly version: number, readonly type: string, readonly description: string }>, readonly game: { readonly id: string, readonly status: GameStatus, readonly version: number, readonly seedCommitment: string, readonly seed: string | null, readonly seedsOwed: ReadonlyArray<number>, readonly ruleset: { readonly name: string }, readonly waiting:
          | { readonly __typename: 'WaitingForNothing', readonly over: GameEnding }
          | { readonly __typename: 'WaitingForRules', readonly rules: string, readonly key: string }
          | { readonly __typename: 'WaitingForSeats', readonly seats: ReadonlyArray<number>, readonly step: string, readonly stepId: string, readonly mine: boolean, readonly deadline: string | null }
         | null, readonly outcome: { readonly reason: GameEnding, readonly placings: ReadonlyArray<{ readonly seat: number, readonly rank: number, readonly points: number }> } | null } }
    | { readonly __typename: 'CommandRejected', readonly code: RefusalCode, readonly ruleId: string, readonly message: string, readonly facts: unknown }
    | { readonly __typename: 'VersionConflict', readonly expectedVersion: number, readonly actualVersion: number, readonly message: string }
   };

export type TakeVacationMutationVariables = Exact<{
  input: TakeVacationInput;
}>;


export type TakeVacationMutation = { readonly takeVacation:
    | { readonly __typename: 'CommandAccepted', readonly version: number, readonly replayed: boolean, readonly events: ReadonlyArray<{ readonly version: number, readonly type: string, readonly description: string }>, readonly game: { readonly id: string, readonly status: GameStatus, readonly version: number, readonly seedCommitment: string, readonly seed: string | null, readonly seedsOwed: ReadonlyArray<number>, readonly ruleset: { readonly name: string }, readonly waiting:
          | { readonly __typename: 'WaitingForNothing', readonly over: GameEnding }
          | { readonly __typename: 'WaitingForRules', readonly rules: string, readonly key: string }
          | { readonly __typename: 'WaitingForSeats', readonly seats: ReadonlyArray<number>, readonly step: string, readonly stepId: string, readonly mine: boolean, readonly deadline: string | null }
         | null, readonly outcome: { readonly reason: GameEnding, readonly placings: ReadonlyArray<{ readonly seat: number, readonly rank: number, readonly points: number }> } | null } }
    | { readonly __typename: 'CommandRejected', readonly code: RefusalCode, readonly ruleId: string, readonly message: string, readonly facts: unknown }
    | { readonly __typename: 'VersionConflict', readonly expectedVersion: number, readonly actualVersion: number, readonly message: string }
   };

export type GrantTimeMutationVariables = Exact<{
  input: GrantTimeInput;
}>;


export type GrantTimeMutation = { readonly grantTime:
    | { readonly __typename: 'CommandAccepted', readonly version: number, readonly replayed: boolean, readonly events: ReadonlyArray<{ readonly version: number, readonly type: string, readonly description: string }>, readonly game: { readonly id: string, readonly status: GameStatus, readonly version: number, readonly seedCommitment: string, readonly seed: string | null, readonly seedsOwed: ReadonlyArray<number>, readonly ruleset: { readonly name: string }, readonly waiting:
          | { readonly __typename: 'WaitingForNothing', readonly over: GameEnding }
          | { readonly __typename: 'WaitingForRules', readonly rules: string, readonly key: string }
          | { readonly __typename: 'WaitingForSeats', readonly seats: ReadonlyArray<number>, readonly step: string, readonly stepId: string, readonly mine: boolean, readonly deadline: string | null }
         | null, readonly outcome: { readonly reason: GameEnding, readonly placings: ReadonlyArray<{ readonly seat: number, readonly rank: number, readonly points: number }> } | null } }
    | { readonly __typename: 'CommandRejected', readonly code: RefusalCode, readonly ruleId: string, readonly message: string, readonly facts: unknown }
    | { readonly __typename: 'VersionConflict', readonly expectedVersion: number, readonly actualVersion: number, readonly message: string }
   };

export type PlanFragment = { readonly pause: number, readonly entries: ReadonlyArray<{ readonly type: string, readonly input: GameCommandInput, readonly step: string | null, readonly after: ReadonlyArray<string>, readonly until: ReadonlyArray<string>, readonly repeat: boolean }> };

export type PlannedQueryVariables = Exact<{
  id: string;
}>;


export type PlannedQuery = { readonly game: { readonly conditional: { readonly pause: number, readonly entries: ReadonlyArray<{ readonly type: string, readonly input: GameCommandInput, readonly step: string | null, readonly after: ReadonlyArray<string>, readonly until: ReadonlyArray<string>, readonly repeat: boolean }> } } | null };

export type SetConditionalCommandsMutationVariables = Exact<{
  input: SetConditionalCommandsInput;
}>;


export type SetConditionalCommandsMutation = { readonly setConditionalCommands: { readonly pause: number, readonly entries: ReadonlyArray<{ readonly type: string, readonly input: GameCommandInput, readonly step: string | null, readonly after: ReadonlyArray<string>, readonly until: ReadonlyArray<string>, readonly repeat: boolean }> } };

export type ResignMutationVariables = Exact<{
  input: ResignInput;
}>;


export type ResignMutation = { readonly resign:
    | { readonly __typename: 'CommandAccepted', readonly version: number, readonly replayed: boolean, readonly events: ReadonlyArray<{ readonly version: number, readonly type: string, readonly description: string }>, readonly game: { readonly id: string, readonly status: GameStatus, readonly version: number, readonly seedCommitment: string, readonly seed: string | null, readonly seedsOwed: ReadonlyArray<number>, readonly ruleset: { readonly name: string }, readonly waiting:
          | { readonly __typename: 'WaitingForNothing', readonly over: GameEnding }
          | { readonly __typename: 'WaitingForRules', readonly rules: string, readonly key: string }
          | { readonly __typename: 'WaitingForSeats', readonly seats: ReadonlyArray<number>, readonly step: string, readonly stepId: string, readonly mine: boolean, readonly deadline: string | null }
         | null, readonly outcome: { readonly reason: GameEnding, readonly placings: ReadonlyArray<{ readonly seat: number, readonly rank: number, readonly points: number }> } | null } }
    | { readonly __typename: 'CommandRejected', readonly code: RefusalCode, readonly ruleId: string, readonly message: string, readonly facts: unknown }
    | { readonly __typename: 'VersionConflict', readonly expectedVersion: number, readonly actualVersion: number, readonly message: string }
   };

export type ProposeMutationVariables = Exact<{
  input: ProposeInput;
}>;


export type ProposeMutation = { readonly propose:
    | { readonly __typename: 'CommandAccepted', readonly version: number, readonly replayed: boolean, readonly events: ReadonlyArray<{ readonly version: number, readonly type: string, readonly description: string }>, readonly game: { readonly id: string, readonly status: GameStatus, readonly version: number, readonly seedCommitment: string, readonly seed: string | null, readonly seedsOwed: ReadonlyArray<number>, readonly ruleset: { readonly name: string }, readonly waiting:
          | { readonly __typename: 'WaitingForNothing', readonly over: GameEnding }
          | { readonly __typename: 'WaitingForRules', readonly rules: string, readonly key: string }
          | { readonly __typename: 'WaitingForSeats', readonly seats: ReadonlyArray<number>, readonly step: string, readonly stepId: string, readonly mine: boolean, readonly deadline: string | null }
         | null, readonly outcome: { readonly reason: GameEnding, readonly placings: ReadonlyArray<{ readonly seat: number, readonly rank: number, readonly points: number }> } | null } }
    | { readonly __typename: 'CommandRejected', readonly code: RefusalCode, readonly ruleId: string, readonly message: string, readonly facts: unknown }
    | { readonly __typename: 'VersionConflict', readonly expectedVersion: number, readonly actualVersion: number, readonly message: string }
   };

export type OfferSeatMutationVariables = Exact<{
  input: OfferSeatInput;
}>;


export type OfferSeatMutation = { readonly offerSeat:
    | { readonly __typename: 'CommandAccepted', readonly version: number, readonly replayed: boolean, readonly events: ReadonlyArray<{ readonly version: number, readonly type: string, readonly description: string }>, readonly game: { readonly id: string, readonly status: GameStatus, readonly version: number, readonly seedCommitment: string, readonly seed: string | null, readonly seedsOwed: ReadonlyArray<number>, readonly ruleset: { readonly name: string }, readonly waiting:
          | { readonly __typename: 'WaitingForNothing', readonly over: GameEnding }
          | { readonly __typename: 'WaitingForRules', readonly rules: string, readonly key: string }
          | { readonly __typename: 'WaitingForSeats', readonly seats: ReadonlyArray<number>, readonly step: string, readonly stepId: string, readonly mine: boolean, readonly deadline: string | null }
         | null, readonly outcome: { readonly reason: GameEnding, readonly placings: ReadonlyArray<{ readonly seat: number, readonly rank: number, readonly points: number }> } | null } }
    | { readonly __typename: 'CommandRejected', readonly code: RefusalCode, readonly ruleId: string, readonly message: string, readonly facts: unknown }
    | { readonly __typename: 'VersionConflict', readonly expectedVersion: number, readonly actualVersion: number, readonly message: string }
   };

export type AnswerProposalMutationVariables = Exact<{
  input: AnswerProposalInput;
}>;


export type AnswerProposalMutation = { readonly answerProposal:
    | { readonly __typename: 'CommandAccepted', readonly version: number, readonly replayed: boolean, readonly events: ReadonlyArray<{ readonly version: number, readonly type: string, readonly description: string }>, readonly game: { readonly id: string, readonly status: GameStatus, readonly version: number, readonly seedCommitment: string, readonly seed: string | null, readonly seedsOwed: ReadonlyArray<number>, readonly ruleset: { readonly name: string }, readonly waiting:
          | { readonly __typename: 'WaitingForNothing', readonly over: GameEnding }
          | { readonly __typename: 'WaitingForRules', readonly rules: string, readonly key: string }
          | { readonly __typename: 'WaitingForSeats', readonly seats: ReadonlyArray<number>, readonly step: string, readonly stepId: string, readonly mine: boolean, readonly deadline: string | null }
         | null, readonly outcome: { readonly reason: GameEnding, readonly placings: ReadonlyArray<{ readonly seat: number, readonly rank: number, readonly points: number }> } | null } }
    | { readonly __typename: 'CommandRejected', readonly code: RefusalCode, readonly ruleId: string, readonly message: string, readonly facts: unknown }
    | { readonly __typename: 'VersionConflict', readonly expectedVersion: number, readonly actualVersion: number, readonly message: string }
   };

export type WithdrawOfferMutationVariables = Exact<{
  input: WithdrawOfferInput;
}>;


export type WithdrawOfferMutation = { readonly withdrawOffer:
    | { readonly __typename: 'CommandAccepted', readonly version: number, readonly replayed: boolean, readonly events: ReadonlyArray<{ readonly version: number, readonly type: string, readonly description: string }>, readonly game: { readonly id: string, readonly status: GameStatus, readonly version: number, readonly seedCommitment: string, readonly seed: string | null, readonly seedsOwed: ReadonlyArray<number>, readonly ruleset: { readonly name: string }, readonly waiting:
          | { readonly __typename: 'WaitingForNothing', readonly over: GameEnding }
          | { readonly __typename: 'WaitingForRules', readonly rules: string, readonly key: string }
          | { readonly __typename: 'WaitingForSeats', readonly seats: ReadonlyArray<number>, readonly step: string, readonly stepId: string, readonly mine: boolean, readonly deadline: string | null }
         | null, readonly outcome: { readonly reason: GameEnding, readonly placings: ReadonlyArray<{ readonly seat: number, readonly rank: number, readonly points: number }> } | null } }
    | { readonly __typename: 'CommandRejected', readonly code: RefusalCode, readonly ruleId: string, readonly message: string, readonly facts: unknown }
    | { readonly __typename: 'VersionConflict', readonly expectedVersion: number, readonly actualVersion: number, readonly message: string }
   };

export type WithdrawProposalMutationVariables = Exact<{
  input: WithdrawProposalInput;
}>;


export type WithdrawProposalMutation = { readonly withdrawProposal:
    | { readonly __typename: 'CommandAccepted', readonly version: number, readonly replayed: boolean, readonly events: ReadonlyArray<{ readonly version: number, readonly type: string, readonly description: string }>, readonly game: { readonly id: string, readonly status: GameStatus, readonly version: number, readonly seedCommitment: string, readonly seed: string | null, readonly seedsOwed: ReadonlyArray<number>, readonly ruleset: { readonly name: string }, readonly waiting:
          | { readonly __typename: 'WaitingForNothing', readonly over: GameEnding }
          | { readonly __typename: 'WaitingForRules', readonly rules: string, readonly key: string }
          | { readonly __typename: 'WaitingForSeats', readonly seats: ReadonlyArray<number>, readonly step: string, readonly stepId: string, readonly mine: boolean, readonly deadline: string | null }
         | null, readonly outcome: { readonly reason: GameEnding, readonly placings: ReadonlyArray<{ readonly seat: number, readonly rank: number, readonly points: number }> } | null } }
    | { readonly __typename: 'CommandRejected', readonly code: RefusalCode, readonly ruleId: string, readonly message: string, readonly facts: unknown }
    | { readonly __typename: 'VersionConflict', readonly expectedVersion: number, readonly actualVersion: number, readonly message: string }
   };

export type TakeOverSeatMutationVariables = Exact<{
  input: TakeOverSeatInput;
}>;


export type TakeOverSeatMutation = { readonly takeOverSeat:
    | { readonly __typename: 'CommandAccepted', readonly version: number, readonly replayed: boolean, readonly events: ReadonlyArray<{ readonly version: number, readonly type: string, readonly description: string }>, readonly game: { readonly id: string, readonly status: GameStatus, readonly version: number, readonly seedCommitment: string, readonly seed: string | null, readonly seedsOwed: ReadonlyArray<number>, readonly ruleset: { readonly name: string }, readonly waiting:
          | { readonly __typename: 'WaitingForNothing', readonly over: GameEnding }
          | { readonly __typename: 'WaitingForRules', readonly rules: string, readonly key: string }
          | { readonly __typename: 'WaitingForSeats', readonly seats: ReadonlyArray<number>, readonly step: string, readonly stepId: string, readonly mine: boolean, readonly deadline: string | null }
         | null, readonly outcome: { readonly reason: GameEnding, readonly placings: ReadonlyArray<{ readonly seat: number, readonly rank: number, readonly points: number }> } | null } }
    | { readonly __typename: 'CommandRejected', readonly code: RefusalCode, readonly ruleId: string, readonly message: string, readonly facts: unknown }
    | { readonly __typename: 'VersionConflict', readonly expectedVersion: number, readonly actualVersion: number, readonly message: string }
   };

export type EndPauseMutationVariables = Exact<{
  input: EndPauseInput;
}>;


export type EndPauseMutation = { readonly endPause:
    | { readonly __typename: 'CommandAccepted', readonly version: number, readonly replayed: boolean, readonly events: ReadonlyArray<{ readonly version: number, readonly type: string, readonly description: string }>, readonly game: { readonly id: string, readonly status: GameStatus, readonly version: number, readonly seedCommitment: string, readonly seed: string | null, readonly seedsOwed: ReadonlyArray<number>, readonly ruleset: { readonly name: string }, readonly waiting:
          | { readonly __typename: 'WaitingForNothing', readonly over: GameEnding }
          | { readonly __typename: 'WaitingForRules', readonly rules: string, readonly key: string }
          | { readonly __typename: 'WaitingForSeats', readonly seats: ReadonlyArray<number>, readonly step: string, readonly stepId: string, readonly mine: boolean, readonly deadline: string | null }
         | null, readonly outcome: { readonly reason: GameEnding, readonly placings: ReadonlyArray<{ readonly seat: number, readonly rank: number, readonly points: number }> } | null } }
    | { readonly __typename: 'CommandRejected', readonly code: RefusalCode, readonly ruleId: string, readonly message: string, readonly facts: unknown }
    | { readonly __typename: 'VersionConflict', readonly expectedVersion: number, readonly actualVersion: number, readonly message: string }
   };

export type HandToBotMutationVariables = Exact<{
  input: HandToBotInput;
}>;


export type HandToBotMutation = { readonly handToBot:
    | { readonly __typename: 'CommandAccepted', readonly version: number, readonly replayed: boolean, readonly events: ReadonlyArray<{ readonly version: number, readonly type: string, readonly description: string }>, readonly game: { readonly id: string, readonly status: GameStatus, readonly version: number, readonly seedCommitment: string, readonly seed: string | null, readonly seedsOwed: ReadonlyArray<number>, readonly ruleset: { readonly name: string }, readonly waiting:
          | { readonly __typename: 'WaitingForNothing', readonly over: GameEnding }
          | { readonly __typename: 'WaitingForRules', readonly rules: string, readonly key: string }
          | { readonly __typename: 'WaitingForSeats', readonly seats: ReadonlyArray<number>, readonly step: string, readonly stepId: string, readonly mine: boolean, readonly deadline: string | null }
         | null, readonly outcome: { readonly reason: GameEnding, readonly placings: ReadonlyArray<{ readonly seat: number, readonly rank: number, readonly points: number }> } | null } }
    | { readonly __typename: 'CommandRejected', readonly code: RefusalCode, readonly ruleId: string, readonly message: string, readonly facts: unknown }
    | { readonly __typename: 'VersionConflict', readonly expectedVersion: number, readonly actualVersion: number, readonly message: string }
   };

export type NotesQueryVariables = Exact<{
  id: string;
}>;


export type NotesQuery = { readonly game: { readonly notes: ReadonlyArray<{ readonly noteId: string, readonly version: number, readonly text: string, readonly writtenAt: string }> } | null };

export type WriteNoteMutationVariables = Exact<{
  input: WriteNoteInput;
}>;


export type WriteNoteMutation = { readonly writeNote: { readonly noteId: string, readonly version: number, readonly text: string, readonly writtenAt: string } };

export type DeleteNoteMutationVariables = Exact<{
  gameId: string;
  noteId: string;
}>;


export type DeleteNoteMutation = { readonly deleteNote: { readonly noteId: string } };

export type AbandonGameMutationVariables = Exact<{
  input: AbandonGameInput;
}>;


export type AbandonGameMutation = { readonly abandonGame:
    | { readonly __typename: 'CommandAccepted', readonly version: number, readonly replayed: boolean, readonly events: ReadonlyArray<{ readonly version: number, readonly type: string, readonly description: string }>, readonly game: { readonly id: string, readonly status: GameStatus, readonly version: number, readonly seedCommitment: string, readonly seed: string | null, readonly seedsOwed: ReadonlyArray<number>, readonly ruleset: { readonly name: string }, readonly waiting:
          | { readonly __typename: 'WaitingForNothing', readonly over: GameEnding }
          | { readonly __typename: 'WaitingForRules', readonly rules: string, readonly key: string }
          | { readonly __typename: 'WaitingForSeats', readonly seats: ReadonlyArray<number>, readonly step: string, readonly stepId: string, readonly mine: boolean, readonly deadline: string | null }
         | null, readonly outcome: { readonly reason: GameEnding, readonly placings: ReadonlyArray<{ readonly seat: number, readonly rank: number, readonly points: number }> } | null } }
    | { readonly __typename: 'CommandRejected', readonly code: RefusalCode, readonly ruleId: string, readonly message: string, readonly facts: unknown }
    | { readonly __typename: 'VersionConflict', readonly expectedVersion: number, readonly actualVersion: number, readonly message: string }
   };

export type ForkGameMutationVariables = Exact<{
  input: ForkGameInput;
}>;


export type ForkGameMutation = { readonly forkGame:
    | { readonly __typename: 'CommandAccepted', readonly version: number, readonly replayed: boolean, readonly events: ReadonlyArray<{ readonly version: number, readonly type: string, readonly description: string }>, readonly game: { readonly id: string, readonly status: GameStatus, readonly version: number, readonly seedCommitment: string, readonly seed: string | null, readonly seedsOwed: ReadonlyArray<number>, readonly ruleset: { readonly name: string }, readonly waiting:
          | { readonly __typename: 'WaitingForNothing', readonly over: GameEnding }
          | { readonly __typename: 'WaitingForRules', readonly rules: string, readonly key: string }
          | { readonly __typename: 'WaitingForSeats', readonly seats: ReadonlyArray<number>, readonly step: string, readonly stepId: string, readonly mine: boolean, readonly deadline: string | null }
         | null, readonly outcome: { readonly reason: GameEnding, readonly placings: ReadonlyArray<{ readonly seat: number, readonly rank: number, readonly points: number }> } | null } }
    | { readonly __typename: 'CommandRejected', readonly code: RefusalCode, readonly ruleId: string, readonly message: string, readonly facts: unknown }
    | { readonly __typename: 'VersionConflict', readonly expectedVersion: number, readonly actualVersion: number, readonly message: string }
   };

export type TakeBackMutationVariables = Exact<{
  input: TakeBackInput;
}>;


export type TakeBackMutation = { readonly takeBack:
    | { readonly __typename: 'CommandAccepted', readonly version: number, readonly replayed: boolean, readonly events: ReadonlyArray<{ readonly version: number, readonly type: string, readonly description: string }>, readonly game: { readonly id: string, readonly status: GameStatus, readonly version: number, readonly seedCommitment: string, readonly seed: string | null, readonly seedsOwed: ReadonlyArray<number>, readonly ruleset: { readonly name: string }, readonly waiting:
          | { readonly __typename: 'WaitingForNothing', readonly over: GameEnding }
          | { readonly __typename: 'WaitingForRules', readonly rules: string, readonly key: string }
          | { readonly __typename: 'WaitingForSeats', readonly seats: ReadonlyArray<number>, readonly step: string, readonly stepId: string, readonly mine: boolean, readonly deadline: string | null }
         | null, readonly outcome: { readonly reason: GameEnding, readonly placings: ReadonlyArray<{ readonly seat: number, readonly rank: number, readonly points: number }> } | null } }
    | { readonly __typename: 'CommandRejected', readonly code: RefusalCode, readonly ruleId: string, readonly message: string, readonly facts: unknown }
    | { readonly __typename: 'VersionConflict', readonly expectedVersion: number, readonly actualVersion: number, readonly message: string }
   };

export type RematchMutationVariables = Exact<{
  input: RematchInput;
}>;


export type RematchMutation = { readonly rematch:
    | { readonly __typename: 'CommandAccepted', readonly version: number, readonly replayed: boolean, readonly events: ReadonlyArray<{ readonly version: number, readonly type: string, readonly description: string }>, readonly game: { readonly id: string, readonly status: GameStatus, readonly version: number, readonly seedCommitment: string, readonly seed: string | null, readonly seedsOwed: ReadonlyArray<number>, readonly ruleset: { readonly name: string }, readonly waiting:
          | { readonly __typename: 'WaitingForNothing', readonly over: GameEnding }
          | { readonly __typename: 'WaitingForRules', readonly rules: string, readonly key: string }
          | { readonly __typename: 'WaitingForSeats', readonly seats: ReadonlyArray<number>, readonly step: string, readonly stepId: string, readonly mine: boolean, readonly deadline: string | null }
         | null, readonly outcome: { readonly reason: GameEnding, readonly placings: ReadonlyArray<{ readonly seat: number, readonly rank: number, readonly points: number }> } | null } }
    | { readonly __typename: 'CommandRejected', readonly code: RefusalCode, readonly ruleId: string, readonly message: string, readonly facts: unknown }
    | { readonly __typename: 'VersionConflict', readonly expectedVersion: number, readonly actualVersion: number, readonly message: string }
   };

export type GameEventsSubscriptionVariables = Exact<{
  gameId: string;
  afterVersion?: number | null | undefined;
  atLeast?: Importance | null | undefined;
  types?: ReadonlyArray<string> | string | null | undefined;
}>;


export type GameEventsSubscription = { readonly gameEvents: { readonly version: number, readonly at: string, readonly type: string, readonly importance: Importance, readonly description: string, readonly payloadJson: unknown, readonly why: { readonly ruleId: string, readonly text: string, readonly parts: ReadonlyArray<{ readonly label: string, readonly value: string, readonly ruleId: string | null }> } | null } };

export type BotFeedSubscriptionVariables = Exact<{
  since?: string | null | undefined;
  described?: boolean | null | undefined;
}>;


export type BotFeedSubscription = { readonly botFeed:
    | { readonly __typename: 'BotAsked', readonly at: string, readonly seat: number, readonly stepId: string, readonly deadline: string | null, readonly game: { readonly id: string, readonly version: number, readonly ruleset: { readonly name: string }, readonly legalCommands: ReadonlyArray<{ readonly type: string, readonly asked: boolean, readonly stepId: string | null, readonly input: GameCommandInput, readonly description?: string }> } }
    | { readonly __typename: 'BotGameOver', readonly at: string, readonly seat: number, readonly game: { readonly id: string, readonly version: number, readonly seedCommitment: string, readonly seed: string | null, readonly ruleset: { readonly name: string }, readonly outcome: { readonly reason: GameEnding, readonly placings: ReadonlyArray<{ readonly seat: number, readonly rank: number, readonly points: number }> } | null } }
    | { readonly __typename: 'BotGameStarted', readonly at: string, readonly seat: number, readonly game: { readonly id: string, readonly version: number, readonly seedCommitment: string, readonly ruleset: { readonly name: string } } }
   };

export type ViewQueryVariables = Exact<{
  id: string;
}>;


export type ViewQuery = { readonly game: { readonly viewJson: unknown, readonly ruleset: { readonly name: string } } | null };

export type LeaguesQueryVariables = Exact<{
  account?: string | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type LeaguesQuery = { readonly leagues: { readonly nodes: ReadonlyArray<{ readonly id: string, readonly name: string, readonly version: number, readonly vouched: boolean, readonly seasons: ReadonlyArray<{ readonly number: number, readonly name: string, readonly status: SeasonStatus }> }>, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null } } };

export type InvitationsQueryVariables = Exact<{ [key: string]: never; }>;


export type InvitationsQuery = { readonly me: { readonly invitations: { readonly nodes: ReadonlyArray<{ readonly league: { readonly id: string, readonly name: string }, readonly season: { readonly number: number, readonly name: string }, readonly invitation: { readonly player: string, readonly members: ReadonlyArray<{ readonly id: string, readonly name: string }> } }> } } | null };

export type EntriesQueryVariables = Exact<{
  league: string;
  season: number;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type EntriesQuery = { readonly league: { readonly season: { readonly entries: { readonly nodes: ReadonlyArray<{ readonly number: number, readonly player: string, readonly withdrawnAfter: number | null, readonly checkedIn: boolean, readonly paused: boolean, readonly members: ReadonlyArray<{ readonly id: string, readonly name: string }> }>, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null } } } | null } | null };

export type StandingsQueryVariables = Exact<{
  league: string;
  season: number;
  version?: number | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type StandingsQuery = { readonly league: { readonly season: { readonly standings: { readonly nodes: ReadonlyArray<{ readonly rank: number, readonly group: number | null, readonly groupRank: number | null, readonly player: string, readonly points: number, readonly tieBreaks: ReadonlyArray<number> }>, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null } } } | null } | null };

export type SeasonDecksQueryVariables = Exact<{
  league: string;
  season: number;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type SeasonDecksQuery = { readonly league: { readonly season: { readonly decks: { readonly nodes: ReadonlyArray<{ readonly commitment: string, readonly shown: boolean, readonly salt: string | null, readonly content: string | null, readonly entry: { readonly player: string }, readonly account: { readonly id: string, readonly name: string } | null }>, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null } } } | null } | null };

export type SeasonVacationsQueryVariables = Exact<{
  league: string;
  season: number;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type SeasonVacationsQuery = { readonly league: { readonly season: { readonly vacations: { readonly nodes: ReadonlyArray<{ readonly taken: number, readonly left: number, readonly until: string | null, readonly account: { readonly id: string, readonly name: string } | null }>, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null } } } | null } | null };

export type RoundsQueryVariables = Exact<{
  league: string;
  season: number;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type RoundsQuery = { readonly league: { readonly season: { readonly rounds: { readonly nodes: ReadonlyArray<{ readonly number: number, readonly pairings: { readonly nodes: ReadonlyArray<{ readonly gameId: string, readonly players: ReadonlyArray<string>, readonly outcome: { readonly kind: SeasonOutcomeKind, readonly scores: ReadonlyArray<{ readonly player: string, readonly points: number }> } | null }> } }>, readonly pageInfo: { readonly hasNextPage: boolean, readonly endCursor: string | null } } } | null } | null };

type LeagueAnswer_CommandRejected_Fragment = { readonly __typename: 'CommandRejected', readonly code: RefusalCode, readonly ruleId: string, readonly message: string, readonly facts: unknown };

type LeagueAnswer_LeagueAccepted_Fragment = { readonly __typename: 'LeagueAccepted', readonly version: number, readonly replayed: boolean, readonly league: { readonly id: string } };

type LeagueAnswer_LeagueConflict_Fragment = { readonly __typename: 'LeagueConflict', readonly expectedVersion: number, readonly actualVersion: number, readonly message: string };

export type LeagueAnswerFragment =
  | LeagueAnswer_CommandRejected_Fragment
  | LeagueAnswer_LeagueAccepted_Fragment
  | LeagueAnswer_LeagueConflict_Fragment
;

export type LeagueCommandMutationVariables = Exact<{
  input: LeagueCommandRequest;
}>;


export type LeagueCommandMutation = { readonly leagueCommand:
    | { readonly __typename: 'CommandRejected', readonly code: RefusalCode, readonly ruleId: string, readonly message: string, readonly facts: unknown }
    | { readonly __typename: 'LeagueAccepted', readonly version: number, readonly replayed: boolean, readonly league: { readonly id: string } }
    | { readonly __typename: 'LeagueConflict', readonly expectedVersion: number, readonly actualVersion: number, readonly message: string }
   };

export type OpenLeagueMutationVariables = Exact<{
  input: OpenLeagueInput;
}>;


export type OpenLeagueMutation = { readonly openLeague:
    | { readonly __typename: 'CommandRejected', readonly code: RefusalCode, readonly ruleId: string, readonly message: string, readonly facts: unknown }
    | { readonly __typename: 'LeagueAccepted', readonly version: number, readonly replayed: boolean, readonly league: { readonly id: string } }
    | { readonly __typename: 'LeagueConflict', readonly expectedVersion: number, readonly actualVersion: number, readonly message: string }
   };

export type OpenSeasonMutationVariables = Exact<{
  input: OpenSeasonInput;
}>;


export type OpenSeasonMutation = { readonly openSeason:
    | { readonly __typename: 'CommandRejected', readonly code: RefusalCode, readonly ruleId: string, readonly message: string, readonly facts: unknown }
    | { readonly __typename: 'LeagueAccepted', readonly version: number, readonly replayed: boolean, readonly league: { readonly id: string } }
    | { readonly __typename: 'LeagueConflict', readonly expectedVersion: number, readonly actualVersion: number, readonly message: string }
   };

export type ImportRoundsMutationVariables = Exact<{
  input: ImportRoundsInput;
}>;


export type ImportRoundsMutation = { readonly importRounds:
    | { readonly __typename: 'CommandRejected', readonly code: RefusalCode, readonly ruleId: string, readonly message: string, readonly facts: unknown }
    | { readonly __typename: 'LeagueAccepted', readonly version: number, readonly replayed: boolean, readonly league: { readonly id: string } }
    | { readonly __typename: 'LeagueConflict', readonly expectedVersion: number, readonly actualVersion: number, readonly message: string }
   };

export type ChangeSeasonPlanMutationVariables = Exact<{
  input: ChangeSeasonPlanInput;
}>;


export type ChangeSeasonPlanMutation = { readonly changeSeasonPlan:
    | { readonly __typename: 'CommandRejected', readonly code: RefusalCode, readonly ruleId: string, readonly message: string, readonly facts: unknown }
    | { readonly __typename: 'LeagueAccepted', readonly version: number, readonly replayed: boolean, readonly league: { readonly id: string } }
    | { readonly __typename: 'LeagueConflict', readonly expectedVersion: number, readonly actualVersion: number, readonly message: string }
   };

export type SeatPlanQueryVariables = Exact<{
  ruleset: string;
  options: GameOptionsInput;
}>;


export type SeatPlanQuery = { readonly ruleset: { readonly seats: { readonly least: number, readonly seats: ReadonlyArray<{ readonly seat: number, readonly side: string | null, readonly role: string | null, readonly title: string | null }> } } | null };

export type NotificationSettingsFragment = { readonly events: ReadonlyArray<NotificationEvent>, readonly timeZone: string, readonly digest: NotificationDigest, readonly digestAt: string, readonly warningHours: number, readonly locale: Locale, readonly quietHours: { readonly from: string, readonly to: string } | null };

export type NotificationChannelFragment = { readonly id: string, readonly kind: NotificationChannelKind, readonly address: string, readonly form: NotificationWebhookForm | null, readonly confirmed: boolean, readonly enabled: boolean, readonly disabledBecause: NotificationChannelDisabledBecause | null };

export type NotificationsQueryVariables = Exact<{ [key: string]: never; }>;


export type NotificationsQuery = { readonly me: { readonly notifications: { readonly events: ReadonlyArray<NotificationEvent>, readonly timeZone: string, readonly digest: NotificationDigest, readonly digestAt: string, readonly warningHours: number, readonly locale: Locale, readonly offers: { readonly email: boolean, readonly pushKey: string | null }, readonly channels: ReadonlyArray<{ readonly id: string, readonly kind: NotificationChannelKind, readonly address: string, readonly form: NotificationWebhookForm | null, readonly confirmed: boolean, readonly enabled: boolean, readonly disabledBecause: NotificationChannelDisabledBecause | null }>, readonly quietHours: { readonly from: string, readonly to: string } | null } } | null };

export type NotificationLogQueryVariables = Exact<{ [key: string]: never; }>;


export type NotificationLogQuery = { readonly me: { readonly notifications: { readonly log: ReadonlyArray<{ readonly id: string, readonly kind: NotificationKind, readonly channelId: string, readonly channelKind: NotificationChannelKind, readonly gameId: string | null, readonly leagueId: string | null, readonly state: NotificationState, readonly failures: number, readonly reason: string | null, readonly status: number | null, readonly dueAt: string, readonly endedAt: string | null }> } } | null };

export type ChangeNotificationsMutationVariables = Exact<{
  input: ChangeNotificationsInput;
}>;


export type ChangeNotificationsMutation = { readonly changeNotifications: { readonly events: ReadonlyArray<NotificationEvent>, readonly timeZone: string, readonly digest: NotificationDigest, readonly digestAt: string, readonly warningHours: number, readonly locale: Locale, readonly quietHours: { readonly from: string, readonly to: string } | null } };

export type AddMailChannelMutationVariables = Exact<{
  address: string;
}>;


export type AddMailChannelMutation = { readonly addMailChannel: { readonly id: string, readonly kind: NotificationChannelKind, readonly address: string, readonly form: NotificationWebhookForm | null, readonly confirmed: boolean, readonly enabled: boolean, readonly disabledBecause: NotificationChannelDisabledBecause | null } };

export type AddPushChannelMutationVariables = Exact<{
  input: AddPushChannelInput;
}>;


export type AddPushChannelMutation = { readonly addPushChannel: { readonly id: string, readonly kind: NotificationChannelKind, readonly address: string, readonly form: NotificationWebhookForm | null, readonly confirmed: boolean, readonly enabled: boolean, readonly disabledBecause: NotificationChannelDisabledBecause | null } };

export type AddWebhookChannelMutationVariables = Exact<{
  address: string;
  form: NotificationWebhookForm;
}>;


export type AddWebhookChannelMutation = { readonly addWebhookChannel: { readonly secret: string, readonly channel: { readonly id: string, readonly kind: NotificationChannelKind, readonly address: string, readonly form: NotificationWebhookForm | null, readonly confirmed: boolean, readonly enabled: boolean, readonly disabledBecause: NotificationChannelDisabledBecause | null } } };

export type EnableNotificationChannelMutationVariables = Exact<{
  id: string;
  enabled: boolean;
}>;


export type EnableNotificationChannelMutation = { readonly enableNotificationChannel: { readonly id: string, readonly kind: NotificationChannelKind, readonly address: string, readonly form: NotificationWebhookForm | null, readonly confirmed: boolean, readonly enabled: boolean, readonly disabledBecause: NotificationChannelDisabledBecause | null } };

export type RemoveNotificationChannelMutationVariables = Exact<{
  id: string;
}>;


export type RemoveNotificationChannelMutation = { readonly removeNotificationChannel: { readonly id: string } };

export type TestNotificationChannelMutationVariables = Exact<{
  id: string;
}>;


export type TestNotificationChannelMutation = { readonly testNotificationChannel: { readonly id: string } };

/** The document of the query Me. */
export const MeDocument = `query Me {
  me {
    account {
      id
      name
      bot
    }
    scopes
  }
}` as TypedDocument<MeQuery, MeQueryVariables>;

/** The document of the query TableWait. */
export const TableWaitDocument = `query TableWait {
  me {
    tableWait {
      until
      rule
      games
      timeouts
    }
  }
}` as TypedDocument<TableWaitQuery, TableWaitQueryVariables>;

/** The document of the mutation CreateAccount. */
export const CreateAccountDocument = `mutation CreateAccount($name: String!, $bot: Boolean = false) {
  createAccount(name: $name, bot: $bot) {
    __typename
    ... on AccountCreated {
      token
      account {
        id
        name
        bot
      }
    }
    ... on AccountNameTaken {
      message
    }
  }
}` as TypedDocument<CreateAccountMutation, CreateAccountMutationVariables>;

/** The document of the query Game. */
export const GameDocument = `query Game($id: ID!) {
  game(id: $id) {
    ...Position
  }
}
fragment Position on Game {
  id
  ruleset {
    name
  }
  status
  version
  seedCommitment
  seed
  seedsOwed
  waiting {
    __typename
    ... on WaitingForSeats {
      seats
      step
      stepId
      mine
      deadline
    }
    ... on WaitingForRules {
      rules
      key
    }
    ... on WaitingForNothing {
      over
    }
  }
  outcome {
    reason
    placings {
      seat
      rank
      points
    }
  }
}` as TypedDocument<GameQuery, GameQueryVariables>;

/** The document of the query Pairings. */
export const PairingsDocument = `query Pairings {
  me {
    pairings(first: 100) {
      nodes {
        league {
          id
          name
        }
        round
        seat
        startsAt
        joinBy
        seatedAt
        joinsYourself
        pairing {
          gameId
          players
          game {
            status
          }
        }
      }
    }
  }
}` as TypedDocument<PairingsQuery, PairingsQueryVariables>;

/** The document of the query LegalCommands. */
export const LegalCommandsDocument = `query LegalCommands($id: ID!, $first: Int = 1000) {
  game(id: $id) {
    ...Position
    legalCommands(first: $first) {
      type
      asked
      stepId
      input
    }
  }
}
fragment Position on Game {
  id
  ruleset {
    name
  }
  status
  version
  seedCommitment
  seed
  seedsOwed
  waiting {
    __typename
    ... on WaitingForSeats {
      seats
      step
      stepId
      mine
      deadline
    }
    ... on WaitingForRules {
      rules
      key
    }
    ... on WaitingForNothing {
      over
    }
  }
  outcome {
    reason
    placings {
      seat
      rank
      points
    }
  }
}` as TypedDocument<LegalCommandsQuery, LegalCommandsQueryVariables>;

/** The document of the query DescribedCommands. */
export const DescribedCommandsDocument = `query DescribedCommands($id: ID!, $first: Int = 1000) {
  game(id: $id) {
    ...Position
    legalCommands(first: $first) {
      type
      asked
      stepId
      input
      description
    }
  }
}
fragment Position on Game {
  id
  ruleset {
    name
  }
  status
  version
  seedCommitment
  seed
  seedsOwed
  waiting {
    __typename
    ... on WaitingForSeats {
      seats
      step
      stepId
      mine
      deadline
    }
    ... on WaitingForRules {
      rules
      key
    }
    ... on WaitingForNothing {
      over
    }
  }
  outcome {
    reason
    placings {
      seat
      rank
      points
    }
  }
}` as TypedDocument<DescribedCommandsQuery, DescribedCommandsQueryVariables>;

/** The document of the query SeedOf. */
export const SeedOfDocument = `query SeedOf($id: ID!) {
  game(id: $id) {
    seed
    seedCommitment
  }
}` as TypedDocument<SeedOfQuery, SeedOfQueryVariables>;

/** The document of the mutation OpenGame. */
export const OpenGameDocument = `mutation OpenGame($input: OpenGameInput!) {
  openGame(input: $input) {
    ...Answer
  }
}
fragment Answer on CommandResult {
  __typename
  ... on CommandAccepted {
    version
    replayed
    events {
      version
      type
      description
    }
    game {
      ...Position
    }
  }
  ... on CommandRejected {
    code
    ruleId
    message
    facts
  }
  ... on VersionConflict {
    expectedVersion
    actualVersion
    message
  }
}
fragment Position on Game {
  id
  ruleset {
    name
  }
  status
  version
  seedCommitment
  seed
  seedsOwed
  waiting {
    __typename
    ... on WaitingForSeats {
      seats
      step
      stepId
      mine
      deadline
    }
    ... on WaitingForRules {
      rules
      key
    }
    ... on WaitingForNothing {
      over
    }
  }
  outcome {
    reason
    placings {
      seat
      rank
      points
    }
  }
}` as TypedDocument<OpenGameMutation, OpenGameMutationVariables>;

/** The document of the mutation JoinGame. */
export const JoinGameDocument = `mutation JoinGame($input: JoinGameInput!) {
  joinGame(input: $input) {
    ...Answer
  }
}
fragment Answer on CommandResult {
  __typename
  ... on CommandAccepted {
    version
    replayed
    events {
      version
      type
      description
    }
    game {
      ...Position
    }
  }
  ... on CommandRejected {
    code
    ruleId
    message
    facts
  }
  ... on VersionConflict {
    expectedVersion
    actualVersion
    message
  }
}
fragment Position on Game {
  id
  ruleset {
    name
  }
  status
  version
  seedCommitment
  seed
  seedsOwed
  waiting {
    __typename
    ... on WaitingForSeats {
      seats
      step
      stepId
      mine
      deadline
    }
    ... on WaitingForRules {
      rules
      key
    }
    ... on WaitingForNothing {
      over
    }
  }
  outcome {
    reason
    placings {
      seat
      rank
      points
    }
  }
}` as TypedDocument<JoinGameMutation, JoinGameMutationVariables>;

/** The document of the mutation AddBot. */
export const AddBotDocument = `mutation AddBot($input: AddBotInput!) {
  addBot(input: $input) {
    ...Answer
  }
}
fragment Answer on CommandResult {
  __typename
  ... on CommandAccepted {
    version
    replayed
    events {
      version
      type
      description
    }
    game {
      ...Position
    }
  }
  ... on CommandRejected {
    code
    ruleId
    message
    facts
  }
  ... on VersionConflict {
    expectedVersion
    actualVersion
    message
  }
}
fragment Position on Game {
  id
  ruleset {
    name
  }
  status
  version
  seedCommitment
  seed
  seedsOwed
  waiting {
    __typename
    ... on WaitingForSeats {
      seats
      step
      stepId
      mine
      deadline
    }
    ... on WaitingForRules {
      rules
      key
    }
    ... on WaitingForNothing {
      over
    }
  }
  outcome {
    reason
    placings {
      seat
      rank
      points
    }
  }
}` as TypedDocument<AddBotMutation, AddBotMutationVariables>;

/** The document of the mutation LeaveGame. */
export const LeaveGameDocument = `mutation LeaveGame($input: LeaveGameInput!) {
  leaveGame(input: $input) {
    ...Answer
  }
}
fragment Answer on CommandResult {
  __typename
  ... on CommandAccepted {
    version
    replayed
    events {
      version
      type
      description
    }
    game {
      ...Position
    }
  }
  ... on CommandRejected {
    code
    ruleId
    message
    facts
  }
  ... on VersionConflict {
    expectedVersion
    actualVersion
    message
  }
}
fragment Position on Game {
  id
  ruleset {
    name
  }
  status
  version
  seedCommitment
  seed
  seedsOwed
  waiting {
    __typename
    ... on WaitingForSeats {
      seats
      step
      stepId
      mine
      deadline
    }
    ... on WaitingForRules {
      rules
      key
    }
    ... on WaitingForNothing {
      over
    }
  }
  outcome {
    reason
    placings {
      seat
      rank
      points
    }
  }
}` as TypedDocument<LeaveGameMutation, LeaveGameMutationVariables>;

/** The document of the mutation StartGame. */
export const StartGameDocument = `mutation StartGame($input: StartGameInput!) {
  startGame(input: $input) {
    ...Answer
  }
}
fragment Answer on CommandResult {
  __typename
  ... on CommandAccepted {
    version
    replayed
    events {
      version
      type
      description
    }
    game {
      ...Position
    }
  }
  ... on CommandRejected {
    code
    ruleId
    message
    facts
  }
  ... on VersionConflict {
    expectedVersion
    actualVersion
    message
  }
}
fragment Position on Game {
  id
  ruleset {
    name
  }
  status
  version
  seedCommitment
  seed
  seedsOwed
  waiting {
    __typename
    ... on WaitingForSeats {
      seats
      step
      stepId
      mine
      deadline
    }
    ... on WaitingForRules {
      rules
      key
    }
    ... on WaitingForNothing {
      over
    }
  }
  outcome {
    reason
    placings {
      seat
      rank
      points
    }
  }
}` as TypedDocument<StartGameMutation, StartGameMutationVariables>;

/** The document of the mutation GiveSeed. */
export const GiveSeedDocument = `mutation GiveSeed($input: GiveSeedInput!) {
  giveSeed(input: $input) {
    ...Answer
  }
}
fragment Answer on CommandResult {
  __typename
  ... on CommandAccepted {
    version
    replayed
    events {
      version
      type
      description
    }
    game {
      ...Position
    }
  }
  ... on CommandRejected {
    code
    ruleId
    message
    facts
  }
  ... on VersionConflict {
    expectedVersion
    actualVersion
    message
  }
}
fragment Position on Game {
  id
  ruleset {
    name
  }
  status
  version
  seedCommitment
  seed
  seedsOwed
  waiting {
    __typename
    ... on WaitingForSeats {
      seats
      step
      stepId
      mine
      deadline
    }
    ... on WaitingForRules {
      rules
      key
    }
    ... on WaitingForNothing {
      over
    }
  }
  outcome {
    reason
    placings {
      seat
      rank
      points
    }
  }
}` as TypedDocument<GiveSeedMutation, GiveSeedMutationVariables>;

/** The document of the mutation SubmitCommand. */
export const SubmitCommandDocument = `mutation SubmitCommand($input: SubmitCommandInput!) {
  submitCommand(input: $input) {
    ...Answer
  }
}
fragment Answer on CommandResult {
  __typename
  ... on CommandAccepted {
    version
    replayed
    events {
      version
      type
      description
    }
    game {
      ...Position
    }
  }
  ... on CommandRejected {
    code
    ruleId
    message
    facts
  }
  ... on VersionConflict {
    expectedVersion
    actualVersion
    message
  }
}
fragment Position on Game {
  id
  ruleset {
    name
  }
  status
  version
  seedCommitment
  seed
  seedsOwed
  waiting {
    __typename
    ... on WaitingForSeats {
      seats
      step
      stepId
      mine
      deadline
    }
    ... on WaitingForRules {
      rules
      key
    }
    ... on WaitingForNothing {
      over
    }
  }
  outcome {
    reason
    placings {
      seat
      rank
      points
    }
  }
}` as TypedDocument<SubmitCommandMutation, SubmitCommandMutationVariables>;

/** The document of the mutation TakeVacation. */
export const TakeVacationDocument = `mutation TakeVacation($input: TakeVacationInput!) {
  takeVacation(input: $input) {
    ...Answer
  }
}
fragment Answer on CommandResult {
  __typename
  ... on CommandAccepted {
    version
    replayed
    events {
      version
      type
      description
    }
    game {
      ...Position
    }
  }
  ... on CommandRejected {
    code
    ruleId
    message
    facts
  }
  ... on VersionConflict {
    expectedVersion
    actualVersion
    message
  }
}
fragment Position on Game {
  id
  ruleset {
    name
  }
  status
  version
  seedCommitment
  seed
  seedsOwed
  waiting {
    __typename
    ... on WaitingForSeats {
      seats
      step
      stepId
      mine
      deadline
    }
    ... on WaitingForRules {
      rules
      key
    }
    ... on WaitingForNothing {
      over
    }
  }
  outcome {
    reason
    placings {
      seat
      rank
      points
    }
  }
}` as TypedDocument<TakeVacationMutation, TakeVacationMutationVariables>;

/** The document of the mutation GrantTime. */
export const GrantTimeDocument = `mutation GrantTime($input: GrantTimeInput!) {
  grantTime(input: $input) {
    ...Answer
  }
}
fragment Answer on CommandResult {
  __typename
  ... on CommandAccepted {
    version
    replayed
    events {
      version
      type
      description
    }
    game {
      ...Position
    }
  }
  ... on CommandRejected {
    code
    ruleId
    message
    facts
  }
  ... on VersionConflict {
    expectedVersion
    actualVersion
    message
  }
}
fragment Position on Game {
  id
  ruleset {
    name
  }
  status
  version
  seedCommitment
  seed
  seedsOwed
  waiting {
    __typename
    ... on WaitingForSeats {
      seats
      step
      stepId
      mine
      deadline
    }
    ... on WaitingForRules {
      rules
      key
    }
    ... on WaitingForNothing {
      over
    }
  }
  outcome {
    reason
    placings {
      seat
      rank
      points
    }
  }
}` as TypedDocument<GrantTimeMutation, GrantTimeMutationVariables>;

/** The document of the query Planned. */
export const PlannedDocument = `query Planned($id: ID!) {
  game(id: $id) {
    conditional {
      ...Plan
    }
  }
}
fragment Plan on ConditionalCommands {
  pause
  entries {
    type
    input
    step
    after
    until
    repeat
  }
}` as TypedDocument<PlannedQuery, PlannedQueryVariables>;

/** The document of the mutation SetConditionalCommands. */
export const SetConditionalCommandsDocument = `mutation SetConditionalCommands($input: SetConditionalCommandsInput!) {
  setConditionalCommands(input: $input) {
    ...Plan
  }
}
fragment Plan on ConditionalCommands {
  pause
  entries {
    type
    input
    step
    after
    until
    repeat
  }
}` as TypedDocument<SetConditionalCommandsMutation, SetConditionalCommandsMutationVariables>;

/** The document of the mutation Resign. */
export const ResignDocument = `mutation Resign($input: ResignInput!) {
  resign(input: $input) {
    ...Answer
  }
}
fragment Answer on CommandResult {
  __typename
  ... on CommandAccepted {
    version
    replayed
    events {
      version
      type
      description
    }
    game {
      ...Position
    }
  }
  ... on CommandRejected {
    code
    ruleId
    message
    facts
  }
  ... on VersionConflict {
    expectedVersion
    actualVersion
    message
  }
}
fragment Position on Game {
  id
  ruleset {
    name
  }
  status
  version
  seedCommitment
  seed
  seedsOwed
  waiting {
    __typename
    ... on WaitingForSeats {
      seats
      step
      stepId
      mine
      deadline
    }
    ... on WaitingForRules {
      rules
      key
    }
    ... on WaitingForNothing {
      over
    }
  }
  outcome {
    reason
    placings {
      seat
      rank
      points
    }
  }
}` as TypedDocument<ResignMutation, ResignMutationVariables>;

/** The document of the mutation Propose. */
export const ProposeDocument = `mutation Propose($input: ProposeInput!) {
  propose(input: $input) {
    ...Answer
  }
}
fragment Answer on CommandResult {
  __typename
  ... on CommandAccepted {
    version
    replayed
    events {
      version
      type
      description
    }
    game {
      ...Position
    }
  }
  ... on CommandRejected {
    code
    ruleId
    message
    facts
  }
  ... on VersionConflict {
    expectedVersion
    actualVersion
    message
  }
}
fragment Position on Game {
  id
  ruleset {
    name
  }
  status
  version
  seedCommitment
  seed
  seedsOwed
  waiting {
    __typename
    ... on WaitingForSeats {
      seats
      step
      stepId
      mine
      deadline
    }
    ... on WaitingForRules {
      rules
      key
    }
    ... on WaitingForNothing {
      over
    }
  }
  outcome {
    reason
    placings {
      seat
      rank
      points
    }
  }
}` as TypedDocument<ProposeMutation, ProposeMutationVariables>;

/** The document of the mutation OfferSeat. */
export const OfferSeatDocument = `mutation OfferSeat($input: OfferSeatInput!) {
  offerSeat(input: $input) {
    ...Answer
  }
}
fragment Answer on CommandResult {
  __typename
  ... on CommandAccepted {
    version
    replayed
    events {
      version
      type
      description
    }
    game {
      ...Position
    }
  }
  ... on CommandRejected {
    code
    ruleId
    message
    facts
  }
  ... on VersionConflict {
    expectedVersion
    actualVersion
    message
  }
}
fragment Position on Game {
  id
  ruleset {
    name
  }
  status
  version
  seedCommitment
  seed
  seedsOwed
  waiting {
    __typename
    ... on WaitingForSeats {
      seats
      step
      stepId
      mine
      deadline
    }
    ... on WaitingForRules {
      rules
      key
    }
    ... on WaitingForNothing {
      over
    }
  }
  outcome {
    reason
    placings {
      seat
      rank
      points
    }
  }
}` as TypedDocument<OfferSeatMutation, OfferSeatMutationVariables>;

/** The document of the mutation AnswerProposal. */
export const AnswerProposalDocument = `mutation AnswerProposal($input: AnswerProposalInput!) {
  answerProposal(input: $input) {
    ...Answer
  }
}
fragment Answer on CommandResult {
  __typename
  ... on CommandAccepted {
    version
    replayed
    events {
      version
      type
      description
    }
    game {
      ...Position
    }
  }
  ... on CommandRejected {
    code
    ruleId
    message
    facts
  }
  ... on VersionConflict {
    expectedVersion
    actualVersion
    message
  }
}
fragment Position on Game {
  id
  ruleset {
    name
  }
  status
  version
  seedCommitment
  seed
  seedsOwed
  waiting {
    __typename
    ... on WaitingForSeats {
      seats
      step
      stepId
      mine
      deadline
    }
    ... on WaitingForRules {
      rules
      key
    }
    ... on WaitingForNothing {
      over
    }
  }
  outcome {
    reason
    placings {
      seat
      rank
      points
    }
  }
}` as TypedDocument<AnswerProposalMutation, AnswerProposalMutationVariables>;

/** The document of the mutation WithdrawOffer. */
export const WithdrawOfferDocument = `mutation WithdrawOffer($input: WithdrawOfferInput!) {
  withdrawOffer(input: $input) {
    ...Answer
  }
}
fragment Answer on CommandResult {
  __typename
  ... on CommandAccepted {
    version
    replayed
    events {
      version
      type
      description
    }
    game {
      ...Position
    }
  }
  ... on CommandRejected {
    code
    ruleId
    message
    facts
  }
  ... on VersionConflict {
    expectedVersion
    actualVersion
    message
  }
}
fragment Position on Game {
  id
  ruleset {
    name
  }
  status
  version
  seedCommitment
  seed
  seedsOwed
  waiting {
    __typename
    ... on WaitingForSeats {
      seats
      step
      stepId
      mine
      deadline
    }
    ... on WaitingForRules {
      rules
      key
    }
    ... on WaitingForNothing {
      over
    }
  }
  outcome {
    reason
    placings {
      seat
      rank
      points
    }
  }
}` as TypedDocument<WithdrawOfferMutation, WithdrawOfferMutationVariables>;

/** The document of the mutation WithdrawProposal. */
export const WithdrawProposalDocument = `mutation WithdrawProposal($input: WithdrawProposalInput!) {
  withdrawProposal(input: $input) {
    ...Answer
  }
}
fragment Answer on CommandResult {
  __typename
  ... on CommandAccepted {
    version
    replayed
    events {
      version
      type
      description
    }
    game {
      ...Position
    }
  }
  ... on CommandRejected {
    code
    ruleId
    message
    facts
  }
  ... on VersionConflict {
    expectedVersion
    actualVersion
    message
  }
}
fragment Position on Game {
  id
  ruleset {
    name
  }
  status
  version
  seedCommitment
  seed
  seedsOwed
  waiting {
    __typename
    ... on WaitingForSeats {
      seats
      step
      stepId
      mine
      deadline
    }
    ... on WaitingForRules {
      rules
      key
    }
    ... on WaitingForNothing {
      over
    }
  }
  outcome {
    reason
    placings {
      seat
      rank
      points
    }
  }
}` as TypedDocument<WithdrawProposalMutation, WithdrawProposalMutationVariables>;

/** The document of the mutation TakeOverSeat. */
export const TakeOverSeatDocument = `mutation TakeOverSeat($input: TakeOverSeatInput!) {
  takeOverSeat(input: $input) {
    ...Answer
  }
}
fragment Answer on CommandResult {
  __typename
  ... on CommandAccepted {
    version
    replayed
    events {
      version
      type
      description
    }
    game {
      ...Position
    }
  }
  ... on CommandRejected {
    code
    ruleId
    message
    facts
  }
  ... on VersionConflict {
    expectedVersion
    actualVersion
    message
  }
}
fragment Position on Game {
  id
  ruleset {
    name
  }
  status
  version
  seedCommitment
  seed
  seedsOwed
  waiting {
    __typename
    ... on WaitingForSeats {
      seats
      step
      stepId
      mine
      deadline
    }
    ... on WaitingForRules {
      rules
      key
    }
    ... on WaitingForNothing {
      over
    }
  }
  outcome {
    reason
    placings {
      seat
      rank
      points
    }
  }
}` as TypedDocument<TakeOverSeatMutation, TakeOverSeatMutationVariables>;

/** The document of the mutation EndPause. */
export const EndPauseDocument = `mutation EndPause($input: EndPauseInput!) {
  endPause(input: $input) {
    ...Answer
  }
}
fragment Answer on CommandResult {
  __typename
  ... on CommandAccepted {
    version
    replayed
    events {
      version
      type
      description
    }
    game {
      ...Position
    }
  }
  ... on CommandRejected {
    code
    ruleId
    message
    facts
  }
  ... on VersionConflict {
    expectedVersion
    actualVersion
    message
  }
}
fragment Position on Game {
  id
  ruleset {
    name
  }
  status
  version
  seedCommitment
  seed
  seedsOwed
  waiting {
    __typename
    ... on WaitingForSeats {
      seats
      step
      stepId
      mine
      deadline
    }
    ... on WaitingForRules {
      rules
      key
    }
    ... on WaitingForNothing {
      over
    }
  }
  outcome {
    reason
    placings {
      seat
      rank
      points
    }
  }
}` as TypedDocument<EndPauseMutation, EndPauseMutationVariables>;

/** The document of the mutation HandToBot. */
export const HandToBotDocument = `mutation HandToBot($input: HandToBotInput!) {
  handToBot(input: $input) {
    ...Answer
  }
}
fragment Answer on CommandResult {
  __typename
  ... on CommandAccepted {
    version
    replayed
    events {
      version
      type
      description
    }
    game {
      ...Position
    }
  }
  ... on CommandRejected {
    code
    ruleId
    message
    facts
  }
  ... on VersionConflict {
    expectedVersion
    actualVersion
    message
  }
}
fragment Position on Game {
  id
  ruleset {
    name
  }
  status
  version
  seedCommitment
  seed
  seedsOwed
  waiting {
    __typename
    ... on WaitingForSeats {
      seats
      step
      stepId
      mine
      deadline
    }
    ... on WaitingForRules {
      rules
      key
    }
    ... on WaitingForNothing {
      over
    }
  }
  outcome {
    reason
    placings {
      seat
      rank
      points
    }
  }
}` as TypedDocument<HandToBotMutation, HandToBotMutationVariables>;

/** The document of the query Notes. */
export const NotesDocument = `query Notes($id: ID!) {
  game(id: $id) {
    notes {
      noteId
      version
      text
      writtenAt
    }
  }
}` as TypedDocument<NotesQuery, NotesQueryVariables>;

/** The document of the mutation WriteNote. */
export const WriteNoteDocument = `mutation WriteNote($input: WriteNoteInput!) {
  writeNote(input: $input) {
    noteId
    version
    text
    writtenAt
  }
}` as TypedDocument<WriteNoteMutation, WriteNoteMutationVariables>;

/** The document of the mutation DeleteNote. */
export const DeleteNoteDocument = `mutation DeleteNote($gameId: ID!, $noteId: ID!) {
  deleteNote(gameId: $gameId, noteId: $noteId) {
    noteId
  }
}` as TypedDocument<DeleteNoteMutation, DeleteNoteMutationVariables>;

/** The document of the mutation AbandonGame. */
export const AbandonGameDocument = `mutation AbandonGame($input: AbandonGameInput!) {
  abandonGame(input: $input) {
    ...Answer
  }
}
fragment Answer on CommandResult {
  __typename
  ... on CommandAccepted {
    version
    replayed
    events {
      version
      type
      description
    }
    game {
      ...Position
    }
  }
  ... on CommandRejected {
    code
    ruleId
    message
    facts
  }
  ... on VersionConflict {
    expectedVersion
    actualVersion
    message
  }
}
fragment Position on Game {
  id
  ruleset {
    name
  }
  status
  version
  seedCommitment
  seed
  seedsOwed
  waiting {
    __typename
    ... on WaitingForSeats {
      seats
      step
      stepId
      mine
      deadline
    }
    ... on WaitingForRules {
      rules
      key
    }
    ... on WaitingForNothing {
      over
    }
  }
  outcome {
    reason
    placings {
      seat
      rank
      points
    }
  }
}` as TypedDocument<AbandonGameMutation, AbandonGameMutationVariables>;

/** The document of the mutation ForkGame. */
export const ForkGameDocument = `mutation ForkGame($input: ForkGameInput!) {
  forkGame(input: $input) {
    ...Answer
  }
}
fragment Answer on CommandResult {
  __typename
  ... on CommandAccepted {
    version
    replayed
    events {
      version
      type
      description
    }
    game {
      ...Position
    }
  }
  ... on CommandRejected {
    code
    ruleId
    message
    facts
  }
  ... on VersionConflict {
    expectedVersion
    actualVersion
    message
  }
}
fragment Position on Game {
  id
  ruleset {
    name
  }
  status
  version
  seedCommitment
  seed
  seedsOwed
  waiting {
    __typename
    ... on WaitingForSeats {
      seats
      step
      stepId
      mine
      deadline
    }
    ... on WaitingForRules {
      rules
      key
    }
    ... on WaitingForNothing {
      over
    }
  }
  outcome {
    reason
    placings {
      seat
      rank
      points
    }
  }
}` as TypedDocument<ForkGameMutation, ForkGameMutationVariables>;

/** The document of the mutation TakeBack. */
export const TakeBackDocument = `mutation TakeBack($input: TakeBackInput!) {
  takeBack(input: $input) {
    ...Answer
  }
}
fragment Answer on CommandResult {
  __typename
  ... on CommandAccepted {
    version
    replayed
    events {
      version
      type
      description
    }
    game {
      ...Position
    }
  }
  ... on CommandRejected {
    code
    ruleId
    message
    facts
  }
  ... on VersionConflict {
    expectedVersion
    actualVersion
    message
  }
}
fragment Position on Game {
  id
  ruleset {
    name
  }
  status
  version
  seedCommitment
  seed
  seedsOwed
  waiting {
    __typename
    ... on WaitingForSeats {
      seats
      step
      stepId
      mine
      deadline
    }
    ... on WaitingForRules {
      rules
      key
    }
    ... on WaitingForNothing {
      over
    }
  }
  outcome {
    reason
    placings {
      seat
      rank
      points
    }
  }
}` as TypedDocument<TakeBackMutation, TakeBackMutationVariables>;

/** The document of the mutation Rematch. */
export const RematchDocument = `mutation Rematch($input: RematchInput!) {
  rematch(input: $input) {
    ...Answer
  }
}
fragment Answer on CommandResult {
  __typename
  ... on CommandAccepted {
    version
    replayed
    events {
      version
      type
      description
    }
    game {
      ...Position
    }
  }
  ... on CommandRejected {
    code
    ruleId
    message
    facts
  }
  ... on VersionConflict {
    expectedVersion
    actualVersion
    message
  }
}
fragment Position on Game {
  id
  ruleset {
    name
  }
  status
  version
  seedCommitment
  seed
  seedsOwed
  waiting {
    __typename
    ... on WaitingForSeats {
      seats
      step
      stepId
      mine
      deadline
    }
    ... on WaitingForRules {
      rules
      key
    }
    ... on WaitingForNothing {
      over
    }
  }
  outcome {
    reason
    placings {
      seat
      rank
      points
    }
  }
}` as TypedDocument<RematchMutation, RematchMutationVariables>;

/** The document of the subscription GameEvents. */
export const GameEventsDocument = `subscription GameEvents($gameId: ID!, $afterVersion: Int = 0, $atLeast: Importance, $types: [String!]) {
  gameEvents(
    gameId: $gameId
    afterVersion: $afterVersion
    atLeast: $atLeast
    types: $types
  ) {
    version
    at
    type
    importance
    description
    why {
      ruleId
      text
      parts {
        label
        value
        ruleId
      }
    }
    payloadJson
  }
}` as TypedDocument<GameEventsSubscription, GameEventsSubscriptionVariables>;

/** The document of the subscription BotFeed. */
export const BotFeedDocument = `subscription BotFeed($since: DateTime, $described: Boolean = false) {
  botFeed(since: $since) {
    __typename
    ... on BotAsked {
      at
      seat
      stepId
      deadline
      game {
        id
        ruleset {
          name
        }
        version
        legalCommands {
          type
          asked
          stepId
          input
          description @include(if: $described)
        }
      }
    }
    ... on BotGameStarted {
      at
      seat
      game {
        id
        ruleset {
          name
        }
        version
        seedCommitment
      }
    }
    ... on BotGameOver {
      at
      seat
      game {
        id
        ruleset {
          name
        }
        version
        seedCommitment
        seed
        outcome {
          reason
          placings {
            seat
            rank
            points
          }
        }
      }
    }
  }
}` as TypedDocument<BotFeedSubscription, BotFeedSubscriptionVariables>;

/** The document of the query View. */
export const ViewDocument = `query View($id: ID!) {
  game(id: $id) {
    ruleset {
      name
    }
    viewJson
  }
}` as TypedDocument<ViewQuery, ViewQueryVariables>;

/** The document of the query Leagues. */
export const LeaguesDocument = `query Leagues($account: ID, $first: Int = 100, $after: String) {
  leagues(account: $account, first: $first, after: $after) {
    nodes {
      id
      name
      version
      vouched
      seasons {
        number
        name
        status
      }
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}` as TypedDocument<LeaguesQuery, LeaguesQueryVariables>;

/** The document of the query Invitations. */
export const InvitationsDocument = `query Invitations {
  me {
    invitations(first: 100) {
      nodes {
        league {
          id
          name
        }
        season {
          number
          name
        }
        invitation {
          player
          members {
            id
            name
          }
        }
      }
    }
  }
}` as TypedDocument<InvitationsQuery, InvitationsQueryVariables>;

/** The document of the query Entries. */
export const EntriesDocument = `query Entries($league: ID!, $season: Int!, $first: Int = 100, $after: String) {
  league(id: $league) {
    season(number: $season) {
      entries(first: $first, after: $after) {
        nodes {
          number
          player
          withdrawnAfter
          checkedIn
          paused
          members {
            id
            name
          }
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  }
}` as TypedDocument<EntriesQuery, EntriesQueryVariables>;

/** The document of the query Standings. */
export const StandingsDocument = `query Standings($league: ID!, $season: Int!, $version: Int, $first: Int = 100, $after: String) {
  league(id: $league, version: $version) {
    season(number: $season) {
      standings(first: $first, after: $after) {
        nodes {
          rank
          group
          groupRank
          player
          points
          tieBreaks
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  }
}` as TypedDocument<StandingsQuery, StandingsQueryVariables>;

/** The document of the query SeasonDecks. */
export const SeasonDecksDocument = `query SeasonDecks($league: ID!, $season: Int!, $first: Int = 100, $after: String) {
  league(id: $league) {
    season(number: $season) {
      decks(first: $first, after: $after) {
        nodes {
          entry {
            player
          }
          account {
            id
            name
          }
          commitment
          shown
          salt
          content
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  }
}` as TypedDocument<SeasonDecksQuery, SeasonDecksQueryVariables>;

/** The document of the query SeasonVacations. */
export const SeasonVacationsDocument = `query SeasonVacations($league: ID!, $season: Int!, $first: Int = 100, $after: String) {
  league(id: $league) {
    season(number: $season) {
      vacations(first: $first, after: $after) {
        nodes {
          account {
            id
            name
          }
          taken
          left
          until
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  }
}` as TypedDocument<SeasonVacationsQuery, SeasonVacationsQueryVariables>;

/** The document of the query Rounds. */
export const RoundsDocument = `query Rounds($league: ID!, $season: Int!, $first: Int = 10, $after: String) {
  league(id: $league) {
    season(number: $season) {
      rounds(first: $first, after: $after) {
        nodes {
          number
          pairings(first: 100) {
            nodes {
              gameId
              players
              outcome {
                kind
                scores {
                  player
                  points
                }
              }
            }
          }
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  }
}` as TypedDocument<RoundsQuery, RoundsQueryVariables>;

/** The document of the mutation LeagueCommand. */
export const LeagueCommandDocument = `mutation LeagueCommand($input: LeagueCommandRequest!) {
  leagueCommand(input: $input) {
    ...LeagueAnswer
  }
}
fragment LeagueAnswer on LeagueResult {
  __typename
  ... on LeagueAccepted {
    version
    replayed
    league {
      id
    }
  }
  ... on CommandRejected {
    code
    ruleId
    message
    facts
  }
  ... on LeagueConflict {
    expectedVersion
    actualVersion
    message
  }
}` as TypedDocument<LeagueCommandMutation, LeagueCommandMutationVariables>;

/** The document of the mutation OpenLeague. */
export const OpenLeagueDocument = `mutation OpenLeague($input: OpenLeagueInput!) {
  openLeague(input: $input) {
    ...LeagueAnswer
  }
}
fragment LeagueAnswer on LeagueResult {
  __typename
  ... on LeagueAccepted {
    version
    replayed
    league {
      id
    }
  }
  ... on CommandRejected {
    code
    ruleId
    message
    facts
  }
  ... on LeagueConflict {
    expectedVersion
    actualVersion
    message
  }
}` as TypedDocument<OpenLeagueMutation, OpenLeagueMutationVariables>;

/** The document of the mutation OpenSeason. */
export const OpenSeasonDocument = `mutation OpenSeason($input: OpenSeasonInput!) {
  openSeason(input: $input) {
    ...LeagueAnswer
  }
}
fragment LeagueAnswer on LeagueResult {
  __typename
  ... on LeagueAccepted {
    version
    replayed
    league {
      id
    }
  }
  ... on CommandRejected {
    code
    ruleId
    message
    facts
  }
  ... on LeagueConflict {
    expectedVersion
    actualVersion
    message
  }
}` as TypedDocument<OpenSeasonMutation, OpenSeasonMutationVariables>;

/** The document of the mutation ImportRounds. */
export const ImportRoundsDocument = `mutation ImportRounds($input: ImportRoundsInput!) {
  importRounds(input: $input) {
    ...LeagueAnswer
  }
}
fragment LeagueAnswer on LeagueResult {
  __typename
  ... on LeagueAccepted {
    version
    replayed
    league {
      id
    }
  }
  ... on CommandRejected {
    code
    ruleId
    message
    facts
  }
  ... on LeagueConflict {
    expectedVersion
    actualVersion
    message
  }
}` as TypedDocument<ImportRoundsMutation, ImportRoundsMutationVariables>;

/** The document of the mutation ChangeSeasonPlan. */
export const ChangeSeasonPlanDocument = `mutation ChangeSeasonPlan($input: ChangeSeasonPlanInput!) {
  changeSeasonPlan(input: $input) {
    ...LeagueAnswer
  }
}
fragment LeagueAnswer on LeagueResult {
  __typename
  ... on LeagueAccepted {
    version
    replayed
    league {
      id
    }
  }
  ... on CommandRejected {
    code
    ruleId
    message
    facts
  }
  ... on LeagueConflict {
    expectedVersion
    actualVersion
    message
  }
}` as TypedDocument<ChangeSeasonPlanMutation, ChangeSeasonPlanMutationVariables>;

/** The document of the query SeatPlan. */
export const SeatPlanDocument = `query SeatPlan($ruleset: String!, $options: GameOptionsInput!) {
  ruleset(name: $ruleset) {
    seats(options: $options) {
      least
      seats {
        seat
        side
        role
        title
      }
    }
  }
}` as TypedDocument<SeatPlanQuery, SeatPlanQueryVariables>;

/** The document of the query Notifications. */
export const NotificationsDocument = `query Notifications {
  me {
    notifications {
      ...NotificationSettings
      offers {
        email
        pushKey
      }
      channels {
        ...NotificationChannel
      }
    }
  }
}
fragment NotificationSettings on Notifications {
  events
  quietHours {
    from
    to
  }
  timeZone
  digest
  digestAt
  warningHours
  locale
}
fragment NotificationChannel on NotificationChannel {
  id
  kind
  address
  form
  confirmed
  enabled
  disabledBecause
}` as TypedDocument<NotificationsQuery, NotificationsQueryVariables>;

/** The document of the query NotificationLog. */
export const NotificationLogDocument = `query NotificationLog {
  me {
    notifications {
      log {
        id
        kind
        channelId
        channelKind
        gameId
        leagueId
        state
        failures
        reason
        status
        dueAt
        endedAt
      }
    }
  }
}` as TypedDocument<NotificationLogQuery, NotificationLogQueryVariables>;

/** The document of the mutation ChangeNotifications. */
export const ChangeNotificationsDocument = `mutation ChangeNotifications($input: ChangeNotificationsInput!) {
  changeNotifications(input: $input) {
    ...NotificationSettings
  }
}
fragment NotificationSettings on Notifications {
  events
  quietHours {
    from
    to
  }
  timeZone
  digest
  digestAt
  warningHours
  locale
}` as TypedDocument<ChangeNotificationsMutation, ChangeNotificationsMutationVariables>;

/** The document of the mutation AddMailChannel. */
export const AddMailChannelDocument = `mutation AddMailChannel($address: String!) {
  addMailChannel(address: $address) {
    ...NotificationChannel
  }
}
fragment NotificationChannel on NotificationChannel {
  id
  kind
  address
  form
  confirmed
  enabled
  disabledBecause
}` as TypedDocument<AddMailChannelMutation, AddMailChannelMutationVariables>;

/** The document of the mutation AddPushChannel. */
export const AddPushChannelDocument = `mutation AddPushChannel($input: AddPushChannelInput!) {
  addPushChannel(input: $input) {
    ...NotificationChannel
  }
}
fragment NotificationChannel on NotificationChannel {
  id
  kind
  address
  form
  confirmed
  enabled
  disabledBecause
}` as TypedDocument<AddPushChannelMutation, AddPushChannelMutationVariables>;

/** The document of the mutation AddWebhookChannel. */
export const AddWebhookChannelDocument = `mutation AddWebhookChannel($address: String!, $form: NotificationWebhookForm!) {
  addWebhookChannel(address: $address, form: $form) {
    secret
    channel {
      ...NotificationChannel
    }
  }
}
fragment NotificationChannel on NotificationChannel {
  id
  kind
  address
  form
  confirmed
  enabled
  disabledBecause
}` as TypedDocument<AddWebhookChannelMutation, AddWebhookChannelMutationVariables>;

/** The document of the mutation EnableNotificationChannel. */
export const EnableNotificationChannelDocument = `mutation EnableNotificationChannel($id: ID!, $enabled: Boolean!) {
  enableNotificationChannel(id: $id, enabled: $enabled) {
    ...NotificationChannel
  }
}
fragment NotificationChannel on NotificationChannel {
  id
  kind
  address
  form
  confirmed
  enabled
  disabledBecause
}` as TypedDocument<EnableNotificationChannelMutation, EnableNotificationChannelMutationVariables>;

/** The document of the mutation RemoveNotificationChannel. */
export const RemoveNotificationChannelDocument = `mutation RemoveNotificationChannel($id: ID!) {
  removeNotificationChannel(id: $id) {
    id
  }
}` as TypedDocument<RemoveNotificationChannelMutation, RemoveNotificationChannelMutationVariables>;

/** The document of the mutation TestNotificationChannel. */
export const TestNotificationChannelDocument = `mutation TestNotificationChannel($id: ID!) {
  testNotificationChannel(id: $id) {
    id
  }
}` as TypedDocument<TestNotificationChannelMutation, TestNotificationChannelMutationVariables>;
