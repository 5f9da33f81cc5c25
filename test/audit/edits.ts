import { signerOf, verifierKeyOf } from '#audit';
import { canonicalJson, type Random } from '#kernel';
import { sha256Of } from '#kernel/server';
import { commitOf, GENESIS_HASH, hashCommit, recordOf, type CommitRecord } from '#records';

/** A line of a transcript, as an object. */
export type Line = Record<string, unknown>;
type Place = { readonly holder: Record<string, unknown>; readonly key: string; readonly path: string };

/** A forger has a key of their own, and the name of the server. */
const forger = signerOf('test.example/games', sha256Of('the key of a forger'));

/** A changed transcript, and the change. */
export interface Edit {
  readonly what: string;
  readonly lines: readonly string[];
}

/** Changes a transcript at one place that chance names; often hides it as far as is possible without the server's key. */
export function edit(random: Random, lines: readonly string[]): Edit {
  const kind = random.pick(['value', 'value', 'value', 'value', 'key', 'order', 'lost', 'double', 'tail'] as const);
  const changed = kinds[kind](
    random,
    lines.map((line) => JSON.parse(line) as Line),
  );
  const hidden = random.pick(['', 'hashed', 'hashed and signed'] as const);
  const made = hidden === '' ? changed.made : hide(changed.made, hidden === 'hashed and signed');
  return { what: `${changed.what} ${hidden}`.trim(), lines: made.map((line) => `${canonicalJson(line)}\n`) };
}

type Change = (random: Random, lines: Line[]) => { readonly what: string; readonly made: Line[] };

const inside = (random: Random, lines: readonly Line[]): number => 1 + random.below(lines.length - 2);

const kinds: Readonly<Record<'value' | 'key' | 'order' | 'lost' | 'double' | 'tail', Change>> = {
  value(random, made) {
    const number = random.below(made.length);
    const { holder, key, path } = random.pick(placesIn(made[number]!));
    holder[key] = another(random, holder[key]);
    return { what: `line ${number + 1}, ${path}`, made };
  },
  key(random, made) {
    const number = random.below(made.length);
    const { holder, key, path } = random.pick(placesIn(made[number]!));
    if (random.below(2) === 0) Reflect.deleteProperty(holder, key);
    else holder[`${key}x`] = 1;
    return {
      what: `line ${number + 1}, a name at ${path}`,
      made: made.map((line) => JSON.parse(JSON.stringify(line)) as Line),
    };
  },
  order(random, made) {
    const number = 1 + random.below(made.length - 3);
    return {
      what: `lines ${number + 1} and ${number + 2}`,
      made: made.with(number, made[number + 1]!).with(number + 1, made[number]!),
    };
  },
  lost(random, made) {
    const number = random.below(made.length);
    return { what: `line ${number + 1} taken out`, made: made.toSpliced(number, 1) };
  },
  double(random, made) {
    const number = random.below(made.length);
    return { what: `line ${number + 1} twice`, made: made.toSpliced(number, 0, structuredClone(made[number]!)) };
  },
  tail(random, made) {
    const number = inside(random, made);
    return { what: `lines from ${number + 1} on`, made: made.toSpliced(number, made.length - 1 - number) };
  },
};

/** Every value inside that is no object or list. */
function placesIn(value: unknown, path = ''): Place[] {
  if (typeof value !== 'object' || value === null) return [];
  const holder = value as Record<string, unknown>;
  return Object.keys(holder).flatMap((key) => {
    const inner = `${path}${path === '' ? '' : '.'}${key}`;
    const below = placesIn(holder[key], inner);
    return below.length > 0 ? below : [{ holder, key, path: inner }];
  });
}

function another(random: Random, value: unknown): unknown {
  if (typeof value === 'number') return value + (random.below(2) === 0 ? 1 : -1);
  if (typeof value === 'boolean') return !value;
  if (typeof value !== 'string' || value === '') return 'x';
  const at = random.below(value.length);
  const letter = value[at] === 'a' ? 'b' : 'a';
  return value.slice(0, at) + letter + value.slice(at + 1);
}

/** Hashes everything again, and signs it with another key where that is wanted. */
export function hide(lines: readonly Line[], signs: boolean): Line[] {
  const made = structuredClone(lines) as Line[];
  let hash = GENESIS_HASH;
  for (const line of made) {
    const commit = line['commit'] as CommitRecord | undefined;
    if (!commit) continue;
    hash = hashCommit(hash, commitOf(commit));
    line['commit'] = { ...recordOf(commitOf(commit)), ...commit, hash };
  }
  const end = made.find((line) => 'end' in line);
  if (!end) return made;
  end['end'] = { ...(end['end'] as Line), hash };
  if (!signs) return made;
  const header = made.find((line) => 'header' in line);
  if (header) header['header'] = { ...(header['header'] as Line), key: verifierKeyOf(forger) };
  end['signature'] = Buffer.from(forger.sign(`chronicle/1\n${canonicalJson(end['end'])}`)).toString('base64');
  return made;
}
