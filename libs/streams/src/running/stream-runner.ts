import { setTimeout as pause } from 'node:timers/promises';
import type { EventStore, NewCommit, Obligation } from '#event-store';
import { unwatched, type Deeds, type Observer } from '#platform';
import { GENESIS_HASH, type StoredCommit, SYSTEM } from '#records';
import type {
  CommandIdReused,
  CarriedOut,
  Decided,
  Elsewhere,
  NoStream,
  RunOutcome,
  StreamAttempt,
  WrittenCommit,
} from './run-outcome.js';
import type { CommandQueues } from './command-queues.js';
import type { LoadedStreams } from '../loading/loaded-streams.js';
import type { FoldedStream } from '../kinds/stream-kind.js';

/** How often a command is decided again because another process was faster. */
const MOST_TRIES = 20;

/** A commit that was just stored. */
export interface Committed<Loaded> {
  readonly before: Loaded;
  readonly after: Loaded;
  readonly commit: NewCommit;
  /** The commit as it stands in the stream. */
  readonly written: WrittenCommit;
}

/** The obligations of a commit. */
export const owedWith = ({ streamId, obligations, head }: NewCommit): readonly Obligation[] =>
  obligations.map((obligation) => ({ streamId, streamKind: head.kind, ...obligation }));

/** The decisions of the rules of a kind of streams on attempts. */
export interface Decider<Loaded, Attempt, Answer> {
  /** The effect of an attempt on a stream, or its refusal. Leaves the stream given alone. */
  decide(loaded: Loaded, attempt: Attempt): Decided<Loaded> | Answer | Promise<Decided<Loaded> | Answer>;
  /**
   * Why an attempt may not be on a stream, as far as that can be told at once: asked before it waits in line, so that an account
   * without rights keeps no others waiting.
   */
  preAuthorize?(loaded: Loaded, attempt: Attempt): Answer | undefined;
  /** Why an attempt may not give an expected version, which would reveal the version of the stream. */
  mayNotExpect?(loaded: Loaded, attempt: Attempt): Answer | undefined;
  /** Whether an attempt may not learn that its command id was given before, by another actor: that would reveal that it happened. */
  mayNotKnow?(commit: StoredCommit, attempt: Attempt, loaded: Loaded): boolean;
  /** True when a commit with the attempt's command id is the answer to this very attempt. */
  isAnswer(attempt: Attempt, commit: StoredCommit, loaded: Loaded): boolean;
}

/** The dependencies of a runner. */
export interface StreamRunnerParts<Loaded extends FoldedStream, Attempt, Answer> {
  readonly store: EventStore;
  readonly streams: LoadedStreams<Loaded>;
  readonly decider: Decider<Loaded, Attempt, Answer>;
  /** Lets the commands of one stream wait for one another. Without it they go at once, and the store decides. */
  readonly queues?: CommandQueues;
  /** Called after each commit; must not throw. */
  readonly committed?: (committed: Committed<Loaded>) => void;
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
  Attempt extends StreamAttempt,
  Answer extends { readonly status: string },
> {
  constructor(private readonly parts: StreamRunnerParts<Loaded, Attempt, Answer>) {}

  /** Carries a command out. `start`: the stream to decide on where the store has none yet. */
  run(attempt: Attempt, start?: Loaded): Promise<RunOutcome<Loaded, Answer>> {
    const { observer = unwatched, streams } = this.parts;
    const ids = { [`${streams.kind.name}Id`]: attempt.streamId, commandId: attempt.commandId };
    return observer.during(
      'command',
      ids,
      () => this.answer(attempt, start),
      (end) => this.seen(attempt, end?.result, start),
    );
  }

  /** The labels of a command for the observer: few, each with few values. */
  private seen(attempt: Attempt, outcome?: RunOutcome<Loaded, Answer>, start?: Loaded): Deeds['command'] {
    const { streams } = this.parts;
    const isOld = outcome !== undefined && 'replayed' in outcome && outcome.replayed;
    return {
      stream: streams.kind.name,
      ruleset: (streams.recall(attempt.streamId) ?? start)?.ruleset.name ?? 'unknown',
      by: attempt.actor === SYSTEM ? 'system' : 'player',
      outcome: isOld ? 'replayed' : (outcome?.status ?? 'fault'),
    };
  }

  private async answer(attempt: Attempt, start?: Loaded): Promise<RunOutcome<Loaded, Answer>> {
    const known = this.parts.streams.recall(attempt.streamId);
    const refusal = known && this.parts.decider.preAuthorize?.(known, attempt);
    return (refusal && (await this.unlessOld(attempt, known, refusal))) ?? this.inLine(attempt, start);
  }

  private async inLine(attempt: Attempt, start: Loaded | undefined): Promise<RunOutcome<Loaded, Answer>> {
    const { queues } = this.parts;
    const task = () => this.carryOut(attempt, start);
    return (await (queues ? queues.run(attempt.streamId, attempt.actor, task) : task())) ?? { status: 'busy' };
  }

  /** The effect of a command on its stream now, or its answer; nothing is done. */
  async dryRun(attempt: Attempt): Promise<Decided<Loaded> | Elsewhere<Loaded> | NoStream | Answer> {
    const loaded = await this.parts.streams.current(attempt.streamId);
    return loaded ? this.decide(attempt, loaded) : this.missing();
  }

  private async carryOut(attempt: Attempt, start?: Loaded): Promise<RunOutcome<Loaded, Answer>> {
    const { streams, backOff = jitteredBackOff } = this.parts;
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      if (tries > 1) await backOff(tries);
      const known = (tries === 0 ? start : undefined) ?? streams.recallToDecide(attempt.streamId);
      const loaded = known ?? (await streams.current(attempt.streamId)) ?? start;
      if (!loaded) return this.missing();
      const answer = await this.tryOn(attempt, loaded);
      if (answer) return answer;
    }
    return { status: 'busy' };
  }

  /** One try on one state of the stream; `undefined` when that state turns out to be old. */
  private async tryOn(attempt: Attempt, loaded: Loaded): Promise<RunOutcome<Loaded, Answer> | undefined> {
    const decision = await this.decide(attempt, loaded);
    return isDecided(decision) ? this.append(attempt, decision) : this.unlessOld(attempt, loaded, decision);
  }

  private async decide(attempt: Attempt, loaded: Loaded): Promise<Decided<Loaded> | Elsewhere<Loaded> | Answer> {
    const version = this.versionOf(loaded);
    const { streamId, expectedVersion = version } = attempt;
    const silence =
      attempt.expectedVersion === undefined ? undefined : this.parts.decider.mayNotExpect?.(loaded, attempt);
    if (silence) return silence;
    if (expectedVersion === version) return this.parts.decider.decide(loaded, attempt);
    const missed = await this.parts.store.read(streamId, { after: expectedVersion, upTo: version });
    return { status: 'conflict', expectedVersion, loaded, missed };
  }

  private async append(attempt: Attempt, decided: Decided<Loaded>): Promise<RunOutcome<Loaded, Answer> | undefined> {
    const { store, streams } = this.parts;
    const { streamId } = attempt;
    const commit = this.commitOf(attempt, decided);
    const result = await store.append(commit).catch((fault: unknown) => {
      streams.forget(streamId);
      throw fault;
    });
    switch (result.status) {
      case 'ok':
        return this.stored(commit, decided.before, { ...decided.after, hash: result.hash });
      case 'replayed':
        return this.answerOf(attempt, result.commit);
      case 'closed':
        streams.forget(streamId);
        return { status: 'closed', loaded: await this.must(streamId, result.version) };
      case 'halted':
        return { status: 'parked' };
      case 'conflict':
        // The stream is elsewhere, and no commits lead there: the cached state is of no use.
        if (result.missed.length === 0) streams.forget(streamId);
        else streams.keep(streamId, streams.kind.fold(decided.before, result.missed));
        return undefined;
    }
  }

  private commitOf({ streamId, commandId, actor }: Attempt, { before, draft }: Decided<Loaded>): NewCommit {
    const tip = { expectedVersion: this.versionOf(before), previousHash: before.hash };
    return { streamId, commandId, actor, ...tip, ...draft };
  }

  private stored(commit: NewCommit, before: Loaded, after: Loaded): CarriedOut<Loaded> {
    const { streamId, expectedVersion, at, command } = commit;
    this.parts.streams.keep(streamId, after);
    const firstVersion = expectedVersion + 1;
    const events = commit.events.map((event, index) => ({ ...event, version: firstVersion + index }));
    const written = { firstVersion, lastVersion: expectedVersion + events.length, at, command, events };
    this.parts.committed?.({ before, after, commit, written });
    return { status: 'accepted', loaded: after, commit: written, replayed: false };
  }

  /** An answer that is not a commit: it stands when the command id is new and the stream is still as it was decided on. */
  private async unlessOld(
    attempt: Attempt,
    loaded: Loaded,
    answer: Elsewhere<Loaded> | Answer,
  ): Promise<RunOutcome<Loaded, Answer> | undefined> {
    const { store, decider } = this.parts;
    const receipt = await store.receipt(attempt.streamId, attempt.commandId);
    if (receipt && !decider.mayNotKnow?.(receipt, attempt, loaded)) return this.answerOf(attempt, receipt);
    const now = await this.parts.streams.current(attempt.streamId);
    return (now?.hash ?? GENESIS_HASH) === loaded.hash ? answer : undefined;
  }

  private async answerOf(attempt: Attempt, commit: StoredCommit): Promise<CarriedOut<Loaded> | CommandIdReused> {
    const loaded = await this.must(attempt.streamId, commit.lastVersion);
    if (!this.parts.decider.isAnswer(attempt, commit, loaded)) return { status: 'commandIdReused' };
    return { status: 'accepted', loaded, commit, replayed: true };
  }

  private async must(streamId: string, version: number): Promise<Loaded> {
    const { streams } = this.parts;
    const loaded = await streams.at(streamId, version);
    if (!loaded) throw new Error(`The ${streams.kind.name} ${streamId} was at version ${version} and is gone.`);
    return loaded;
  }

  private versionOf(loaded: Loaded): number {
    return this.parts.streams.kind.versionOf(loaded);
  }

  private missing(): NoStream {
    return { status: 'notFound', what: this.parts.streams.kind.name };
  }
}

const jitteredBackOff = (tries: number): Promise<void> => pause(Math.random() * 10 * tries);

const isDecided = <Loaded>(decision: { readonly status: string }): decision is Decided<Loaded> =>
  decision.status === 'decided';
