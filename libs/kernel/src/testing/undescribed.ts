import type { AnyRuleset } from '../ruleset.js';

/** The commands and events of a ruleset whose schemas do not say what they are. */
export const undescribed = ({ schemas }: AnyRuleset): string[] =>
  Object.entries({ ...schemas.commands, ...schemas.events })
    .filter(([, schema]) => !schema.meta()?.description)
    .map(([type]) => type);
