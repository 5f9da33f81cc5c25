import { Module, type DynamicModule, type Type } from '@nestjs/common';
import type { Contracts } from '#contracts';
import { AccessModule } from './access/access.module.js';
import { AccountsModule } from './accounts/accounts.module.js';
import type { ApiParts } from './api-parts.js';
import { settingsWith } from './api-settings.js';
import { CampaignsModule } from './campaigns/campaigns.module.js';
import { CoreModule } from './core/core.module.js';
import { ErrorsModule } from './errors/errors.module.js';
import { GamesModule } from './games/games.module.js';
import { serveRulesets } from './graphql/derived-types.js';
import { GraphqlModule } from './graphql/graphql.module.js';
import { HealthModule } from './health/health.module.js';
import { BasesModule } from './kept/bases.module.js';
import { DecksModule } from './kept/decks.module.js';
import { KeptModule } from './kept/kept.module.js';
import { LeaguesModule } from './leagues/leagues.module.js';
import { SeasonDecksModule } from './leagues/season-decks.module.js';
import { NotesModule } from './notes/notes.module.js';
import { NotificationsModule } from './notifications/notifications.module.js';
import { OperationsModule } from './operations/operations.module.js';
import { RatingsModule } from './ratings/ratings.module.js';
import { RequestsModule } from './requests/requests.module.js';
import { RestModule } from './rest/rest.module.js';
import { ResultsModule } from './results/results.module.js';
import { RulesetsModule } from './rulesets/rulesets.module.js';
import { SubscriptionsModule } from './subscriptions/subscriptions.module.js';
import { WebhooksModule } from './webhooks/webhooks.module.js';

/** The modules whose handlers an API with these types has. Decks and bases are in the schema only where a ruleset has them. */
export const featuresFor = ({ deckKind, base, brought }: Contracts['types']): Type[] => [
  AccountsModule,
  CampaignsModule,
  GamesModule,
  GraphqlModule,
  KeptModule,
  ...(deckKind ? [DecksModule] : []),
  ...(base ? [BasesModule] : []),
  LeaguesModule,
  ...(brought ? [SeasonDecksModule] : []),
  NotesModule,
  NotificationsModule,
  OperationsModule,
  RatingsModule,
  ResultsModule,
  RulesetsModule,
  SubscriptionsModule,
  WebhooksModule,
];

/** The API. Stateless: any number of processes may run it. */
@Module({})
export class ApiModule {
  static with(parts: ApiParts): DynamicModule {
    const contracts = serveRulesets(parts.games.rulesets.newest);
    const settings = settingsWith(parts.settings);
    return {
      module: ApiModule,
      imports: [
        CoreModule.with({ parts, settings, contracts }),
        AccessModule,
        ErrorsModule,
        RequestsModule,
        HealthModule,
        ...featuresFor(contracts.types),
        RestModule.with(settings),
      ],
    };
  }
}
