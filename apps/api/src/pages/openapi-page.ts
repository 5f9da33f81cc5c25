import type { RequestHandler, Response } from 'express';
import type { RateLimits } from '../access/rate-limits.js';
import { installedFile, pageFiles, writtenFile, type PageFile } from './page-files.js';
import { SESSION_BAR, sessionScript } from './page-session.js';
import { refusals } from '../rest/refusals.js';

/** The page on which people read and try the REST API. */
export const OPENAPI_PAGE = '/openapi';

/**
 * Swagger UI writes styles into its page; nothing else is relaxed, nothing is loaded from elsewhere, and nothing is
 * sent there.
 */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Serves Swagger UI to browsers, with all its files. */
export function openApiPage(rates: RateLimits): RequestHandler {
  const router = pageFiles(rates, files);
  router.use(refusals);
  router.get('/', (_request, response: Response) => {
    response.set('Content-Security-Policy', POLICY).type('html').send(PAGE);
  });
  return router;
}

const PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <title>Chronicler over REST</title>
    <link rel="icon" href="data:," />
    <link rel="stylesheet" href="${OPENAPI_PAGE}/assets/swagger-ui.css" />
  </head>
  <body>
    ${SESSION_BAR}
    <div id="page">Loading …</div>
    <script src="${OPENAPI_PAGE}/assets/session.js"></script>
    <script src="${OPENAPI_PAGE}/assets/swagger-ui.js"></script>
    <script src="${OPENAPI_PAGE}/assets/start.js"></script>
  </body>
</html>
`;

/**
 * Swagger UI sends nothing while a required header is empty. To try a command, a reader should not have to make a UUID: the
 * page makes a new one for each request that has none.
 */
const START = `const key = 'Idempotency-Key';
// crypto.randomUUID is not available on pages without HTTPS.
const newKey = () =>
  '10000000-1000-4000-8000-100000000000'.replace(/[018]/g, (digit) =>
    (digit ^ (crypto.getRandomValues(new Uint8Array(1))[0] & (15 >> (digit / 4)))).toString(16),
  );
const optional = (_name, value) =>
  value && value.name === key
    ? { ...value, required: false, description: value.description + ' Left empty here, it is made for you.' }
    : value;

signedIn.then(() =>
  SwaggerUIBundle({
    url: '/openapi.json',
    dom_id: '#page',
    deepLinking: true,
    docExpansion: 'none',
    defaultModelsExpandDepth: -1,
    filter: true,
    validatorUrl: null,
    responseInterceptor: (response) => {
      if (response.url.endsWith('/openapi.json'))
        response.text = JSON.stringify(JSON.parse(response.text, optional));
      return response;
    },
    requestInterceptor: (request) => {
      if (request.method === 'POST') request.headers[key] ||= newKey();
      return request;
    },
  }),
);
`;

const files: readonly PageFile[] = [
  installedFile('swagger-ui.js', 'text/javascript', 'swagger-ui-dist/package.json', 'swagger-ui-bundle.js'),
  installedFile('swagger-ui.css', 'text/css', 'swagger-ui-dist/package.json', 'swagger-ui.css'),
  sessionScript,
  writtenFile('start.js', 'text/javascript', START),
];
