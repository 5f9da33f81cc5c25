import type { CampaignRules } from '#kernel';
import { campaignRules, type CampaignState } from '#skirmish/campaign';
import type { Options } from '../options-fields.js';
import type { RefusalCode } from '../refusals.js';
import { book } from '../rulebook.js';
import type { State } from '../state.js';
import { scenarioOf } from '../table/scenario.js';
import type { Side } from '../words.js';
import { campaignSchemas, type AdventureTale } from './campaign-schemas.js';

/** A campaign of Clash: the way from Rookie to Veteran over its adventures (CLASH-072 to CLASH-075). */
export const campaign: CampaignRules<
  CampaignState<AdventureTale, Side>,
  typeof campaignSchemas,
  Options,
  State,
  RefusalCode
> = campaignRules({
  schemas: campaignSchemas,
  book,
  tell: ({ outcome }, state: State): AdventureTale => ({
    scenarioId: scenarioOf(state).id,
    mode: state.options.mode,
    outcome,
  }),
});
