import type { Effect } from '../content/vocabulary/language.js';
import type { EffectsFrame } from '../machine/frames.js';
import type { Runner } from '../machine/runner.js';
import type { StepResult } from '../machine/step-result.js';
import { standsOnBoard } from '../figures/figures.js';
import { boardEffects } from './board-effects.js';
import { choiceEffects } from './choice-effects.js';
import type { EffectRules, EffectStep } from './effect-rules.js';
import { figureEffects } from './figure-effects.js';
import { pieceEffects } from './piece-effects.js';
import { rollEffects } from './roll-effects.js';
import { testEffects } from './test-effects.js';

/** How the words that all games have are carried out; `award` is what each game makes of it. */
export const sharedEffects: Omit<EffectRules, 'award'> = {
  ...boardEffects,
  ...pieceEffects,
  ...figureEffects,
  ...testEffects,
  ...rollEffects,
  ...choiceEffects,
};

/**
 * The runner of effects by the words of a game: the next effect, or a part of it; a state check after all damage and
 * wound cards, and when all are done (CLASH-203).
 */
export const effectsRunner =
  <R extends Runner, E extends Effect>(rules: EffectRules<R, E>) =>
  (runner: R, frame: EffectsFrame): StepResult => {
    const [effect] = isSilenced(runner, frame) ? [] : frame.effects;
    if (!effect) {
      runner.check(frame.context);
      return 'DONE';
    }
    const word = wordOf(effect);
    const step = (rules as unknown as RulesByWord<R>)[word](runner, frame, effect[word]);
    if (step === 'STAY') return 'AGAIN';
    if (typeof step === 'object') return step;
    frame.effects.shift();
    frame.todo = null;
    frame.answer = null;
    if (step === 'NOTHING') {
      runner.turn.emit({ type: 'effectPassedOver', source: frame.context.sourceId, effect: word });
    } else if (effect.damage || effect.drawWound) runner.check(frame.context);
    return 'AGAIN';
  };

type RulesByWord<R> = Readonly<Record<keyof Effect, (runner: R, frame: EffectsFrame, what: unknown) => EffectStep>>;

/** The powers of a hero who has left play stop at once (CLASH-063, CLASH-241); others stop when their game says so. */
const isSilenced = ({ book, state }: Runner, { context: { creditHeroId, sourceId } }: EffectsFrame): boolean =>
  creditHeroId === null ? book.isSilenced(state, sourceId) : !standsOnBoard(state, creditHeroId);

const wordOf = (effect: Effect): keyof Effect =>
  (Object.keys(effect) as (keyof Effect)[]).find((word) => effect[word] !== undefined) ?? 'if';
