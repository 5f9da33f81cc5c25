import { createHash } from 'node:crypto';
import { both, type Locale } from '#kernel';
import { ApiError } from '../../errors/api-error.js';

/** The tag of what a stream is at a version, in a language: the two things that change what somebody sees of it. */
export const entityTag = (version: number, locale: Locale, state?: string): string =>
  `"${[version, locale, ...(state === undefined ? [] : [state])].join('-')}"`;

/** The tag of what is no state of one stream: of its very text. */
export const textTag = (text: string | Buffer): string =>
  `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`;

/**
 * The version in `If-Match`; `undefined` where any will do. Throws an ApiError `BAD_USER_INPUT` for what is no tag of ours.
 */
export function expectedVersion(ifMatch: string | undefined): number | undefined {
  if (ifMatch === undefined || ifMatch.trim() === '*') return undefined;
  const [, version] = /^(?:W\/)?"(\d{1,9})(?:-[a-z-]+)?"$/.exec(ifMatch.trim()) ?? [];
  if (version === undefined)
    throw new ApiError(
      'BAD_USER_INPUT',
      both(
        'If-Match takes one tag as the header “ETag” gives it, for instance "17-en".',
        'If-Match prend une étiquette telle que la donne l’en-tête « ETag », par exemple "17-fr".',
      ),
    );
  return Number(version);
}

/**
 * True when the client says that it has what is tagged so (RFC 9110, 13.1.2). Express would send it again to a client
 * that asks past its caches with `no-cache`, though that is just who saves most.
 */
export const hasIt = (ifNoneMatch: string | undefined, tag: string | undefined): boolean =>
  (ifNoneMatch ?? '').split(',').some((known) => known.trim() === '*' || known.trim().replace(/^W\//, '') === tag);
