import type { NewObligation } from '#event-store';
import type { LoadedGame } from '#records';

/** Kind of the obligation, of a game that is over, to be written down in its campaign. */
export const TELL_CAMPAIGN = 'campaign';

/** Kind of the obligation, of a campaign, to open the game of an adventure. */
const OPEN_ADVENTURE = 'campaign';

/** The key, in a game, of the obligation to write it down in its campaign: a game has one such. */
export const RECORD_KEY = 'campaign/record';

/** The obligation of a finished game of a campaign. */
export interface TellingDuty extends NewObligation {
  readonly kind: typeof TELL_CAMPAIGN;
  readonly payload: { readonly campaignId: string };
}

/** The obligation of a campaign that opens an adventure. */
export interface OpeningDuty extends NewObligation {
  readonly payload: { readonly commandId: string; readonly hiddenSeeds?: true };
}

/** The campaign that a game belongs to, or claims to; `undefined` when it stands alone. */
export const campaignOf = ({ ruleset, game }: LoadedGame): string | undefined =>
  ruleset.campaign?.campaignOf(game.options);

/** The obligation of a finished game of a campaign: that the campaign records it. */
export function campaignDuties(over: LoadedGame): readonly TellingDuty[] {
  const campaignId = campaignOf(over);
  if (campaignId === undefined) return [];
  return [{ key: RECORD_KEY, kind: TELL_CAMPAIGN, dueAt: over.at, payload: { campaignId } }];
}

/** The obligation of a campaign that opens an adventure: that its game is opened, with this command id, at a table like this. */
export const openingDuty = (commandId: string, at: number, hiddenSeeds = false): OpeningDuty => ({
  key: `campaign/open/${commandId}`,
  kind: OPEN_ADVENTURE,
  dueAt: at,
  payload: { commandId, ...(hiddenSeeds ? { hiddenSeeds } : {}) },
});
