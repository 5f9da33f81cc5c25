import { prospectsFor } from '#skirmish-presentation';
import { dangerAt } from './danger.js';
import { goalsOf } from './goals.js';
import type { Outlook } from './outlook.js';

/** The rest of a goal's worth for each move that it is away. */
const FAR = 0.82;

/** The prospects of an actor. */
export const prospectsOf = prospectsFor<Outlook>({ goalsOf, dangerAt, far: FAR });
