import { randomUUID } from 'node:crypto';
import type { TestClient } from '../../apps/api/src/testing/index.js';

/** The document that opens a game, and asks only for its id. */
export const OPEN =
  'mutation($input: OpenGameInput!) { openGame(input: $input) { ... on CommandAccepted { game { id } } } }';

/** Opens a game of Lantern without players. @returns its id. */
export async function openTable(client: TestClient): Promise<string> {
  const input = { commandId: randomUUID(), options: { lantern: {} }, seats: [] };
  const { openGame } = await client.data<{ openGame: { game: { id: string } } }>(OPEN, { input });
  return openGame.game.id;
}

/** Starts a game of Lantern against a bot, which waits for its opener. */
export async function startTable(client: TestClient): Promise<void> {
  const input = { commandId: randomUUID(), options: { lantern: {} }, seats: [{ me: true }, { bot: 'random' }] };
  const { openGame } = await client.data<{ openGame: { game: { id: string } } }>(OPEN, { input });
  const start = { commandId: randomUUID(), gameId: openGame.game.id };
  await client.data('mutation($input: StartGameInput!) { startGame(input: $input) { __typename } }', { input: start });
}
