import { sha256Of } from '#kernel/server';

/** 32 bytes of SHA-256. */
export type Hash = Uint8Array;

/** The prefixes of leaves and nodes, so that neither can pass for the other (RFC 6962, section 2.1). */
const LEAF = 0;
const NODE = 1;

function hashOf(first: number, ...parts: readonly Uint8Array[]): Hash {
  const bytes = new Uint8Array(1 + parts.reduce((sum, { length }) => sum + length, 0));
  bytes[0] = first;
  let at = 1;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return sha256Of(bytes);
}

/** Hash of an entry of the log. */
export const leafHash = (entry: Uint8Array): Hash => hashOf(LEAF, entry);

/** Hash of two neighbours. */
export const nodeHash = (left: Hash, right: Hash): Hash => hashOf(NODE, left, right);

/** Root of a log without entries. */
export const EMPTY_ROOT: Hash = sha256Of('');

/** True for the same bytes. */
export const isSameHash = (one: Hash, other: Hash): boolean =>
  one.length === other.length && one.every((byte, at) => byte === other[at]);
