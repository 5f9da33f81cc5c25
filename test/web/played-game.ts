import { randomUUID } from 'node:crypto';
import { accepted, ChroniclerClient } from '#client';
import type { TestClient } from '../../apps/api/src/testing/index.js';

/** Plays a game of The Lantern Keepers against a bot, the first choice each time. Returns its id. */
export async function playedGame({ url, token = '' }: TestClient): Promise<string> {
  const client = new ChroniclerClient({ url, token });
  const seats = [{ me: true }, { bot: 'random' }];
  const { game } = accepted(await client.open({ commandId: randomUUID(), options: { lantern: {} }, seats }));
  accepted(await client.start({ gameId: game.id }));
  await client.play(({ choices }) => choices[0], { gameId: game.id });
  await client.close();
  return game.id;
}
