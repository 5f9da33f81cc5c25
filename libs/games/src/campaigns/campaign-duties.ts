import type { NewObligation } from '#event-store';
import type { LoadedGame } from '../loaded-game.js';

const PREFIX = 'campaign/';
const OPEN = `${PREFIX}open/`;

/** The key, in a game, of the obligation to write it down in its campaign. */
export const RECORD_KEY = `${PREFIX}record`;

/** True when `Campaigns` meets the obligation with this key, false when `Games` does. */
export const isCampaignDuty = (key: string): boolean => key.startsWith(PREFIX);

/** The campaign that a game belongs to, or claims to; `undefined` when it stands alone. */
export const campaignOf = ({ ruleset, game }: LoadedGame): string | undefined =>
  ruleset.campaign?.campaignOf(game.options);

/** What the last commit of a game of a campaign owes: that the campaign hears of it. Empty for every other commit. */
export function campaignDuties(after: LoadedGame): readonly NewObligation[] {
  // No commit follows on the one that ends a game.
  if (after.game.phase !== 'over') return [];
  const campaignId = campaignOf(after);
  if (campaignId === undefined) return [];
  return [{ key: RECORD_KEY, kind: 'campaign', dueAt: after.at, payload: { campaignId } }];
}

/** What a campaign owes when it sends out for an adventure: that its game is opened, with this command id. */
export const openingDuty = (commandId: string, at: number): NewObligation => ({
  key: `${OPEN}${commandId}`,
  kind: 'campaign',
  dueAt: at,
  payload: { commandId },
});

/** The command id with which the game of an adventure is opened, from the key of an obligation; `undefined` for another one. */
export const openingOf = (key: string): string | undefined =>
  key.startsWith(OPEN) ? key.slice(OPEN.length) : undefined;
