import { randomBytes } from 'node:crypto';
import { SeedCipher } from './seed-cipher.js';

describe('a seed at rest', () => {
  const key = randomBytes(32);
  const seed = randomBytes(32);
  const sealed = new SeedCipher(key).seal('game-1', seed);

  it('is what it was, for its game and under its key', () => {
    expect(new SeedCipher(key).open('game-1', sealed)).toEqual(seed);
    expect(sealed.includes(seed)).toBe(false);
    expect(new SeedCipher(key).seal('game-1', seed)).not.toEqual(sealed);
  });

  it('that was sealed under an older key is opened with that at hand', () => {
    const newer = randomBytes(32);
    const cipher = new SeedCipher(newer, [randomBytes(32), key]);
    expect(cipher.open('game-1', sealed)).toEqual(seed);
    expect(new SeedCipher(newer).open('game-1', cipher.seal('game-1', seed))).toEqual(seed);
    expect(cipher.keyId).toBe(new SeedCipher(newer).keyId);
    expect(cipher.keyId).not.toBe(new SeedCipher(key).keyId);
  });

  it('cannot be read for another game, under another key, or altered', () => {
    const unreadable = /SEED_KEY is not the key/;
    expect(() => new SeedCipher(key).open('game-2', sealed)).toThrow(unreadable);
    expect(() => new SeedCipher(randomBytes(32)).open('game-1', sealed)).toThrow(unreadable);
    const altered = Buffer.from(sealed);
    altered[40]! ^= 1;
    expect(() => new SeedCipher(key).open('game-1', altered)).toThrow(unreadable);
    expect(() => new SeedCipher(randomBytes(16))).toThrow('32 bytes');
  });
});
