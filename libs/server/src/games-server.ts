import { PostgresAccountStore } from '#accounts';
import type { ArchivedStreams, EventStore, Obligation, StreamAudit } from '#event-store';
import {
  connectRedis,
  defaultLimits,
  isMighty,
  openQueue,
  refuseOtherRedis,
  unwatched,
  type ArchiveSetting,
  type DatabaseAddresses,
  type Observer,
  type QueueDepth,
  type QueueServer,
  type RedisConnection,
} from '#platform';
import type pg from 'pg';
import {
  type Bus,
  type GameDirectory,
  PostgresGameDirectory,
  type ConditionalCommands,
  type Games,
  PostgresPresenceStore,
  Presence,
  type RulesetRegistry,
  type SeedVault,
  PostgresAttendedGames,
  PostgresCountedGames,
  RulesetRatings,
  TableWaits,
} from '#games';
import { type Campaigns, campaignList } from '#campaign-service';
import {
  type Clock,
  PostgresStreamDirectory,
  type StreamDirectory,
  OBLIGATIONS_QUEUE,
  type ObligationJob,
  type QueueLimits,
} from '#streams';
import {
  DatabaseClock,
  JobRelay,
  PostgresBus,
  PostgresConditionalStore,
  PostgresSeedVault,
  RedisBus,
  SeedCanary,
  SeedCipher,
} from '#infrastructure';
import {
  leagueList,
  type Leagues,
  PostgresDeckVault,
  PostgresWebhookStore,
  webhooksOn,
  type WebhookService,
  type Webhooks,
} from '#league-service';
import {
  notificationsOn,
  PostgresMoves,
  PostgresNotificationStore,
  PostgresServerKeys,
  type NotificationService,
  type NotificationSettingsOfServer,
  type NotificationWork,
  type SendingLimits,
} from '#notifications';
import { meetObligation } from './meet-obligation.js';
import { openNodes, type OpenNode, type OpenNodes } from './open-nodes.js';
import { PromptWork } from './prompt-work.js';
import { servicesOn } from './services-on.js';

/** In so many milliseconds a process meets what players wait for of its own commits; then any worker does. */
const PROMPTLY = 500;

/**
 * The options of a process that serves games. `databaseUrl` names a database that the migrations, those of the queues
 * included, have brought up to date, and `databaseNodes` where streams are placed on several; Redis, where there is one, carries jobs and news.
 */
export interface GamesServerOptions
  extends QueueServer, NotificationSettingsOfServer, Pick<DatabaseAddresses, 'databaseNodes'> {
  /** 32 bytes that encrypt the seeds of games. */
  readonly seedKey: Uint8Array;
  /** Keys that seeds were encrypted under before. */
  readonly seedKeysOld?: readonly Uint8Array[] | undefined;
  /** Where archived games lie; absent where none is archived. */
  readonly archive?: ArchiveSetting | undefined;
  /** Most connections to each database. */
  readonly databasePool?: number | undefined;
  /** Every limit; the library's own ones when absent. */
  readonly limits?: { readonly queues: QueueLimits; readonly notifications?: SendingLimits } | undefined;
  /** Milliseconds for which each step of a table without people waits; none when absent. */
  readonly botPace?: number | undefined;
  /** The rulesets that are played. */
  readonly rulesets: RulesetRegistry;
  /** Told of commands, appends and jobs. */
  readonly observer?: Observer | undefined;
  /** True allows webhooks to this very machine, without encryption: for development and tests. */
  readonly webhooksToLoopback?: boolean | undefined;
}

/** Games on servers: the part of a process that API and worker share. */
export interface GamesServer {
  /** Connections to the home: the database of everything but the streams of other nodes. */
  readonly pool: pg.Pool;
  /** Every database that streams stand in, the home first. */
  readonly nodes: readonly [OpenNode, ...OpenNode[]];
  readonly store: EventStore;
  /** The stored data of streams that the store does not give. */
  readonly audit: StreamAudit;
  /** The commits of streams that are archived. */
  readonly archive: ArchivedStreams;
  /** Whether a stream stands in another database than the home. */
  readonly isElsewhere: (streamId: string) => boolean;
  readonly games: Games;
  /** The commands that seats have planned. */
  readonly conditional: ConditionalCommands;
  readonly campaigns: Campaigns;
  readonly leagues: Leagues;
  /** Sends the events of leagues to webhooks. */
  readonly webhooks: Webhooks;
  /** The management of webhooks by those who run leagues. */
  readonly webhookService: WebhookService;
  /** The operations of accounts on their notifications. */
  readonly notificationService: NotificationService;
  /** Tells accounts of their games, on the channels that they have opened. */
  readonly notificationWork: NotificationWork;
  readonly bus: Bus;
  /** The one clock of all processes: the database's. */
  readonly clock: Clock;
  readonly directory: GameDirectory;
  readonly campaignDirectory: StreamDirectory;
  readonly leagueDirectory: StreamDirectory;
  /** Ratings of all who play a ruleset. */
  readonly ratings: RulesetRatings;
  /** How long accounts wait for rated tables. */
  readonly tableWaits: TableWaits;
  /** The connections to all processes. */
  readonly presence: Presence;
  readonly relay: JobRelay;
  readonly seedCanary: SeedCanary;
  /** The secret seeds, encrypted at rest. */
  readonly seeds: SeedVault;
  /** The jobs that wait or run, by state. Throws while the queue is away. */
  readonly queueDepth: () => Promise<QueueDepth>;
  /** The observer of this process. */
  readonly observer: Observer;
  /** Where processes meet beside the database, when a Redis is configured; it may be away at any time. */
  readonly redis: RedisConnection | undefined;
  /** Lets go of every connection, in order. Commands that still run may fail. */
  close(): Promise<void>;
}

const MIGHTY_LOGIN =
  'DATABASE_URL, or an address in DATABASE_NODES, logs in as the owner of the database or a superuser: one injected statement could rewrite every game. Name a login, and the owner in MIGRATION_DATABASE_URL or "migrationUrl".';

/** Connects everything. Throws when a database cannot be reached or is not the configured one, when the seeds are under another key, and when Redis is of another kind than its address says; it may come later. */
export async function openGamesServer(options: GamesServerOptions): Promise<GamesServer> {
  const { databasePool, seedKey, seedKeysOld, rulesets, report, limits, observer = unwatched } = options;
  const max = databasePool ? { max: databasePool } : {};
  const opened = openNodes({ addresses: options, observer, report, onIdleError: report, ...max });
  const [{ pool }] = opened.nodes;
  const { redisUrl, queuePrefix } = options;
  const redis = redisUrl === undefined ? undefined : connectRedis({ redisUrl, queuePrefix, report });
  const cipher = new SeedCipher(seedKey, seedKeysOld);
  const seedCanary = new SeedCanary(pool, cipher);
  const { bus, databaseClock } = await connect(options, { opened, redis, seedCanary });
  for (const node of opened.nodes) if (await isMighty(node.pool)) report(new Error(MIGHTY_LOGIN));
  const queue = openQueue<ObligationJob>(options, OBLIGATIONS_QUEUE);
  const clock = databaseClock.now;
  const relay = new JobRelay(queue, clock, options.botPace, PROMPTLY);
  const { nodes, store, audit, archive, isElsewhere } = opened;
  const placed = { pool, nodes, store, audit, archive, isElsewhere };
  const reach = { allowLoopback: options.webhooksToLoopback === true };
  const hooks = { store: new PostgresWebhookStore(pool, cipher), accounts: new PostgresAccountStore(pool) };
  const told = webhooksOn({ ...hooks, events: store, clock, report, reach });
  const prompt = new PromptWork({
    meet: (obligation) => meetObligation({ ...services, observer }, obligation),
    hand: (obligations) => relay.relay(obligations),
    clock,
    report,
  });
  const wake = (obligations: readonly Obligation[]): Promise<void> => prompt.wake(obligations);
  const watched = { store, clock, wake, report, observer, ...told };
  const models = readModelsOn(pool, clock);
  const entering = { accounts: hooks.accounts, ratings: models.ratings };
  const vaults = vaultsOn(pool, cipher);
  const kept = { ...vaults, rulesets, bus, queues: limits?.queues, secret: seedKey };
  const services = servicesOn({ ...watched, ...entering, ...kept });
  const presence = new Presence({ store: new PostgresPresenceStore(pool), report });
  const notifying = notifyingOn(options, { pool, cipher, presence, reach, ...services, ...watched, ...entering });
  const close = async (): Promise<void> => {
    await prompt.close();
    await services.conditional.player.close();
    await presence.close();
    await told.webhooks.close();
    await notifying.notificationWork.close();
    await databaseClock.stop();
    await bus.close();
    await queue.close();
    redis?.disconnect();
    await opened.end();
  };
  const queueDepth = () => queue.depth();
  const served = { ...placed, ...services, ...told, ...notifying, ...models, bus, clock, presence, relay, redis };
  return { ...served, seedCanary, seeds: vaults.seeds, queueDepth, observer, close };
}

/** What notifications stand on, beside the options of the server. */
type Notifying = Omit<
  Parameters<typeof notificationsOn>[0],
  'keys' | 'moves' | 'events' | 'secret' | 'limits' | 'store'
> & {
  readonly pool: pg.Pool;
  readonly cipher: SeedCipher;
  readonly store: EventStore;
};

/** Notifications on the database of the server. */
const notifyingOn = (
  options: GamesServerOptions,
  { pool, cipher, store, ...parts }: Notifying,
): ReturnType<typeof notificationsOn> =>
  notificationsOn({
    ...options,
    ...parts,
    store: new PostgresNotificationStore(pool, cipher),
    keys: new PostgresServerKeys(pool, cipher),
    moves: new PostgresMoves(pool),
    events: store,
    secret: options.seedKey,
    olderSecrets: options.seedKeysOld,
    limits: options.limits?.notifications ?? defaultLimits.notifications,
  });

/** What is kept under the seed key. */
const vaultsOn = (
  pool: pg.Pool,
  cipher: SeedCipher,
): { seeds: SeedVault; decks: PostgresDeckVault; lists: PostgresConditionalStore } => ({
  seeds: new PostgresSeedVault(pool, cipher),
  decks: new PostgresDeckVault(pool, cipher),
  lists: new PostgresConditionalStore(pool, cipher),
});

/** The read models that workers keep. */
const readModelsOn = (
  pool: pg.Pool,
  clock: Clock,
): Pick<GamesServer, 'directory' | 'campaignDirectory' | 'leagueDirectory' | 'ratings' | 'tableWaits'> => ({
  directory: new PostgresGameDirectory(pool),
  campaignDirectory: new PostgresStreamDirectory(pool, campaignList),
  leagueDirectory: new PostgresStreamDirectory(pool, leagueList),
  ratings: new RulesetRatings(new PostgresCountedGames(pool)),
  tableWaits: new TableWaits(new PostgresAttendedGames(pool), clock),
});

interface Reached {
  readonly opened: OpenNodes;
  readonly redis: RedisConnection | undefined;
  readonly seedCanary: SeedCanary;
}

/** The connections that have to be there first. Lets go of everything when the database is not there, or the seeds are under another key. */
async function connect(
  { databaseUrl, report }: GamesServerOptions,
  { opened, redis, seedCanary }: Reached,
): Promise<{ readonly bus: Bus; readonly databaseClock: DatabaseClock }> {
  let databaseClock: DatabaseClock | undefined;
  const [{ pool }] = opened.nodes;
  try {
    await opened.check();
    await seedCanary.enter();
    if (redis) await refuseOtherRedis(redis);
    databaseClock = await DatabaseClock.start({ ask: () => timeOf(pool), report });
    const bus = redis ? new RedisBus(redis) : await PostgresBus.connect({ pool, databaseUrl, report });
    return { bus, databaseClock };
  } catch (fault) {
    await databaseClock?.stop();
    redis?.disconnect();
    await opened.end();
    throw fault;
  }
}

async function timeOf(pool: pg.Pool): Promise<number> {
  const text = 'select extract(epoch from clock_timestamp())::float8 * 1000 as time';
  const { rows } = await pool.query<{ time: number }>({ name: 'time', text });
  return rows[0]?.time ?? NaN;
}
