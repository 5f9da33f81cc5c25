import { linesIn } from './lines-in.js';

/** The position of a commit of a transcript in its chain. */
export interface PlacedCommit {
  /** Version of its last event. */
  readonly version: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly hash: string;
}

const BEGINNING = '{"commit":';

/**
 * The commits of a transcript of any kind as stated by the file, one after the other, without verification. Throws
 * for a file that is not text, and for a commit that is not JSON.
 */
export async function* commitsIn(
  pieces: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): AsyncIterable<PlacedCommit> {
  for await (const line of linesIn(pieces)) {
    if (!line.startsWith(BEGINNING)) continue;
    const { commit } = JSON.parse(line) as {
      readonly commit: Omit<PlacedCommit, 'version'> & { readonly firstVersion: number; readonly events: unknown[] };
    };
    const { firstVersion, events, at, hash } = commit;
    yield { version: firstVersion + events.length - 1, at, hash };
  }
}
