import { gameEventSchemas, isGameEvent } from './game-events.js';
import { importanceOf, type Importance } from './importance.js';
import type { AnyRules } from './rules.js';
import type { AnyTagged } from './shapes.js';

/**
 * How much an event of a game matters, one of the ruleset's own or one that every game has. It follows from the type
 * alone, never from what the event holds: a viewer learns nothing from getting, or not getting, a redacted event.
 */
export function importanceOfEvent(ruleset: AnyRules, event: Pick<AnyTagged, 'type'>): Importance {
  const schema = isGameEvent(event) ? gameEventSchemas[event.type] : ruleset.schemas.events[event.type];
  return schema ? importanceOf(schema) : 'STORY';
}
