import { hkdfSync } from 'node:crypto';
import { signerOf, type Signer } from '#audit';

/** The name and key for signing transcripts. */
export interface SigningOptions {
  /** The name of the server in signed documents. */
  readonly serverName: string;
  /** 32 bytes of its own; derived from the seed key when absent, and then it changes with that key. */
  readonly signingKey?: Uint8Array | undefined;
  readonly seedKey: Uint8Array;
}

/** Signs transcripts for a server. */
export const transcriptSigner = ({ serverName, signingKey, seedKey }: SigningOptions): Signer =>
  signerOf(
    serverName,
    signingKey ?? new Uint8Array(hkdfSync('sha256', seedKey, new Uint8Array(), 'chronicler transcripts', 32)),
  );
