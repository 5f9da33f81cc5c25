import type { EventStore, StreamHead } from '#event-store';
import type { LoadedGame, StoredCommit } from '#records';
import { LostHistory, type LoadedStreams, type WrittenCommit } from '#streams';

/** The events of one commit, and the game right after it. */
export interface Step {
  /** The hash of the game that it was decided on. */
  readonly previousHash: string;
  readonly commit: WrittenCommit;
  readonly loaded: LoadedGame;
}

/** A commit with its hash, in lower-case hex. */
type KeptCommit = WrittenCommit & Pick<StoredCommit, 'hash'>;

/** How many commits are kept for followers who are not as quick as the others. */
const KEPT = 100;

/** How many versions are read at a time. */
const PAGE = 200;

/** The dependencies of following a game. */
export interface FollowedGameParts {
  readonly store: EventStore;
  readonly streams: LoadedStreams<LoadedGame>;
}

/** Followers of a game, as the game sees them. */
export interface Followers {
  /** There is something new: a commit, or a fault. */
  wake(): void;
}

/**
 * A game that is followed in this process: one reading of it for all followers. Commits of this process come in
 * directly; for those of others, news say when to read on.
 */
export class FollowedGame {
  /** Why it can be read no further; `undefined` while it can. */
  fault: unknown;
  private commits: KeptCommit[] = [];
  private wanted = 0;
  private isReading = false;
  private isClosed = false;

  constructor(
    private readonly parts: FollowedGameParts,
    private readonly followers: Followers,
    private loaded: LoadedGame,
  ) {}

  /** The game as far as it was read. */
  get now(): LoadedGame {
    return this.loaded;
  }

  /** The commits after a version; `undefined` when they are not kept any more. */
  after(version: number): readonly WrittenCommit[] | undefined {
    const next = this.commits.filter(({ lastVersion }) => lastVersion > version);
    const begins = next[0]?.firstVersion ?? this.loaded.game.version + 1;
    return begins <= version + 1 ? next : undefined;
  }

  /** This process has made a commit on the game. False where it may be of another history than this one. */
  committed({ previousHash, commit, loaded }: Step): boolean {
    const { hash } = loaded;
    if (previousHash === this.loaded.hash) this.take([{ ...commit, hash }], loaded);
    else if (commit.lastVersion > this.loaded.game.version) this.heard(commit.lastVersion);
    else return hash === this.loaded.hash || this.commits.some((kept) => kept.hash === hash);
    return true;
  }

  /** The head of the game in the store, if it is there; `before` was this one when the store was asked. */
  seen(head: StreamHead | undefined, before: LoadedGame): void {
    const { version = 0, lastHash } = head ?? {};
    const isLost = version < before.game.version || (version === before.game.version && lastHash !== before.hash);
    if (isLost) this.fail(new LostHistory(before.gameId, before.game.version));
    else this.heard(version);
  }

  /** News: the game has come to a version. */
  heard(version: number): void {
    this.wanted = Math.max(this.wanted, version);
    if (this.wanted > this.loaded.game.version) void this.readOn();
  }

  /** The last follower is gone. */
  close(): void {
    this.isClosed = true;
  }

  /** Nothing is awaited between the last look at the wanted version and the end of the reading: no news are lost in between. */
  private async readOn(): Promise<void> {
    if (this.isReading) return;
    this.isReading = true;
    try {
      let more = true;
      while (more && !this.isClosed) {
        const { wanted } = this;
        const { version: after } = this.loaded.game;
        const commits = await this.parts.store.read(this.loaded.gameId, { after, upTo: after + PAGE });
        // Commits of this process have come in directly meanwhile.
        this.fold(commits.filter(({ lastVersion }) => lastVersion > this.loaded.game.version));
        more = this.isBehind(after, wanted);
      }
    } catch (fault) {
      this.fail(fault);
    } finally {
      this.isReading = false;
    }
  }

  /** Whether to read on after a page. A version that was announced and is not there yet is not asked for again and again. */
  private isBehind(before: number, wantedBefore: number): boolean {
    const { version } = this.loaded.game;
    if (version >= before + PAGE) return true;
    return version < this.wanted && (version > before || this.wanted > wantedBefore);
  }

  private fold(commits: readonly StoredCommit[]): void {
    this.take(commits, this.parts.streams.continued(this.loaded.gameId, this.loaded, commits));
  }

  private fail(fault: unknown): void {
    this.fault = fault;
    this.followers.wake();
  }

  /** Commits are kept, states are not: a followed game holds one. */
  private take(commits: readonly KeptCommit[], loaded: LoadedGame): void {
    if (commits.length === 0) return;
    this.commits = [...this.commits, ...commits].slice(-KEPT);
    this.loaded = loaded;
    this.followers.wake();
  }
}
