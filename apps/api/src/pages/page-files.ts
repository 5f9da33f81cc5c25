import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import express, { type Router } from 'express';
import { anybody } from '../access/caller.js';
import { keepSubject } from '../access/rate-limit-subject.js';
import { ASSET_COST } from '../access/points.js';
import type { RateLimits } from '../access/rate-limits.js';
import { addressOf } from '../requests/address-of.js';
import { KeptFile } from './kept-file.js';

const require = createRequire(import.meta.url);

/** A file of a page. */
export interface PageFile {
  readonly name: string;
  /** Its media type. */
  readonly type: string;
  readonly file: KeptFile;
}

/** A file of an installed package. */
export const installedFile = (name: string, type: string, manifest: string, path: string): PageFile => ({
  name,
  type,
  file: new KeptFile(() => readFileSync(join(dirname(require.resolve(manifest)), path))),
});

/** A file with content from our source. */
export const writtenFile = (name: string, type: string, text: string): PageFile => ({
  name,
  type,
  file: new KeptFile(() => Buffer.from(text)),
});

/**
 * Serves files below `/assets` from this server: a page of them needs no other host. They are charged to the address
 * that requests them.
 */
export function pageFiles(rates: RateLimits, files: readonly PageFile[]): Router {
  const router = express.Router();
  for (const { name, type, file } of files) {
    router.get(`/assets/${name}`, async (request, response) => {
      const subject = rates.subjectOf(anybody, addressOf(request));
      keepSubject(request, subject);
      await subject.pay(ASSET_COST);
      response.type(type).set('Cache-Control', 'public, max-age=3600');
      await file.send(request, response);
    });
  }
  return router;
}
