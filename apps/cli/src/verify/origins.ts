import { createReadStream } from 'node:fs';
import { readTranscript, type Judge } from '#audit';
import { commitOf, foldGame, unopenedGame, type LoadedGame } from '#records';

/**
 * The games of transcripts up to a version, for games that go on from there. They are read as they are stated: whether their own files
 * are sound, their own verdicts say.
 */
export const originsIn =
  (files: readonly string[], { rulesOf }: Pick<Judge, 'rulesOf'>): NonNullable<Judge['originOf']> =>
  async ({ gameId, version }) => {
    for (const file of files) {
      const loaded = await gameIn(file, gameId, version, rulesOf);
      if (loaded) return loaded;
    }
    return undefined;
  };

/** The game of a transcript up to a version; `undefined` for the transcript of another one. */
async function gameIn(
  file: string,
  gameId: string,
  version: number,
  rulesOf: Judge['rulesOf'],
): Promise<LoadedGame | undefined> {
  let loaded: LoadedGame | undefined;
  for await (const line of readTranscript(createReadStream(file))) {
    if ('header' in line) {
      const rules = line.header.id === gameId ? await rulesOf(line.header.ruleset) : undefined;
      if (!rules) return undefined;
      loaded = unopenedGame(gameId, rules);
    } else if (loaded && 'commit' in line && line.commit.lastVersion <= version) {
      loaded = foldGame(loaded, [commitOf(line.commit)]);
    } else return loaded;
  }
  return loaded;
}
