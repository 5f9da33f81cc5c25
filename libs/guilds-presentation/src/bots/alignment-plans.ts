import { onceFor } from '#kernel';
import { ALIGNMENT_LIMIT, ALIGNMENT_STEP_PRICE, meets } from '#guilds/queries';
import { available } from './fighters.js';
import type { Outlook } from './outlook.js';
import { worthOfOpenQuest, worthOfSteps } from './worth.js';

/** A move of the own alignment: steps toward Light (above 0) or Darkness, and what it is worth, its price paid. */
export interface AlignmentPlan {
  readonly steps: number;
  readonly worth: number;
}

const clamped = (alignment: number): number => Math.max(-ALIGNMENT_LIMIT, Math.min(ALIGNMENT_LIMIT, alignment));

/** The gain of a seat of this alignment from the face-up quest, if it has the mages for it. */
function questAt(outlook: Outlook, alignment: number): number {
  const { quest, me } = outlook;
  if (!quest?.card.conditions.alignment || !meets(alignment, quest.card.conditions.alignment)) return 0;
  return available(me).length >= (quest.card.conditions.minMages ?? 1) ? 0.6 * worthOfOpenQuest(outlook) : 0;
}

/** Strong mages join only guilds that have gone far enough. */
const magesAt = ({ turnsLeft }: Outlook, alignment: number): number =>
  Math.min(7, Math.abs(alignment)) * 0.25 * Math.min(1, turnsLeft / 8);

/** The worth of so many steps toward Light, before any price. */
export const worthOfMove = (outlook: Outlook, steps: number): number => {
  const from = outlook.me.alignment;
  const to = clamped(from + steps);
  return (
    worthOfSteps(outlook, steps) +
    questAt(outlook, to) -
    questAt(outlook, from) +
    magesAt(outlook, to) -
    magesAt(outlook, from)
  );
};

/** The best move of at most so many steps, at a price for each in points. */
export function bestMove(outlook: Outlook, most: number, price: number): AlignmentPlan {
  let top: AlignmentPlan = { steps: 0, worth: 0 };
  for (let steps = 1; steps <= Math.min(most, 2 * ALIGNMENT_LIMIT); steps += 1) {
    for (const way of [steps, -steps]) {
      const worth = worthOfMove(outlook, way) - steps * price;
      if (worth > top.worth) top = { steps: way, worth };
    }
  }
  return top;
}

/** The best move that the seat can pay for. */
export const bestPurchase = onceFor((outlook: Outlook): AlignmentPlan =>
  bestMove(outlook, outlook.me.rubies, ALIGNMENT_STEP_PRICE * outlook.ruby),
);
