import { canonicalJson, isRefusal, type Json } from '#kernel';
import { campaignAfter, campaignFormsOf, type LoadedCampaign } from '#records';
import { type Clock, type Decider, headerOfCampaign } from '#streams';
import { type Forbidden, type Refused, RulesFault } from '#games';
import { obligationsOfRequest, type CampaignCommandRequest } from './campaign-commands.js';

/** The answer of the rules, or of the rights of the account, to a command on a campaign. */
export type CampaignAnswer = Forbidden | Refused;

/** Asks the rules of campaigns. There is no chance in a campaign. */
export const campaignDecider = (clock: Clock): Decider<LoadedCampaign, CampaignCommandRequest, CampaignAnswer> => ({
  decide(before, request) {
    const { ruleset } = before;
    const decision = RulesFault.around(request.streamId, () => request.decide(before));
    if ('status' in decision) return decision;
    if (isRefusal(decision)) return { status: 'refused', refusal: decision, presentation: before.release.presentation };
    const at = Math.max(clock(), before.changedAt);
    const draft = {
      command: request.command as unknown as Json,
      at,
      events: campaignFormsOf(ruleset).written(decision.events),
      obligations: obligationsOfRequest(request, at),
      settled: [],
      head: headerOfCampaign(before),
    } as const;
    return { status: 'decided', before, after: campaignAfter(before, decision.events, at), draft };
  },
  isAnswer: (request, { actor, command }) =>
    actor === request.actor && canonicalJson(command) === canonicalJson(request.command),
});
