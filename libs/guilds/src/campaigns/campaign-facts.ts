import { quest } from '../content/catalogue.js';
import type { QuestId } from '../content/ids.js';
import type { Monster, Quest } from '../content/schema.js';
import type { Campaign, SentMage } from '../fights/fight-state.js';
import type { GuildMage, QuestCard, State } from '../state.js';
import { findGuildMage, guildOf } from '../table/guilds-of-a-game.js';

/** The campaign that is running; `undefined` when none is. */
export const runningCampaign = ({ fight }: State): Campaign | undefined =>
  fight?.kind === 'campaign' ? fight : undefined;

/** The campaign that is running. Throws an Error when none is. */
export function campaignOf(state: State): Campaign {
  const campaign = runningCampaign(state);
  if (!campaign) throw new Error('No campaign is running.');
  return campaign;
}

/** The objects on a quest that has been face up. Throws a RangeError for another. */
export function cardOnQuest(state: State, questId: QuestId): QuestCard {
  const found = state.quests.seen[questId];
  if (!found) throw new RangeError(`The quest "${questId}" has never been face up.`);
  return found;
}

/** The quest that a campaign attempts. */
export const questOf = ({ questId }: Campaign): Quest => quest(questId);

/** A monster of a quest, by its number from 1. Throws a RangeError when the quest has no such monster. */
export function monsterOf(campaign: Campaign, number: number): Monster {
  const found = questOf(campaign).monsters[number - 1];
  if (!found) throw new RangeError(`The quest "${campaign.questId}" has no monster ${number}.`);
  return found;
}

/** Numbers of the monsters of a quest that are alive, in card order (GUILD-120). */
export const livingMonsters = (state: State, campaign: Campaign): number[] =>
  questOf(campaign).monsters.flatMap(({ health }, place) =>
    (cardOnQuest(state, campaign.questId).damage[place] ?? 0) < health ? [place + 1] : [],
  );

/** The monster that is being fought: the first living one that has not been passed (GUILD-117). */
export const currentMonster = (state: State, campaign: Campaign): number | undefined =>
  livingMonsters(state, campaign).find((number) => !campaign.passed.includes(number));

/** Groups that have been opened in front of a monster (GUILD-181). */
export const groupsOpened = ({ sent }: Campaign, monster: number): number =>
  new Set(sent.filter((mage) => mage.monster === monster).map(({ group }) => group)).size;

/** The next group to fight a monster; `undefined` when all have fought. */
export function nextGroup(campaign: Campaign, monster: number): number | undefined {
  const next = (campaign.fought[monster] ?? 0) + 1;
  return next <= groupsOpened(campaign, monster) ? next : undefined;
}

/** The mages of one group, in the order sent. */
export const groupOf = ({ sent }: Campaign, monster: number, group: number): SentMage[] =>
  sent.filter((mage) => mage.monster === monster && mage.group === group);

/** The mages of a campaign that are not removed from the game, in the order sent; in front of one monster if named. */
export const survivors = (state: State, campaign: Campaign, monster?: number): GuildMage[] =>
  campaign.sent
    .filter((mage) => monster === undefined || mage.monster === monster)
    .flatMap(({ mageId }) => findGuildMage(guildOf(state, campaign.seat), mageId) ?? []);
