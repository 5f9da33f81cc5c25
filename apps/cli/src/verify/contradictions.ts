import { createReadStream } from 'node:fs';
import { commitsIn, type TranscriptKind } from '#audit';

/** A transcript that is sound by itself. */
export interface SoundFile {
  readonly file: string;
  readonly kind: TranscriptKind;
  readonly id: string;
  /** Whose signature it bears. */
  readonly key: string;
  /** Where it ends. */
  readonly version: number;
  readonly hash: string;
}

/**
 * Compares transcripts that are each sound: two of one game, campaign or league have to be one chain of commits. What was signed twice,
 * otherwise, by one key is the proof of fraud.
 */
export class Contradictions {
  private readonly known = new Map<string, SoundFile[]>();

  /** Adds a transcript. Gives what it contradicts of those before, in a line; `undefined` where it agrees with all. */
  async with(sound: SoundFile): Promise<string | undefined> {
    const place = `${sound.kind} ${sound.id}`;
    const others = this.known.get(place) ?? [];
    this.known.set(place, [...others, sound]);
    for (const other of others) {
      if (await agree(sound, other)) continue;
      const what = `It tells another course of ${place} than ${other.file}`;
      return sound.key === other.key
        ? `FRAUD: ${sound.key} has signed both. ${what}.`
        : `${what}, which ${other.key} has signed: one of the two is false.`;
    }
    return undefined;
  }
}

/** The longer one has the end of the shorter one on its way. */
async function agree(one: SoundFile, other: SoundFile): Promise<boolean> {
  const [longer, shorter] = one.version >= other.version ? [one, other] : [other, one];
  if (longer.version === shorter.version) return longer.hash === shorter.hash;
  for await (const { version, hash } of commitsIn(createReadStream(longer.file)))
    if (version === shorter.version) return hash === shorter.hash;
  return false;
}
