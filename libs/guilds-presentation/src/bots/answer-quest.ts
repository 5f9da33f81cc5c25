import { best, commandOf, commandsOf } from '#kernel';
import { type Command, elements, type FighterId, type MageId, type Monster } from '#guilds/queries';
import { bestPost, counterDamage, forecast, type Plan } from './campaign-odds.js';
import { isGrouped, strongestFirst, SURE, worthOfAttempt, worthOfUnseen } from './campaigns.js';
import { chanceOf, diceOf } from './dice-odds.js';
import { eligible, fighterOf, together, type Fighter } from './fighters.js';
import type { OpenQuest, Outlook } from './outlook.js';
import { costOfCare, worthOfItem, worthOfMageId } from './worth.js';

/** Quests X2: the second quest, unseen, when the first promises less. */
export function swapQuests(outlook: Outlook): Command | undefined {
  const { quest, me } = outlook;
  const fighters = strongestFirst(
    outlook,
    eligible(me, 'quests').map(({ mageId }) => mageId),
  );
  const first = quest ? worthOfAttempt(outlook, quest, fighters).worth : 0;
  const other = worthOfUnseen(outlook, fighters.length);
  return commandOf(outlook, first < other ? 'swapQuests' : 'keepQuests');
}

/** The next mage of the campaign, where it does most good; the start, once the quest is as good as won. */
export function planCampaign(outlook: Outlook): Command | undefined {
  const { quest, view } = outlook;
  const offers = commandsOf(outlook, 'sendMage');
  const start = commandOf(outlook, 'startCampaign');
  if (!quest || offers.length === 0) return start;
  const plan = planSoFar(outlook, quest);
  const grouped = isGrouped(outlook, quest);
  if (start && forecast(quest, plan, grouped).chance >= SURE) return start;
  const sent = new Set<FighterId>(view.campaign?.sent.map(({ mageId }) => mageId));
  const next = strongestFirst(outlook, [...new Set(offers.map(({ mageId }) => mageId))]).find(
    ({ id }) => !sent.has(id),
  );
  if (!next) return start;
  const monster = quest.card.monsters.length === 0 ? undefined : bestPost(quest, plan, next, grouped) + 1;
  return offers.find((offer) => offer.mageId === next.id && offer.monsterIndex === monster);
}

/** The mages that have been sent, by monster. */
function planSoFar({ view, me }: Outlook, { card }: OpenQuest): Plan {
  const { sent = [], boosts } = view.campaign ?? {};
  return card.monsters.map((_, index) =>
    sent.filter(({ monster }) => monster === index + 1).map(({ mageId }) => fighterOf(me, mageId, boosts)),
  );
}

/** The group that fights next, and its monster with the health that it has left. */
export interface GroupAtWork {
  readonly fighters: readonly Fighter[];
  readonly monster: Monster;
  readonly left: number;
}

/** The group whose element is to be chosen; `undefined` when there is none. */
export function groupAtWork({ view, me, quest }: Outlook): GroupAtWork | undefined {
  const { campaign } = view;
  const number = campaign?.monster;
  const monster = number === undefined ? undefined : quest?.card.monsters[number - 1];
  if (!campaign || number === undefined || !monster) return undefined;
  const fighters = campaign.sent
    .filter((sent) => sent.monster === number && sent.group === campaign.group)
    .filter(({ mageId }) => me.mages.some((member) => member.mageId === mageId))
    .map(({ mageId }) => fighterOf(me, mageId, campaign.boosts));
  return { fighters, monster, left: quest?.left[number - 1] ?? 0 };
}

/** The dice of a group in its best element. */
export const diceOfGroup = ({ fighters, monster }: GroupAtWork): number => {
  const attack = together(fighters);
  return Math.max(...elements.map((element) => diceOf(attack[element], monster.defense[element])));
};

/** The element in which the group has most dice. */
export function chooseCampaignElement(outlook: Outlook): Command | undefined {
  const group = groupAtWork(outlook);
  if (!group) return undefined;
  const attack = together(group.fighters);
  return best(commandsOf(outlook, 'chooseElement'), ({ element }) => attack[element] - group.monster.defense[element]);
}

/** The mage that the counter-attack costs least. */
export function chooseCounterTarget(outlook: Outlook): Command | undefined {
  const { view, quest, me } = outlook;
  const monster = quest?.card.monsters[(view.campaign?.monster ?? 1) - 1];
  if (!monster) return undefined;
  const cost = (mageId: MageId) => {
    const fighter = fighterOf(me, mageId, view.campaign?.boosts);
    const dice = diceOf(monster.attack.value, fighter.defense[monster.attack.element]);
    const death = chanceOf(dice, fighter.left + 1) * (2 + worthOfMageId(outlook, mageId));
    return death + chanceOf(dice, 1) * costOfCare(outlook) + counterDamage(monster, fighter) * 0.1;
  };
  return best(commandsOf(outlook, 'chooseCounterTarget'), ({ mageId }) => -cost(mageId));
}

/** The object that the seat misses least. */
export const leaveObject = (outlook: Outlook): Command | undefined =>
  best(commandsOf(outlook, 'leaveOnQuest'), ({ objectId }) => -worthOfItem(outlook, objectId));

/** Failure damage goes where no mage dies, and best to a mage that is hurt already. */
export function assignDamage(outlook: Outlook): Command | undefined {
  const { card } = outlook.quest ?? {};
  const points = card?.failure.distributed ? 1 : (outlook.view.campaign?.damageDue ?? 1);
  const cost = (mageId: MageId) => {
    const { left } = fighterOf(outlook.me, mageId);
    const hurt = (outlook.me.mages.find((member) => member.mageId === mageId)?.damage ?? 0) > 0;
    if (points > left) return 2 + worthOfMageId(outlook, mageId);
    return (hurt ? 0 : costOfCare(outlook)) - (left - points) / 20;
  };
  return best(commandsOf(outlook, 'assignDamage'), ({ mageId }) => -cost(mageId));
}

/** Everything that lies on the quest and is worth having. */
export function claimItems(outlook: Outlook): Command | undefined {
  const item = best(commandsOf(outlook, 'claimQuestItem'), ({ objectId }) => worthOfItem(outlook, objectId));
  return item && worthOfItem(outlook, item.objectId) > 0 ? item : commandOf(outlook, 'endClaim');
}
