import { MemoryEventStore, type AppendResult, type NewCommit } from '#event-store';

/** A store in which, while `rival` says so, another process is faster every time. */
export class ContendedStore extends MemoryEventStore {
  rival = false;

  override append(commit: NewCommit): Promise<AppendResult> {
    if (!this.rival) return super.append(commit);
    return Promise.resolve({ status: 'conflict', version: commit.expectedVersion, missed: [] });
  }
}
