import { accountRoutes } from './account-routes.js';
import { campaignRoutes } from './campaign-routes.js';
import { gameRoutes } from './game-routes.js';
import { baseRoutes, deckRoutes } from './kept-routes.js';
import { leagueRoutes } from './league-routes.js';
import { liveRoutes } from './live-routes.js';
import { notificationRoutes } from './notification-routes.js';
import { operationRoutes } from './operation-routes.js';
import { playRoutes } from './play-routes.js';
import type { Route } from './route.js';
import { rulesetRoutes } from './ruleset-routes.js';
import { tableRoutes } from './table-routes.js';
import { webhookRoutes } from './webhook-routes.js';

/** Every route that answers with an operation of the schema. */
export const routes: readonly Route[] = [
  ...accountRoutes,
  ...rulesetRoutes,
  ...gameRoutes,
  ...tableRoutes,
  ...playRoutes,
  ...liveRoutes,
  ...deckRoutes,
  ...baseRoutes,
  ...campaignRoutes,
  ...leagueRoutes,
  ...webhookRoutes,
  ...notificationRoutes,
  ...operationRoutes,
];
