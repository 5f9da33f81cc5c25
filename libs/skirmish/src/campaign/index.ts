export { advanceUnasked, advancementCommands, advancementSteps, heroRecord, phaseAfterEnd } from './advancement.js';
export { campaignSchemasOf } from './campaign-schemas.js';
export type { CampaignState } from './campaign-state.js';
export { campaignRules } from './campaign.js';
export { campaignProblem } from './record-problem.js';
export { campaignOptionOf, heroRecordSchemaOf, rankInCampaign, recordOf, type HeroRecord } from './records.js';
