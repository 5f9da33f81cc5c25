import type { Locale } from '#kernel';
import type { Response } from 'express';

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
