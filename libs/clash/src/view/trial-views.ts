import type { State } from '../state.js';
import { placedTests, testState, type PlacedTest } from '../trials/places.js';
import type { TestView } from './view-schema.js';

/** Every test of the sheet or scenario that has a place now, as it stands (CLASH-155 to CLASH-162). */
export const testViews = (state: State): TestView[] => placedTests(state).map((placed) => testView(state, placed));

function testView(state: State, { key, test, spaces }: PlacedTest): TestView {
  const { malus, change, closed, passed } = testState(state, key);
  return {
    testKey: key,
    testId: test.id,
    spaces: [...spaces],
    offers: test.offers.map(({ characteristic, difficulty }) => {
      const tokens = malus[characteristic] ?? 0;
      return { characteristic, difficulty: Math.max(0, difficulty + change - tokens), malus: tokens };
    }),
    direct: test.direct,
    closed,
    passedByA: passed.A,
    passedByB: passed.B,
  };
}
