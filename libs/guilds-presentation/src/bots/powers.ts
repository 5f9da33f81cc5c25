import { best, commandsOf } from '#kernel';
import { type Command, type Effect, type GuildView, leader, type LeaderId, mage, type MageId } from '#guilds/queries';
import { bestMove, worthOfMove } from './alignment-plans.js';
import type { Outlook } from './outlook.js';
import { mageSurplus } from './shopping.js';
import { costOfCare, worthOfItem } from './worth.js';

type Choice = Extract<Command, { type: 'useLeaderPower' }>;

/** The power of a guild's leader; `undefined` before leaders are revealed. */
export const powerOf = ({ leaderId }: GuildView): Effect | undefined =>
  leaderId === undefined ? undefined : leader(leaderId).power[0];

const inCare = ({ me }: Outlook) => me.mages.filter((member) => member.inCare);
const richest = ({ rivals }: Outlook): number => Math.max(0, ...rivals.map((guild) => guild.rubies));

/** The worth of one use of the own leader's power now, in points. */
export function worthOfPower(outlook: Outlook): number {
  const { ruby, view, pointsFor, turnsLeft } = outlook;
  const effect = powerOf(outlook.me);
  switch (effect?.effect) {
    case undefined:
      return 0;
    case 'gainRubies':
      return effect.amount * ruby;
    case 'stealRubies':
      return Math.min(effect.amount, richest(outlook)) * (ruby + 0.3);
    case 'drawItems':
      return view.itemDeck + view.itemDiscard.length > 0 ? 2 + 0.5 * pointsFor.objects : 0;
    case 'healDamage':
    case 'returnFromCare':
      return inCare(outlook).length > 0 ? costOfCare(outlook) + 0.8 : 0;
    case 'shiftAlignment':
      return bestMove(outlook, effect.steps, 0).worth;
    case 'freshMages':
      return view.faceUpMage === undefined ? 0 : mageSurplus(outlook, view.faceUpMage) > 0 ? 0.4 : 3.5;
    case 'peekQuests':
      return view.questDeck > 2 ? 1.2 : 0;
    case 'extraDice':
      return outlook.quest ? 2.4 : 0;
    default:
      return Math.min(1.5, turnsLeft * 0.2);
  }
}

/** How good it is to have a leader for the rest of the game, in points: to choose one by. */
export function worthOfLeader({ turnsLeft, ruby, ...rest }: Outlook, leaderId: LeaderId): number {
  const { income, victoryPoints, power, attack, defense } = leader(leaderId);
  const turns = Math.min(20, turnsLeft);
  const outlook = { ...rest, turnsLeft, ruby, me: { ...rest.me, leaderId } };
  const uses = turns * 0.25 * Math.max(1.2, worthOfPower(outlook));
  const fight = [...Object.values(attack), ...Object.values(defense)].reduce((sum, value) => sum + value, 0) * 0.1;
  return income * ruby * turns * 0.35 + victoryPoints + (power.length > 0 ? uses : 0) + fight;
}

/** The best way to use the power, if there is a good one. */
export function usePower(outlook: Outlook): Command | undefined {
  const choices = commandsOf(outlook, 'useLeaderPower');
  if (choices.length === 0 || worthOfPower(outlook) <= 0) return undefined;
  return best(choices, (choice) => worthOfChoice(outlook, choice));
}

function worthOfChoice(outlook: Outlook, { targetSeat, mageId, direction, objectId }: Choice): number {
  const effect = powerOf(outlook.me);
  if (effect?.effect === 'shiftAlignment' && direction !== undefined) {
    return worthOfMove(outlook, direction === 'towardLight' ? effect.steps : -effect.steps);
  }
  if (objectId !== undefined) return worthOfItem(outlook, objectId);
  if (targetSeat !== undefined) return outlook.view.guilds[targetSeat]?.rubies ?? 0;
  return mageId === undefined ? 0 : worthOfCare(outlook, mageId);
}

/** How glad the seat is of a mage that is healed or comes back: out of care first, and the sounder the better. */
export function worthOfCare({ me }: Outlook, mageId: MageId): number {
  const member = me.mages.find((candidate) => candidate.mageId === mageId);
  if (!member) return -1;
  const left = mage(mageId).health - member.damage;
  return (member.inCare ? 10 : 0) + left - member.damage / 2;
}
