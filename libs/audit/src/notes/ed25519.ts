import { ed25519 } from '@noble/curves/ed25519.js';
import { sha512 } from '@noble/hashes/sha2.js';
import { concatBytes } from '@noble/hashes/utils.js';

const { Point } = ed25519;

/** A number of 32 or 64 bytes, the least significant first. */
const numberOf = (bytes: Uint8Array): bigint => bytes.reduceRight((number, byte) => (number << 8n) | BigInt(byte), 0n);

/**
 * Whether bytes are a signature of Ed25519 over a message, by the strict reading of RFC 8032 (5.1.7): points and S in
 * canonical form, no public key of small order, and `[S]B = R + [k]A` itself, without the cofactor. A signature that
 * is valid here is valid in OpenSSL.
 */
export function isEd25519Signature(signature: Uint8Array, message: Uint8Array, publicKey: Uint8Array): boolean {
  if (signature.length !== 64 || publicKey.length !== 32) return false;
  try {
    if (!ed25519.verify(signature, message, publicKey, { zip215: false })) return false;
    const r = signature.subarray(0, 32);
    const s = numberOf(signature.subarray(32));
    const k = Point.Fn.create(numberOf(sha512(concatBytes(r, publicKey, message))));
    const left = Point.BASE.multiplyUnsafe(s);
    return left.equals(Point.fromBytes(r).add(Point.fromBytes(publicKey).multiplyUnsafe(k)));
  } catch {
    // Bytes that are not a point of the curve are not a signature.
    return false;
  }
}
