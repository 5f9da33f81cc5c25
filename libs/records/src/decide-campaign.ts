import { isAbandoned, type CampaignDecision } from '#kernel';
import type { LoadedCampaign } from './loaded-campaign.js';
import type { LoadedGame } from './loaded-game.js';

/** What a commit's command on a campaign may be. Plain data, stored with the commit. Who may give it is decided before. */
export type CampaignCommand =
  | { readonly type: 'openCampaign'; readonly ruleset: string; readonly name: string; readonly openedBy: string }
  | { readonly type: 'openAdventure'; readonly gameId: string; readonly options: unknown; readonly openedBy: string }
  | { readonly type: 'giveUpAdventure'; readonly gameId: string }
  /** A job writes down how the game of an adventure ended: the game of this last hash. */
  | { readonly type: 'recordAdventure'; readonly gameId: string; readonly gameHash: string };

/**
 * What the rules make of a command on a campaign; the campaign given stays as it is.
 * @param game the one that is to be recorded, over. Throws an Error where it is missing, or not over.
 */
export function decideCampaign(before: LoadedCampaign, command: CampaignCommand, game?: LoadedGame): CampaignDecision {
  const {
    campaignId,
    campaign,
    edition: { ruleset, kernel },
  } = before;
  switch (command.type) {
    case 'openCampaign':
      return kernel.openCampaign(ruleset, campaign, command);
    case 'openAdventure':
      return kernel.openAdventure(ruleset, campaign, { ...command, campaignId });
    case 'giveUpAdventure':
      return kernel.giveUpAdventure(campaign, command.gameId);
    case 'recordAdventure':
      return record(before, command.gameId, game);
  }
}

function record(
  { edition: { ruleset, kernel }, campaign }: LoadedCampaign,
  gameId: string,
  loaded: LoadedGame | undefined,
): CampaignDecision {
  const outcome = loaded?.game.outcome;
  if (!loaded || !outcome) throw new Error(`Game ${gameId} is not over: its campaign cannot take it.`);
  const { game, hash } = loaded;
  if (isAbandoned(game)) return kernel.giveUpAdventure(campaign, gameId);
  const { options, seats, state } = game;
  return kernel.recordAdventure(ruleset, campaign, { gameId, hash, options, seats, state, outcome });
}
