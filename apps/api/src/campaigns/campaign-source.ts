import type { LoadedCampaign } from '#records';
import type { RejectedAnswer } from '../games/command-answer.js';

/** The source of the fields of a campaign. */
export interface CampaignSource {
  readonly kind: 'Campaign';
  readonly loaded: LoadedCampaign;
}

/** A campaign at its current version. */
export const campaignSourceOf = (loaded: LoadedCampaign): CampaignSource => ({ kind: 'Campaign', loaded });

/** The command on a campaign was carried out, now or when its id was first given. */
export interface AcceptedCampaignAnswer {
  readonly kind: 'CampaignAccepted';
  /** The campaign as it is now. */
  readonly campaign: CampaignSource;
  readonly version: number;
  /** The command id was answered before; nothing happened now. */
  readonly replayed: boolean;
}

/** The result of a command on a campaign. */
export type CampaignAnswer = AcceptedCampaignAnswer | RejectedAnswer;
