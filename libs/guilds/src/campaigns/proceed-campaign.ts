import { endAction, loseAction, resolutionOf } from '../actions/resolution.js';
import type { Campaign } from '../fights/fight-state.js';
import { opensStep } from '../flow/opens-step.js';
import type { ActionRules, GuildsTurn } from '../flow/turn.js';
import { guildOf } from '../table/guilds-of-a-game.js';
import { counterTargets, nextAssault } from './campaign-combats.js';
import { settleDamage } from './campaign-damage.js';
import { campaignOf, currentMonster, survivors } from './campaign-facts.js';
import { leaveAllObjects } from './campaign-loss.js';
import { decideCampaign, endCampaign } from './campaign-outcome.js';
import { questToAttempt } from './quest-conditions.js';
import { asksForSwap } from './quest-swap.js';

/** The action Quests, up to its campaign and after it (GUILD-089, GUILD-091, GUILD-092). */
export const questsAction: ActionRules = {
  proceed(turn) {
    const { seat, done } = resolutionOf(turn.state);
    if (done) return endAction(turn);
    if (asksForSwap(turn.state)) return opensStep(turn, 'quest.swap', [seat]);
    const quest = questToAttempt(turn.state, seat);
    if (!quest) return loseAction(turn);
    turn.emit({ type: 'campaignOpened', seat, questId: quest.id });
    opensStep(turn, 'quest.plan', [seat]);
  },
};

/** The next automatic step of the running campaign (guilds.md 8, 10). */
export function proceedCampaign(turn: GuildsTurn): void {
  const campaign = campaignOf(turn.state);
  if (!campaign.started) opensStep(turn, 'quest.plan', [campaign.seat]);
  else if (campaign.outcome === null) proceedCombats(turn, campaign);
  else if (campaign.outcome === 'won') proceedClaim(turn, campaign);
  else proceedFailure(turn, campaign);
}

function proceedCombats(turn: GuildsTurn, campaign: Campaign): void {
  const { seat, questId } = campaign;
  const monster = currentMonster(turn.state, campaign);
  if (monster === undefined) decideCampaign(turn);
  else if (nextAssault(turn.state)) opensStep(turn, 'quest.element', [seat]);
  else if (counterTargets(turn.state).length > 0) opensStep(turn, 'quest.counterTarget', [seat]);
  else turn.emit({ type: 'monsterPassed', seat, questId, monster });
}

function proceedClaim(turn: GuildsTurn, { seat, questId }: Campaign): void {
  if ((turn.state.quests.seen[questId]?.objects.length ?? 0) > 0) opensStep(turn, 'quest.claim', [seat]);
  else endCampaign(turn);
}

/** Loss, then damage, then the end (GUILD-097, GUILD-099). */
function proceedFailure(turn: GuildsTurn, campaign: Campaign): void {
  const { seat, objectsDue, damageDue } = campaign;
  const objects = guildOf(turn.state, seat).objects.length;
  if (objectsDue > 0 && objects > 0) {
    if (objects > objectsDue) opensStep(turn, 'quest.loss', [seat]);
    else leaveAllObjects(turn);
  } else if (damageDue > 0) {
    if (survivors(turn.state, campaign).length > 1) opensStep(turn, 'quest.damage', [seat]);
    else settleDamage(turn);
  } else {
    endCampaign(turn);
  }
}
