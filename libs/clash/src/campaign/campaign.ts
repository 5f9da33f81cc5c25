import type { CampaignRules, FinishedGame } from '#kernel';
import type { Options } from '../options-fields.js';
import { refuse, type RefusalCode } from '../refusals.js';
import type { State } from '../state.js';
import { firstMainHero } from '../table/heroes.js';
import { overOf } from '../table/over.js';
import { scenarioOf } from '../table/scenario.js';
import { heroRecord } from './advancement.js';
import { campaignSchemas, type CampaignEvent } from './campaign-schemas.js';
import { initialCampaign, recordsOf, type CampaignState } from './campaign-state.js';
import { evolveCampaign } from './evolve-campaign.js';

/**
 * A campaign of Clash: the way from Rookie to Veteran over its adventures (CLASH-072 to CLASH-075). It is one box, so one
 * adventure is played after the other. Heroes join as Rookies when they are first played; their cards are drawn there.
 */
export const campaign: CampaignRules<CampaignState, typeof campaignSchemas, Options, State, RefusalCode> = {
  schemas: campaignSchemas,
  campaignOf: (options) => options.campaign?.campaignId,
  initialState: initialCampaign,
  evolve: evolveCampaign,
  optionsFor(campaignId, { adventures, state }, options) {
    if (options.campaign) return refuse(72, 'RECORDS_ARE_THE_CAMPAIGNS');
    const open = adventures.find(({ status }) => status === 'open');
    if (open) return refuse(75, 'ADVENTURE_OPEN', { gameId: open.gameId });
    return { ...options, campaign: { campaignId, heroes: recordsOf(state) } };
  },
  played: (_state, game) => [told(game), ...advanced(game)],
  view: ({ heroes, adventures }) => structuredClone({ heroes, adventures }),
};

/** Throws an Error when the game is not over. */
function told({ gameId, state }: FinishedGame<Options, State>): CampaignEvent {
  const over = overOf(state);
  if (!over) throw new Error(`The adventure ${gameId} is not over.`);
  const { id: scenarioId } = scenarioOf(state);
  return { type: 'adventureTold', gameId, scenarioId, mode: state.options.mode, outcome: over.outcome };
}

/** The hero with whom each seat began, as the game left him: team-up heroes do not advance. */
function advanced({ gameId, state, seats }: FinishedGame<Options, State>): CampaignEvent[] {
  return state.seats.flatMap(({ seat, side }) => {
    const hero = firstMainHero(state, seat);
    if (!hero) return [];
    const account = seats.find((holder) => holder.seat === seat)?.account ?? null;
    return [{ type: 'heroAdvanced', gameId, seat, side, account, ...heroRecord(hero) }];
  });
}
