import { activeHero, pay, whyNoAction } from '../activation/acting.js';
import { mayAttackFromAfar } from '../attacking/legality.js';
import type { CommandTable } from '../flow/turn.js';
import { contextOfDeed } from '../machine/context.js';
import { refuse, type ClashRefusal } from '../refusals.js';
import type { State } from '../state.js';
import { spaceOf } from '../table/figures.js';
import { sees } from '../table/sight.js';
import type { Characteristic, FigureId } from '../words.js';
import { placedTests, testOfKey, testState, type PlacedTest } from './places.js';
import { testFrame } from './trial-frame.js';

/** A characteristic test: on its place, or an attack test from afar (CLASH-155, CLASH-156, CLASH-164, CLASH-249). */
export const trialCommands = {
  attemptTest: {
    steps: ['activation.hero'],
    check(state, { testId, characteristic }) {
      if (!testOfKey(state, testId)) return refuse(155, 'UNKNOWN_ID', { id: testId });
      const refusal = whyNoAction(state);
      if (refusal) return refusal;
      const placed = placedTests(state).find(({ key }) => key === testId);
      if (!placed) return refuse(162, 'NOT_IN_PLAY', { id: testId });
      if (testState(state, testId).closed) return refuse(247, 'TEST_ALREADY_PASSED');
      if (!placed.test.offers.some((offer) => offer.characteristic === characteristic)) {
        return refuse(155, 'CHARACTERISTIC_NOT_OFFERED');
      }
      return whyNotThere(state, activeHero(state), placed, characteristic);
    },
    *offers(state) {
      if (whyNoAction(state)) return;
      for (const { key, test } of placedTests(state)) {
        for (const { characteristic } of test.offers) yield { type: 'attemptTest', testId: key, characteristic };
      }
    },
    perform(turn, { testId, characteristic }, _seat, machine) {
      const { state } = turn;
      const heroId = activeHero(state);
      const placed = placedTests(state).find(({ key }) => key === testId);
      if (!placed) return;
      const { test, pieceId, spaces } = placed;
      const context = contextOfDeed(state, heroId, test.id, { pieceId });
      machine.pushRoot(context);
      pay(machine, heroId);
      const afar = !spaces.includes(spaceOf(state, heroId));
      machine.push(testFrame({ context, testKey: testId, testId: test.id, heroId, characteristic, afar }));
    },
  },
} satisfies Partial<CommandTable>;

function whyNotThere(
  state: State,
  heroId: FigureId,
  { spaces, pieceId }: PlacedTest,
  characteristic: Characteristic,
): ClashRefusal | undefined {
  const from = spaceOf(state, heroId);
  if (spaces.includes(from)) return undefined;
  if (characteristic !== 'ATTACK') return refuse(156, 'NOT_ON_INTERACTION_SPACE');
  if (!mayAttackFromAfar(state, heroId)) return refuse(164, 'NO_RANGED_POWER');
  const seen = spaces.some((to) => sees(state, heroId, from, to, pieceId));
  return seen ? undefined : refuse(249, 'NO_LINE_OF_SIGHT');
}
