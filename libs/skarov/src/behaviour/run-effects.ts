import { effectsRunner, sharedEffects } from '#skirmish/behaviour';
import type { Effect } from '../content/vocabulary.js';
import type { Runner } from '../machine/runner.js';
import { overlordEffects } from './overlord-effects.js';
import { roomEffects } from './room-effects.js';

/** The next effect, or a part of it (skarov.md 11.5). */
export const runEffects = effectsRunner<Runner, Effect>({ ...sharedEffects, ...overlordEffects, ...roomEffects });
