import { createHash } from 'node:crypto';
import { localized, type Locale } from '#kernel';
import { ApiError } from '../../errors/api-error.js';

/** The tag of a stream at a version, in a language: the two things that change a caller's view of it. */
export const entityTag = (version: number, locale: Locale, state?: string): string =>
  `"${[version, locale, ...(state === undefined ? [] : [state])].join('-')}"`;

/** The tag of anything but the state of one stream: of its text. */
export const textTag = (text: string | Buffer): string =>
  `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`;

/**
 * The version in `If-Match`; `undefined` where any is allowed. Throws an ApiError `BAD_USER_INPUT` for anything but a
 * tag of ours.
 */
export function expectedVersion(ifMatch: string | undefined): number | undefined {
  if (ifMatch === undefined || ifMatch.trim() === '*') return undefined;
  const [, version] = /^(?:W\/)?"(\d{1,9})(?:-[a-z-]+)?"$/.exec(ifMatch.trim()) ?? [];
  if (version === undefined)
    throw new ApiError(
      'BAD_USER_INPUT',
      localized(
        'If-Match needs one tag from the header “ETag”, for instance "17-en".',
        'If-Match demande une étiquette de l’en-tête « ETag », par exemple "17-fr".',
      ),
    );
  return Number(version);
}

/**
 * True when the client already has the text with this tag (RFC 9110, 13.1.2). Express would send it again to a client
 * that bypasses caches with `no-cache`, although such a client saves most.
 */
export const hasIt = (ifNoneMatch: string | undefined, tag: string | undefined): boolean =>
  (ifNoneMatch ?? '').split(',').some((known) => known.trim() === '*' || known.trim().replace(/^W\//, '') === tag);
