import { ed25519 } from '@noble/curves/ed25519.js';
import { base64 } from '@scure/base';
import { bytesOf, hexOf, sha256Of } from '#kernel/server';
import { isEd25519Signature } from './ed25519.js';

/** The byte by which a note marks a key as Ed25519. */
const ED25519 = 1;

/** A verifier of a server's signatures: the name of the server, and its public key. */
export interface Verifier {
  /** A name without white space and plus signs, by custom an address without scheme: `chronicler.example/games`. */
  readonly name: string;
  /** 32 bytes. */
  readonly publicKey: Uint8Array;
  /** Distinguishes keys of one name: 8 hexadecimal digits, derived from name and key. */
  readonly keyId: string;
  verify(message: string, signature: Uint8Array): boolean;
}

/** A signer. */
export interface Signer extends Verifier {
  sign(message: string): Uint8Array;
}

const KEY = /^(?<name>[^\s+]+)\+(?<keyId>[0-9a-f]{8})\+(?<bytes>[A-Za-z0-9+/]+=*)$/u;
const NAME = /^[^\s+]+$/u;

/** `Verifier.keyId` as defined by C2SP signed-note: SHA-256(name ‖ newline ‖ 1 ‖ public key), its first 4 bytes. */
function keyIdOf(name: string, publicKey: Uint8Array): string {
  return hexOf(sha256Of(Uint8Array.of(...bytesOf(`${name}\n`), ED25519, ...publicKey)).slice(0, 4));
}

/**
 * @param publicKey 32 bytes of Ed25519. Throws a TypeError for a name with white space or a plus sign, or a key of another length.
 */
export function verifierOf(name: string, publicKey: Uint8Array): Verifier {
  if (!NAME.test(name))
    throw new TypeError(`"${name}" is not a signer name: it has white space or a plus sign, or is empty.`);
  if (publicKey.length !== 32) throw new TypeError(`An Ed25519 public key has 32 bytes, not ${publicKey.length}.`);
  return {
    name,
    publicKey,
    keyId: keyIdOf(name, publicKey),
    verify: (message, signature) => isEd25519Signature(signature, bytesOf(message), publicKey),
  };
}

/** @param secretKey 32 bytes, the seed of RFC 8032. */
export function signerOf(name: string, secretKey: Uint8Array): Signer {
  return {
    ...verifierOf(name, ed25519.getPublicKey(secretKey)),
    sign: (message) => ed25519.sign(bytesOf(message), secretKey),
  };
}

/** A public key in text form: `name+keyId+base64(1 ‖ public key)` (C2SP signed-note). */
export const verifierKeyOf = ({ name, keyId, publicKey }: Verifier): string =>
  `${name}+${keyId}+${base64.encode(Uint8Array.of(ED25519, ...publicKey))}`;

/**
 * The verifier of such a key. Throws a TypeError for a malformed one, or one whose id does not match its name and
 * key.
 */
export function verifierFrom(key: string): Verifier {
  const { name, keyId, bytes } = KEY.exec(key)?.groups ?? {};
  if (name === undefined || bytes === undefined)
    throw new TypeError(`A key is written “name+key id+base64”, with 8 hexadecimal digits for the id, not “${key}”.`);
  const [algorithm, ...publicKey] = base64.decode(bytes);
  if (algorithm !== ED25519) throw new TypeError(`The key of “${name}” is not an Ed25519 key.`);
  const verifier = verifierOf(name, Uint8Array.from(publicKey));
  if (verifier.keyId !== keyId)
    throw new TypeError(
      `The key of “${name}” has the id ${verifier.keyId}, not ${keyId}: a character of it was changed.`,
    );
  return verifier;
}
