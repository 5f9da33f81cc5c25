import { both } from '#kernel';
import { ApiError } from '../errors/api-error.js';
import { connectionOf, pageSize, type Connection, type PageRequest } from './page.js';

/**
 * A page of a list that is at hand and that only grows at its end. Throws an ApiError when the arguments make no sense.
 * @param name whose list it is: cursors of one list are none of another.
 */
export function listPage<T>(list: readonly T[], page: PageRequest, name: string): Connection<T> {
  const { limit, fromEnd } = pageSize(page);
  const start = page.after == null ? 0 : placeIn(page.after, name) + 1;
  const end = page.before == null ? list.length : Math.min(list.length, placeIn(page.before, name));
  const first = fromEnd ? Math.max(start, end - limit) : start;
  const last = fromEnd ? end : Math.min(end, start + limit);
  const edges = list
    .slice(first, Math.max(first, last))
    .map((node, at) => ({ cursor: cursorOf(first + at, name), node }));
  return connectionOf(edges, { before: first > 0, after: last < list.length });
}

const cursorOf = (at: number, name: string): string => Buffer.from(`${name} ${at}`, 'utf8').toString('base64url');

function placeIn(cursor: string, name: string): number {
  const [, told, number] = /^(\w+) (\d{1,9})$/.exec(Buffer.from(cursor, 'base64url').toString('utf8')) ?? [];
  if (number === undefined || told !== name)
    throw new ApiError(
      'BAD_USER_INPUT',
      both('This is not a cursor of this list.', 'Ce n’est pas un curseur de cette liste.'),
    );
  return Number(number);
}
