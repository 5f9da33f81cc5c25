import { createClient } from 'graphql-ws';
import { WebSocket } from 'ws';
import { insist } from './insist.js';
import type { GameId } from './storm-player.js';
import type { Told } from './told.js';

/** The versions that a subscriber was told, in the order in which they came. */
export interface Followed {
  readonly game: GameId;
  readonly versions: readonly number[];
  /** How often the subscription broke, and was made again. */
  readonly resumed: number;
}

/** Follows a game at an API to its end, and asks again after the last version when the subscription breaks. */
export async function followGame(url: string, token: string, game: GameId, told: Told): Promise<Followed> {
  const versions: number[] = [];
  for (let resumed = 0; ; resumed += 1) {
    const isComplete = await subscribe({ url, token, game, versions }, told);
    const query = `{ game(id: "${game}") { status version } }`;
    const now = await insist(() => told.ask<{ game: { status: string; version: number } }>(url, query, token));
    const isAllTold = now.game.status === 'OVER' && (versions.at(-1) ?? 0) >= now.game.version;
    if (isAllTold) return { game, versions, resumed };
    if (isComplete)
      told.wrong.push(`A subscription was complete at ${versions.at(-1)} of ${JSON.stringify(now.game)}.`);
  }
}

interface Subscription {
  readonly url: string;
  readonly token: string;
  readonly game: GameId;
  readonly versions: number[];
}

/** Adds the versions that come, until the subscription ends. True when the server says that it is complete. */
async function subscribe({ url, token, game, versions }: Subscription, told: Told): Promise<boolean> {
  const since = performance.now();
  const broke = (fault: unknown): false => {
    told.subscriptionBroke(url, since, fault);
    return false;
  };
  const client = createClient({
    url: `${url.replace('http', 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    connectionParams: { authorization: `Bearer ${token}` },
    retryAttempts: 0,
  });
  const query = `subscription { gameEvents(gameId: "${game}", afterVersion: ${versions.at(-1) ?? 0}) { version } }`;
  try {
    for await (const { data, errors } of client.iterate<{ gameEvents: { version: number } }>({ query })) {
      if (data) versions.push(data.gameEvents.version);
      if (errors) return broke(errors);
    }
    return true;
  } catch (fault) {
    return broke(fault);
  } finally {
    await client.dispose();
  }
}
