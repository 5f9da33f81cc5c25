import type { LoadedCampaign } from '#games';
import type { RejectedAnswer } from '../games/command-answer.js';

/** What the fields of a campaign are read from. */
export interface CampaignSource {
  readonly kind: 'Campaign';
  readonly loaded: LoadedCampaign;
}

/** A campaign as it is now. */
export const campaignSourceOf = (loaded: LoadedCampaign): CampaignSource => ({ kind: 'Campaign', loaded });

/** The command on a campaign was carried out, now or when its id was first given. */
export interface AcceptedCampaignAnswer {
  readonly kind: 'CampaignAccepted';
  /** The campaign as it is now. */
  readonly campaign: CampaignSource;
  readonly version: number;
  /** The command id was answered so before; nothing happened now. */
  readonly replayed: boolean;
}

/** What became of a command on a campaign. */
export type CampaignAnswer = AcceptedCampaignAnswer | RejectedAnswer;
