import type { Locale } from './locale.js';
import type { AnyRuleset } from './ruleset.js';

/** The title of a step in which a game waits; its name where the ruleset has no title for it. */
export const stepTitle = ({ steps = {} }: Pick<AnyRuleset, 'steps'>, step: string, locale: Locale): string =>
  (Object.hasOwn(steps, step) ? steps[step] : undefined)?.[locale] ?? step;
