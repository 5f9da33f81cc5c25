export { checkCampaignCommit, type CampaignCheck } from './check-campaign.js';
export { originIn, wrongOrigin } from './judge/origin.js';
export { wrongBy } from './judge/stored-form.js';
export { SEEDS_PATIENCE } from './judge/timing.js';
export { checkCommit, checkGame, type GameCheck, type GameChecking } from './check-game.js';
export { SYSTEM, type NewEvent, type StoredCommit, type StoredEvent, type UnsealedCommit } from './commit.js';
export { areSameEvents, chainFault, faultsOf, type CommitFault, type Faulty } from './commit-faults.js';
export { commitOf, recordOf, type CommitRecord } from './commit-record.js';
export { decideCampaign, type CampaignCommand } from './decide-campaign.js';
export { decideCommit, decideAgain, type Decision } from './decide.js';
export { derivedId, isDerivedId, isUuid, openedCampaignId, openedGameId, rematchId, uuidOf } from './derived-id.js';
export { unreleased, wasOpenedOn, type RulesetRelease, type Presenting } from './ruleset-release.js';
export { campaignFormsOf, EventForms, formsOf, inFormOf, taggedOf } from './event-forms.js';
export {
  GENESIS_HASH,
  hashCommit,
  isMadeOn,
  sealCommit,
  verifyChain,
  type ChainBreak,
  type ChainCheck,
} from './hash-chain.js';
export { campaignAfter, foldCampaign, unopenedCampaign, type LoadedCampaign } from './loaded-campaign.js';
export { describedIn, reasonIn, foldGame, unopenedGame, type LoadedGame } from './loaded-game.js';
export { upcasterOf } from './upcasting.js';
