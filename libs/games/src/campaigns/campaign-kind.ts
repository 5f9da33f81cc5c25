import { GENESIS_HASH, type StoredCommit } from '#event-store';
import { clone, evolveCampaign, newCampaign, type AnyRuleset, type AnyTagged, type Campaign } from '#kernel';
import type { EventForms } from '../event-forms.js';
import type { RulesetRegistry } from '../rulesets.js';
import { taggedOf } from '../sight.js';
import type { StreamKind } from '../streams/stream-kind.js';
import { CAMPAIGN_STREAM } from '../streams/stream-kinds.js';
import type { LoadedCampaign } from './loaded-campaign.js';

/** How the streams of campaigns are folded: short ones. */
export const campaignKind = (rulesets: RulesetRegistry): StreamKind<LoadedCampaign> => ({
  name: CAMPAIGN_STREAM,
  blank: (campaignId, subject) =>
    unopenedCampaign(campaignId, rulesets.get(subject), rulesets.formsOf(CAMPAIGN_STREAM, subject.name)),
  fold: (base, commits) => commits.reduce(withCommit, base),
  versionOf: ({ campaign }) => campaign.version,
});

/** A campaign before its first commit. */
export const unopenedCampaign = (campaignId: string, ruleset: AnyRuleset, forms: EventForms): LoadedCampaign => ({
  campaignId,
  ruleset,
  forms,
  campaign: newCampaign(),
  hash: GENESIS_HASH,
  openedAt: 0,
  changedAt: 0,
});

/** A campaign after some events; the one given stays as it is. */
export function campaignAfter(before: LoadedCampaign, events: readonly AnyTagged[], at: number): LoadedCampaign {
  const campaign = clone(before.campaign) as Campaign;
  for (const event of events) evolveCampaign(before.ruleset, campaign, clone(event));
  const openedAt = before.campaign.version === 0 ? at : before.openedAt;
  return { ...before, campaign, openedAt, changedAt: at };
}

function withCommit(base: LoadedCampaign, { firstVersion, events, at, hash }: StoredCommit): LoadedCampaign {
  const { version } = base.campaign;
  if (firstVersion !== version + 1) {
    throw new Error(`Campaign ${base.campaignId}: commit ${firstVersion} does not follow on version ${version}.`);
  }
  const tagged = base.forms.newest(events).map(({ type, data }) => taggedOf(type, data));
  return { ...campaignAfter(base, tagged, at), hash };
}
