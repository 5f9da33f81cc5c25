import type { Obligation, Snapshot } from './event-store.js';
import type { StoredCommit } from '#records';
import type { IdRange, SeenByReadModel, StreamAudit, WrittenText } from './stream-audit.js';

/** The stored data of streams in memory, as an audit reads it. */
interface Kept {
  readonly streams: ReadonlyMap<
    string,
    {
      readonly commits: readonly StoredCommit[];
      readonly obligations: ReadonlyMap<string, Obligation & { met: boolean }>;
    }
  >;
  readonly snapshots: ReadonlyMap<string, Snapshot>;
}

/** The audit of a store in memory, which has no read models, and nothing twice. */
export class MemoryAudit implements StreamAudit {
  constructor(private readonly kept: Kept) {}

  async *streams(within?: IdRange): AsyncIterable<string> {
    for (const streamId of [...this.kept.streams.keys()].sort())
      if (!within || (streamId > within.after && streamId <= within.upTo)) yield await Promise.resolve(streamId);
  }

  texts(streamId: string): Promise<readonly WrittenText[]> {
    const commits = this.kept.streams.get(streamId)?.commits ?? [];
    return Promise.resolve(
      commits.map((commit) => ({
        commit,
        command: JSON.stringify(commit.command),
        events: JSON.stringify(commit.events),
      })),
    );
  }

  obligations(streamId: string): Promise<readonly (Obligation & { readonly met: boolean })[]> {
    return Promise.resolve([...(this.kept.streams.get(streamId)?.obligations.values() ?? [])]);
  }

  snapshots(streamId: string): Promise<readonly Snapshot[]> {
    return Promise.resolve([...this.kept.snapshots.values()].filter((one) => one.streamId === streamId));
  }

  seen(): Promise<readonly SeenByReadModel[]> {
    return Promise.resolve([]);
  }

  repeated(): Promise<readonly string[]> {
    return Promise.resolve([]);
  }
}
