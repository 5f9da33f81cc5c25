import { type MageId, meets, type Quest, quests } from '#guilds/queries';
import { forecast, planFor, type Forecast } from './campaign-odds.js';
import { fighterOf, type Fighter } from './fighters.js';
import type { OpenQuest, Outlook } from './outlook.js';
import { objectEffects } from './passive-objects.js';
import { costOfCare, worthOfOpenQuest, worthOfUnknownQuest } from './worth.js';

/** The part of what a quest promises that an attempt at one that no one has seen brings, where it may be attempted. */
const UNSEEN = 0.6;

/** Enough to be sure; no other mage need be sent. */
export const SURE = 0.93;

/** The fighters with these ids, strongest first. */
export const strongestFirst = ({ me }: Outlook, mageIds: readonly MageId[]): Fighter[] =>
  mageIds.map((mageId) => fighterOf(me, mageId)).sort((a, b) => b.strength - a.strength);

/** True when the groups of a campaign may attack together. */
export const isGrouped = ({ me, view }: Outlook, { card }: OpenQuest): boolean =>
  card.groupAttack ||
  view.campaign?.grouped === true ||
  objectEffects(me).some(({ effect }) => effect === 'groupAnyway');

/** The fewest of these fighters, strongest first, with whom the quest is as good as won; all of them when it is not. */
export function company(outlook: Outlook, quest: OpenQuest, fighters: readonly Fighter[]): Fighter[] {
  const { minMages = 1, maxMages = 99 } = quest.card.conditions;
  const most = fighters.slice(0, maxMages);
  for (let size = Math.max(1, minMages); size < most.length; size += 1) {
    const some = most.slice(0, size);
    if (forecastOf(outlook, quest, some).chance >= SURE) return some;
  }
  return most;
}

/** How these fighters would fare on the quest. */
export const forecastOf = (outlook: Outlook, quest: OpenQuest, fighters: readonly Fighter[]): Forecast => {
  const grouped = isGrouped(outlook, quest);
  return forecast(quest, planFor(quest, fighters, grouped), grouped);
};

/** True when a guild of this alignment and so many fighters may attempt the quest (GUILD-176). */
export const mayAttempt = ({ card }: OpenQuest, alignment: number, fighters: number): boolean =>
  fits(card.conditions, alignment, fighters);

const fits = (conditions: Quest['conditions'], alignment: number, fighters: number): boolean =>
  meets(alignment, conditions.alignment) && fighters >= (conditions.minMages ?? 1);

/** The worth of an attempt at a quest that no one has seen, by those that it may be: many ask for an alignment, or for more mages. */
export function worthOfUnseen(outlook: Outlook, fighters: number, alignment = outlook.me.alignment): number {
  const { view, quest: open } = outlook;
  if (view.questDeck < 2 || fighters === 0) return 0;
  const known = new Set([...view.guilds.flatMap(({ quests }) => quests), ...(open ? [open.card.id] : [])]);
  const unseen = quests.filter(({ id }) => !known.has(id));
  const possible = unseen.filter(({ conditions }) => fits(conditions, alignment, fighters));
  return UNSEEN * (possible.length / unseen.length) * worthOfUnknownQuest(outlook);
}

function costOfFailure(outlook: Outlook, { card }: OpenQuest): number {
  const { lossRubies, lossObjects, damage, distributed, alignment } = card.failure;
  const objects = Math.min(lossObjects, outlook.me.objects.length);
  const hurt = damage === 0 ? 0 : distributed ? 1 : 1 + damage / 4;
  return lossRubies * outlook.ruby + objects * 3 + hurt * costOfCare(outlook) + (alignment ? 0.5 : 0);
}

/** The worth of an attempt with these fighters on average, in points; 0 when the conditions are not met. */
export function worthOfAttempt(
  outlook: Outlook,
  quest: OpenQuest,
  fighters: readonly Fighter[],
  alignment = outlook.me.alignment,
): { worth: number; forecast: Forecast } {
  if (!mayAttempt(quest, alignment, fighters.length)) return { worth: 0, forecast: { chance: 0, damage: 0 } };
  const sent = company(outlook, quest, fighters);
  const odds = forecastOf(outlook, quest, sent);
  const gain = worthOfOpenQuest(outlook);
  const health = quest.left.reduce((sum, left) => sum + left, 0);
  const progress = health === 0 ? 0 : (0.4 * gain * odds.damage) / health;
  const blows = quest.card.monsters.filter(({ counterAttack }, place) => counterAttack && (quest.left[place] ?? 0) > 0);
  const failed = (1 - odds.chance) * (progress - costOfFailure(outlook, quest) - blows.length * costOfCare(outlook));
  return { worth: odds.chance * gain + failed, forecast: odds };
}

/** The worth of a second attempt in the same turn: at what is left, or at a quest that no one has seen. */
export function worthOfSecondAttempt(outlook: Outlook, quest: OpenQuest, fighters: readonly Fighter[]): number {
  const first = worthOfAttempt(outlook, quest, fighters).forecast;
  const left = quest.left.map((health) => Math.max(Math.min(1, health), health - first.damage / quest.left.length));
  const again = worthOfAttempt(outlook, { ...quest, left }, fighters).worth;
  const other = worthOfUnseen(outlook, fighters.length);
  return first.chance * other + (1 - first.chance) * Math.max(again, other);
}
