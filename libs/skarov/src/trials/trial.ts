import { effectsFrame } from '#skirmish/machine';
import { testRunner } from '#skirmish/trials';
import type { Runner } from '../machine/runner.js';
import { trapOfTest } from '../rooms/traps.js';
import type { TestCard } from '../table/tests.js';

/** The next step of a test; a figure that fails one that a trap forces suffers the trap (SKAROV-TEST-04, SKAROV-TEST-10). */
export const runTest = testRunner<Runner>({
  afterFailing(runner, { heroId, context }, card) {
    const effects = trapOfTest(runner.state, card.id)?.do ?? (card as TestCard).onFailure;
    if (effects.length > 0) runner.push(effectsFrame(effects, { ...context, selfId: heroId }));
  },
});
