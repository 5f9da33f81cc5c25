import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
const NONCE = 12;
const TAG = 16;

/** Encrypts seeds at rest: AES-256-GCM, bound to the game that the seed belongs to. */
export class SeedCipher {
  /** `key`: 32 bytes. Throws a RangeError for any other length. */
  constructor(private readonly key: Uint8Array) {
    if (key.length !== 32) throw new RangeError(`The seed key must have 32 bytes, not ${key.length}.`);
  }

  /** The seed as it is stored: nonce (12 bytes), authentication tag (16 bytes), ciphertext. */
  seal(gameId: string, seed: Uint8Array): Buffer {
    const nonce = randomBytes(NONCE);
    const cipher = createCipheriv(ALGORITHM, this.key, nonce).setAAD(Buffer.from(gameId, 'utf8'));
    const sealed = Buffer.concat([cipher.update(seed), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
  }

  /** The seed of a game. Throws when it was sealed under another key or for another game, or was altered. */
  open(gameId: string, stored: Uint8Array): Buffer {
    const decipher = createDecipheriv(ALGORITHM, this.key, stored.subarray(0, NONCE), { authTagLength: TAG })
      .setAAD(Buffer.from(gameId, 'utf8'))
      .setAuthTag(stored.subarray(NONCE, NONCE + TAG));
    try {
      return Buffer.concat([decipher.update(stored.subarray(NONCE + TAG)), decipher.final()]);
    } catch {
      throw new Error(
        `The seed of game ${gameId} cannot be decrypted: SEED_KEY is not the key that it was stored under.`,
      );
    }
  }
}
