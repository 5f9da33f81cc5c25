import type { Games } from '#games';
import { localized, type Viewer } from '#kernel';
import { ApiError } from '../errors/api-error.js';
import { connectionOf, pageSize, type Connection, type PageRequest } from '../requests/page.js';
import type { EventSource, GameSource } from './game-source.js';
import { FROM_ONE, wantedEvents, type EventWishes } from './wanted-events.js';

/** The cursor of an event: its version, in a form that clients leave alone. */
const cursorOf = (version: number): string => Buffer.from(`version:${version}`, 'utf8').toString('base64url');

function versionOf(cursor: string): number {
  const [, digits] = /^version:(\d{1,9})$/.exec(Buffer.from(cursor, 'base64url').toString('utf8')) ?? [];
  if (digits === undefined)
    throw new ApiError(
      'BAD_USER_INPUT',
      localized('This is not the cursor of an event.', 'Ce n’est pas le curseur d’un événement.'),
    );
  return Number(digits);
}

/** The version after which the page starts; 0 for all. */
function afterVersionOf({ afterVersion }: EventPageRequest): number {
  if (afterVersion != null && afterVersion < 0) throw new ApiError('BAD_USER_INPUT', FROM_ONE);
  return afterVersion ?? 0;
}

/** A page of events: of all, or of those that match a filter. */
export interface EventPageRequest extends PageRequest, EventWishes {
  readonly afterVersion?: number | null;
}

/**
 * A page of a game's events, as a viewer may see them. The cursor of an event does not depend on filters.
 * Throws an ApiError when the arguments make no sense.
 */
export async function eventPage(
  games: Games,
  source: GameSource,
  viewer: Viewer,
  page: EventPageRequest,
): Promise<Connection<EventSource>> {
  const { limit, fromEnd } = pageSize(page);
  const { current } = source;
  const { events, isMoreBefore, isMoreAfter } = await games.eventsOf(current, viewer, {
    after: Math.max(page.after == null ? 0 : versionOf(page.after), afterVersionOf(page)),
    before: page.before == null ? undefined : versionOf(page.before),
    limit,
    fromEnd,
    ...wantedEvents(current.ruleset, page),
  });
  const edges = events.map((event) => ({ cursor: cursorOf(event.version), node: { ...event, source } }));
  return connectionOf(edges, { before: isMoreBefore, after: isMoreAfter });
}
