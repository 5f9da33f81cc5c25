import type { AnyRuleset, Campaign } from '#kernel';
import type { EventForms } from '../event-forms.js';

/** A campaign folded up to a commit. Shared between readers: never change it, clone `campaign` first. */
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
