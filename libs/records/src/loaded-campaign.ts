import { clone, type AnyRules, type AnyTagged, type Campaign } from '#kernel';
import type { StoredCommit } from './commit.js';
import type { RulesetRelease } from './ruleset-release.js';
import { campaignFormsOf } from './event-forms.js';
import { GENESIS_HASH } from './hash-chain.js';

/** A campaign folded up to a commit. Shared between readers: never change it, clone `campaign` first. */
export interface LoadedCampaign {
  readonly campaignId: string;
  /** The rules that the campaign was opened under, and all its adventures with it, and the kernel that runs them. */
  readonly release: RulesetRelease;
  /** Those rules. */
  readonly ruleset: AnyRules;
  readonly campaign: Readonly<Campaign>;
  /** Hash of the last commit, lower-case hex. */
  readonly hash: string;
  /** When the first and the last commit were made, in milliseconds since 1970. */
  readonly openedAt: number;
  readonly changedAt: number;
}

/** A campaign before its first commit. */
export const unopenedCampaign = (campaignId: string, release: RulesetRelease): LoadedCampaign => ({
  campaignId,
  release,
  ruleset: release.ruleset,
  campaign: release.kernel.newCampaign(),
  hash: GENESIS_HASH,
  openedAt: 0,
  changedAt: 0,
});

/** A campaign after some events; the one given stays as it is. */
export function campaignAfter(before: LoadedCampaign, events: readonly AnyTagged[], at: number): LoadedCampaign {
  const campaign = clone(before.campaign) as Campaign;
  const { ruleset, kernel } = before.release;
  for (const event of clone(events)) kernel.evolveCampaign(ruleset, campaign, event);
  const openedAt = before.campaign.version === 0 ? at : before.openedAt;
  return { ...before, campaign, openedAt, changedAt: at };
}

/** A campaign after further commits; the one given stays as it is. Throws when the commits do not follow on it. */
export const foldCampaign = (base: LoadedCampaign, commits: readonly StoredCommit[]): LoadedCampaign =>
  commits.reduce(withCommit, base);

function withCommit(base: LoadedCampaign, { firstVersion, events, at, hash }: StoredCommit): LoadedCampaign {
  const { version } = base.campaign;
  if (firstVersion !== version + 1) {
    throw new Error(`Campaign ${base.campaignId}: commit ${firstVersion} does not follow on version ${version}.`);
  }
  return { ...campaignAfter(base, campaignFormsOf(base.ruleset).tagged(events), at), hash };
}
