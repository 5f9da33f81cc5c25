import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import express, { type Router } from 'express';
import { anybody } from '../access/caller.js';
import { ASSET_COST } from '../access/points.js';
import type { RateLimits } from '../access/rate-limits.js';
import { addressOf } from '../requests/address-of.js';

const require = createRequire(import.meta.url);

/** A file that a page is made of. */
export interface PageFile {
  readonly name: string;
  /** Its media type. */
  readonly type: string;
  readonly read: () => Buffer;
}

/** A file of a package that is installed here; read when it is first asked for, and kept. */
export function installedFile(name: string, type: string, manifest: string, file: string): PageFile {
  let kept: Buffer | undefined;
  return { name, type, read: () => (kept ??= readFileSync(join(dirname(require.resolve(manifest)), file))) };
}

/** A file that is written here. */
export const writtenFile = (name: string, type: string, text: string): PageFile => ({
  name,
  type,
  read: () => Buffer.from(text),
});

/** Serves files below `/assets`, from here: a page made of them works without any other network. They are paid by the address that asks for them. */
export function pageFiles(rates: RateLimits, files: readonly PageFile[]): Router {
  const router = express.Router();
  for (const { name, type, read } of files) {
    router.get(`/assets/${name}`, async (request, response) => {
      await rates.payerOf(anybody, addressOf(request)).pay(ASSET_COST);
      response.type(type).set('Cache-Control', 'public, max-age=3600').send(read());
    });
  }
  return router;
}
