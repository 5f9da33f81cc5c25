import type { EventStore, Snapshot, StreamHead, Subject } from '#event-store';
import { unwatched, type Observer } from '#platform';
import { isMadeOn, type StoredCommit } from '#records';
import type { LRUCache } from 'lru-cache';
import { BrokenStream } from './broken-stream.js';
import { LostHistory } from './lost-history.js';
import type { FoldedStream, SnapshotForm, StreamKind } from '../kinds/stream-kind.js';

/** How many streams are read at once: enough for few round trips, and few enough for the memory of a process. */
const TOGETHER = 10;

/**
 * Streams of one kind, folded. Cached states are never the truth: an append, or the head of the stream, must
 * agree with its version.
 */
export class LoadedStreams<Loaded extends FoldedStream> {
  /**
   * `warm`: where folded streams are remembered. Without it each is folded again on every use. `observer` is told
   * the source of each stream that is wanted as it is now.
   */
  constructor(
    private readonly store: EventStore,
    readonly kind: StreamKind<Loaded>,
    private readonly cache?: LRUCache<string, Loaded>,
    private readonly observer: Observer = unwatched,
  ) {}

  /** The cached state of a stream, however old. */
  cached(streamId: string): Loaded | undefined {
    return this.cache?.get(streamId);
  }

  /** The cached state of a stream, for decisions: the append finds out whether it is old. */
  cachedForDecision(streamId: string): Loaded | undefined {
    const known = this.cached(streamId);
    if (known) this.observer.happened('load', { from: 'memory' });
    return known;
  }

  /** Caches a stream unless something newer is known. */
  put(streamId: string, loaded: Loaded): void {
    const known = this.cached(streamId);
    if (!known || this.kind.versionOf(known) < this.kind.versionOf(loaded)) this.cache?.set(streamId, loaded);
  }

  evict(streamId: string): void {
    this.cache?.delete(streamId);
  }

  /**
   * A stream after further commits of the store, cached. Throws `LostHistory`, and forgets what was cached, where they were made on
   * another state than this one: a database that came back without its last commits has another history.
   */
  continued(streamId: string, base: Loaded, commits: readonly StoredCommit[]): Loaded {
    if (!areNext(base, commits)) {
      this.evict(streamId);
      throw new LostHistory(streamId, this.kind.versionOf(base));
    }
    const known = this.cached(streamId);
    const loaded = known && known.hash === commits.at(-1)?.hash ? known : this.kind.fold(base, commits);
    this.put(streamId, loaded);
    return loaded;
  }

  /** A stream as the store has it now; `undefined` when there is none of this kind. Throws `BrokenStream`. */
  async current(streamId: string): Promise<Loaded | undefined> {
    return this.upTo(await this.store.head(streamId));
  }

  /**
   * Streams as the store has them now, in their order, without those of other kinds. One look finds which of
   * them are remembered as they are; the others are read some at a time, each time with two statements.
   */
  async currentOf(streamIds: readonly string[]): Promise<readonly Loaded[]> {
    const heads = await this.store.heads(streamIds);
    const found = new Map<string, Loaded>();
    const behind: StreamHead[] = [];
    for (const head of heads.values()) {
      if (head.kind !== this.kind.name) continue;
      const known = this.cachedAt(head);
      if (known) found.set(head.streamId, known);
      else behind.push(head);
    }
    for (let first = 0; first < behind.length; first += TOGETHER) {
      for (const [streamId, loaded] of await this.upToAll(behind.slice(first, first + TOGETHER)))
        found.set(streamId, loaded);
    }
    return streamIds.flatMap((streamId) => found.get(streamId) ?? []);
  }

  /** Streams up to their heads, read together. */
  private async upToAll(heads: readonly StreamHead[]): Promise<ReadonlyMap<string, Loaded>> {
    const snapshots = await this.snapshotsOf(heads.filter(({ streamId }) => !this.cached(streamId)));
    const bases: (readonly [StreamHead, Loaded])[] = [];
    for (const head of heads) bases.push([head, await this.baseOf(head, () => snapshots.get(head.streamId))]);
    const news = await this.store.readAll(
      new Map(bases.map(([{ streamId }, base]) => [streamId, this.kind.versionOf(base)])),
    );
    const found = new Map<string, Loaded>();
    for (const [head, base] of bases) {
      found.set(head.streamId, await this.foldedUpTo(head, base, news.get(head.streamId) ?? []));
    }
    return found;
  }

  /** A stream up to a head of it. */
  private async upTo(head: StreamHead | undefined): Promise<Loaded | undefined> {
    if (head?.kind !== this.kind.name) return undefined;
    const known = this.cachedAt(head);
    if (known) return known;
    const { streamId, subject } = head;
    const base = await this.baseOf(head, () => this.store.loadSnapshot(streamId, subject.version));
    return this.foldedUpTo(head, base, await this.store.read(streamId, { after: this.kind.versionOf(base) }));
  }

  /** The cached state of a stream, where it is at its head. A state beyond it, or beside it, is forgotten. */
  private cachedAt({ streamId, version, lastHash }: StreamHead): Loaded | undefined {
    const known = this.cached(streamId);
    if (!known) return undefined;
    const at = this.kind.versionOf(known);
    if (at !== version || known.hash !== lastHash) {
      if (at >= version) this.evict(streamId);
      return undefined;
    }
    this.observer.happened('load', { from: 'memory' });
    return known;
  }

  /** The state from which a stream is folded on: the cached one, else that of its snapshot. */
  private async baseOf(
    head: StreamHead,
    load: () => Promise<Snapshot | undefined> | Snapshot | undefined,
  ): Promise<Loaded> {
    const older = this.cached(head.streamId);
    this.observer.happened('load', { from: older ? 'older' : 'store' });
    return older ?? this.thawed(head, this.kind.snapshots && (await load()));
  }

  private async foldedUpTo(head: StreamHead, base: Loaded, news: readonly StoredCommit[]): Promise<Loaded> {
    const loaded = areNext(base, news) ? this.kind.fold(base, news) : await this.foldedAgain(head);
    await this.checkHead(head, loaded);
    this.put(head.streamId, loaded);
    return loaded;
  }

  /** A stream whose cached state is of another history, folded from what is stored. */
  private async foldedAgain(head: StreamHead): Promise<Loaded> {
    const { streamId, subject } = head;
    this.evict(streamId);
    const base = await this.baseOf(head, () => this.store.loadSnapshot(streamId, subject.version));
    return this.kind.fold(base, await this.store.read(streamId, { after: this.kind.versionOf(base) }));
  }

  /** A stream as it was after the last whole commit up to a version; `undefined` when it has not come that far. */
  async at(streamId: string, version: number): Promise<Loaded | undefined> {
    const known = this.cached(streamId);
    if (known && this.kind.versionOf(known) === version) return known;
    const head = await this.store.head(streamId);
    if (head?.kind !== this.kind.name || version < 1 || version > head.version) return undefined;
    const snapshot = this.kind.snapshots && (await this.store.loadSnapshot(streamId, head.subject.version, version));
    const base = await this.thawed(head, snapshot);
    const commits = await this.store.read(streamId, { after: this.kind.versionOf(base), upTo: version });
    const whole = commits.filter((commit) => commit.lastVersion <= version);
    const loaded = this.kind.fold(base, whole);
    return this.kind.versionOf(loaded) > 0 ? loaded : undefined;
  }

  /** Keeps a snapshot in the store when a commit on a version has passed a multiple of the kind's interval. */
  async snapshot({ streamId, subject }: Pick<StreamHead, 'streamId' | 'subject'>, loaded: Loaded, before: number) {
    const { snapshots } = this.kind;
    const version = this.kind.versionOf(loaded);
    if (!snapshots || Math.floor(before / snapshots.every) === Math.floor(version / snapshots.every)) return;
    await this.save(streamId, subject, loaded, snapshots);
  }

  private async snapshotsOf(heads: readonly StreamHead[]): Promise<ReadonlyMap<string, Snapshot>> {
    if (!this.kind.snapshots || heads.length === 0) return new Map();
    return this.store.loadSnapshots(
      heads.map(({ streamId, subject }) => ({ streamId, subjectVersion: subject.version })),
    );
  }

  /** The stream of a snapshot; a stream before its first commit without one. */
  private async thawed({ streamId, subject }: StreamHead, snapshot: Snapshot | undefined): Promise<Loaded> {
    const blank = await this.kind.blank(streamId, subject);
    const { snapshots } = this.kind;
    if (!snapshots || !snapshot) return blank;
    if (snapshots.seals.holds(snapshot)) return snapshots.thaw(blank, snapshot);
    const anew = this.kind.fold(blank, await this.store.read(streamId, { upTo: snapshot.version }));
    await this.save(streamId, subject, anew, snapshots);
    return anew;
  }

  private async save(streamId: string, subject: Subject, loaded: Loaded, form: SnapshotForm<Loaded>): Promise<void> {
    const version = this.kind.versionOf(loaded);
    const state = form.freeze(loaded);
    const { hash } = loaded;
    await this.store.saveSnapshot(form.seals.seal({ streamId, subjectVersion: subject.version, version, hash, state }));
  }

  /** A head that was read first may be older than the commits that were read then, by whole commits, and never newer. */
  private async checkHead(head: StreamHead, loaded: Loaded): Promise<void> {
    const version = this.kind.versionOf(loaded);
    const now = version > head.version ? ((await this.store.head(head.streamId)) ?? head) : head;
    if (now === head ? isAt(now, version, loaded.hash) : now.version > version || isAt(now, version, loaded.hash))
      return;
    this.evict(head.streamId);
    throw new BrokenStream(head.streamId, now.version, version);
  }
}

/** Whether commits were made on a state, and not on another one of the same version. */
const areNext = ({ hash }: FoldedStream, [first]: readonly StoredCommit[]): boolean =>
  first === undefined || isMadeOn(hash, first);

const isAt = (head: StreamHead, version: number, hash: string): boolean =>
  head.version === version && head.lastHash === hash;
