import { cursorAt, placeAt } from './number-cursor.js';
import { connectionOf, pageSize, type Connection, type PageRequest } from './page.js';

/**
 * A page of a list in memory that only grows at its end. Throws an ApiError when the arguments are invalid.
 * @param name the name of the list: its cursors are not valid for other lists.
 */
export function listPage<T>(list: readonly T[], page: PageRequest, name: string): Connection<T> {
  const { first, end } = placesOf(list.length, page, name);
  return pageAt(list.slice(first, end), first, list.length, name);
}

/**
 * The range of a page in a list of some length: from an index (inclusive) to another (exclusive). Throws as
 * `listPage` does.
 */
export function placesOf(
  length: number,
  page: PageRequest,
  name: string,
): { readonly first: number; readonly end: number } {
  const { limit, fromEnd } = pageSize(page);
  const start = page.after == null ? 0 : placeAt(page.after, name) + 1;
  const end = page.before == null ? length : Math.min(length, placeAt(page.before, name));
  const first = fromEnd ? Math.max(start, end - limit) : start;
  const last = fromEnd ? end : Math.min(end, start + limit);
  return { first, end: Math.max(first, last) };
}

/** The page of a list of some length that begins at an index and has these members. */
export function pageAt<T>(members: readonly T[], first: number, length: number, name: string): Connection<T> {
  const edges = members.map((node, at) => ({ cursor: cursorAt(first + at, name), node }));
  return connectionOf(edges, { before: first > 0, after: first + members.length < length });
}
