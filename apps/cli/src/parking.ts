import { userInfo } from 'node:os';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { operationSchema, Operations, type GamesServer, type Operation } from '#games';
import { withServer } from './with-server.js';

/** Most games that are listed. */
const MOST = 1_000;

/** Lists the parked games, the oldest first. Gives the exit code. */
export const listParked = (): Promise<number> =>
  withServer(async ({ games }) => {
    const parked = await games.parking.parked(MOST);
    for (const { streamId, since, why } of parked) say(`${streamId}  ${new Date(since).toISOString()}  ${why}`);
    say(parked.length === 0 ? 'No game is parked.' : `${parked.length} parked.`);
    return 0;
  });

/** Parks a game: it takes no command, and nothing of it is due. */
export const parkGame = (words: readonly string[]): Promise<number> =>
  ofGame(words, 'park', 'parkGame', async ({ games }, { gameId, reason }) =>
    (await games.parking.park(gameId, reason)) ? 'Parked.' : 'It is parked already.',
  );

/** Takes a parked game up again. */
export const resumeGame = (words: readonly string[]): Promise<number> =>
  ofGame(words, 'resume', 'resumeGame', async ({ games }, { gameId }) =>
    (await games.parking.resume(gameId)) ? 'Taken up again.' : 'It is not parked.',
  );

/** Ends a game, without a winner. */
export const abandonGame = (words: readonly string[]): Promise<number> =>
  ofGame(words, 'abandon', 'abandonGame', async ({ games }, { gameId }) => {
    const { status } = await games.abandonAsOperator(gameId);
    return status === 'accepted' ? 'Abandoned.' : 'It is over already.';
  });

/** Lists what operators did, the oldest first. Gives the exit code. */
export const listOperations = (): Promise<number> =>
  withServer(async ({ store, clock }) => {
    let count = 0;
    for await (const { at, by, action, gameId, reason } of new Operations(store, clock).all()) {
      say(`${new Date(at).toISOString()}  ${by}  ${action}  ${gameId}  ${reason}`);
      count += 1;
    }
    say(count === 0 ? 'Nothing was done.' : `${count} done.`);
    return 0;
  });

/** Writes down what is done to a game, and does it. */
async function ofGame(
  words: readonly string[],
  verb: string,
  action: Operation['action'],
  work: (server: GamesServer, operation: Operation) => Promise<string>,
): Promise<number> {
  const operation = operationIn(words, action);
  if (!operation) {
    process.stderr.write(`Say which game, and why: npm run chronicler -- ${verb} <gameId> --reason TEXT [--by NAME]\n`);
    return 2;
  }
  const { gameId } = operation;
  return withServer(async (server) => {
    const head = await server.games.load(gameId).catch(() => server.store.head(gameId));
    if (head === undefined) {
      process.stderr.write(`There is no game ${gameId}.\n`);
      return 1;
    }
    await new Operations(server.store, server.clock).record(operation);
    say(await work(server, operation));
    return 0;
  });
}

/** What is wanted; `undefined` where the words make no sense. Whoever names nobody acts as the user of the system. */
function operationIn(words: readonly string[], action: Operation['action']): Operation | undefined {
  try {
    const { values, positionals } = parseArgs({
      args: [...words],
      allowPositionals: true,
      options: { reason: { type: 'string' }, by: { type: 'string', default: userInfo().username } },
    });
    const [gameId, ...more] = positionals;
    return more.length > 0 ? undefined : operationSchema.safeParse({ action, gameId, ...values }).data;
  } catch {
    // An option that there is not, or that lacks its value.
    return undefined;
  }
}

const say = (line: string): void => void process.stdout.write(`${line}\n`);
