import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { accessProviders } from './access.providers.js';
import { Authentication } from './authentication.js';
import { Authenticator } from './authenticate.js';
import { LeagueQuotas } from './league-quotas.js';
import { Quotas } from './quotas.js';
import { RateLimits } from './rate-limits.js';
import { RatedTables } from './rated-tables.js';
import { ScopeGuard } from './scope-guard.js';
import { SocketPlaces } from './socket-places.js';

const shared = [
  ...accessProviders,
  Authentication,
  Authenticator,
  LeagueQuotas,
  Quotas,
  RatedTables,
  RateLimits,
  SocketPlaces,
];

/** Who calls, and how much they may. Its guard closes every handler without a declared scope. */
@Module({ providers: [...shared, { provide: APP_GUARD, useClass: ScopeGuard }], exports: shared })
export class AccessModule {}
