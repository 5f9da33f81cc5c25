export { campaignKind } from './campaign-kind.js';
export { campaignList } from './campaign-list.js';
export type {
  CampaignAccepted,
  CampaignOutcome,
  CampaignRequest,
  GiveUpRequest,
  OpenAdventureRequest,
  OpenCampaignRequest,
} from './campaign-requests.js';
export { Campaigns, type CampaignsParts } from './campaigns.js';
