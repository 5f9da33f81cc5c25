import { hkdf } from '@noble/hashes/hkdf.js';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** The bytes of a text in UTF-8. */
export const bytesOf = (text: string): Uint8Array => utf8ToBytes(text);

/** Bytes as lower-case hex. */
export const hexOf = (bytes: Uint8Array): string => bytesToHex(bytes);

/** SHA-256 of bytes, or of a text in UTF-8. */
export const sha256Of = (content: string | Uint8Array): Uint8Array =>
  sha256(typeof content === 'string' ? utf8ToBytes(content) : content);

/**
 * HMAC-SHA-256 of texts under one key. The key is worked in once, and each text costs two blocks: half of
 * the cost of starting over. The bytes returned are valid until the next text.
 */
export function hmacUnder(key: Uint8Array): (text: string) => Uint8Array {
  const keyed = hmac.create(sha256, key);
  const bytes = new Uint8Array(keyed.outputLen);
  let state = keyed.clone();
  return (text) => {
    state = keyed._cloneInto(state);
    state.update(utf8ToBytes(text)).digestInto(bytes);
    return bytes;
  };
}

/** 32 bytes by HKDF with SHA-256 (RFC 5869). */
export const hkdfOf = (
  key: Uint8Array,
  { salt, info }: { readonly salt: Uint8Array; readonly info: string },
): Uint8Array => hkdf(sha256, key, salt, utf8ToBytes(info), 32);
