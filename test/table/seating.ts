import type { TableClient } from './table-client.js';

/** The things that a seat brings to a game, in the API's form; nothing by default. */
export type Brings = Readonly<Record<string, unknown>>;

/** Opens a game under these options with the first seat for its opener. Returns the id of the game. */
export async function openGame(opener: TableClient, options: object, brings: Brings = {}): Promise<string> {
  const input = { options, seats: [{ me: true, ...brings }] };
  const { game } = await opener.must<{ game: { id: string } }>('openGame', 'OpenGameInput', input, 'game { id }');
  return game.id;
}

/** Takes the next seat. */
export async function joinGame(client: TableClient, gameId: string, brings: Brings = {}): Promise<void> {
  await client.must('joinGame', 'JoinGameInput', { gameId, ...brings }, 'version');
}

/** Starts a filled game. */
export async function startGame(opener: TableClient, gameId: string): Promise<void> {
  await opener.must('startGame', 'StartGameInput', { gameId }, 'version');
}
