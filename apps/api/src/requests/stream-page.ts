import type { StreamDirectory } from '#streams';
import type { Localized } from '#kernel';
import { connectionOf, cutToPage, stretchOf, type Connection, type PageRequest } from './page.js';
import { comesBefore, cursorOfPlace, placeIn } from './place-cursor.js';

/** The source of a list of streams. */
interface ShownStreams<Loaded, Node> {
  /** Only streams that concern this account. */
  readonly account?: string | undefined;
  /** The listed objects, for the message about a cursor: “a campaign”. */
  readonly what: Localized;
  /** Streams in this order, without missing ones, read in one query. */
  readonly load: (streamIds: readonly string[]) => Promise<readonly Loaded[]>;
  /** The list entry of a stream. */
  readonly node: (loaded: Loaded) => Node;
}

/** A page of a list of streams, the newest first. Throws an ApiError `BAD_USER_INPUT` for an invalid page. */
export async function streamPage<Loaded, Node>(
  directory: StreamDirectory,
  page: PageRequest,
  { account, what, load, node }: ShownStreams<Loaded, Node>,
): Promise<Connection<Node>> {
  const stretch = stretchOf(page);
  const { limit, fromEnd, from } = stretch;
  const place = from === undefined ? undefined : placeIn(from, what);
  const found = await directory.find({
    account,
    descending: !fromEnd,
    after: place && { at: place.at, streamId: place.id },
    limit: limit + 1,
  });
  const { members, more } = cutToPage(found, stretch, ({ openedAt, streamId }, until) =>
    comesBefore({ at: openedAt, id: streamId }, placeIn(until, what), !fromEnd),
  );
  const loaded = (await load(members.map(({ streamId }) => streamId))).map(node);
  const edges = members.flatMap(({ streamId, openedAt }, place) => {
    const shown = loaded[place];
    return shown === undefined ? [] : [{ cursor: cursorOfPlace(openedAt, streamId), node: shown }];
  });
  if (edges.length < members.length) throw new Error('The list names a stream that does not exist.');
  return connectionOf(edges, more);
}
