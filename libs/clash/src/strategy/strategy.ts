import { firstUnplanned, planByDefault, readyCommands as readyCommandsOf, seatsNotReady } from '#skirmish/strategy';
import type { StepRules } from '../flow/turn.js';
import { book } from '../rulebook.js';

export const strategySteps = {
  strategy: {
    asked: seatsNotReady,
    byDefault(state, seat) {
      const hero = firstUnplanned(book, state, seat);
      if (!hero) return { type: 'declareReady' };
      const { heroId } = hero;
      return hero.plan
        ? { type: 'placeTeamUpTokens', heroId, characteristics: ['SPEED', 'DEFENSE'] }
        : { type: 'planCards', heroId, plays: planByDefault(book, hero) };
    },
  },
} satisfies Record<string, StepRules>;

/** A seat says that it has planned all its heroes. */
export const readyCommands = readyCommandsOf(book, ['strategy']);
