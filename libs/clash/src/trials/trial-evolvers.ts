import type { Evolvers } from '../flow/turn.js';
import type { State, TestState } from '../state.js';
import { noteDeed } from '../table/deeds.js';
import { findFigure } from '../table/figures.js';
import { untried } from './places.js';

const unchanged = (_state: State): void => undefined;

const testIn = (state: State, key: string): TestState => (state.tests[key] ??= untried());

export const trialEvolvers = {
  testAttempted: unchanged,
  testRolled: unchanged,
  testResolved(state, { heroId, testKey, characteristic, passed, closed, malus, use }) {
    const side = findFigure(state, heroId)?.side;
    const test = testIn(state, testKey);
    test.closed = closed;
    if (malus) test.malus[characteristic] = (test.malus[characteristic] ?? 0) + 1;
    if (!passed) return;
    test.malus = {};
    if (side) test.passed[side] += 1;
    if (use !== undefined) return;
    noteDeed(state, heroId, 'TESTS_PASSED');
    if (characteristic === 'MIND') noteDeed(state, heroId, 'MIND_TESTS_PASSED');
    if (characteristic === 'ATTACK') noteDeed(state, heroId, 'ATTACK_TESTS_PASSED');
  },
  testChanged(state, { testKey, change, toTotal, closed }) {
    Object.assign(testIn(state, testKey), { change, closed }, toTotal === undefined ? {} : { toTotal });
  },
  objectUsed(state, { heroId, use }) {
    noteDeed(state, heroId, 'OBJECTS_USED');
    if (use === 'AGGRESSIVE') noteDeed(state, heroId, 'OBJECTS_THROWN');
  },
  dieRolled: unchanged,
} satisfies Partial<Evolvers>;
