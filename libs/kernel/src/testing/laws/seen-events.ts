import type { AnyRuleset } from '../../ruleset.js';
import { isOfAudience, redactorOf } from '../../redaction.js';
import type { Viewer } from '../../seat.js';
import { revelationsOf } from '../../secrets.js';
import type { AnyTagged } from '../../shapes.js';
import { bytes } from './law.js';

/** An event as a viewer gets it, and the fields that make something known to them. */
export interface SeenEvent {
  readonly event: AnyTagged;
  /** The names of fields; `type` when it is already known by happening. */
  readonly reveals: (field: string) => boolean;
}

/** When the game is over nothing is secret any more. */
const endsSecrecy = ({ type }: AnyTagged): boolean =>
  type === 'gameOver' || type === 'gameAbandoned' || type === 'seedRevealed';

/** How a viewer sees the events of games under these options. */
export function seenBy(
  ruleset: AnyRuleset,
  options: unknown,
  viewer: Viewer,
): (events: readonly AnyTagged[]) => SeenEvent[] {
  const redactor = redactorOf(ruleset, options);
  const sides = new Map(ruleset.seats(options).seats.map((plan) => [plan.seat, plan.side]));
  return (events) =>
    events.map((event) => {
      const schema = ruleset.schemas.events[event.type];
      const revelations = schema ? revelationsOf(schema) : {};
      return {
        event: redactor(event, viewer),
        reveals: (field) => endsSecrecy(event) || isOfAudience(revelations[field] ?? 'nobody', event, viewer, sides),
      };
    });
}

/** How the events of a viewer in two worlds part: not at all, where both reveal something, or where they may not. */
export type Parting = 'same' | 'revealed' | { readonly where: string };

/** Worlds may part where both reveal something, and in what reveals it only: from there on the viewer knows them apart. */
export function parting(here: readonly SeenEvent[], there: readonly SeenEvent[]): Parting {
  for (let place = 0; place < Math.max(here.length, there.length); place += 1) {
    const [one, other] = [here[place], there[place]];
    if (bytes(one?.event) === bytes(other?.event)) continue;
    if (!one || !other) return { where: `only one of them has ${bytes((one ?? other)?.event)}` };
    const silent = fieldsApart(one.event, other.event).filter((field) => !one.reveals(field) || !other.reveals(field));
    if (silent.length === 0) return 'revealed';
    return {
      where: `${bytes(one.event)} and ${bytes(other.event)} differ in ${silent.join(', ')}, which nothing reveals`,
    };
  }
  return 'same';
}

/** The fields in which two events differ; of two that are not of one type, that they are not. */
function fieldsApart(one: AnyTagged, other: AnyTagged): string[] {
  if (one.type !== other.type) return ['type'];
  const fields = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...fields].filter((field) => bytes(one[field]) !== bytes(other[field]));
}
