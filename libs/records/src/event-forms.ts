import { onceFor, type AnyRules, type AnyTagged, type Json, type Upcast } from '#kernel';
import type { NewEvent, StoredEvent } from './commit.js';
import { upcasterOf } from './upcasting.js';

/** The form of the events of a ruleset, and the upcasting of older ones on read. */
export class EventForms {
  private readonly upcast: ReturnType<typeof upcasterOf>;
  private readonly versions = new Map<string, number>();

  /** Throws a TypeError when the steps of a type have a gap or a double. */
  constructor(steps: readonly Upcast[] = []) {
    this.upcast = upcasterOf(steps);
    for (const { type, from } of steps) this.versions.set(type, Math.max(this.schemaVersionOf(type), from + 1));
  }

  /** Events as they are stored. */
  written(events: readonly AnyTagged[]): readonly NewEvent[] {
    return events.map(({ type, ...data }) => ({
      type,
      schemaVersion: this.schemaVersionOf(type),
      data: data as Json,
    }));
  }

  /** Whether each event is in a form that is or was written. */
  knows(events: readonly StoredEvent[]): boolean {
    return events.every(({ type, schemaVersion }) => schemaVersion <= this.schemaVersionOf(type));
  }

  /** Events in today's form. */
  newest(events: readonly StoredEvent[]): readonly StoredEvent[] {
    return this.versions.size === 0 ? events : this.upcast({ events }).events;
  }

  /** Events as the rules know them, in today's form. */
  tagged(events: readonly StoredEvent[]): readonly AnyTagged[] {
    return this.newest(events).map(taggedOf);
  }

  /** The form in which an event of this type is written today: 1 until its schema has changed. */
  private schemaVersionOf(type: string): number {
    return this.versions.get(type) ?? 1;
  }
}

type Upcasting = Pick<AnyRules, 'upcasts'>;

/** The forms of the events of a ruleset's games. */
export const formsOf = onceFor((ruleset: Upcasting) => new EventForms(ruleset.upcasts));

/** The forms of the events of its campaigns. */
export const campaignFormsOf = onceFor((ruleset: AnyRules) => new EventForms(ruleset.campaign?.upcasts));

/** An event of older rules in the form that it has under newer ones of the same ruleset; where they are the same it is given back. */
export function inFormOf(newer: Upcasting, older: Upcasting, event: AnyTagged): AnyTagged {
  if (newer === older) return event;
  const written = formsOf(older)
    .written([event])
    .map((each) => ({ ...each, version: 1 }));
  return formsOf(newer).tagged(written)[0] ?? event;
}

/** An event as the rules know it, from the form in which it is stored. */
export const taggedOf = ({ type, data }: Pick<NewEvent, 'type' | 'data'>): AnyTagged => ({ ...(data as object), type });
