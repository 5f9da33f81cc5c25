import { foldCampaign, unopenedCampaign, type LoadedCampaign } from '#records';
import type { RulesetRegistry } from '#games';
import { type StreamKind, CAMPAIGN_STREAM } from '#streams';

/** How the streams of campaigns are folded: short ones. */
export const campaignKind = (rulesets: RulesetRegistry): StreamKind<LoadedCampaign> => ({
  name: CAMPAIGN_STREAM,
  blank: async (campaignId, subject) => unopenedCampaign(campaignId, await rulesets.pinned(subject)),
  fold: foldCampaign,
  versionOf: ({ campaign }) => campaign.version,
});
