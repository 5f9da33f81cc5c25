import type { Seat } from '#kernel';
import { findHero } from '../content/catalogue.js';
import type { CommandTable, Evolvers, StepRules } from '../flow/turn.js';
import { refuse } from '../refusals.js';
import type { HeroState, State } from '../state.js';
import { sortTable } from '../table/canonical-order.js';
import { inHandOrder } from '../table/card-order.js';
import { heroOf } from '../table/figures.js';
import { ownHeroesInPlay } from '../table/heroes.js';
import { clashSeat, seatsWhere } from '../table/seats.js';

const teamUpHeroes = (state: State, seat: Seat): readonly HeroState[] =>
  ownHeroesInPlay(state, seat).filter(({ teamUp }) => teamUp);

export const promotionSteps = {
  'endOfTurn.promotion': {
    asked: (state) =>
      seatsWhere(state, ({ seat, mainHero }) => mainHero === null && teamUpHeroes(state, seat).length > 0),
    byDefault: (state, seat) => ({ type: 'promoteTeamUpHero', heroId: teamUpHeroes(state, seat)[0]?.heroId ?? '' }),
  },
} satisfies Record<string, StepRules>;

export const promotionCommands = {
  promoteTeamUpHero: {
    steps: ['endOfTurn.promotion'],
    check(state, { heroId }, seat) {
      if (!findHero(heroId)) return refuse(29, 'UNKNOWN_ID', { id: heroId });
      const own = teamUpHeroes(state, seat).some((hero) => hero.heroId === heroId);
      return own ? undefined : refuse(29, 'NOT_OWN_TEAMUP', { hero: heroId });
    },
    *offers(state, seat) {
      for (const { heroId } of teamUpHeroes(state, seat)) yield { type: 'promoteTeamUpHero', heroId };
    },
    perform(turn, { heroId }, seat) {
      const { side, notTaken } = heroOf(turn.state, heroId);
      turn.emit({ type: 'heroPromoted', seat, side, heroId, cardIds: [...notTaken] });
    },
  },
} satisfies Partial<CommandTable>;

export const promotionEvolvers = {
  heroPromoted(state, { seat, heroId, cardIds }) {
    const hero = heroOf(state, heroId);
    hero.hand = inHandOrder([...hero.hand, ...cardIds]);
    Object.assign(hero, { notTaken: [], teamUp: false, tokens: null });
    clashSeat(state, seat).mainHero = heroId;
    sortTable(state);
  },
} satisfies Partial<Evolvers>;
