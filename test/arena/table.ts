import { startTestApi, type TestApi } from '../../apps/api/src/testing/index.js';
import { joinGame, openGame, startGame } from '../table/seating.js';
import { TableClient } from '../table/table-client.js';
import type { Entry } from './decks.js';
import { Look, readBox, type Box } from './look.js';
import type { Wish } from './wishes.js';

/** An API in this process, and people who use it over the network. */
export interface Club<Names extends readonly string[]> {
  readonly api: TestApi;
  readonly clients: { readonly [Each in keyof Names]: TableClient };
  readonly box: Box;
  close(): Promise<void>;
}

/** Starts an API that lets everybody be quick, and makes an account for everybody. */
export async function openClub<const Names extends readonly string[]>(...names: Names): Promise<Club<Names>> {
  const api = await startTestApi();
  const clients = await Promise.all(names.map((name) => TableClient.register(api.url, name)));
  const close = async (): Promise<void> => {
    await Promise.all(clients.map((client) => client.close()));
    await api.close();
  };
  return { api, clients: clients as never, box: await readBox(clients[0]!), close };
}

/** What a seat brings: a starter deck or a deck of its own, or a deck that its account keeps. */
export type Brings =
  { readonly brings: { readonly arena: object } } | { readonly deckId: string } | Readonly<Record<string, never>>;

/** A starter deck, to bring. */
export const starter = (name: 'LANTERN_COURT' | 'HOLLOW_TIDE'): Brings => ({ brings: { arena: { starter: name } } });

/** A deck of one's own, to bring. */
export const deck = (cards: readonly Entry[]): Brings => ({ brings: { arena: { deck: { cards } } } });

/** Opens a game for two, seats them with what they bring, in their order, and starts it. Gives the id of the game. */
export async function seat(
  players: readonly [TableClient, TableClient],
  brings: readonly [Brings, Brings],
  arena: object = {},
): Promise<string> {
  const [opener, other] = players;
  const gameId = await open(opener, brings[0], arena);
  await joinGame(other, gameId, brings[1]);
  await startGame(opener, gameId);
  return gameId;
}

/** Opens a game with its first seat for whoever opens it. */
export const open = (opener: TableClient, brings: Brings, arena: object = {}): Promise<string> =>
  openGame(opener, { arena }, brings);

/** A player at a table. */
export interface Seated {
  readonly client: TableClient;
  readonly wish: Wish;
}

/**
 * Plays a game to its end, or until somebody sees what it is to be played to, each player by its wishes. Gives
 * everything that they looked at while it was played, in order.
 */
export async function playOut(
  gameId: string,
  box: Box,
  players: readonly Seated[],
  until: (look: Look) => boolean = () => false,
): Promise<Look[]> {
  const looks: Look[] = [];
  for (;;) {
    for (const { client, wish } of players) {
      const look = await Look.at(client, gameId, box);
      if (look.position.status === 'OVER') return looks;
      looks.push(look);
      if (until(look)) return looks;
      if (look.position.waiting?.mine) await give(client, gameId, wish(look));
    }
  }
}

/** Gives a command that has to be accepted. */
export async function give(client: TableClient, gameId: string, command: unknown): Promise<void> {
  await client.must('submitCommand', 'SubmitCommandInput', { gameId, command }, 'version');
}

/** How a game ended: why, and who won. */
export interface Ending {
  readonly outcome: {
    readonly reason: string;
    readonly placings: readonly { readonly seat: number; readonly rank: number }[];
  };
  readonly view: { readonly over: string; readonly winner: number | null; readonly turn: number };
}

const ENDING = `query($id: ID!) { game(id: $id) { outcome { reason placings { seat rank } }
  view { ... on ArenaView { over winner turn } } } }`;

/** Asks how a game ended. */
export async function endingOf(client: TableClient, gameId: string): Promise<Ending> {
  return (await client.ask<{ game: Ending }>(ENDING, { id: gameId })).game;
}
