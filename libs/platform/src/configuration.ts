import { resolve } from 'node:path';
import { z } from 'zod';
import { readAllowedOrigins, type AllowedOrigins } from './allowed-origins.js';
import { placesIn, archiveVariables, type ArchiveSetting } from './archive-setting.js';
import { ConfigurationError } from './configuration-error.js';
import { limitsIn, limitVariables, type Limits } from './limits.js';
import { readDatabaseNodes, type NodeSetting } from './nodes/database-nodes.js';
import { readOidcIssuers, type OidcIssuer } from './oidc-issuers.js';
import { redisVariable } from './redis-address.js';
import { readRulesetModules } from './ruleset-modules.js';
import { readTimeOfDay } from './time-of-day.js';
import { readTrustedProxies, type TrustedProxies } from './trusted-proxies.js';
import { wholeNumber } from './whole-number.js';

const urlOf = (...protocols: string[]) =>
  z.url({
    protocol: new RegExp(`^(${protocols.join('|')})$`),
    error: `must be an address that starts with ${protocols.map((each) => `${each}://`).join(' or ')}`,
  });

/** A text that a function reads, with the message for a text that it cannot read. */
const readBy = <T>(read: (text: string) => T | undefined, error: string) =>
  z.string().transform((text, context) => {
    const value = read(text);
    if (value !== undefined) return value;
    context.addIssue({ code: 'custom', message: error });
    return z.NEVER;
  });

const levels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const ruleSources = ['released', 'working-tree'] as const;

const keyOf32Bytes = z.string().regex(/^[0-9a-f]{64}$/i, { error: 'must be 32 bytes in hexadecimal: 64 digits' });

/** The environment variables that Chronicler reads, and their schemas. */
const environment = z.object({
  DATABASE_URL: urlOf('postgres', 'postgresql').optional(),
  MIGRATION_DATABASE_URL: urlOf('postgres', 'postgresql').optional(),
  REDIS_URL: redisVariable.optional(),
  QUEUE_PREFIX: z
    .string()
    .regex(/^[a-z0-9-]{1,40}$/, { error: 'must be 1 to 40 lower-case letters, digits and hyphens' })
    .optional(),
  SEED_KEY: keyOf32Bytes.optional(),
  SEED_KEYS_OLD: z
    .string()
    .regex(/^[0-9a-f]{64}(,[0-9a-f]{64})*$/i, { error: 'must be keys of 64 hexadecimal digits, with commas between' })
    .optional(),
  SIGNING_KEY: keyOf32Bytes.optional(),
  SERVER_NAME: z
    .string()
    .regex(/^[^\s+]{1,100}$/u, { error: 'must be 1 to 100 letters without white space and plus signs' })
    .default('chronicler.localhost'),
  RULES: z.enum(ruleSources, { error: `must be ${ruleSources.join(' or ')}` }).default('released'),
  RULESETS: readBy(
    readRulesetModules,
    'must be names of packages, or paths such as ./my-game, with commas between, each once',
  ).default([]),
  VERIFY_AT: readBy(readTimeOfDay, 'must be a time such as 03:30 (UTC), or never').default(3 * 60 + 30),
  VERIFY_NIGHTS: wholeNumber(1, 1_000).default(30),
  HOST: z.string().default('127.0.0.1'),
  PORT: wholeNumber(0, 65_535).default(4000),
  STOP_DELAY: wholeNumber(0, 60_000).default(0),
  BOT_PACE: wholeNumber(0, 60_000).default(1_000),
  METRICS_HOST: z.string().default('127.0.0.1'),
  METRICS_PORT: wholeNumber(0, 65_535).optional(),
  ADMIN_TOKEN: z
    .string()
    .regex(/^[!-~]{32,200}$/, { error: 'must be 32 to 200 visible characters without a space' })
    .optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: urlOf('http', 'https').optional(),
  LOG_LEVEL: z.enum(levels, { error: `must be one of ${levels.join(', ')}` }).default('info'),
  DATABASE_POOL: wholeNumber(2, 1_000).default(10),
  DATABASE_NODES: z
    .string()
    .transform((text, context) => {
      const read = readDatabaseNodes(text);
      if ('nodes' in read) return read.nodes;
      context.addIssue({ code: 'custom', message: read.wrong });
      return z.NEVER;
    })
    .optional(),
  CHRONICLER_DATA: z.string().default('.chronicler'),
  ...archiveVariables,
  TRUSTED_PROXIES: readBy(
    readTrustedProxies,
    'must be a number of proxies, or addresses, ranges, loopback, linklocal or uniquelocal with commas between',
  ).optional(),
  PERSISTED_DOCUMENTS: z.string().optional(),
  PERSISTED_DOCUMENTS_ONLY: z.enum(['true', 'false'], { error: 'must be true or false' }).optional(),
  ALLOWED_ORIGINS: readBy(
    readAllowedOrigins,
    'must be *, loopback, or origins such as https://play.example with commas between',
  ).optional(),
  GRAPHIQL: z.enum(['true', 'false'], { error: 'must be true or false' }).optional(),
  OPENAPI: z.enum(['true', 'false'], { error: 'must be true or false' }).optional(),
  WEB: z.enum(['on', 'off'], { error: 'must be on or off' }).optional(),
  INTROSPECTION: z.enum(['true', 'false'], { error: 'must be true or false' }).optional(),
  PUBLIC_URL: urlOf('https', 'http')
    .regex(/^https?:\/\/[^/?#@]+$/, { error: 'must be an address without a path, such as https://play.example' })
    .optional(),
  SMTP_URL: urlOf('smtp', 'smtps').optional(),
  MAIL_FROM: z
    .string()
    .regex(/^(?:[^<>@\r\n]*<[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/, {
      error: 'must be an address such as Chronicler <games@play.example>',
    })
    .optional(),
  VAPID_PUBLIC_KEY: z
    .string()
    .regex(/^[\w-]{87}$/, { error: 'must be 65 bytes in base64url: 87 characters' })
    .optional(),
  VAPID_PRIVATE_KEY: z
    .string()
    .regex(/^[\w-]{43}$/, { error: 'must be 32 bytes in base64url: 43 characters' })
    .optional(),
  WEBHOOKS_TO_LOOPBACK: z.enum(['true', 'false'], { error: 'must be true or false' }).optional(),
  OIDC_ISSUERS: readBy(
    readOidcIssuers,
    'must be a JSON list such as [{"issuer":"https://id.example","audience":"chronicler","scopes":["games:play"]}], each issuer once, with https',
  ).optional(),
});

/** Those and the limits, each of which is a number. */
const variables = z.intersection(environment, z.object(limitVariables));

/** The names of all variables. */
export const variableNames: readonly string[] = [...Object.keys(environment.shape), ...Object.keys(limitVariables)];

/** The configuration, in the forms that the code uses. */
export interface Configuration {
  /** PostgreSQL, as the login that the processes work under; absent where the embedded one is to be started. */
  readonly databaseUrl?: string;
  /** The same database as its owner, which makes that login; absent where `databaseUrl` is the owner's, or need not be migrated. */
  readonly migrationDatabaseUrl?: string;
  /** The databases that streams are placed on, that of `databaseUrl` first; absent where it is the only one. */
  readonly databaseNodes?: readonly NodeSetting[] | undefined;
  /** Redis or a Redis Cluster for jobs and bus; absent where PostgreSQL serves both. */
  readonly redisUrl?: string;
  /** Keeps several installations on one Redis apart: their jobs, their news, and the use of limits by clients. */
  readonly queuePrefix?: string;
  /** 32 bytes that encrypt the seeds of running games. */
  readonly seedKey?: Uint8Array;
  /** Keys under which seeds were encrypted before: they are still opened, and nothing is encrypted under them. */
  readonly seedKeysOld?: readonly Uint8Array[];
  /** 32 bytes that sign transcripts; absent where they are derived from the seed key. */
  readonly signingKey?: Uint8Array;
  /** The name of the server in signed documents, by custom its host. */
  readonly serverName: string;
  /** The rules of new games: the newest release of each ruleset, or the rulesets as they are worked on. */
  readonly rules: (typeof ruleSources)[number];
  /** Packages by name, or absolute paths of modules, whose rulesets are played beside the built-in ones. */
  readonly rulesetModules: readonly string[];
  /** When workers verify everything each night, in minutes after midnight (UTC); absent for never. */
  readonly verifyAt?: number;
  /** Each stored stream is verified in one of so many nights, also where nothing has changed. */
  readonly verifyNights: number;
  readonly host: string;
  /** 0 takes any free port. */
  readonly port: number;
  /** For how many milliseconds each step of a table without people waits. */
  readonly botPace: number;
  /** For how many milliseconds an API that is told to stop goes on, unready, so that proxies send it nothing more. */
  readonly stopDelay: number;
  /** The host on which the series for Prometheus are served: this machine alone by default. */
  readonly metricsHost: string;
  /** 0 takes any free port; absent where they are not read. */
  readonly metricsPort?: number;
  /** The token with which administrators see the queue, beside the series; absent where none may. */
  readonly adminToken?: string;
  /** Whether the process sends traces to OpenTelemetry. */
  readonly isTraced: boolean;
  readonly logLevel: (typeof levels)[number];
  /** Most connections that one process holds to PostgreSQL. */
  readonly databasePool: number;
  /** Absolute path of the folder of the embedded PostgreSQL and of its files. */
  readonly dataFolder: string;
  /** Where archived games lie; absent where a server with a database of its own names no place. */
  readonly archive: ArchiveSetting | undefined;
  /** The proxies in front of the API that tell the caller's address: none unless named. */
  readonly trustedProxies: TrustedProxies;
  /** The pages, beside its own, from which browsers may use the API: none by default. */
  readonly allowedOrigins: AllowedOrigins;
  /** The issuers of identities that are trusted beside our own tokens: none by default. */
  readonly oidcIssuers: readonly OidcIssuer[];
  /** The address of the server for people, without a slash at its end; absent: no links lead here, and there is neither mail nor Web Push. */
  readonly publicUrl?: string;
  /** The mail server for notifications, and their sender; absent where no mail is sent. */
  readonly mail?: { readonly smtpUrl: string; readonly from: string };
  /** The keys of Web Push; absent where the server makes its own. */
  readonly vapidKeys?: { readonly publicKey: string; readonly privateKey: string };
  /** Whether webhooks may lead to this very machine, without encryption: for development and tests. */
  readonly webhooksToLoopback: boolean;
  /** Whether browsers get GraphiQL at the address of GraphQL. */
  readonly graphiql: boolean;
  /** Whether REST is described, in `/openapi.json` and on the page `/openapi`. */
  readonly openApi: boolean;
  /** Whether browsers get the web app at `/`. */
  readonly web: boolean;
  /** Whether GraphQL answers with its schema. */
  readonly introspection: boolean;
  /** Documents that clients may name instead of sending them; absent where there are none. */
  readonly persistedDocuments?: PersistedDocumentsSource;
  /** Every limit on requests of clients. */
  readonly limits: Limits;
}

/** The documents that clients name. */
export interface PersistedDocumentsSource {
  /** Absolute path of a JSON file: the text of each document under its SHA-256. */
  readonly file: string;
  /** True: no other document is carried out. */
  readonly only: boolean;
}

/** A configuration that names its database and its key: as API and worker need. */
export type ServerConfiguration = Configuration & Required<Pick<Configuration, 'databaseUrl' | 'seedKey'>>;

/** Reads the environment. An empty variable counts as absent. Throws a ConfigurationError that lists everything wrong. */
export function readConfiguration(env: NodeJS.ProcessEnv): Configuration {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = variables.safeParse(given);
  if (!parsed.success) {
    const problems = parsed.error.issues.map(({ path, message }) => `  ${path.join('.')} ${message}`);
    throw new ConfigurationError(`The environment is not usable:\n${problems.join('\n')}`);
  }
  const { DATABASE_URL, MIGRATION_DATABASE_URL, REDIS_URL, QUEUE_PREFIX, SEED_KEY, SEED_KEYS_OLD } = parsed.data;
  const { HOST, PORT, METRICS_HOST, METRICS_PORT, LOG_LEVEL, DATABASE_POOL } = parsed.data;
  const { PERSISTED_DOCUMENTS, PERSISTED_DOCUMENTS_ONLY } = parsed.data;
  return {
    ...(DATABASE_URL ? { databaseUrl: DATABASE_URL } : {}),
    ...(MIGRATION_DATABASE_URL ? { migrationDatabaseUrl: MIGRATION_DATABASE_URL } : {}),
    databaseNodes: parsed.data.DATABASE_NODES,
    ...(REDIS_URL ? { redisUrl: REDIS_URL } : {}),
    ...(QUEUE_PREFIX ? { queuePrefix: QUEUE_PREFIX } : {}),
    ...(SEED_KEY ? { seedKey: Buffer.from(SEED_KEY, 'hex') } : {}),
    ...(SEED_KEYS_OLD ? { seedKeysOld: SEED_KEYS_OLD.split(',').map((key) => Buffer.from(key, 'hex')) } : {}),
    ...(parsed.data.SIGNING_KEY ? { signingKey: Buffer.from(parsed.data.SIGNING_KEY, 'hex') } : {}),
    serverName: parsed.data.SERVER_NAME,
    rules: parsed.data.RULES,
    rulesetModules: parsed.data.RULESETS,
    ...(parsed.data.VERIFY_AT === 'never' ? {} : { verifyAt: parsed.data.VERIFY_AT }),
    verifyNights: parsed.data.VERIFY_NIGHTS,
    host: HOST,
    port: PORT,
    stopDelay: parsed.data.STOP_DELAY,
    botPace: parsed.data.BOT_PACE,
    metricsHost: METRICS_HOST,
    ...(METRICS_PORT === undefined ? {} : { metricsPort: METRICS_PORT }),
    ...(parsed.data.ADMIN_TOKEN ? { adminToken: parsed.data.ADMIN_TOKEN } : {}),
    isTraced: parsed.data.OTEL_EXPORTER_OTLP_ENDPOINT !== undefined,
    logLevel: LOG_LEVEL,
    databasePool: DATABASE_POOL,
    ...placesIn(parsed.data),
    trustedProxies: parsed.data.TRUSTED_PROXIES ?? 0,
    allowedOrigins: parsed.data.ALLOWED_ORIGINS ?? [],
    oidcIssuers: parsed.data.OIDC_ISSUERS ?? [],
    graphiql: parsed.data.GRAPHIQL !== 'false',
    openApi: parsed.data.OPENAPI !== 'false',
    web: parsed.data.WEB !== 'off',
    introspection: parsed.data.INTROSPECTION !== 'false',
    ...notifyingIn(parsed.data),
    webhooksToLoopback: parsed.data.WEBHOOKS_TO_LOOPBACK === 'true',
    ...(PERSISTED_DOCUMENTS
      ? { persistedDocuments: { file: resolve(PERSISTED_DOCUMENTS), only: PERSISTED_DOCUMENTS_ONLY === 'true' } }
      : {}),
    limits: limitsIn(parsed.data),
  };
}

/** How notifications leave the server. Throws a ConfigurationError for half of what mail or Web Push needs. */
function notifyingIn(read: z.infer<typeof environment>): Pick<Configuration, 'publicUrl' | 'mail' | 'vapidKeys'> {
  const { PUBLIC_URL: publicUrl, SMTP_URL: smtpUrl, MAIL_FROM: from } = read;
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey } = read;
  if ((smtpUrl === undefined) !== (from === undefined) || (smtpUrl !== undefined && publicUrl === undefined))
    throw new ConfigurationError(
      'Mail needs SMTP_URL, MAIL_FROM and PUBLIC_URL: set all three, or neither of the first two.',
    );
  if ((publicKey === undefined) !== (privateKey === undefined))
    throw new ConfigurationError(
      'Set VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY, or neither: the server then makes its own.',
    );
  return {
    ...(publicUrl === undefined ? {} : { publicUrl }),
    ...(smtpUrl === undefined || from === undefined ? {} : { mail: { smtpUrl, from } }),
    ...(publicKey === undefined || privateKey === undefined ? {} : { vapidKeys: { publicKey, privateKey } }),
  };
}

/** Reads the environment of an API or a worker that runs on servers. Throws a ConfigurationError when they are not named. */
export function readServerConfiguration(env: NodeJS.ProcessEnv): ServerConfiguration {
  const configuration = readConfiguration(env);
  const { databaseUrl, seedKey } = configuration;
  if (databaseUrl === undefined || seedKey === undefined) {
    const missing = [databaseUrl === undefined && 'DATABASE_URL', seedKey === undefined && 'SEED_KEY'].filter(Boolean);
    throw new ConfigurationError(`Set ${missing.join(' and ')}, or run everything in one process with \`npm start\`.`);
  }
  return { ...configuration, databaseUrl, seedKey };
}
