import { page } from './page-arguments.js';
import type { Route } from './route.js';

/** Campaigns and their adventures. */
export const campaignRoutes: readonly Route[] = [
  {
    method: 'get',
    path: '/v1/campaigns',
    group: 'campaigns',
    summary: 'Your campaigns',
    document: `query campaigns { campaigns(${page}) { nodes { ...Campaign } pageInfo { ...PageInfo } } }`,
  },
  {
    method: 'post',
    path: '/v1/campaigns',
    group: 'campaigns',
    summary: 'Open a campaign',
    status: 201,
    location: '/v1/campaigns/{campaign.id}',
    document: 'mutation openCampaign { openCampaign(input: $input) { ...CampaignResult } }',
  },
  {
    method: 'get',
    path: '/v1/campaigns/{campaignId}',
    group: 'campaigns',
    summary: 'A campaign',
    isTagged: true,
    document: 'query campaign { campaign(id: $campaignId) { ...Campaign } }',
  },
  {
    method: 'get',
    path: '/v1/campaigns/{campaignId}/adventures',
    group: 'campaigns',
    summary: 'The adventures of a campaign',
    document: `query adventures { campaign(id: $campaignId) { adventures(${page}) { nodes { ...Adventure } pageInfo { ...PageInfo } } } }`,
  },
  {
    method: 'post',
    path: '/v1/campaigns/{campaignId}/adventures',
    group: 'campaigns',
    summary: 'Open an adventure',
    status: 201,
    location: '/v1/games/{game.id}',
    document: 'mutation openAdventure { openAdventure(input: $input) { ...CommandResult } }',
  },
  {
    method: 'post',
    path: '/v1/campaigns/{campaignId}/adventures/{gameId}/give-up',
    group: 'campaigns',
    summary: 'Give up an adventure',
    document: `mutation giveUpAdventure { giveUpAdventure(input: $input) { ...CampaignResult } }`,
  },
];
