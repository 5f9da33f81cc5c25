import type { CampaignRules } from '#kernel';
import { campaignRules, type CampaignState } from '#skirmish/campaign';
import type { Options } from '../options-fields.js';
import type { RefusalCode } from '../refusals.js';
import { book } from '../rulebook.js';
import type { State } from '../state.js';
import { difficultyOf } from '../table/adventure.js';
import type { Side } from '../words.js';
import { campaignSchemas, type AdventureTale } from './campaign-schemas.js';

/**
 * A campaign of Skarov: the heroes go from Rookie to Veteran over its adventures (SKAROV-CAMP-01 to SKAROV-CAMP-04). The overlord
 * gains nothing: the name stands among the players of each adventure.
 */
export const campaign: CampaignRules<
  CampaignState<AdventureTale, Side>,
  typeof campaignSchemas,
  Options,
  State,
  RefusalCode
> = campaignRules({
  schemas: campaignSchemas,
  book,
  tell: ({ reason, winner }, state: State): AdventureTale => ({
    scenarioId: state.adventure?.kind === 'SCENARIO' ? state.adventure.scenarioId : null,
    difficulty: state.adventure ? difficultyOf(state) : null,
    reason,
    winner,
  }),
});
