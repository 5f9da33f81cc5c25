import type { NextFunction, Request, RequestHandler, Response } from 'express';
import type { RateLimits } from '../access/rate-limits.js';
import { connectSources } from './connect-sources.js';
import { installedFile, pageFiles, writtenFile, type PageFile } from './page-files.js';
import { SESSION_BAR, sessionScript } from './page-session.js';
import { refusals } from '../rest/refusals.js';

/**
 * GraphiQL writes styles into its page; nothing else is relaxed, nothing is loaded from elsewhere, and nothing is
 * sent there.
 */
const policyFor = (request: Request): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self' data:",
    connectSources(request),
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

/**
 * Serves GraphiQL to browsers: a GET for HTML gets the page, with the query of the address filled in; other requests
 * pass. Its files are charged to the address that requests them.
 */
export function graphiql(rates: RateLimits): RequestHandler {
  const router = pageFiles(rates, files);
  router.use(refusals);
  router.get('/', (request: Request, response: Response, next: NextFunction) => {
    if (request.accepts(['application/json', 'html']) !== 'html') {
      next();
      return;
    }
    response.set('Content-Security-Policy', policyFor(request)).type('html').send(PAGE);
  });
  return router;
}

const PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <title>Chronicler API</title>
    <link rel="icon" href="data:," />
    <link rel="stylesheet" href="/graphql/assets/graphiql.css" />
    <style>
      body { margin: 0; }
      #graphiql { height: calc(100vh - 36px); }
    </style>
  </head>
  <body>
    ${SESSION_BAR}
    <div id="graphiql">Loading …</div>
    <script src="/graphql/assets/session.js"></script>
    <script src="/graphql/assets/react.js"></script>
    <script src="/graphql/assets/react-dom.js"></script>
    <script src="/graphql/assets/graphiql.js"></script>
    <script src="/graphql/assets/start.js"></script>
  </body>
</html>
`;

const START = `const socket = new URL('/graphql', location.href);
socket.protocol = location.protocol === 'https:' ? 'wss:' : 'ws:';
const asked = new URLSearchParams(location.search);
const fetcher = (params, options) =>
  GraphiQL.createFetcher({
    url: '/graphql',
    subscriptionUrl: socket.href,
    wsConnectionParams: { ...(options && options.headers) },
  })(params, options);
signedIn.then(() =>
  ReactDOM.createRoot(document.getElementById('graphiql')).render(
    React.createElement(GraphiQL, {
      fetcher,
      query: asked.get('query') ?? undefined,
      variables: asked.get('variables') ?? undefined,
      operationName: asked.get('operationName') ?? undefined,
      defaultEditorToolsVisibility: true,
      storage: sessionStorage,
      defaultQuery: 'query Rulesets {\\n  rulesets { name version title seats { least } bots }\\n  me { account { name } }\\n}\\n',
    }),
  ),
);
`;

/** The files of GraphiQL. */
const files: readonly PageFile[] = [
  installedFile('react.js', 'text/javascript', 'react/package.json', 'umd/react.production.min.js'),
  installedFile('react-dom.js', 'text/javascript', 'react-dom/package.json', 'umd/react-dom.production.min.js'),
  installedFile('graphiql.js', 'text/javascript', 'graphiql/package.json', 'graphiql.min.js'),
  installedFile('graphiql.css', 'text/css', 'graphiql/package.json', 'graphiql.min.css'),
  sessionScript,
  writtenFile('start.js', 'text/javascript', START),
];
