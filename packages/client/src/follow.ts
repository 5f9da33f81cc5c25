import { ChroniclerError } from './errors.js';
import {
  BotFeedDocument,
  GameEventsDocument,
  type BotFeedSubscription,
  type GameEventsSubscription,
  type Importance,
} from './generated/operations.js';
import type { EventOf } from './games.js';
import { resume } from './resume.js';
import type { ClientSettings } from './settings.js';
import type { Sockets } from './sockets.js';

/** An event of a game, as you may see it. */
export type GameEvent = GameEventsSubscription['gameEvents'];

/** A message of the bot feed. */
export type BotNews = BotFeedSubscription['botFeed'];

/** The wanted events of a game, and their end. */
export interface Following<R extends string = string> {
  /** The ruleset of the game: it types the events, so that `type` tells the fields of `payloadJson`. */
  readonly ruleset?: R;
  /** Only events after this version: the last one that you have. 0 by default. */
  readonly after?: number;
  /** The least weight of the events; versions then have gaps. */
  readonly atLeast?: Importance;
  /** Only events of these types; versions then have gaps. */
  readonly types?: readonly string[];
  /** Further fields of each event, in GraphQL: `payload { ... on GuildsLotSold { price } }`. */
  readonly fields?: string;
  /** Ends it. */
  readonly signal?: AbortSignal;
}

/** An event of a game of a ruleset, with further fields. */
export type Followed<R extends string, Fields extends object = object> = GameEvent & EventOf<R> & Fields;

/** The dependencies of every subscription of a client. */
export interface Lines {
  readonly sockets: Sockets;
  readonly settings: ClientSettings;
}

/** The events of a game, from a version on, without gaps or duplicates, to its end. */
export async function* followGame<Fields extends object = object>(
  { sockets, settings }: Lines,
  gameId: string,
  { after = 0, atLeast, types, fields = '', signal }: Following = {},
): AsyncGenerator<GameEvent & Fields, void, undefined> {
  const document = GameEventsDocument.replace(/\n( *)payloadJson\n/, (found, indent) => `${found}${indent}${fields}\n`);
  const hasGaps = atLeast !== undefined || types !== undefined;
  let last = after;
  const events = resume<{ readonly gameEvents: GameEvent & Fields }>(
    {
      open: () => sockets.subscribe(document, { gameId, afterVersion: last, atLeast, types }),
      judge: ({ gameEvents: { version } }) => {
        if (version <= last) return 'known';
        return version === last + 1 || hasGaps ? 'new' : 'gap';
      },
      signal,
    },
    settings,
  );
  for await (const { gameEvents } of events) {
    last = gameEvents.version;
    yield gameEvents;
  }
}

/** Ends of games that are remembered: the feed may repeat one after a disconnect. */
const MOST_ENDS = 1_000;

/** The bot feed of an account's games, across disconnects, each end once. It ends only with the signal. */
export async function* followFeed(
  { sockets, settings }: Lines,
  signal?: AbortSignal,
  described = false,
): AsyncGenerator<BotNews, void, undefined> {
  let since: string | undefined;
  const ended = new Set<string>();
  const news = resume<BotFeedSubscription>(
    {
      open: () => sockets.subscribe(BotFeedDocument, { since, ...(described ? { described } : {}) }),
      judge: ({ botFeed: { __typename: kind, game } }) =>
        kind === 'BotGameOver' && ended.has(game.id) ? 'known' : 'new',
      signal,
    },
    settings,
  );
  for await (const { botFeed } of news) {
    since = botFeed.at;
    if (botFeed.__typename === 'BotGameOver') remember(ended, botFeed.game.id);
    yield botFeed;
  }
  if (signal?.aborted !== true) throw new ChroniclerError('SOCKET_CLOSED', 'The server ended the feed.');
}

function remember(ended: Set<string>, gameId: string): void {
  ended.add(gameId);
  const [oldest] = ended;
  if (ended.size > MOST_ENDS && oldest !== undefined) ended.delete(oldest);
}
