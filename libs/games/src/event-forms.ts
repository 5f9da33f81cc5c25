import { upcasterOf, type StoredCommit, type StoredEvent, type Upcast } from '#event-store';

/** In which form the events of a ruleset are written, and how older ones are brought to it when they are read. */
export class EventForms {
  private readonly upcaster: (commit: StoredCommit) => StoredCommit;

  /** Throws a TypeError when the steps of a type have a gap or a double. */
  constructor(private readonly steps: readonly Upcast[] = []) {
    this.upcaster = upcasterOf(steps);
  }

  /** The form in which an event of this type is written today: 1 until its schema has changed. */
  schemaVersionOf(type: string): number {
    return this.steps.reduce((newest, step) => (step.type === type ? Math.max(newest, step.from + 1) : newest), 1);
  }

  /** Events in today's form. */
  newest(events: readonly StoredEvent[]): readonly StoredEvent[] {
    return this.steps.length === 0 ? events : this.upcaster({ events } as StoredCommit).events;
  }
}
