import type { CommandIdReused, Busy } from '#streams';
import type { Forbidden, Invalid, NotFound, Refused } from '#games';
import type { LoadedCampaign } from '#records';

/** The fields of every command on a campaign. */
export interface CampaignRequest {
  readonly campaignId: string;
  /** A UUID made by the client. An accepted command gets the same answer under it for ever: a retry is safe. */
  readonly commandId: string;
  /** Id of the account that gives the command. */
  readonly account: string;
}

/** Opens a campaign, under the newest version of its rules. The same account and command id always open the same one. */
export interface OpenCampaignRequest {
  readonly commandId: string;
  readonly account: string;
  /** Name of the ruleset. */
  readonly ruleset: string;
  /** Its name: 1 to 80 characters. */
  readonly name: string;
}

/** The opener of a campaign opens an adventure: a game of it. */
export interface OpenAdventureRequest extends CampaignRequest {
  /** Options of the ruleset; each has a default. Those that the campaign adds are not among them. */
  readonly options?: Readonly<Record<string, unknown>> | undefined;
  /** True: seats hide their seeds until the start, and give them then (`giveSeed`). */
  readonly hiddenSeeds?: boolean | undefined;
}

/** The opener of a campaign gives up one of its adventures. */
export interface GiveUpRequest extends CampaignRequest {
  readonly gameId: string;
}

/** The command was carried out, now or when its id was first given. */
export interface CampaignAccepted {
  readonly status: 'accepted';
  /** The campaign at that very version. */
  readonly loaded: LoadedCampaign;
  /** Version of the campaign after the command. */
  readonly version: number;
  /** True when this is the answer that the command id was given before. */
  readonly replayed: boolean;
}

/** The outcome of a command on a campaign: a value, never an exception. */
export type CampaignOutcome = CampaignAccepted | Refused | Forbidden | NotFound | CommandIdReused | Invalid | Busy;
