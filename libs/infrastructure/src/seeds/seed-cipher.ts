import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
const NONCE = 12;
const TAG = 16;

/**
 * Encrypts seeds at rest: AES-256-GCM, bound to the game that the seed belongs to. Seals under one key, and opens seeds
 * sealed under that or an older one, so that keys can be changed while games run.
 */
export class SeedCipher {
  /** Names the sealing key: 8 hexadecimal digits that tell nothing of it. */
  readonly keyId: string;
  private readonly keys: readonly Uint8Array[];

  /** `key` and `older` keys: 32 bytes each. Throws a RangeError for any other length. */
  constructor(
    private readonly key: Uint8Array,
    older: readonly Uint8Array[] = [],
  ) {
    this.keys = [key, ...older];
    for (const { length } of this.keys)
      if (length !== 32) throw new RangeError(`The seed key must have 32 bytes, not ${length}.`);
    this.keyId = createHash('sha256').update('chronicler seed key').update(key).digest('hex').slice(0, 8);
  }

  /** The seed as it is stored: nonce (12 bytes), authentication tag (16 bytes), ciphertext. */
  seal(gameId: string, seed: Uint8Array): Buffer {
    const nonce = randomBytes(NONCE);
    const cipher = createCipheriv(ALGORITHM, this.key, nonce).setAAD(Buffer.from(gameId, 'utf8'));
    const sealed = Buffer.concat([cipher.update(seed), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
  }

  /** The seed of a game. Throws when it was sealed under a key that is not here or for another game, or was altered. */
  open(gameId: string, stored: Uint8Array): Buffer {
    for (const key of this.keys) {
      const seed = opened(key, gameId, stored);
      if (seed) return seed;
    }
    throw new Error(
      `The seed of game ${gameId} cannot be decrypted: SEED_KEY is not the key that it was stored under, nor is any of SEED_KEYS_OLD.`,
    );
  }
}

/** The sealed value, where this is the key; `undefined` where it is not, as the tag proves. */
function opened(key: Uint8Array, gameId: string, stored: Uint8Array): Buffer | undefined {
  const decipher = createDecipheriv(ALGORITHM, key, stored.subarray(0, NONCE), { authTagLength: TAG })
    .setAAD(Buffer.from(gameId, 'utf8'))
    .setAuthTag(stored.subarray(NONCE, NONCE + TAG));
  try {
    return Buffer.concat([decipher.update(stored.subarray(NONCE + TAG)), decipher.final()]);
  } catch {
    return undefined;
  }
}
