import { createReadStream } from 'node:fs';
import process from 'node:process';
import { importCampaign, importGame, type GamesServer } from '#games';
import { judgeBy, sentencesOn, type JudgedFile, type Sentence } from './verify/files.js';
import { withServer } from './with-server.js';
import { readWords } from './read-words.js';

const usage = `Usage: npm run chronicler -- import FILE... --key KEY...

Stores games and campaigns that were played on another server, as they are, with the same ids, times and hashes. Each FILE is a transcript, and is verified before: campaigns by those of their games that are among the files. KEY is whose signature is believed.
`;

/** Imports transcripts. One line a file; gives the exit code, 1 where any was not imported. */
export async function importGames(words: readonly string[]): Promise<number> {
  const request = requestIn(words);
  if (!request) {
    process.stderr.write(usage);
    return 2;
  }
  return withServer(async (server) => {
    let refused = 0;
    for (const judged of await sentencesOn(request.files, judgeBy(server.games.rulesets, request.keys))) {
      const verdict = await judged.sentence();
      const { ok, says } = verdict.ok ? await store(server, judged) : verdict;
      process.stdout.write(`${judged.file}: ${says}\n`);
      if (!ok) refused += 1;
    }
    return refused === 0 ? 0 : 1;
  });
}

async function store({ store: events, seeds, games }: GamesServer, { file, kind }: JudgedFile): Promise<Sentence> {
  if (kind === 'league') return { ok: false, says: 'a league is not imported: it is run where it was opened' };
  const archive = { store: events, seeds, rulesets: games.rulesets };
  const says = (id: string, isNew: boolean): string =>
    isNew ? `imported as ${kind} ${id}` : `${kind} ${id} is here already`;
  try {
    if (kind === 'campaign') {
      const { campaignId, isNew } = await importCampaign(archive, createReadStream(file));
      return { ok: true, says: says(campaignId, isNew) };
    }
    const { gameId, isNew } = await importGame(archive, createReadStream(file));
    return { ok: true, says: says(gameId, isNew) };
  } catch (error) {
    return { ok: false, says: error instanceof Error ? error.message : String(error) };
  }
}

/** What is wanted; `undefined` where the words make no sense. */
function requestIn(words: readonly string[]) {
  const { positionals: files = [], values: { key: keys } = {} } =
    readWords(words, { key: { type: 'string', multiple: true } }) ?? {};
  return keys === undefined || files.length === 0 ? undefined : { files, keys };
}
