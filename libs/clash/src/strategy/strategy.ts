import type { Seat } from '#kernel';
import type { CommandTable, Evolvers, StepRules } from '../flow/turn.js';
import { refuse } from '../refusals.js';
import type { HeroState, State } from '../state.js';
import { ownHeroesInPlay } from '../table/heroes.js';
import { clashSeat, seatsWhere } from '../table/seats.js';
import { planByDefault } from './plan-cards.js';

const isPlanned = ({ plan, teamUp, tokens }: HeroState): boolean => plan !== null && (!teamUp || tokens !== null);

const firstUnplanned = (state: State, seat: Seat): HeroState | undefined =>
  ownHeroesInPlay(state, seat).find((hero) => !isPlanned(hero));

export const strategySteps = {
  strategy: {
    asked: (state) => seatsWhere(state, ({ seat, ready }) => !ready && ownHeroesInPlay(state, seat).length > 0),
    byDefault(state, seat) {
      const hero = firstUnplanned(state, seat);
      if (!hero) return { type: 'declareReady' };
      const { heroId } = hero;
      return hero.plan
        ? { type: 'placeTeamUpTokens', heroId, characteristics: ['SPEED', 'DEFENSE'] }
        : { type: 'planCards', heroId, plays: planByDefault(hero) };
    },
  },
} satisfies Record<string, StepRules>;

export const readyCommands = {
  declareReady: {
    steps: ['strategy'],
    check(state, _command, seat) {
      const hero = firstUnplanned(state, seat);
      return hero ? refuse(108, 'PLAN_INCOMPLETE', { hero: hero.heroId }) : undefined;
    },
    *offers() {
      yield { type: 'declareReady' };
    },
    perform: (turn, _command, seat) => {
      turn.emit({ type: 'readyDeclared', seat });
    },
  },
} satisfies Partial<CommandTable>;

export const readyEvolvers = {
  readyDeclared(state, { seat }) {
    clashSeat(state, seat).ready = true;
  },
} satisfies Partial<Evolvers>;
