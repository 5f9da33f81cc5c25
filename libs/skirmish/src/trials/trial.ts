import { offerNext } from '../attacking/occasions.js';
import type { TestCard } from '../content/records/records.js';
import { rollTest } from '../dice/dice.js';
import { effectsFrame } from '../machine/frames-of.js';
import type { TestFrame } from '../machine/frames.js';
import type { Runner } from '../machine/runner.js';
import type { StepResult } from '../machine/step-result.js';
import { characteristic } from '../figures/characteristics.js';
import { standsOnBoard } from '../figures/figures.js';
import { testOfKey } from './places.js';
import { isSure, passes, totalOf } from './trial-sums.js';
import { trialTerms } from './trial-terms.js';

/** The further parts of tests of one game. */
export interface OwnTests<R extends Runner = Runner> {
  /** The difficulty where the test stands on no card of its own. */
  difficultyOf?(runner: R, frame: TestFrame): number | undefined;
  /** Further fields of `testAttempted`. */
  attempted?(frame: TestFrame): object;
  /** Further fields of `testResolved`. */
  resolved?(frame: TestFrame): object;
  /** The step after a passed test that stands on no card. */
  afterPassing?(runner: R, frame: TestFrame): void;
  /** The step after a failed test of a card. */
  afterFailing?(runner: R, frame: TestFrame, card: TestCard): void;
}

/** The runner of tests, stage after stage (CLASH-155, CLASH-103). */
export const testRunner =
  <R extends Runner>(own: OwnTests<R> = {}) =>
  (runner: R, frame: TestFrame): StepResult => {
    switch (frame.stage) {
      case 'ATTEMPT':
        attempt(runner, frame, own);
        return 'AGAIN';
      case 'AFTER_ROLL': {
        // A figure that has gone out of action meanwhile is tested no more.
        if (!standsOnBoard(runner.state, frame.heroId)) return 'DONE';
        const { heroId: actorId, context } = frame;
        const occasion = { kind: 'TEST', actorId, targetId: null, mode: null, context } as const;
        const offered = offerNext(runner, frame, {
          ...occasion,
          moment: 'AFTER_TEST_ROLL',
          dice: frame.faces.length,
        });
        if (offered === null) frame.stage = 'COMPARE';
        return offered ?? 'AGAIN';
      }
      case 'COMPARE':
        if (!standsOnBoard(runner.state, frame.heroId)) return 'DONE';
        resolve(runner, frame, own);
        frame.stage = 'REACTIONS';
        return 'AGAIN';
      case 'REACTIONS': {
        const { context } = frame;
        runner.check(context);
        frame.stage = 'DONE';
        const queue = runner.state.over || context.inReaction ? [] : runner.takeNoted(frame.noted);
        if (queue.length > 0) runner.push({ kind: 'reactions', context, collects: false, queue });
        return 'AGAIN';
      }
      case 'DONE':
        return 'DONE';
    }
  };

/** Rolls the dice, unless the test cannot fail (CLASH-161). */
function attempt<R extends Runner>(runner: R, frame: TestFrame, own: OwnTests<R>): void {
  const { turn } = runner;
  frame.noted = runner.noted;
  const { heroId, testKey, testId, characteristic: which, afar } = frame;
  const trial = trialTerms(runner, heroId, testKey, which, own.difficultyOf?.(runner, frame));
  frame.value = characteristic(runner, heroId, which);
  frame.sure = isSure(trial, frame.value);
  frame.change = trial.toTotal;
  turn.emit({
    type: 'testAttempted',
    heroId,
    testKey,
    testId,
    characteristic: which,
    value: frame.value,
    dice: trial.dice,
    ...(trial.toTotal === 0 ? {} : { toTotal: trial.toTotal }),
    sure: frame.sure,
    afar,
    ...own.attempted?.(frame),
  });
  frame.stage = frame.sure ? 'COMPARE' : 'AFTER_ROLL';
  if (frame.sure) return;
  frame.faces = rollTest(turn.random, trial.dice);
  turn.emit({ type: 'testRolled', heroId, faces: [...frame.faces], total: totalNow(frame) });
}

/** Dice, tokens on the result and what powers have changed (CLASH-160, CLASH-267). */
const totalNow = ({ faces, change }: TestFrame): number => totalOf({ dice: faces.length, toTotal: change }, faces);

function resolve<R extends Runner>(runner: R, frame: TestFrame, own: OwnTests<R>): void {
  const { heroId, testKey, testId, context } = frame;
  frame.passed = frame.sure || passes(totalNow(frame), frame.value);
  const { passed } = frame;
  const card = frame.object ? undefined : testOfKey(runner, testKey);
  runner.turn.emit({
    type: 'testResolved',
    heroId,
    testKey,
    testId,
    characteristic: frame.characteristic,
    passed,
    closed: passed && card?.repeatable === false,
    malus: !passed && card !== undefined && runner.book.failureCosts(card),
    ...own.resolved?.(frame),
  });
  if (!card) {
    if (passed) own.afterPassing?.(runner, frame);
    return;
  }
  runner.happened({ kind: passed ? 'TEST_PASSED' : 'TEST_FAILED', testId, figureId: heroId }, context);
  if (passed) runner.push(effectsFrame(card.onSuccess, context));
  else own.afterFailing?.(runner, frame, card);
}
