import type { AlignmentShift } from '../content/vocabulary.js';
import { sendOffHurt } from '../fights/mage-damage.js';
import { turnUpQuest } from '../flow/set-up.js';
import type { Evolvers, GuildsTurn } from '../flow/turn.js';
import { guildOf } from '../table/guilds-of-a-game.js';
import { moveAlignment } from '../table/move-alignment.js';
import { passiveEffects } from '../table/prices.js';
import { allMonstersDead } from './campaign-combats.js';
import { campaignOf, cardOnQuest, questOf } from './campaign-facts.js';
import { leaveRubies } from './campaign-loss.js';

/** All combats are over: the campaign has succeeded or failed (GUILD-093, GUILD-094, GUILD-095). */
export function decideCampaign(turn: GuildsTurn): void {
  const campaign = campaignOf(turn.state);
  if (allMonstersDead(turn.state, campaign)) winCampaign(turn);
  else failCampaign(turn);
}

function winCampaign(turn: GuildsTurn): void {
  const campaign = campaignOf(turn.state);
  const { seat, questId } = campaign;
  const { success } = questOf(campaign);
  const { rubies } = cardOnQuest(turn.state, questId);
  turn.emit({ type: 'campaignWon', seat, questId, rubies: success.rubies, left: rubies });
  shift(turn, success.alignment);
}

function failCampaign(turn: GuildsTurn): void {
  const campaign = campaignOf(turn.state);
  const { seat, questId } = campaign;
  const { failure } = questOf(campaign);
  const guild = guildOf(turn.state, seat);
  const kept = passiveEffects(guild, 'keepLoss').length > 0;
  turn.emit({
    type: 'campaignFailed',
    seat,
    questId,
    objects: kept ? 0 : Math.min(failure.lossObjects, guild.objects.length),
    damage: failure.damage,
    distributed: failure.distributed,
  });
  if (!kept) leaveRubies(turn, failure.lossRubies);
}

function shift(turn: GuildsTurn, alignment: AlignmentShift | undefined): void {
  const { seat } = campaignOf(turn.state);
  if (alignment) moveAlignment(turn, seat, seat, alignment.direction, alignment.steps);
}

/** The end: alignment of a failure, damaged survivors to the care center, next quest face up (GUILD-121, GUILD-093). */
export function endCampaign(turn: GuildsTurn): void {
  const campaign = campaignOf(turn.state);
  const { seat, questId } = campaign;
  const won = campaign.outcome === 'won';
  if (!won) shift(turn, questOf(campaign).failure.alignment);
  sendOffHurt(turn, seat);
  turn.emit({ type: 'campaignEnded', seat, questId, won });
  if (won) turnUpQuest(turn);
}

export const campaignOutcomeEvolvers: Evolvers<'campaignWon' | 'campaignFailed' | 'campaignEnded'> = {
  campaignWon(state, { seat, questId, rubies, left }) {
    const guild = guildOf(state, seat);
    guild.quests.push(questId);
    guild.rubies += rubies + left;
    cardOnQuest(state, questId).rubies = 0;
    campaignOf(state).outcome = 'won';
    state.progress = true;
  },
  campaignFailed(state, { objects, damage }) {
    Object.assign(campaignOf(state), { outcome: 'failed', objectsDue: objects, damageDue: damage });
  },
  campaignEnded(state, { questId, won }) {
    if (won) {
      state.quests.deck = state.quests.deck.filter((id) => id !== questId);
      Reflect.deleteProperty(state.quests.seen, questId);
    }
    state.fight = null;
    if (state.resolution) state.resolution.done = true;
  },
};
