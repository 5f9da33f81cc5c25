import type { Request } from 'express';
import { DEFAULT_PAGE, type PageBounds } from '../../requests/page.js';

/**
 * The addresses of the previous and next pages (RFC 8288), for the header `Link`; `undefined` for a single page.
 * Relative to the requested address.
 * @param standard the size of a page where the request names none.
 */
export function linksOf(request: Request, bounds: PageBounds, standard = DEFAULT_PAGE): string | undefined {
  const { hasNextPage, hasPreviousPage, startCursor, endCursor } = bounds;
  const { first, last = String(standard) } = request.query as Readonly<Record<string, string | undefined>>;
  const size = first ?? last;
  const links: string[] = [];
  if (hasPreviousPage && startCursor !== null) links.push(link(request, 'prev', { last: size, before: startCursor }));
  if (hasNextPage && endCursor !== null) links.push(link(request, 'next', { first: size, after: endCursor }));
  return links.length > 0 ? links.join(', ') : undefined;
}

function link({ originalUrl }: Request, rel: string, page: Readonly<Record<string, string>>): string {
  const [path = '', query = ''] = originalUrl.split('?');
  const parameters = new URLSearchParams(query);
  for (const name of ['first', 'after', 'last', 'before']) parameters.delete(name);
  for (const [name, value] of Object.entries(page)) parameters.set(name, value);
  return `<${path}?${parameters.toString()}>; rel="${rel}"`;
}
