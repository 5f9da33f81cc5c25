import { isAbleTo, refuseGame, type CampaignDecision } from '#kernel/server';
import {
  SYSTEM,
  derivedId,
  openedCampaignId,
  openedGameId,
  decideCampaign,
  type CampaignCommand,
  type LoadedCampaign,
  type LoadedGame,
} from '#records';
import type { Forbidden } from '#games';
import type { CommandRequest } from '#streams';
import { openingObligation } from './campaign-obligations.js';
import type { GiveUpRequest, OpenAdventureRequest, OpenCampaignRequest } from './campaign-requests.js';

/** A command on its way to a campaign. */
export interface CampaignCommandRequest extends CommandRequest {
  /** Stored with the commit. A known command id must have been given for the same. */
  readonly command: CampaignCommand;
  /** With the id of a game to open: the campaign owes its opening from this commit on. */
  readonly opens?: string;
  /** That game hides its seeds until the start. */
  readonly hiddenSeeds?: boolean;
  decide(loaded: LoadedCampaign): CampaignDecision | Forbidden;
}

/** The command id with which the game of an adventure is opened. */
const adventureCommandId = ({ campaignId, commandId }: OpenAdventureRequest): string =>
  derivedId('adventure', campaignId, commandId);

/** An account opens a campaign. */
export function openingCampaign(request: OpenCampaignRequest): CampaignCommandRequest {
  const { account, commandId, ruleset, name } = request;
  const command = { type: 'openCampaign', ruleset, name, openedBy: account } as const;
  return {
    streamId: openedCampaignId(account, commandId),
    commandId,
    actor: account,
    command,
    decide: (loaded) => decideCampaign(loaded, command),
  };
}

/** The opener of a campaign opens an adventure. */
export function openingAdventure(request: OpenAdventureRequest): CampaignCommandRequest & { readonly opens: string } {
  const { campaignId, commandId, account, options = {}, hiddenSeeds = false } = request;
  const opens = adventureCommandId(request);
  const gameId = openedGameId(account, opens);
  const command = { type: 'openAdventure', gameId, options, openedBy: account } as const;
  return {
    streamId: campaignId,
    commandId,
    actor: account,
    command,
    opens,
    hiddenSeeds,
    decide: (loaded) =>
      notTheOpener(loaded, account) ??
      (hiddenSeeds && !isAbleTo(loaded.release.kernel, 'hiddenSeeds')
        ? refuseGame('tooOld', { version: loaded.ruleset.version })
        : decideCampaign(loaded, command)),
  };
}

/** The opener of a campaign gives an adventure up. */
export function givingUp({ campaignId, commandId, account, gameId }: GiveUpRequest): CampaignCommandRequest {
  const command = { type: 'giveUpAdventure', gameId } as const;
  return {
    streamId: campaignId,
    commandId,
    actor: account,
    command,
    decide: (loaded) => notTheOpener(loaded, account) ?? decideCampaign(loaded, command),
  };
}

/** A job writes a finished game down. @param commandId derived from the game: done twice, it happens once. */
export function recording(campaignId: string, loaded: LoadedGame, commandId: string): CampaignCommandRequest {
  const { gameId, hash } = loaded;
  const command = { type: 'recordAdventure', gameId, gameHash: hash } as const;
  return {
    streamId: campaignId,
    commandId,
    actor: SYSTEM,
    command,
    decide: (campaign) => decideCampaign(campaign, command, loaded),
  };
}

/** The obligations of a commit. */
export const obligationsOfRequest = (
  { opens, hiddenSeeds }: CampaignCommandRequest,
  at: number,
): ReturnType<typeof openingObligation>[] => (opens === undefined ? [] : [openingObligation(opens, at, hiddenSeeds)]);

const notTheOpener = ({ campaign }: LoadedCampaign, account: string): Forbidden | undefined =>
  campaign.openedBy === account ? undefined : { status: 'forbidden', reason: 'notTheOpener' };
