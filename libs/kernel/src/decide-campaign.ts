import { canonicalJson } from './canonical-json.js';
import type { CampaignEvent } from './campaign-events.js';
import type { AdventurePlayer, Campaign, FinishedGame } from './campaign.js';
import { campaignRulesOf } from './evolve-campaign.js';
import { refuseGame } from './game-refusals.js';
import { readWith } from './issues.js';
import { isRefusal, type Refusal } from './refusal.js';
import type { AnyRules } from './rules.js';
import type { AnyTagged } from './shapes.js';

/** The outcome of a command on a campaign: its events, never empty, or a refusal. */
export type CampaignDecision = { readonly events: readonly AnyTagged[] } | Refusal;

/** Opens a campaign. Refused when the ruleset has none, or it is open already. */
export function openCampaign(
  ruleset: AnyRules,
  campaign: Campaign,
  { name, openedBy }: { readonly name: string; readonly openedBy: string },
): CampaignDecision {
  if (!ruleset.campaign) return refuseGame('noCampaigns', { ruleset: ruleset.name });
  if (campaign.version > 0) return refuseGame('alreadyOpen');
  return one({ type: 'campaignOpened', ruleset: ruleset.name, rulesVersion: ruleset.version, name, openedBy });
}

/** The request for a new adventure. */
export interface AdventurePlan {
  readonly campaignId: string;
  /** Id of the game that will be opened. */
  readonly gameId: string;
  /** The options that its host chose, not parsed. */
  readonly options: unknown;
  readonly openedBy: string;
}

/** A campaign sends out for an adventure. Refused when the options do not fit, or the ruleset's campaign says no. */
export function openAdventure(ruleset: AnyRules, campaign: Campaign, plan: AdventurePlan): CampaignDecision {
  const { campaignId, gameId, openedBy } = plan;
  const { schemas } = ruleset;
  const chosen = readWith<unknown>(schemas.options, plan.options);
  if (chosen.issues) return refuseGame('invalidOptions', { issues: chosen.issues });
  const wanted: unknown = campaignRulesOf(ruleset).optionsFor(campaignId, opened(campaign), chosen.data);
  if (isRefusal(wanted)) return wanted;
  const options = readWith<unknown>(schemas.options, wanted);
  if (options.issues) return refuseGame('invalidOptions', { issues: options.issues });
  return { events: [{ type: 'adventureOpened', gameId, options: options.data, openedBy }] };
}

/**
 * A finished game becomes part of its campaign. Refused (`noSuchAdventure`) unless the campaign has opened this very game,
 * with these very options, and still waits for it: a game that a player opens in its name changes nothing.
 */
export function recordAdventure(ruleset: AnyRules, campaign: Campaign, game: FinishedGame): CampaignDecision {
  const { gameId, hash, options, outcome } = game;
  const adventure = campaign.adventures.find((candidate) => candidate.gameId === gameId);
  if (adventure?.status !== 'open' || canonicalJson(adventure.options) !== canonicalJson(options)) {
    return refuseGame('noSuchAdventure');
  }
  const written: CampaignEvent = {
    type: 'adventurePlayed',
    gameId,
    gameHash: hash,
    reason: outcome.reason,
    players: playersOf(game),
  };
  return { events: [written, ...campaignRulesOf(ruleset).played(opened(campaign).state, game)] };
}

/** A campaign waits no longer for an adventure. Refused unless it waits for it. */
export function giveUpAdventure(campaign: Campaign, gameId: string): CampaignDecision {
  const isOpen = campaign.adventures.some((one) => one.gameId === gameId && one.status === 'open');
  return isOpen ? one({ type: 'adventureGivenUp', gameId }) : refuseGame('noSuchAdventure');
}

function playersOf({ seats, outcome }: FinishedGame): AdventurePlayer[] {
  return seats.flatMap(({ seat, account, bot }) => {
    const placing = outcome.placings.find((candidate) => candidate.seat === seat);
    return placing ? [{ seat, account, bot, rank: placing.rank, points: placing.points }] : [];
  });
}

function opened(campaign: Campaign): Campaign & { readonly state: unknown } {
  if (campaign.version === 0) throw new TypeError('The campaign is not open.');
  return campaign;
}

const one = (event: CampaignEvent): CampaignDecision => ({ events: [event] });
