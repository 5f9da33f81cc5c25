import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { packagePath, type OidcIssuer } from '#platform';
import express, { type Request, type RequestHandler, type Response, type Router } from 'express';
import { anybody } from '../access/caller.js';
import { keepSubject } from '../access/rate-limit-subject.js';
import { ASSET_COST, PREVIEW_COST } from '../access/points.js';
import type { RateLimits } from '../access/rate-limits.js';
import { refusals } from '../rest/refusals.js';
import { addressOf } from '../requests/address-of.js';
import { connectSources, hostOf } from './connect-sources.js';
import { KeptFile } from './kept-file.js';
import { offerNoSuchPage } from './no-such-page.js';
import type { Preview, Previews } from './previews.js';
import { requestLocale } from '../requests/request-context.js';
import { releasedRules } from './released-rules.js';
import { withPreview } from './with-preview.js';

/** The built app: a page, its files below `assets/`, each also compressed, and the paths of its pages. */
const BUILT = join('dist', 'web');

/** Nothing in the page is inline, nothing is evaluated, and nothing comes from or goes to another origin but those of issuers. */
const policyFor = (request: Request, origins: readonly string[]): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "worker-src 'self'",
    "style-src 'self'",
    "img-src 'self'",
    // The letters of pictures are in them.
    'font-src data:',
    connectSources(request, origins),
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

/**
 * Serves the web app: its page at every path of it, its files, and the released rules that it verifies games with. Its
 * pages may ask the issuers that have a client id.
 * Other requests pass, all of them where the app was not built. Files and previews are charged to the address that
 * requests them.
 */
export function webApp(rates: RateLimits, previews: Previews, issuers: readonly OidcIssuer[]): RequestHandler {
  const router = express.Router();
  const folder = builtApp();
  if (folder === undefined) return router;
  const origins = issuers.flatMap(({ issuer, clientId }) => (clientId === undefined ? [] : [new URL(issuer).origin]));
  const own: RequestHandler = async (request, response, next) => {
    response.set('Content-Security-Policy', policyFor(request, origins));
    const subject = rates.subjectOf(anybody, addressOf(request));
    keepSubject(request, subject);
    await subject.pay('id' in request.params ? PREVIEW_COST : ASSET_COST);
    next();
  };
  const page = readFileSync(join(folder, 'index.html'), 'utf8');
  servePages(router, folder, { page, own, previews });
  serveAssets(router, folder, own);
  servePushWorker(router, folder, own);
  serveVerifier(router, folder, own);
  router.use('/rules', own, releasedRules());
  router.get(/./u, noSuchPage(page, origins, rates));
  router.use(refusals);
  return router;
}

function builtApp(): string | undefined {
  try {
    return dirname(packagePath(import.meta.url, join(BUILT, 'index.html')));
  } catch {
    return undefined;
  }
}

interface Pages {
  readonly page: string;
  readonly own: RequestHandler;
  readonly previews: Previews;
}

function servePages(router: Router, folder: string, { page, own, previews }: Pages): void {
  const paths = JSON.parse(readFileSync(join(folder, 'paths.json'), 'utf8')) as Readonly<Record<string, string>>;
  router.get(Object.values(paths), own, async (request: Request, response: Response) => {
    const { id } = request.params as { readonly id?: string };
    const preview = id === undefined ? undefined : await previewOf(previews, id, request);
    response
      .type('html')
      .vary('Accept-Language')
      .set('Cache-Control', 'no-cache')
      .send(preview ? withPreview(page, preview, addressIn(request)) : page);
  });
}

/** At an address without anything the app says so to browsers; programs get a problem. */
function noSuchPage(page: string, origins: readonly string[], rates: RateLimits): RequestHandler {
  return (request, response, next) => {
    if (request.accepts(['json', 'html']) === 'html')
      offerNoSuchPage(response, async () => {
        await rates.subjectOf(anybody, addressOf(request)).pay(ASSET_COST);
        response.set({ 'Content-Security-Policy': policyFor(request, origins), 'Cache-Control': 'no-cache' });
        response.status(404).type('html').vary('Accept').send(page);
      });
    next();
  };
}

/** A page is there without its preview: what is wrong with a game, the page itself tells. */
const previewOf = (previews: Previews, id: string, request: Request): Promise<Preview | undefined> =>
  previews.of(id, requestLocale(), addressOf(request)).catch(() => undefined);

/** The address of a page as its visitor wrote it, without its query. */
const addressIn = (request: Request): string => `${request.protocol}://${hostOf(request)}${request.path}`;

/** The name of a file says its content, so it is kept for ever. */
function serveAssets(router: Router, folder: string, own: RequestHandler): void {
  const root = join(folder, 'assets');
  const names = new Set(readdirSync(root));
  router.get('/assets/:name', own, (request: Request, response: Response, next) => {
    const { name = '' } = request.params as { readonly name?: string };
    if (!names.has(name)) {
      next();
      return;
    }
    const encoding = request.acceptsEncodings(['br', 'gzip', 'identity']) || 'identity';
    const suffix = suffixes[encoding] ?? '';
    if (suffix !== '' && existsSync(join(root, name + suffix)))
      response.set('Content-Encoding', encoding).sendFile(name + suffix, { root, cacheControl: false });
    else response.sendFile(name, { root, cacheControl: false });
    response.type(name).vary('Accept-Encoding').set('Cache-Control', 'public, max-age=31536000, immutable');
  });
}

/** The worker of Web Push: at the root, so that it counts for every page, and under one name, by which browsers find the next version. */
function servePushWorker(router: Router, folder: string, own: RequestHandler): void {
  router.get('/push-worker.js', own, (_request: Request, response: Response) => {
    response.set('Cache-Control', 'no-cache').sendFile('push-worker.js', { root: folder, cacheControl: false });
  });
}

/** The verifier as one file: to keep, since on this server it would be another page of the operator. */
function serveVerifier(router: Router, folder: string, own: RequestHandler): void {
  const name = 'chronicler-verifier.html';
  const file = new KeptFile(() => readFileSync(join(folder, name)));
  router.get(`/${name}`, own, async (request: Request, response: Response) => {
    response.attachment(name).set('Cache-Control', 'no-cache');
    await file.send(request, response);
  });
}

const suffixes: Readonly<Record<string, string>> = { br: '.br', gzip: '.gz' };
