import { ownName, sharedTestApi, type TestApi } from '../../apps/api/src/testing/index.js';
import { readBox, type Box } from './card-look.js';
import { joinGame, openGame, startGame, type Brings } from './seating.js';
import { TableClient } from './table-client.js';

/** An API in this process, and clients that play a card game on it over the network. */
export interface Club<Names extends readonly string[]> {
  readonly api: TestApi;
  readonly clients: { readonly [Each in keyof Names]: TableClient };
  readonly box: Box;
  close(): Promise<void>;
}

/** Starts an API without tight limits, and makes an account for each client. */
export async function openClub<const Names extends readonly string[]>(
  ruleset: string,
  ...names: Names
): Promise<Club<Names>> {
  const api = await sharedTestApi();
  const clients = await Promise.all(names.map((name) => TableClient.register(api.url, name, ownName(name))));
  const close = async (): Promise<void> => {
    await Promise.all(clients.map((client) => client.close()));
    await api.close();
  };
  return { api, clients: clients as never, box: await readBox(clients[0]!, ruleset), close };
}

/**
 * Opens a game for two, seats them with the things that they bring, in their order, and starts it. Returns the id of
 * the game.
 */
export async function seatTwo(
  [opener, other]: readonly [TableClient, TableClient],
  options: object,
  brings: readonly [Brings, Brings] = [{}, {}],
): Promise<string> {
  const gameId = await openGame(opener, options, brings[0]);
  await joinGame(other, gameId, brings[1]);
  await startGame(opener, gameId);
  return gameId;
}
