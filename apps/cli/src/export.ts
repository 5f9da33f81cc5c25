import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import process from 'node:process';
import { pipeline } from 'node:stream/promises';
import { PostgresAccountStore } from '#accounts';
import type { StreamHead } from '#event-store';
import { CAMPAIGN_STREAM, GAME_STREAM, LEAGUE_STREAM } from '#streams';
import { namesOfPeople } from '#games';
import { signedBy, type GamesServer, type Signed } from '#server';
import type { LoadedGame } from '#records';
import { withServer } from './with-server.js';
import { idIn } from './ids.js';
import { answer, say } from './output.js';
import { readWords } from './read-words.js';
import { WrongUse } from './wrong-use.js';

/** A request to `chronicler export`: one game, or all that are over. */
interface ExportRequest {
  readonly gameId: string | undefined;
  /** The file to write, or the folder; the standard output when absent. */
  readonly out: string | undefined;
  readonly isNamed: boolean;
}

/** Writes transcripts of stored games that are over, of campaigns and of leagues. Returns the exit code. */
export async function exportGame(words: readonly string[]): Promise<number> {
  const request = requestIn(words);
  if (!request) throw new WrongUse('export');
  return withServer((server, configuration) => {
    const exporting = new Exporting(server, signedBy(configuration, server), request);
    return request.gameId === undefined ? exporting.all() : exporting.one(request.gameId);
  });
}

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
    const head = await this.server.store.head(gameId);
    const lines = head && (await this.linesOf(head));
    if (!head || !lines) {
      process.stderr.write(`There is no game ${gameId}, no campaign, and no league.\n`);
      return 1;
    }
    const { out } = this.request;
    if (out !== undefined) {
      await write(out, lines);
      written(head, out);
    } else for await (const line of lines) if (!process.stdout.write(line)) await once(process.stdout, 'drain');
    return 0;
  }

  /**
   * Every game that is over, every campaign and every league, each in a file of its own; running games have no
   * transcript yet.
   */
  async all(): Promise<number> {
    const folder = this.request.out ?? '.';
    await mkdir(folder, { recursive: true });
    const counts = { [GAME_STREAM]: 0, [CAMPAIGN_STREAM]: 0, [LEAGUE_STREAM]: 0 };
    for await (const streamId of this.server.audit.streams()) {
      const head = await this.server.store.head(streamId);
      const kind = kindOf(head);
      const lines = kind && head && (await this.linesOf(head));
      if (!kind || !lines) continue;
      const file = join(folder, `${streamId}.chronicle.ndjson`);
      await write(file, lines);
      written(head, file);
      counts[kind] += 1;
    }
    const { [GAME_STREAM]: games, [CAMPAIGN_STREAM]: campaigns, [LEAGUE_STREAM]: leagues } = counts;
    say(`${counted(games, 'game')}, ${counted(campaigns, 'campaign')} and ${counted(leagues, 'league')} exported`);
    return 0;
  }

  /** The transcript of a stream; `undefined` where it is neither a game nor a campaign nor a league. */
  private async linesOf({ streamId, kind }: StreamHead): Promise<AsyncIterable<string> | undefined> {
    const { games, campaigns, leagues } = this.server;
    if (kind === LEAGUE_STREAM) {
      const loaded = await leagues.load(streamId);
      return loaded && this.signed.transcripts.ofLeague(loaded);
    }
    if (kind === CAMPAIGN_STREAM) {
      const loaded = await campaigns.load(streamId);
      return loaded && this.signed.transcripts.ofCampaign(loaded);
    }
    const loaded = await games.load(streamId);
    return loaded && this.linesOfGame(loaded);
  }

  private async linesOfGame(loaded: LoadedGame): Promise<AsyncIterable<string>> {
    const load = async (id: string) => (await this.accounts.accounts([id]))[0];
    return this.signed.transcripts.of(loaded, this.request.isNamed ? await namesOfPeople(loaded, { load }) : []);
  }
}

/** The kind of a stream's transcript; `undefined` for one that has none, or none yet. */
function kindOf(head: StreamHead | undefined) {
  const kind = head?.kind;
  if (kind === CAMPAIGN_STREAM || kind === LEAGUE_STREAM) return kind;
  return kind === GAME_STREAM && head?.status === 'closed' ? kind : undefined;
}

/** People know the file that they have named. */
const written = ({ streamId, kind }: StreamHead, file: string): boolean => answer({ id: streamId, kind, file }, '');

const counted = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`;

/** Overwrites nothing. */
async function write(file: string, lines: AsyncIterable<string>): Promise<void> {
  try {
    await pipeline(lines, createWriteStream(file, { flags: 'wx' }));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    throw new Error(`${file} exists, and export overwrites nothing: name another with --out.`, { cause: error });
  }
}

/** The request; `undefined` for invalid arguments. */
function requestIn(words: readonly string[]): ExportRequest | undefined {
  const { values, positionals } = readWords('export', words);
  const [gameId, ...more] = positionals;
  const isOneThing = values.all ? gameId === undefined && values.out !== undefined : gameId !== undefined;
  if (!isOneThing || more.length > 0) return undefined;
  const id = gameId && idIn('export', gameId, 'Game', 'Campaign', 'League');
  return { gameId: id, out: values.out, isNamed: !values['without-names'] };
}
