import type { TableClient } from './table-client.js';

/** The end of a game: its reason, and the winner. */
export interface Ending {
  readonly outcome: {
    readonly reason: string;
    readonly placings: readonly { readonly seat: number; readonly rank: number }[];
  };
  readonly view: { readonly over: string; readonly winner: number | null; readonly turn: number };
}

/** Reads the end of a card game; `view` is the type of its view. */
export async function endingOf(client: TableClient, gameId: string, view: string): Promise<Ending> {
  const query = `query($id: ID!) { game(id: $id) { outcome { reason placings { seat rank } }
    view { ... on ${view} { over winner turn } } } }`;
  return (await client.ask<{ game: Ending }>(query, { id: gameId })).game;
}
