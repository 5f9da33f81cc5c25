import type { TestId } from '../content/words.js';
import type { EffectsFrame } from '../machine/frames.js';
import type { Runner } from '../machine/runner.js';
import type { TestState } from '../state.js';
import { placesOfTestId, testState } from '../trials/places.js';
import type { EffectRules, EffectStep } from './effect-rules.js';

/** Tests become easier, harder, open or closed. */
export const testEffects: Pick<EffectRules, 'easeTest' | 'hardenTest' | 'openTest' | 'closeTest'> = {
  easeTest: (runner, frame, { test, by, onResult }) => changeTests(runner, frame, test, harder(-by, onResult)),
  hardenTest: (runner, frame, { test, by, onResult }) => changeTests(runner, frame, test, harder(by, onResult)),
  openTest: (runner, frame, { test }) => changeTests(runner, frame, test, ({ change }) => ({ change, closed: false })),
  closeTest: (runner, frame, { test }) => changeTests(runner, frame, test, ({ change }) => ({ change, closed: true })),
};

/** How a test stands after an effect; `toTotal` where it changes. */
type TestChange = (test: Readonly<TestState>) => Pick<TestState, 'change' | 'toTotal' | 'closed'>;

/** By dice, or by a token on the result (CLASH-160). */
const harder =
  (by: number, onResult = false): TestChange =>
  ({ change, toTotal = 0, closed }) =>
    onResult ? { change, toTotal: toTotal + by, closed } : { change: change + by, closed };

function changeTests(runner: Runner, { context }: EffectsFrame, testId: TestId, changed: TestChange): EffectStep {
  const places = placesOfTestId(runner, testId);
  for (const { key } of places) {
    runner.turn.emit({
      type: 'testChanged',
      testKey: key,
      ...changed(testState(runner, key)),
      source: context.sourceId,
    });
  }
  return places.length > 0 ? 'NEXT' : 'NOTHING';
}
