import {
  campaignTranscriptOf,
  certificateOf,
  leagueTranscriptOf,
  signCertificate,
  transcriptOf,
  UnfinishedError,
  verifierKeyOf,
  verifyTranscript,
  type CertificateParts,
  type Judge,
  type Signer,
  type Verdict,
} from '#audit';
import type { EventStore } from '#event-store';
import type { LoadedLeague } from '#leagues';
import type { LoadedCampaign, LoadedGame, StoredCommit } from '#records';

/** Writes transcripts of games that are over, of campaigns and of leagues, signed. */
export class Transcripts {
  private judging: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly store: Pick<EventStore, 'read'>,
    private readonly signer: Signer,
  ) {}

  /** The name of the server in signed documents. */
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
    return transcriptOf({ loaded, names, signer: this.signer }, this.commitsOf(loaded.gameId, loaded.game.version));
  }

  /** The result of a game, signed. Throws an UnfinishedError for a game that is not over. */
  certificate(loaded: LoadedGame, parts: CertificateParts): string {
    const certificate = certificateOf(loaded, parts);
    if (!certificate) throw new UnfinishedError(`Game ${loaded.gameId} is not over: there is no result to certify.`);
    return signCertificate(this.signer, certificate);
  }

  /**
   * The verdict on a game that is over, as its commits are stored now: its transcript, judged by the rules that it was opened
   * on, and by the game that it goes on from. One game at a time, since it takes as long as playing it did the server. Throws an UnfinishedError for a game that is not over.
   */
  verify(loaded: LoadedGame, originOf?: Judge['originOf']): Promise<Verdict> {
    const judged = this.judging.then(() =>
      verifyTranscript(encoded(this.of(loaded, [])), {
        rulesOf: () => loaded.release,
        trusted: [this.signer],
        ...(originOf ? { originOf } : {}),
      }),
    );
    this.judging = judged.catch(() => undefined);
    return judged;
  }

  /** The lines of the transcript of a campaign as far as it is. Its games have transcripts of their own. */
  ofCampaign(loaded: LoadedCampaign): AsyncIterable<string> {
    return campaignTranscriptOf(
      { loaded, signer: this.signer },
      this.commitsOf(loaded.campaignId, loaded.campaign.version),
    );
  }

  /** The lines of the transcript of a league as far as it is. Its games have transcripts of their own. */
  ofLeague(loaded: LoadedLeague): AsyncIterable<string> {
    return leagueTranscriptOf({ loaded, signer: this.signer }, this.commitsOf(loaded.leagueId, loaded.league.version));
  }

  private async *commitsOf(streamId: string, version: number): AsyncIterable<StoredCommit> {
    for (let after = 0; after < version;) {
      const commits = await this.store.read(streamId, { after, upTo: Math.min(version, after + VERSIONS) });
      yield* commits;
      after = commits.at(-1)?.lastVersion ?? version;
    }
  }
}

/** How many versions are read at a time: few enough that judging them lets other work in between. */
const VERSIONS = 100;

async function* encoded(lines: AsyncIterable<string>): AsyncIterable<Uint8Array> {
  const encoder = new TextEncoder();
  for await (const line of lines) yield encoder.encode(line);
}
