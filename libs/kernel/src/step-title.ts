import type { Locale } from './locale.js';
import type { AnyRuleset } from './ruleset.js';

/** What people call a step in which a game waits; its name where the ruleset has no word for it. */
export const stepTitle = ({ steps = {} }: Pick<AnyRuleset, 'steps'>, step: string, locale: Locale): string =>
  (Object.hasOwn(steps, step) ? steps[step] : undefined)?.[locale] ?? step;
