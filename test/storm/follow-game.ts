import { createClient } from 'graphql-ws';
import { WebSocket } from 'ws';
import { ask } from '../server/ask.js';
import { insist } from './insist.js';
import type { GameId } from './storm-player.js';

/** What a subscriber was told: every version, in the order in which it came. */
export interface Followed {
  readonly game: GameId;
  readonly versions: readonly number[];
  /** How often the subscription ended before the game did, and was made again. */
  readonly resumed: number;
}

/** Follows a game to its end, and asks again after the last version whenever the subscription breaks. */
export async function followGame(url: string, token: string, id: GameId): Promise<Followed> {
  const versions: number[] = [];
  for (let resumed = 0; ; resumed += 1) {
    await subscribe(url, token, id, versions);
    const query = `{ game(id: "${id}") { status version } }`;
    const { game } = await insist(() => ask<{ game: { status: string; version: number } }>(url, query, token));
    if (game.status === 'OVER' && (versions.at(-1) ?? 0) >= game.version) return { game: id, versions, resumed };
  }
}

/** Adds the versions that come, until the subscription ends, well or not. */
async function subscribe(url: string, token: string, id: GameId, versions: number[]): Promise<void> {
  const client = createClient({
    url: `${url.replace('http', 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    connectionParams: { authorization: `Bearer ${token}` },
    retryAttempts: 0,
  });
  const query = `subscription { gameEvents(gameId: "${id}", afterVersion: ${versions.at(-1) ?? 0}) { version } }`;
  try {
    for await (const { data } of client.iterate<{ gameEvents: { version: number } }>({ query })) {
      if (data) versions.push(data.gameEvents.version);
    }
  } catch {
    // Whatever it was: whoever follows asks again.
  } finally {
    await client.dispose();
  }
}
