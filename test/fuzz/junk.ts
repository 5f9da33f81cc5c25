import type { Random } from '#kernel';

/** Texts that break unprepared code: control characters, half surrogates, direction marks, look-alikes, code. */
const TEXTS = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  'x\udc00y',
  '\u202eabc',
  '\u2066abc\u2069',
  '\u3164',
  '\u115f',
  '\ufeff',
  'раураl',
  'Ａｄａ',
  '𝔸𝕕𝕒',
  'é',
  'e\u0301',
  'a'.repeat(300),
  'a'.repeat(5_000),
  "'; drop table commits; --",
  '$1',
  '%s%n',
  '../../etc/passwd',
  '<script>alert(1)</script>',
  '${7*7}',
  '\r\nSet-Cookie: a=b',
  '__proto__',
  'constructor',
  'toString',
  'NaN',
  '-0',
  '1e999',
  'null',
  '00000000-0000-0000-0000-000000000000',
  'Z2FtZTowMDAwMDAwMC0wMDAwLTAwMDAtMDAwMC0wMDAwMDAwMDAwMDA=',
];

const NUMBERS = [
  0,
  -0,
  1,
  -1,
  2,
  0.5,
  1e-7,
  255,
  256,
  2 ** 31 - 1,
  2 ** 31,
  -(2 ** 31),
  2 ** 53 - 1,
  2 ** 53,
  1e21,
  1e308,
  -1e308,
];

/** A text that no one would type. */
export const junkText = (random: Random): string => random.pick(TEXTS);

/** A number at the edge of something. */
export const junkNumber = (random: Random): number => random.pick(NUMBERS);

/** Any JSON: scalars, lists and objects with strange keys, a few levels deep. */
export function junk(random: Random, depth = 3): unknown {
  switch (random.below(depth > 0 ? 8 : 5)) {
    case 0:
      return null;
    case 1:
      return random.below(2) === 0;
    case 2:
      return junkNumber(random);
    case 3:
    case 4:
      return junkText(random);
    case 5:
      return Array.from({ length: random.below(4) }, () => junk(random, depth - 1));
    case 6:
      return Array.from({ length: 60 }, () => junkNumber(random));
    default:
      return Object.fromEntries(
        Array.from({ length: random.below(4) }, () => [junkText(random), junk(random, depth - 1)]),
      );
  }
}

/** JSON with one place of it changed: another value, one more, one less, one twice. */
export function bent(random: Random, value: unknown): unknown {
  if (random.below(8) === 0) return junk(random);
  if (Array.isArray(value) && value.length > 0) {
    const at = random.below(value.length);
    const item: unknown = value[at];
    switch (random.below(4)) {
      case 0:
        return value.toSpliced(at, 1);
      case 1:
        return value.toSpliced(at, 0, item);
      case 2:
        return value.toReversed();
      default:
        return value.with(at, bent(random, item));
    }
  }
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value);
    if (entries.length === 0) return { [junkText(random)]: junk(random) };
    const [key, inner] = random.pick(entries);
    const { [key]: _, ...rest } = value as Record<string, unknown>;
    if (random.below(6) === 0) return rest;
    if (random.below(10) === 0) return { ...value, [junkText(random)]: inner };
    return { ...rest, [key]: bent(random, inner) };
  }
  return random.below(3) === 0 ? value : junk(random, 1);
}
