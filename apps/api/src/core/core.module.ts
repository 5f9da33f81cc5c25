import { Module, type DynamicModule, type Provider } from '@nestjs/common';
import { Contracts } from '#contracts';
import { Campaigns } from '#campaign-service';
import {
  ConditionalCommands,
  GameLog,
  Games,
  Operating,
  Presence,
  RulesetRatings,
  TableWaits,
  Transcripts,
} from '#games';
import { Leagues, WebhookService } from '#league-service';
import { NotificationService } from '#notifications';
import { unwatched } from '#platform';
import type { ApiParts } from '../api-parts.js';
import type { ApiSettings } from '../api-settings.js';
import { processorClock } from '../requests/processor-time.js';
import {
  ALARMS,
  API_SETTINGS,
  BUS,
  CAMPAIGN_DIRECTORY,
  DIRECTORY,
  HEALTH,
  LEAGUE_DIRECTORY,
  METRICS,
  OBSERVER,
  PROCESSOR_CLOCK,
  RATE_REDIS,
  REPORT_FAULT,
  STORED_ACCOUNTS,
  STORED_BASES,
  STORED_DECKS,
  STORED_NOTES,
  WORK,
} from './tokens.js';

/** The values that an API stands on. */
export interface CoreParts {
  readonly parts: ApiParts;
  readonly settings: ApiSettings;
  readonly contracts: Contracts;
}

/** The parts of an API, for every module. It makes nothing. */
@Module({})
export class CoreModule {
  static with(core: CoreParts): DynamicModule {
    const providers = partsOf(core);
    return { module: CoreModule, global: true, providers, exports: providers };
  }
}

const partsOf = ({ parts, settings, contracts }: CoreParts): Provider[] => [
  { provide: API_SETTINGS, useValue: settings },
  { provide: Contracts, useValue: contracts },
  { provide: Games, useValue: parts.games },
  { provide: ConditionalCommands, useValue: parts.conditional },
  { provide: Campaigns, useValue: parts.campaigns },
  { provide: Leagues, useValue: parts.leagues },
  { provide: RulesetRatings, useValue: parts.ratings },
  { provide: TableWaits, useValue: parts.tableWaits },
  { provide: WebhookService, useValue: parts.webhookService },
  { provide: NotificationService, useValue: parts.notificationService },
  { provide: Transcripts, useValue: parts.transcripts },
  { provide: GameLog, useValue: parts.log },
  { provide: Presence, useValue: parts.presence },
  { provide: Operating, useValue: parts.operating },
  { provide: BUS, useValue: parts.bus },
  { provide: DIRECTORY, useValue: parts.directory },
  { provide: CAMPAIGN_DIRECTORY, useValue: parts.campaignDirectory },
  { provide: LEAGUE_DIRECTORY, useValue: parts.leagueDirectory },
  { provide: STORED_ACCOUNTS, useValue: parts.accounts },
  { provide: STORED_DECKS, useValue: parts.decks },
  { provide: STORED_BASES, useValue: parts.bases },
  { provide: STORED_NOTES, useValue: parts.notes },
  { provide: HEALTH, useValue: parts.health },
  { provide: WORK, useValue: parts.work },
  { provide: REPORT_FAULT, useValue: parts.report },
  { provide: METRICS, useValue: parts.metrics ?? null },
  { provide: ALARMS, useValue: parts.alarms ?? { now: () => [] } },
  { provide: OBSERVER, useValue: parts.observer ?? unwatched },
  { provide: PROCESSOR_CLOCK, useValue: parts.processorClock ?? processorClock },
  { provide: RATE_REDIS, useValue: parts.redis ?? null },
];
