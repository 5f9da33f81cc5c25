import { scopeOf, sideMeant, type EffectRules, type EffectStep } from '#skirmish/behaviour';
import { effectsFrame, type EffectsFrame } from '#skirmish/machine';
import type { Effect } from '../content/vocabulary.js';
import { endGame } from '../end-of-game/end-game.js';
import { winArticle } from '../end-of-game/win-article.js';
import type { Runner } from '../machine/runner.js';
import { planOf } from '../table/scenario.js';
import { asSide } from '../table/seats.js';

/** The progress track, articles and the end (clash.md 11, effects on the plan). */
export const planEffects: Pick<EffectRules<Runner, Effect>, 'track' | 'award' | 'endGame'> = {
  track: (runner, frame, { by }) => moveTrack(runner, frame, by),
  award(runner, { context }, { article, side: word }) {
    const { state, turn } = runner;
    const side = sideMeant(runner, word, scopeOf(context));
    if (side === null || !state.atStake.includes(article)) return 'NOTHING';
    winArticle(turn, asSide(side), 'OBJECTIVE', article);
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
function moveTrack(runner: Runner, frame: EffectsFrame<Effect>, by: number): EffectStep {
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
