import { canonicalJson } from './canonical-json.js';
import { bytesOf, hexOf, hkdfOf, hmacUnder, sha256Of } from './hashing.js';

const RANGE = 2 ** 48;

/** The public promise made for a seed before the game: lower-case hex of SHA-256 over its bytes. */
export const commitmentTo = (seed: Uint8Array): string => hexOf(sha256Of(seed));

/** How chance derives in games that are opened today: from the moves of seats and rules so far (`movesKey`). Absent: from `gameKey` alone. */
export const CHANCE = 4;

/** How chance derived in games without hidden seeds before `CHANCE`: from the chain of commits (`commitKey`). */
export const CHANCE_OF_CHAIN = 2;

/** How chance derived in games with hidden seeds before `CHANCE`: from the sum of all stored commands (`deedsKey`). */
export const CHANCE_OF_COMMANDS = 3;

/**
 * The HMAC key of a game: the server's seed followed by the seats' own seeds, written as a JSON array in seat order
 * (`null` for a seat that gave none). Fixed when the game starts.
 */
export const gameKey = (seed: Uint8Array, seatSeeds: readonly (string | null)[]): Uint8Array =>
  joined(seed, bytesOf(JSON.stringify(seatSeeds)));

/**
 * The HMAC key of one commit of a game with `chance: 2`: the key of the game, the hash of the commit before (its 64 hex
 * digits as text) and the commit's command in canonical JSON. Cutting off the end of a game and giving another command,
 * or the same one after another, gives other dice.
 */
export const commitKey = (key: Uint8Array, previousHash: string, command: unknown): Uint8Array =>
  joined(key, bytesOf(previousHash + canonicalJson(command)));

/**
 * The HMAC key of one commit of a game with `chance: 3`: the key of the game, and the sum of all commands, that of the
 * commit included (`withDeed`; its 64 hex digits as text).
 */
export const deedsKey = (key: Uint8Array, deeds: string): Uint8Array => joined(key, bytesOf(deeds));

/** The sum of no commands. */
export const NO_DEEDS = '0'.repeat(64);

/**
 * The sum of commands with one more: that of their hashes (SHA-256 over the canonical JSON) modulo 2^256, as 64
 * lower-case hex digits. A sum, so that the writer of commands gains nothing by their order.
 */
export const withDeed = (deeds: string, command: unknown): string => {
  const sum = BigInt(`0x${deeds}`) + BigInt(`0x${hexOf(sha256Of(canonicalJson(command)))}`);
  return BigInt.asUintN(256, sum).toString(16).padStart(64, '0');
};

/**
 * The HMAC key of one commit of a game with `chance: 4`. HKDF-SHA-256, twice, with 32 bytes each time:
 * the game's key from its seed (salt: SHA-256 of the seats' seeds as canonical JSON, in seat order, `null` for a seat that gave
 * none; info: `chronicler/chance/4/game`), then the commit's key from the game's key (salt: the digest of the moves so far, those
 * of the commit up to the draw included, as `movesDigest` gives it; info: `chronicler/chance/4/draws`).
 */
export function movesKey(seed: Uint8Array, seatSeeds: readonly (string | null)[], moves: Uint8Array): Uint8Array {
  const game = hkdfOf(seed, { salt: sha256Of(canonicalJson(seatSeeds)), info: 'chronicler/chance/4/game' });
  return hkdfOf(game, { salt: moves, info: 'chronicler/chance/4/draws' });
}

function joined(one: Uint8Array, other: Uint8Array): Uint8Array {
  const both = new Uint8Array(one.length + other.length);
  both.set(one);
  both.set(other, one.length);
  return both;
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
   * @param key `gameKey` or `commitKey`. Most commits draw nothing: it is worked out for the first draw.
   */
  static ofCommit(key: () => Uint8Array, version: number): Random {
    return new Random(provable(key, `${version}:`));
  }

  /**
   * The chance of one commit of a game with `chance: 4`. Draw number `n` (from 0) is the first six bytes, big-endian, of
   * HMAC-SHA-256(key, `n` in decimal).
   * @param key `movesKey`. Most commits draw nothing: it is worked out for the first draw.
   */
  static ofMoves(key: () => Uint8Array): Random {
    return new Random(provable(key, ''));
  }

  /** Chance that needs no proof: xoshiro128** (Blackman and Vigna), seeded with SHA-256 over a text. */
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

/** Draws that anyone can repeat with the key: six bytes of the HMAC of a counter behind a prefix. */
function provable(key: () => Uint8Array, prefix: string): Draws {
  let counter = 0;
  let hmac: ((text: string) => Uint8Array) | undefined;
  return () => {
    hmac ??= hmacUnder(key());
    const digest = hmac(`${prefix}${counter}`);
    counter += 1;
    const bytes = new DataView(digest.buffer, digest.byteOffset);
    return bytes.getUint16(0) * 2 ** 32 + bytes.getUint32(2);
  };
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
