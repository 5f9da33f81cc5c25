import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { PostgresAccountStore } from '#accounts';
import { PostgresAudit } from '#event-store';
import { namesOfPeople, signedBy, type GamesServer, type Signed } from '#games';
import type { LoadedGame } from '#records';
import { withServer } from './with-server.js';

const usage = `Usage: npm run chronicler -- export <gameId> [--out FILE] [--without-names]
       npm run chronicler -- export --all --out FOLDER [--without-names]
`;

/** What `chronicler export` was asked to do: one game, or all that are over. */
interface ExportRequest {
  readonly gameId: string | undefined;
  /** The file to write, or the folder; the standard output when absent. */
  readonly out: string | undefined;
  readonly isNamed: boolean;
}

/** Writes transcripts of stored games that are over. Gives the exit code. */
export async function exportGame(words: readonly string[]): Promise<number> {
  const request = requestIn(words);
  if (!request) {
    process.stderr.write(usage);
    return 2;
  }
  return withServer((server, configuration) => {
    const exporting = new Exporting(server, signedBy(configuration, server), request);
    return request.gameId === undefined ? exporting.all() : exporting.one(request.gameId);
  });
}

/** How many ids of streams are read at a time. */
const PAGE = 1_000;

class Exporting {
  private readonly accounts: PostgresAccountStore;

  constructor(
    private readonly server: GamesServer,
    private readonly signed: Signed,
    private readonly request: ExportRequest,
  ) {
    this.accounts = new PostgresAccountStore(server.pool);
  }

  async one(gameId: string): Promise<number> {
    const loaded = await this.server.games.load(gameId);
    if (!loaded) {
      process.stderr.write(`There is no game ${gameId}.\n`);
      return 1;
    }
    const { out } = this.request;
    const lines = await this.linesOf(loaded);
    if (out !== undefined) await write(out, lines);
    else for await (const line of lines) if (!process.stdout.write(line)) await once(process.stdout, 'drain');
    return 0;
  }

  /** Every game that is over, each in a file of its own; those that run have no transcript yet. */
  async all(): Promise<number> {
    const folder = this.request.out ?? '.';
    await mkdir(folder, { recursive: true });
    let count = 0;
    for await (const streamId of this.streams()) {
      const loaded = await this.server.games.load(streamId);
      if (loaded?.game.phase !== 'over') continue;
      await write(join(folder, `${streamId}.chronicle.ndjson`), await this.linesOf(loaded));
      count += 1;
    }
    process.stdout.write(`${count} ${count === 1 ? 'game' : 'games'} exported\n`);
    return 0;
  }

  private async *streams(): AsyncIterable<string> {
    const audit = new PostgresAudit(this.server.pool);
    let page: readonly string[];
    let last = '00000000-0000-0000-0000-000000000000';
    do {
      page = await audit.streams(last, PAGE);
      yield* page;
      last = page.at(-1) ?? last;
    } while (page.length === PAGE);
  }

  private async linesOf(loaded: LoadedGame): Promise<AsyncIterable<string>> {
    const load = async (id: string) => (await this.accounts.accounts([id]))[0];
    return this.signed.transcripts.of(loaded, this.request.isNamed ? await namesOfPeople(loaded, { load }) : []);
  }
}

/** Overwrites nothing. */
const write = (file: string, lines: AsyncIterable<string>): Promise<void> =>
  pipeline(lines, createWriteStream(file, { flags: 'wx' }));

/** What is wanted; `undefined` where the words make no sense. */
function requestIn(words: readonly string[]): ExportRequest | undefined {
  try {
    const { values, positionals } = parseArgs({
      args: [...words],
      allowPositionals: true,
      options: {
        all: { type: 'boolean', default: false },
        out: { type: 'string' },
        'without-names': { type: 'boolean', default: false },
      },
    });
    const [gameId, ...more] = positionals;
    const isOneThing = values.all ? gameId === undefined && values.out !== undefined : gameId !== undefined;
    if (!isOneThing || more.length > 0) return undefined;
    return { gameId, out: values.out, isNamed: !values['without-names'] };
  } catch {
    // An option that there is not, or that lacks its value.
    return undefined;
  }
}
