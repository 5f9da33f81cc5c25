export { checkCommit, checkGame, type GameCheck, type GameChecking, type GameFault } from './check-game.js';
export type { NewEvent, StoredCommit, StoredEvent, UnsealedCommit } from './commit.js';
export { commitOf, recordOf, type CommitRecord } from './commit-record.js';
export { decide, decideAgain, type Decision } from './decide.js';
export { EventForms, taggedOf } from './event-forms.js';
export { GENESIS_HASH, hashCommit, sealCommit, verifyChain, type ChainBreak, type ChainCheck } from './hash-chain.js';
export { campaignAfter, foldCampaign, unopenedCampaign, type LoadedCampaign } from './loaded-campaign.js';
export { foldGame, unopenedGame, type LoadedGame } from './loaded-game.js';
export { upcasterOf, type Upcast } from './upcasting.js';
