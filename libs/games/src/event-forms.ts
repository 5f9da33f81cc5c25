import { upcasterOf, type NewEvent, type StoredCommit, type StoredEvent, type Upcast } from '#event-store';
import type { AnyTagged, Json } from '#kernel';

/** In which form the events of a ruleset are written, and how older ones are brought to it when they are read. */
export class EventForms {
  private readonly upcaster: (commit: StoredCommit) => StoredCommit;
  private readonly versions = new Map<string, number>();

  /** Throws a TypeError when the steps of a type have a gap or a double. */
  constructor(private readonly steps: readonly Upcast[] = []) {
    this.upcaster = upcasterOf(steps);
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

  /** Events in today's form. */
  newest(events: readonly StoredEvent[]): readonly StoredEvent[] {
    return this.steps.length === 0 ? events : this.upcaster({ events } as StoredCommit).events;
  }

  /** The form in which an event of this type is written today: 1 until its schema has changed. */
  private schemaVersionOf(type: string): number {
    return this.versions.get(type) ?? 1;
  }
}
