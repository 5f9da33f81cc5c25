import { MemoryEventStore, type AppendResult, type NewCommit, type StreamHead } from '#event-store';
import { derivedId } from '#records';
import type { Broken } from './world.js';

/** Acknowledges one commit in thirty and forgets it. */
class ForgetfulStore extends MemoryEventStore {
  private appends = 0;

  override append(commit: NewCommit): Promise<AppendResult> {
    this.appends += 1;
    if (this.appends % 30 !== 0) return super.append(commit);
    return Promise.resolve({
      status: 'ok',
      version: commit.expectedVersion + commit.events.length,
      hash: '0'.repeat(64),
    });
  }
}

/** Does not recognise commands that it has carried out. */
class WithoutReceipts extends MemoryEventStore {
  override receipt(): Promise<undefined> {
    return Promise.resolve(undefined);
  }

  override async append(commit: NewCommit): Promise<AppendResult> {
    const result = await super.append(commit);
    if (result.status !== 'replayed') return result;
    return super.append({ ...commit, commandId: derivedId(commit.commandId, 'again') });
  }
}

/** Forgets the obligations of every other commit: they are met only where nothing gets lost. */
class CarelessStore extends MemoryEventStore {
  private appends = 0;

  override append(commit: NewCommit): Promise<AppendResult> {
    this.appends += 1;
    return super.append(this.appends % 2 === 0 ? { ...commit, obligations: [] } : commit);
  }
}

/** Gives the heads of streams as of a commit ago, one time in ten: a replica that lags. */
class LaggingStore extends MemoryEventStore {
  private readonly before = new Map<string, StreamHead>();
  private looks = 0;

  override async append(commit: NewCommit): Promise<AppendResult> {
    const head = await super.head(commit.streamId);
    if (head) this.before.set(commit.streamId, head);
    return super.append(commit);
  }

  override async head(streamId: string): Promise<StreamHead | undefined> {
    this.looks += 1;
    return this.looks % 10 === 0 ? (this.before.get(streamId) ?? super.head(streamId)) : super.head(streamId);
  }
}

/** Lets one conflict in two through: a decision on another state is stored as it is. */
class RashStore extends MemoryEventStore {
  private conflicts = 0;

  override async append(commit: NewCommit): Promise<AppendResult> {
    const result = await super.append(commit);
    if (result.status !== 'conflict' || (this.conflicts += 1) % 2 === 0) return result;
    const head = await super.head(commit.streamId);
    if (!head) return result;
    return super.append({ ...commit, expectedVersion: head.version, previousHash: head.lastHash });
  }
}

/** Worlds with a broken part, and the part. */
export const mutants: readonly { readonly how: string; readonly broken: Broken }[] = [
  { how: 'a store that forgets acknowledged commits', broken: { store: (clock) => new ForgetfulStore(clock) } },
  { how: 'a store without receipts', broken: { store: (clock) => new WithoutReceipts(clock) } },
  { how: 'a store that forgets obligations', broken: { store: (clock) => new CarelessStore(clock) } },
  { how: 'a store that lags behind', broken: { store: (clock) => new LaggingStore(clock) } },
  { how: 'a store that lets conflicts through', broken: { store: (clock) => new RashStore(clock) } },
  {
    how: 'workers that mark unmet obligations as met',
    broken: {
      process: ({ games, store }) => {
        const meet = games.meet.bind(games);
        let met = 0;
        games.meet = async (duty) => {
          if ((met += 1) % 5 !== 0) return meet(duty);
          await store.settle(duty.gameId, duty.key);
          return { status: 'notFound', what: 'game' };
        };
      },
    },
  },
  {
    how: 'a runner that sends unanswered commands again under a new id',
    broken: {
      process: ({ games }) => {
        const submit = games.submit.bind(games);
        let sent = 0;
        games.submit = (request) =>
          submit({ ...request, commandId: derivedId(request.commandId, String((sent += 1))) });
      },
    },
  },
  {
    how: 'followers who are not told of every commit',
    broken: {
      process: ({ games }) => {
        const follow = games.follow.bind(games);
        games.follow = async function* (...words) {
          for await (const next of follow(...words)) if (next.event.version % 7 !== 0) yield next;
        };
      },
    },
  },
];
