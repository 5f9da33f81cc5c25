import process from 'node:process';
import { servedRulesets } from '../../rulesets.js';
import { PostgresAccountStore } from '#accounts';
import { openVerification, type GamesServer } from '#server';
import { playerNames } from '#games';
import { auditor, importances, locales, spectator, type Importance, type Locale } from '#kernel';
import type { ServerConfiguration } from '#platform';
import { describedIn } from '#records';
import { withServer } from './with-server.js';
import { idIn } from './ids.js';
import { answer } from './output.js';
import { readWords } from './read-words.js';
import { WrongUse } from './wrong-use.js';

/** How many sentences are written at a time. */
const PAGE = 500;

/** A request to `chronicler tell`. */
interface TellRequest {
  readonly gameId: string;
  readonly locale: Locale;
  readonly atLeast: Importance;
}

/**
 * Tells a stored game, one line per event, from a minimum weight up: a finished game in full, a running one as seen
 * by a spectator. Returns the exit code: 1 for one that does not verify.
 */
export async function tell(words: readonly string[]): Promise<number> {
  const request = requestIn(words);
  if (!request) throw new WrongUse('tell');
  return withServer(async (server, configuration) => {
    const code = await tellGame(server, request);
    return code === 0 ? codeOf(request.gameId, configuration) : code;
  });
}

/** 1 for a game that does not verify, after a message. */
async function codeOf(gameId: string, configuration: ServerConfiguration): Promise<number> {
  const verification = openVerification({ ...configuration, rulesets: await servedRulesets(configuration) });
  try {
    const faults = await verification.verify(gameId);
    for (const fault of faults) process.stderr.write(`${gameId} does not verify: ${fault}\n`);
    return faults.length === 0 ? 0 : 1;
  } finally {
    await verification.close();
  }
}

async function tellGame({ games, pool }: GamesServer, { gameId, locale, atLeast }: TellRequest): Promise<number> {
  const loaded = await games.load(gameId);
  if (!loaded) {
    process.stderr.write(`There is no game ${gameId}.\n`);
    return 1;
  }
  const accounts = new PostgresAccountStore(pool);
  const names = await playerNames(loaded, { load: async (id) => (await accounts.accounts([id]))[0] });
  const viewer = loaded.game.phase === 'over' ? auditor : spectator;
  let told = 0;
  for (let after = 0, more = true; more;) {
    const found = await games.events(gameId, viewer, { after, limit: PAGE, atLeast });
    if (found.status !== 'found') return 1;
    for (const { version, at, event } of found.value.events) {
      const says = describedIn(loaded, event, locale, names);
      answer({ version, at: new Date(at).toISOString(), type: event.type, says }, says);
    }
    told += found.value.events.length;
    after = found.value.events.at(-1)?.version ?? after;
    more = found.value.isMoreAfter;
  }
  if (told === 0)
    process.stderr.write(
      `Nothing to tell yet that is at least ${atLeast}: --least ${importances.at(-1)} tells everything.\n`,
    );
  return 0;
}

/** The request; `undefined` for invalid arguments. */
function requestIn(words: readonly string[]): TellRequest | undefined {
  const { positionals, values } = readWords('tell', words);
  const [gameId, ...more] = positionals;
  const locale = locales.find((known) => known === values.language);
  const atLeast = importances.find((known) => known === values.least);
  if (gameId === undefined || more.length > 0 || !locale || !atLeast) return undefined;
  return { gameId: idIn('tell', gameId, 'Game'), locale, atLeast };
}
