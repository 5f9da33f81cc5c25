import { setTimeout as pause } from 'node:timers/promises';
import { ChainMismatch, type EventStore, type NewCommit, type Obligation } from '#event-store';
import { unwatched, type Measurements, type Observer } from '#platform';
import { GENESIS_HASH, type StoredCommit, SYSTEM } from '#records';
import type {
  CommandIdReused,
  Executed,
  Decided,
  VersionMismatch,
  StreamNotFound,
  RunOutcome,
  CommandRequest,
  WrittenCommit,
} from './run-outcome.js';
import type { CommandQueues } from './command-queues.js';
import type { LoadedStreams } from '../loading/loaded-streams.js';
import { LostHistory } from '../loading/lost-history.js';
import type { FoldedStream } from '../kinds/stream-kind.js';

/** How often a command is decided again because another process was faster. */
const MOST_TRIES = 20;

/** A commit that was just stored. */
export interface AfterCommit<Loaded> {
  readonly before: Loaded;
  readonly after: Loaded;
  readonly commit: NewCommit;
  /** The commit as it stands in the stream. */
  readonly written: WrittenCommit;
}

/** The obligations of a commit. */
export const obligationsWith = ({ streamId, obligations, head }: NewCommit): readonly Obligation[] =>
  obligations.map((obligation) => ({ streamId, streamKind: head.kind, ...obligation }));

/** The decisions of the rules of a kind of streams on requests. */
export interface Decider<Loaded, Request, Answer> {
  /** The effect of a request on a stream, or its refusal. Leaves the stream given alone. */
  decide(loaded: Loaded, request: Request): Decided<Loaded> | Answer | Promise<Decided<Loaded> | Answer>;
  /**
   * Why a request may not be on a stream, as far as that can be told at once: asked before it waits in line, so that an account
   * without rights keeps no others waiting.
   */
  preAuthorize?(loaded: Loaded, request: Request): Answer | undefined;
  /** Why a request may not give an expected version, which would reveal the version of the stream. */
  authorizeExpectedVersion?(loaded: Loaded, request: Request): Answer | undefined;
  /** Whether a request may not learn that its command id was given before, by another actor: that would reveal that it happened. */
  hidesReceipt?(commit: StoredCommit, request: Request, loaded: Loaded): boolean;
  /** True when a commit with the request's command id is the answer to this very request. */
  isAnswer(request: Request, commit: StoredCommit, loaded: Loaded): boolean;
}

/** The dependencies of a runner. */
export interface StreamRunnerParts<Loaded extends FoldedStream, Request, Answer> {
  readonly store: EventStore;
  readonly streams: LoadedStreams<Loaded>;
  readonly decider: Decider<Loaded, Request, Answer>;
  /** Lets the commands of one stream wait for one another. Without it they go at once, and the store decides. */
  readonly queues?: CommandQueues;
  /** Called after each commit; must not throw. */
  readonly committed?: (committed: AfterCommit<Loaded>) => void;
  /** Waits before a command is decided again, the third time or later, because another process was faster; some milliseconds by default. */
  readonly backOff?: ((tries: number) => Promise<unknown>) | undefined;
  /** Told of commands. */
  readonly observer?: Observer | undefined;
}

/**
 * Carries commands on streams of one kind out: decide on the known state of the stream, append at exactly that version, and
 * decide again on fresh state when another process was faster. A command id that is known is answered from its receipt: the
 * append looks it up before all else, and no other answer is given before the receipt, and the version it was decided on,
 * have been looked up too.
 */
export class StreamRunner<
  Loaded extends FoldedStream,
  Request extends CommandRequest,
  Answer extends { readonly status: string },
> {
  constructor(private readonly parts: StreamRunnerParts<Loaded, Request, Answer>) {}

  /** Carries a command out. `start`: the stream to decide on where the store has none yet. */
  run(request: Request, start?: Loaded): Promise<RunOutcome<Loaded, Answer>> {
    const { observer = unwatched, streams } = this.parts;
    const ids = { [`${streams.kind.name}Id`]: request.streamId, commandId: request.commandId };
    return observer.during(
      'command',
      ids,
      () => this.answer(request, start),
      (end) => this.seen(request, end?.result, start),
    );
  }

  /** The labels of a command for the observer: few, each with few values. */
  private seen(request: Request, outcome?: RunOutcome<Loaded, Answer>, start?: Loaded): Measurements['command'] {
    const { streams } = this.parts;
    const isOld = outcome !== undefined && 'replayed' in outcome && outcome.replayed;
    return {
      stream: streams.kind.name,
      ruleset: (streams.cached(request.streamId) ?? start)?.ruleset.name ?? 'unknown',
      by: request.actor === SYSTEM ? 'system' : 'player',
      outcome: isOld ? 'replayed' : (outcome?.status ?? 'fault'),
    };
  }

  private async answer(request: Request, start?: Loaded): Promise<RunOutcome<Loaded, Answer>> {
    const known = this.parts.streams.cached(request.streamId);
    const refusal = known && this.parts.decider.preAuthorize?.(known, request);
    return (refusal && (await this.unlessStale(request, known, refusal))) ?? this.enqueue(request, start);
  }

  private async enqueue(request: Request, start: Loaded | undefined): Promise<RunOutcome<Loaded, Answer>> {
    const { queues } = this.parts;
    const task = () => this.runWithRetries(request, start);
    return (await (queues ? queues.run(request.streamId, request.actor, task) : task())) ?? { status: 'busy' };
  }

  /** The effect of a command on its stream now, or its answer; nothing is done. */
  async dryRun(request: Request): Promise<Decided<Loaded> | VersionMismatch<Loaded> | StreamNotFound | Answer> {
    const loaded = await this.parts.streams.current(request.streamId);
    return loaded ? this.decide(request, loaded) : this.missing();
  }

  private async runWithRetries(request: Request, start?: Loaded): Promise<RunOutcome<Loaded, Answer>> {
    const { streams, backOff = jitteredBackOff } = this.parts;
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      if (tries > 1) await backOff(tries);
      const known = (tries === 0 ? start : undefined) ?? streams.cachedForDecision(request.streamId);
      const loaded = known ?? (await streams.current(request.streamId)) ?? start;
      if (!loaded) return this.missing();
      const answer = await this.tryAtState(request, loaded);
      if (answer) return answer;
    }
    return { status: 'busy' };
  }

  /** One try on one state of the stream; `undefined` when that state turns out to be old. */
  private async tryAtState(request: Request, loaded: Loaded): Promise<RunOutcome<Loaded, Answer> | undefined> {
    const decision = await this.decide(request, loaded);
    return isDecided(decision) ? this.append(request, decision) : this.unlessStale(request, loaded, decision);
  }

  private async decide(request: Request, loaded: Loaded): Promise<Decided<Loaded> | VersionMismatch<Loaded> | Answer> {
    const version = this.versionOf(loaded);
    const { streamId, expectedVersion = version } = request;
    const silence =
      request.expectedVersion === undefined
        ? undefined
        : this.parts.decider.authorizeExpectedVersion?.(loaded, request);
    if (silence) return silence;
    if (expectedVersion === version) return this.parts.decider.decide(loaded, request);
    const missed = await this.parts.store.read(streamId, { after: expectedVersion, upTo: version });
    return { status: 'conflict', expectedVersion, loaded, missed };
  }

  private async append(request: Request, decided: Decided<Loaded>): Promise<RunOutcome<Loaded, Answer> | undefined> {
    const { store, streams } = this.parts;
    const { streamId } = request;
    const commit = this.commitOf(request, decided);
    const result = await store.append(commit).catch((fault: unknown) => {
      streams.evict(streamId);
      // The store has another history up to this version: the command is decided on that.
      if (fault instanceof ChainMismatch) return undefined;
      throw fault;
    });
    switch (result?.status) {
      case 'ok':
        return this.stored(commit, decided.before, { ...decided.after, hash: result.hash });
      case 'replayed':
        return this.answerOf(request, result.commit);
      case 'closed':
        streams.evict(streamId);
        return { status: 'closed', loaded: await this.getOrThrow(streamId, result.version) };
      case 'halted':
        return { status: 'parked' };
      case 'conflict':
        this.missed(decided.before, request, result.missed);
        return undefined;
      case undefined:
        return undefined;
    }
  }

  /** The stream is elsewhere. Where no commits lead there from the cached state, that is of no use. */
  private missed(before: Loaded, { streamId }: Request, missed: readonly StoredCommit[]): void {
    const { streams } = this.parts;
    if (missed.length === 0) return streams.evict(streamId);
    try {
      streams.continued(streamId, before, missed);
    } catch (fault) {
      if (!(fault instanceof LostHistory)) throw fault;
    }
  }

  private commitOf({ streamId, commandId, actor }: Request, { before, draft }: Decided<Loaded>): NewCommit {
    const tip = { expectedVersion: this.versionOf(before), previousHash: before.hash };
    return { streamId, commandId, actor, ...tip, ...draft };
  }

  private stored(commit: NewCommit, before: Loaded, after: Loaded): Executed<Loaded> {
    const { streamId, expectedVersion, at, command } = commit;
    this.parts.streams.put(streamId, after);
    const firstVersion = expectedVersion + 1;
    const events = commit.events.map((event, index) => ({ ...event, version: firstVersion + index }));
    const written = { firstVersion, lastVersion: expectedVersion + events.length, at, command, events };
    this.parts.committed?.({ before, after, commit, written });
    return { status: 'accepted', loaded: after, commit: written, replayed: false };
  }

  /** An answer that is not a commit: it stands when the command id is new and the stream is still as it was decided on. */
  private async unlessStale(
    request: Request,
    loaded: Loaded,
    answer: VersionMismatch<Loaded> | Answer,
  ): Promise<RunOutcome<Loaded, Answer> | undefined> {
    const { store, decider } = this.parts;
    const receipt = await store.receipt(request.streamId, request.commandId);
    if (receipt && !decider.hidesReceipt?.(receipt, request, loaded)) return this.answerOf(request, receipt);
    const now = await this.parts.streams.current(request.streamId);
    return (now?.hash ?? GENESIS_HASH) === loaded.hash ? answer : undefined;
  }

  private async answerOf(request: Request, commit: StoredCommit): Promise<Executed<Loaded> | CommandIdReused> {
    const loaded = await this.getOrThrow(request.streamId, commit.lastVersion);
    if (!this.parts.decider.isAnswer(request, commit, loaded)) return { status: 'commandIdReused' };
    return { status: 'accepted', loaded, commit, replayed: true };
  }

  private async getOrThrow(streamId: string, version: number): Promise<Loaded> {
    const { streams } = this.parts;
    const loaded = await streams.at(streamId, version);
    if (!loaded) throw new Error(`The ${streams.kind.name} ${streamId} was at version ${version} and is gone.`);
    return loaded;
  }

  private versionOf(loaded: Loaded): number {
    return this.parts.streams.kind.versionOf(loaded);
  }

  private missing(): StreamNotFound {
    return { status: 'notFound', what: this.parts.streams.kind.name };
  }
}

const jitteredBackOff = (tries: number): Promise<void> => pause(Math.random() * 10 * tries);

const isDecided = <Loaded>(decision: { readonly status: string }): decision is Decided<Loaded> =>
  decision.status === 'decided';
