import { randomUUID } from 'node:crypto';
import { userInfo } from 'node:os';
import process from 'node:process';
import { PostgresAccountStore, type Account } from '#accounts';
import {
  accountOperationSchema,
  carryOut,
  gameOperationSchema,
  Operations,
  type GameOperation,
  type Outcome,
} from '#games';
import type { GamesServer } from '#server';
import type { LeagueOutcome } from '#league-service';
import type { NodeKind } from '#streams';
import { explain } from '#kernel/server';
import { leagueRefusals } from '#leagues';
import { withServer } from './with-server.js';
import { idIn } from './ids.js';
import type { CommandName } from './manual/index.js';
import { answer, say } from './output.js';
import { noWords, readWords } from './read-words.js';
import { WrongUse } from './wrong-use.js';

/** Most games that are listed. */
const MOST = 1_000;

/** Lists the parked games, the oldest first. Returns the exit code. */
export function listParked(words: readonly string[]): Promise<number> {
  noWords('parked', words);
  return withServer(async ({ games }) => {
    const parked = await games.suspension.suspended(MOST);
    for (const { streamId, since: at, why } of parked) {
      const since = new Date(at).toISOString();
      answer({ game: streamId, since, why }, `${streamId}  ${since}  ${why}`);
    }
    say(parked.length === 0 ? 'No game is parked.' : `${parked.length} parked.`);
    return 0;
  });
}

/** Parks a game: it accepts no command, and nothing of it is due. */
export const parkGame = (words: readonly string[]): Promise<number> =>
  onGame(words, { verb: 'park', action: 'parkGame' }, async ({ games }, operation) =>
    (await carryOut(games, operation)) ? 'Parked.' : 'It is already parked.',
  );

/** Resumes a parked game. */
export const resumeGame = (words: readonly string[]): Promise<number> =>
  onGame(words, { verb: 'resume', action: 'resumeGame' }, async ({ games }, operation) =>
    (await carryOut(games, operation)) ? 'Taken up again.' : 'It is not parked.',
  );

/** Ends a game, without a winner. */
export const abandonGame = (words: readonly string[]): Promise<number> =>
  onGame(words, { verb: 'abandon', action: 'abandonGame' }, async ({ games }, operation) =>
    (await carryOut(games, operation)) ? 'Abandoned.' : 'It is already over.',
  );

/** Gives the current step of a game more time. */
export const pardonClock = (words: readonly string[]): Promise<number> =>
  onGame(words, { verb: 'pardon', action: 'pardonClock', numbers: ['seconds'] }, async ({ games }, operation) =>
    told(
      await games.operate(operation.gameId, { type: 'pardonClock', seconds: operation.seconds }),
      `The step has ${operation.seconds} seconds more.`,
    ),
  );

/** Gives the seat of one player to another. */
export const replacePlayer = (words: readonly string[]): Promise<number> =>
  onGame(
    words,
    {
      verb: 'replace',
      action: 'replacePlayer',
      numbers: ['seat'],
      missing: async ({ pool }, { account }) =>
        (await accountIn(pool, account)) ? undefined : `There is no account ${account}.`,
    },
    async ({ pool, games }, { gameId, seat, account }) =>
      told(
        await games.operate(gameId, { type: 'replacePlayer', seat, account }),
        `Seat ${seat} is ${(await accountIn(pool, account))?.name ?? account}’s now.`,
      ),
  );

const accountIn = async (pool: GamesServer['pool'], id: string): Promise<Account | undefined> =>
  (await new PostgresAccountStore(pool).accounts([id]))[0];

/** The result of an operation that the rules decide. */
function told(outcome: Outcome, done: string): string {
  if (outcome.status === 'accepted') return done;
  return outcome.status === 'refused'
    ? explain(outcome.presentation, outcome.refusal, 'en')
    : `Nothing was done: the game is ${outcome.status}.`;
}

/**
 * Erases the name of an account, here and in every transcript that is made from now on; the account and its games
 * stay.
 */
export async function eraseName(words: readonly string[]): Promise<number> {
  const { id: accountId, ...told } = operationIn('erase-name', words, 'Account');
  const operation = accountOperationSchema.safeParse({ action: 'eraseName', accountId, ...told }).data;
  if (!operation) throw new WrongUse('erase-name', 'Give the account and the reason.');
  return withServer(async ({ pool, store, clock }) => {
    const accounts = new PostgresAccountStore(pool);
    const account = await accountIn(pool, operation.accountId);
    if (!account) {
      process.stderr.write(`There is no account ${operation.accountId}.\n`);
      return 1;
    }
    await new Operations(store, clock).record(operation);
    const name = `erased-${account.id.replaceAll('-', '').slice(-12)}`;
    if (!(await accounts.rename(account.id, name))) throw new Error(`Another account has the name ${name}.`);
    done(operation.action, account.id, `It is called ${name} now.`);
    return 0;
  });
}

/** Vouches for a league: its games count for ratings of the server. */
export const vouchForLeague = (words: readonly string[]): Promise<number> => onLeague(words, 'vouch', true);

/** Revokes the vouching for a league. */
export const revokeVouch = (words: readonly string[]): Promise<number> => onLeague(words, 'revoke-vouch', false);

async function onLeague(words: readonly string[], verb: 'vouch' | 'revoke-vouch', isVouched: boolean): Promise<number> {
  const { id: leagueId, reason, by: operator } = operationIn(verb, words, 'League');
  if (leagueId === undefined || reason === undefined || operator === undefined)
    throw new WrongUse(verb, 'Give the league and the reason.');
  return withServer(async ({ leagues }) => {
    const outcome = await leagues.vouch({ leagueId, commandId: randomUUID(), operator, reason, isVouched });
    if (outcome.status === 'accepted') {
      const action = isVouched ? 'vouchForLeague' : 'revokeVouch';
      done(
        action,
        leagueId,
        isVouched ? 'Its games count for ratings of this server.' : 'Its games no longer count for ratings.',
      );
      return 0;
    }
    process.stderr.write(`${whyNot(outcome, leagueId)}\n`);
    return 1;
  });
}

function whyNot(outcome: LeagueOutcome, leagueId: string): string {
  if (outcome.status === 'refused') return leagueRefusals[outcome.refusal.code].en;
  if (outcome.status === 'invalid') return outcome.issue.en;
  return outcome.status === 'notFound' ? `There is no league ${leagueId}.` : `Nothing was done: ${outcome.status}.`;
}

/** Lists the operations of operators, the oldest first. Returns the exit code. */
export function listOperations(words: readonly string[]): Promise<number> {
  noWords('operations', words);
  return withServer(async ({ store, clock }) => {
    let count = 0;
    for await (const operation of new Operations(store, clock).all()) {
      const { at, by, action, reason } = operation;
      const on =
        'gameId' in operation ? operation.gameId : 'leagueId' in operation ? operation.leagueId : operation.accountId;
      const when = new Date(at).toISOString();
      answer({ at: when, by, action, on, reason }, `${when}  ${by}  ${action}  ${on}  ${reason}`);
      count += 1;
    }
    say(count === 0 ? 'Nothing was done.' : `${count} done.`);
    return 0;
  });
}

/** The syntax of an operation on a game: a verb, and its options beside a reason. */
interface Deed<Action extends GameOperation['action']> {
  readonly verb: CommandName;
  readonly action: Action;
  readonly numbers?: readonly string[];
  /** The missing requirement, in a sentence: then nothing is recorded. */
  readonly missing?: (
    server: GamesServer,
    operation: Extract<GameOperation, { readonly action: Action }>,
  ) => Promise<string | undefined>;
}

/** Records an operation on a game, and carries it out. */
async function onGame<Action extends GameOperation['action']>(
  words: readonly string[],
  { verb, action, numbers = [], missing }: Deed<Action>,
  work: (server: GamesServer, operation: Extract<GameOperation, { readonly action: Action }>) => Promise<string>,
): Promise<number> {
  const { id: gameId, ...typed } = operationIn(verb, words, 'Game');
  const counted = Object.fromEntries(numbers.map((name) => [name, Number(typed[name] ?? NaN)]));
  const operation = gameOperationSchema.safeParse({ action, gameId, ...withAccount(verb, typed), ...counted }).data;
  if (!operation) throw new WrongUse(verb, 'Give the game and the reason.');
  return withServer(async (server) => {
    const { gameId } = operation;
    const meant = operation as Extract<GameOperation, { readonly action: Action }>;
    const head = await server.games.load(gameId).catch(() => server.store.head(gameId));
    const lacks = head === undefined ? `There is no game ${gameId}.` : await missing?.(server, meant);
    if (lacks !== undefined) {
      process.stderr.write(`${lacks}\n`);
      return 1;
    }
    await new Operations(server.store, server.clock).record(operation);
    done(action, gameId, await work(server, meant));
    return 0;
  });
}

/** The object, reason and author of an operation: by default the user of the system. Its schema reports what is missing. */
function operationIn(command: CommandName, words: readonly string[], kind: NodeKind): Readonly<Record<string, string>> {
  const { positionals, values } = readWords(command, words);
  const [id, ...more] = positionals;
  if (id === undefined || more.length > 0) return {};
  const given = values as Readonly<Record<string, string>>;
  return { by: userInfo().username, ...given, id: idIn(command, id, kind) };
}

/** The account that an operation names may be the id of the API. */
const withAccount = (command: CommandName, typed: Readonly<Record<string, string>>) =>
  typed['account'] === undefined ? typed : { ...typed, account: idIn(command, typed['account'], 'Account') };

const done = (action: string, on: string, says: string): boolean => answer({ action, on, says }, says);
