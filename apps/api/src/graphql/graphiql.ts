import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import express from 'express';
import { anybody } from '../access/caller.js';
import { ASSET_COST } from '../access/points.js';
import type { RateLimits } from '../access/rate-limits.js';
import { ApiError } from '../errors/api-error.js';
import { addressOf } from '../requests/address-of.js';
import { sendProblem } from '../rest/problem.js';

const require = createRequire(import.meta.url);

/** A file of a package that is installed here; read when it is first asked for, and kept. */
function fileIn(manifest: string, file: string): () => Buffer {
  let kept: Buffer | undefined;
  return () => (kept ??= readFileSync(join(dirname(require.resolve(manifest)), file)));
}

/** What GraphiQL is made of, served from here: it works without any other network. */
const ASSETS: readonly (readonly [name: string, type: string, read: () => Buffer])[] = [
  ['react.js', 'text/javascript', fileIn('react/package.json', 'umd/react.production.min.js')],
  ['react-dom.js', 'text/javascript', fileIn('react-dom/package.json', 'umd/react-dom.production.min.js')],
  ['graphiql.js', 'text/javascript', fileIn('graphiql/package.json', 'graphiql.min.js')],
  ['graphiql.css', 'text/css', fileIn('graphiql/package.json', 'graphiql.min.css')],
  ['start.js', 'text/javascript', () => Buffer.from(START)],
];

/** GraphiQL writes styles into its page; nothing else is relaxed, nothing comes from elsewhere, and nothing goes there. */
const policyFor = (host: string): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self' data:",
    // Not every browser takes 'self' for sockets.
    `connect-src 'self' ws://${host} wss://${host}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

/**
 * Serves GraphiQL to browsers: whoever asks for HTML with GET gets the page, everybody else passes. Its files are paid by
 * the address that asks for them.
 */
export function graphiql(rates: RateLimits): RequestHandler {
  const router = express.Router();
  for (const [name, type, read] of ASSETS) {
    router.get(`/assets/${name}`, async (request, response) => {
      const payer = rates.payerOf(anybody, addressOf(request));
      try {
        await payer.pay(ASSET_COST);
      } catch (refusal) {
        if (!(refusal instanceof ApiError)) throw refusal;
        sendProblem(response, refusal);
        return;
      }
      response.type(type).set('Cache-Control', 'public, max-age=3600').send(read());
    });
  }
  router.get('/', (request: Request, response: Response, next: NextFunction) => {
    if (request.accepts(['application/json', 'html']) !== 'html' || 'query' in request.query) {
      next();
      return;
    }
    response
      .set('Content-Security-Policy', policyFor(hostOf(request)))
      .type('html')
      .send(PAGE);
  });
  return router;
}

/** The host that a browser asked for; nothing that would end the directive where it is put. */
const hostOf = ({ headers: { host = '' } }: Request): string => (/^[\w.:[\]-]+$/.test(host) ? host : 'localhost');

const PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <title>Chronicler API</title>
    <link rel="icon" href="data:," />
    <link rel="stylesheet" href="/graphql/assets/graphiql.css" />
    <style>
      body { margin: 0; }
      #graphiql { height: 100vh; }
    </style>
  </head>
  <body>
    <div id="graphiql">Loading …</div>
    <script src="/graphql/assets/react.js"></script>
    <script src="/graphql/assets/react-dom.js"></script>
    <script src="/graphql/assets/graphiql.js"></script>
    <script src="/graphql/assets/start.js"></script>
  </body>
</html>
`;

const START = `const socket = new URL('/graphql', location.href);
socket.protocol = location.protocol === 'https:' ? 'wss:' : 'ws:';
const token = new URLSearchParams(location.hash.slice(1)).get('token');
const headers = token ? { authorization: 'Bearer ' + token } : {};
const fetcher = (params, options) =>
  GraphiQL.createFetcher({
    url: '/graphql',
    subscriptionUrl: socket.href,
    wsConnectionParams: { ...headers, ...(options && options.headers) },
  })(params, options);
ReactDOM.createRoot(document.getElementById('graphiql')).render(
  React.createElement(GraphiQL, {
    fetcher,
    defaultEditorToolsVisibility: true,
    initialHeaders: JSON.stringify(headers, null, 2),
    storage: sessionStorage,
    shouldPersistHeaders: true,
    defaultQuery: 'query Rulesets {\\n  rulesets { name version title seats { least } bots }\\n  me { account { name } }\\n}\\n',
  }),
);
`;
