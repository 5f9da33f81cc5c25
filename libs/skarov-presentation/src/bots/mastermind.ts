import { planning, worthOfLead } from '#kernel';
import type { Command, View } from '#skarov/queries';
import { atAnySeat } from './at-any-seat.js';

/** The lead of the heroes: the articles of the page, and the health of those who will win or lose the next ones. */
function leadOfHeroes({ difference, figures }: View): number {
  const health = figures
    .filter(({ kind, status }) => kind === 'HERO' && status === 'IN_PLAY')
    .reduce((sum, figure) => sum + 1 - figure.damage / figure.health, 0);
  const minions = figures.filter(({ kind, status }) => kind === 'VILLAIN' && status === 'IN_PLAY').length;
  return difference + 0.5 * health - 0.05 * minions;
}

/** `patrol` or `overlord`, by its seat, with foresight. */
export const mastermind = planning<View, Command>({
  bot: atAnySeat,
  others: 3,
  worlds: 3,
  ahead: 40,
  margin: 0.05,
  asides: ['takeBackPlan', 'proposeOrder', 'showCard', 'takeBackEvent', 'undoBuildStep', 'allowRank'],
  plans: ({ phase }) => phase !== 'SETUP',
  worth(view, seat) {
    const side = view.seats.find((each) => each.seat === seat)?.side;
    return worthOfLead((side === 'OVERLORD' ? -1 : 1) * leadOfHeroes(view), 2);
  },
});
