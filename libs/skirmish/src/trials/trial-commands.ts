import { activeHero, pay, whyNoAction } from '../activation/acting.js';
import { mayAttackFromAfar } from '../attacking/legality.js';
import { refused, type SkirmishCommandTable } from '../command-rules.js';
import type { Characteristic, FigureId } from '../content/words.js';
import { contextOfDeed } from '../machine/context.js';
import type { SkirmishRefusal } from '../refusals.js';
import type { Rulebook, Table } from '../rulebook.js';
import { spaceOf } from '../figures/figures.js';
import { sees, whatHidesAll } from '../table/sight.js';
import { placedTest, placedTests, testOfKey, testState, type PlacedTest } from './places.js';
import { testFrame } from './trial-frame.js';

/** A characteristic test: on its place, or an attack test from afar (CLASH-155, CLASH-156, CLASH-164, CLASH-249). */
export const trialCommands = <Step extends string>(
  book: Rulebook,
  steps: readonly Step[],
): SkirmishCommandTable<'attemptTest', Step> => ({
  attemptTest: {
    steps,
    check(state, { testId, characteristic }) {
      if (!testOfKey({ book, state }, testId)) return refused(book, 'test', 'UNKNOWN_ID', { id: testId });
      const refusal = whyNoAction({ book, state });
      if (refusal) return refusal;
      const placed = placedTest({ book, state }, testId);
      if (!placed) return refused(book, 'testPiece', 'NOT_IN_PLAY', { id: testId });
      if (testState({ book, state }, testId).closed) return refused(book, 'testClosed', 'TEST_ALREADY_PASSED');
      if (!placed.test.offers.some((offer) => offer.characteristic === characteristic)) {
        return refused(book, 'test', 'CHARACTERISTIC_NOT_OFFERED');
      }
      return whyNotThere({ book, state }, activeHero(state), placed, characteristic);
    },
    *offers(state) {
      if (whyNoAction({ book, state })) return;
      for (const { key, test } of placedTests({ book, state })) {
        for (const { characteristic } of test.offers) yield { type: 'attemptTest', testId: key, characteristic };
      }
    },
    perform(turn, { testId, characteristic }, _seat, machine) {
      const { state } = turn;
      const heroId = activeHero(state);
      const placed = placedTest({ book, state }, testId);
      if (!placed) return;
      const { test, pieceId, spaces } = placed;
      const context = contextOfDeed(state, heroId, test.id, { pieceId });
      machine.pushRoot(context);
      pay(machine, heroId);
      const afar = !spaces.includes(spaceOf(state, heroId));
      machine.push(testFrame({ context, testKey: testId, testId: test.id, heroId, characteristic, afar }));
    },
  },
});

function whyNotThere(
  table: Table,
  heroId: FigureId,
  { spaces, pieceId }: PlacedTest,
  characteristic: Characteristic,
): SkirmishRefusal | undefined {
  const from = spaceOf(table.state, heroId);
  if (spaces.includes(from)) return undefined;
  if (characteristic !== 'ATTACK') return refused(table.book, 'testPlace', 'NOT_ON_INTERACTION_SPACE');
  if (!mayAttackFromAfar(table, heroId)) return refused(table.book, 'testAfar', 'NO_RANGED_POWER');
  if (spaces.some((to) => sees(table, heroId, from, to, pieceId))) return undefined;
  return refused(table.book, 'testSight', 'NO_LINE_OF_SIGHT', {
    ...whatHidesAll(table, heroId, from, spaces, pieceId),
  });
}
