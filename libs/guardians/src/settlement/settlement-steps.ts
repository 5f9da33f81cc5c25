import { mayPlay } from '../effects/abilities.js';
import { enterStage } from '../flow/enter-stage.js';
import type { AutomaticStep, StepRules } from '../flow/turn.js';
import { windowStep } from '../flow/windows.js';
import { spaceVitality } from '../table/cards.js';
import { stackAt } from '../table/stacks.js';
import { landToSettle, settleNext, terrainsOf } from './bare-lands.js';
import { clear } from './clearing.js';
import { endOfTurnSteps } from './end-of-turn.js';

/** Phase III. */
export const settlementSteps = {
  III_PLAYS: windowStep(mayPlay, (turn) => enterStage(turn, 'III_A_CLEAR')),
  III_A_CLEAR: {
    proceed(turn) {
      clear(turn);
      settleNext(turn);
    },
  },
  III_B_SETTLE: {
    asked(state) {
      const land = landToSettle(state);
      return land ? [land.seat] : [];
    },
    proceed: settleNext,
    byDefault(state, seat) {
      const { space } = landToSettle(state) ?? {};
      if (!space) throw new Error('There is no land to settle.');
      const [terrain] = terrainsOf(state, seat);
      if (terrain !== undefined) return { type: 'settleTerrain', space, cardId: terrain };
      const creatures = stackAt(state, seat, space)?.creatures ?? [];
      const least = Math.min(...creatures.map(({ id }) => spaceVitality(state, id)));
      const lightest = creatures.find(({ id }) => spaceVitality(state, id) === least);
      if (!lightest) throw new Error(`There is no creature on ${space}.`);
      return { type: 'settleWithCreature', space, cardId: lightest.id };
    },
  },
  ...endOfTurnSteps,
} satisfies Record<string, StepRules | AutomaticStep>;
