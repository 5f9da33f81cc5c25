import { Webhook } from 'standardwebhooks';
import { readSecret } from './secret.js';

/** What signs a message, the newest first: several while a secret is being exchanged for another. */
export type Secrets = readonly [newest: string, ...older: string[]];

/** One attempt to send a message. */
export interface Attempt {
  /** Of the message, the same in every attempt: by it a receiver knows what it has had. Letters, digits, `_` and `-`. */
  readonly id: string;
  /** When this attempt is made, in milliseconds since 1970: receivers refuse what is older than some minutes. */
  readonly at: number;
  /** Byte for byte what is sent. */
  readonly body: string;
}

/** The headers by which a receiver knows who sends and that nothing was changed. */
export interface SignatureHeaders {
  readonly 'webhook-id': string;
  /** Seconds since 1970. */
  readonly 'webhook-timestamp': string;
  /** `v1,<base64>` for every secret, with a space between them. */
  readonly 'webhook-signature': string;
}

/** A full stop ends the id in what is signed, so an id has none. */
const ID = /^[A-Za-z0-9_-]{1,128}$/;

/** Signs an attempt under every secret. Throws a RangeError for an id of another form, and for what is no secret, which it does not name. */
export function signatureHeaders({ id, at, body }: Attempt, secrets: Secrets): SignatureHeaders {
  if (!ID.test(id)) throw new RangeError(`“${id}” is no id of a message: 1 to 128 letters, digits, _ and - are.`);
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
