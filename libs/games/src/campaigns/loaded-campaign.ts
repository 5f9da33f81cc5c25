import { GENESIS_HASH, type EventStore, type StoredCommit } from '#event-store';
import { clone, evolveCampaign, newCampaign, type AnyRuleset, type Campaign } from '#kernel';
import type { EventForms } from '../event-forms.js';
import type { RulesetRegistry } from '../rulesets.js';
import { taggedOf } from '../sight.js';
import { CAMPAIGN_STREAM } from '../streams/stream-kinds.js';

/** A campaign folded up to its last commit. Shared between readers: never change it, clone `campaign` first. */
export interface LoadedCampaign {
  readonly campaignId: string;
  /** The rules that the campaign was opened under, and all its adventures with it. */
  readonly ruleset: AnyRuleset;
  readonly forms: EventForms;
  readonly campaign: Readonly<Campaign>;
  /** Hash of the last commit, lower-case hex. */
  readonly hash: string;
  /** When the first and the last commit were made, in milliseconds since 1970. */
  readonly openedAt: number;
  readonly changedAt: number;
}

/** A campaign before its first commit. */
export const unopenedCampaign = (
  campaignId: string,
  ruleset: AnyRuleset,
  rulesets: RulesetRegistry,
): LoadedCampaign => ({
  campaignId,
  ruleset,
  forms: rulesets.formsOf(CAMPAIGN_STREAM, ruleset.name),
  campaign: newCampaign(),
  hash: GENESIS_HASH,
  openedAt: 0,
  changedAt: 0,
});

/** A campaign as the store has it; `undefined` when no campaign has this id. Folded anew each time: the streams are short. */
export async function loadCampaign(
  store: EventStore,
  rulesets: RulesetRegistry,
  campaignId: string,
): Promise<LoadedCampaign | undefined> {
  const head = await store.head(campaignId);
  if (head?.kind !== CAMPAIGN_STREAM) return undefined;
  const blank = unopenedCampaign(campaignId, rulesets.get(head.subject), rulesets);
  return foldCampaign(blank, await store.read(campaignId));
}

/** A campaign after further commits; the one given stays as it is. */
export function foldCampaign(base: LoadedCampaign, commits: readonly StoredCommit[]): LoadedCampaign {
  const first = commits[0];
  const last = commits.at(-1);
  if (!first || !last) return base;
  const campaign = clone(base.campaign) as Campaign;
  for (const { events } of commits) {
    for (const { type, data } of base.forms.newest(events)) {
      evolveCampaign(base.ruleset, campaign, taggedOf(type, clone(data)));
    }
  }
  const openedAt = base.campaign.version === 0 ? first.at : base.openedAt;
  return { ...base, campaign, hash: last.hash, openedAt, changedAt: last.at };
}
