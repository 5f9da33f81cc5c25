import { placedTests, testState, type PlacedTest } from '#skirmish/trials';
import { shownOfTest } from '#skirmish/view';
import { book } from '../rulebook.js';
import type { State } from '../state.js';
import type { TestView } from './view-schema.js';

/** Every test of the base as it stands; none before the base is confirmed. */
export const testViews = (state: State): TestView[] =>
  state.base.confirmed ? placedTests({ state, book }).map((placed) => testView(state, placed)) : [];

function testView(state: State, placed: PlacedTest): TestView {
  const { key, test } = placed;
  const { malus, change, toTotal = 0, closed, passed } = testState({ state, book }, key);
  return {
    ...shownOfTest(placed),
    offers: test.offers.map(({ characteristic, difficulty }) => ({
      characteristic,
      difficulty,
      malus: malus[characteristic] ?? 0,
    })),
    change,
    toTotal: toTotal + book.toTotal(state, test),
    closed,
    passed: passed.HEROES ?? 0,
  };
}
