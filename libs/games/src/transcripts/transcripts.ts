import { transcriptOf, verifierKeyOf, type Signer } from '#audit';
import type { EventStore } from '#event-store';
import type { LoadedGame, StoredCommit } from '#records';

/** Writes transcripts of games that are over, signed. */
export class Transcripts {
  constructor(
    private readonly store: Pick<EventStore, 'read'>,
    private readonly signer: Signer,
  ) {}

  /** What the server is called in what it signs. */
  get name(): string {
    return this.signer.name;
  }

  /** Its public key, as `verifierFrom` reads it. */
  get key(): string {
    return verifierKeyOf(this.signer);
  }

  /**
   * The lines of a transcript, read and written some versions at a time. Throws an UnfinishedError for a game that is not over.
   * @param names of the players by seat; `null` where one is kept back.
   */
  of(loaded: LoadedGame, names: readonly (string | null)[]): AsyncIterable<string> {
    return transcriptOf({ loaded, names, signer: this.signer }, this.commitsOf(loaded));
  }

  private async *commitsOf({ gameId, game: { version } }: LoadedGame): AsyncIterable<StoredCommit> {
    for (let after = 0; after < version;) {
      const commits = await this.store.read(gameId, { after, upTo: Math.min(version, after + VERSIONS) });
      yield* commits;
      after = commits.at(-1)?.lastVersion ?? version;
    }
  }
}

/** How many versions are read at a time. */
const VERSIONS = 500;
