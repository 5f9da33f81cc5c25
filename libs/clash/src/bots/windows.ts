import { commandOf } from '#kernel';
import type { Command } from '../commands.js';
import type { Effect, Power } from '../content/vocabulary.js';
import type { FigureId, PowerId } from '../words.js';
import { actorOf } from './actor.js';
import { testValue } from './goals.js';
import { powerById } from './open-powers.js';
import { figureOf, type Outlook, type Standing } from './outlook.js';
import { costOfHarm } from './stakes.js';

/** Uses the power that is offered where it can change something. */
export function answerReaction(outlook: Outlook): Command | undefined {
  const react = commandOf(outlook, 'react');
  return react && isWorthIt(outlook, react.powerId) ? react : commandOf(outlook, 'declineReaction');
}

function isWorthIt(outlook: Outlook, powerId: PowerId): boolean {
  const { figureId } = outlook.view.window ?? {};
  const power = powerById(outlook, figureId, powerId);
  if (!power?.reaction || figureId === undefined) return true;
  return power.reaction.moment === 'AFTER_TEST_ROLL' ? testMatters(outlook) : attackMatters(outlook, figureId, power);
}

function attackMatters(outlook: Outlook, ownerId: FigureId, { reaction, do: effects = [] }: Power): boolean {
  const { attack } = outlook.view.window ?? {};
  const [owner, target] = [figureOf(outlook, ownerId), attack && figureOf(outlook, attack.targetId)];
  if (!attack || !owner || !target) return true;
  if (effects.flatMap(innerEffects).some(({ redirectAttack }) => redirectAttack)) {
    return standsInFor(outlook, owner, target);
  }
  if (reaction?.moment !== 'AFTER_ATTACK_ROLL') return true;
  const hits = (attack.successes ?? 0) >= target.defense;
  return reaction.to === 'ATTACK_BY' ? !hits : hits;
}

/** What an effect does, and what is done for those whom it chooses. */
const innerEffects = (effect: Effect): Effect[] => [effect, ...(effect.chooseFigure?.do ?? [])];

/** A roll that has passed already is left alone; one of the other side that has failed too. */
function testMatters(outlook: Outlook): boolean {
  const { test } = outlook.view.window ?? {};
  const hero = test && figureOf(outlook, test.heroId);
  if (!test || !hero) return true;
  const passes = test.total <= testValue(actorOf(outlook, hero), test.characteristic);
  return hero.side === outlook.side ? !passes : passes;
}

/** Whether the harm would be less to the one who steps in. */
const standsInFor = (outlook: Outlook, owner: Standing, target: Standing): boolean =>
  costOfHarm(outlook, owner) / (1 + owner.defense) < costOfHarm(outlook, target) / (1 + target.defense);
