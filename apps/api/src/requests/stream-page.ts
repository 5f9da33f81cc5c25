import type { StreamDirectory } from '#games';
import type { Localized } from '#kernel';
import { connectionOf, cutToPage, stretchOf, type Connection, type PageRequest } from './page.js';
import { comesBefore, cursorOfPlace, placeIn } from './place-cursor.js';

/** What a list of streams shows. */
interface ShownStreams<Node> {
  /** Only those that this account has to do with. */
  readonly account?: string | undefined;
  /** What is listed, for the message about a cursor: “a campaign”. */
  readonly what: Localized;
  /** What stands for a stream in the list; `undefined` where there is none. */
  readonly node: (streamId: string) => Promise<Node | undefined>;
}

/** A page of a list of streams, the newest first. Throws an ApiError `BAD_USER_INPUT` for a page that makes no sense. */
export async function streamPage<Node>(
  directory: StreamDirectory,
  page: PageRequest,
  { account, what, node }: ShownStreams<Node>,
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
  const edges = members.map(async ({ streamId, openedAt }) => {
    const found = await node(streamId);
    if (!found) throw new Error(`The list names the stream ${streamId}, which there is not.`);
    return { cursor: cursorOfPlace(openedAt, streamId), node: found };
  });
  return connectionOf(await Promise.all(edges), more);
}
