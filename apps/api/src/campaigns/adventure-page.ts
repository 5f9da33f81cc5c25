import { both, type Adventure } from '#kernel';
import { ApiError } from '../errors/api-error.js';
import { connectionOf, pageSize, type Connection, type PageRequest } from '../requests/page.js';

/** A page of the adventures of a campaign, oldest first. Throws an ApiError when the arguments make no sense. */
export function adventurePage(adventures: readonly Adventure[], page: PageRequest): Connection<Adventure> {
  const { limit, fromEnd } = pageSize(page);
  const start = page.after == null ? 0 : numberIn(page.after) + 1;
  const end = page.before == null ? adventures.length : Math.min(adventures.length, numberIn(page.before));
  const first = fromEnd ? Math.max(start, end - limit) : start;
  const last = fromEnd ? end : Math.min(end, start + limit);
  const edges = adventures.map((node, at) => ({ cursor: cursorOf(at), node })).slice(first, Math.max(first, last));
  return connectionOf(edges, { before: first > 0, after: last < adventures.length });
}

const cursorOf = (at: number): string => Buffer.from(`adventure ${at}`, 'utf8').toString('base64url');

function numberIn(cursor: string): number {
  const [, number] = /^adventure (\d{1,9})$/.exec(Buffer.from(cursor, 'base64url').toString('utf8')) ?? [];
  if (number === undefined)
    throw new ApiError(
      'BAD_USER_INPUT',
      both('This is not the cursor of an adventure.', 'Ce n’est pas le curseur d’une aventure.'),
    );
  return Number(number);
}
