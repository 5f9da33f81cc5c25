import type { EventStore } from '#event-store';
import type { LoadedGame, StoredCommit } from '#records';
import type { LoadedStreams, WrittenCommit } from '#streams';

/** The events of one commit, and the game right after it. */
export interface Step {
  readonly commit: WrittenCommit;
  readonly loaded: LoadedGame;
}

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
  private commits: WrittenCommit[] = [];
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

  /** This process has made a commit on the game. */
  committed({ commit, loaded }: Step): void {
    if (commit.firstVersion === this.loaded.game.version + 1) this.take([commit], loaded);
    else this.heard(commit.lastVersion);
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
        this.fold(commits.filter(({ firstVersion }) => firstVersion > this.loaded.game.version));
        more = this.isBehind(after, wanted);
      }
    } catch (fault) {
      this.fault = fault;
      this.followers.wake();
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
    const { streams } = this.parts;
    const { gameId } = this.loaded;
    const known = streams.cached(gameId);
    const isHere = known !== undefined && known.game.version === commits.at(-1)?.lastVersion;
    const loaded = isHere ? known : streams.kind.fold(this.loaded, commits);
    streams.put(gameId, loaded);
    this.take(commits, loaded);
  }

  /** Commits are kept, states are not: a followed game holds one. */
  private take(commits: readonly WrittenCommit[], loaded: LoadedGame): void {
    if (commits.length === 0) return;
    this.commits = [...this.commits, ...commits].slice(-KEPT);
    this.loaded = loaded;
    this.followers.wake();
  }
}
