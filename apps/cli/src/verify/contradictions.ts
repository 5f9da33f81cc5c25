import { createReadStream } from 'node:fs';
import { commitsIn, type TranscriptKind } from '#audit';

/** A transcript that is sound on its own. */
export interface SoundFile {
  readonly file: string;
  readonly kind: TranscriptKind;
  readonly id: string;
  /** The key of its signature. */
  readonly key: string;
  /** Its end. */
  readonly version: number;
  readonly hash: string;
}

/**
 * Compares sound transcripts: two of one game, campaign or league must be one chain of commits. Otherwise, two
 * signatures of one key are proof of fraud.
 */
export class Contradictions {
  private readonly known = new Map<string, SoundFile[]>();

  /**
   * Adds a transcript. Returns its contradiction to a previous one, in a line; `undefined` where it agrees with all.
   */
  async with(sound: SoundFile): Promise<string | undefined> {
    const place = `${sound.kind} ${sound.id}`;
    const others = this.known.get(place) ?? [];
    this.known.set(place, [...others, sound]);
    for (const other of others) {
      if (await agree(sound, other)) continue;
      const what = `It has another course of ${place} than ${other.file}`;
      return sound.key === other.key
        ? `FRAUD: ${sound.key} has signed both. ${what}.`
        : `${what}, which ${other.key} has signed: one of the two is false.`;
    }
    return undefined;
  }
}

/** The longer one contains the end of the shorter one. */
async function agree(one: SoundFile, other: SoundFile): Promise<boolean> {
  const [longer, shorter] = one.version >= other.version ? [one, other] : [other, one];
  if (longer.version === shorter.version) return longer.hash === shorter.hash;
  for await (const { version, hash } of commitsIn(createReadStream(longer.file)))
    if (version === shorter.version) return hash === shorter.hash;
  return false;
}
