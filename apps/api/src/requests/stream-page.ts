import type { StreamDirectory } from '#games';
import type { Localized } from '#kernel';
import { connectionOf, cutToPage, stretchOf, type Connection, type PageRequest } from './page.js';
import { comesBefore, cursorOfPlace, placeIn } from './place-cursor.js';

/** What a list of streams shows. */
interface ShownStreams<Loaded, Node> {
  /** Only those that this account has to do with. */
  readonly account?: string | undefined;
  /** What is listed, for the message about a cursor: “a campaign”. */
  readonly what: Localized;
  /** Streams in their order, without those that there are not: read together. */
  readonly load: (streamIds: readonly string[]) => Promise<readonly Loaded[]>;
  /** What stands for a stream in the list. */
  readonly node: (loaded: Loaded) => Node;
}

/** A page of a list of streams, the newest first. Throws an ApiError `BAD_USER_INPUT` for a page that makes no sense. */
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
  if (edges.length < members.length) throw new Error('The list names a stream that there is not.');
  return connectionOf(edges, more);
}
