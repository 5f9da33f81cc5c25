import { prospectsFor } from '#skirmish-presentation';
import type { Outlook } from '../outlook.js';
import { dangerAt } from './danger.js';
import { FAR, goalsOf } from './goals.js';

/** The prospects of a hero. */
export const prospectsOf = prospectsFor<Outlook>({ goalsOf, dangerAt, far: FAR });
