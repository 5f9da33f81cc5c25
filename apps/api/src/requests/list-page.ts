import { cursorAt, placeAt } from './number-cursor.js';
import { connectionOf, pageSize, type Connection, type PageRequest } from './page.js';

/**
 * A page of a list that is at hand and that only grows at its end. Throws an ApiError when the arguments make no sense.
 * @param name whose list it is: cursors of one list are none of another.
 */
export function listPage<T>(list: readonly T[], page: PageRequest, name: string): Connection<T> {
  const { first, end } = placesOf(list.length, page, name);
  return pageAt(list.slice(first, end), first, list.length, name);
}

/** Which part of a list of some length a page is: from a place, from 0, up to another, which is none of it. Throws as `listPage` does. */
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

/** The page of a list of some length that begins at a place and has these members. */
export function pageAt<T>(members: readonly T[], first: number, length: number, name: string): Connection<T> {
  const edges = members.map((node, at) => ({ cursor: cursorAt(first + at, name), node }));
  return connectionOf(edges, { before: first > 0, after: first + members.length < length });
}
