import { isSure, passes, rollTest, totalOf } from '#skirmish';
import { offerNext } from '../attacking/occasions.js';
import { effectsFrame } from '../machine/frames-of.js';
import type { TestFrame } from '../machine/frames.js';
import type { Runner } from '../machine/runner.js';
import type { Verdict } from '../machine/verdict.js';
import { pushObjectUse } from '../objects/object-use.js';
import { characteristic } from '../table/characteristics.js';
import { overOf } from '../table/over.js';
import { testOfKey } from './places.js';
import { difficultyOfUse, trialTerms } from './trial-terms.js';

/** The next step of a test, or of the test that a use of an object begins with (CLASH-155, CLASH-103). */
export function runTest(runner: Runner, frame: TestFrame): Verdict {
  switch (frame.stage) {
    case 'ATTEMPT':
      attempt(runner, frame);
      return 'AGAIN';
    case 'AFTER_ROLL': {
      const { heroId: actorId, context } = frame;
      const occasion = { kind: 'TEST', actorId, targetId: null, mode: null, context } as const;
      const offered = offerNext(runner, frame, { ...occasion, moment: 'AFTER_TEST_ROLL' });
      if (offered === null) frame.stage = 'COMPARE';
      return offered ?? 'AGAIN';
    }
    case 'COMPARE':
      resolve(runner, frame);
      frame.stage = 'REACTIONS';
      return 'AGAIN';
    case 'REACTIONS': {
      const { context } = frame;
      runner.check(context);
      frame.stage = 'DONE';
      const queue = overOf(runner.state) || context.inReaction ? [] : runner.takeNoted(frame.noted);
      if (queue.length > 0) runner.push({ kind: 'reactions', context, collects: false, queue });
      return 'AGAIN';
    }
    case 'DONE':
      return 'DONE';
  }
}

/** Rolls the dice, unless the test cannot fail (CLASH-161). */
function attempt(runner: Runner, frame: TestFrame): void {
  const { state, turn } = runner;
  frame.noted = runner.noted;
  const { heroId, testKey, testId, object, afar } = frame;
  const kindId = state.objects.find(({ id }) => id === object?.objectId)?.kindId;
  const difficulty = object && kindId !== undefined ? difficultyOfUse(kindId, object.use) : undefined;
  const trial = trialTerms(state, heroId, testKey, frame.characteristic, difficulty);
  frame.value = characteristic(state, heroId, frame.characteristic);
  frame.sure = isSure(trial, frame.value);
  frame.change = trial.toTotal;
  turn.emit({
    type: 'testAttempted',
    heroId,
    testKey,
    testId,
    characteristic: frame.characteristic,
    value: frame.value,
    dice: trial.dice,
    ...(trial.toTotal === 0 ? {} : { toTotal: trial.toTotal }),
    sure: frame.sure,
    afar,
    ...(object ? { objectId: object.objectId, use: object.use } : {}),
  });
  frame.stage = frame.sure ? 'COMPARE' : 'AFTER_ROLL';
  if (frame.sure) return;
  frame.faces = rollTest(turn.random, trial.dice);
  turn.emit({ type: 'testRolled', heroId, faces: [...frame.faces], total: totalNow(frame) });
}

/** Dice, tokens on the result and what powers have changed (CLASH-160, CLASH-267). */
const totalNow = ({ faces, change }: TestFrame): number => totalOf({ dice: faces.length, toTotal: change }, faces);

function resolve(runner: Runner, frame: TestFrame): void {
  const { heroId, testKey, testId, object, context } = frame;
  frame.passed = frame.sure || passes(totalNow(frame), frame.value);
  const card = object ? undefined : testOfKey(runner.state, testKey);
  runner.turn.emit({
    type: 'testResolved',
    heroId,
    testKey,
    testId,
    characteristic: frame.characteristic,
    passed: frame.passed,
    closed: frame.passed && card?.repeatable === false,
    malus: !frame.passed && card?.direct === false,
    ...(object ? { use: object.use } : {}),
  });
  if (card) {
    runner.happened({ kind: frame.passed ? 'TEST_PASSED' : 'TEST_FAILED', testId, figureId: heroId }, context);
    if (frame.passed) runner.push(effectsFrame(card.onSuccess, context));
  } else if (frame.passed) pushObjectUse(runner, frame);
}
