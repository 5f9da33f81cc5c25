import type { Power } from '#skirmish/content/vocabulary';
import { hitChance } from '#skirmish/dice';
import type { Battle, Judge } from './battle.js';
import { worthOfEffects } from './effect-worth.js';
import { zonesBetween } from './ground.js';
import type { Prospects } from './prospects.js';

/** The gain of a power on the left beside the usual acts of its hero; lasting changes are counted with its values. */
export function worthOfCardPower(battle: Battle, judge: Judge, prospects: Prospects, power: Power): number {
  switch (power.trigger) {
    case 'ACTION':
    case 'UNIQUE_ACTION':
      return worthOfActionPower(battle, judge, prospects, power);
    case 'REACTION':
      return worthOfReaction(battle, judge, prospects, power);
    case 'REVEAL':
      return 0.5 * worthOfEffects(battle, judge, power.do ?? [], prospects.actor.figure.figureId);
    default:
      return worthOfLasting(battle, judge, power);
  }
}

/** An action spent on a power is not spent on something else. */
function worthOfActionPower(battle: Battle, judge: Judge, prospects: Prospects, { do: effects = [] }: Power): number {
  const { figure } = prospects.actor;
  const worth = worthOfEffects(battle, judge, effects, figure.figureId) * chanceToUse(battle, prospects);
  const moves = effects.some(({ moveFreely }) => moveFreely) ? 0.1 : 0;
  const instead = prospects.now(figure.spaceId, 3) - prospects.now(figure.spaceId, 2);
  return Math.max(0, worth + moves - 0.8 * instead);
}

/** Attacks need a target near. */
function chanceToUse({ ground, foes }: Battle, { actor }: Prospects): number {
  const away = Math.min(9, ...foes.map(({ spaceId }) => zonesBetween(ground, actor.figure.spaceId, spaceId)));
  return away <= actor.speed ? 0.9 : away <= 2 * actor.speed ? 0.6 : 0.1;
}

/** Reactions: how likely they are asked for, and what they do then. */
function worthOfReaction(
  battle: Battle,
  judge: Judge,
  prospects: Prospects,
  { reaction, do: effects = [] }: Power,
): number {
  const { actor } = prospects;
  if (!reaction) return 0;
  if (reaction.to === 'TEST_BY') return 0.25;
  const own = worthOfEffects(battle, judge, effects, actor.figure.figureId);
  if (reaction.to === 'ATTACK_BY') return 0.15 * chanceToUse(battle, prospects) + Math.min(0.3, Math.max(0, own));
  const { ground, foes } = battle;
  const near = foes.filter(({ spaceId, speed }) => zonesBetween(ground, spaceId, actor.figure.spaceId) <= speed + 1);
  const attacked = Math.min(1, 0.4 * near.length);
  const saved = Math.max(0, ...near.map((foe) => hitChance(foe.combatDice, foe.powerDice, actor.defense)));
  return attacked * (0.6 * saved * judge.harm(actor.figure) + 0.3 * Math.min(1, Math.max(0, own)));
}

/** Effects for the whole turn on allies, or against enemies. */
function worthOfLasting({ ours, foes }: Battle, judge: Judge, { modifiers = [] }: Power): number {
  const allies = ours.length - 1;
  const gains = modifiers.map(({ who, by = 0, combat = 0, power = 0, characteristic }) => {
    if (who.of === 'SELF') return 0;
    const size = by + 0.7 * (combat + power);
    if (who.of !== 'ENEMIES') return 0.06 * size * allies;
    const hit = Math.max(0, ...foes.map((foe) => judge.hit(foe, 0)));
    return characteristic === 'DEFENSE' ? -0.25 * by * hit : -0.05 * by;
  });
  return gains.reduce((total, gain) => total + gain, 0);
}
