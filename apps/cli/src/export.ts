import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import process from 'node:process';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { PostgresAccountStore } from '#accounts';
import { namesOfPeople, openGamesServer, transcriptSigner, Transcripts, type GamesServer } from '#games';
import { readServerConfiguration, type ServerConfiguration } from '#platform';

const usage = 'Usage: npm run chronicler -- export <gameId> [--out FILE] [--without-names]';

/** What `chronicler export` was asked to do. */
interface ExportRequest {
  readonly gameId: string;
  /** The file to write; the standard output when absent. */
  readonly out: string | undefined;
  readonly isNamed: boolean;
}

/** Writes the transcript of a stored game that is over. Gives the exit code. */
export async function exportGame(words: readonly string[]): Promise<number> {
  const request = requestIn(words);
  if (!request) {
    process.stderr.write(`${usage}\n`);
    return 2;
  }
  const report = (fault: unknown): void =>
    void process.stderr.write(`${fault instanceof Error ? fault.message : String(fault)}\n`);
  const configuration = readServerConfiguration(process.env);
  const server = await openGamesServer({ ...configuration, report });
  try {
    return await write(server, configuration, request);
  } finally {
    await server.close();
  }
}

async function write(
  { games, store, pool }: GamesServer,
  configuration: ServerConfiguration,
  { gameId, out, isNamed }: ExportRequest,
): Promise<number> {
  const loaded = await games.load(gameId);
  if (!loaded) {
    process.stderr.write(`There is no game ${gameId}.\n`);
    return 1;
  }
  const transcripts = new Transcripts(store, transcriptSigner(configuration));
  const accounts = new PostgresAccountStore(pool);
  const load = async (id: string) => (await accounts.accounts([id]))[0];
  const lines = transcripts.of(loaded, isNamed ? await namesOfPeople(loaded, { load }) : []);
  if (out !== undefined) {
    await pipeline(lines, createWriteStream(out, { flags: 'wx' }));
    return 0;
  }
  for await (const line of lines) if (!process.stdout.write(line)) await once(process.stdout, 'drain');
  return 0;
}

/** What is wanted; `undefined` where the words make no sense. */
function requestIn(words: readonly string[]): ExportRequest | undefined {
  try {
    const { values, positionals } = parseArgs({
      args: [...words],
      allowPositionals: true,
      options: { out: { type: 'string' }, 'without-names': { type: 'boolean', default: false } },
    });
    const [gameId, ...more] = positionals;
    if (gameId === undefined || more.length > 0) return undefined;
    return { gameId, out: values.out, isNamed: !values['without-names'] };
  } catch {
    // An option that there is not, or that lacks its value.
    return undefined;
  }
}
