import type { Obligation } from '#event-store';
import type { Games } from '../games.js';
import { isCampaignDuty } from './campaign-duties.js';
import type { Campaigns } from './campaigns.js';

/**
 * Does what an obligation asks for, whosever it is: a game's or a campaign's. However often it is called, it happens once.
 * Throws an Error when it has to be tried again.
 */
export async function meetObligation(
  { games, campaigns }: { readonly games: Games; readonly campaigns: Campaigns },
  obligation: Pick<Obligation, 'gameId' | 'key'>,
): Promise<void> {
  const { gameId, key } = obligation;
  if (isCampaignDuty(key)) return campaigns.meet(obligation);
  const outcome = await games.meet(obligation);
  if (outcome.status === 'busy') throw new Error(`Game ${gameId} is too busy to meet "${key}" now.`);
}
