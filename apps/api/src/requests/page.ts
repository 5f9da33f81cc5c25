import { localized } from '#kernel';
import { ApiError } from '../errors/api-error.js';

/** One member of a list, with its position. */
export interface Edge<T> {
  readonly cursor: string;
  readonly node: T;
}

/** The bounds of a page of a list (Relay connections). */
export interface PageBounds {
  readonly hasNextPage: boolean;
  readonly hasPreviousPage: boolean;
  readonly startCursor: string | null;
  readonly endCursor: string | null;
}

/** A page of a list. */
export interface Connection<T> {
  readonly edges: readonly Edge<T>[];
  readonly nodes: readonly T[];
  readonly pageInfo: PageBounds;
}

/**
 * A page of a list: `first` from the start, or `last` from the end, of the entries between two cursors. 0 to 100; by
 * default 20 from the start.
 */
export interface PageRequest {
  readonly first?: number | null;
  readonly after?: string | null;
  readonly last?: number | null;
  readonly before?: string | null;
}

/** The most members of a page. */
export const MAX_PAGE = 100;

/** Most legal commands in one answer. */
export const MOST_LEGAL = 5_000;

/** The default number of members of a page. */
export const DEFAULT_PAGE = 20;

/** How many members a page has at most, and from which end. Throws an ApiError when the request is invalid. */
export function pageSize({ first, last }: PageRequest): { readonly limit: number; readonly fromEnd: boolean } {
  if (first != null && last != null)
    throw new ApiError(
      'BAD_USER_INPUT',
      localized('Give `first` or `last`, not both.', 'Donnez `first` ou `last`, pas les deux.'),
    );
  const limit = first ?? last ?? DEFAULT_PAGE;
  if (limit < 0 || limit > MAX_PAGE)
    throw new ApiError(
      'BAD_USER_INPUT',
      localized(`A page has 0 to ${MAX_PAGE} members.`, `Une page a de 0 à ${MAX_PAGE} membres.`),
    );
  return { limit, fromEnd: last != null };
}

/** A page of these edges. `more`: whether the list continues before and after them. */
export function connectionOf<T>(
  edges: readonly Edge<T>[],
  more: { readonly before: boolean; readonly after: boolean },
): Connection<T> {
  return {
    edges,
    nodes: edges.map(({ node }) => node),
    pageInfo: {
      hasPreviousPage: more.before,
      hasNextPage: more.after,
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
  };
}

/**
 * The range of a stored list for one page: the members of the page and one more after `from`, backwards where the
 * page is at the end.
 */
export interface Stretch {
  readonly limit: number;
  readonly fromEnd: boolean;
  /** A cursor. */
  readonly from: string | undefined;
  /** The cursor before which it ends, in reading direction. */
  readonly until: string | undefined;
}

/** The stretch of a page. Throws an ApiError when the request is invalid. */
export function stretchOf(page: PageRequest): Stretch {
  const { limit, fromEnd } = pageSize(page);
  const [from, until] = fromEnd ? [page.before, page.after] : [page.after, page.before];
  return { limit, fromEnd, from: from ?? undefined, until: until ?? undefined };
}

/**
 * The members of a stretch that are on its page, in the order of the list, and whether the list continues before and
 * after them.
 * @param found as read from the store: one more than the page has, if there are so many.
 * @param isWithin whether a member comes before `until` in reading direction; called only where the stretch has an
 * end.
 */
export function cutToPage<T>(
  found: readonly T[],
  { limit, fromEnd, from, until }: Stretch,
  isWithin: (member: T, until: string) => boolean,
): { readonly members: readonly T[]; readonly more: { readonly before: boolean; readonly after: boolean } } {
  const within = until === undefined ? found : found.filter((member) => isWithin(member, until));
  const members = within.slice(0, limit);
  const isMore = found.length > members.length || until !== undefined;
  return fromEnd
    ? { members: members.reverse(), more: { before: isMore, after: from !== undefined } }
    : { members, more: { before: from !== undefined, after: isMore } };
}
