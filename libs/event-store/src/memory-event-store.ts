import { type StoredCommit, sealCommit } from '#records';
import { ChainMismatch } from './chain-mismatch.js';
import { checkCommit } from './check-commit.js';
import type {
  AppendResult,
  CheckedHeads,
  CommitStamp,
  EventStore,
  SuspendedStream,
  NewCommit,
  Obligation,
  Snapshot,
  SnapshotPlace,
  StreamHead,
  StreamMoment,
  VersionRange,
} from './event-store.js';
import type { StreamHeader } from './stream-header.js';
import { MemoryAudit } from './memory-audit.js';
import { MemoryFeed } from './memory-feed.js';
import type { StreamAudit } from './stream-audit.js';

interface Stream {
  head: StreamHead;
  readonly commits: StoredCommit[];
  readonly obligations: Map<string, Obligation & { met: boolean; failures: number }>;
}

/** An event store that forgets everything when the process ends: for tests, simulations and examples. */
export class MemoryEventStore implements EventStore {
  readonly feed = new MemoryFeed();
  private readonly streams = new Map<string, Stream>();
  private readonly halted = new Map<string, SuspendedStream>();
  private readonly snapshots = new Map<string, Snapshot>();
  /** For checks of the stored data. */
  readonly audit: StreamAudit = new MemoryAudit({ streams: this.streams, snapshots: this.snapshots });

  /** `clock` gives milliseconds since 1970 and decides which obligations are due. */
  constructor(private readonly clock: () => number = Date.now) {}

  append(commit: NewCommit): Promise<AppendResult> {
    return settled(() => this.appendNow(commit));
  }

  head(streamId: string): Promise<StreamHead | undefined> {
    return settled(() => this.streams.get(streamId)?.head);
  }

  heads(streamIds: readonly string[]): Promise<ReadonlyMap<string, StreamHead>> {
    return settled(() => {
      const heads = streamIds.map((streamId) => this.streams.get(streamId)?.head).filter((head) => head !== undefined);
      return new Map(heads.map((head) => [head.streamId, head]));
    });
  }

  read(streamId: string, range: VersionRange = {}): Promise<readonly StoredCommit[]> {
    return settled(() => this.commitsOf(streamId, range));
  }

  readAll(after: ReadonlyMap<string, number>): Promise<ReadonlyMap<string, readonly StoredCommit[]>> {
    return settled(() => {
      const read = [...after].map(
        ([streamId, version]) => [streamId, this.commitsOf(streamId, { after: version })] as const,
      );
      return new Map(read.filter(([, commits]) => commits.length > 0));
    });
  }

  firstBeyond(moments: readonly StreamMoment[]): Promise<ReadonlyMap<string, CommitStamp>> {
    return settled(() => {
      const found = moments.flatMap(({ streamId, version, at }) => {
        const commits = this.streams.get(streamId)?.commits ?? [];
        const commit = commits.find((each) => each.lastVersion > version && each.at > at);
        return commit ? [[streamId, { firstVersion: commit.firstVersion, at: commit.at }] as const] : [];
      });
      return new Map(found);
    });
  }

  receipt(streamId: string, commandId: string): Promise<StoredCommit | undefined> {
    return settled(() => this.streams.get(streamId)?.commits.find((commit) => commit.commandId === commandId));
  }

  loadSnapshot(streamId: string, subjectVersion: string, upTo?: number): Promise<Snapshot | undefined> {
    return settled(() => this.newestSnapshot({ streamId, subjectVersion }, upTo));
  }

  loadSnapshots(wanted: readonly SnapshotPlace[]): Promise<ReadonlyMap<string, Snapshot>> {
    return settled(() => {
      const found = wanted.map((place) => this.newestSnapshot(place)).filter((snapshot) => snapshot !== undefined);
      return new Map(found.map((snapshot) => [snapshot.streamId, snapshot]));
    });
  }

  saveSnapshot(snapshot: Snapshot): Promise<void> {
    const key = JSON.stringify([snapshot.streamId, snapshot.subjectVersion, snapshot.version]);
    return settled(() => void this.snapshots.set(key, plain(snapshot)));
  }

  /** Heads and commits are written together here. */
  checkHeads(): Promise<CheckedHeads> {
    return Promise.resolve({ broken: [], last: null });
  }

  dueObligations(limit: number, by = this.clock()): Promise<readonly Obligation[]> {
    return settled(() =>
      [...this.streams.values()]
        .flatMap((stream) => [...stream.obligations.values()])
        .filter((owed) => !owed.met && owed.dueAt <= by && !this.halted.has(owed.streamId))
        .sort((one, other) => one.dueAt - other.dueAt)
        .slice(0, limit)
        .map(({ met: _met, failures: _failures, ...obligation }) => obligation),
    );
  }

  settle(streamId: string, key: string): Promise<void> {
    return settled(() => this.meet(streamId, key));
  }

  countFailure(streamId: string, key: string): Promise<number> {
    return settled(() => {
      const obligation = this.streams.get(streamId)?.obligations.get(key);
      return obligation ? (obligation.failures += 1) : 0;
    });
  }

  suspend(streamId: string, why: string): Promise<boolean> {
    return settled(() => {
      if (this.halted.has(streamId)) return false;
      this.halted.set(streamId, { streamId, why, since: this.clock() });
      return true;
    });
  }

  resume(streamId: string): Promise<boolean> {
    return settled(() => {
      for (const obligation of this.streams.get(streamId)?.obligations.values() ?? []) obligation.failures = 0;
      return this.halted.delete(streamId);
    });
  }

  suspendedAmong(streamIds: readonly string[]): Promise<readonly SuspendedStream[]> {
    return settled(() => streamIds.flatMap((streamId) => this.halted.get(streamId) ?? []));
  }

  suspendedStreams(limit: number): Promise<readonly SuspendedStream[]> {
    return settled(() => [...this.halted.values()].slice(0, limit));
  }

  private newestSnapshot({ streamId, subjectVersion }: SnapshotPlace, upTo = Infinity): Snapshot | undefined {
    return [...this.snapshots.values()]
      .filter((one) => one.streamId === streamId && one.subjectVersion === subjectVersion && one.version <= upTo)
      .filter(({ version, hash }) => this.hashAt(streamId, version) === hash)
      .reduce<Snapshot | undefined>((best, one) => (best && best.version > one.version ? best : one), undefined);
  }

  private appendNow(commit: NewCommit): AppendResult {
    checkCommit(commit);
    const stream = this.streams.get(commit.streamId);
    const known = stream?.commits.find(({ commandId }) => commandId === commit.commandId);
    if (known) return { status: 'replayed', commit: known };
    const version = stream?.head.version ?? 0;
    if (stream?.head.status === 'closed') return { status: 'closed', version };
    if (version !== commit.expectedVersion) {
      return {
        status: 'conflict',
        version,
        missed: this.commitsOf(commit.streamId, { after: commit.expectedVersion }),
      };
    }
    if (stream && stream.head.lastHash !== commit.previousHash) throw new ChainMismatch(commit.streamId, version);
    if (this.halted.has(commit.streamId)) return { status: 'halted' };
    return this.store(commit, plain(sealCommit(commit)));
  }

  private store(commit: NewCommit, sealed: StoredCommit): AppendResult {
    const { streamId } = commit;
    const head = { streamId, version: sealed.lastVersion, lastHash: sealed.hash, ...plain(commit.head) };
    const stream: Stream = this.streams.get(streamId) ?? { head, commits: [], obligations: new Map() };
    this.streams.set(streamId, stream);
    stream.head = head;
    stream.commits.push(sealed);
    this.feed.add(sealed, () => headerOf(stream.head));
    commit.settled.forEach((key) => stream.obligations.delete(key));
    for (const obligation of commit.obligations) {
      if (!stream.obligations.has(obligation.key)) {
        stream.obligations.set(obligation.key, { streamId, streamKind: head.kind, ...plain(obligation), ...UNMET });
      }
    }
    return { status: 'ok', version: sealed.lastVersion, hash: sealed.hash };
  }

  private meet(streamId: string, key: string): void {
    const obligation = this.streams.get(streamId)?.obligations.get(key);
    if (obligation) obligation.met = true;
  }

  private hashAt(streamId: string, version: number): string | undefined {
    return this.streams.get(streamId)?.commits.find(({ lastVersion }) => lastVersion === version)?.hash;
  }

  private commitsOf(streamId: string, { after = 0, upTo = Infinity }: VersionRange): readonly StoredCommit[] {
    const commits = this.streams.get(streamId)?.commits ?? [];
    return commits.filter((commit) => commit.lastVersion > after && commit.firstVersion <= upTo);
  }
}

const UNMET = { met: false, failures: 0 };

const headerOf = ({ kind, subject, status }: StreamHead): StreamHeader => ({ kind, subject, status });

/** As a database would give it back: a copy, frozen so that no reader changes history. */
const plain = <T>(value: T): T => frozen(JSON.parse(JSON.stringify(value)) as T);

function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null) Object.values(value).forEach(frozen);
  return Object.freeze(value);
}

const settled = async <T>(answer: () => T): Promise<T> => Promise.resolve(answer());
