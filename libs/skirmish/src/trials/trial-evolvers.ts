import type { SkirmishEventOf } from '../events/skirmish-events.js';
import type { Rulebook } from '../rulebook.js';
import type { SkirmishEvolvers } from '../skirmish-evolvers.js';
import type { SkirmishState, TestState } from '../state.js';
import { noteDeed } from '../table/deeds.js';
import { findFigure } from '../figures/figures.js';
import { keyOfMalus, untried } from './places.js';

const unchanged = (_state: SkirmishState): void => undefined;

type TrialEvent = 'testAttempted' | 'testRolled' | 'testResolved' | 'testChanged' | 'dieRolled';

const testIn = (book: Rulebook, state: SkirmishState, key: string): TestState => (state.tests[key] ??= untried(book));

/** A test is passed or failed: its tokens, and how often sides have passed it. */
export function settleTest(
  book: Rulebook,
  state: SkirmishState,
  { heroId, testKey, testId, characteristic, passed, closed, malus }: SkirmishEventOf<'testResolved'>,
): void {
  const side = findFigure(state, heroId)?.side;
  const test = testIn(book, state, testKey);
  test.closed = closed;
  const tokens = testIn(book, state, keyOfMalus(book, { testKey, testId }));
  if (malus) tokens.malus[characteristic] = (tokens.malus[characteristic] ?? 0) + 1;
  if (!passed) return;
  tokens.malus = {};
  if (side) test.passed[side] = (test.passed[side] ?? 0) + 1;
}

/** How tests stand after they are attempted, and changed by effects. */
export const trialEvolvers = (book: Rulebook): SkirmishEvolvers<TrialEvent> => ({
  testAttempted: unchanged,
  testRolled: unchanged,
  testResolved(state, event) {
    settleTest(book, state, event);
    const { heroId, characteristic, passed } = event;
    if (!passed) return;
    noteDeed(state, heroId, 'TESTS_PASSED');
    if (characteristic === 'MIND') noteDeed(state, heroId, 'MIND_TESTS_PASSED');
    if (characteristic === 'ATTACK') noteDeed(state, heroId, 'ATTACK_TESTS_PASSED');
  },
  testChanged(state, { testKey, change, toTotal, closed }) {
    Object.assign(testIn(book, state, testKey), { change, closed }, toTotal === undefined ? {} : { toTotal });
  },
  dieRolled: unchanged,
});
