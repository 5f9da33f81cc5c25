import { Leagues } from '#league-service';
import { NotificationService } from '#notifications';
import { unwatched } from '#platform';
import type { NestApplicationOptions } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import compression from 'compression';
import helmet from 'helmet';
import { Authentication } from './access/authentication.js';
import { Authenticator } from './access/authenticate.js';
import { RateLimits } from './access/rate-limits.js';
import { ApiModule } from './api.module.js';
import type { ApiParts } from './api-parts.js';
import { settingsWith } from './api-settings.js';
import { GRAPHQL_PATH } from './graphql/graphql-path.js';
import { ShownGames } from './games/shown-games.js';
import { putDocument } from './graphql/put-document.js';
import { graphiql } from './pages/graphiql.js';
import { OPENAPI_PAGE, openApiPage } from './pages/openapi-page.js';
import { Previews } from './pages/previews.js';
import { LINKS_PATH, notificationLinks } from './pages/notification-links.js';
import { pageSession, SESSION_PATH } from './pages/page-session.js';
import { webApp } from './pages/web-app.js';
import { ApiContexts } from './requests/api-context.js';
import { Closing, lastAnswers } from './requests/closing.js';
import { crossOrigin } from './requests/cross-origin.js';
import { readBodies } from './requests/measured-body.js';
import { ProcessorMeter } from './requests/processor-time.js';
import { requestContext } from './requests/request-context.js';
import { takeTurns } from './requests/take-turns.js';
import { watchedRequests } from './requests/watched-requests.js';

/**
 * Size in bytes from which on a response is compressed. Tokens need no exception: no attacker can make a client
 * repeat a request beside a secret (BREACH), since browsers do not send tokens automatically, and the one cookie
 * counts for pages of ours alone.
 */
const WORTH_COMPRESSING = 2_048;

/**
 * Milliseconds that an idle connection is kept: longer than proxies keep theirs (nginx and load balancers a minute,
 * Caddy two), so that none sends a request on a connection that is just being closed.
 */
const KEPT_IDLE = 150_000;

/**
 * Milliseconds that the headers of a request, and the whole request, may take to arrive: clients that send half a
 * request are cut off.
 */
const HEADERS_WITHIN = 10_000;
const REQUEST_WITHIN = 30_000;

/** The options of the Nest application. */
export const applicationOptions = ({ logger }: ApiParts) =>
  ({ bodyParser: false, logger: logger ?? ['fatal', 'error', 'warn'] }) satisfies NestApplicationOptions;

/** The API on these parts, ready to `listen`. Closing it closes its sockets, and none of the parts. */
export async function createApi(parts: ApiParts): Promise<NestExpressApplication> {
  const options = { ...applicationOptions(parts), abortOnError: false };
  return withMiddleware(await NestFactory.create<NestExpressApplication>(ApiModule.with(parts), options), parts);
}

/** Adds to an application of `ApiModule` the middleware before its handlers. */
export function withMiddleware(app: NestExpressApplication, parts: ApiParts): NestExpressApplication {
  const settings = settingsWith(parts.settings);
  Object.assign(app.getHttpServer(), {
    keepAliveTimeout: KEPT_IDLE,
    headersTimeout: HEADERS_WITHIN,
    requestTimeout: REQUEST_WITHIN,
  });
  app.set('trust proxy', settings.trustedProxies);
  app.disable('x-powered-by');
  const rates = app.get(RateLimits);
  app.use(
    requestContext(app.get(ProcessorMeter)),
    lastAnswers(app.get(Closing)),
    watchedRequests(parts.observer ?? unwatched),
    helmet(),
    compression({ threshold: WORTH_COMPRESSING }),
  );
  app.enableCors(crossOrigin(settings.allowedOrigins));
  app.use(takeTurns({ settings, authenticator: app.get(Authenticator), rates, report: parts.report }));
  readBodies(app, settings.sizes.request);
  app.use(GRAPHQL_PATH, putDocument(settings.persistedDocuments));
  if (settings.graphiql) app.use(GRAPHQL_PATH, graphiql(rates));
  if (settings.openApi) app.use(OPENAPI_PAGE, openApiPage(rates));
  app.use(LINKS_PATH, notificationLinks(rates, app.get(NotificationService)));
  if (settings.web) app.use(webApp(rates, previewsOf(app), settings.oidcIssuers));
  if (settings.graphiql || settings.openApi || settings.web)
    app.use(SESSION_PATH, pageSession(app.get(Authentication)));
  return app;
}

const previewsOf = (app: NestExpressApplication): Previews =>
  new Previews({ shown: app.get(ShownGames), leagues: app.get(Leagues), contexts: app.get(ApiContexts) });
