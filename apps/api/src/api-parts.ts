import type {
  Bus,
  Campaigns,
  GameDirectory,
  GameLog,
  Games,
  Leagues,
  Presence,
  RulesetRatings,
  StreamDirectory,
  Transcripts,
  WebhookDesk,
} from '#games';
import type { FaultReport, FrameworkLogger, Observer } from '#platform';
import type { Redis } from 'ioredis';
import type { AccountStore } from '#accounts';
import type { SettingsChanges } from './api-settings.js';
import type { ProcessorClock } from './requests/processor-time.js';
import type { BaseContent, DeckContent, KeptStore } from '#kept';

export type { FaultReport } from '#platform';

/** What one part of the server says of itself. */
export interface Readiness {
  report(): Promise<{
    readonly healthy: boolean;
    readonly parts: Readonly<Record<string, { readonly healthy: boolean; readonly degraded?: string }>>;
  }>;
}

/** What the API stands on. */
export interface ApiParts {
  readonly games: Games;
  readonly campaigns: Campaigns;
  readonly leagues: Leagues;
  /** Where those who run leagues say whom they tell. */
  readonly webhookDesk: WebhookDesk;
  /** The bus that `games` tells of its commits. */
  readonly bus: Bus;
  readonly directory: GameDirectory;
  readonly campaignDirectory: StreamDirectory;
  /** Where leagues are found. */
  readonly leagueDirectory: StreamDirectory;
  /** Ratings of all who play a ruleset. */
  readonly ratings: RulesetRatings;
  readonly accounts: AccountStore;
  /** Writes games that are over, signed. */
  readonly transcripts: Transcripts;
  /** The log of games that are over. */
  readonly log: GameLog;
  /** Who is connected. */
  readonly presence: Presence;
  readonly decks: KeptStore<DeckContent>;
  readonly bases: KeptStore<BaseContent>;
  /** Asked by `/health/ready`. */
  readonly health: Readiness;
  /** Asked by `/health/work`: whether jobs and read models keep up. A server that lags still serves requests. */
  readonly work: Readiness;
  readonly report: FaultReport;
  /** Where the framework writes what it has to say; to the console without. */
  readonly logger?: FrameworkLogger;
  /** Told of requests and sockets. */
  readonly observer?: Observer;
  readonly settings?: SettingsChanges;
  /** By which requests pay for what they take of a processor; that of the process when absent. */
  readonly processorClock?: ProcessorClock;
  /** Where several processes count requests together; each counts alone without. */
  readonly redis?: Redis;
}
