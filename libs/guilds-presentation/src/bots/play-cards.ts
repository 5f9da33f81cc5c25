import { best, commandsOf } from '#kernel';
import { type Command, type CommandOf, type Effect, item, mage, type Mechanic } from '#guilds/queries';
import { diceOfGroup, groupAtWork } from './answer-quest.js';
import { missedLots } from './answer-turn.js';
import { betterSecond } from './choose-actions.js';
import { chanceOf } from './dice-odds.js';
import type { Outlook } from './outlook.js';
import { worthOfCare } from './powers.js';
import { worthOfItem } from './worth.js';

type Play = CommandOf<'playCard'>;
type Use = (outlook: Outlook, plays: readonly Play[], effect: Effect) => Play | undefined;

/** A card that helps now, if there is one. */
export function playCard(outlook: Outlook): Command | undefined {
  const plays = commandsOf(outlook, 'playCard');
  if (plays.length === 0) return undefined;
  for (const itemId of new Set(plays.map((play) => play.itemId))) {
    const effect = item(itemId).effects[0];
    const play =
      effect &&
      uses[effect.effect]?.(
        outlook,
        plays.filter((candidate) => candidate.itemId === itemId),
        effect,
      );
    if (play) return play;
  }
  return undefined;
}

const always: Use = (_, plays) => plays[0];

/** When the steward plays a card of each mechanic; the others stand on no item, or it leaves them to combats. */
const uses: Partial<Record<Mechanic, Use>> = {
  drawItems: always,
  stealItem: (outlook, plays) => {
    const worth = ({ objectId }: Play) => (objectId === undefined ? 2 : worthOfItem(outlook, objectId));
    const play = best(plays, worth);
    return play && (worth(play) > 3 || outlook.turnsLeft < 4) ? play : undefined;
  },
  healDamage: (outlook, plays) => best(plays, ({ mageId }) => worthOfCare(outlook, mageId ?? '')),
  activate: (outlook, plays) =>
    best(
      plays.filter((play) => joinsAFight(outlook, play)),
      strengthOfPlay,
    ),
  extraDice: (outlook, plays) => (needsDice(outlook) ? plays[0] : undefined),
  rerollLowest: (outlook, plays) => (needsDice(outlook) ? plays[0] : undefined),
  groupAnyway: ({ quest, view }, plays) =>
    quest && !quest.card.groupAttack && view.campaign?.started === false ? plays[0] : undefined,
  noCounterAttack: ({ quest, view }, plays) =>
    plays.find(({ monsterIndex = 1 }) => {
      const silent = view.campaign?.silenced.includes(monsterIndex);
      return !silent && quest?.card.monsters[monsterIndex - 1]?.counterAttack;
    }),
  monsterDamage: ({ quest }, plays, effect) =>
    plays.find(({ monsterIndex = 1 }) => {
      const left = quest?.left[monsterIndex - 1] ?? 0;
      return left > 0 && effect.effect === 'monsterDamage' && left <= effect.points;
    }),
  shield: ({ view, me }, plays) =>
    view.step === 'quest.counterTarget' || view.step === 'quest.damage'
      ? best(plays, ({ mageId }) => me.mages.find((member) => member.mageId === mageId)?.damage ?? 0)
      : undefined,
  ignoreRequirement: (outlook, plays) => (missedLots(outlook) > 4 ? plays[0] : undefined),
  revealSecondAction: ({ view }, plays) =>
    view.step === 'placement'
      ? best(plays, ({ targetSeat }) => view.guilds[targetSeat ?? 0]?.mages.length ?? 0)
      : undefined,
  changeSecondAction: (outlook, plays) => (outlook.view.round === 1 ? betterSecond(outlook, plays) : undefined),
};

const strengthOfPlay = ({ mageId }: Play): number =>
  mageId === undefined ? 0 : Math.max(...Object.values(mage(mageId).attack));

/** True when a passive mage would join a fight that is still to come in this turn. */
function joinsAFight({ me, own, view }: Outlook, { mageId }: Play): boolean {
  const member = me.mages.find((candidate) => candidate.mageId === mageId);
  const second = me.secondAction ?? own?.secondAction;
  return member?.post === 'passive' && view.round === 1 && (second === 'quests' || second === 'combat');
}

/** True when the roll that comes next is the seat's own and not sure to be enough. */
function needsDice(outlook: Outlook): boolean {
  if (outlook.view.step !== 'quest.element') return false;
  const group = groupAtWork(outlook);
  if (!group) return false;
  const dice = diceOfGroup(group);
  const chance = chanceOf(dice, group.left);
  return dice > 0 && chance > 0.05 && chance < 0.9;
}
