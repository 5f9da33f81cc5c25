import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import express, { type Router } from 'express';
import { anybody } from '../access/caller.js';
import { keepPayer } from '../access/payer.js';
import { ASSET_COST } from '../access/points.js';
import type { RateLimits } from '../access/rate-limits.js';
import { addressOf } from '../requests/address-of.js';
import { KeptFile } from './kept-file.js';

const require = createRequire(import.meta.url);

/** A file that a page is made of. */
export interface PageFile {
  readonly name: string;
  /** Its media type. */
  readonly type: string;
  readonly file: KeptFile;
}

/** A file of a package that is installed here. */
export const installedFile = (name: string, type: string, manifest: string, path: string): PageFile => ({
  name,
  type,
  file: new KeptFile(() => readFileSync(join(dirname(require.resolve(manifest)), path))),
});

/** A file that is written here. */
export const writtenFile = (name: string, type: string, text: string): PageFile => ({
  name,
  type,
  file: new KeptFile(() => Buffer.from(text)),
});

/** Serves files below `/assets`, from here: a page made of them works without any other network. They are paid by the address that asks for them. */
export function pageFiles(rates: RateLimits, files: readonly PageFile[]): Router {
  const router = express.Router();
  for (const { name, type, file } of files) {
    router.get(`/assets/${name}`, async (request, response) => {
      const payer = rates.payerOf(anybody, addressOf(request));
      keepPayer(request, payer);
      await payer.pay(ASSET_COST);
      response.type(type).set('Cache-Control', 'public, max-age=3600');
      await file.send(request, response);
    });
  }
  return router;
}
