import { planning, worthOfLead } from '#kernel';
import type { Command, View } from '#clash/queries';
import { captain } from './captain.js';

/** The points of a page, and the health of the heroes that will win or lose the next ones. */
function standing({ sides, figures }: View, side: string): number {
  const points = sides.find((each) => each.side === side)?.points ?? 0;
  const heroes = figures.filter((figure) => figure.side === side && figure.kind === 'HERO');
  const fit = heroes.filter(({ status }) => status === 'IN_PLAY');
  const health = fit.reduce((sum, figure) => sum + 1 - figure.damage / figure.health, 0);
  return points + 0.5 * health;
}

/** The captain with foresight. In solo and co-op games its side competes with no other. */
export const strategist = planning<View, Command>({
  bot: captain,
  others: 3,
  worlds: 3,
  ahead: 40,
  margin: 0.05,
  asides: ['takeBackPlan', 'proposeOrder'],
  plans: ({ phase }) => phase !== 'SETUP',
  worth(view, seat) {
    const side = view.seats.find((each) => each.seat === seat)?.side ?? 'A';
    const others = view.sides.filter((each) => each.side !== side);
    return worthOfLead(standing(view, side) - Math.max(0, ...others.map((each) => standing(view, each.side))), 2);
  },
});
