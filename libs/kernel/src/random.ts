import { bytesOf, hexOf, hmacUnder, sha256Of } from './hashing.js';

const RANGE = 2 ** 48;

/** The public promise made for a seed before the game: lower-case hex of SHA-256 over its bytes. */
export const commitmentTo = (seed: Uint8Array): string => hexOf(sha256Of(seed));

/**
 * The HMAC key of a game: the server's seed followed by the seats' own seeds, written as a JSON array in seat order
 * (`null` for a seat that gave none). Fixed when the game starts.
 */
export function gameKey(seed: Uint8Array, seatSeeds: readonly (string | null)[]): Uint8Array {
  const seats = bytesOf(JSON.stringify(seatSeeds));
  const key = new Uint8Array(seed.length + seats.length);
  key.set(seed);
  key.set(seats, seed.length);
  return key;
}

/** Gives the next 48-bit integer, each equally likely. */
type Draws = () => number;

/**
 * Chance. Made for a commit (`Random.ofCommit`: every draw can be proved) or for simulations, bots and tests
 * (`Random.from`: fast, and the same again for the same label).
 * A draw that would bias a result is thrown away and the next one is used (rejection).
 */
export class Random {
  private constructor(private readonly draw: Draws) {}

  /**
   * The chance of one commit. Draw number `n` (from 0) is the first six bytes, big-endian, of
   * HMAC-SHA-256(key, `version:n`), where `version` is the first version of the commit in decimal.
   */
  static ofCommit(key: Uint8Array, version: number): Random {
    let counter = 0;
    // Most commits draw nothing: the key waits for the first draw.
    let hmac: ((text: string) => Uint8Array) | undefined;
    return new Random(() => {
      hmac ??= hmacUnder(key);
      const digest = hmac(`${version}:${counter}`);
      counter += 1;
      const bytes = new DataView(digest.buffer, digest.byteOffset);
      return bytes.getUint16(0) * 2 ** 32 + bytes.getUint32(2);
    });
  }

  /** Chance that nobody has to prove: xoshiro128** (Blackman and Vigna), seeded with SHA-256 over a text. */
  static from(label: string): Random {
    return new Random(xoshiro(sha256Of(label)));
  }

  /** An integer from 0 to `bound - 1`, each equally likely. Throws a RangeError unless 1 <= bound <= 2^48. */
  below(bound: number): number {
    if (!Number.isInteger(bound) || bound < 1 || bound > RANGE) {
      throw new RangeError(`Random.below: the bound must be an integer from 1 to 2^48, not ${String(bound)}.`);
    }
    const fair = RANGE - (RANGE % bound);
    for (;;) {
      const draw = this.draw();
      if (draw < fair) return draw % bound;
    }
  }

  /** One member of a list. Throws a RangeError when the list is empty. */
  pick<T>(list: readonly T[]): T {
    return list[this.below(list.length)] as T;
  }

  /** A new list with the same members in random order (Fisher and Yates, from the end). */
  shuffle<T>(list: readonly T[]): T[] {
    const shuffled = [...list];
    for (let last = shuffled.length - 1; last > 0; last -= 1) {
      const other = this.below(last + 1);
      [shuffled[last], shuffled[other]] = [shuffled[other] as T, shuffled[last] as T];
    }
    return shuffled;
  }
}

function xoshiro(seed: Uint8Array): Draws {
  const words = new DataView(seed.buffer, seed.byteOffset);
  let a = words.getInt32(0, true);
  let b = words.getInt32(4, true);
  let c = words.getInt32(8, true);
  let d = words.getInt32(12, true);
  const next = (): number => {
    const result = Math.imul(rotate(Math.imul(b, 5), 7), 9) >>> 0;
    const shifted = b << 9;
    c ^= a;
    d ^= b;
    b ^= c;
    a ^= d;
    c ^= shifted;
    d = rotate(d, 11);
    return result;
  };
  return () => (next() >>> 16) * 2 ** 32 + next();
}

const rotate = (value: number, bits: number): number => (value << bits) | (value >>> (32 - bits));
