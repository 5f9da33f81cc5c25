import type { StoredCommit } from '#records';
import type {
  AppendResult,
  CheckedHeads,
  CommitStamp,
  EventStore,
  NewCommit,
  Obligation,
  Snapshot,
  SnapshotPlace,
  StreamHead,
  StreamMoment,
  SuspendedStream,
  VersionRange,
} from '../event-store.js';
import type { Feed } from '../feed.js';
import { NodesFeed } from './nodes-feed.js';
import { Placement } from './placement.js';
import type { StoreNode } from './store-node.js';

/**
 * Several stores as one: each stream stands whole in the one of its slice, with its receipts, obligations, halts and snapshots. What is asked
 * about one stream is one call to one store, an append too; what is asked about many is one call to each store that has some of them.
 */
export class NodesEventStore implements EventStore {
  readonly feed: Feed;
  private readonly placement: Placement<StoreNode>;
  private readonly told = new WeakSet<object>();

  /**
   * @param nodes with every slice in one of them, the home first.
   * @param report told, once for each time, of a node without whose answer work goes on.
   */
  constructor(
    private readonly nodes: readonly StoreNode[],
    private readonly report: (fault: unknown) => void,
  ) {
    this.feed = new NodesFeed(nodes);
    this.placement = new Placement(nodes);
  }

  append(commit: NewCommit): Promise<AppendResult> {
    return this.at(commit.streamId).append(commit);
  }

  head(streamId: string): Promise<StreamHead | undefined> {
    return this.at(streamId).head(streamId);
  }

  heads(streamIds: readonly string[]): Promise<ReadonlyMap<string, StreamHead>> {
    return this.together(streamIds, sameId, (store, ids) => store.heads(ids));
  }

  read(streamId: string, range?: VersionRange): Promise<readonly StoredCommit[]> {
    return this.at(streamId).read(streamId, range);
  }

  readAll(after: ReadonlyMap<string, number>): Promise<ReadonlyMap<string, readonly StoredCommit[]>> {
    return this.together(
      after,
      ([streamId]) => streamId,
      (store, wanted) => store.readAll(new Map(wanted)),
    );
  }

  firstBeyond(moments: readonly StreamMoment[]): Promise<ReadonlyMap<string, CommitStamp>> {
    return this.together(moments, streamOf, (store, asked) => store.firstBeyond(asked));
  }

  receipt(streamId: string, commandId: string): Promise<StoredCommit | undefined> {
    return this.at(streamId).receipt(streamId, commandId);
  }

  loadSnapshot(streamId: string, subjectVersion: string, upTo?: number): Promise<Snapshot | undefined> {
    return this.at(streamId).loadSnapshot(streamId, subjectVersion, upTo);
  }

  loadSnapshots(wanted: readonly SnapshotPlace[]): Promise<ReadonlyMap<string, Snapshot>> {
    return this.together(wanted, streamOf, (store, places) => store.loadSnapshots(places));
  }

  saveSnapshot(snapshot: Snapshot): Promise<void> {
    return this.at(snapshot.streamId).saveSnapshot(snapshot);
  }

  /** Each store looks at as many; of what they have seen, what all of them have passed counts. */
  async checkHeads(after: string | null, limit: number): Promise<CheckedHeads> {
    const looks = await Promise.all(this.nodes.map(({ store }) => store.checkHeads(after, limit)));
    const [last = null] = looks.flatMap((look) => look.last ?? []).sort();
    const broken = looks.flatMap((look) => look.broken).filter((id) => last === null || id <= last);
    return { broken: broken.sort(), last };
  }

  /** Those of a node that does not answer are left out, and reported: obligations of others do not wait for it. */
  async dueObligations(limit: number, by?: number): Promise<readonly Obligation[]> {
    const due = await this.ofReachable((store) => store.dueObligations(limit, by));
    return due
      .flat()
      .sort((a, b) => a.dueAt - b.dueAt)
      .slice(0, limit);
  }

  settle(streamId: string, key: string): Promise<void> {
    return this.at(streamId).settle(streamId, key);
  }

  countFailure(streamId: string, key: string): Promise<number> {
    return this.at(streamId).countFailure(streamId, key);
  }

  suspend(streamId: string, why: string): Promise<boolean> {
    return this.at(streamId).suspend(streamId, why);
  }

  resume(streamId: string): Promise<boolean> {
    return this.at(streamId).resume(streamId);
  }

  async suspendedAmong(streamIds: readonly string[]): Promise<readonly SuspendedStream[]> {
    const groups = [...this.placement.group(streamIds, sameId)];
    return (await Promise.all(groups.map(([{ store }, ids]) => store.suspendedAmong(ids)))).flat();
  }

  async suspendedStreams(limit: number): Promise<readonly SuspendedStream[]> {
    const suspended = await Promise.all(this.nodes.map(({ store }) => store.suspendedStreams(limit)));
    return suspended
      .flat()
      .sort((a, b) => a.since - b.since || (a.streamId < b.streamId ? -1 : 1))
      .slice(0, limit);
  }

  private at(streamId: string): EventStore {
    return this.placement.of(streamId).store;
  }

  /** Asks each store that has some of the streams about those, and puts the answers together. Throws when one does not answer. */
  private async together<Asked, Answer>(
    asked: Iterable<Asked>,
    idOf: (one: Asked) => string,
    ask: (store: EventStore, some: readonly Asked[]) => Promise<ReadonlyMap<string, Answer>>,
  ): Promise<ReadonlyMap<string, Answer>> {
    const groups = [...this.placement.group(asked, idOf)];
    const answers = await Promise.all(groups.map(([{ store }, some]) => ask(store, some)));
    return answers.length === 1 && answers[0] ? answers[0] : new Map(answers.flatMap((answer) => [...answer]));
  }

  /** The answers of the stores that give one. Throws when none does. */
  private async ofReachable<Answer>(ask: (store: EventStore) => Promise<Answer>): Promise<readonly Answer[]> {
    const asked = await Promise.allSettled(this.nodes.map(({ store, reach }) => reach.ask(() => ask(store))));
    const answers = asked.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    const faults = asked.flatMap((one) => (one.status === 'rejected' ? [one.reason as Error] : []));
    const [first] = faults;
    if (first && answers.length === 0) throw first;
    for (const fault of faults) if (!this.told.has(fault)) this.report(fault);
    for (const fault of faults) this.told.add(fault);
    return answers;
  }
}

const sameId = (streamId: string): string => streamId;

const streamOf = ({ streamId }: { readonly streamId: string }): string => streamId;
