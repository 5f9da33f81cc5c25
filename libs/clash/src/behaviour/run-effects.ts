import { effectsRunner, sharedEffects } from '#skirmish/behaviour';
import type { Effect } from '../content/vocabulary.js';
import type { Runner } from '../machine/runner.js';
import { objectEffects } from './object-effects.js';
import { planEffects } from './plan-effects.js';

/** The next effect, or a part of it (clash.md 11). */
export const runEffects = effectsRunner<Runner, Effect>({ ...sharedEffects, ...objectEffects, ...planEffects });
