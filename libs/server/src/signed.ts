import type { GamesServer } from './games-server.js';
import { GameLog, PostgresLogNodes, transcriptSigner, type SigningOptions, Transcripts } from '#games';

/** The kinds of signed documents: transcripts of games that are over, and the log of all of them. */
export interface Signed {
  readonly transcripts: Transcripts;
  readonly log: GameLog;
}

/** The documents that a server signs with its key. */
export function signedBy(options: SigningOptions, { store, pool }: Pick<GamesServer, 'store' | 'pool'>): Signed {
  const signer = transcriptSigner(options);
  return { transcripts: new Transcripts(store, signer), log: new GameLog(new PostgresLogNodes(pool), signer) };
}
