import type { Random } from '#kernel';
import { plannable, plansOf } from '#skirmish/strategy';
import { inHandOrder } from '#skirmish/table';
import { book } from '../rulebook.js';
import type { HeroState } from '../state.js';

type Plan = NonNullable<HeroState['plan']>;

/**
 * Another plan of a hero that looks the same from outside: as many cards on the same sides, those that lie face up among them
 * (skarov.md 6); `undefined` when its hand has none. Its public part tells neither rank nor kind of a card.
 */
export function resamplePlan({ hand, plan, shown }: HeroState & { plan: Plan }, random: Random): Plan | undefined {
  const sides = sidesOf(plan);
  const faceUp = plan.filter(({ cardId }) => shown.includes(cardId));
  const alike = plansOf(inHandOrder(book, hand).map((cardId) => plannable(book, cardId))).filter(
    (other) => sidesOf(other) === sides && faceUp.every((play) => has(other, play)),
  );
  return alike.length === 0 ? undefined : random.pick(alike).map((play) => ({ ...play }));
}

const sidesOf = (plan: Plan): string =>
  plan
    .map(({ side }) => side)
    .sort()
    .join(' ');

const has = (plan: Plan, { cardId, side }: Plan[number]): boolean =>
  plan.some((play) => play.cardId === cardId && play.side === side);
