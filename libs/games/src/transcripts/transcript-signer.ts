import { hkdfSync } from 'node:crypto';
import { signerOf, type Signer } from '#audit';

/** What transcripts are signed with. */
export interface SigningOptions {
  /** What the server is called in what it signs. */
  readonly serverName: string;
  /** 32 bytes of its own; derived from the seed key when absent, and then another one whenever that key is changed. */
  readonly signingKey?: Uint8Array | undefined;
  readonly seedKey: Uint8Array;
}

/** Signs transcripts for a server. */
export const transcriptSigner = ({ serverName, signingKey, seedKey }: SigningOptions): Signer =>
  signerOf(
    serverName,
    signingKey ?? new Uint8Array(hkdfSync('sha256', seedKey, new Uint8Array(), 'chronicler transcripts', 32)),
  );
