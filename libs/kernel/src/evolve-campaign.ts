import { isCampaignEvent, type CampaignEvent } from './campaign-events.js';
import type { Adventure, AnyCampaignRules, Campaign } from './campaign.js';
import type { AnyRules } from './rules.js';
import type { AnyTagged } from './shapes.js';

/** The campaign rules of a ruleset. Throws a TypeError when it has none. */
export function campaignRulesOf(ruleset: AnyRules): AnyCampaignRules {
  if (!ruleset.campaign) throw new TypeError(`The ruleset "${ruleset.name}" has no campaigns.`);
  return ruleset.campaign;
}

/**
 * Applies one event to a campaign that the caller owns, in place.
 * Throws a TypeError when the event does not belong to the ruleset's campaigns.
 */
export function evolveCampaign(ruleset: AnyRules, campaign: Campaign, event: AnyTagged): void {
  const rules = campaignRulesOf(ruleset);
  if (isCampaignEvent(event)) evolveLog(rules, campaign, event);
  else if (!Object.hasOwn(rules.schemas.events, event.type)) {
    throw new TypeError(`The campaigns of "${ruleset.name}" have no event "${event.type}".`);
  } else rules.evolve(campaign.state, event);
  campaign.version += 1;
}

function evolveLog(rules: AnyCampaignRules, campaign: Campaign, event: CampaignEvent): void {
  switch (event.type) {
    case 'campaignOpened': {
      const { ruleset, rulesVersion, name, openedBy } = event;
      const state: unknown = rules.initialState();
      Object.assign(campaign, { ruleset, rulesVersion, name, openedBy, state });
      return;
    }
    case 'adventureOpened': {
      const { gameId, options, openedBy } = event;
      campaign.adventures.push({ gameId, options, openedBy, status: 'open', reason: null, players: [] });
      return;
    }
    case 'adventurePlayed':
      return change(campaign, event.gameId, { status: 'played', reason: event.reason, players: event.players });
    case 'adventureGivenUp':
      return change(campaign, event.gameId, { status: 'givenUp' });
  }
}

function change(campaign: Campaign, gameId: string, changes: Partial<Adventure>): void {
  campaign.adventures = campaign.adventures.map((one) => (one.gameId === gameId ? { ...one, ...changes } : one));
}
