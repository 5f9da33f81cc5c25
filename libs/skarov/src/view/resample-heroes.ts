import { clone, type Random } from '#kernel';
import type { HeroState, State } from '../state.js';
import { resamplePlan } from './resample-plan.js';
import { resampleWounds } from './resample-wounds.js';

/** How often wound cards are dealt again until every plan can be laid with them. */
const MOST_DEALS = 20;

/**
 * Draws the secrets of the heroes again: wound cards that no one has seen, plans, the order of the initiative cards. Wound cards with
 * which a plan cannot look as it does are dealt again; where that does not help they stay. Changes the state.
 */
export function resampleHeroes(world: State, random: Random): void {
  for (let deal = 0; deal <= MOST_DEALS; deal += 1) {
    const { heroes, woundPile } = clone({ heroes: world.heroes, woundPile: world.woundPile });
    const dealt = { ...world, heroes, woundPile };
    if (deal < MOST_DEALS) resampleWounds(dealt, heroes, random);
    if (!layPlans(heroes, random)) continue;
    Object.assign(world, { heroes, woundPile });
    break;
  }
  world.sides.HEROES.deck = random.shuffle(world.sides.HEROES.deck);
}

/** Lays the plan of each hero again that has one. @returns false when the hand of one has none that looks the same. */
function layPlans(heroes: readonly HeroState[], random: Random): boolean {
  return heroes.every((hero) => {
    const { plan } = hero;
    if (plan === null) return true;
    const other = resamplePlan({ ...hero, plan }, random);
    if (other) hero.plan = other;
    return other !== undefined;
  });
}
