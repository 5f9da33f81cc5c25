import type { Request, Response } from 'express';
import { credentialsIn } from '../../access/credentials.js';
import { ApiError } from '../../errors/api-error.js';
import { tooLong } from '../../graphql/answer-text.js';
import { requestLocale } from '../../requests/request-context.js';
import type { PageBounds } from '../../requests/page.js';
import type { PreparedRoute } from '../prepared/prepare-route.js';
import { isWholeList, wholeList } from '../prepared/whole-list.js';
import type { Route } from '../routes/route.js';
import { entityTag, hasIt, textTag } from './entity-tag.js';
import { linksOf } from './links.js';

/** NDJSON, one value per line. */
export const NDJSON = 'application/x-ndjson';

/** The answer of a list, with one page. */
interface Page {
  readonly nodes: readonly unknown[];
  readonly pageInfo: PageBounds;
}

/**
 * Sends the answer of a route with its HTTP headers: status, tag, language, links to other pages.
 * Throws an ApiError `QUERY_TOO_COSTLY` for an answer of more than `most` bytes.
 */
export function sendAnswer(
  request: Request,
  response: Response,
  prepared: PreparedRoute,
  value: unknown,
  most: number,
): void {
  const { route } = prepared;
  const answer = isWholeList(prepared) ? wholeList(value as readonly unknown[]) : value;
  describe(request, response, route, answer);
  const asLines = isPage(answer) && request.accepts(['application/json', NDJSON]) === NDJSON;
  const text = asLines ? linesOf(answer.nodes) : `${JSON.stringify(answer)}\n`;
  const bytes = Buffer.byteLength(text);
  if (bytes > most) throw new ApiError('QUERY_TOO_COSTLY', tooLong(bytes, most), { bytes, limit: most });
  response.status(route.status ?? 200).type(asLines ? NDJSON : 'application/json');
  if (request.method === 'GET') sendTagged(request, response, text);
  else response.end(text);
}

/** The media types of the answers of a route. */
export const mediaTypesOf = (prepared: PreparedRoute): readonly string[] =>
  isWholeList(prepared) || isConnection(prepared) ? ['application/json', NDJSON] : ['application/json'];

const isConnection = ({ answer }: PreparedRoute): boolean =>
  answer.node.selectionSet?.selections.some((one) => 'name' in one && one.name.value === 'nodes') === true;

/** Sends a text, unless the client has it: with the given tag, or with that of the text. */
export function sendTagged(request: Request, response: Response, text: string): void {
  if (response.get('ETag') === undefined) response.set('ETag', textTag(text));
  if (hasIt(request.get('if-none-match'), response.get('ETag'))) response.status(304).end();
  else response.end(text);
}

const linesOf = (nodes: readonly unknown[]): string => nodes.map((node) => `${JSON.stringify(node)}\n`).join('');

function describe(request: Request, response: Response, route: Route, answer: unknown): void {
  const locale = requestLocale();
  const isOwn = credentialsIn(request) !== undefined;
  response
    .vary('Accept')
    .vary('Accept-Language')
    .vary('Authorization')
    .vary('Cookie')
    .set({
      'Content-Language': locale,
      'Cache-Control': request.method === 'GET' ? `${isOwn ? 'private' : 'public'}, no-cache` : 'no-store',
    });
  const state = (answer ?? {}) as TaggedState;
  if (route.isTagged && typeof state.version === 'number')
    response.set('ETag', entityTag(state.version, locale, stateIn(state)));
  const links = isPage(answer) ? linksOf(request, answer.pageInfo, route.page) : undefined;
  if (links !== undefined) response.set('Link', links);
  if (route.location !== undefined) response.set('Location', locationOf(route.location, answer));
}

/** The parts of the answer of a tagged route that do not depend on its version alone. */
interface TaggedState {
  readonly version?: unknown;
  readonly parked?: unknown;
  readonly shownLate?: unknown;
}

function stateIn({ parked, shownLate }: TaggedState): string | undefined {
  const states = [...(parked === true ? ['parked'] : []), ...(shownLate === true ? ['late'] : [])];
  return states.length === 0 ? undefined : states.join('-');
}

const isPage = (answer: unknown): answer is Page =>
  typeof answer === 'object' && answer !== null && 'nodes' in answer && 'pageInfo' in answer;

/** An address, with its braces replaced by parts of the answer. */
const locationOf = (template: string, answer: unknown): string =>
  template.replace(/\{([\w.]+)\}/g, (_, path: string) => {
    const part = path.split('.').reduce<unknown>((value, name) => (value as Record<string, unknown>)[name], answer);
    return encodeURIComponent(String(part));
  });
