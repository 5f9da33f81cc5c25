import { prospectsFor } from '#skirmish';
import { dangerAt } from './danger.js';
import { goalsOf } from './goals.js';
import type { Outlook } from './outlook.js';

/** The rest of a goal's worth for each move that it is away. */
const FAR = 0.82;

/** What an actor can hope for. */
export const prospectsOf = prospectsFor<Outlook>({ goalsOf, dangerAt, far: FAR });
