import { canonicalJson, isRefusal, type Json } from '#kernel';
import { campaignAfter, campaignFormsOf, type LoadedCampaign } from '#records';
import { type Clock, type Decider, headerOfCampaign } from '#streams';
import { type Forbidden, type Refused, RulesFault } from '#games';
import { dutiesOfAttempt, type CampaignAttempt } from './campaign-attempts.js';

/** The answer of the rules, or of the rights of the account, to an attempt on a campaign. */
export type CampaignAnswer = Forbidden | Refused;

/** Asks the rules of campaigns. There is no chance in a campaign. */
export const campaignDecider = (clock: Clock): Decider<LoadedCampaign, CampaignAttempt, CampaignAnswer> => ({
  decide(before, attempt) {
    const { ruleset } = before;
    const decision = RulesFault.around(attempt.streamId, () => attempt.decide(before));
    if ('status' in decision) return decision;
    if (isRefusal(decision)) return { status: 'refused', refusal: decision, presentation: before.edition.presentation };
    const at = Math.max(clock(), before.changedAt);
    const draft = {
      command: attempt.command as unknown as Json,
      at,
      events: campaignFormsOf(ruleset).written(decision.events),
      obligations: dutiesOfAttempt(attempt, at),
      settled: [],
      head: headerOfCampaign(before),
    } as const;
    return { status: 'decided', before, after: campaignAfter(before, decision.events, at), draft };
  },
  isAnswer: (attempt, { actor, command }) =>
    actor === attempt.actor && canonicalJson(command) === canonicalJson(attempt.command),
});
