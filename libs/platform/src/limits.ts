import { wholeNumber } from './whole-number.js';

/** One limit: the environment variable that sets it, its default, and its range. */
interface Limit {
  readonly variable: string;
  readonly standard: number;
  readonly least: number;
  readonly most: number;
  /** For operators: what is counted, and in which unit. */
  readonly meaning: string;
  /** The answers to requests beyond it: codes of errors, and codes with which sockets are closed. */
  readonly refusal: readonly (string | number)[];
}

/** The range of a limit: 1 to a thousand million by default. */
type Range = Partial<Pick<Limit, 'least' | 'most'>>;

const limit = (
  variable: string,
  standard: number,
  meaning: string,
  refusal: Limit['refusal'],
  { least = 1, most = 1_000_000_000 }: Range = {},
): Limit => ({ variable, standard, least, most, meaning, refusal });

/** Every limit that keeps one client from crowding out the others. docs/guides/limits.md shows this table, held by a test. */
export const limitTable = {
  documents: {
    tokens: limit('MAX_DOCUMENT_TOKENS', 5_000, 'tokens of a document', ['GRAPHQL_PARSE_FAILED']),
    aliases: limit('MAX_DOCUMENT_ALIASES', 500, 'aliases of a document', ['GRAPHQL_VALIDATION_FAILED']),
    depth: limit('MAX_DOCUMENT_DEPTH', 15, 'levels of fields inside fields', ['GRAPHQL_VALIDATION_FAILED']),
    fields: limit('MAX_DOCUMENT_FIELDS', 5_000, 'fields of a document, those of a fragment as often as it is spread', [
      'GRAPHQL_VALIDATION_FAILED',
    ]),
    pairs: limit(
      'MAX_FIELD_PAIRS',
      5_000,
      'pairs of fields of one name, and of fragments, in the selections of a document',
      ['GRAPHQL_VALIDATION_FAILED'],
    ),
    nesting: limit('MAX_NESTING', 200, 'levels of brackets inside brackets, in the document and in the variables', [
      'BAD_USER_INPUT',
    ]),
    cost: limit('MAX_OPERATION_COST', 10_000, 'points of an operation', ['QUERY_TOO_COSTLY']),
  },
  sizes: {
    request: limit(
      'MAX_REQUEST_BYTES',
      100_000,
      'bytes of a request, and of a message on a socket',
      ['REQUEST_TOO_LARGE', 1009],
      { least: 1_000 },
    ),
    answer: limit(
      'MAX_ANSWER_BYTES',
      3_000_000,
      'bytes of an answer over HTTP, before it is compressed',
      ['QUERY_TOO_COSTLY'],
      { least: 1_000 },
    ),
  },
  rates: {
    account: limit('POINTS_WITH_TOKEN', 100_000, 'points a minute of an account', ['RATE_LIMITED', 4429]),
    address: limit(
      'POINTS_WITHOUT_TOKEN',
      20_000,
      'points a minute of an address, without a token or with a wrong one',
      ['RATE_LIMITED', 4429],
    ),
  },
  turns: {
    atOnce: limit('REQUESTS_AT_ONCE', 32, 'requests over HTTP that a process answers at a time; others wait', []),
    waiting: limit('REQUESTS_WAITING', 200, 'requests of an account, or of an address, that wait', ['SERVER_BUSY']),
  },
  sockets: {
    account: limit('SOCKETS_WITH_TOKEN', 20, 'sockets of an account', ['RATE_LIMITED', 4429]),
    address: limit('SOCKETS_WITHOUT_TOKEN', 20, 'sockets of an address, without a token', ['RATE_LIMITED', 4429]),
    greeting: limit('SOCKETS_GREETING', 100, 'sockets of an address that have not said yet who they are', [4429]),
    subscriptions: limit('SUBSCRIPTIONS_WITH_TOKEN', 50, 'subscriptions of a socket with a token', ['RATE_LIMITED']),
    strangers: limit('SUBSCRIPTIONS_WITHOUT_TOKEN', 5, 'subscriptions of a socket without a token', ['RATE_LIMITED']),
    telling: limit('MAX_TELLING_COST', 200, 'points of one message of a subscription', ['QUERY_TOO_COSTLY']),
    refusals: limit('SOCKET_REFUSALS', 20, 'refusals in a row after which a socket is closed', [4429]),
    recheck: limit(
      'TOKEN_RECHECK',
      500,
      'milliseconds after which the tokens of all sockets are looked at again',
      [4403],
      { least: 10 },
    ),
  },
  quotas: {
    accounts: limit('ACCOUNTS_AN_HOUR', 10, 'accounts that an address makes in an hour', ['RATE_LIMITED']),
    openGames: limit('OPEN_GAMES', 50, 'open games that an account has opened', ['FORBIDDEN']),
    runningGames: limit('RUNNING_GAMES', 200, 'running games that an account has opened', ['FORBIDDEN']),
    botTables: limit('BOT_TABLES', 5, 'running games without people that an account has opened', ['FORBIDDEN']),
    openSeats: limit('OPEN_SEATS', 20, 'seats that an account takes in open games', ['FORBIDDEN']),
    ratedGames: limit(
      'TABLE_WAIT_GAMES',
      20,
      'latest rated games of an account whose time-outs decide how long it waits for the next rated table; 0 for no wait',
      ['FORBIDDEN'],
      { least: 0, most: 100 },
    ),
    leagues: limit('LEAGUES_OF_AN_ACCOUNT', 20, 'leagues that an account has opened', ['FORBIDDEN'], { most: 1_000 }),
    campaigns: limit('CAMPAIGNS_OF_AN_ACCOUNT', 200, 'campaigns that an account has opened', ['FORBIDDEN'], {
      most: 10_000,
    }),
    leagueGames: limit(
      'LEAGUE_GAMES',
      1_000,
      'games that are not decided yet, in all leagues that an account has opened',
      ['FORBIDDEN'],
    ),
    leagueRounds: limit(
      'LEAGUE_ROUNDS',
      50,
      'rounds of a league with games that are not decided yet, when one more is paired',
      ['FORBIDDEN'],
    ),
    roundPairings: limit('ROUND_PAIRINGS', 5, 'times that a round is paired, the first one included', ['FORBIDDEN']),
    tokens: limit('TOKENS_OF_AN_ACCOUNT', 50, 'valid tokens of an account', ['FORBIDDEN'], { most: 1_000 }),
    identities: limit('IDENTITIES_OF_AN_ACCOUNT', 10, 'identities of an account', ['FORBIDDEN'], { most: 100 }),
    decks: limit('DECKS_OF_AN_ACCOUNT', 100, 'decks that an account keeps', ['FORBIDDEN'], { most: 1_000 }),
    bases: limit('BASES_OF_AN_ACCOUNT', 100, 'bases that an account keeps', ['FORBIDDEN'], { most: 1_000 }),
  },
  queues: {
    game: limit('COMMANDS_OF_A_GAME', 64, 'commands of a game that run or wait in a process', ['GAME_BUSY']),
    account: limit('COMMANDS_OF_A_PLAYER', 16, 'of these, commands of one account', ['GAME_BUSY']),
  },
  notifications: {
    channel: limit(
      'NOTIFICATIONS_AN_HOUR',
      12,
      'messages to one notification channel in an hour; later ones are told together',
      [],
    ),
    mails: limit('MAILS_AN_HOUR', 1_000, 'mails of the server in an hour; later ones wait', []),
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, Limit>>>>;

type LimitTable = typeof limitTable;

/** Every limit as it holds, in the groups of the table. */
export type Limits = {
  readonly [Group in keyof LimitTable]: { readonly [Name in keyof LimitTable[Group]]: number };
};

/** Puts a number in the place of each limit. */
function limitsBy(numberOf: (limit: Limit) => number): Limits {
  const groups = Object.entries(limitTable).map(([group, limits]) => {
    const numbers = Object.entries<Limit>(limits).map(([name, each]) => [name, numberOf(each)] as const);
    return [group, Object.fromEntries(numbers)] as const;
  });
  return Object.fromEntries(groups) as Limits;
}

/** Limits that a player at a table never meets. */
export const defaultLimits: Limits = limitsBy(({ standard }) => standard);

const everyLimit: readonly Limit[] = Object.values(limitTable).flatMap((limits) => Object.values<Limit>(limits));

/** The schemas of the variables of the limits. */
export const limitVariables = Object.fromEntries(
  everyLimit.map(({ variable, standard, least, most }) => [variable, wholeNumber(least, most).default(standard)]),
);

/** The limits of the variables, once they are read. */
export const limitsIn = (read: Readonly<Record<string, unknown>>): Limits =>
  limitsBy(({ variable }) => read[variable] as number);
