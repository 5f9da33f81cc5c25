import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileOfRelease, type Release } from '#server';
import { packagePath } from '#platform';
import express, { type RequestHandler } from 'express';

/**
 * Serves released rules by their SHA-256, and the packages that these import. Judges hash what they get before they
 * run it.
 */
export function releasedRules(): RequestHandler {
  const router = express.Router();
  const index = packagePath(import.meta.url, join('rulesets', 'index.json'));
  const folder = dirname(index);
  const { releases } = JSON.parse(readFileSync(index, 'utf8')) as { readonly releases: readonly Release[] };
  const files = new Map(releases.map((release) => [`${release.sha256}.mjs`, fileOfRelease(release)]));
  const send = (root: string) => ({ root, immutable: true, maxAge: '365d' });
  router.get('/:file', (request, response, next) => {
    const file = files.get(request.params.file);
    if (file === undefined) next();
    else response.sendFile(file, send(folder));
  });
  router.get('/vendor/:file', (request, response, next) => {
    if (/^[a-z0-9-]+\.mjs$/.test(request.params.file))
      response.sendFile(request.params.file, send(join(folder, 'vendor')));
    else next();
  });
  return router;
}
