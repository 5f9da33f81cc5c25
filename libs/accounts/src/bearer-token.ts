import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** A token in the form for its owner, and in the stored form. */
export interface MintedToken {
  /** `chr_<environment>_<id>_<secret>`: shown once. */
  readonly token: string;
  readonly id: string;
  readonly hash: string;
}

const FORM = /^chr_[a-z0-9]{1,16}_([0-9a-f]{16})_[0-9a-f]{48}$/;

/** Makes a token with 192 random bits. `environment` shows people and secret scanners where it belongs. */
export function mintToken(environment: string): MintedToken {
  const id = randomBytes(8).toString('hex');
  const token = `chr_${environment}_${id}_${randomBytes(24).toString('hex')}`;
  return { token, id, hash: hashOf(token) };
}

const CODE = /^chr_recovery_([0-9a-f]{16})_[0-9a-f]{32}$/;

/** Makes a recovery code with 128 random bits: shorter than a token, since people may have to type it. */
export function mintRecoveryCode(): MintedToken {
  const id = randomBytes(8).toString('hex');
  const token = `chr_recovery_${id}_${randomBytes(16).toString('hex')}`;
  return { token, id, hash: hashOf(token) };
}

/** The public part of a recovery code; `undefined` for any other text. */
export const recoveryIdOf = (text: string): string | undefined => CODE.exec(text)?.[1];

/** The public part of a token; `undefined` for any other text. */
export const tokenIdOf = (token: string): string | undefined => FORM.exec(token)?.[1];

/** True when the hash is of this token. Takes constant time. */
export const isHashOf = (hash: string, token: string): boolean =>
  timingSafeEqual(Buffer.from(hash, 'hex'), Buffer.from(hashOf(token), 'hex'));

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');
