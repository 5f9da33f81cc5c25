import type { NewObligation } from '#event-store';
import type { LoadedGame } from '#records';
/** Kind of the obligation, of a game that is over, to be written down in its campaign. */
export const TELL_CAMPAIGN = 'campaign';

/** The key, in a game, of the obligation to write it down in its campaign: a game has one such. */
export const RECORD_KEY = 'campaign/record';

/** The obligation of a finished game of a campaign. */
export interface CampaignRecordObligation extends NewObligation {
  readonly kind: typeof TELL_CAMPAIGN;
  readonly payload: { readonly campaignId: string };
}

/** The campaign that a game belongs to, or claims to; `undefined` when it stands alone. */
export const campaignOf = ({ ruleset, game }: LoadedGame): string | undefined =>
  ruleset.campaign?.campaignOf(game.options);

/** The obligation of a finished game of a campaign: that the campaign records it. */
export function campaignObligations(over: LoadedGame): readonly CampaignRecordObligation[] {
  const campaignId = campaignOf(over);
  if (campaignId === undefined) return [];
  return [{ key: RECORD_KEY, kind: TELL_CAMPAIGN, dueAt: over.at, payload: { campaignId } }];
}
