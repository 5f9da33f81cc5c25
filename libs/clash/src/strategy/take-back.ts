import { findHero } from '../content/catalogue.js';
import type { CommandTable, Evolvers } from '../flow/turn.js';
import { refuse } from '../refusals.js';
import { heroOf } from '../table/figures.js';
import { ownHeroesInPlay, ownHeroInPlay } from '../table/heroes.js';
import { clashSeat } from '../table/seats.js';

export const takeBackCommands = {
  takeBackPlan: {
    steps: ['strategy'],
    check(state, { heroId }, seat) {
      if (!findHero(heroId)) return refuse(239, 'UNKNOWN_ID', { id: heroId });
      const hero = ownHeroInPlay(state, seat, heroId);
      if (!hero) return refuse(239, 'NOT_OWN_HERO', { hero: heroId });
      if (!hero.plan && !hero.tokens) return refuse(239, 'NO_PLAN');
      return clashSeat(state, seat).takeBacks > 0 ? undefined : refuse(239, 'NO_TAKE_BACK_LEFT');
    },
    *offers(state, seat) {
      for (const { heroId } of ownHeroesInPlay(state, seat)) yield { type: 'takeBackPlan', heroId };
    },
    perform: (turn, { heroId }, seat) => {
      turn.emit({ type: 'planTakenBack', seat, heroId });
    },
  },
} satisfies Partial<CommandTable>;

export const takeBackEvolvers = {
  planTakenBack(state, { seat, heroId }) {
    Object.assign(heroOf(state, heroId), { plan: null, tokens: null });
    clashSeat(state, seat).takeBacks -= 1;
  },
} satisfies Partial<Evolvers>;
