import type { Locale } from '#kernel';
import type { Response } from 'express';
import { escaped } from '#drawing';

/** As that of a picture, but any page may show it in a frame: it has no session, no form and no script to misuse. */
const POLICY =
  "default-src 'none'; font-src data:; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors *; sandbox";

/** The headers of a page for a frame. */
export function describeEmbedded(response: Response, locale: Locale): void {
  response.removeHeader('X-Frame-Options');
  response.vary('Accept-Language').set({
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Language': locale,
    'Content-Security-Policy': POLICY,
  });
}

/** A page around pictures: they are in it, so that it loads nothing. */
export function embeddedPage(title: string, locale: Locale, pictures: readonly string[]): string {
  const drawn = pictures.map((picture) => `<p>${picture.replace(/^<\?xml[^>]*>\s*/, '')}</p>`);
  return [
    '<!doctype html>',
    `<html lang="${locale}"><head><meta charset="utf-8"><title>${escaped(title)}</title>`,
    '<meta name="viewport" content="width=device-width">',
    '<style>body{margin:0}p{margin:0 0 8px}</style></head>',
    `<body>${drawn.join('\n')}</body></html>`,
    '',
  ].join('\n');
}
