import type { TableClient } from './table-client.js';

/** What a seat brings to a game, as the API takes it; nothing by default. */
export type Brings = Readonly<Record<string, unknown>>;

/** Opens a game under these options with the first seat for whoever opens it. Gives the id of the game. */
export async function openGame(opener: TableClient, options: object, brings: Brings = {}): Promise<string> {
  const input = { options, seats: [{ me: true, ...brings }] };
  const { game } = await opener.must<{ game: { id: string } }>('openGame', 'OpenGameInput', input, 'game { id }');
  return game.id;
}

/** Sits down at the next seat. */
export async function joinGame(client: TableClient, gameId: string, brings: Brings = {}): Promise<void> {
  await client.must('joinGame', 'JoinGameInput', { gameId, ...brings }, 'version');
}

/** Starts a game that its opener has seen filled. */
export async function startGame(opener: TableClient, gameId: string): Promise<void> {
  await opener.must('startGame', 'StartGameInput', { gameId }, 'version');
}
