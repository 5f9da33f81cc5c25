import { importanceOfEvent } from './event-importance.js';
import { gameEventSchemas } from './game-events.js';
import { mattersAtLeast, type Importance } from './importance.js';
import type { AnyRules } from './rules.js';
import type { AnyTagged } from './shapes.js';

/** The wanted events of a game, by their types alone: all of them when it is empty. */
export interface EventFilter {
  /** Only events of at least this importance. */
  readonly atLeast?: Importance | undefined;
  /** Only events of these types; of all when absent. */
  readonly types?: readonly string[] | undefined;
}

/** The types of all events that a game of a ruleset may have: those of every game, then its own. */
export const eventTypesOf = (ruleset: AnyRules): readonly string[] => [
  ...Object.keys(gameEventSchemas),
  ...Object.keys(ruleset.schemas.events),
];

/** Whether a filter leaves nothing out. */
export const takesAll = ({ atLeast = 'DETAIL', types }: EventFilter): boolean =>
  atLeast === 'DETAIL' && types === undefined;

/** Whether an event is wanted. It follows from the type alone, so that an omission tells nothing. */
export const isWanted = (
  ruleset: AnyRules,
  event: Pick<AnyTagged, 'type'>,
  { atLeast = 'DETAIL', types }: EventFilter,
): boolean =>
  (types === undefined || types.includes(event.type)) && mattersAtLeast(importanceOfEvent(ruleset, event), atLeast);
