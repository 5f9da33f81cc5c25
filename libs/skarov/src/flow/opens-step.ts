import * as skirmish from '#skirmish';
import type { State } from '../state.js';
import type { Step } from '../words.js';
import type { Evolvers, SkarovTurn } from './turn.js';

/** Opens a step: from now on the game waits for the seats that it asks. */
export const opensStep: (turn: SkarovTurn, step: Step) => void = skirmish.opensStep;

export const stepEvolvers = skirmish.stepEvolvers<Step, State>({ strategy: 'STRATEGY' }) satisfies Partial<Evolvers>;
