import { isAbandoned, type CampaignDecision } from '#kernel/server';
import type { LoadedCampaign } from './loaded-campaign.js';
import type { LoadedGame } from './loaded-game.js';
import { z } from 'zod';

/** The schema of a commit's command on a campaign, as it is stored: nothing but these fields. The right to give it is checked elsewhere. */
export const campaignCommandSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('openCampaign'), ruleset: z.string(), name: z.string(), openedBy: z.string() }),
  z.strictObject({
    type: z.literal('openAdventure'),
    gameId: z.uuid(),
    options: z.unknown().meta({ description: 'The options of its host; the ruleset reads them.' }),
    openedBy: z.string(),
  }),
  z.strictObject({ type: z.literal('giveUpAdventure'), gameId: z.string() }),
  /** A job writes down how the game of an adventure ended: the game of this last hash. */
  z.strictObject({ type: z.literal('recordAdventure'), gameId: z.uuid(), gameHash: z.string() }),
]);

/** A commit's command on a campaign: plain data, stored with the commit. */
export type CampaignCommand = Readonly<z.output<typeof campaignCommandSchema>>;

/**
 * Decides a command on a campaign by the rules; the campaign given stays as it is.
 * @param game the one that is to be recorded, over. Throws an Error where it is missing, or not over.
 */
export function decideCampaign(before: LoadedCampaign, command: CampaignCommand, game?: LoadedGame): CampaignDecision {
  const {
    campaignId,
    campaign,
    release: { ruleset, kernel },
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
  { release: { ruleset, kernel }, campaign }: LoadedCampaign,
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
