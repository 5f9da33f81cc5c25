import type { Random } from '#kernel';
import { plansOf } from '#skirmish/strategy';
import type { HeroState, State } from '../state.js';
import { plannable } from '../shared.js';
import { inHandOrder } from '../table/card-order.js';
import { characteristics } from '../words.js';
import { isPlanning } from './planning.js';

/** Lays the hidden plans and team-up tokens of these heroes again, each a legal one (CLASH-110, CLASH-027). Changes them. */
export function resamplePlan(world: State, hidden: readonly HeroState[], random: Random): void {
  if (!isPlanning(world)) return;
  for (const hero of hidden) {
    const plans = hero.plan === null ? [] : plansOf(inHandOrder(hero.hand).map(plannable));
    if (plans.length > 0) hero.plan = random.pick(plans).map((play) => ({ ...play }));
    if (hero.tokens !== null) hero.tokens = [...random.pick(tokenPairs)];
  }
}

/** Every two different characteristics, in canonical order (CLASH-027). */
const tokenPairs = characteristics.flatMap((first, place) =>
  characteristics.slice(place + 1).map((second) => [first, second]),
);
