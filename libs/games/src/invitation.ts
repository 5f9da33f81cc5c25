import { createHash, createHmac } from 'node:crypto';

/** Bytes of a secret: too many to be guessed. */
const LENGTH = 16;

/**
 * The secret that lets others into a game by invitation: 22 letters, digits, `-` and `_`. Derived from the secret seed,
 * so that it is kept as safe, and a game always has the same one.
 */
export const invitationOf = (seed: Uint8Array): string =>
  createHmac('sha256', seed).update('invitation').digest().subarray(0, LENGTH).toString('base64url');

/** The public form of an invitation, in the stream: its SHA-256, lower-case hex. */
export const sealOf = (invitation: string): string => createHash('sha256').update(invitation).digest('hex');
