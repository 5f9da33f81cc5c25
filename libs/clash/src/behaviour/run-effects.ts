import type { Effect } from '../content/vocabulary.js';
import type { EffectsFrame } from '../machine/frames.js';
import type { Runner } from '../machine/runner.js';
import type { Verdict } from '../machine/verdict.js';
import { isVillainOut, standsOnBoard } from '../table/figures.js';
import { boardEffects } from './board-effects.js';
import { choiceEffects } from './choice-effects.js';
import type { EffectRules, Step } from './effect-rules.js';
import { figureEffects } from './figure-effects.js';
import { pieceEffects } from './piece-effects.js';
import { planEffects } from './plan-effects.js';
import { rollEffects } from './roll-effects.js';
import { isVillainsOwn } from './villains-own.js';

const rules: EffectRules = {
  ...boardEffects,
  ...pieceEffects,
  ...figureEffects,
  ...planEffects,
  ...rollEffects,
  ...choiceEffects,
};

/** The next effect, or a part of it; a state check after all damage and wound cards, and when all are done (CLASH-203). */
export function runEffects(runner: Runner, frame: EffectsFrame): Verdict {
  const [effect] = isSilenced(runner, frame) ? [] : frame.effects;
  if (!effect) {
    runner.check(frame.context);
    return 'DONE';
  }
  const step = carryOut(runner, frame, effect);
  if (step === 'STAY') return 'AGAIN';
  if (typeof step === 'object') return step;
  frame.effects.shift();
  frame.todo = null;
  frame.answer = null;
  if (step === 'NOTHING') {
    runner.turn.emit({ type: 'effectPassedOver', source: frame.context.sourceId, effect: wordOf(effect) });
  } else if (effect.damage || effect.drawWound) runner.check(frame.context);
  return 'AGAIN';
}

/**
 * The powers of a hero who has left play stop at once (CLASH-063, CLASH-241), and so do list and reactions of a super
 * villain who has gone out meanwhile (CLASH-225, CLASH-231).
 */
const isSilenced = ({ state }: Runner, { context: { creditHeroId, sourceId } }: EffectsFrame): boolean =>
  creditHeroId === null ? isVillainOut(state) && isVillainsOwn(state, sourceId) : !standsOnBoard(state, creditHeroId);

const wordOf = (effect: Effect): keyof EffectRules =>
  (Object.keys(effect) as (keyof Effect)[]).find((word) => effect[word] !== undefined) ?? 'if';

function carryOut<W extends keyof EffectRules>(runner: Runner, frame: EffectsFrame, effect: Effect): Step {
  const word = wordOf(effect) as W;
  const rule = rules[word] as (runner: Runner, frame: EffectsFrame, what: NonNullable<Effect[W]>) => Step;
  return rule(runner, frame, effect[word] as NonNullable<Effect[W]>);
}
