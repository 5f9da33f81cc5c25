import { randomBytes } from 'node:crypto';
import { localized } from '#kernel';
import { refused, type Refused } from './refused.js';

const PREFIX = 'whsec_';
const NEW_BYTES = 32;
const LEAST_BYTES = 24;
const MOST_BYTES = 64;

/** The reasons for which a text is not a secret. */
export type SecretCode = 'secretForm' | 'secretSize';

/** A secret, or the reason why a text is not one. */
export type SecretReading = { readonly status: 'read'; readonly secret: string } | Refused<SecretCode>;

/** Makes a secret: `whsec_` and 32 random bytes in base64. */
export const newSecret = (): string => PREFIX + randomBytes(NEW_BYTES).toString('base64');

/** Reads a given secret: `whsec_` and 24 to 64 bytes in base64, padded and without anything around it. */
export function readSecret(text: string): SecretReading {
  const encoded = text.startsWith(PREFIX) ? text.slice(PREFIX.length) : '';
  const bytes = Buffer.from(encoded, 'base64');
  // Node skips characters outside of base64, so only the text that it would write itself is valid.
  if (encoded === '' || bytes.toString('base64') !== encoded) return refused('secretForm', FORM);
  if (bytes.length < LEAST_BYTES || bytes.length > MOST_BYTES) return refused('secretSize', sizeOf(bytes.length));
  return { status: 'read', secret: text };
}

const FORM = localized(
  `A secret must be ${PREFIX} and then ${LEAST_BYTES} to ${MOST_BYTES} bytes in padded base64.`,
  `Un secret doit être ${PREFIX}, puis de ${LEAST_BYTES} à ${MOST_BYTES} octets en base64 avec remplissage.`,
);

const sizeOf = (bytes: number) =>
  localized(
    `A secret must have ${LEAST_BYTES} to ${MOST_BYTES} bytes, not ${bytes}.`,
    `Un secret doit avoir de ${LEAST_BYTES} à ${MOST_BYTES} octets, non ${bytes}.`,
  );
