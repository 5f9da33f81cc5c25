import { scopeOfSide } from '#skirmish/behaviour';
import { trialOf, type PlacedTest } from '#skirmish/trials';
import { shownOfTest } from '#skirmish/view';
import { spacesOf, placedTests, testState } from '../shared.js';
import type { State } from '../state.js';
import { onTable } from '../table/on-table.js';
import type { TestView, View } from './view-schema.js';

/** Every test of the sheet or scenario that has a place now, as it stands (CLASH-155 to CLASH-162). */
export const testViews = (state: State): TestView[] => placedTests(state).map((placed) => testView(state, placed));

function testView(state: State, placed: PlacedTest): TestView {
  const { key, test } = placed;
  const { malus, change, toTotal = 0, closed, passed } = testState(state, key);
  return {
    ...shownOfTest(placed),
    offers: test.offers.map(({ characteristic, difficulty }) => {
      const tokens = malus[characteristic] ?? 0;
      return {
        characteristic,
        difficulty: trialOf({ difficulty: difficulty + change, maluses: tokens, malusMode: 'DICE' }).dice,
        malus: tokens,
      };
    }),
    ...(toTotal === 0 ? {} : { toTotal }),
    direct: test.direct,
    closed,
    passedByA: passed.A,
    passedByB: passed.B,
  };
}

/** Every special action, with the spaces where it may be done now (CLASH-083, CLASH-089). */
export const specialActionViews = (state: State): View['specialActions'] =>
  onTable(state).specialActions.map(({ id, name, text, at, cost }) => ({
    specialActionId: id,
    name,
    text,
    spaces: spacesOf(state, at, scopeOfSide(null)),
    cost,
  }));
