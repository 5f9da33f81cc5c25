import type { Games, LoadedGame } from '#games';
import type { Viewer } from '#kernel';
import { ApiError } from '../errors/api-error.js';
import { connectionOf, pageSize, type Connection, type PageRequest } from '../requests/page.js';
import type { EventSource } from './game-source.js';

/** The cursor of an event: its version, in a form that clients leave alone. */
const cursorOf = (version: number): string => Buffer.from(`version:${version}`, 'utf8').toString('base64url');

function versionOf(cursor: string): number {
  const [, digits] = /^version:(\d{1,9})$/.exec(Buffer.from(cursor, 'base64url').toString('utf8')) ?? [];
  if (digits === undefined) throw new ApiError('BAD_USER_INPUT', 'This is not the cursor of an event.');
  return Number(digits);
}

/** A page of a game's events, as a viewer may see them. Throws an ApiError when the arguments make no sense. */
export async function eventPage(
  games: Games,
  loaded: LoadedGame,
  viewer: Viewer,
  page: PageRequest,
): Promise<Connection<EventSource>> {
  const { limit, fromEnd } = pageSize(page);
  const newest = loaded.game.version;
  const least = page.after == null ? 0 : versionOf(page.after);
  const end = Math.min(newest, page.before == null ? newest : versionOf(page.before) - 1);
  const after = fromEnd ? Math.max(least, end - limit) : least;
  const upTo = Math.min(end, after + limit);
  const found = upTo <= after ? undefined : await games.events(loaded.gameId, viewer, after, upTo - after);
  const events = found?.status === 'found' ? found.value : [];
  const edges = events.map((event) => ({ cursor: cursorOf(event.version), node: { ...event, loaded } }));
  return connectionOf(edges, { before: after > 0 && edges.length > 0, after: upTo < newest && upTo > after });
}
