import { createReadStream } from 'node:fs';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { importGame, type GamesServer } from '#games';
import { judgeWith, sentenceOn } from './verify/files.js';
import { withServer } from './with-server.js';

const usage = `Usage: npm run chronicler -- import FILE... --key KEY...

Stores games that were played on another server, as they are: over, with the same ids, times and hashes. Each FILE is a transcript, and is verified before; KEY is whose signature is believed.
`;

/** Imports transcripts. One line a file; gives the exit code, 1 where any was not imported. */
export async function importGames(words: readonly string[]): Promise<number> {
  const request = requestIn(words);
  if (!request) {
    process.stderr.write(usage);
    return 2;
  }
  const judge = await judgeWith(request.keys);
  return withServer(async (server) => {
    let refused = 0;
    for (const file of request.files) {
      const verdict = await sentenceOn(file, judge);
      const { ok, says } = verdict.ok ? await store(server, file) : verdict;
      process.stdout.write(`${file}: ${says}\n`);
      if (!ok) refused += 1;
    }
    return refused === 0 ? 0 : 1;
  });
}

async function store(
  { store: events, seeds, games }: GamesServer,
  file: string,
): Promise<{ readonly ok: boolean; readonly says: string }> {
  try {
    const { gameId, isNew } = await importGame(
      { store: events, seeds, rulesets: games.rulesets },
      createReadStream(file),
    );
    return { ok: true, says: isNew ? `imported as game ${gameId}` : `game ${gameId} is here already` };
  } catch (error) {
    return { ok: false, says: error instanceof Error ? error.message : String(error) };
  }
}

/** What is wanted; `undefined` where the words make no sense. */
function requestIn(words: readonly string[]) {
  try {
    const { values, positionals: files } = parseArgs({
      args: [...words],
      allowPositionals: true,
      options: { key: { type: 'string', multiple: true } },
    });
    return values.key === undefined || files.length === 0 ? undefined : { files, keys: values.key };
  } catch {
    // An option that there is not, or that lacks its value.
    return undefined;
  }
}
