import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { commitsIn } from '#audit';
import { importCampaign, importGame } from '#games';
import type { GamesServer } from '#server';
import { judgeBy, sentencesOn, type JudgedFile, type Sentence } from './verify/files.js';
import { withServer } from './with-server.js';
import { answer } from './output.js';
import { readWords } from './read-words.js';
import { WrongUse } from './wrong-use.js';

/** Imports transcripts. Prints one line per file; returns the exit code, 1 where any was not imported. */
export async function importGames(words: readonly string[]): Promise<number> {
  const request = requestIn(words);
  if (!request) throw new WrongUse('import');
  return withServer(async (server) => {
    let refused = 0;
    const files = await byTime(request.files);
    for (const judged of await sentencesOn(files, judgeBy(server.games.rulesets, request.keys))) {
      const { ok, says } = await imported(server, judged);
      answer({ of: judged.file, ok, says }, `${judged.file}: ${says}`);
      if (!ok) refused += 1;
    }
    return refused === 0 ? 0 : 1;
  });
}

/**
 * Files in the order in which they ended, so that lists and ratings grow as on the other server; unreadable ones come
 * last, and are reported then.
 */
async function byTime(files: readonly string[]): Promise<readonly string[]> {
  const ends: { readonly file: string; readonly at: number }[] = [];
  for (const file of files) ends.push({ file, at: await endOf(file).catch(() => Infinity) });
  return ends.sort((one, other) => (one.at === other.at ? 0 : one.at < other.at ? -1 : 1)).map(({ file }) => file);
}

async function endOf(file: string): Promise<number> {
  let end = Infinity;
  for await (const { at } of commitsIn(createReadStream(file))) end = at;
  return end;
}

/** The file is read once, so that the stored content is the verified one, even if the file changes meanwhile. */
async function imported(server: GamesServer, judged: JudgedFile): Promise<Sentence> {
  try {
    const content = [await readFile(judged.file)];
    const verdict = await judged.sentence(content);
    return verdict.ok ? await store(server, judged, content) : verdict;
  } catch (error) {
    return { ok: false, says: error instanceof Error ? error.message : String(error) };
  }
}

async function store(
  { store: events, seeds, games }: GamesServer,
  { kind }: JudgedFile,
  content: Iterable<Uint8Array>,
): Promise<Sentence> {
  if (kind === 'league') return { ok: false, says: 'a league cannot be imported: it is run where it was opened' };
  const archive = { store: events, seeds, rulesets: games.rulesets };
  const says = (id: string, isNew: boolean): string =>
    isNew ? `imported as ${kind} ${id}` : `${kind} ${id} already exists`;
  if (kind === 'campaign') {
    const { campaignId, isNew } = await importCampaign(archive, content);
    return { ok: true, says: says(campaignId, isNew) };
  }
  const { gameId, isNew } = await importGame(archive, content);
  return { ok: true, says: says(gameId, isNew) };
}

/** The request; `undefined` for invalid arguments. */
function requestIn(words: readonly string[]) {
  const {
    positionals: files,
    values: { key: keys },
  } = readWords('import', words);
  return keys === undefined || files.length === 0 ? undefined : { files, keys };
}
