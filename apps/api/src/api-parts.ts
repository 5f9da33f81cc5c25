import type {
  Bus,
  ConditionalCommands,
  GameDirectory,
  GameLog,
  Games,
  Operating,
  Presence,
  RulesetRatings,
  TableWaits,
  Transcripts,
} from '#games';
import type { Campaigns } from '#campaign-service';
import type { Leagues, WebhookService } from '#league-service';
import type { NotificationService } from '#notifications';
import type { StreamDirectory } from '#streams';
import type { AlarmWatch, FaultReport, FrameworkLogger, Metrics, Observer, RedisConnection } from '#platform';
import type { AccountStore } from '#accounts';
import type { SettingsChanges } from './api-settings.js';
import type { ProcessorClock } from './requests/processor-time.js';
import type { BaseContent, DeckContent, NoteStore, SavedContentStore } from '#saved-content';

export type { FaultReport } from '#platform';

/** The health of one part of the server. */
export interface Readiness {
  report(): Promise<{
    readonly healthy: boolean;
    readonly parts: Readonly<Record<string, { readonly healthy: boolean; readonly degraded?: string }>>;
  }>;
}

/** The parts that the API uses. */
export interface ApiParts {
  readonly games: Games;
  /** The commands that seats have planned. */
  readonly conditional: ConditionalCommands;
  readonly campaigns: Campaigns;
  readonly leagues: Leagues;
  /** The webhooks of leagues. */
  readonly webhookService: WebhookService;
  /** The notifications of accounts. */
  readonly notificationService: NotificationService;
  /** The bus to which `games` announces its commits. */
  readonly bus: Bus;
  readonly directory: GameDirectory;
  readonly campaignDirectory: StreamDirectory;
  /** Finds leagues. */
  readonly leagueDirectory: StreamDirectory;
  /** Ratings of all players of a ruleset. */
  readonly ratings: RulesetRatings;
  /** How long accounts wait for rated tables. */
  readonly tableWaits: TableWaits;
  readonly accounts: AccountStore;
  /** Writes signed transcripts of games that are over. */
  readonly transcripts: Transcripts;
  /** The log of games that are over. */
  readonly log: GameLog;
  /** The presence of players and spectators. */
  readonly presence: Presence;
  /** What operators of the server see and do. */
  readonly operating: Operating;
  readonly decks: SavedContentStore<DeckContent>;
  readonly bases: SavedContentStore<BaseContent>;
  /** Private notes of accounts on games. */
  readonly notes: NoteStore;
  /** Asked by `/health/ready`. */
  readonly health: Readiness;
  /** Asked by `/health/work`: whether jobs and read models keep up. A server that lags still serves requests. */
  readonly work: Readiness;
  readonly report: FaultReport;
  /** The logger of the framework; the console by default. */
  readonly logger?: FrameworkLogger;
  /** Told of requests and sockets. */
  readonly observer?: Observer;
  /** The series of this process; absent where they are not counted. */
  readonly metrics?: Pick<Metrics, 'series'>;
  /** The alarms of operators; none where nothing is watched. */
  readonly alarms?: Pick<AlarmWatch, 'now'>;
  readonly settings?: SettingsChanges;
  /** Measures the processor time of requests, for which they pay; that of the process when absent. */
  readonly processorClock?: ProcessorClock;
  /** Where several processes count requests together; each counts alone without. */
  readonly redis?: RedisConnection;
}
