import process from 'node:process';
import { openGamesServer, type GamesServer } from '#games';
import { readServerConfiguration } from '#platform';

/** Most games that are listed. */
const MOST = 1_000;

/** Lists the parked games, the oldest first. Gives the exit code. */
export const listParked = (): Promise<number> =>
  withGames(async ({ games }) => {
    const parked = await games.parking.parked(MOST);
    for (const { streamId, since, why } of parked) say(`${streamId}  ${new Date(since).toISOString()}  ${why}`);
    say(parked.length === 0 ? 'No game is parked.' : `${parked.length} parked.`);
    return 0;
  });

/** Parks a game: it takes no command, and nothing of it is due. */
export const parkGame = (words: readonly string[]): Promise<number> =>
  ofGame(words, 'park', async ({ games }, gameId) =>
    (await games.parking.park(gameId, 'An operator parked it.')) ? 'Parked.' : 'It is parked already.',
  );

/** Takes a parked game up again. */
export const resumeGame = (words: readonly string[]): Promise<number> =>
  ofGame(words, 'resume', async ({ games }, gameId) =>
    (await games.parking.resume(gameId)) ? 'Taken up again.' : 'It is not parked.',
  );

/** Ends a game, without a winner. */
export const abandonGame = (words: readonly string[]): Promise<number> =>
  ofGame(words, 'abandon', async ({ games }, gameId) => {
    const { status } = await games.abandonAsOperator(gameId);
    return status === 'accepted' ? 'Abandoned.' : 'It is over already.';
  });

async function ofGame(
  [gameId = '']: readonly string[],
  verb: string,
  work: (server: GamesServer, gameId: string) => Promise<string>,
): Promise<number> {
  if (gameId === '') {
    process.stderr.write(`Say which game: npm run chronicler -- ${verb} <gameId>\n`);
    return 2;
  }
  return withGames(async (server) => {
    const head = await server.games.load(gameId).catch(() => server.store.head(gameId));
    if (head === undefined) {
      process.stderr.write(`There is no game ${gameId}.\n`);
      return 1;
    }
    say(await work(server, gameId));
    return 0;
  });
}

async function withGames(work: (server: GamesServer) => Promise<number>): Promise<number> {
  const report = (fault: unknown): void => say(fault instanceof Error ? fault.message : String(fault));
  const server = await openGamesServer({ ...readServerConfiguration(process.env), report });
  try {
    return await work(server);
  } finally {
    await server.close();
  }
}

const say = (line: string): void => void process.stdout.write(`${line}\n`);
