import { refused, type SkirmishCommandTable } from '../command-rules.js';
import type { Rulebook } from '../rulebook.js';
import { ownHeroesInPlay, ownHeroInPlay } from '../figures/heroes.js';
import { seatAt } from '../table/seats.js';

/** Takes back what is laid for a hero, so many times a turn (CLASH-239). */
export const takeBackCommands = <Step extends string>(
  book: Rulebook,
  steps: readonly Step[],
): SkirmishCommandTable<'takeBackPlan', Step> => ({
  takeBackPlan: {
    steps,
    check(state, { heroId }, seat) {
      if (!book.isHeroId(heroId)) return refused(book, 'takeBack', 'UNKNOWN_ID', { id: heroId });
      const hero = ownHeroInPlay(state, seat, heroId);
      if (!hero) return refused(book, 'takeBack', 'NOT_OWN_HERO', { hero: heroId });
      if (!book.hasLaid(hero)) return refused(book, 'takeBack', 'NO_PLAN');
      return seatAt(state, seat).takeBacks > 0 ? undefined : refused(book, 'takeBack', 'NO_TAKE_BACK_LEFT');
    },
    *offers(state, seat) {
      for (const { heroId } of ownHeroesInPlay(state, seat)) yield { type: 'takeBackPlan', heroId };
    },
    perform: (turn, { heroId }, seat) => {
      turn.emit({ type: 'planTakenBack', seat, heroId });
    },
  },
});
