import { randomBytes } from 'node:crypto';
import { both } from '#kernel';
import { refused, type Refused } from './refused.js';

const PREFIX = 'whsec_';
const NEW_BYTES = 32;
const LEAST_BYTES = 24;
const MOST_BYTES = 64;

/** Why a text is no secret. */
export type SecretCode = 'secretForm' | 'secretSize';

/** A secret that was read, or why a text is none. */
export type SecretReading = { readonly status: 'read'; readonly secret: string } | Refused<SecretCode>;

/** Makes a secret: `whsec_` and 32 random bytes in base64. */
export const newSecret = (): string => PREFIX + randomBytes(NEW_BYTES).toString('base64');

/** Reads a secret that somebody brings: `whsec_` and 24 to 64 bytes in base64, padded and without anything around it. */
export function readSecret(text: string): SecretReading {
  const encoded = text.startsWith(PREFIX) ? text.slice(PREFIX.length) : '';
  const bytes = Buffer.from(encoded, 'base64');
  // Node reads over whatever is no base64, so only what it would write the same way is meant.
  if (encoded === '' || bytes.toString('base64') !== encoded) return refused('secretForm', FORM);
  if (bytes.length < LEAST_BYTES || bytes.length > MOST_BYTES) return refused('secretSize', sizeOf(bytes.length));
  return { status: 'read', secret: text };
}

const FORM = both(
  `A secret is ${PREFIX} and then ${LEAST_BYTES} to ${MOST_BYTES} bytes in padded base64.`,
  `Un secret est ${PREFIX}, puis de ${LEAST_BYTES} à ${MOST_BYTES} octets en base64 avec remplissage.`,
);

const sizeOf = (bytes: number) =>
  both(
    `A secret has ${LEAST_BYTES} to ${MOST_BYTES} bytes, and not ${bytes}.`,
    `Un secret a de ${LEAST_BYTES} à ${MOST_BYTES} octets, et non ${bytes}.`,
  );
