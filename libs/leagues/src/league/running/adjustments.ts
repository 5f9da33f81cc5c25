import type { Season } from '../state.js';

/** The points that penalties add to those of the games of a player; with `after`, those before the round after it. */
export const adjustmentOf = ({ penalties = [] }: Pick<Season, 'penalties'>, player: string, after = Infinity): number =>
  penalties.reduce(
    (sum, { penalty, lifted, ...one }) =>
      penalty.kind === 'POINTS' && lifted === null && one.player === player && one.after <= after
        ? sum + penalty.points
        : sum,
    0,
  );
