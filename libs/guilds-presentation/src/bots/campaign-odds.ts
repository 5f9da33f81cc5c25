import type { Monster } from '#guilds/queries';
import { chanceOf, diceOf, meanDamage } from './dice-odds.js';
import { mostDice, together, type Fighter } from './fighters.js';
import type { OpenQuest } from './outlook.js';

/** Which fighters stand in front of each monster; one list a monster. */
export type Plan = readonly (readonly Fighter[])[];

/** How a plan fares: the chance to complete the quest, and the damage that it does on average. */
export interface Forecast {
  readonly chance: number;
  readonly damage: number;
}

/** The dice that fighters roll against a monster, all added up. */
export function diceAgainst(fighters: readonly Fighter[], monster: Monster, grouped: boolean): number {
  if (fighters.length === 0) return 0;
  if (grouped) return mostDice(together(fighters), monster.defense);
  return fighters.reduce((sum, fighter) => sum + mostDice(fighter.attack, monster.defense), 0);
}

/** The likely effect of a plan on the monsters of a quest. */
export function forecast({ card, left }: OpenQuest, plan: Plan, grouped: boolean): Forecast {
  let chance = 1;
  let damage = 0;
  card.monsters.forEach((monster, index) => {
    const health = left[index] ?? 0;
    const dice = diceAgainst(plan[index] ?? [], monster, grouped);
    chance *= chanceOf(dice, health);
    damage += Math.min(health, meanDamage(dice));
  });
  return { chance, damage };
}

/** A plan's promise as one number: the chance first, then the damage. */
const promise = ({ chance, damage }: Forecast): number => chance * 20 + damage;

/** Where one more fighter does most good, from 0; the first living monster when it does no good anywhere. */
export function bestPost(quest: OpenQuest, plan: Plan, fighter: Fighter, grouped: boolean): number {
  let top = { index: quest.left.findIndex((health) => health > 0), value: -1 };
  quest.left.forEach((health, index) => {
    if (health === 0) return;
    const value = promise(forecast(quest, withFighter(plan, index, fighter), grouped));
    if (value > top.value) top = { index, value };
  });
  return top.index;
}

const withFighter = (plan: Plan, place: number, fighter: Fighter): Plan =>
  plan.map((post, index) => (index === place ? [...post, fighter] : post));

/** A plan for these fighters, strongest first: each goes where it does most good. */
export function planFor(quest: OpenQuest, fighters: readonly Fighter[], grouped: boolean): Plan {
  let plan: Plan = quest.card.monsters.map(() => []);
  for (const fighter of fighters) plan = withFighter(plan, bestPost(quest, plan, fighter, grouped), fighter);
  return plan;
}

/** The damage that a monster's counter-attack does to a fighter on average. */
export const counterDamage = ({ attack }: Monster, fighter: Fighter): number =>
  meanDamage(diceOf(attack.value, fighter.defense[attack.element]));
