import { testRunner } from '#skirmish/trials';
import type { Runner } from '../machine/runner.js';
import { pushObjectUse } from '../objects/object-use.js';
import { difficultyOfUse } from './trial-terms.js';

/** The next step of a test, or of the test that a use of an object begins with (CLASH-155, CLASH-103). */
export const runTest = testRunner<Runner>({
  difficultyOf({ state }, { object: used }) {
    const kindId = state.objects.find(({ id }) => id === used?.objectId)?.kindId;
    return used && kindId !== undefined ? difficultyOfUse(kindId, used.use) : undefined;
  },
  attempted: ({ object }) => (object ? { objectId: object.objectId, use: object.use } : {}),
  resolved: ({ object }) => (object ? { use: object.use } : {}),
  afterPassing: pushObjectUse,
});
