import { gameEventSchemas } from './game-events.js';
import { onceFor } from './once-for.js';
import type { AnyRules } from './rules.js';

/** The schemas of every event that a game of this ruleset can have: the kernel's and the ruleset's. */
export const eventSchemasOf = onceFor((ruleset: AnyRules): AnyRules['schemas']['events'] => ({
  ...gameEventSchemas,
  ...ruleset.schemas.events,
}));
