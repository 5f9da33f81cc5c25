import { Webhook } from 'standardwebhooks';
import { readSecret } from './secret.js';

/** The secrets that sign a message, newest first: several during a replacement. */
export type Secrets = readonly [newest: string, ...older: string[]];

/** One attempt to send a message. */
export interface Attempt {
  /**
   * The id of the message, the same in every attempt, by which a receiver detects duplicates. Letters, digits, `_`
   * and `-`.
   */
  readonly id: string;
  /**
   * When this attempt is made, in milliseconds since 1970: receivers refuse messages that are older than some
   * minutes.
   */
  readonly at: number;
  /** The body, byte for byte as it is sent. */
  readonly body: string;
}

/** The headers by which a receiver verifies the sender and the integrity of a message. */
export interface SignatureHeaders {
  readonly 'webhook-id': string;
  /** Seconds since 1970. */
  readonly 'webhook-timestamp': string;
  /** `v1,<base64>` for every secret, with a space between them. */
  readonly 'webhook-signature': string;
}

/** A full stop ends the id in the signed text, so an id has none. */
const ID = /^[A-Za-z0-9_-]{1,128}$/;

/**
 * Signs an attempt under every secret. Throws a RangeError for a malformed id, and for an invalid secret, which its
 * message does not contain.
 */
export function signatureHeaders({ id, at, body }: Attempt, secrets: Secrets): SignatureHeaders {
  if (!ID.test(id)) throw new RangeError(`“${id}” is not a message id, which is 1 to 128 letters, digits, _ and -.`);
  const time = new Date(at);
  const signatures = secrets.map((secret) => signerOf(secret).sign(id, time, body));
  return {
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(at / 1_000)),
    'webhook-signature': signatures.join(' '),
  };
}

function signerOf(text: string): Webhook {
  const read = readSecret(text);
  if (read.status === 'refused') throw new RangeError(`A message cannot be signed: ${read.message.en}`);
  return new Webhook(read.secret);
}
