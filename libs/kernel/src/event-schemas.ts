import { gameEventSchemas } from './game-events.js';
import { onceFor } from './once-for.js';
import type { AnyRuleset } from './ruleset.js';

/** The schemas of every event that a game of this ruleset can have: the kernel's and the ruleset's. */
export const eventSchemasOf = onceFor((ruleset: AnyRuleset): AnyRuleset['schemas']['events'] => ({
  ...gameEventSchemas,
  ...ruleset.schemas.events,
}));
