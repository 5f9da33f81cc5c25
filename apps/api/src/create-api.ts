import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import helmet from 'helmet';
import { ApiModule } from './api.module.js';
import type { ApiParts } from './api-parts.js';
import { defaultSettings } from './api-settings.js';
import { graphiql } from './graphql/graphiql.js';
import { GRAPHQL_PATH } from './graphql/graphql-path.js';
import { requestContext } from './requests/request-context.js';

/** The API on these parts, ready to `listen`. Closing it closes its sockets, and none of the parts. */
export async function createApi(parts: ApiParts): Promise<NestExpressApplication> {
  const settings = { ...defaultSettings, ...parts.settings };
  const app = await NestFactory.create<NestExpressApplication>(ApiModule.with(parts), {
    bodyParser: false,
    logger: ['fatal', 'error', 'warn'],
    abortOnError: false,
  });
  app.set('trust proxy', settings.proxies);
  app.disable('x-powered-by');
  app.use(requestContext, helmet());
  app.useBodyParser('json', { limit: settings.bodyBytes });
  if (settings.graphiql) app.use(GRAPHQL_PATH, graphiql());
  return app;
}
