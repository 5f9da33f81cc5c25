import type { Clock } from '#streams';
import { PROCESS_PATIENCE, type PresenceStore, type PresentAt } from './presence-store.js';

interface Known {
  seenAt: number;
  readonly present: Map<string, PresentAt>;
}

/** Presences in memory; for tests and for a store in memory. */
export class MemoryPresenceStore implements PresenceStore {
  private readonly processes = new Map<string, Known>();

  constructor(private readonly clock: Clock = Date.now) {}

  beat(process: string): Promise<{ readonly isNew: boolean }> {
    for (const [name, known] of this.processes) if (!this.isAlive(known)) this.processes.delete(name);
    const known = this.processes.get(process);
    if (known) known.seenAt = this.clock();
    else this.processes.set(process, { seenAt: this.clock(), present: new Map() });
    return Promise.resolve({ isNew: known === undefined });
  }

  write(process: string, changes: readonly PresentAt[]): Promise<void> {
    for (const change of changes) this.processes.get(process)?.present.set(`${change.place} ${change.who}`, change);
    return Promise.resolve();
  }

  forget(process: string): Promise<void> {
    this.processes.delete(process);
    return Promise.resolve();
  }

  at(places: readonly string[]): Promise<readonly PresentAt[]> {
    const total = new Map<string, PresentAt>();
    for (const known of this.processes.values()) {
      if (!this.isAlive(known)) continue;
      for (const [key, present] of known.present) {
        if (present.times === 0 || !places.includes(present.place)) continue;
        total.set(key, { ...present, times: present.times + (total.get(key)?.times ?? 0) });
      }
    }
    return Promise.resolve([...total.values()]);
  }

  private isAlive({ seenAt }: Known): boolean {
    return seenAt > this.clock() - PROCESS_PATIENCE;
  }
}
