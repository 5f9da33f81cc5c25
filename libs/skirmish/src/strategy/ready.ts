import type { Seat } from '#kernel';
import { refused, type SkirmishCommandTable } from '../command-rules.js';
import type { Rulebook } from '../rulebook.js';
import type { HeroState, SkirmishState } from '../state.js';
import { ownHeroesInPlay } from '../figures/heroes.js';
import { seatsWhere } from '../table/seats.js';

/** The first hero of a seat for whom something is still to be laid. */
export const firstUnplanned = (book: Rulebook, state: SkirmishState, seat: Seat): HeroState | undefined =>
  ownHeroesInPlay(state, seat).find((hero) => !book.isPlanned(hero));

/** The seats with heroes in play that have still to say that they are ready, in order. */
export const seatsNotReady = (state: SkirmishState): readonly Seat[] =>
  seatsWhere(state, ({ seat, ready }) => !ready && ownHeroesInPlay(state, seat).length > 0);

/** The seat has planned all its heroes. */
export const readyCommands = <Step extends string>(
  book: Rulebook,
  steps: readonly Step[],
): SkirmishCommandTable<'declareReady', Step> => ({
  declareReady: {
    steps,
    check(state, _command, seat) {
      const hero = firstUnplanned(book, state, seat);
      return hero ? refused(book, 'plan', 'PLAN_INCOMPLETE', { hero: hero.heroId }) : undefined;
    },
    *offers() {
      yield { type: 'declareReady' };
    },
    perform: (turn, _command, seat) => {
      turn.emit({ type: 'readyDeclared', seat });
    },
  },
});
