import { endGame } from '../end-of-game/end-game.js';
import { winArticle } from '../end-of-game/win-article.js';
import { effectsFrame } from '../machine/frames-of.js';
import type { EffectsFrame } from '../machine/frames.js';
import type { Runner } from '../machine/runner.js';
import type { TestState } from '../state.js';
import { onTable } from '../table/on-table.js';
import { planOf } from '../table/scenario.js';
import { placesOfTest, testState } from '../trials/places.js';
import type { TestId } from '../words.js';
import type { EffectRules, Step } from './effect-rules.js';
import { scopeOf } from './scope.js';
import { sideMeant } from './side-words.js';

type PlanWord = 'track' | 'easeTest' | 'hardenTest' | 'openTest' | 'closeTest' | 'award' | 'endGame';

/** The progress track, tests, articles and the end (clash.md 11, effects on the plan). */
export const planEffects: Pick<EffectRules, PlanWord> = {
  track: (runner, frame, { by }) => moveTrack(runner, frame, by),
  easeTest: (runner, frame, { test, by }) =>
    changeTests(runner, frame, test, ({ change, closed }) => ({ change: change - by, closed })),
  hardenTest: (runner, frame, { test, by }) =>
    changeTests(runner, frame, test, ({ change, closed }) => ({ change: change + by, closed })),
  openTest: (runner, frame, { test }) => changeTests(runner, frame, test, ({ change }) => ({ change, closed: false })),
  closeTest: (runner, frame, { test }) => changeTests(runner, frame, test, ({ change }) => ({ change, closed: true })),
  award(runner, { context }, { article, side: word }) {
    const { state, turn } = runner;
    const side = sideMeant(state, word, scopeOf(context));
    if (side === null || !state.atStake.includes(article)) return 'NOTHING';
    winArticle(turn, side, 'OBJECTIVE', article);
    runner.happened({ kind: 'ARTICLE', articleId: article }, context);
    return 'NEXT';
  },
  endGame({ turn }, _frame, how) {
    if (how === 'VILLAIN') endGame(turn, 'VILLAIN_OBJECTIVE', 'VILLAIN');
    // Solo and co-op end only by what CLASH-258 names.
    else if (turn.state.options.mode === 'VERSUS') endGame(turn, 'SHEET');
    else return 'NOTHING';
    return 'NEXT';
  },
};

/** One step of the marker; the effects of a step reached forwards follow before the next one (CLASH-230). */
function moveTrack(runner: Runner, frame: EffectsFrame, by: number): Step {
  const { state, turn } = runner;
  const { track } = planOf(state);
  const from = state.track;
  const to = Math.min(Math.max(from + Math.sign(by), 0), track?.length ?? 0);
  if (!track || to === from) return by === 0 || frame.todo !== null ? 'NEXT' : 'NOTHING';
  turn.emit({ type: 'trackMoved', from, to, source: frame.context.sourceId });
  frame.todo = [];
  frame.effects[0] = { track: { by: by - Math.sign(by) } };
  const step = to > from ? track.steps.find(({ at }) => at === to) : undefined;
  if (step) {
    const sourceId = `step-${to}`;
    turn.emit({ type: 'ruleTriggered', ruleId: sourceId, kind: 'TRACK' });
    runner.push(effectsFrame(step.do, { ...frame.context, sourceId, creditSide: null, creditHeroId: null }));
  }
  return 'STAY';
}

function changeTests(
  { state, turn }: Runner,
  { context }: EffectsFrame,
  testId: TestId,
  changed: (test: Readonly<TestState>) => Pick<TestState, 'change' | 'closed'>,
): Step {
  const keys = onTable(state)
    .tests.filter(({ id }) => id === testId)
    .flatMap((test) => placesOfTest(state, test))
    .map(({ key }) => key);
  for (const testKey of keys) {
    turn.emit({ type: 'testChanged', testKey, ...changed(testState(state, testKey)), source: context.sourceId });
  }
  return keys.length > 0 ? 'NEXT' : 'NOTHING';
}
