import { AsyncLocalStorage } from 'node:async_hooks';
import type { Measurements, Ids, Observer } from './observer.js';

/** Knows the ids of the current deed, and those with which a fault was thrown: for the log. */
export class KnownIds implements Observer {
  private readonly now = new AsyncLocalStorage<Ids>();
  private readonly ofFaults = new WeakMap<object, Ids>();

  /** The ids with which a fault was thrown, the innermost deed's included; else those of the current deed. */
  of(fault: unknown): Ids {
    const known = fault instanceof Error ? this.ofFaults.get(fault) : undefined;
    return known ?? this.now.getStore() ?? {};
  }

  during<Name extends keyof Measurements, T>(_name: Name, ids: Ids, work: () => Promise<T>): Promise<T> {
    const known = { ...this.now.getStore(), ...ids };
    return this.now.run(known, async () => {
      try {
        return await work();
      } catch (fault) {
        if (fault instanceof Error && !this.ofFaults.has(fault)) this.ofFaults.set(fault, known);
        throw fault;
      }
    });
  }

  happened(): void {
    // Nothing that could be found again.
  }

  stands(): void {
    // Nor this.
  }
}
