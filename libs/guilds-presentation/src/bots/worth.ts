import { onceFor } from '#kernel';
import {
  type Effect,
  guildTile,
  item,
  type ItemId,
  mage,
  type Mage,
  type MageId,
  quest,
  type Quest,
  type QuestId,
  SALE_PRICE,
} from '#guilds/queries';
import { strengthOf } from './fighters.js';
import type { Outlook } from './outlook.js';

/** How much more a guild gets from one mage more, with so many it has. */
const need = (mages: number): number => (mages < 3 ? 1 : mages < 5 ? 0.7 : mages < 8 ? 0.35 : 0.15);

/** The gain of the guild from a mage of so much strength until the end of the game, in points. */
export function worthOfService(outlook: Outlook, strength: number): number {
  const { me, turnsLeft } = outlook;
  return Math.min(turnsLeft, 12) * 0.08 * (strength - 3) * need(me.mages.length) + worthOfCompany(outlook);
}

/** One mage more may be what the face-up quest asks for. */
const worthOfCompany = onceFor((outlook: Outlook): number => {
  const { quest: open, me } = outlook;
  const missing = (open?.card.conditions.minMages ?? 0) - me.mages.length;
  return open && missing > 0 ? (worthOfOpenQuest(outlook) * 0.5) / missing : 0;
});

/** The worth of the face-up quest, all the more the longer it makes no progress; 0 when there is none. */
export const worthOfOpenQuest = onceFor((outlook: Outlook): number => {
  const { quest: open } = outlook;
  return open ? (worthOfQuest(outlook, open.card, open.rubies) + open.objects.length * 2) * urgency(outlook) : 0;
});

/** The longer a quest makes no progress, the more it is worth to be the one who does. */
const urgency = ({ view }: Outlook): number => 1 + Math.min(2, view.idleTurns / 3);

/** The worth of a mage to the seat until the end of the game, in points. */
export const worthOfMage = (outlook: Outlook, card: Mage): number =>
  card.victoryPoints + outlook.pointsFor.mages + worthOfService(outlook, printedStrength(card));

const printedStrength = onceFor(strengthOf);

/** The cost of losing a mage for a while, in points: it heals one point a turn. */
export const costOfCare = ({ turnsLeft }: Outlook): number => (turnsLeft < 1.5 ? 2 : 0.8);

/** A quest that one seat completes is one that no other completes, and the leader gains by an early end. */
const worthOfRace = ({ lead, view }: Outlook): number => 1 + Math.max(0, lead) / (4 + 2 * view.questDeck);

/** The worth of a completed quest, in points. */
export function worthOfQuest(outlook: Outlook, { success }: Quest, rubiesOnIt = 0): number {
  const { turnsLeft, pointsFor, ruby } = outlook;
  const income = success.income * ruby * Math.min(turnsLeft, 12) * 0.5;
  return (
    success.victoryPoints + worthOfRace(outlook) + pointsFor.quests + income + (success.rubies + rubiesOnIt) * ruby
  );
}

/** The gain of one step of alignment away from 0 for the objectives of the seat. */
export function worthOfSteps({ me, pointsFor }: Outlook, steps: number): number {
  const gained = (alignment: number) =>
    Math.max(0, Math.abs(alignment) - Math.abs(guildTile(me.tileId).startAlignment));
  const after = Math.max(-10, Math.min(10, me.alignment + steps));
  return (gained(after) - gained(me.alignment)) * pointsFor.alignmentSteps;
}

/** The worth of an item to a seat that holds it, in points; never less than what the bank gives. */
export function worthOfItem(outlook: Outlook, itemId: ItemId): number {
  const card = item(itemId);
  const use = card.effects.reduce((sum, effect) => sum + worthOfEffect(outlook, effect), 0);
  if (card.kind === 'spell') return Math.min(use * 0.7, outlook.turnsLeft * 2);
  return card.victoryPoints + outlook.pointsFor.objects + use;
}

/** The price that the bank pays for an item, in points. */
export const worthOfSale = ({ ruby }: Outlook): number => SALE_PRICE * ruby;

function worthOfEffect({ turnsLeft, ruby, me }: Outlook, effect: Effect): number {
  const turns = Math.min(turnsLeft, 10);
  switch (effect.effect) {
    case 'attackBonus':
      return turns * 0.12 * effect.amount * (effect.element === 'all' ? 2 : 1);
    case 'defenseBonus':
      return turns * 0.06 * effect.amount * (effect.element === 'all' ? 2 : 1);
    case 'extraIncome':
      return turnsLeft * ruby * effect.amount;
    case 'discount':
      return turns * 0.3 * effect.amount * ruby;
    case 'guardBooty':
      return effect.guards === 'rubies' ? Math.min(8, turns * 0.1 * me.rubies * ruby) : turns * 0.2;
    case 'extraDice':
    case 'rerollLowest':
    case 'monsterDamage':
    case 'groupAnyway':
      return Math.min(4, turns * 0.6);
    case 'stealItem':
      return 5;
    case 'gainRubies':
    case 'stealRubies':
      return effect.amount * ruby;
    default:
      return Math.min(3, turns * 0.4);
  }
}

/** The points of a quest on average. */
const MEAN_POINTS = 26;

/** The worth of a quest that no one has seen on average, in points. */
export const worthOfUnknownQuest = (outlook: Outlook): number =>
  (MEAN_POINTS + outlook.pointsFor.quests + worthOfRace(outlook)) * urgency(outlook);

/** The worth of the mage with this id. */
export const worthOfMageId = (outlook: Outlook, mageId: MageId): number => worthOfMage(outlook, mage(mageId));

/** The worth of the quest with this id. */
export const worthOfQuestId = (outlook: Outlook, questId: QuestId): number => worthOfQuest(outlook, quest(questId));
