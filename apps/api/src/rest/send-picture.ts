import { canonicalJson, type Locale } from '#kernel';
import type { Request, Response } from 'express';
import { measured } from '../requests/request-context.js';
import { hasIt, textTag } from './run/entity-tag.js';

/**
 * Nothing runs in a picture, and it loads nothing, even when opened as a page: its fonts are embedded, and so is the
 * style that names them.
 */
const POLICY =
  "default-src 'none'; font-src data:; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox";

/** The headers of any picture. */
export function describePicture(response: Response, locale: Locale): void {
  response.vary('Accept-Language').set({
    'Content-Type': 'image/svg+xml; charset=utf-8',
    'Content-Language': locale,
    'Content-Security-Policy': POLICY,
  });
}

/** Answers with a picture for all to see, or a page of such, drawn only for clients that do not have it at this version. */
export function sendPicture(
  request: Request,
  response: Response,
  version: readonly unknown[],
  draw: () => string,
): void {
  const tag = textTag(canonicalJson(version));
  response.set({ 'Cross-Origin-Resource-Policy': 'cross-origin', ETag: tag, 'Cache-Control': 'public, no-cache' });
  if (hasIt(request.headers['if-none-match'], tag)) response.status(304).end();
  else response.send(measured(() => Buffer.from(draw(), 'utf8')));
}
